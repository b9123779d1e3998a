import type { AreaUnit } from '../../listings/listing.ts';
import { ANY_CONTEXT } from '../map/conversion.ts';
import type { ConversionName } from '../map/conversions.ts';
import { areaUnitOf, areaUnit as readAreaUnit } from '../map/convert-areas.ts';
import { currencyOf, tellsUnit } from '../map/convert-money.ts';
import { symbolOf } from '../map/convert-texts.ts';
import { spaceColumn } from './column-paths.ts';
import {
  type ColumnProfile,
  type ColumnTexts,
  countsOf,
  type FileSample,
  median,
  roughNumber,
  shareOf,
  type ValueKind,
} from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { areaUnitIn, currencyIn, findCountry } from './countries.ts';

/** How a file's money and areas are meant, as far as it shows it; null where it does not. */
export type Market = {
  currency: string | null;
  areaUnit: AreaUnit | null;
  reasons: Record<'CurrencySymbol' | 'AreaUnit', string | undefined>;
};

const mostFrequent = <Text extends string>(texts: readonly Text[]): Text | null =>
  ([...countsOf(texts)].sort((left, right) => right[1] - left[1])[0]?.[0] as Text | undefined) ?? null;

const MARKED: ReadonlySet<ValueKind | null> = new Set(['money', 'number', 'text']);

const NAMED = /^(price )?(currency|currency code|currency symbol|moneda|moeda|devise|waehrung|wahrung)$/;

/** `価格(万円)`, `售价（万元）`: the yen and the yuan have one sign. */
const IN_CHARACTERS = /[（(]万?[円元][)）]$/;
const isPrice = (name: string): boolean =>
  IN_CHARACTERS.test(name) || wordsInFull(name).some((word) => word === 'price' || word === 'rent');
/** The currency that the name of a column of amounts says. */
const inName = (name: string): string | null =>
  IN_CHARACTERS.test(name) ? '¥' : currencyOf(`${/\p{Sc}|\b[A-Z]{3}\b/u.exec(name)?.[0] ?? ''} 1`);

const OF_UNIT = /^\s*(units?|uom|postfix|suffix|einheit|unidad|unite|单位)$/;
const unitColumn = ({ name }: ColumnProfile, columns: readonly ColumnProfile[]): ColumnProfile | undefined => {
  const own = spaceColumn(name);
  return columns.find((other) => {
    const words = spaceColumn(other.name);
    return words.startsWith(own) && OF_UNIT.test(words.slice(own.length));
  });
};
/** The column that tells what an amount is counted in: 万元 and 元/月. */
export const amountUnit = (column: ColumnProfile, columns: readonly ColumnProfile[]): ColumnProfile | undefined => {
  const unit = unitColumn(column, columns);
  return unit?.texts.some(tellsUnit) ? unit : undefined;
};

/** The first of the ways that tells something, with its reason. */
const firstTold = <Told>(
  ...ways: (() => readonly [Told | null | undefined, reason: string])[]
): { told: Told; reason: string } | null => {
  for (const way of ways) {
    const [told, reason] = way();
    if (told != null) return { told, reason };
  }
  return null;
};

type Country = ReturnType<typeof findCountry>;

const findCurrency = (columns: readonly ColumnProfile[], country: Country) =>
  firstTold<string>(
    () => {
      const named = columns.find(({ name, texts }) => NAMED.test(spaceColumn(name)) && texts.length > 0);
      return [named && mostFrequent(named.texts.map(symbolOf)), `by the column "${named?.name}"`];
    },
    () => {
      const priced = columns.find(({ name }) => isPrice(name) && inName(name) !== null);
      return [priced && inName(priced.name), `by the column "${priced?.name}"`];
    },
    () => {
      const amounts = columns.filter(({ kind }) => MARKED.has(kind)).flatMap(({ texts }) => texts);
      const units = columns
        .filter(({ name }) => isPrice(name))
        .flatMap((price) => unitColumn(price, columns)?.texts ?? []);
      const told = [...amounts.filter((text) => /\d/.test(text)), ...units.map((unit) => `1 ${unit}`)];
      const marks = told.filter((text) => text.length < 20).map(currencyOf);
      return [mostFrequent(marks.filter((mark) => mark !== null)), 'amounts are written with it'];
    },
    () => [country && currencyIn(country.country), country?.reason ?? ''],
  );

