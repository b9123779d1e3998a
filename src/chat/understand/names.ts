import { BEGINNINGS, BETWEEN_WORDS, SMALL_WORDS } from '../../language/street-words.ts';
import { openNearFolds, packFolds } from '../../language/text/near-words.ts';
import type { Token } from '../../language/text/read-text.ts';
import { toSimplified } from '../../language/text/simplified.ts';
import { foldText, withoutUmlauts } from '../../listings/fold.ts';
import type { Names } from './vocabulary.ts';

const MOST_WORDS = 4;

/** "De", "dos": what a name never ends with. */
export const isSmall = (word: string): boolean => SMALL_WORDS.has(word);

/** A folded name as it is typed in a hurry: `"castelo de sao jorge"` gives `"castelo sao jorge"`. The first word stays. */
const withoutSmallWords = (fold: string): string => {
  const [first = '', ...rest] = fold.split(' ');
  return [first, ...rest.filter((word) => !isSmall(word))].join(' ');
};

/** What a folded street, or an address in it, may be in full: `"rua remedios"` gives `"rua dos remedios"` among others. */
export const withSmallWords = (fold: string): string[] => {
  const words = fold.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS || words.some(isSmall)) return [];
  if (!BEGINNINGS.has(words[0] ?? '') && words[0] !== 'ave') return [];
  return words
    .slice(1)
    .flatMap((_, at) =>
      BETWEEN_WORDS.map((joining) => [...words.slice(0, at + 1), joining, ...words.slice(at + 1)].join(' ')),
    );
};

const words = (fold: string): number => fold.split(' ').length;

/** 上海市 is 上海 for short. */
const CHINESE_KIND = /^(\p{Script=Han}{2,}?)(?:新区|[市区县镇])$/u;

/** "Jetée d'Oceanside": a message is read with the article as a word of its own. */
const ELISION = /(?<!\p{L})([dl])['’](?=\p{L})/giu;

/** "sandiego", typed without the blank. */
const SHORTEST_TOGETHER = 6;

/** Of names that are said by their first word alone: "Cardiff" by the Sea. */
const SHORTEST_BEGINNING = 5;

/** So many first letters of a word tell whether a name can begin with it. */
const FIRST_LETTERS = 8;

const SHORT_KINDS: Readonly<Record<string, string>> = { Mount: 'Mt', Saint: 'St', Fort: 'Ft' };

/** How a name is found, folded: umlauts in both spellings, the blanks left out. */
const foldsOf = (name: string): string[] => {
  const together = foldText(name).replace(/ /g, '');
  const spellings = [
    name,
    name.replace(/^(?:Mount|Saint|Fort)(?= )/, (word) => SHORT_KINDS[word] ?? word),
    withoutUmlauts(name),
    name.replace(CHINESE_KIND, '$1'),
    name.replace(ELISION, '$1 '),
  ];
  if (together.length >= SHORTEST_TOGETHER) spellings.push(together);
  return spellings.map((one) => toSimplified(foldText(one))).filter((fold) => fold !== '');
};

/**
 * An index of names as the listings write them. Two spellings of one folded name are one: the first stands. Umlauts are
 * found in both spellings. `others` are known too, but only by their whole names.
 */
export const createNames = (names: Iterable<string>, others: Iterable<string> = []): Names => {
  const byFold = new Map<string, string>();
  const add = (name: string): void => {
    for (const fold of foldsOf(name)) if (!byFold.has(fold)) byFold.set(fold, name);
  };
  for (const name of names) add(name);
  const folds = [...byFold.keys()];
  for (const name of others) add(name);
  const all = [...byFold.keys()];
  const byShort = new Map<string, string>();
  for (const [fold, name] of byFold) if (fold.includes(' ')) byShort.set(withoutSmallWords(fold), name);
  const beginnings = new Set<string>();
  for (const fold of [...byFold.keys(), ...byShort.keys()])
    for (let length = 1; length <= FIRST_LETTERS; length += 1) beginnings.add(fold.slice(0, length));
  const byBeginning = new Map<string, string>();
  const firstWords = new Set(folds.filter((fold) => fold.includes(' ')).map((fold) => fold.split(' ')[0] ?? ''));
  for (const fold of folds) {
    const [first = '', ...rest] = fold.split(' ');
    if (rest.length === 0 || first.length < SHORTEST_BEGINNING) continue;
    const other = byBeginning.get(first);
    // "Cardiff-by-the-Sea Estates" lie in Cardiff-by-the-Sea.
    const isPart = other !== undefined && other !== '' && fold.startsWith(`${other} `);
    const isWhole = other === undefined || other.startsWith(`${fold} `);
    if (!isPart) byBeginning.set(first, isWhole ? fold : '');
  }
  const byInitials = new Map<string, string>();
  for (const fold of folds) {
    if (!fold.includes(' ')) continue;
    const initials = fold.replace(/(\S)\S*\s*/gu, '$1');
    byInitials.set(initials, byInitials.has(initials) ? '' : fold);
  }
  return {
    get: (fold) => byFold.get(fold) ?? byShort.get(fold),
    mayBegin: (word) => beginnings.has(word.slice(0, FIRST_LETTERS)),
    folds: () => folds,
    longest: all.reduce((most, fold) => Math.max(most, words(fold)), 0),
    longestCharacters: all.reduce((most, fold) => Math.max(most, fold.length), 0),
    isFirst: (word) => firstWords.has(word),
    begun: (word) => byBeginning.get(word) || undefined,
    initials: (letters) => byInitials.get(letters) || undefined,
    ...openNearFolds(packFolds(all)),
  };
};

/** The words of tokens as names are looked up by. */
export const joined = (tokens: readonly Token[], from: number, length: number): string => {
  let text = '';
  for (let index = from; index < from + length; index += 1) {
    const token = tokens[index];
    const isTight = token?.kind === 'han' || index === from || token?.isGlued === true;
    text += isTight ? (token?.key ?? '') : ` ${token?.key ?? ''}`;
  }
  return text;
};
const withoutMarks = (text: string): string => (/[.-]/.test(text) ? text.replace(/ ?[.-] ?/g, ' ').trim() : text);

export type NameMatch = { name: string; length: number };

/** The longest name that begins at a token. */
export const matchName = (names: Names, tokens: readonly Token[], from: number): NameMatch | undefined => {
  const first = tokens[from];
  if (first === undefined || first.kind === 'mark' || !names.mayBegin(first.key)) return undefined;
  const most = Math.min(first.kind === 'han' ? names.longestCharacters : names.longest + 1, tokens.length - from);
  for (let length = most; length > 0; length -= 1) {
    if (tokens[from + length - 1]?.kind === 'mark') continue;
    const name = names.get(withoutMarks(joined(tokens, from, length)));
    if (name !== undefined) return { name, length };
  }
  return undefined;
};
