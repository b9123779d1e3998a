import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { ConversionName } from '../map/conversions.ts';
import { median } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { type Findings, type Proposal, readRows } from './proposal.ts';

const PERIODS: readonly [ConversionName, ReadonlySet<string>][] = [
  [
    'annualToMonthly',
    new Set('annual annually yearly year annum pa anual annuel annuelle annuale jahrlich'.split(' ')),
  ],
  ['weeklyToMonthly', new Set('weekly week pw wk semanal hebdomadaire settimanale wochentlich'.split(' '))],
];
const BETWEEN = new Set(['per', 'a', 'an', 'by', 'each']);

/** How the amounts of a column are read that are paid by the year or by the week, as its name says; null where it says neither. */
export const byPeriod = (name: string): ConversionName | null => {
  const words = wordsInFull(name);
  return PERIODS.find(([, period]) => words.some((word) => period.has(word)))?.[0] ?? null;
};

/** The words of a name without those of a period. */
export const withoutPeriod = (name: string): string[] =>
  wordsInFull(name.replace(/\([^)]*\)/g, ' ')).filter(
    (word) => !BETWEEN.has(word) && !PERIODS.some(([, period]) => period.has(word)),
  );

/** A month's rent is a hundredth of the price of a like home at most, a year's a twentieth or more. */
const LEAST_SHARE = 1 / 50;
/** In so many of the rows another group of rents is no slip, and so many times more or less is another group. */
const NO_SLIP = 0.05;
const APART = 8;
/** Of dollars, euros, pounds or francs, a month. */
const HIGH_RENT = 12_000;

/** Why rents may not all be by the month; null where nothing speaks against it. */
const doubtOf = (rents: readonly number[], sales: readonly number[], likeDollars: boolean): string | null => {
  if (rents.length === 0) return null;
  const middle = median(rents);
  const around = `rents around ${middle.toLocaleString('en')}`;
  if (sales.length > 0 && middle > median(sales) * LEAST_SHARE) {
    return `${around} beside sale prices around ${median(sales).toLocaleString('en')} are more than a month's`;
  }
  if (likeDollars && middle > HIGH_RENT) return `${around} are more than a month's`;
  const apart = rents.filter((rent) => rent > middle * APART || rent * APART < middle).length;
  return apart > rents.length * NO_SLIP
    ? `${apart} of ${rents.length} rents are far from the others, as rents by the year are from those by the month`
    : null;
};

const told = (rule: ColumnRule): ColumnRule =>
  typeof rule === 'object' && 'values' in rule
    ? { ...rule, values: Object.fromEntries(Object.entries(rule.values ?? {}).filter(([, word]) => !isTodo(word))) }
    : rule;

const PERIOD_ASKED = 'a column that says how often rents are paid, or { "constant": "month" }, "week" or "year"';
const CONVERSION_ASKED = 'money where rents are by the month, weeklyToMonthly or annualToMonthly';

/** The proposals, with a TODO for how often rents are paid, where no column says it and they do not look like those of a month. */
export const askForPeriod = (
  { sample, context }: Findings,
  proposals: readonly Proposal[],
  saleType: ColumnRule | null,
  likeDollars: boolean,
): Proposal[] => {
  const of = (field: FeedField): Proposal | undefined => proposals.find((one) => one.field === field);
  const price = of('ListPrice') ?? of('SalePrice');
  const rent = of('RentPrice');
  if (of('RentFrequency') !== undefined) return [...proposals];
  if (rent !== undefined) {
    const column = rent.columns[0] as string;
    const doubt = byPeriod(column) === null ? doubtOf(rent.trial.sizes, price?.trial.sizes ?? [], likeDollars) : null;
    if (doubt === null) return [...proposals];
    const rule: ColumnRule = { column, convert: todoText(CONVERSION_ASKED) as ConversionName };
    return proposals.map((one) => (one === rent ? { ...rent, rule, reason: doubt } : one));
  }
  if (price?.field !== 'ListPrice' || saleType === null || isTodo(saleType)) return [...proposals];
  const types = readRows(sample, 'SaleType', told(saleType), context);
  const amounts = readRows(sample, 'ListPrice', price.rule, context);
  const sizesOf = (type: string): number[] =>
    amounts
      .filter(({ value, frequency }, at) => value !== null && frequency === undefined && types[at]?.value === type)
      .map(({ value }) => Number(value));
  const reason = doubtOf(sizesOf('for_rent'), sizesOf('for_sale'), likeDollars);
  if (reason === null) return [...proposals];
  const { columns, trial } = price;
  return [
    ...proposals,
    { field: 'RentFrequency', rule: todoText(PERIOD_ASKED), columns, confidence: 'likely', reason, trial },
  ];
};
