import { FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import { cleanText, isPaid } from '../map/conversion.ts';
import type { ConversionName } from '../map/conversions.ts';
import { areaUnitOf } from '../map/convert-areas.ts';
import { readMoney } from '../map/convert-money.ts';
import { AREA_RATE } from '../map/frequencies.ts';
import { spaceColumn } from './column-paths.ts';
import { type ColumnProfile, dateOrder, holdsPaths, roughNumber, shareOf } from './column-profiles.ts';
import {
  amountUnit,
  hasAreasWithComma,
  hasDecimalComma,
  hasGroupedAmounts,
  hasGroupedAreas,
  lotUnitBySize,
  unitByName,
} from './currency-and-units.ts';
import { CONVERSIONS_TO_TRY } from './field-values.ts';
import { bestRule, type Findings } from './proposal.ts';
import { byPeriod } from './rent-periods.ts';
import { saleTypeOf } from './sale-type-words.ts';

/** How a column's values can be read. `doubt` is what makes it less than sure; `ask`: which conversion only a person can tell. */
type Reading = { conversions: readonly ConversionName[]; doubt?: string | null; ask?: string };
type Attempt = Reading & { columns: readonly string[] };

export const UNIT_UNKNOWN = 'the unit is not told';

const PLAIN_UNITS: Readonly<Record<string, ConversionName>> = {
  'Square Feet': 'squareFeet',
  'Square Meters': 'squareMeters',
};

/** Of conversions that read as many of the values. */
const commaFirst = (conversions: readonly ConversionName[], comma: boolean): readonly ConversionName[] =>
  comma ? conversions.toSorted((left, right) => Number(isComma(right)) - Number(isComma(left))) : conversions;
const isComma = (name: ConversionName): boolean => name.endsWith('WithComma');

/** Three digits behind a mark: `1.500`, `1,500`. */
const BEFORE_THREE = { dot: /^\D*\d{1,3}\.\d{3}(?![.,]?\d)/, comma: /^\D*\d{1,3},\d{3}(?![.,]?\d)/ } as const;
/** Of these a thousandth may be told. */
const MAY_BE_SMALL = /\b(ac|ha|acres?|hect\w+)\b|^\D*0/i;
const standsBeforeThree = (mark: keyof typeof BEFORE_THREE, { texts }: ColumnProfile): boolean =>
  texts.some((text) => BEFORE_THREE[mark].test(text) && !MAY_BE_SMALL.test(text));

/** Whether three digits stand behind dots here and behind commas there: then neither mark is told. */
const hasBothMarks = (column: ColumnProfile): boolean =>
  standsBeforeThree('dot', column) && standsBeforeThree('comma', column);

/** Whether decimals of areas stand behind commas: not where most homes would have under ten of any unit by three of them. */
const hasAreaComma = (column: ColumnProfile, comma: boolean): boolean => {
  const thousandths = column.texts.filter((text) => BEFORE_THREE.comma.test(text) && !MAY_BE_SMALL.test(text));
  return shareOf(thousandths, (text) => /^\D*\d,/.test(text)) <= 0.5 && (comma || hasDecimalComma(column));
};

/** Areas are read by the unit that the column or its values name, or that its sizes leave open no other. */
const areaReading = (field: FeedField, column: ColumnProfile, findings: Findings): Reading => {
  const { context, areaUnitKnown, decimalComma } = findings;
  const plain = PLAIN_UNITS[context.areaUnit] ?? 'number';
  const comma = hasAreaComma(column, decimalComma);
  // Only an area that is in the feed's own unit can be read as a mere number.
  const read = (convert: ConversionName, doubt: string | null = null): Reading => {
    const inOwnUnit = [
      convert,
      'areaInWords',
      'numberWithComma',
      'areaInWordsWithComma',
      'numberWithExponent',
    ] as const;
    return {
      conversions: convert === plain ? commaFirst(inOwnUnit, comma) : [convert, 'areaInWords'],
      doubt,
    };
  };
  const named = unitByName(column.name);
  if (hasBothMarks(column) && named !== 'acres' && named !== 'hectares') {
    const inOwnUnit = named === null ? areaUnitKnown : named === plain;
    return { conversions: inOwnUnit ? ['areaUnlessUnclear'] : [] };
  }
  // A building is measured in neither.
  if (field === 'BuildingArea' && (named === 'acres' || named === 'hectares')) return { conversions: [] };
  if (named !== null) return read(named);
  if (shareOf(column.texts, (text) => /\d\W*[a-z㎡]/i.test(text)) > 0.5) {
    const groups = comma || hasGroupedAreas(column);
    return { conversions: commaFirst(['areaInWords', 'areaInWordsWithComma'], groups) };
  }
  if (field === 'BuildingArea') {
    const conversions = commaFirst(['number', 'numberWithComma'], comma);
    return areaUnitKnown ? read(plain) : { conversions, doubt: 'in the unit that defaults.AreaUnit has to name' };
  }
  if (context.areaUnit === 'Square Meters') return read('squareMeters');
  if (!areaUnitKnown)
    return { conversions: ['number'], doubt: UNIT_UNKNOWN, ask: 'squareFeet, squareMeters, acres or hectares' };
  const bySize = lotUnitBySize(column);
  return bySize === null ? { conversions: ['number'], doubt: UNIT_UNKNOWN } : read(bySize.convert, bySize.reason);
};

/** Whether `2.1` is two bathrooms and a half one: no room is a tenth. */
const countsHalves = ({ texts }: ColumnProfile): boolean =>
  texts.some((text) => /^\d+\.[12]$/.test(text)) && texts.every((text) => /^\d+(\.[0-4])?$/.test(text));

const ORDER_UNKNOWN = 'nothing says whether its dates begin with the day or the month';

/** Dates in digits are read in the order that the column shows, or another of the same file. */
const dateReading = (base: 'date' | 'timestamp', column: ColumnProfile, { columns }: Findings): Reading => {
  const own = dateOrder(column);
  if (own === null) return { conversions: [base] };
  const alike = own.order === 'unknown' ? columns.map(dateOrder).filter((one) => one?.form === own.form) : [own];
  const [order, ...others] = (['DayFirst', 'MonthFirst'] as const).filter((one) =>
    alike.some((found) => found?.order === one),
  );
  if (order === undefined || others.length > 0)
    return { conversions: [`${base}DayFirst`], doubt: ORDER_UNKNOWN, ask: `${base}DayFirst or ${base}MonthFirst` };
  return { conversions: order === 'MonthFirst' ? [base, `${base}MonthFirst`] : [`${base}DayFirst`] };
};

/** `SINGLE_FAMILY`, `SingleFamily`: words, as programs write them. */
const IS_CODE = /\p{L}_\p{L}|\p{Ll}\p{Lu}/u;

/** `価格(万円)`, `总价（万元）`: by its name each amount is in ten thousands of the currency. */
export const IN_TEN_THOUSANDS = /[万萬][円圓元]?$/;

export const readingOf = (field: FeedField, column: ColumnProfile, findings: Findings): Reading => {
  if (isArea(field)) return areaReading(field, column, findings);
  const paid = field === 'RentPrice' ? byPeriod(column.name) : null;
  if (paid !== null) return { conversions: [paid] };
  if (field === 'Images' && shareOf(column.texts, (text) => text.startsWith('[{')) > 0.5) {
    return { conversions: ['media'] };
  }
  const base = FEED_FIELDS[field];
  if ((base === 'price' || base === 'money') && IN_TEN_THOUSANDS.test(spaceColumn(column.name)))
    return { conversions: ['moneyInTenThousands'] };
  if (base === 'date' || base === 'timestamp') return dateReading(base, column, findings);
  if (field === 'City' && holdsPaths(column)) return { conversions: ['lastPart'] };
  if (field === 'PropertyType' && shareOf(column.texts, (text) => IS_CODE.test(text)) > 0.5)
    return { conversions: ['codeInWords'] };
  if (field === 'Bedrooms' && column.kind === 'typology') return { conversions: ['typology'] };
  if (field === 'Bathrooms' && countsHalves(column)) return { conversions: ['bathroomsFullHalf'] };
  const usual = CONVERSIONS_TO_TRY[field] ?? [FEED_FIELDS[field]];
  const groups = usual.includes('moneyWithComma') && hasGroupedAmounts(column);
  return { conversions: commaFirst(usual, findings.decimalComma || groups || hasDecimalComma(column)) };
};

/** Below which amounts a text is their unit: the M behind 1,500 may be a month, and 450,000 are paid neither by the month nor by the metre. */
const mostBefore = (unit: string): number => {
  const read = readMoney(`1 ${unit}`);
  if (IS_LETTER.test(unit)) return /k/i.test(unit) ? 10_000 : 100;
  if (AREA_RATE.test(unit)) return 50_000;
  return isPaid(read) ? 300_000 : 1e9 / Number(typeof read === 'string' ? read : 1);
};
/** A thousand and a million, or the month of rents. */
const IS_LETTER = /^[km]$/i;
const areBefore = (amount: ColumnProfile, unit: ColumnProfile, { sample, columns }: Findings): boolean =>
  sample.records.every(
    ({ values }) => !(roughNumber(cleanText(values[amount.index])) >= mostBefore(cleanText(values[unit.index]))),
  ) &&
  !(
    unit.texts.some((text) => IS_LETTER.test(text)) &&
    columns.some(
      ({ counts, texts }) => counts.size <= MOST_UNITS && texts.some((text) => saleTypeOf(text) === 'for_rent'),
    )
  );

const amountAttempt = (field: FeedField, column: ColumnProfile, findings: Findings): Attempt => {
  const reading = readingOf(field, column, findings);
  const unit = amountUnit(column, findings.columns);
  const alone = { columns: [column.name], ...reading };
  if (unit === undefined || !areBefore(column, unit, findings)) return alone;
  const columns = [column.name, unit.name];
  const conversions = reading.conversions.filter((convert) => WITH_UNIT.has(convert));
  const trial = bestRule(findings, field, columns, conversions)?.trial;
  return trial?.wrong === 0 && trial.sizes.length > 0 ? { columns, conversions } : alone;
};
const WITH_UNIT: ReadonlySet<ConversionName> = new Set(['price', 'money', 'moneyWithComma']);

/** The columns of a field and how they are read: an area or an amount together with the column that names its unit. */
export const attemptOf = (field: FeedField, column: ColumnProfile, findings: Findings): Attempt => {
  if (/Price$/.test(field)) return amountAttempt(field, column, findings);
  const unit = isArea(field) ? unitBeside(column, findings) : undefined;
  if (unit === undefined) return { columns: [column.name], ...readingOf(field, column, findings) };
  const both = [column.name, unit.name];
  const conversions = [field === 'LotArea' ? 'lotWithUnit' : 'areaWithUnit'] as const;
  const comma = hasAreasWithComma(column, findings.decimalComma);
  if (!comma && bestRule(findings, field, both, conversions)?.trial.wrong === 0) return { columns: both, conversions };
  const codes = [...unit.counts.keys()].map((text) => `"${text}"`).join(', ');
  const units = comma
    ? 'numberWithComma where all are in defaults.AreaUnit'
    : 'squareFeet, squareMeters, acres or hectares';
  const ask = `${units}, else leave this out; "${unit.name}" tells the unit: ${codes}`;
  return { columns: [column.name], conversions: ['number', 'numberWithComma'], ask };
};

const UNIT_WORDS = 'prefix postfix um uom unit units measure of unite einheit unidad unidade eenheid'.split(' ');
const SIZE_WORDS = 'value amount size area total from to min max'.split(' ');
const withoutWords = (name: string, words: readonly string[]): string =>
  spaceColumn(name)
    .replace(/\bunit code\b/, 'unit')
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ');

const MOST_UNITS = 6;
/**
 * The column that tells in which unit an area is, row by row: one of the same name, but for the words that tell which of them it is; else, where
 * the name says no unit itself, one that tells the unit of areas, whichever they are.
 */
const unitBeside = ({ name }: ColumnProfile, { columns }: Findings): ColumnProfile | undefined => {
  const about = withoutWords(name, SIZE_WORDS);
  const units = columns.filter(
    ({ name: other, counts }) =>
      withoutWords(other, UNIT_WORDS) !== spaceColumn(other) && counts.size > 0 && counts.size <= MOST_UNITS,
  );
  const own = units.find((other) => {
    const others = withoutWords(other.name, UNIT_WORDS);
    return others === spaceColumn(name) || (about !== '' && withoutWords(others, SIZE_WORDS) === about);
  });
  const ofAny = ({ name: other, texts }: ColumnProfile): boolean =>
    withoutWords(other, [...UNIT_WORDS, ...SIZE_WORDS, 'of']) === '' && shareOf(texts, isAreaUnit) > 0.5;
  return own ?? (unitByName(name) === null ? units.find(ofAny) : undefined);
};
const isAreaUnit = (text: string): boolean => areaUnitOf(text) !== undefined;
const isArea = (field: FeedField): boolean => field === 'LotArea' || field === 'BuildingArea';
