/** Numbers that look random and are the same in every run. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
};

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    // A linear congruential generator; the high bits are good enough for sample data.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) / 0x1000000;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (items) => items[whole(0, items.length - 1)] as (typeof items)[number],
    chance: (share) => next() < share,
  };
};
