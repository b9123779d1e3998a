import type { AreaUnit, ExtensionPair, ListingField, ListingValues } from '../listings/listing.ts';
import { LONG_TEXT, SHORT_TEXT } from '../listings/listing.ts';
import { type ConversionContext, cleanText } from './conversion.ts';
import type { FeedConfig, KeyName } from './feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from './feed-fields.ts';
import type { FeedRow, RawRecord, RowKeys, RowProblem } from './feed-row.ts';
import { extensionColumns, feedConstants, feedRules } from './feed-rules.ts';
import { checkHeader, createColumnFinder } from './header.ts';
import { assembleValues, type Readings } from './listing-values.ts';
import { missingFields } from './missing-fields.ts';
import type { ParsedRecord } from './parse.ts';
import { presetOf } from './presets/presets.ts';
import { createFieldReader, type FieldReader, type FieldReading, readerIndexes, readField } from './read-fields.ts';
import { createNoticeReader } from './source-notices.ts';
import { createStatusReader, STANDARD_STATUSES, type StatusMeaning, statusEffect } from './statuses.ts';

export type MapperOptions = {
  /** The day of the run, an ISO date: days on market count back from it. */
  today: string;
  /** What the file is called in messages. */
  name?: string;
};

export type RowMapper = {
  map: (record: ParsedRecord) => FeedRow;
  /** The file's columns that any field is read from. */
  columns: string[];
};

const SHOWN_VALUE = 500;
const NO_KEYS: RowKeys = { ListingKey: null, MLSNumber: null, Url: null };
/** What a field that cannot be understood leaves open in the listing, where it is not the field of the same name. */
const AFFECTED: Partial<Record<FeedField, readonly ListingField[]>> = {
  ListPrice: ['SalePrice', 'RentPrice'],
  ClosePrice: ['SalePrice'],
  RentFrequency: ['RentPrice'],
  DaysOnMarket: ['MarketSince'],
};

const rawRecord = (header: readonly string[], values: readonly string[]): RawRecord => {
  const record: Record<string, string> = {};
  for (const [index, name] of header.entries()) record[name] = values[index] ?? '';
  return record;
};

const understood = (values: ListingValues, readings: Readings): Partial<ListingValues> => {
  const kept: Partial<ListingValues> = { ...values };
  for (const [field, { problem }] of readings) {
    if (problem === null) continue;
    for (const affected of AFFECTED[field] ?? [field as ListingField]) delete kept[affected];
  }
  return kept;
};

/**
 * Turns records into what they say, by the feed's rules and this file's header (its names as `headerNames` gives them). Throws FeedFileError
 * where the header lacks a column that the feed needs.
 */
