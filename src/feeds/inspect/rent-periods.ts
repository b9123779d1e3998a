import { isTodo, todoText } from '../configuration/check-feed-config.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { ConversionName } from '../map/conversions.ts';
import { type Frequency, frequencyOf } from '../map/frequencies.ts';
import { spaceColumn } from './column-paths.ts';
import { median } from './column-profiles.ts';
import { inEnglish } from './column-words.ts';
import { type Market, monthlyRents } from './currency-and-units.ts';
import { type Findings, type Proposal, readRows, toldWords } from './proposal.ts';

/** Words that stand before a time. */
const PER = new Set('per pro par por al a an by each'.split(' '));

/** How often the amounts of a column are paid, as its name says, alone or by two words (`p/w`), and its other words. */
const splitName = (name: string): { period: Frequency | null; others: string[] } => {
  const words = spaceColumn(name)
    .split(' ')
    .filter((word) => !PER.has(word));
  for (const length of [2, 1]) {
    for (const at of words.keys()) {
      const period = frequencyOf(words.slice(at, at + length).join(''));
      if (period !== null) return { period, others: words.toSpliced(at, length) };
    }
  }
  return { period: null, others: words };
};

/** How often the amounts of a column are paid, as its name says; null where it says nothing. */
export const periodIn = (name: string): Frequency | null => splitName(name).period;

/** The words of a name without those of a period. */
export const withoutPeriod = (name: string): string[] => inEnglish(splitName(name).others);

const READ_BY: Readonly<Partial<Record<Frequency, ConversionName>>> = {
  quarter: 'quarterlyToMonthly',
  week: 'weeklyToMonthly',
  year: 'annualToMonthly',
};

/** How the amounts of a column are read that are paid more or less often than by the month, as its name says; null: as they stand. */
export const byPeriod = (name: string): ConversionName | null => {
  const period = periodIn(name);
  return period === null ? null : (READ_BY[period] ?? null);
};

/** A month's rent is a hundredth of the price of a like home at most, a year's a twentieth or more, a week's a thousandth. */
const MOST_SHARE = 1 / 50;
const LEAST_SHARE = 1 / 600;
/** In so many of the rows another group of rents is no slip, and so many times more or less is another group. */
const NO_SLIP = 0.05;
const APART = 8;

/** What speaks against the size of rents by the month; null where nothing does. */
const doubtOfSize = (middle: number, sales: readonly number[], market: Market): string | null => {
  const around = `rents around ${middle.toLocaleString('en')}`;
  const usual = monthlyRents(market);
  if (sales.length > 0) {
    const beside = `${around} beside sale prices around ${median(sales).toLocaleString('en')}`;
    const share = middle / median(sales);
    return share > MOST_SHARE
      ? `${beside} are more than a month's`
      : share < LEAST_SHARE
        ? `${beside} are less than a month's`
        : null;
  }
  if (usual === null) return `how high rents of a month are in ${market.currency} is not known here`;
  return middle > usual.highest
    ? `${around} are more than a month's`
    : middle < usual.least
      ? `${around} may be less than a month's`
      : null;
};

/** Why rents may not all be by the month; null where nothing speaks against it. */
const doubtOf = (rents: readonly number[], sales: readonly number[], market: Market): string | null => {
  if (rents.length === 0) return null;
  const middle = median(rents);
  const apart = rents.filter((rent) => rent > middle * APART || rent * APART < middle).length;
  return (
    doubtOfSize(middle, sales, market) ??
    (apart > rents.length * NO_SLIP
      ? `${apart} of ${rents.length} rents are far from the others, as rents by the year are from those by the month`
      : null)
  );
};

const PERIOD_ASKED = 'a column that says how often rents are paid, or { "constant": "month" }, "week" or "year"';
const CONVERSION_ASKED = 'money where rents are by the month, weeklyToMonthly or annualToMonthly';

/** The proposals, with a TODO for how often rents are paid, where no column says it and they do not look like those of a month. */
export const askForPeriod = (
  { sample, context }: Findings,
  proposals: readonly Proposal[],
  saleType: ColumnRule | null,
  market: Market,
): readonly Proposal[] => {
  const of = (field: FeedField): Proposal | undefined => proposals.find((one) => one.field === field);
  const price = of('ListPrice') ?? of('SalePrice');
  const rent = of('RentPrice');
  if (of('RentFrequency') !== undefined || (rent && isTodo(rent.rule))) return proposals;
  if (rent !== undefined) {
    const column = rent.columns[0] as string;
    const unsaid = readRows(sample, 'RentPrice', rent.rule, context).filter(({ frequency }) => frequency === undefined);
    const rents = unsaid.map(({ value }) => Number(value ?? 0)).filter((rent) => rent > 1);
    const doubt = periodIn(column) === null ? doubtOf(rents, price?.trial.sizes ?? [], market) : null;
    if (doubt === null) return proposals;
    // A conversion by the period would take the place of one that the amounts need.
    if (rent.rule !== column) return [...proposals, askPeriod(rent, doubt)];
    const rule: ColumnRule = { column, convert: todoText(CONVERSION_ASKED) as ConversionName };
    return proposals.map((one) => (one === rent ? { ...rent, rule, reason: doubt } : one));
  }
  if (price?.field !== 'ListPrice' || saleType === null || isTodo(saleType)) return proposals;
  const types = readRows(sample, 'SaleType', toldWords(saleType), context);
  const amounts = readRows(sample, 'ListPrice', price.rule, context);
  const sizesOf = (type: string): number[] =>
    amounts
      .filter(({ value, frequency }, at) => value !== null && frequency === undefined && types[at]?.value === type)
      .map(({ value }) => Number(value));
  const reason = doubtOf(sizesOf('for_rent'), sizesOf('for_sale'), market);
  if (reason === null) return proposals;
  return [...proposals, askPeriod(price, reason)];
};

const askPeriod = ({ columns, trial }: Proposal, reason: string): Proposal => ({
  field: 'RentFrequency',
  rule: todoText(PERIOD_ASKED),
  columns,
  confidence: 'likely',
  reason,
  trial,
});

/** A price so many times a home's rent is no rent. */
const NO_RENT = 8;
/**
 * The proposals, with a TODO for a list price where homes for rent have one far above the rent beside it: it would be the rent of those without
 * one.
 */
export const askForListPrice = (
  { sample, context }: Findings,
  proposals: readonly Proposal[],
  saleType: ColumnRule | null,
): readonly Proposal[] => {
  const of = (field: FeedField): Proposal | undefined => proposals.find((one) => one.field === field);
  const [price, rent] = [of('ListPrice'), of('RentPrice')];
  if (!price || !rent || saleType === null || [saleType, price.rule, rent.rule].some(isTodo)) return proposals;
  const types = readRows(sample, 'SaleType', toldWords(saleType), context);
  const rents = readRows(sample, 'RentPrice', rent.rule, context);
  const isAbove = readRows(sample, 'ListPrice', price.rule, context).some(({ value }, at) => {
    const paid = Number(rents[at]?.value ?? 0);
    return types[at]?.value === 'for_rent' && paid > 0 && Number(value) > paid * NO_RENT;
  });
  if (!isAbove) return proposals;
  const asked = `"${price.columns[0]}" where it is the rent of homes without "${rent.columns[0]}"; else name it under SalePrice`;
  return proposals.map((one) => (one === price ? { ...price, rule: todoText(asked) } : one));
};
