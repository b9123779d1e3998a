import type { Lexicon } from '../../language/lexicon.ts';
import { isStreet } from '../../language/street-words.ts';
import type { Token } from '../../language/text/read-text.ts';
import { foldAddress } from '../../listings/fold.ts';
import type { ShownListing } from './conversation/shown-listing.ts';
import type { Marked } from './identifiers/identifiers.ts';
import { matchName } from './names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** By what visitors call homes that they have been shown: words of the street, the number of the house, the price; and how they are offered. */
export type NamedHome = Pick<ShownListing, 'id' | 'address' | 'price' | 'saleType'>;

const SHORTEST = 4;
/** Whether a word tells one street from others: "Halfpenny", but not "Lane" or "North". */
const isTelling = (word: string): boolean =>
  word.length >= SHORTEST && /^\p{L}+$/u.test(word) && !isStreet(['x', word]) && !isStreet([word, 'x']);

type Named = { tokens: readonly Token[]; lexicon: Lexicon; vocabulary: Vocabulary; marked: readonly Marked[] };

const wordsOf = ({ address }: NamedHome): string[] =>
  foldAddress(address)
    .split(' ')
    .filter((word) => word !== '' && !word.startsWith('#'));

/** How many tokens are words of an address in a row, from one of its words on. */
const runAt = (tokens: readonly Token[], from: number, words: readonly string[]): number => {
  const lengths = words.map((_, begin) => {
    let length = 0;
    while (tokens[from + length] !== undefined && tokens[from + length]?.key === words[begin + length]) length += 1;
    return length;
  });
  return Math.max(0, ...lengths);
};

/** "*Lake* Murray", "rua dos *Remédios*": whether the words are of a name of the listings' places, or of a street as it is written. */
const isOfName = ({ tokens, vocabulary }: Named, from: number, length: number): boolean => {
  const names = [vocabulary.cities, vocabulary.places];
  const isStreetWord = (at: number): boolean => {
    const key = tokens[at]?.key;
    return key !== undefined && (isStreet(['x', key]) || isStreet([key, 'x']));
  };
  const around = Array.from({ length: length + 2 * MOST_AROUND }, (_, index) => from - MOST_AROUND + index);
  return around.some(
    (at) =>
      isStreetWord(at) ||
      names.some((one) => at >= 0 && at < from + length && at + (matchName(one, tokens, at)?.length ?? 0) > from),
  );
};
const MOST_AROUND = 2;

/** Whether some words of a street can name nothing else: two in a row, or one that the language lacks. */
const tells = (named: Named, from: number, length: number): boolean => {
  const [telling] = named.tokens.slice(from, from + length).filter(({ key }) => isTelling(key));
  return telling !== undefined && !isOfName(named, from, length) && (length > 1 || !named.lexicon.hasWord(telling.key));
};

/** Words that name homes that were shown by their streets: "the *Halfpenny* one", "*wren and oak*, does it have stairs?" */
export const findShownStreets = (named: Named, shown: readonly NamedHome[]): Marked[] => {
  const homes = shown.map((home) => ({ id: home.id, words: wordsOf(home) }));
  const { tokens, marked } = named;
  const found: Marked[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const { start } = tokens[from] as Token;
    if ([...marked, ...found].some((one) => one.start <= start && start < one.end)) continue;
    const runs = homes.map(({ id, words }) => ({ id, length: runAt(tokens, from, words) }));
    const length = Math.max(0, ...runs.map((run) => run.length));
    if (length === 0 || !tells(named, from, length)) continue;
    const { end } = tokens[from + length - 1] as Token;
    found.push({ start, end, shown: runs.filter((run) => run.length === length).map(({ id }) => id) });
  }
  return found;
};

const LEAST_NUMBER = 20;
const THOUSAND = 1_000;

/** The homes that a bare number names by the house or the unit: "1182", "508" of 10042 Main St #508. */
export const shownByHouse = (value: number, shown: readonly NamedHome[]): number[] => {
  if (value < LEAST_NUMBER) return [];
  const isHouse = (home: NamedHome): boolean => wordsOf(home).includes(String(value));
  const isUnit = ({ address }: NamedHome): boolean => foldAddress(address).endsWith(` #${value}`);
  return [isHouse, isUnit].map((is) => shown.filter(is).map(({ id }) => id)).find((ids) => ids.length > 0) ?? [];
};

/** The homes that a bare number names by the house, the unit or the price: "1182", "64,900", "383" and "383k" of 383,900. */
export const shownByNumber = (value: number, shown: readonly NamedHome[]): number[] => {
  if (value < LEAST_NUMBER) return [];
  const isPrice = ({ price }: NamedHome): boolean =>
    price !== null && (price === value || [value, value / THOUSAND].includes(Math.floor(price / THOUSAND)));
  const byHouse = shownByHouse(value, shown);
  return byHouse.length > 0 ? byHouse : shown.filter(isPrice).map(({ id }) => id);
};
