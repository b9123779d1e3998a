import { foldAddress } from '../../../listings/fold.ts';
import { matchExonym } from '../languages/exonyms.ts';
import { lengthOfCity, namesOfCities } from '../languages/names-of-cities.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Marked, matchName } from './lex.ts';
import type { Lexicon } from './lexicon.ts';
import type { ReadText, Token } from './read-text.ts';

const MOST_STREET_WORDS = 5;

/** How many tokens a street of the listings is long that begins at `from`: "Paseo Ranchero" is no Spanish. */
const streetLength = (tokens: readonly Token[], from: number, { known: { streets } }: Vocabulary): number => {
  // Folding takes long, and keeps the first letter.
  const mayBegin = streets.some((street) => street[0] === tokens[from]?.key[0]);
  for (let length = mayBegin ? MOST_STREET_WORDS : 0; length > 1; length -= 1) {
    const row = tokens.slice(from, from + length);
    if (row.length === length && streets.includes(foldAddress(row.map(({ key }) => key).join(' ')))) return length;
  }
  return 0;
};

const MOST_EDITS = 2;
const SHORTEST_MISSPELLED = 8;

/** "Chula vsita": a town of two words with a typing error in one of them is two words long. */
const misspelledLength = (tokens: readonly Token[], from: number, { cities }: Vocabulary): number => {
  const row = tokens.slice(from, from + 2).map(({ key }) => key);
  const written = row.join(' ');
  if (tokens.slice(from, from + 2).some(({ kind }) => kind !== 'word') || written.length < SHORTEST_MISSPELLED)
    return 0;
  const meant = cities.near(written, MOST_EDITS)?.split(' ');
  const isSame = meant?.length === row.length && meant.some((word, at) => word === row[at]);
  return isSame ? row.length : 0;
};

/** "Barrio Logan": a part of a town, by another name of several words than the listings'. */
const partLength = (tokens: readonly Token[], from: number, vocabulary: Vocabulary): number => {
  const length = matchExonym(vocabulary, tokens, from)?.place?.length ?? 0;
  return length > 1 ? length : 0;
};

/** "Cul-de-sac": how many tokens a phrase is long that has words of another language in it. */
const loanLength = (keys: readonly string[], from: number, all: readonly Lexicon[]): number => {
  let longest = 0;
  for (const { loans } of all)
    for (const loan of loans.get(keys[from] ?? '') ?? [])
      if (loan.every((word, at) => keys[from + at] === word)) longest = Math.max(longest, loan.length);
  return longest;
};

/** The tokens that are names of the listings, or of a link: they tell no language. */
export const nameTokens = (
  { tokens }: ReadText,
  vocabulary: Vocabulary,
  marked: readonly Marked[],
  all: readonly Lexicon[],
): ReadonlySet<number> => {
  const keys = tokens.map(({ key }) => key);
  // "Del mar condo" is no Spanish.
  const cities = all.map(({ tables }) => namesOfCities(tables)).filter(({ names }) => names.size > 0);
  const links = marked.filter(({ constraint }) => constraint?.Field === 'Url');
  const inLink = ({ start: at }: Token): boolean => links.some(({ start, end }) => start <= at && at < end);
  const named = new Set(tokens.flatMap((token, index) => (inLink(token) ? [index] : [])));
  for (let index = 0; index < tokens.length; index += 1) {
    const found = matchName(vocabulary.cities, tokens, index) ?? matchName(vocabulary.places, tokens, index);
    const length =
      found?.length ??
      (streetLength(tokens, index, vocabulary) ||
        Math.max(
          misspelledLength(tokens, index, vocabulary),
          partLength(tokens, index, vocabulary),
          loanLength(keys, index, all),
          ...cities.map((known) => lengthOfCity(keys, index, known, 2)),
        ));
    for (let offset = 0; offset < length; offset += 1) named.add(index + offset);
  }
  return named;
};
