import { foldName } from '../fold.ts';
import { CHARACTER, characterAt, LETTER, MARKS, type MarkKind, WORD_PART } from './characters.ts';

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
