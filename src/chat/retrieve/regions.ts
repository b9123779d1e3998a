import { iso1A2Code } from '@rapideditor/country-coder';
import { type ISO31662Entry, iso31662 } from 'iso-3166';
import { toSimplified } from '../../language/text/simplified.ts';
import { foldText } from '../../listings/fold.ts';
import { LANGUAGES } from '../understand/understanding.ts';
import type { Regions } from '../understand/vocabulary.ts';
import { COUNTRY_NAMES, SUBDIVISION_NAMES } from './region-names.ts';
import type { Town } from './stores/vocabulary-store.ts';

/** By country in ISO 3166-1 ("US") and by subdivision in ISO 3166-2 ("US-CA"). */
const SUBDIVISIONS: ReadonlyMap<string, ISO31662Entry> = new Map(iso31662.map((entry) => [entry.code, entry]));
const OF_COUNTRY = Map.groupBy(iso31662, ({ code }) => code.slice(0, 2));
const COUNTRIES = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));

const fold = (name: string): string => toSimplified(foldText(name));
const listed = (names = ''): string[] => names.split(';').filter(Boolean);

/** "Guangdong Sheng" is Guangdong, "广东省" 广东. */
const KIND = / (?:sheng|shi|sar|zizhiqu)$|(?<=\p{Script=Han}{2})(?:特别行政区|自治区|省|市|州|县)$/iu;
const withoutKind = (name: string): string[] => [name, name.replace(KIND, '')];

const namesOfCountry = (code: string): string[] => [
  ...COUNTRIES.flatMap((names) => names.of(code) ?? []),
  ...listed(COUNTRY_NAMES.get(code)),
];

/** A subdivision and those that it lies in: a province, its autonomous community. */
const namesOfSubdivision = ({ code, name, parent }: ISO31662Entry): string[] => {
  const outer = SUBDIVISIONS.get(parent);
  return [
    ...withoutKind(name),
    ...listed(SUBDIVISION_NAMES.get(code)),
    ...(outer === undefined ? [] : namesOfSubdivision(outer)),
  ];
};

const LONGEST_CODE = 3;

const isCode = (state: string): boolean => state.length <= LONGEST_CODE && !/\p{Script=Han}/u.test(state);

/** What a listing's `State` means in a country: "CA" and "California" are one. */
const namesOfState = (state: string, country: string | undefined): string[] => {
  const own = fold(state);
  const ownNames = ({ code, name }: ISO31662Entry): string[] => [
    code.slice(3),
    name,
    ...listed(SUBDIVISION_NAMES.get(code)),
  ];
  const meant = (OF_COUNTRY.get(country ?? '') ?? []).find((entry) =>
    ownNames(entry).some((name) => fold(name) === own),
  );
  return [...(isCode(own) ? [] : withoutKind(state)), ...(meant === undefined ? [] : namesOfSubdivision(meant))];
};

const countryAt = ({ latitude, longitude }: Town): string | undefined =>
  latitude === null || longitude === null ? undefined : (iso1A2Code([longitude, latitude]) ?? undefined);

/** The towns of one state of one country, which have all their regions in common. */
type Group = { state: string; country: string | undefined; towns: string[] };

const groupsOf = (towns: readonly Town[]): Group[] => {
  const placed = towns.map((town) => ({ name: town.name, state: town.state?.trim() ?? '', country: countryAt(town) }));
  /** Where all that is known of a state lies in one country, the rest of it does too. */
  const countries = new Map(
    [...Map.groupBy(placed, ({ state }) => state)].map(([state, inside]) => {
      const known = new Set(inside.flatMap(({ country }) => country ?? []));
      return [state, known.size === 1 ? [...known][0] : undefined];
    }),
  );
  const groups = new Map<string, Group>();
  for (const { name, state, country = countries.get(state) } of placed) {
    const key = `${country ?? ''} ${state}`;
    const group = groups.get(key) ?? { state, country, towns: [] };
    group.towns.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** The states and countries in which towns of listings lie, by what visitors call them in each language. */
export const createRegions = (towns: readonly Town[]): Regions => {
  const cities = new Set(towns.map(({ name }) => fold(name)));
  const byFold = new Map<string, { name: string; towns: Set<string> }>();
  /** "CA", where that is the code of one state; no question is read for it, since it may be any word. */
  const byCode = new Map<string, readonly string[] | undefined>();
  for (const { state, country, towns: inside } of groupsOf(towns)) {
    const code = fold(state);
    if (isCode(code)) byCode.set(code, byCode.has(code) ? undefined : inside);
    const names = [...namesOfState(state, country), ...(country === undefined ? [] : namesOfCountry(country))];
    for (const name of names) {
      const key = fold(name);
      if (key === '' || withoutKind(name).some((one) => cities.has(fold(one)))) continue;
      const region = byFold.get(key) ?? { name, towns: new Set() };
      for (const town of inside) region.towns.add(town);
      byFold.set(key, region);
    }
  }
  return {
    towns: cities.size,
    names: [...byFold.values()].map(({ name }) => name),
    townsOf: (name) => {
      const region = byFold.get(fold(name));
      return region === undefined ? byCode.get(fold(name)) : [...region.towns];
    },
  };
};
