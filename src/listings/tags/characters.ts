/**
 * Kinds of characters, by how a text is cut at them. Those of which words are made are bits, so that a word's kinds together say
 * whether it is to be folded.
 */
export const CHARACTER = {
  none: 0,
  small: 1,
  capital: 2,
  /** Letters beyond ASCII, but for Chinese characters. */
  foreign: 4,
  digit: 8,
  han: 16,
  mark: 32,
  lineBreak: 48,
  angle: 64,
  hyphen: 80,
  fullStop: 96,
} as const;
/** Words begin with a letter. */
export const LETTER = CHARACTER.small | CHARACTER.capital | CHARACTER.foreign;
export const WORD_PART = LETTER | CHARACTER.digit;

export type MarkKind = 'comma' | 'colon' | 'slash' | 'open' | 'close' | 'dash' | 'symbol' | 'end';

export const MARKS: ReadonlyMap<string, MarkKind> = new Map([
  ...[...',，、'].map((mark) => [mark, 'comma'] as const),
  ...[...':：'].map((mark) => [mark, 'colon'] as const),
  ...['/', '\\', '／'].map((mark) => [mark, 'slash'] as const),
  ...[...'([{（【'].map((mark) => [mark, 'open'] as const),
  ...[...')]}）】'].map((mark) => [mark, 'close'] as const),
  ...[...'–—•*·|~►▪●✓✔★'].map((mark) => [mark, 'dash'] as const),
  ...[...'&+#$%€=@_'].map((mark) => [mark, 'symbol'] as const),
  ...[...'!?;。！？；…¡¿'].map((mark) => [mark, 'end'] as const),
]);

const FIRST_BEYOND_ASCII = 128;

const isHan = (code: number): boolean => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);
const isForeign = (code: number): boolean =>
  (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7) ||
  (code >= 0x2c00 && code < 0x2e00) ||
  (code >= 0x3040 && code < 0xe000) ||
  (code >= 0xff21 && code <= 0xff5a);

const kindBeyondAscii = (code: number): number => {
  if (isHan(code)) return CHARACTER.han;
  if (isForeign(code)) return CHARACTER.foreign;
  return MARKS.has(String.fromCharCode(code)) ? CHARACTER.mark : CHARACTER.none;
};

const ASCII_PATTERNS: readonly [RegExp, number][] = [
  [/[a-z]/, CHARACTER.small],
  [/[A-Z]/, CHARACTER.capital],
  [/\d/, CHARACTER.digit],
  [/\n/, CHARACTER.lineBreak],
  [/</, CHARACTER.angle],
  [/-/, CHARACTER.hyphen],
  [/\./, CHARACTER.fullStop],
];
const kindOfAscii = (code: number): number => {
  const character = String.fromCharCode(code);
  const kind = ASCII_PATTERNS.find(([pattern]) => pattern.test(character))?.[1];
  return kind ?? (MARKS.has(character) ? CHARACTER.mark : CHARACTER.none);
};
/** Texts are nearly all ASCII, of which each character is looked up once. */
const ASCII = Uint8Array.from({ length: FIRST_BEYOND_ASCII }, (_, code) => kindOfAscii(code));

/** The kind of the character at a place of a text; none behind its end. */
export const characterAt = (text: string, index: number): number => {
  if (index >= text.length) return CHARACTER.none;
  const code = text.charCodeAt(index);
  return code < FIRST_BEYOND_ASCII ? (ASCII[code] as number) : kindBeyondAscii(code);
};
