import { type ExtensionPair, type ListingValues, LONG_TEXT, SHORT_TEXT } from '../../listings/listing.ts';
import { sentPictures } from '../../listings/pictures/sent-pictures.ts';
import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { feedConstants, isOnMarket } from '../configuration/feed-rules.ts';
import type { ParsedRecord } from '../read/parsed-record.ts';
import type { FeedRow, ListingRow, RawRecord, RowKeys, RowProblem, SoldRow } from './feed-row.ts';
import { assembleValues, createDayFinder, missingFields } from './listing-values.ts';
import { createPlaceCheck } from './misplaced-homes.ts';
import { createNoticeReader, presetOf } from './presets/presets.ts';
import { placeOf, type Readings, readingOf, withProblem } from './read-fields.ts';
import { createRecordReader, type FileColumn, type RecordReader, type RecordReading } from './read-record.ts';
import { type CreateTeller, mayBeTold, type TellerParts } from './same-rows.ts';
import {
  createStatusReader,
  STANDARD_STATUSES,
  type StatusEffect,
  type StatusMeaning,
  statusEffect,
} from './statuses.ts';

type MapperOptions = {
  /** The day of the run, an ISO date: days on market count back from it. */
  today: string;
  /** What the file is called in messages. */
  name?: string;
  /** False: the header is what the records say, so that a column may be missing where it is blank in all of them. */
  declared?: boolean;
  /** Makes what tells rows by their cells; without it every row is mapped. */
  createTeller?: CreateTeller | undefined;
};

type RowMapper = {
  /** Is shown the first records of the file before any of them is mapped: by where most homes lie those are told that cannot lie where they say. */
  look: (record: ParsedRecord) => void;
  map: (record: ParsedRecord) => FeedRow;
  /** The file's columns that any field is read from. */
  columns: readonly FileColumn[];
};

/** What is wrong, before it has the line of its row. */
type Problem = Omit<RowProblem, 'line'>;

const SHOWN_VALUE = 500;
const NO_KEYS: RowKeys = { ListingKey: null, MLSNumber: null, Url: null };
/** Where one of these, or a key that the feed names, cannot be read, its row is not imported; any other field is unknown then. */
const NEEDED: readonly FeedField[] = ['StandardStatus', 'SaleType'];

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

/** Blank fields at the end of a row are harmless; any other difference may have moved the columns. */
const fitsHeader = (values: readonly string[], header: readonly string[]): boolean =>
  values.length >= header.length && values.slice(header.length).every((value) => value.trim() === '');

/** What a row says first of all, and who may see its home and where it is: a blank in its place would be believed. */
const NEVER_LEFT_OUT: readonly FeedField[] = [...NEEDED, 'DisplayAllowed', 'AddressHidden'];

/** Whether rows may leave out their last field where it is blank, as some programs write them. */
const mayLackLast = (config: FeedConfig, header: readonly string[], { columnsOf }: RecordReader): boolean => {
  const needed = [...NEVER_LEFT_OUT, ...config.key].flatMap(columnsOf);
  const conditions = config.chatbots.flatMap(({ where }) => Object.keys(where ?? {}));
  return ![...needed, ...conditions].includes(header.at(-1) ?? '');
};

const AMONG_OTHERS = 'a place near the other homes of the file: latitude and longitude may be swapped, or lack a sign';

/** A record's reading; of a home that cannot lie where its coordinates say, they cannot be read. */
const withoutMisplaced = (
  reading: RecordReading,
  { isMisplaced }: ReturnType<typeof createPlaceCheck>,
): RecordReading => {
  const place = placeOf(reading.readings);
  return place === null || !isMisplaced(place)
    ? reading
    : { ...reading, readings: withProblem(reading.readings, ['Latitude', 'Longitude'], AMONG_OTHERS) };
};

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

const isTooLong = ({ Key, value }: ExtensionPair): boolean =>
  Key.length > SHORT_TEXT || (value.length > LONG_TEXT && [...value].length > LONG_TEXT);

