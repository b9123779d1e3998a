import { foldName, withoutUmlauts } from '../../../listings/fold.ts';
import type { LanguageTables } from './language-tables.ts';

/** The most words of a town's name that is known without the listings. */
export const MOST_WORDS = 3;

/** Folded names of cities, and their first words: most words begin none, and are passed over by these. */
export type CityNames = { names: ReadonlySet<string>; firstWords: ReadonlySet<string> };

const read = (cities = ''): CityNames => {
  const names = cities
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replaceAll('_', ' '))
    .flatMap((name) => [foldName(name), foldName(withoutUmlauts(name))]);
  return { names: new Set(names), firstWords: new Set(names.map((name) => name.split(' ', 1)[0] ?? '')) };
};

/** Folding them for every message took longer than all the rules. */
const known = new WeakMap<LanguageTables, CityNames>();

/** The cities of a language's countries, folded: "del mar", "muenchen". */
export const namesOfCities = (tables: LanguageTables): CityNames => {
  const names = known.get(tables) ?? read(tables.cities);
  known.set(tables, names);
  return names;
};

/** How many of these words the city is long that begins at `from`; 0 where none of at least so many does. */
export const lengthOfCity = (words: readonly string[], from: number, cities: CityNames, least: number): number => {
  if (!cities.firstWords.has(words[from] ?? '')) return 0;
  for (let length = MOST_WORDS; length >= least; length -= 1) {
    const row = words.slice(from, from + length);
    if (row.length === length && cities.names.has(row.join(' '))) return length;
  }
  return 0;
};
