import type { Figure } from '../figure.ts';
import { NONE_WORDS } from '../languages/none/all.ts';
import { WORDINGS } from '../languages/wording/all.ts';
import type { Superlative } from '../languages/wording/wording.ts';
import type { RowFacts } from '../row-facts.ts';
import { clauseAfter, clauseBefore } from '../topics.ts';
import { anywhere, isIn, ofAll } from '../word-patterns.ts';

export type SaidSuperlative = { start: number; end: number; name: Superlative };

const NAMES = Object.keys(WORDINGS[0]?.superlatives ?? {}) as Superlative[];
const PATTERNS = NAMES.map((name) => ({
  name,
  pattern: anywhere(WORDINGS.flatMap(({ superlatives }) => superlatives[name])),
}));
export const SUPERLATIVE_PHRASES: readonly string[] = WORDINGS.flatMap(({ superlatives }) =>
  Object.values(superlatives).flat(),
);
const ANY_NAME = anywhere(SUPERLATIVE_PHRASES);
const NOT_THE_ONE = WORDINGS.map(({ notTheOne }) => anywhere(notTheOne));
const PLAIN = anywhere([
  ...WORDINGS.flatMap((wording) => wording.ofAll),
  ...NONE_WORDS.flatMap(({ homes, around }) => [...homes, ...around]),
  ...ofAll(({ topics }) => topics.price ?? []),
]);
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

const withoutFigures = (fold: string, figures: readonly Figure[]): string =>
  figures.reduce(
    (text, { wholeStart, wholeEnd }) =>
      text.slice(0, wholeStart) + ' '.repeat(wholeEnd - wholeStart) + text.slice(wholeEnd),
    fold,
  );

/** Where a folded text calls a home the cheapest, the largest … of all; "the cheapest with a pool" may be another one. */
export const findSuperlatives = (
  fold: string,
  figures: readonly Figure[],
  countedWords: () => readonly string[],
): SaidSuperlative[] => {
  const found = (isIn(ANY_NAME, fold) ? PATTERNS : []).flatMap(({ name, pattern }) =>
    [...fold.matchAll(pattern)].map((match) => ({ name, start: match.index, end: match.index + match[0].length })),
  );
  if (found.length === 0) return [];
  const counted = countedWords();
  const bare = withoutFigures(fold, figures);
  return found.filter(({ start, end }) => {
    const after = clauseAfter(bare, end, bare.length);
    const before = clauseBefore(fold, 0, start).slice(-40);
    const rest = counted.length === 0 ? after : after.replace(anywhere(counted), ' ');
    const isOpen =
      NOT_THE_ONE.some((words) => isIn(words, before)) || /^\s*[?？]/u.test(bare.slice(end + after.length));
    return !isOpen && !SAYS_SOMETHING.test(rest.replace(PLAIN, ' '));
  });
};

const factOf = (row: RowFacts, kind: Figure['kind'], topic?: string): number | undefined =>
  row.fields.find((fact) => fact.kind === kind && (topic === undefined || fact.topic === topic))?.value;

type Measure = (row: RowFacts) => number | undefined;
const PRICE: readonly Measure[] = [({ price }) => price];
const SIZES: readonly Measure[] = [
  (row) => factOf(row, 'area', 'building'),
  (row) => factOf(row, 'area', 'lot'),
  (row) => factOf(row, 'beds'),
];
const AGES: readonly Measure[] = [
  (row) => factOf(row, 'year', 'built'),
  (row) => {
    const days = factOf(row, 'days');
    return days === undefined ? undefined : -days;
  },
];
const MEASURES: Readonly<Record<Superlative, { by: readonly Measure[]; isMost: boolean }>> = {
  cheapest: { by: PRICE, isMost: false },
  dearest: { by: PRICE, isMost: true },
  largest: { by: SIZES, isMost: true },
  smallest: { by: SIZES, isMost: false },
  newest: { by: AGES, isMost: true },
  oldest: { by: AGES, isMost: false },
};

/** Whether one of these has more of it, in every sense of the word; of those that do not state it nothing is known. */
export const isBeaten = (row: RowFacts, name: Superlative, all: readonly RowFacts[]): boolean => {
  const { by, isMost } = MEASURES[name];
  const others = all.filter(
    (other) => by !== PRICE || (other.isRent === row.isRent && other.currency === row.currency),
  );
  const known = by.filter((measure) => measure(row) !== undefined);
  return (
    known.length > 0 &&
    known.every((measure) =>
      others.some((other) => {
        const [own = 0, theirs] = [measure(row), measure(other)];
        return theirs !== undefined && (isMost ? theirs > own : theirs < own);
      }),
    )
  );
};
