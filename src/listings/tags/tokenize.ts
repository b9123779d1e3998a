import { foldName } from '../fold.ts';

/**
 * Kinds of characters, by how a text is cut at them. Those of which words are made are bits, so that a word's kinds together say
 * whether it is to be folded.
 */
const CHARACTER = {
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
const LETTER = CHARACTER.small | CHARACTER.capital | CHARACTER.foreign;
const WORD_PART = LETTER | CHARACTER.digit;

type MarkKind = 'comma' | 'colon' | 'slash' | 'open' | 'close' | 'dash' | 'symbol' | 'end';

const MARKS: ReadonlyMap<string, MarkKind> = new Map([
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
const characterAt = (text: string, index: number): number => {
  if (index >= text.length) return CHARACTER.none;
  const code = text.charCodeAt(index);
  return code < FIRST_BEYOND_ASCII ? (ASCII[code] as number) : kindBeyondAscii(code);
};

/** What is known of a word of the tables: bits by the place of a language in LANGUAGE_CODES. */
export type WordFacts = {
  /** The word itself: the one text of all its tokens, which is found in tables without being read again. */
  word: string;
  /** Its number in the trees of phrases. */
  number: number;
  /** In which languages it is a small word, which tells the language. */
  small: number;
  /** In which languages it stands in a phrase, and in which it begins one. */
  known: number;
  begins: number;
};

/** A word is folded as names are; Chinese characters are words of their own. `start` and `end` are places in the text. */
export type Token = {
  kind: 'word' | 'number' | MarkKind;
  /** The folded word, or the mark. */
  word: string;
  start: number;
  end: number;
  isCapital: boolean;
  /** What is known of the word; undefined where it stands in no table. */
  facts: WordFacts | undefined;
};

/** After these a full stop ends no sentence unless a capital follows. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'st ave blvd rd dr ln sq ft approx apt incl excl mt no nr ca min mins av calle c/ zzgl inkl bzw qm hab dorm'.split(
    ' ',
  ),
);
const BLOCK_TAG = /^<\s*\/?\s*(br|p|li|div|ul|ol|h\d|tr|td)\b/i;
const LONGEST_TAG = 200;
const NO_WORDS: ReadonlyMap<string, WordFacts> = new Map();

const isSmall = (text: string, index: number): boolean => characterAt(text, index) === CHARACTER.small;
const isDigit = (text: string, index: number): boolean => characterAt(text, index) === CHARACTER.digit;

/** Whether the full stop at `index` ends a sentence. */
const isFullStop = (text: string, index: number, before: Token | undefined): boolean => {
  if ((characterAt(text, index + 1) & WORD_PART) !== 0) {
    return before?.kind === 'number' || text.charCodeAt(index + 1) < 97;
  }
  return before === undefined || !ABBREVIATIONS.has(before.word) || !isSmall(text, index + 2);
};

/** The place behind the number that begins at `start`; a point or comma between digits is a part of it. */
const endOfNumber = (text: string, start: number): number => {
  let index = start + 1;
  for (; index < text.length; index += 1) {
    if (isDigit(text, index)) continue;
    const mark = text.charAt(index);
    if (!((mark === '.' || mark === ',') && isDigit(text, index + 1))) break;
  }
  return index;
};

/** The place behind a tag of HTML that begins at `start`; that behind the "<" where none does. */
const endOfTag = (text: string, start: number): number => {
  const close = text.indexOf('>', start);
  return close !== -1 && close - start < LONGEST_TAG ? close + 1 : start + 1;
};

const isSpacedDash = (text: string, index: number): boolean =>
  index === 0 || (/\s/.test(text.charAt(index - 1)) && /\s/.test(text.charAt(index + 1)));

const createToken = (
  known: ReadonlyMap<string, WordFacts>,
  kind: Token['kind'],
  word: string,
  start: number,
  end: number,
  isCapital = false,
): Token => {
  const facts = known.get(word);
  return { kind, word: facts === undefined ? word : facts.word, start, end, isCapital, facts };
};

/** The word that begins with a letter at `start`. Most are small letters of ASCII, which are folded already. */
const wordAt = (known: ReadonlyMap<string, WordFacts>, text: string, start: number): Token => {
  const first = characterAt(text, start);
  let parts = first;
  let end = start + 1;
  for (let part = characterAt(text, end); (part & WORD_PART) !== 0; part = characterAt(text, end)) {
    parts |= part;
    end += 1;
  }
  const written = text.slice(start, end);
  if ((parts & (CHARACTER.capital | CHARACTER.foreign)) === 0) return createToken(known, 'word', written, start, end);
  const word = (parts & CHARACTER.foreign) === 0 ? written.toLowerCase() : foldName(written);
  const letter = written.charAt(0);
  return createToken(known, 'word', word, start, end, letter !== letter.toLowerCase());
};

/**
 * Cuts a text into words and marks, with what is `known` of them; one pass. Tags of HTML say nothing, but those of blocks end a
 * sentence.
 */
export const tokenize = (text: string, known: ReadonlyMap<string, WordFacts> = NO_WORDS): Token[] => {
  const tokens: Token[] = [];
  const add = (kind: Token['kind'], word: string, start: number, end: number): void => {
    tokens.push(createToken(known, kind, word, start, end));
  };
  for (let index = 0; index < text.length; ) {
    const start = index;
    index += 1;
    const character = characterAt(text, start);
    if (character === CHARACTER.none) continue;
    if ((character & LETTER) !== 0) {
      const word = wordAt(known, text, start);
      tokens.push(word);
      index = word.end;
    } else if (character === CHARACTER.digit) {
      index = endOfNumber(text, start);
      add('number', text.slice(start, index), start, index);
    } else if (character === CHARACTER.han) add('word', text.charAt(start), start, index);
    else if (character === CHARACTER.mark) {
      const mark = text.charAt(start);
      add(MARKS.get(mark) as MarkKind, mark, start, index);
    } else if (character === CHARACTER.fullStop) {
      if (isFullStop(text, start, tokens.at(-1))) add('end', '.', start, index);
    } else if (character === CHARACTER.hyphen) {
      if (isSpacedDash(text, start)) add('dash', '-', start, index);
    } else if (character === CHARACTER.lineBreak) {
      // Before a small letter the text was only wrapped.
      if (!isSmall(text, index)) add('end', '', start, index);
    } else {
      index = endOfTag(text, start);
      if (index === start + 1 || BLOCK_TAG.test(text.slice(start, index))) add('end', '', start, index);
    }
  }
  return tokens;
};
