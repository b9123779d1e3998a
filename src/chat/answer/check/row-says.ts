import { SQUARE_FEET_PER_ACRE } from '../../../listings/area.ts';
import { isSameCurrency } from './currencies.ts';
import type { Fact, KnownDay } from './facts.ts';
import type { Figure, FigureKind } from './figure.ts';
import { fits, fitsAsWritten } from './fits.ts';
import type { Topic } from './languages/check-words.ts';
import type { RowFacts } from './row-facts.ts';

/** A sum in a text is taken for what it says only if nobody could take it for the price. */
const SMALL_BESIDE_PRICE = 0.2;

/** Whether a fact is of the kind that a number speaks of. `spoken` are the topics of its sentence. */
export const isAbout = (fact: Fact, figure: Figure, spoken: ReadonlySet<Topic>): boolean => {
  if (fact.kind !== figure.kind) return false;
  const { topic } = figure;
  if (fact.kind === 'money') {
    if (figure.currency !== undefined && fact.currency !== undefined && !isSameCurrency(figure.currency, fact.currency))
      return false;
    if ((fact.topic === 'perArea') !== figure.isPerArea) return false;
    if (figure.isPerArea || fact.topic === topic) return true;
    const isVague = topic === undefined || topic === 'other' || topic === 'monthly';
    if (isVague && fact.topic !== undefined && spoken.has(fact.topic as Topic)) return true;
    if (topic === 'monthly') return fact.topic === 'hoa' || fact.isMonthly === true;
    return fact.topic === 'price' && (topic === undefined || topic === 'price' || topic === 'past');
  }
  if (fact.kind !== 'area') return true;
  if (topic !== undefined) return fact.topic === topic;
  // Nobody gives the area of a house in acres.
  return figure.unit.size >= SQUARE_FEET_PER_ACRE ? fact.topic === 'lot' : fact.topic !== 'lot' || spoken.has('lot');
};

export const isKnownDay = (numbers: readonly number[], days: readonly KnownDay[]): boolean =>
  days.some(({ year, month, day }) => numbers.every((number) => [year, year % 100, month, day].includes(number)));

const sameDigits = (one: Figure, other: Figure): boolean =>
  one.readings.length === other.readings.length &&
  one.readings.every(({ value }, index) => value === other.readings[index]?.value);

const statedMoney = (stated: Figure, figure: Figure, { price, currency }: RowFacts): boolean => {
  if (stated.months !== undefined && figure.months !== undefined && !Object.is(stated.months, figure.months))
    return false;
  if (
    figure.currency !== undefined &&
    currency !== undefined &&
    !isSameCurrency(figure.currency, stated.currency ?? currency)
  )
    return false;
  if (stated.topic !== undefined && stated.topic === figure.topic && stated.topic !== 'price') return true;
  const value = stated.readings[0]?.value ?? 0;
  return stated.isPerArea === figure.isPerArea && price !== undefined && value < price * SMALL_BESIDE_PRICE;
};

/** Whether what a listing's texts say has the number, for the same kind of thing. */
const isStated = (figure: Figure, row: RowFacts, hasField: boolean): boolean =>
  row.stated.some((stated) => {
    if (stated.kind !== figure.kind) return false;
    if (figure.kind === 'date' || figure.kind === 'time') return sameDigits(stated, figure);
    if (!stated.readings.some(({ value }) => fitsAsWritten(figure, value))) return false;
    if (figure.kind === 'money') return statedMoney(stated, figure, row);
    return !(figure.kind === 'year' && figure.topic === 'built' && hasField);
  });

/** Whether a number is a part of what a listing is called by: "14 Oak Bath Rd" has no 14 baths. */
export const isInName = ({ names }: RowFacts, fold: string, { start, end }: Figure): boolean =>
  names.some((name) => {
    const at = fold.indexOf(name, Math.max(0, end - name.length));
    return at !== -1 && at <= start && at + name.length >= end;
  });

/** What stands in the number, before its unit and its scale are counted in. */
const bare = (figure: Figure): number[] => figure.readings.map(({ value }) => value / figure.unit.size / figure.scale);

/** What another number of the listing is no evidence for. */
const OWN_KINDS: ReadonlySet<FigureKind> = new Set([
  'homes',
  'money',
  'date',
  'time',
  'phone',
  'minutes',
  'distance',
  'percent',
  'times',
]);

/** Whether a listing says the number, for the kind of thing that it is said of. */
export const rowSays = (row: RowFacts, figure: Figure, code: string, spoken: ReadonlySet<Topic>): boolean => {
  const { kind } = figure;
  if (kind === 'code') return row.text.includes(code);
  if (kind === 'plain') return bare(figure).some((value) => row.numbers.has(value));
  const facts = row.fields.filter((fact) => isAbout(fact, figure, spoken));
  if (facts.some(({ value }) => fits(figure, value))) return true;
  const numbers = figure.readings.map(({ value }) => value);
  if ((kind === 'date' && isKnownDay(numbers, row.days)) || isStated(figure, row, facts.length > 0)) return true;
  if (kind === 'year' && figure.topic === undefined) return row.days.some(({ year }) => numbers.includes(year));
  if (kind === 'area' && figure.topic === undefined && facts.length === 0)
    return row.fields.some((fact) => fact.kind === 'area' && fits(figure, fact.value));
  const hasField = facts.length > 0 || OWN_KINDS.has(kind);
  return !hasField && bare(figure).some((value) => row.numbers.has(value));
};
