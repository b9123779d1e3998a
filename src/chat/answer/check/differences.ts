import { isSameCurrency } from './currencies.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figure.ts';
import { fits } from './fits.ts';

const isComparable = (one: Fact, other: Fact): boolean =>
  one.kind === other.kind &&
  (one.currency === undefined || other.currency === undefined || isSameCurrency(one.currency, other.currency)) &&
  (one.topic === 'perArea') === (other.topic === 'perArea');

/** Prices of now, before and estimated are compared with each other, everything else with its own like only. */
const PRICES: ReadonlySet<unknown> = new Set(['price', 'past', 'estimate']);
export const areAlike = (one: Fact, other: Fact): boolean =>
  isComparable(one, other) && (one.topic === other.topic || (PRICES.has(one.topic) && PRICES.has(other.topic)));

/** Whether a number is what two of the values differ by, as a difference, a ratio, or percent of one of them. */
export const isDifference = (figure: Figure, facts: readonly Fact[]): boolean =>
  facts.some((one, index) =>
    facts.slice(index + 1).some((other) => {
      if (one.value === other.value || !areAlike(one, other)) return false;
      const [low, high] = [Math.min(one.value, other.value), Math.max(one.value, other.value)];
      if (figure.kind === 'percent')
        return low > 0 && [(high - low) / high, (high - low) / low].some((part) => fits(figure, part * 100));
      if (figure.kind === 'times') return low > 0 && fits(figure, high / low);
      const isAge = figure.kind === 'age' && one.kind === 'year';
      return (one.kind === figure.kind || isAge) && fits(figure, high - low);
    }),
  );
