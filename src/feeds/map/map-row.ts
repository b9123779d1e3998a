import { type ListingField, type ListingValues, LONG_TEXT, SHORT_TEXT } from '../../listings/listing.ts';
import { sentPictures } from '../../listings/pictures/sent-pictures.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import { FEED_FIELD_NAMES, type FeedField } from '../configuration/feed-fields.ts';
import { feedConstants, isOnMarket } from '../configuration/feed-rules.ts';
import type { FeedRow, ListingRow, RawRecord, RowKeys, RowProblem, SoldRow } from '../read/feed-row.ts';
import type { ParsedRecord } from '../read/parsed-record.ts';
import { assembleValues, createDayFinder, missingFields } from './listing-values.ts';
import { createNoticeReader, presetOf } from './presets/presets.ts';
import { type Readings, readingOf } from './read-fields.ts';
import { createRecordReader, type FileColumn, type RecordReader, type RecordReading } from './read-record.ts';
import {
  createStatusReader,
  STANDARD_STATUSES,
  type StatusEffect,
  type StatusMeaning,
  statusEffect,
} from './statuses.ts';

export type MapperOptions = {
  /** The day of the run, an ISO date: days on market count back from it. */
  today: string;
  /** What the file is called in messages. */
  name?: string;
  /** False: the header is what the records say, so that a column may be missing where it is blank in all of them. */
  declared?: boolean;
};

export type RowMapper = {
  map: (record: ParsedRecord) => FeedRow;
  /** The file's columns that any field is read from. */
  columns: readonly FileColumn[];
};

/** What is wrong, before it has the line of its row. */
type Problem = { column: string | null; value: string | null; expected: string };

const SHOWN_VALUE = 500;
const NO_KEYS: RowKeys = { ListingKey: null, MLSNumber: null, Url: null };
/** What a field that cannot be understood leaves open in the listing, where it is not the field of the same name. */
const AFFECTED: Partial<Record<FeedField, readonly ListingField[]>> = {
  ListPrice: ['SalePrice', 'RentPrice'],
  ClosePrice: ['SalePrice'],
  RentFrequency: ['RentPrice'],
  DaysOnMarket: ['MarketSince'],
};

/** The raw texts of the columns that the chatbots' conditions look at: of most feeds none, and a whole record takes long to make. */
const createRecordPicker = (
  config: FeedConfig,
  header: readonly string[],
): ((values: readonly string[]) => RawRecord) => {
  const names = new Set(config.chatbots.flatMap(({ where }) => Object.keys(where ?? {})));
  const columns = header.flatMap((name, index) => (names.has(name) ? [{ name, index }] : []));
  return (values) => {
    const record: Record<string, string> = {};
    for (const { name, index } of columns) record[name] = values[index] ?? '';
    return record;
  };
};

/** What could be read of a listing's values. */
const understood = (values: ListingValues, readings: Readings): Partial<ListingValues> => {
  const kept: Partial<ListingValues> = { ...values };
  for (const field of FEED_FIELD_NAMES) {
    if (readingOf(readings, field).problem === null) continue;
    for (const affected of AFFECTED[field] ?? [field as ListingField]) delete kept[affected];
  }
  return kept;
};

/** Blank fields at the end of a row are harmless; any other difference may have moved the columns. */
const fitsHeader = (values: readonly string[], header: readonly string[]): boolean =>
  values.length >= header.length && values.slice(header.length).every((value) => value.trim() === '');

type PictureRow = ListingRow | SoldRow;

/** Takes the pictures of a row out of its values, which then do not change with them. */
const withoutPictures = (row: PictureRow, readings: Readings): PictureRow => {
  const { Images } = row.values;
  const changed = readingOf(readings, 'PhotosChangeTimestamp').value;
  const pictures = sentPictures(Images ?? [], typeof changed === 'string' ? changed : null);
  if (row.kind === 'listing') return { ...row, values: { ...row.values, Images: null }, pictures };
  const { Images: _, ...values } = row.values;
  return { ...row, values, ...(pictures.addresses.length > 0 ? { pictures } : {}) };
};

/** A status as the source writes it, what that means, and what follows; null: it is not known. */
type RowStatus = { text: string; meaning: StatusMeaning | null; effect: StatusEffect | null };

const hasNoKey = (keys: RowKeys): boolean => Object.values(keys).every((key) => key === null);

const fieldProblems = ({ readings, extension }: RecordReading): Problem[] => {
  const problems: Problem[] = [];
  for (const { problem } of readings) if (problem !== null) problems.push(problem);
  for (const { Key, value } of extension) {
    if (Key.length > SHORT_TEXT || (value.length > LONG_TEXT && [...value].length > LONG_TEXT)) {
      problems.push({ column: Key, value, expected: `at most ${LONG_TEXT} characters, under a name of ${SHORT_TEXT}` });
    }
  }
  return problems;
};

/** What is wrong with a record whose fields cannot be told apart: then none can be trusted, its keys least of all. Null: they can. */
const recordProblem = ({ values, broken }: ParsedRecord, header: readonly string[]): Problem | null => {
  if (broken !== undefined) return { column: null, value: values[0] ?? '', expected: broken };
  if (fitsHeader(values, header)) return null;
  return { column: null, value: `${values.length} fields`, expected: `${header.length} fields, as the header has` };
};

const withLine = (line: number, problems: readonly Problem[]): RowProblem[] =>
  problems.map((problem) => ({ line, ...problem, value: problem.value?.slice(0, SHOWN_VALUE) ?? null }));

