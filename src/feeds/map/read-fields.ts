import { hasControl } from '../../fields/control-characters.ts';
import { squashWord } from '../../listings/fold.ts';
import { type ColumnSource, FEED_FIELD_NAMES, FEED_FIELDS, type FeedField } from '../configuration/feed-fields.ts';
import type { FieldRule } from '../configuration/feed-rules.ts';
import type { FindColumn } from '../read/header.ts';
import { keepPictures, PLAIN_KEY, valueProblem, withoutControl } from './check-values.ts';
import {
  type Conversion,
  type ConversionContext,
  cleanText,
  type FieldValue,
  isEmptyName,
  isMinusOne,
  isNotice,
  isNotUnderstood,
  isPaid,
} from './conversion.ts';
import { CONVERSIONS, type ConversionName } from './conversions.ts';
import { paidValue } from './convert-rents-and-fees.ts';
import type { Place } from './misplaced-homes.ts';

type Alternative = {
  indexes: readonly number[];
  column: string;
  clean: (raw: string | undefined) => string;
  convert: Conversion;
  /** How often the amount is paid, where the conversion makes it so. */
  paid: string | undefined;
  /** The column that says whether it may be shown. */
  hiddenBy: { index: number; name: string } | null;
};
/** How one field of one file is read. `column` names it in problems. */
export type FieldReader =
  | { kind: 'columns'; alternatives: readonly Alternative[] }
  | { kind: 'template'; parts: readonly (string | number)[]; column: string }
  | { kind: 'constant'; value: string };

export type FieldReading = {
  value: FieldValue | null;
  /** With a value it speaks of a part of the field: a picture, which is left out. */
  problem: { column: string; value: string; expected: string; partly?: true } | null;
  notice: string | null;
  /** The column that was read, and its text; of several columns the first, and their texts. */
  column: string | null;
  raw: string;
  /** How often the amount is paid, where its own text or its conversion says so. */
  frequency?: string;
};

/** What has reckoned in how often a rent is paid. */
const BY_THE_MONTH: ReadonlySet<ConversionName> = new Set([
  ...(['monthlyFee', 'monthlyAmount', 'annualToMonthly', 'quarterlyToMonthly', 'weeklyToMonthly'] as const),
]);

/** The place of a column that the file lacks: it reads as blank. */
const ABSENT = -1;

/** The conversion of a rule whose own words stand for others: by them first, then as if the column had said so. */
const withWords = (values: Readonly<Record<string, string>>, convert: Conversion): Conversion => {
  const words = new Map(Object.entries(values).map(([word, value]) => [squashWord(word), value]));
  return ([text = '', ...others], context) => {
    const value = words.get(squashWord(text)) ?? text;
    return value === '' && text !== '' ? null : convert([value, ...others], context);
  };
};

/** Fields of which a word for nothing is no value. What a status of such a word means a feed has to say. */
const NAMES: ReadonlySet<FeedField> = new Set([
  ...(['PropertyType', 'Description', 'Location', 'Address', 'City', 'State', 'ZIP'] as const),
  ...(['ListOfficeName', 'ListOfficeContact', 'ListingKey'] as const),
]);
const cleanName = (raw: string | undefined): string => {
  const text = cleanText(raw);
  return isEmptyName(text) ? '' : text;
};
/** Numbers, amounts and days, none of which is below zero. */
const NEVER_NEGATIVE: ReadonlySet<ConversionName> = new Set(['number', 'year', 'days', 'date', 'price', 'money']);
const cleanNumber = (raw: string | undefined): string => {
  const text = cleanText(raw);
  return isMinusOne(text) ? '' : text;
};
/** What reads a field's texts; `values`: a feed's own words, which may be any. */
const cleanerOf = (field: FeedField, values: ColumnSource['values'] = {}): Alternative['clean'] => {
  if (NAMES.has(field)) return cleanName;
  const isBelow = field === 'Latitude' || field === 'Longitude' || Object.keys(values).some(isMinusOne);
  return !isBelow && NEVER_NEGATIVE.has(FEED_FIELDS[field]) ? cleanNumber : cleanText;
};