/** The unit that stands behind a number, or alone in a column of its own; acres and hectares are told in square feet and metres beside it. */
const unitBeside = (text: string): AreaUnit | null => {
  const word = /^[\d.,\s]*(\p{L}[\p{L}\s]*[2²]?)$/u.exec(text.slice(0, LONGEST_AMOUNT).normalize('NFKC'))?.[1] ?? '';
  const unit = readAreaUnit([word], ANY_CONTEXT);
  return unit === 'Square Feet' || unit === 'Square Meters' ? unit : null;
};

const findAreaUnit = (columns: readonly ColumnProfile[], country: Country, currency: string | null) =>
  firstTold<AreaUnit>(
    () => {
      const named = columns.map(({ name }) => ({ name, unit: unitByName(name) }));
      const feet = named.find(({ unit, name }) => unit === 'squareFeet' && !/[$€£/]|\bper\b|price/i.test(name));
      const found = feet ?? named.find(({ unit }) => unit === 'squareMeters');
      return [found && (feet ? 'Square Feet' : 'Square Meters'), `by the column "${found?.name}"`];
    },
    () => {
      const told = columns.map(({ texts }) => mostFrequent(texts.map(unitBeside).filter((unit) => unit !== null)));
      return [mostFrequent(told.filter((unit) => unit !== null)), 'areas are told in it'];
    },
    () => [country && areaUnitIn(country.country), country?.reason ?? ''],
    () => [IN_METRES.has(currency ?? '') ? 'Square Meters' : null, `as areas are told where prices are in ${currency}`],
  );
const IN_METRES: ReadonlySet<string> = new Set(['€', 'CHF']);

/** No home is sold for less than the highest rent of a month. */
export const HIGHEST_RENT = 12_000;
/** The least rents of a month: where homes are also let by the week, what a week costs is less. */
const LEAST_RENTS: Readonly<Record<string, number>> = { $: 400, '€': 200, '£': 800, CHF: 400 };
/** Of dollars beside square metres, as in Australia, where rents are told by the week. */
const LEAST_BESIDE_METRES = 1_200;

/** The least and the highest usual rent of a month. Without a currency they are in dollars; null: how high they are in it is not known here. */
export const monthlyRents = ({
  currency,
  areaUnit,
}: Pick<Market, 'currency' | 'areaUnit'>): { least: number; highest: number } | null => {
  const inMetres = currency === '$' && areaUnit === 'Square Meters';
  const least = inMetres ? LEAST_BESIDE_METRES : LEAST_RENTS[currency ?? '$'];
  return least === undefined ? null : { least, highest: HIGHEST_RENT };
};

export const findMarket = (columns: readonly ColumnProfile[], sample: FileSample): Market => {
  const country = findCountry(columns, sample);
  const currency = findCurrency(columns, country);
  const areaUnit = findAreaUnit(columns, country, currency?.told ?? null);
  return {
    currency: currency?.told ?? null,
    areaUnit: areaUnit?.told ?? null,
    reasons: { CurrencySymbol: currency?.reason, AreaUnit: areaUnit?.reason },
  };
};

const READ_BY = {
  Acres: 'acres',
  Hectares: 'hectares',
  'Square Meters': 'squareMeters',
  'Square Feet': 'squareFeet',
} as const satisfies Record<string, ConversionName>;
/** Words of names that name a unit by what they say, and one that is run together with others. */
const OTHER_UNITS: readonly [ConversionName, RegExp][] = [
  ['squareMeters', /\b(wohnflache|superficie|(total|living|usable|kitchen) (meters|metres))\b/],
  ['squareFeet', /\bgla\b|sqft/],
];
const MOST_UNIT_WORDS = 2;