/** What a record's status says, what is wrong with the record, and which of its values hold all the same. */
const createJudge = (config: FeedConfig, { columnOf }: RecordReader) => {
  const { SaleType } = feedConstants(config);
  const readStatus = createStatusReader({ ...presetOf(config.preset).statuses, ...config.statuses });
  const blankStatus = isOnMarket(config) ? 'Active' : '';
  const statusColumn = columnOf('StandardStatus');
  const saleTypeColumn = columnOf('SaleType');

  const statusOf = (readings: Readings): RowStatus => {
    const { value, problem } = readingOf(readings, 'StandardStatus');
    const text = String(value ?? (problem === null ? blankStatus : ''));
    const meaning = text === '' ? null : readStatus(text);
    return { text, meaning, effect: meaning === null ? null : statusEffect(meaning) };
  };

  const knowsSaleType = (readings: Readings): boolean => {
    const { value, problem } = readingOf(readings, 'SaleType');
    return problem === null && (value ?? SaleType ?? null) !== null;
  };

  const problemsOf = (reading: RecordReading, { text, meaning, effect }: RowStatus): Problem[] => {
    const { readings, keys } = reading;
    const problems = fieldProblems(reading);
    if (hasNoKey(keys)) problems.push({ column: null, value: null, expected: `a key: ${config.key.join(' or ')}` });
    if (meaning === null) {
      const expected = `a status: ${STANDARD_STATUSES.join(', ')}, or one that the feed's statuses map`;
      problems.push({ column: readingOf(readings, 'StandardStatus').column ?? statusColumn, value: text, expected });
    }
    // Of a home that leaves nothing more need be said.
    const leaves = effect?.kind === 'removal' || readingOf(readings, 'DisplayAllowed').value === false;
    if (!leaves && !knowsSaleType(readings) && readingOf(readings, 'SaleType').problem === null) {
      problems.push({ column: saleTypeColumn, value: '', expected: 'for_sale or for_rent' });
    }
    return problems;
  };

  const readableValues = (values: ListingValues, readings: Readings): Partial<ListingValues> => {
    const readable = understood(values, readings);
    // What the file is for as a rule says nothing of a home that is known to be let.
    const isTold = saleTypeColumn === null || readingOf(readings, 'SaleType').value !== null;
    if (!knowsSaleType(readings) || !isTold) delete readable.SaleType;
    return readable;
  };

  return { statusOf, problemsOf, readableValues };
};

/**
 * Turns records into what they say, by the feed's rules and this file's header (its names as `headerNames` gives them). Throws FeedFileError
 * where the header lacks a column that the feed needs.
 */
export const createRowMapper = (config: FeedConfig, header: readonly string[], options: MapperOptions): RowMapper => {
  const { today, name = 'The file', declared = true } = options;
  const reader = createRecordReader(config, header, { today, name, declared });
  const constants = feedConstants(config);
  const readNotice = createNoticeReader(config.preset);
  const { statusOf, problemsOf, readableValues } = createJudge(config, reader);
  const missingOf = missingFields(reader.fields);
  const daysAgo = createDayFinder(today);
  const pickRecord = createRecordPicker(config, header);
  const takePictures = copiesImages(config) ? withoutPictures : (row: PictureRow): FeedRow => row;

  const mapHome = (line: number, record: RawRecord, reading: RecordReading, status: RowStatus): FeedRow => {
    const { readings, keys, extension } = reading;
    const { effect } = status;
    const problems = withLine(line, problemsOf(reading, status));
    const standardStatus = status.meaning ?? status.text;
    const { values: listing, notices } = assembleValues({
      readings,
      constants,
      status: effect !== null && 'status' in effect ? effect.status : 'Active',
      standardStatus,
      extension,
      today,
      daysAgo,
    });
    const isFound = !hasNoKey(keys);
    const isRefused = readingOf(readings, 'DisplayAllowed').value === false;
    if (isFound && (isRefused || effect?.kind === 'removal')) {
      const values = readableValues(listing, readings);
      delete values.Status;
      return { kind: 'removal', line, keys, values, standardStatus, problems, record };
    }
    if (isFound && effect?.kind === 'sold') {
      const values = readableValues(listing, readings);
      const complete = problems.length === 0;
      return takePictures({ kind: 'sold', line, keys, values, complete, problems, record }, readings);
    }
    if (problems.length > 0) return { kind: 'rejected', line, keys, problems, record };
    const missing = [...missingOf(listing), ...notices];
    return takePictures({ kind: 'listing', line, keys, values: listing, problems, missing, record }, readings);
  };

  const map = (parsed: ParsedRecord): FeedRow => {
    const { line, values } = parsed;
    const record = pickRecord(values);
    const notice = readNotice(values);
    if (notice !== null) {
      return { kind: 'ignored', line, keys: NO_KEYS, reason: `a notice of the source: ${notice.text}`, record };
    }
    const problem = recordProblem(parsed, header);
    if (problem !== null) {
      return { kind: 'rejected', line, keys: NO_KEYS, problems: withLine(line, [problem]), record };
    }
    const reading = reader.read(values);
    const status = statusOf(reading.readings);
    if (status.effect?.kind === 'ignored') {
      return { kind: 'ignored', line, keys: reading.keys, reason: status.effect.reason, record };
    }
    return mapHome(line, record, reading, status);
  };
  return { map, columns: reader.columns };
};
