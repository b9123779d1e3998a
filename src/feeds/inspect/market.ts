import { ownValue } from '../../fields/own-value.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { unitByName } from './area-units.ts';
import type { ColumnProfile } from './sample.ts';
import type { ValueKind } from './value-kinds.ts';

/** How a file's money and areas are meant, as far as it shows it; null where it does not. */
export type Market = { currency: string | null; areaUnit: AreaUnit | null; reasons: Reasons };
type Reasons = { CurrencySymbol?: string; AreaUnit?: string };

const CODES: Readonly<Record<string, string>> = {
  USD: '$',
  CAD: '$',
  AUD: '$',
  NZD: '$',
  EUR: '€',
  GBP: '£',
  JPY: '¥',
};
const MARK = /(?<![a-z])(USD|CAD|AUD|NZD|EUR|GBP|JPY|CHF)(?![a-z])|\p{Sc}/iu;
/** The sign that stands for any currency. */
const ANY_CURRENCY = '¤';
const POSTCODE = /^[a-z]{1,2}\d[a-z\d]?\s\d[a-z]{2}$/i;

const mostFrequent = (texts: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((left, right) => right[1] - left[1])[0]?.[0] ?? null;
};

const markOf = (text: string): string | null => {
  const mark = MARK.exec(text)?.[0].toUpperCase();
  return mark === undefined || mark === ANY_CURRENCY ? null : (ownValue(CODES, mark) ?? mark);
};

const MARKED: ReadonlySet<ValueKind | null> = new Set(['money', 'number', 'text']);

const findCurrency = (columns: readonly ColumnProfile[], reasons: Reasons): string | null => {
  const marks = columns
    .filter(({ kind }) => MARKED.has(kind))
    .flatMap(({ texts }) => texts.filter((text) => text.length < 20 && /\d/.test(text)).map(markOf))
    .filter((mark) => mark !== null);
  const mark = mostFrequent(marks);
  if (mark !== null) {
    reasons.CurrencySymbol = 'amounts are written with it';
    return mark;
  }
  if (columns.some(({ kind }) => kind === 'state')) {
    reasons.CurrencySymbol = 'the states are American or Canadian';
    return '$';
  }
  if (columns.some(({ kind, texts }) => kind === 'zip' && texts.some((text) => POSTCODE.test(text)))) {
    reasons.CurrencySymbol = 'the postcodes are British';
    return '£';
  }
  return null;
};

const findAreaUnit = (
  columns: readonly ColumnProfile[],
  currency: string | null,
  reasons: Reasons,
): AreaUnit | null => {
  const named = columns.map(({ name, unnamed }) => ({ name, unit: unnamed ? null : unitByName(name) }));
  const feet = named.find(({ unit, name }) => unit === 'squareFeet' && !/[$€£/]|\bper\b|price/i.test(name));
  const metres = named.find(({ unit }) => unit === 'squareMeters');
  const name = (feet ?? metres)?.name;
  if (name !== undefined) {
    const unit = feet === undefined ? 'Square Meters' : 'Square Feet';
    reasons.AreaUnit = `by the column "${name}"`;
    return unit;
  }
  if (columns.some(({ kind }) => kind === 'state') || currency === '$') {
    reasons.AreaUnit = 'as areas are told where prices are in dollars';
    return 'Square Feet';
  }
  if (currency === '€' || currency === 'CHF') {
    reasons.AreaUnit = `as areas are told where prices are in ${currency}`;
    return 'Square Meters';
  }
  return null;
};

export const findMarket = (columns: readonly ColumnProfile[]): Market => {
  const reasons: Reasons = {};
  const currency = findCurrency(columns, reasons);
  return { currency, areaUnit: findAreaUnit(columns, currency, reasons), reasons };
};