const fieldProblems = ({ readings, extension }: RecordReading): Problem[] => {
  const problems: Problem[] = [];
  for (const { problem } of readings) if (problem !== null) problems.push(problem);
  for (const pair of extension) {
    if (!isTooLong(pair)) continue;
    const expected = `at most ${LONG_TEXT} characters, under a name of ${SHORT_TEXT}`;
    problems.push({ column: pair.Key, value: pair.value, expected });
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

type MapRecord = (parsed: ParsedRecord, record: RawRecord) => FeedRow;

/** Maps records whose fields can be told apart, and rejects the others. `isLastOptional`: rows may leave out their last field. */
const rejectingBroken =
  (mapRecord: MapRecord, header: readonly string[], isLastOptional: boolean): MapRecord =>
  (parsed, record) => {
    const problem = recordProblem(parsed, header);
    if (problem === null) return mapRecord(parsed, record);
    const { line, values } = parsed;
    if (isLastOptional && values.length === header.length - 1) {
      const row = mapRecord(parsed, record);
      // Of a row that lacks a field further ahead the columns behind it have moved: something there cannot be read.
      if (!('problems' in row) || row.problems.length === 0) return row;
    }
    return { kind: 'rejected', line, keys: NO_KEYS, problems: withLine(line, [problem]), record };
  };

/** What is wrong with a record; `rejects`: with what it needs, so that its home cannot be shown by it. */
type Judgement = { problems: Problem[]; rejects: boolean };

/** What a record's status says, what is wrong with the record, and which of its values hold all the same. */
const createJudge = (config: FeedConfig, { columnOf }: RecordReader) => {
  const { SaleType } = feedConstants(config);
  const readStatus = createStatusReader({ ...presetOf(config.preset).statuses, ...config.statuses });
  const ofBlank: StatusMeaning | null = config.statuses?.[''] ?? (isOnMarket(config) ? 'Active' : null);
  const statusColumn = columnOf('StandardStatus');
  const saleTypeColumn = columnOf('SaleType');
  // Without its own address a home that has another key is still known.
  const needed = [...NEEDED, ...config.key.filter((key) => key !== 'Url')];

  const statusOf = (readings: Readings): RowStatus => {
    const { value, problem } = readingOf(readings, 'StandardStatus');
    const isBlank = value === null && problem === null;
    const text = isBlank ? (ofBlank ?? '') : String(value ?? '');
    const meaning = isBlank ? ofBlank : text === '' ? null : readStatus(text);
    return { text, meaning, effect: meaning === null ? null : statusEffect(meaning) };
  };

  const knowsSaleType = (readings: Readings): boolean => {
    const { value, problem } = readingOf(readings, 'SaleType');
    return problem === null && (value ?? SaleType ?? null) !== null;
  };

  const judge = (reading: RecordReading, { text, meaning, effect }: RowStatus): Judgement => {
    const { readings, keys } = reading;
    const problems = fieldProblems(reading);
    const count = problems.length;
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
    const lacks = (field: FeedField): boolean => readingOf(readings, field).problem !== null;
    return { problems, rejects: problems.length > count || (count > 0 && needed.some(lacks)) };
  };

  const readableValues = (values: ListingValues, readings: Readings): Partial<ListingValues> => {
    const readable: Partial<ListingValues> = { ...values };
    // What the file is for as a rule says nothing of a home that is known to be let.
    const isTold = saleTypeColumn === null || readingOf(readings, 'SaleType').value !== null;
    if (!knowsSaleType(readings) || !isTold) delete readable.SaleType;
    // Nor does a row that only ends a home take back the wish to hide where it is.
    const { value, problem } = readingOf(readings, 'AddressHidden');
    if (value === null && problem === null) delete readable.AddressHidden;
    return readable;
  };

  return { statusOf, judge, readableValues };
};

type MapHome = (
  start: Pick<FeedRow, 'line' | 'record'>,
  reading: RecordReading,
  status: RowStatus,
  cells: string | undefined,
) => FeedRow;

/** Maps what was read of a record that is no draft. `cells`: by what the row may be told the next time. */
const createHomeMapper = (
  config: FeedConfig,
  { judge, readableValues }: ReturnType<typeof createJudge>,
  { today, daysAgo, missingOf }: Pick<MapperOptions, 'today'> & Pick<TellerParts, 'daysAgo' | 'missingOf'>,
): MapHome => {
  const constants = feedConstants(config);
  const takePictures = copiesImages(config) ? withoutPictures : (row: PictureRow): FeedRow => row;

  return ({ line, record }, reading, status, cells) => {
    const { readings, keys, extension } = reading;
    const { effect } = status;
    const judgement = judge(reading, status);
    const problems = withLine(line, judgement.problems);
    const standardStatus = status.meaning ?? status.text;
    const { values: listing, notices } = assembleValues({
      readings,
      constants,
      status: effect !== null && 'status' in effect ? effect.status : 'Active',
      standardStatus,
      extension: problems.length === 0 ? extension : extension.filter((pair) => !isTooLong(pair)),
      today,
      daysAgo,
    });
    const isFound = !hasNoKey(keys);
    // A wish that cannot be read may be one not to show the home.
    const { value: isAllowed, problem: isUnclear } = readingOf(readings, 'DisplayAllowed');
    const isRefused = isAllowed === false || isUnclear !== null;
    if (isFound && (isRefused || effect?.kind === 'removal')) {
      const values = readableValues(listing, readings);
      delete values.Status;
      return { kind: 'removal', line, keys, values, standardStatus, problems, record };
    }
    if (isFound && effect?.kind === 'sold') {
      const values = readableValues(listing, readings);
      const complete = !judgement.rejects;
      return takePictures({ kind: 'sold', line, keys, values, complete, problems, record }, readings);
    }
    if (judgement.rejects) return { kind: 'rejected', line, keys, problems, record };
    const missing = [...missingOf(listing, readings), ...notices];
    const row: ListingRow = { kind: 'listing', line, keys, values: listing, problems, missing, record };
    const isPlain = problems.length + notices.length === 0 && mayBeTold(keys, listing);
    if (cells !== undefined && isPlain) row.cells = cells;
    return takePictures(row, readings);
  };
};

/**
 * Turns records into what they say, by the feed's rules and this file's header (its names as `headerNames` gives them). Throws FeedFileError
 * where the header lacks a column that the feed needs.
 */
export const createRowMapper = (config: FeedConfig, header: readonly string[], options: MapperOptions): RowMapper => {
  const { today, name = 'The file', declared = true, createTeller } = options;
  const reader = createRecordReader(config, header, { today, name, declared });
  const readNotice = createNoticeReader(config.preset);
  const judge = createJudge(config, reader);
  const places = createPlaceCheck();
  const shared = { missingOf: missingFields(reader.fields), daysAgo: createDayFinder(today) };
  const teller = createTeller?.({ config, reader, ...shared, isMisplaced: places.isMisplaced });
  const mapHome = createHomeMapper(config, judge, { today, ...shared });
  const pickRecord = createRecordPicker(config, header);

  const mapRecord: MapRecord = (parsed, record) => {
    const { line, values } = parsed;
    const cells = teller?.tell(values);
    const same = cells === undefined ? null : teller?.find(cells, parsed, record);
    if (same != null) return same;
    const reading = withoutMisplaced(reader.read(values), places);
    const status = judge.statusOf(reading.readings);
    return status.effect?.kind === 'ignored'
      ? { kind: 'ignored', line, keys: reading.keys, reason: status.effect.reason, record }
      : mapHome({ line, record }, reading, status, cells === undefined ? undefined : teller?.toText(cells));
  };
  const mapWhole = rejectingBroken(mapRecord, header, mayLackLast(config, header, reader));

  const map = (parsed: ParsedRecord): FeedRow => {
    const { line, values } = parsed;
    const record = pickRecord(values);
    const notice = readNotice(values);
    if (notice !== null) {
      return { kind: 'ignored', line, keys: NO_KEYS, reason: `a notice of the source: ${notice.text}`, record };
    }
    return mapWhole(parsed, record);
  };
  const look = ({ values }: ParsedRecord): void => {
    const place = reader.readPlace(values);
    if (place !== null) places.look(place);
  };
  return { look, map, columns: reader.columns };
};
