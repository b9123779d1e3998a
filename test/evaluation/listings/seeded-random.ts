/** Numbers that look random and are the same in every run (mulberry32). */
export type SeededRandom = {
  /** 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the names, each as likely as its weight. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
};

export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <Item>(items: readonly Item[]): Item => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from');
      return items[Math.floor(next() * items.length)] as Item;
    },
    weighted: <Name extends string>(weights: Readonly<Record<Name, number>>): Name => {
      const entries = Object.entries(weights) as [Name, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return (entries.at(-1) as [Name, number])[0];
    },
  };
};
