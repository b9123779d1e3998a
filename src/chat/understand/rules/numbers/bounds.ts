import type { Operator } from '../../constraint.ts';
import type { Quantity } from './quantity.ts';

export type Bound = { Operator: Operator; Value: number };

/** How much more than the number "more than" is: 1 bedroom, half a bathroom, nothing for what is measured. */
export type Step = number;

const AROUND = 0.1;

const between = (low: number, high: number): Bound[] => [
  { Operator: 'atLeast', Value: Math.min(low, high) },
  { Operator: 'atMost', Value: Math.max(low, high) },
];

/** The bounds that a comparison makes of a number; `bare` is what a number without one means. */
export const boundsOf = ({ compare, high, low }: Quantity, step: Step, bare: Operator): Bound[] => {
  const { value } = low;
  if (high !== undefined) return between(value, high.value);
  switch (compare) {
    case 'atMost':
    case 'until':
    case 'within':
    case 'ago':
    case 'older':
      return [{ Operator: 'atMost', Value: value }];
    case 'lessThan':
    case 'before':
    case 'olderThan':
      return [{ Operator: 'atMost', Value: Math.max(0, value - step) }];
    case 'atLeast':
    case 'since':
    case 'newer':
      return [{ Operator: 'atLeast', Value: value }];
    case 'moreThan':
    case 'after':
    case 'newerThan':
      return [{ Operator: 'atLeast', Value: value + step }];
    case 'exactly':
      return [{ Operator: 'is', Value: value }];
    case 'about':
      return step === 0
        ? between(Math.round(value * (1 - AROUND)), Math.round(value * (1 + AROUND)))
        : [{ Operator: bare, Value: value }];
    // "一百万出头": not much more.
    case 'littleMore':
      return step === 0 ? between(value, Math.round(value * (1 + AROUND))) : [{ Operator: bare, Value: value }];
    default:
      return [{ Operator: bare, Value: value }];
  }
};

const LONGER: ReadonlyMap<string, string> = new Map([
  ['olderThan', 'moreThan'],
  ['newerThan', 'lessThan'],
]);

/** "Older than 60 days on the market" is there for longer. */
export const asDuration = (quantity: Quantity): Quantity => {
  const compare = LONGER.get(quantity.compare ?? '');
  return compare === undefined ? quantity : { ...quantity, compare };
};

const DECADE_BANDS: Readonly<Record<string, readonly [number, number]>> = { low: [0, 3], mid: [3, 7], high: [7, 10] };

/** "Low 400s", "in the 400s": the step is that of the number's first digit. */
export const bandOf = ({ low, high, band, highBand }: Quantity): Bound[] => {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(low.value || 1)));
  const [from] = DECADE_BANDS[band ?? ''] ?? [0, 10];
  const [, to] = DECADE_BANDS[highBand ?? (high === undefined ? (band ?? '') : '')] ?? [0, 10];
  return between(low.value + (size * from) / 10, (high?.value ?? low.value) + (size * to) / 10);
};
