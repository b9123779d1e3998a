import type { Outcome } from '../asking/outcome.ts';

/** One rate. `of` tells what an outcome adds to it; undefined where the question has no part in it. */
export type Score = { name: string; of(outcome: Outcome): Tally | undefined };

/** So many of so many. */
export type Tally = { hits: number; of: number };

export const oneIf = (isHit: boolean): Tally => ({ hits: isHit ? 1 : 0, of: 1 });

export const sum = (tallies: readonly Tally[]): Tally => ({
  hits: tallies.reduce((total, { hits }) => total + hits, 0),
  of: tallies.reduce((total, { of }) => total + of, 0),
});

export const rateOf = ({ hits, of }: Tally): number => (of === 0 ? Number.NaN : hits / of);

const Z = 1.959_964;

/** The 95 % interval of a rate after Wilson, from 0 to 1. */
export const intervalOf = ({ hits, of }: Tally): readonly [low: number, high: number] => {
  if (of === 0) return [0, 1];
  const rate = hits / of;
  const spread = 1 + Z ** 2 / of;
  const middle = rate + Z ** 2 / (2 * of);
  const half = Z * Math.sqrt((rate * (1 - rate)) / of + Z ** 2 / (4 * of ** 2));
  return [Math.max(0, (middle - half) / spread), Math.min(1, (middle + half) / spread)];
};

/** The value below which that share of the values lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
};
