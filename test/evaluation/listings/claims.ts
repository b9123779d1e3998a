import type { Neighbourhood } from './cities.ts';
import type { Kind } from './kinds.ts';

/** What the texts of one home have told of it so far. */
export type Claims = { present: Set<string>; absent: Set<string>; spokenOf: Set<string> };
export type Home = { kind: Kind; rented: boolean; neighbourhood: Neighbourhood };

export const noClaims = (): Claims => ({ present: new Set(), absent: new Set(), spokenOf: new Set() });

/** Told by texts, but no feature in the notation: they decide fields, or what else can be told. */
const FACTS = new Set(['hoa', 'parking', 'way without stairs']);

const MORE_GENERAL = new Map([
  ['ocean view', ['water view', 'view']],
  ['water view', ['view']],
  ['mountain view', ['view']],
  ['city view', ['view']],
  ['fenced yard', ['yard']],
  ['dogs', ['pets']],
  ['cats', ['pets']],
  ['rv parking', ['parking']],
  ['ev charging', ['parking']],
  ['accessible', ['way without stairs']],
]);
const LACKING_TOO = new Map([
  ['elevator', ['way without stairs']],
  ['pets', ['dogs', 'cats']],
  ['yard', ['fenced yard']],
  ['view', ['ocean view', 'water view', 'mountain view', 'city view']],
]);
const CONTRADICTIONS = [
  ['new construction', 'renovated'],
  ['new construction', 'fixer-upper'],
  ['renovated', 'fixer-upper'],
  ['corner lot', 'cul-de-sac'],
] as const;

const UNIT_ONLY = new Set(['elevator', 'doorman', 'gym']);
const HOUSE_ONLY = new Set([
  ...['attic', 'basement', 'rv parking', 'carport', 'guest house', 'deck', 'solar', 'single story'],
  ...['corner lot', 'cul-de-sac'],
]);
const OF_LAND = new Set([
  ...['view', 'ocean view', 'water view', 'mountain view', 'city view', 'corner lot', 'cul-de-sac', 'quiet'],
  ...['golf course', 'waterfront', 'beach access', 'gated', 'hoa', 'rv parking'],
]);
const BY_THE_OCEAN = new Set(['ocean view', 'beach access']);
const BY_WATER = new Set(['water view', 'waterfront']);
const OF_TENANTS = new Set(['pets', 'dogs', 'cats']);

/** Reads the notation of a sentence table. */
const readClaims = (says: string): Claims => {
  const claims = noClaims();
  for (const part of says.split(', ').filter(Boolean)) {
    const name = part.replace(/^[-~]/, '');
    if (part.startsWith('~')) claims.spokenOf.add(name);
    else if (part.startsWith('-')) for (const tag of [name, ...(LACKING_TOO.get(name) ?? [])]) claims.absent.add(tag);
    else for (const tag of [name, ...(MORE_GENERAL.get(name) ?? [])]) claims.present.add(tag);
  }
  return claims;
};

const suits = ({ kind, rented, neighbourhood }: Home, tag: string, isThere: boolean): boolean => {
  if (kind.form === 'land' && !OF_LAND.has(tag)) return false;
  if (UNIT_ONLY.has(tag) && kind.form !== 'unit') return false;
  if (HOUSE_ONLY.has(tag) && kind.form === 'unit') return false;
  if (tag === 'utilities included' && !rented) return false;
  if (tag === 'hoa' && rented) return false;
  if (OF_TENANTS.has(tag) && !rented && kind.form !== 'unit') return false;
  if (isThere && BY_THE_OCEAN.has(tag) && neighbourhood.by !== 'ocean') return false;
  return !(isThere && BY_WATER.has(tag) && neighbourhood.by === undefined);
};

const contradicts = (told: Claims, said: Claims): boolean =>
  [...said.present].some((tag) => told.absent.has(tag) || told.spokenOf.has(tag)) ||
  [...said.absent].some((tag) => told.present.has(tag) || told.spokenOf.has(tag)) ||
  [...said.spokenOf].some((tag) => told.present.has(tag) || told.absent.has(tag)) ||
  CONTRADICTIONS.some(
    ([one, other]) =>
      (said.present.has(one) && told.present.has(other)) || (said.present.has(other) && told.present.has(one)),
  );

/** Adds what a sentence says, unless it doesn't suit the home, contradicts what was told, or tells nothing new. */
export const addClaims = (home: Home, told: Claims, says: string): boolean => {
  const said = readClaims(says);
  const sets = ['present', 'absent', 'spokenOf'] as const;
  const suitable = sets.every((set) => [...said[set]].every((tag) => suits(home, tag, set === 'present')));
  const isNew = says === '' || sets.some((set) => [...said[set]].some((tag) => !told[set].has(tag)));
  if (!suitable || !isNew || contradicts(told, said)) return false;
  for (const set of sets) for (const tag of said[set]) told[set].add(tag);
  return true;
};

export const tagsOf = (names: ReadonlySet<string>): string[] => [...names].filter((name) => !FACTS.has(name)).sort();
