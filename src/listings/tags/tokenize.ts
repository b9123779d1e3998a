import { foldName } from '../fold.ts';

/** A word is folded as names are; Chinese characters are words of their own. `start` and `end` are places in the text. */
export type Token = {
  kind: 'word' | 'number' | 'comma' | 'colon' | 'slash' | 'open' | 'close' | 'dash' | 'symbol' | 'end';
  /** The folded word, or the mark. */
  word: string;
  start: number;
  end: number;
  isCapital: boolean;
};

type Kind = Token['kind'];

/** After these a full stop ends no sentence unless a capital follows. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'st ave blvd rd dr ln sq ft approx apt incl excl mt no nr ca min mins av calle c/ zzgl inkl bzw qm hab dorm'.split(
    ' ',
  ),
);
const MARKS: ReadonlyMap<string, Kind> = new Map([
  ...[...',，、'].map((mark) => [mark, 'comma'] as const),
  ...[...':：'].map((mark) => [mark, 'colon'] as const),
  ...['/', '\\', '／'].map((mark) => [mark, 'slash'] as const),
  ...[...'([{（【'].map((mark) => [mark, 'open'] as const),
  ...[...')]}）】'].map((mark) => [mark, 'close'] as const),
  ...[...'–—•*·|~►▪●✓✔★'].map((mark) => [mark, 'dash'] as const),
  ...[...'&+#$%€=@_'].map((mark) => [mark, 'symbol'] as const),
  ...[...'.!?;。！？；…¡¿'].map((mark) => [mark, 'end'] as const),
]);
const BLOCK_TAG = /^<\s*\/?\s*(br|p|li|div|ul|ol|h\d|tr|td)\b/i;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isHan = (code: number): boolean => (code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3400 && code <= 0x4dbf);
const isLetter = (code: number): boolean => {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (isHan(code)) return false;
  return (
    (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7) ||
    (code >= 0x2c00 && code < 0x2e00) ||
    (code >= 0x3040 && code < 0xe000) ||
    (code >= 0xff21 && code <= 0xff5a)
  );
};

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
};

/** Whether a line break goes on with the sentence: the text was only wrapped there. */
const isWrapped = (text: string, index: number): boolean => {
  const next = text.charCodeAt(index + 1);
  return next >= 97 && next <= 122;
};

/** Whether the full stop at `index` ends a sentence. */
const isFullStop = (text: string, index: number, before: Token | undefined): boolean => {
  const next = text.charCodeAt(index + 1);
  if (isLetter(next) || isDigit(next)) return before?.kind === 'number' || next < 97;
  if (before === undefined || !ABBREVIATIONS.has(before.word)) return true;
  const letter = text.charCodeAt(index + 2);
  return !(letter >= 97 && letter <= 122);
};

/** Cuts a text into words and marks; one pass. Tags of HTML say nothing, but those of blocks end a sentence. */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  const add = (kind: Kind, word: string, start: number, end: number, isCapital = false): void => {
    tokens.push({ kind, word, start, end, isCapital });
  };
  for (let index = 0; index < text.length; ) {
    const code = text.charCodeAt(index);
    const start = index;
    if (isLetter(code)) {
      while (index < text.length && (isLetter(text.charCodeAt(index)) || isDigit(text.charCodeAt(index)))) index += 1;
      const raw = text.slice(start, index);
      const lower = isAscii(raw) ? raw.toLowerCase() : foldName(raw);
      add('word', lower, start, index, raw.charAt(0) !== raw.charAt(0).toLowerCase());
    } else if (isDigit(code)) {
      index += 1;
      while (index < text.length) {
        const next = text.charCodeAt(index);
        const isPoint = (next === 46 || next === 44) && isDigit(text.charCodeAt(index + 1));
        if (!isDigit(next) && !isPoint) break;
        index += 1;
      }
      add('number', text.slice(start, index), start, index);
    } else if (isHan(code)) {
      index += 1;
      add('word', text.charAt(start), start, index);
    } else if (code === 10) {
      index += 1;
      if (!isWrapped(text, start)) add('end', '', start, index);
    } else if (code === 60) {
      const close = text.indexOf('>', index);
      const isTag = close !== -1 && close - index < 200;
      index = isTag ? close + 1 : index + 1;
      if (!isTag || BLOCK_TAG.test(text.slice(start, index))) add('end', '', start, index);
    } else if (code === 45) {
      index += 1;
      const isSpaced = /\s/.test(text.charAt(start - 1)) && /\s/.test(text.charAt(index));
      if (isSpaced || start === 0) add('dash', '-', start, index);
    } else if (code === 46) {
      index += 1;
      if (isFullStop(text, start, tokens.at(-1))) add('end', '.', start, index);
    } else {
      index += 1;
      const mark = text.charAt(start);
      const kind = MARKS.get(mark);
      if (kind !== undefined) add(kind, mark, start, index);
    }
  }
  return tokens;
};
