import { AREA_UNITS, type AreaUnit, type ExtensionPair } from '../../listings/listing.ts';
import { ownText } from '../../process/text-cache.ts';
import type { FeedConfig, KeyName } from '../configuration/feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { extensionColumns, feedConstants, feedRules } from '../configuration/feed-rules.ts';
import { checkHeader, createColumnFinder } from '../read/header.ts';
import { type ConversionContext, cleanText, isMinusOne } from './conversion.ts';
import type { RowKeys } from './feed-row.ts';
import type { Place } from './misplaced-homes.ts';
import { presetOf } from './presets/presets.ts';
import {
  createFieldReader,
  type FieldReader,
  type FieldReading,
  NOTHING_READ,
  placeOf,
  type Readings,
  readerIndexes,
  readField,
  textOf,
} from './read-fields.ts';

/** How many readings of a field are remembered. */
const READINGS_REMEMBERED = 500;
/** Longer texts hardly come twice. */
const LONGEST_REMEMBERED = 120;

/** The texts that a field is read from, as one text: others give another. */
const textsAsOne = (indexes: readonly number[], values: readonly string[]): string => {
  if (indexes.length === 1) return values[indexes[0] ?? -1] ?? '';
  let all = '';
  for (const index of indexes) {
    const text = values[index] ?? '';
    if (text !== '') all += `${index} ${text.length} ${text}`;
  }
  return all;
};

/** The same record, but for the texts that a field is read from: they would hold the piece of the file that they are a part of. */
const withOwnTexts = (indexes: readonly number[], values: readonly string[]): string[] => {
  const own = [...values];
  for (const index of indexes) own[index] = ownText(values[index] ?? '');
  return own;
};

/**
 * Reads a field of one record after another as `readField` does, but remembers what it made of texts: most columns say the same few things
 * again and again. A field of which no more than half the texts come again, like a key, is read without it from then on.
 */
export const createRecallingReader = (
  field: FeedField,
  reader: FieldReader,
  context: ConversionContext,
): ((values: readonly string[]) => FieldReading) => {
  const indexes = readerIndexes(reader);
  const known = new Map<string, FieldReading>();
  let recalled = 0;
  let isWorthwhile = true;

  const note = (texts: string, reading: FieldReading): void => {
    if (known.size >= READINGS_REMEMBERED) {
      isWorthwhile = recalled >= known.size;
      recalled = 0;
      known.clear();
    }
    known.set(texts, reading);
  };

  return (values) => {
    if (!isWorthwhile) return readField(field, reader, values, context);
    const texts = textsAsOne(indexes, values);
    if (texts.length > LONGEST_REMEMBERED) return readField(field, reader, values, context);
    const found = known.get(texts);
    if (found !== undefined) {
      recalled += 1;
      return found;
    }
    const own = withOwnTexts(indexes, values);
    const reading = readField(field, reader, own, context);
    note(textsAsOne(indexes, own), reading);
    return reading;
  };
};

/** What the fields of one record say, one by one. */
export type RecordReading = { readings: Readings; keys: RowKeys; extension: ExtensionPair[] };

/** A column of the file by its name and its place in a record. */
export type FileColumn = { name: string; index: number };

export type RecordReader = {
  read: (values: readonly string[]) => RecordReading;
  /** Reads these fields alone: the others say nothing. None of them may be an area. */
  readerOf: (fields: readonly FeedField[]) => (values: readonly string[]) => Readings;
  keysOf: (readings: Readings) => RowKeys;
  readPlace: (values: readonly string[]) => Place | null;
  /** The fields that this file has columns for. */
  fields: FeedField[];
  /** The file's columns that any field is read from. */
  columns: readonly FileColumn[];
  /** Those of them that any field but these is read from. */
  columnsBut: (fields: readonly FeedField[]) => FileColumn[];
  /** The names of the columns that each field, and each pair of ExtensionColumn, is read from. */
  sources: readonly (readonly string[])[];
  /** The first column of a field, as problems name it. */
  columnOf: (field: FeedField) => string | null;
  /** All columns of a field. */
  columnsOf: (field: FeedField) => string[];
};

/** How each field is read, in the order of FEED_FIELD_NAMES; null: the file has no column for it. */
type ReadFields = readonly (((values: readonly string[]) => FieldReading) | null)[];

/** Names of facts of which none is below zero: a floor may be. */
const IS_COUNT = /year|built|count|total|area|size|sq|m2|price|fee|tax|amount|rooms|spaces|floors|stor(ie|ey)s/i;