/** The conversion of an area by the unit in its column's name. */
export const unitByName = (name: string): ConversionName | null => {
  const spaced = spaceColumn(name);
  const words = spaced.split(' ');
  const units = new Set(
    words.flatMap((_, at) =>
      Array.from({ length: MOST_UNIT_WORDS }, (_, more) => areaUnitOf(words.slice(at, at + more + 1).join(''))),
    ),
  );
  const named = (Object.keys(READ_BY) as (keyof typeof READ_BY)[]).find((unit) => units.has(unit));
  if (named !== undefined) return READ_BY[named];
  return OTHER_UNITS.find(([, pattern]) => pattern.test(spaced))?.[0] ?? null;
};

const MOST_ACRES = 100;
const LEAST_SQUARE_FEET = 1_000;

/** A lot's unit by its sizes alone, among people who measure in acres and square feet: no lot has 3 square feet, or 8,000 acres. */
export const lotUnitBySize = ({ texts }: ColumnProfile): { convert: ConversionName; reason: string } | null => {
  const sizes = texts.map(roughNumber).filter((size) => size > 0);
  const middle = median(sizes);
  if (middle < MOST_ACRES && shareOf(texts, (text) => /\.\d/.test(text)) > 0.5) {
    return { convert: 'acres', reason: `sizes around ${middle} are acres` };
  }
  return middle >= LEAST_SQUARE_FEET
    ? { convert: 'squareFeet', reason: `sizes around ${middle} are square feet` }
    : null;
};

const USUAL = 0.8;
const LONGEST_AMOUNT = 30;

/** `1.234`, `200.000 €`, `1.234.567`: dots between thousands, were it not three decimals. */
const GROUPED = /^[^\d.,]*\d{1,3}(\.\d{3})+[^\d.,]*$/;
const WITH_CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/u;
/** `80,5`, `1.234,50`, `1.234.567`: nothing else can be meant. */
const WITH_COMMA = /^[^\d.,]*(\d{1,3}(\.\d{3})*,\d{1,2}|\d{1,3}(\.\d{3}){2,})[^\d.,]*$/;

/** Whether a column has decimals behind a comma: then dots in later rows stand between thousands. */
export const hasDecimalComma = ({ texts }: ColumnTexts): boolean => texts.some((text) => WITH_COMMA.test(text));

/** Whether amounts have dots between their thousands: money never has three decimals. */
export const hasGroupedAmounts = ({ texts }: ColumnTexts): boolean =>
  shareOf(texts, (text) => GROUPED.test(text)) >= USUAL;

/** Whether areas have dots between their thousands: no square metre or foot is told to its thousandth, as acres and hectares are. */
export const hasGroupedAreas = (column: ColumnTexts): boolean =>
  hasGroupedAmounts(column) && !column.texts.some((text) => /\b(ac|ha|acres?|hect\w+)\b|^0/i.test(text));

/** Whether areas have dots between their thousands or decimals behind a comma: beside a unit in a column of its own nothing reads these. */
export const hasAreasWithComma = (column: ColumnTexts, decimalComma: boolean): boolean =>
  !column.texts.every((text) => /^\d*$/.test(text)) && (decimalComma || hasGroupedAreas(column));

/** Whether a file writes decimals with a comma, by a column that leaves no doubt. */
export const usesDecimalComma = (columns: readonly ColumnTexts[]): boolean =>
  columns.some(({ texts }) => {
    const short = texts.filter((text) => text.length <= LONGEST_AMOUNT && /[.,]\d/.test(text));
    return (
      short.length >= texts.length * 0.5 &&
      shareOf(short, (text) => WITH_COMMA.test(text) || (WITH_CURRENCY.test(text) && GROUPED.test(text))) >= USUAL
    );
  });
