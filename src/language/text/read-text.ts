import { foldName } from '../../listings/fold.ts';
import { hanKey } from './simplified.ts';

/** `key` is the folded word, without apostrophes. */
export type Token = {
  key: string;
  kind: 'word' | 'number' | 'han' | 'mark';
  start: number;
  end: number;
  /** Whether nothing stands between it and the word or number before. */
  isGlued: boolean;
  isCapital: boolean;
};

/** A question, folded: small letters, no accents, plain quotes and hyphens. Positions are those of `folded`. */
export type ReadText = {
  readonly folded: string;
  readonly tokens: readonly Token[];
  /** The visitor's own spelling of a stretch. */
  spelling(start: number, end: number): string;
};

/** Longer questions are understood by their beginning, so that the time it takes is bounded. */
const READ_CHARACTERS = 4_000;
const READ_TOKENS = 1_000;

const foldAny = (character: string): string => {
  if (/\s/.test(character)) return ' ';
  if (/['’‘`´ʼ]/.test(character)) return "'";
  if (/[‐‑‒–—−]/.test(character)) return '-';
  if (character === '½') return '.5';
  return character <= '\u007f' ? character.toLowerCase() : foldName(character);
};

/** Nearly all characters of messages are of these. */
const FOLDED_ASCII = Array.from({ length: 128 }, (_, code) => foldAny(String.fromCharCode(code)));

const foldCharacter = (character: string): string => FOLDED_ASCII[character.charCodeAt(0)] ?? foldAny(character);

/** What is folded by what stands beside it. */
const DEPENDING: ReadonlySet<string> = new Set([',', '，', '。', '\n']);

/**
 * Neither parts the digits of a number, unless a comma groups them: "2005，1800呎" is two numbers, and so is "300，120万" or
 * "300，120平", where what is counted stands right behind digits that end a round number.
 */
const foldWidePoint = (character: string, before: string, behind: string): string => {
  if (character === '。') return '. ';
  const isGroup = /(?<!\d)\d{1,3}$/.test(before) && /^\d{3}(?!\d)/.test(behind);
  const isNext = /\d{3}$/.test(before) && /^\d{3}(?:[万萬]|(?<!00)\p{Script=Han})/u.test(behind);
  return isGroup && !isNext ? ',' : ', ';
};

/** Who writes Chinese parts numbers by the narrow comma too: "HOA<300,75万以内". A name alone is no Chinese. */
const isChinese = (question: string): boolean =>
  /\d\p{Script=Han}/u.test(question) || (question.match(/\p{Script=Han}/gu) ?? []).length > 3;

/** A line ends a sentence, unless a long one was only broken: behind it goes on what begins with a capital letter or a number. */
const foldLineBreak = (folded: string, behind: string): string =>
  /[\p{L}\p{N}]\s*$/u.test(folded.slice(-3)) && /^\s*[\p{Lu}\p{Lo}\p{N}¿¡]/u.test(behind) ? '; ' : ' ';

const foldQuestion = (question: string): { folded: string; origins: number[] } => {
  let folded = '';
  const origins: number[] = [];
  let origin = 0;
  const partsNumbers = isChinese(question);
  const foldDepending = (character: string): string => {
    const behind = question.slice(origin + 1, origin + 5);
    if (character === '\n') return foldLineBreak(folded, behind);
    const before = question.slice(Math.max(0, origin - 4), origin);
    const isBetween = /\d$/.test(before) && /^\d/.test(behind);
    const partsHere = character !== ',' || (partsNumbers && isBetween);
    return partsHere ? foldWidePoint(character, before, behind) : character;
  };
  for (const character of question.slice(0, READ_CHARACTERS).toWellFormed()) {
    const one = DEPENDING.has(character) ? foldDepending(character) : foldCharacter(character);
    for (let index = 0; index < one.length; index += 1) origins.push(origin);
    folded += one;
    origin += character.length;
  }
  origins.push(origin);
  return { folded, origins };
};

const NUMBER = String.raw`\d{1,3}(?:(?<separator>[.,'])\d{3})(?:\k<separator>\d{3}){0,4}(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?|\.\d+`;
/** A letter of words: a Chinese character is a word of its own, also glued to one ("HOA费"). */
const LETTER = String.raw`(?!\p{Script=Han})\p{L}`;
const TOKEN = new RegExp(
  String.raw`(?<number>${NUMBER})(?:[.,]-{1,2}(?![\p{L}\p{N}]))?|(?<han>\p{Script=Han})|(?<word>(?:${LETTER})(?:${LETTER}|\p{Mc})*(?:'(?:${LETTER}|\p{Mc})+)*)|(?<mark>[^\s\p{L}\p{N}])`,
  'gu',
);

/** A hyphen joins words ("walk-in", "3-bed") unless it stands free or before a number. */
const isJoining = (folded: string, index: number): boolean => {
  if (folded[index] !== '-') return folded[index] === "'";
  const after = folded[index + 1] ?? ' ';
  return /\p{L}/u.test(after) && /[\p{L}\p{N}]/u.test(folded[index - 1] ?? ' ');
};

/** Phrases of tables are such words by the ten thousand. */
const PLAIN_WORDS = /^[a-z]+(?: [a-z]+)*$/;

const readPlainWords = (text: string): Token[] => {
  let start = 0;
  return text.split(' ', READ_TOKENS).map((key) => {
    const end = start + key.length;
    const token: Token = { key, kind: 'word', start, end, isGlued: false, isCapital: false };
    start = end + 1;
    return token;
  });
};

/** What the words of a text are looked up by, elisions apart: `l'appartement` is two words. */
export const readTokens = (folded: string, elisions: ReadonlySet<string> = new Set()): Token[] => {
  if (PLAIN_WORDS.test(folded)) return readPlainWords(folded);
  const tokens: Token[] = [];
  const push = (key: string, kind: Token['kind'], start: number, end: number): void => {
    const previous = tokens.at(-1);
    const isGlued = previous?.end === start && (previous.kind === 'word' || previous.kind === 'number');
    tokens.push({ key, kind, start, end, isGlued, isCapital: false });
  };
  for (const match of folded.matchAll(TOKEN)) {
    if (tokens.length >= READ_TOKENS) break;
    const [text] = match;
    const start = match.index;
    const end = start + text.length;
    const { number, han, word } = match.groups ?? {};
    if (number !== undefined) push(number, 'number', start, end);
    else if (han !== undefined) push(hanKey(text, folded, start), 'han', start, end);
    else if (word === undefined) {
      if (!isJoining(folded, start)) push(text, 'mark', start, end);
    } else {
      const apostrophe = word.indexOf("'");
      if (apostrophe > 0 && elisions.has(word.slice(0, apostrophe))) {
        push(word.slice(0, apostrophe), 'word', start, start + apostrophe);
        push(word.slice(apostrophe + 1).replace(/'/g, ''), 'word', start + apostrophe + 1, end);
      } else push(word.replace(/'/g, ''), 'word', start, end);
    }
  }
  return tokens;
};

export const readText = (question: string, elisions?: ReadonlySet<string>): ReadText => {
  const { folded, origins } = foldQuestion(question);
  const end = origins.at(-1) ?? 0;
  const spelling = (from: number, to: number): string => question.slice(origins[from] ?? 0, origins[to] ?? end).trim();
  // In a text of capital letters alone they tell nothing.
  const isLoud = !/\p{Ll}/u.test(question) && /\s/.test(question.trim());
  const tokens = readTokens(folded, elisions).map((token) => ({
    ...token,
    isCapital: !isLoud && /^\p{Lu}/u.test(question.slice(origins[token.start] ?? 0)),
  }));
  return { folded, tokens, spelling };
};
