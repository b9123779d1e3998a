/** Durations, in milliseconds, or whatever else a round of a benchmark measures. */
export type Figures = readonly number[];

/** The middle of the figures; of an even number of them the mean of the two in the middle. RangeError where there is none. */
export const median = (figures: Figures): number => {
  if (figures.length === 0) throw new RangeError('There is no median of no figures');
  const ordered = [...figures].sort((one, other) => one - other);
  const middle = Math.floor(ordered.length / 2);
  const upper = ordered[middle] as number;
  return ordered.length % 2 === 1 ? upper : ((ordered[middle - 1] as number) + upper) / 2;
};

/** The smallest and the largest figure. RangeError where there is none. */
export const rangeOf = (figures: Figures): [low: number, high: number] => {
  if (figures.length === 0) throw new RangeError('There is no range of no figures');
  return [Math.min(...figures), Math.max(...figures)];
};

/** A quotient of two medians, and the smallest and the largest quotient of the figures that one round gave. */
export type Ratio = { middle: number; low: number; high: number };

/** How many times `over` goes into `under`'s place: above ÷ below, round by round. RangeError where their rounds differ in number. */
export const ratioOf = (above: Figures, below: Figures): Ratio => {
  if (above.length !== below.length) {
    throw new RangeError(`A ratio needs as many rounds on both sides, not ${above.length} and ${below.length}`);
  }
  const [low, high] = rangeOf(above.map((figure, round) => figure / (below[round] as number)));
  return { middle: median(above) / median(below), low, high };
};