const templateParts = (template: string, find: FindColumn): (string | number)[] =>
  template.split(/\{([^{}]+)\}/).map((part, index) => (index % 2 === 0 ? part : (find(part.trim()) ?? ABSENT)));

/** The reader of a field by the columns that this file has; null where it has none of them. */
export const createFieldReader = (
  field: FeedField,
  rule: FieldRule,
  header: readonly string[],
  find: FindColumn,
): FieldReader | null => {
  if (rule.kind === 'constant') return { kind: 'constant', value: rule.value };
  if (rule.kind === 'template') {
    return { kind: 'template', parts: templateParts(rule.template, find), column: rule.columns.join(', ') };
  }
  const alternatives = rule.alternatives.flatMap((source): Alternative[] => {
    const indexes = source.columns.map((column) => find(column) ?? ABSENT);
    const first = indexes.find((index) => index !== ABSENT);
    if (first === undefined) return [];
    const name = source.convert ?? FEED_FIELDS[field];
    const conversion = CONVERSIONS[name];
    const paid = field === 'RentPrice' && BY_THE_MONTH.has(name) ? 'monthly' : undefined;
    const convert = source.values === undefined ? conversion : withWords(source.values, conversion);
    const index = source.hiddenBy === undefined ? null : find(source.hiddenBy);
    const hiddenBy = index === null ? null : { index, name: header[index] ?? '' };
    const clean = cleanerOf(field, source.values);
    return [{ indexes, column: header[first] ?? '', clean, convert, paid, hiddenBy }];
  });
  return alternatives.length === 0 ? null : { kind: 'columns', alternatives };
};

/** The places of the columns that a reader looks at. */
export const readerIndexes = (reader: FieldReader): number[] => {
  if (reader.kind === 'constant') return [];
  const indexes =
    reader.kind === 'template'
      ? reader.parts
      : reader.alternatives.flatMap(({ indexes, hiddenBy }) => [...indexes, hiddenBy?.index ?? ABSENT]);
  return indexes.filter((index): index is number => typeof index === 'number' && index !== ABSENT);
};

/** Of a field that is blank, or that the file has no column for. */
export const NOTHING_READ: FieldReading = { value: null, problem: null, notice: null, column: null, raw: '' };

const readTemplate = (parts: readonly (string | number)[], values: readonly string[]): string | null => {
  let url = '';
  for (const part of parts) {
    const text = typeof part === 'string' ? part : cleanText(values[part]);
    if (typeof part === 'number' && text === '') return null;
    url += typeof part === 'string' ? text : encodeURIComponent(text);
  }
  return url;
};

const wrong = (column: string, raw: string, expected: string): FieldReading => ({
  ...NOTHING_READ,
  column,
  raw,
  problem: { column, value: raw, expected },
});

const readPictures = (list: readonly string[], column: string, raw: string): FieldReading => {
  const { kept, odd } = keepPictures(list);
  if (kept.length === 0) return odd === null ? NOTHING_READ : wrong(column, odd.value, odd.expected);
  return { value: kept, problem: odd === null ? null : { column, ...odd, partly: true }, notice: null, column, raw };
};

/** What there is to read where a column says that something may not be shown, or does not say clearly that it may; null where it may. */
const readHidden = (
  hiddenBy: NonNullable<Alternative['hiddenBy']>,
  values: readonly string[],
  context: ConversionContext,
): FieldReading | null => {
  const text = cleanText(values[hiddenBy.index]);
  const shown = text === '' || CONVERSIONS.boolean([text], context);
  if (shown === true) return null;
  return isNotUnderstood(shown) ? wrong(hiddenBy.name, text, shown.expected) : NOTHING_READ;
};

/** The texts that are filled, with a blank between. */
const filledTexts = (texts: readonly string[]): string => {
  let all = '';
  for (const text of texts) if (text !== '') all = all === '' ? text : `${all} ${text}`;
  return all;
};