export const createRowMapper = (config: FeedConfig, header: readonly string[], options: MapperOptions): RowMapper => {
  const preset = presetOf(config.preset);
  const rules = feedRules(config);
  const constants = feedConstants(config);
  const find = createColumnFinder(header, preset.otherNames);
  checkHeader(config, header, rules, find, options.name ?? 'The file');

  const readers = new Map<FeedField, FieldReader>();
  for (const field of FEED_FIELD_NAMES) {
    const rule = rules.get(field);
    const reader = rule === undefined ? null : createFieldReader(field, rule, header, find);
    if (reader !== null) readers.set(field, reader);
  }
  const extension = extensionColumns(config).map(({ key, column }) => ({ key, index: find(column) ?? -1 }));
  const indexes = [...readers.values()].flatMap(readerIndexes).concat(extension.map(({ index }) => index));
  const columns = [...new Set(indexes)].sort((left, right) => left - right).map((index) => header[index] ?? '');
  const readNotice = createNoticeReader(config);
  const readStatus = createStatusReader({ ...preset.statuses, ...config.statuses });
  const reported = missingFields(readers);

  const contextOf = (values: readonly string[]): ConversionContext => {
    const byConstant = constants.AreaUnit ?? 'Square Feet';
    const reader = readers.get('AreaUnit');
    const context = { areaUnit: byConstant, today: options.today };
    const own = reader === undefined ? null : readField('AreaUnit', reader, values, context).value;
    return { ...context, areaUnit: (own as AreaUnit | null) ?? byConstant };
  };

  const readAll = (values: readonly string[]): Map<FeedField, FieldReading> => {
    const context = contextOf(values);
    const readings = new Map<FeedField, FieldReading>();
    for (const [field, reader] of readers) readings.set(field, readField(field, reader, values, context));
    return readings;
  };

  const keysOf = (readings: Readings): RowKeys => {
    const key = (name: KeyName): string | null => {
      const value = config.key.includes(name) ? readings.get(name)?.value : null;
      return typeof value === 'string' ? value : null;
    };
    const keys: RowKeys = { ListingKey: key('ListingKey'), MLSNumber: key('MLSNumber'), Url: key('Url') };
    return config.key.includes('InternalID') ? { ...keys, InternalID: key('InternalID') } : keys;
  };

  const extensionOf = (values: readonly string[]): ExtensionPair[] =>
    extension.flatMap(({ key, index }) => {
      const value = cleanText(values[index]);
      return value === '' ? [] : [{ Key: key, value }];
    });

  const map = ({ line, values }: ParsedRecord): FeedRow => {
    const record = rawRecord(header, values);
    const problem = (column: string | null, value: string | null, expected: string): RowProblem => ({
      line,
      column,
      value: value === null ? null : value.slice(0, SHOWN_VALUE),
      expected,
    });

    const notice = readNotice(values);
    if (notice !== null) {
      return { kind: 'ignored', line, keys: NO_KEYS, reason: `a notice of the source: ${notice.text}`, record };
    }
    const surplus = values.slice(header.length);
    if (values.length < header.length || surplus.some((value) => value.trim() !== '')) {
      // Columns may have moved: no field of such a row can be trusted, its keys least of all.
      const expected = `${header.length} fields, as the header has`;
      return {
        kind: 'rejected',
        line,
        keys: NO_KEYS,
        problems: [problem(null, `${values.length} fields`, expected)],
        record,
      };
    }

    const readings = readAll(values);
    const keys = keysOf(readings);
    const problems: RowProblem[] = [];
    for (const reading of readings.values()) {
      if (reading.problem === null) continue;
      problems.push(problem(reading.problem.column, reading.problem.value, reading.problem.expected));
    }
    const status = readings.get('StandardStatus');
    const statusText = typeof status?.value === 'string' ? status.value : '';
    const meaning: StatusMeaning | null = statusText === '' ? null : readStatus(statusText);
    const effect = meaning === null ? null : statusEffect(meaning);
    if (effect?.kind === 'ignored') return { kind: 'ignored', line, keys, reason: effect.reason, record };

    const keyless = Object.values(keys).every((key) => key === null);
    if (keyless) problems.push(problem(null, null, `a key: ${config.key.join(' or ')}`));
    if (meaning === null) {
      const expected = `a status: ${STANDARD_STATUSES.join(', ')}, or one that the feed's statuses map`;
      problems.push(problem(status?.column ?? statusColumn, statusText, expected));
    }
    const saleTypeKnown = (readings.get('SaleType')?.value ?? constants.SaleType ?? null) !== null;
    if (!saleTypeKnown && readings.get('SaleType')?.problem == null) {
      problems.push(problem(saleTypeColumn, '', 'for_sale or for_rent'));
    }
    for (const { Key, value } of extensionOf(values)) {
      if ([...value].length > LONG_TEXT || Key.length > SHORT_TEXT)
        problems.push(problem(Key, value, `at most ${LONG_TEXT} characters`));
    }

    const { values: listing, notices } = assembleValues({
      readings,
      constants,
      status: effect?.kind === 'listing' || effect?.kind === 'sold' ? effect.status : 'Active',
      standardStatus: meaning ?? statusText,
      extension: extensionOf(values),
      today: options.today,
    });
    const readable = understood(listing, readings);
    if (!saleTypeKnown) delete readable.SaleType;

    const withdrawn = readings.get('DisplayAllowed')?.value === false;
    if (!keyless && (withdrawn || effect?.kind === 'removal')) {
      delete readable.Status;
      return { kind: 'removal', line, keys, values: readable, standardStatus: meaning ?? statusText, problems, record };
    }
    if (!keyless && effect?.kind === 'sold') {
      return { kind: 'sold', line, keys, values: readable, complete: problems.length === 0, problems, record };
    }
    if (problems.length > 0) return { kind: 'rejected', line, keys, problems, record };
    const missing = [...reported(listing), ...notices];
    return { kind: 'listing', line, keys, values: listing, problems: [], missing, record };
  };
  const columnOf = (field: FeedField): string | null => {
    const reader = readers.get(field);
    return reader === undefined ? null : (header[readerIndexes(reader)[0] ?? -1] ?? null);
  };
  const statusColumn = columnOf('StandardStatus');
  const saleTypeColumn = columnOf('SaleType');
  return { map, columns };
};
