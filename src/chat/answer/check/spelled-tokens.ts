import { SPELLED_WORDS } from './languages/spelled/all.ts';
import type { SpelledWords } from './languages/spelled/spelled-words.ts';

/** A word of a spelled number: what is added, what multiplies, and what stands between. */
export type SpelledToken = {
  kind: 'part' | 'times' | 'one' | 'link' | 'fraction' | 'half' | 'point';
  value: number;
  start: number;
  end: number;
};
type Entry = Pick<SpelledToken, 'kind' | 'value'>;
type Reader = { words: SpelledWords; entries: ReadonlyMap<string, Entry>; word: RegExp };

const BETWEEN = /(?:[\s\-‐‑]|, (?=\p{L}))*/uy;
const SEVERAL_BLANKS = /[\s\-‐‑]+/gu;

const sourceOf = (word: string): string => word.replace(/ /g, '[\\s\\-‐‑]+');

const readerOf = (words: SpelledWords): Reader => {
  const { parts, times, ones, links, fractions, andHalf, point } = words;
  const of = (kind: Entry['kind'], table: Readonly<Record<string, number>>): [string, Entry][] =>
    Object.entries(table).map(([word, value]) => [word, { kind, value }]);
  const plain = (kind: Entry['kind'], list: readonly string[], value: number): [string, Entry][] =>
    list.map((word) => [word, { kind, value }]);
  const entries = new Map([
    ...plain('one', ones, 1),
    ...plain('link', links, 0),
    ...plain('point', point, 0),
    ...plain('half', andHalf, 0.5),
    ...of('part', parts),
    ...of('times', times),
    ...of('fraction', fractions),
  ]);
  const alternatives = [...entries.keys()].sort((a, b) => b.length - a.length).map(sourceOf);
  const end = words.isJoined ? '' : '(?!\\p{L})';
  return { words, entries, word: new RegExp(`(?:${alternatives.join('|')})${end}`, 'uy') };
};

const READERS = SPELLED_WORDS.map(readerOf);
const LETTER = /\p{L}/u;

const matchAt = (pattern: RegExp, text: string, index: number): string => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
};

/** The words of numbers that follow each other from `index` on, in one language. */
const tokensAt = (fold: string, index: number, { entries, word, words }: Reader): SpelledToken[] => {
  const tokens: SpelledToken[] = [];
  let at = index;
  for (let found = matchAt(word, fold, at); found !== ''; found = matchAt(word, fold, at)) {
    const entry = entries.get(found.replace(SEVERAL_BLANKS, ' '));
    if (entry === undefined) break;
    tokens.push({ ...entry, start: at, end: at + found.length });
    at += found.length;
    at += matchAt(BETWEEN, fold, at).length;
  }
  if (words.isJoined !== true) return tokens;
  // Of "einhundertster" and "achtung" nothing is a number: a word is made of such parts as a whole, or it is none.
  const isWhole = ({ end }: SpelledToken): boolean => !LETTER.test(fold[end] ?? '');
  return tokens.slice(0, tokens.findLastIndex(isWhole) + 1);
};

/** Each language's reading of the words at `index`, where a word begins. */
export const spelledTokens = (fold: string, index: number): { language: string; tokens: SpelledToken[] }[] =>
  READERS.flatMap((reader) => {
    const tokens = tokensAt(fold, index, reader);
    return tokens.length === 0 ? [] : [{ language: reader.words.language, tokens }];
  });

const STARTS: ReadonlySet<string> = new Set(
  READERS.flatMap(({ entries }) =>
    [...entries]
      .filter(([, { kind }]) => kind !== 'link' && kind !== 'point' && kind !== 'one')
      .map(([word, { kind }]) => (kind === 'half' ? word.slice(word.lastIndexOf(' ') + 1) : word)),
  ),
);
const JOINED = READERS.filter(({ words }) => words.isJoined);

/** Whether a spelled number may begin with this word. */
export const startsSpelled = (word: string): boolean =>
  STARTS.has(word) || JOINED.some((reader) => tokensAt(word, 0, reader).length > 0);
