import { LEXICONS } from '../../language/languages.ts';
import { readText } from '../../language/text/read-text.ts';
import { foldText } from '../../listings/fold.ts';
import { whenNeeded } from '../../process/when-needed.ts';
import type { Constraint } from './constraint.ts';
import { createNames } from './names.ts';
import type { Names } from './vocabulary.ts';

/** Where the listings have no such type, the one that stands for it. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  apartment: ['condominium', 'cooperative'],
  condominium: ['apartment'],
  duplexFlat: ['duplex'],
  townhouse: [],
  duplex: ['multiFamily'],
  multiFamily: ['duplex'],
  semiDetached: ['house'],
  villa: ['house'],
  bungalow: ['house'],
  cottage: ['house'],
  cooperative: ['condominium', 'apartment'],
  farm: ['house'],
};

/** Kinds that stand for no other: where listings have no such type, their texts may say so. */
export const TOLD_BY_TEXTS: ReadonlySet<string> = new Set(['penthouse', 'loft', 'duplexFlat', 'commercial']);

/** The kinds of a type as listings write it: "Condo/Co-op" is two. The language that explains most of its words counts. */
export const kindsOf = (written: string): string[] => {
  let best: { kinds: string[]; words: number } = { kinds: [], words: 0 };
  for (const lexicon of LEXICONS.all()) {
    const { tokens } = readText(written, lexicon.elisions);
    const kinds = new Set<string>();
    let words = 0;
    for (let index = 0; index < tokens.length; ) {
      const match = lexicon.match(tokens, index);
      const found = match?.says.filter((one) => one.startsWith('type.')) ?? [];
      for (const one of found) kinds.add(one.slice('type.'.length));
      if (found.length > 0) words += match?.length ?? 0;
      index += match?.length ?? 1;
    }
    if (words > best.words) best = { kinds: [...kinds], words };
  }
  return best.kinds;
};

/** Whether land is looked for: it counts no rooms, and its size is that of the lot. */
export const isOfLand = (constraints: readonly Constraint[]): boolean =>
  constraints.some(
    ({ Field, Operator, Value }) =>
      Field === 'PropertyType' && Operator === 'is' && Value.every((name) => kindsOf(name).includes('land')),
  );

type PropertyTypes = {
  /** The types as names, by their folded form. */
  names: Names;
  /** The listings' own words for a kind of home; `[]` where they have none of it. */
  of(kind: string): string[];
  /** The listings' own words for what somebody else calls a kind of home ("condo"). */
  said(words: string): string[];
};

const createPropertyTypes = (written: readonly string[]): PropertyTypes => {
  const byKind = whenNeeded(() => {
    const kinds = new Map<string, string[]>();
    for (const type of written) for (const kind of kindsOf(type)) kinds.set(kind, [...(kinds.get(kind) ?? []), type]);
    return kinds;
  });
  const of = (kind: string): string[] =>
    [kind, ...(STANDS_FOR[kind] ?? [])].map((one) => byKind().get(one)).find((types) => types !== undefined) ?? [];
  const names = createNames(written);
  const said = (words: string): string[] => {
    const name = names.get(foldText(words));
    return name === undefined ? [...new Set(kindsOf(words).flatMap(of))] : [name];
  };
  return { names, of, said };
};

/** A vocabulary is kept for many questions; what is made of its types is kept with it. */
const made = new WeakMap<readonly string[], PropertyTypes>();

/** The types of the listings, as their vocabulary writes them. */
export const propertyTypesOf = (written: readonly string[]): PropertyTypes => {
  const types = made.get(written) ?? createPropertyTypes(written);
  made.set(written, types);
  return types;
};