const createReaders = (config: FeedConfig, header: readonly string[], name: string, declared: boolean) => {
  const rules = feedRules(config);
  const find = createColumnFinder(header, presetOf(config.preset).otherNames);
  checkHeader(config, header, rules, find, { fileName: name, declared });
  const readers = new Map<FeedField, FieldReader>();
  for (const field of FEED_FIELD_NAMES) {
    const rule = rules.get(field);
    const reader = rule === undefined ? null : createFieldReader(field, rule, header, find);
    if (reader !== null) readers.set(field, reader);
  }
  const extension = extensionColumns(config).map(({ key, column }) => ({
    key,
    index: find(column) ?? -1,
    isCount: IS_COUNT.test(column),
  }));
  return { readers, extension };
};

/** Throws FeedFileError where the header lacks a column that the feed needs. */
export const createRecordReader = (
  config: FeedConfig,
  header: readonly string[],
  { today, name, declared }: { today: string; name: string; declared: boolean },
): RecordReader => {
  const { readers, extension } = createReaders(config, header, name, declared);
  const usual: ConversionContext = { areaUnit: feedConstants(config).AreaUnit ?? 'Square Feet', today };

  const readersIn = (context: ConversionContext): ReadFields =>
    FEED_FIELD_NAMES.map((field) => {
      const reader = readers.get(field);
      return reader === undefined ? null : createRecallingReader(field, reader, context);
    });
  const usualReaders = readersIn(usual);
  const byUnit = new Map(AREA_UNITS.map((areaUnit) => [areaUnit, readersIn({ ...usual, areaUnit })]));
  const readerOf = (fields: readonly FeedField[]) => {
    const some = FEED_FIELD_NAMES.map((field, place) => (fields.includes(field) ? usualReaders[place] : null));
    return (values: readonly string[]): Readings => some.map((read) => read?.(values) ?? NOTHING_READ);
  };
  const readCoordinates = readerOf(['Latitude', 'Longitude']);
  const readPlace = (values: readonly string[]): Place | null => placeOf(readCoordinates(values));
  const readUnit = usualReaders[FEED_FIELD_NAMES.indexOf('AreaUnit')];

  // A row that names its own unit of area has its areas in that unit.
  const readersOf = (values: readonly string[]): ReadFields => {
    const own = readUnit?.(values).value ?? null;
    if (own === null) return usualReaders;
    return byUnit.get(own as AreaUnit) ?? readersIn({ ...usual, areaUnit: own as AreaUnit });
  };

  const keysOf = (readings: Readings): RowKeys => {
    const key = (keyName: KeyName): string | null => (config.key.includes(keyName) ? textOf(readings, keyName) : null);
    const keys: RowKeys = { ListingKey: key('ListingKey'), MLSNumber: key('MLSNumber'), Url: key('Url') };
    return config.key.includes('InternalID') ? { ...keys, InternalID: key('InternalID') } : keys;
  };

  const read = (values: readonly string[]): RecordReading => {
    const readings = readersOf(values).map((read) => read?.(values) ?? NOTHING_READ);
    const pairs: ExtensionPair[] = [];
    for (const { key, index, isCount } of extension) {
      const value = cleanText(values[index]);
      if (value !== '' && !(isCount && isMinusOne(value))) pairs.push({ Key: key, value });
    }
    return { readings, keys: keysOf(readings), extension: pairs };
  };

  const columnsBut = (fields: readonly FeedField[]): FileColumn[] => {
    const others = [...readers].flatMap(([field, reader]) => (fields.includes(field) ? [] : readerIndexes(reader)));
    return [...new Set(others.concat(extension.map(({ index }) => index)))]
      .sort((left, right) => left - right)
      .map((index) => ({ name: header[index] ?? '', index }));
  };
  const columnsOf = (field: FeedField): string[] => {
    const reader = readers.get(field);
    return reader === undefined ? [] : readerIndexes(reader).flatMap((index) => header[index] ?? []);
  };
  const columnOf = (field: FeedField): string | null => columnsOf(field)[0] ?? null;
  const fields = [...readers.keys()];
  const sources = [...fields.map(columnsOf), ...extension.map(({ index }) => [header[index] ?? ''])];
  const columns = columnsBut([]);
  return { read, readerOf, keysOf, readPlace, fields, columns, columnsBut, sources, columnOf, columnsOf };
};
