import type { Operator } from '../../understand/constraint.ts';
import type { FigureKind } from './figure.ts';
import type { Topic } from './languages/check-words.ts';

/** A value that may be said: of a listing, of all that match, or a bound that was asked for. Units are those of a figure's readings. */
export type Fact = {
  kind: FigureKind;
  value: number;
  topic?: Topic | 'perArea';
  currency?: string;
  /** Of a rent. */
  isMonthly?: boolean;
};
export type Bound = Fact & { operator: Operator };
/** The parts of a day, as a date in a text names some of them. */
export type KnownDay = { year: number; month: number; day: number };

export const dayOf = (isoDate: string): KnownDay => {
  const [year = 0, month = 0, day = 0] = isoDate.slice(0, 10).split('-').map(Number);
  return { year, month, day };
};
