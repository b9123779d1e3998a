import { DateTime } from 'luxon';
import type { LanguageCode } from '../../language/language.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import { cleanListingText } from '../prompt/clean.ts';
import type { FoundListing } from '../retrieve/found-listing.ts';
import { zoneOf } from '../time-zone.ts';

/** A number as it is written, and whether the noun after it is in the singular. */
export type Counted = { text: string; isOne: boolean };

/** How numbers, money and dates are written in one answer. */
export type Formats = {
  /** At most two decimals. */
  number(value: number): string;
  count(value: number): Counted;
  /** Exact, in the listing's own currency; `symbol` is what the listing calls it. */
  money(amount: string | number, symbol: string | null): string;
  /** Of an ISO date. */
  date(day: string): string;
  /** The day of a moment where the chatbot is. */
  dayOf(moment: Date): string;
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** Miles where areas are in square feet. */
  distance(kilometers: number, unit: AreaUnit | null): string;
};

export const KILOMETERS_PER_MILE = 1.609344;

/** One language writes numbers differently in different countries; the homes tell which country it is. */
export const localeOf = (language: LanguageCode, listings: readonly FoundListing[]): string => {
  const some = (test: (values: FoundListing['values']) => boolean): boolean =>
    listings.some(({ values }) => test(values));
  if (language === 'es' && some(({ CurrencySymbol }) => /^mx/i.test(CurrencySymbol ?? ''))) return 'es-MX';
  if (language === 'es' && some(({ AreaUnit }) => AreaUnit === 'Square Feet')) return 'es-US';
  if (language === 'pt' && some(({ CurrencySymbol }) => /€|^eur/i.test(CurrencySymbol ?? ''))) return 'pt-PT';
  return language;
};

/** The place of the currency is the locale's, its sign the listing's: `550.000 €`, `$550,000`, `EUR 550,000`. */
const createMoney = (locale: string) => {
  const style = {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 0,
  } as const;
  const whole = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, { ...style, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (amount: string | number, symbol: string | null): string => {
    const value = Number(amount);
    const sign = cleanListingText(symbol ?? '');
    const parts = (Number.isInteger(value) ? whole : exact).formatToParts(value);
    const first = parts[0]?.type === 'currency';
    const blank = first && /[\p{L}.]$/u.test(sign) ? ' ' : '';
    const text = parts.map((part) => (part.type === 'currency' ? `${sign}${blank}` : part.value)).join('');
    return text.replace(/\s{2,}/g, ' ').trim();
  };
};

const createLocale = (locale: string) => {
  const lists = (type: 'conjunction' | 'disjunction') => {
    const format = new Intl.ListFormat(locale, { type });
    return (items: readonly string[]): string => format.format(items);
  };
  return {
    numbers: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
    plurals: new Intl.PluralRules(locale),
    dates: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    money: createMoney(locale),
    and: lists('conjunction'),
    or: lists('disjunction'),
  };
};

/** To make what Intl writes with takes longer than to write an answer. There are as many as locales above. */
const made = new Map<string, ReturnType<typeof createLocale>>();

export const createFormats = (locale: string, timeZone: string): Formats => {
  const known = made.get(locale) ?? createLocale(locale);
  made.set(locale, known);
  const { numbers, plurals, dates, money, and, or } = known;
  return {
    number: (value) => numbers.format(value),
    count: (value) => ({
      text: numbers.format(value),
      isOne: value === 1 || plurals.select(value) === 'one',
    }),
    money,
    date: (day) => {
      const written = dates.format(new Date(`${day}T00:00:00Z`));
      // Intl leaves out that the first of a month is an ordinal in French.
      return locale === 'fr' ? written.replace(/^1 /, '1er ') : written;
    },
    dayOf: (moment) => DateTime.fromJSDate(moment, { zone: zoneOf(timeZone) }).toISODate() ?? '',
    and,
    or,
    distance: (kilometers, unit) => {
      const isMiles = unit === 'Square Feet';
      const format = new Intl.NumberFormat(locale, {
        ...{ style: 'unit', unitDisplay: 'long', maximumFractionDigits: 1 },
        unit: isMiles ? 'mile' : 'kilometer',
      });
      return format.format(isMiles ? kilometers / KILOMETERS_PER_MILE : kilometers);
    },
  };
};