const readAlternative = (
  field: FeedField,
  { indexes, column, clean, convert, paid, hiddenBy }: Alternative,
  values: readonly string[],
  context: ConversionContext,
): FieldReading => {
  const texts = indexes.map((index) => (index === ABSENT ? '' : clean(values[index])));
  const raw = filledTexts(texts);
  if (raw === '') return NOTHING_READ;
  const hidden = hiddenBy === null ? null : readHidden(hiddenBy, values, context);
  if (hidden !== null) return hidden;
  const read = convert(texts, context);
  const frequency = isPaid(read) ? read.frequency : paid;
  const value = isPaid(read) ? paidValue(field, read) : withoutControl(field, read);
  if (value === null || value === '') return NOTHING_READ;
  if (typeof value === 'object') {
    if (isNotUnderstood(value)) return wrong(column, raw, value.expected);
    if (isNotice(value)) return { ...NOTHING_READ, notice: value.notice };
    if (value.length === 0) return NOTHING_READ;
    if (field === 'Images') return readPictures(value as string[], column, raw);
  }
  const expected = valueProblem(field, value, context.today);
  if (expected !== null) return wrong(column, raw, expected);
  const reading = { value, problem: null, notice: null, column, raw };
  return frequency === undefined ? reading : { ...reading, frequency };
};

const readTemplateField = (
  field: FeedField,
  { parts, column }: Extract<FieldReader, { kind: 'template' }>,
  values: readonly string[],
  today: string,
): FieldReading => {
  const url = readTemplate(parts, values);
  if (url === null) return NOTHING_READ;
  // Percent-encoded they would be a part of an address that is nobody's.
  const isPlain = parts.every((part) => typeof part === 'string' || !hasControl(cleanText(values[part])));
  const expected = isPlain ? valueProblem(field, url, today) : PLAIN_KEY;
  return expected === null ? { ...NOTHING_READ, value: url } : wrong(column, url, expected);
};

/** One field of one record: the first alternative that is filled, converted and checked against the listing's limits. */
export const readField = (
  field: FeedField,
  reader: FieldReader,
  values: readonly string[],
  context: ConversionContext,
): FieldReading => {
  if (reader.kind === 'constant') return { ...NOTHING_READ, value: reader.value };
  if (reader.kind === 'template') return readTemplateField(field, reader, values, context.today);
  let noticed = NOTHING_READ;
  for (const alternative of reader.alternatives) {
    const reading = readAlternative(field, alternative, values, context);
    if (reading.value !== null || reading.problem !== null) return reading;
    if (noticed === NOTHING_READ) noticed = reading;
  }
  return noticed;
};

/** What each field of one record says, in the order of FEED_FIELD_NAMES. A field that the file has no column for says nothing. */
export type Readings = readonly FieldReading[];

const PLACES = Object.fromEntries(FEED_FIELD_NAMES.map((field, place) => [field, place])) as Record<FeedField, number>;

export const readingOf = (readings: Readings, field: FeedField): FieldReading =>
  readings[PLACES[field]] ?? NOTHING_READ;

export const textOf = (readings: Readings, field: FeedField): string | null => {
  const { value } = readingOf(readings, field);
  return typeof value === 'string' ? value : null;
};

export const numberOf = (readings: Readings, field: FeedField): number | null => {
  const { value } = readingOf(readings, field);
  return typeof value === 'number' ? value : null;
};

/** Where a home lies; null where that is not known. 0 and 0 is a place in the sea that stands for an unknown one; half a place is none. */
export const placeOf = (readings: Readings): Place | null => {
  const latitude = numberOf(readings, 'Latitude');
  const longitude = numberOf(readings, 'Longitude');
  return latitude === null || longitude === null || (latitude === 0 && longitude === 0)
    ? null
    : { latitude, longitude };
};

/** The readings of a record where what these fields say is not what was `expected`. */
export const withProblem = (readings: Readings, fields: readonly FeedField[], expected: string): Readings => {
  const changed = [...readings];
  for (const field of fields) {
    const { column, raw } = readingOf(readings, field);
    changed[PLACES[field]] = wrong(column ?? field, raw, expected);
  }
  return changed;
};

export const listOf = <Item>(readings: Readings, field: FeedField): Item[] => {
  const { value } = readingOf(readings, field);
  return Array.isArray(value) ? (value as Item[]) : [];
};
