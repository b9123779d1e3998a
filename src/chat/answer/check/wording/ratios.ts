import { areAlike } from '../differences.ts';
import type { Fact } from '../facts.ts';
import { WORDINGS } from '../languages/wording/all.ts';
import type { RowFacts } from '../row-facts.ts';
import { clauseAfter } from '../topics.ts';
import { anywhere } from '../word-patterns.ts';

type Span = { start: number; end: number };

export const RATIO_PHRASES: readonly string[] = WORDINGS.flatMap(({ ratios }) => ratios);
const RATIOS = anywhere(RATIO_PHRASES);
const MEASURED: ReadonlySet<Fact['kind']> = new Set(['money', 'area', 'beds', 'baths', 'parking']);
/** "Twice as big" is said of 1.8 times as well. */
const MOST_OFF = 0.15;

/** Where a folded text says that something is twice or half as much as something else, and does not ask. */
export const findRatios = (fold: string): Span[] =>
  [...fold.matchAll(RATIOS)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const after = clauseAfter(fold, end, fold.length);
    return /^\s*[?？]/u.test(fold.slice(end + after.length)) ? [] : [{ start: index, end }];
  });

const isTwice = (one: Fact, other: Fact): boolean => {
  const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
  return low > 0 && Math.abs(high / low / 2 - 1) <= MOST_OFF;
};

/** Whether two of these homes, or one and a value of all, have twice as much of something. */
export const holdsRatio = (rows: readonly RowFacts[], others: readonly Fact[]): boolean =>
  rows.some(({ fields }, index) => {
    const theirs = [...rows.slice(index + 1).flatMap((row) => row.fields), ...others];
    const own = fields.filter(({ kind }) => MEASURED.has(kind));
    return own.some((one) => theirs.some((other) => areAlike(one, other) && isTwice(one, other)));
  });
