import type { Lexicon } from '../lexer/lexicon.ts';
import { readText } from '../lexer/read-text.ts';

/** Where the listings have no such type, the one that stands for it. */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  apartment: ['condominium', 'cooperative'],
  condominium: ['apartment'],
  townhouse: [],
  duplex: ['multiFamily'],
  semiDetached: ['house'],
  villa: ['house'],
  bungalow: ['house'],
  cottage: ['house'],
  cooperative: ['condominium', 'apartment'],
  farm: ['house'],
};

/** Flats of some kind: where listings have no such type, their texts may say so. */
export const TOLD_BY_TEXTS: ReadonlySet<string> = new Set(['penthouse', 'loft', 'duplexFlat']);

/** The kinds of a type as listings write it: "Condo/Co-op" is two. The language that explains most of its words counts. */
const kindsOf = (written: string, lexicons: readonly Lexicon[]): string[] => {
  let best: { kinds: string[]; words: number } = { kinds: [], words: 0 };
  for (const lexicon of lexicons) {
    const { tokens } = readText(written, lexicon.elisions);
    const kinds = new Set<string>();
    let words = 0;
    for (let index = 0; index < tokens.length; ) {
      const match = lexicon.match(tokens, index);
      const found = match?.senses.filter(({ group }) => group === 'type') ?? [];
      for (const { value } of found) kinds.add(value);
      if (found.length > 0) words += match?.length ?? 0;
      index += match?.length ?? 1;
    }
    if (words > best.words) best = { kinds: [...kinds], words };
  }
  return best.kinds;
};

/** Finds the listings' own words for a kind of home; `[]` where they have none of it. */
export const createTypesOf = (
  written: readonly string[],
  lexicons: readonly Lexicon[],
): ((kind: string) => string[]) => {
  let kinds: Map<string, string[]> | undefined;
  const sorted = (): Map<string, string[]> => {
    const byKind = new Map<string, string[]>();
    for (const type of written) {
      for (const kind of kindsOf(type, lexicons)) byKind.set(kind, [...(byKind.get(kind) ?? []), type]);
    }
    return byKind;
  };
  return (kind) => {
    kinds ??= sorted();
    const own = kinds.get(kind);
    if (own !== undefined) return own;
    for (const other of STANDS_FOR[kind] ?? []) {
      const types = kinds.get(other);
      if (types !== undefined) return types;
    }
    return [];
  };
};
