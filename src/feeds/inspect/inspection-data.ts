import { isoDate } from '../../listings/days-on-market.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { ColumnRule } from '../configuration/feed-config.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import { type Schedule, usualSchedule } from '../configuration/schedule.ts';
import { configText, openPlaces } from '../configuration/write-feed-file.ts';
import { presetOf } from '../map/presets/presets.ts';
import { type ShownValue, shownChange } from '../preview/preview.ts';
import type { Analysis } from './analyse.ts';
import type { ColumnProfile } from './column-profiles.ts';
import { findMissing } from './find-missing.ts';
import { type Inspection, inspectFile } from './inspect-file.ts';
import type { ProposedConfig } from './propose-config.ts';
import { saleTypeOf } from './sale-type-words.ts';
import { findStatuses, type StatusFinding, statusMap } from './status-words.ts';
import { type Meanings, saleWords, unreadWords } from './unread-words.ts';

const SAMPLES = 4;
const LONGEST_SAMPLE = 200;

/** A file that was received, and the feed that would import it. */
export type InspectionRequest = {
  path: string;
  name: string;
  /** The XML element or the JSON path that holds the records. */
  record?: string;
  /** The line of a table that has the names of its columns. */
  headerLine?: number;
  /** The sheet of a workbook. */
  sheet?: string;
  /** Null: not known. */
  serialNumber: string | null;
  timeZone: string;
  /** A configuration that is right but for what is still to be filled in: tried in place of the proposal. */
  tried?: ProposedConfig;
};

/** What /chat/Feed/Inspect answers. */
export type InspectionData = {
  Name: string;
  Format: string;
  /** How many rows were looked at, and whether the file has more. */
  Rows: number;
  MoreRows: boolean;
  Notes: string[];
  Preset: string | null;
  /** `Filled` counts the rows that fill a column; of one that looks private there are no samples. */
  Columns: { Name: string; Filled: number; Private: boolean; Samples: string[] }[];
  Fields: { Field: string; Columns: string[]; Confidence: string; Reason: string }[];
  Statuses: { Text: string; Count: number; Meaning: string | null }[];
  /** The words of the configuration's columns that an import does not read by itself, each with its meaning as `values` or `statuses` have it. */
  Words: { Field: string; Text: string; Count: number; Meaning: string }[];
  /** What an import could not do without, and what visitors will ask for and not find. */
  Needed: string[];
  Wanted: string[];
  /** What an import would make of the first rows, and why it would reject some. */
  Tried: {
    Rows: number;
    OnMarket: number;
    Sold: number;
    OffMarket: number;
    Ignored: number;
    Rejected: number;
    Reasons: { Count: number; Line: number; Column: string | null; Value: string | null; Expected: string }[];
    /** The first homes on the market, each with the fields that are known of it. Long values are cut. */
    Homes: { Line: number; Fields: { Field: string; Value: ShownValue }[] }[];
    /** Why the file could not be read to its end, or "". */
    Failure: string;
  };
  /** What would stand in config/feeds/NAME.json: as a value, and as the text of the file, in which `ToFillIn` counts the lines. */
  Configuration: ProposedConfig;
  Text: string;
  ToFillIn: { Line: number; Field: string; Asked: string }[];
};

const clipped = (text: string): string => (text.length > LONGEST_SAMPLE ? `${text.slice(0, LONGEST_SAMPLE)}…` : text);

const columnData = ({ analysis }: Inspection): InspectionData['Columns'] =>
  analysis.columns.map((column) => {
    const isPrivate = analysis.private.some((one) => one.column === column);
    const samples = isPrivate ? [] : [...column.counts.keys()].slice(0, SAMPLES).map(clipped);
    return { Name: column.name, Filled: column.texts.length, Private: isPrivate, Samples: samples };
  });

/** What is known of a home; days as they count today. */
const homeFields = (values: ListingValues): { Field: string; Value: ShownValue }[] =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0))
    .map(([Field, value]) => ({ Field, Value: shownChange(null, value).to }));

const triedData = ({ trial: { rows, kinds, reasons, homes, failure } }: Inspection): InspectionData['Tried'] => ({
  Rows: rows,
  OnMarket: kinds.listing,
  Sold: kinds.sold,
  OffMarket: kinds.removal,
  Ignored: kinds.ignored,
  Rejected: kinds.rejected,
  Reasons: reasons.map(({ count, line, column, value, expected }) => ({
    ...{ Count: count, Line: line, Column: column },
    ...{ Value: value === null ? null : clipped(value), Expected: expected },
  })),
  Homes: homes.map(({ line, values }) => ({ Line: line, Fields: homeFields(values) })),
  Failure: failure ?? '',
});

/** A word of a field's column that an import does not read by itself: how many rows have it, and what is proposed for it, or a TODO. */
type UnreadWord = { field: FeedField; text: string; count: number; meaning: string };

/** A column of more words is none of such a field. */
const MOST_WORDS = 40;

/** The column whose words are read: of a status with its flags its own. */
const columnOf = (field: FeedField, rule: ColumnRule): string | undefined => {
  if (typeof rule === 'string') return rule;
  return 'column' in rule ? rule.column : field === 'StandardStatus' && 'columns' in rule ? rule.columns[0] : undefined;
};

/** The statuses of the column that a configuration names for them, which may be another than was found. */
const statusesBy = ({ columns, statusColumn, statuses }: Analysis, config: ProposedConfig): StatusFinding[] => {
  const rule = config.columns?.StandardStatus;
  const column = rule === undefined ? null : columns.find(({ name }) => name === columnOf('StandardStatus', rule));
  if (column == null || column === statusColumn || column.counts.size > MOST_WORDS) return statuses;
  return findStatuses(column.counts, presetOf(config.preset).statuses);
};

/** The words of all columns that a configuration names for fields whose words have to be known. */
export const findUnreadWords = (analysis: Analysis, config: ProposedConfig): UnreadWord[] => {
  const { columns, private: hidden } = analysis;
  const find = (field: FeedField, column: ColumnProfile): Meanings => {
    if (field === 'StandardStatus') return statusMap(statusesBy(analysis, config)) ?? {};
    return (field === 'SaleType' ? saleWords(column, saleTypeOf) : unreadWords(field, column)) ?? {};
  };
  return (Object.entries(config.columns ?? {}) as [FeedField, ColumnRule][]).flatMap(([field, rule]) => {
    const column = columns.find(({ name }) => name === columnOf(field, rule));
    const isRead = field === 'SaleType' && typeof rule === 'object' && 'convert' in rule;
    if (column === undefined || isRead || hidden.some((one) => one.column === column)) return [];
    const words = Object.entries(find(field, column));
    if (words.length > MOST_WORDS) return [];
    const countOf = (text: string): number =>
      column.counts.get(text) ?? analysis.statuses.find((one) => one.text === text)?.count ?? 0;
    return words.map(([text, meaning]) => ({ field, text, count: countOf(text), meaning }));
  });
};

const wordsData = ({ analysis }: Inspection, config: ProposedConfig): InspectionData['Words'] =>
  findUnreadWords(analysis, config).map(({ field, text, count, meaning }) => ({
    ...{ Field: field, Text: text, Count: count, Meaning: meaning },
  }));

/** An inspection as data, with the configuration of a feed that is given its file by `source.file`. */
const inspectionData = (
  inspection: Inspection,
  place: { serialNumber: string | null; file: string; schedule: Schedule },
  tried: ProposedConfig | undefined,
): InspectionData => {
  const { name, format, analysis } = inspection;
  const { config } = inspection.configure(place);
  const { needed, wanted } = findMissing(inspection);
  return {
    ...{ Name: name, Format: format.words, Rows: format.rows, MoreRows: format.more },
    Notes: [...format.notes, ...analysis.notes],
    Preset: analysis.preset?.preset ?? null,
    Columns: columnData(inspection),
    Fields: analysis.proposals.map(({ field, columns, confidence, reason }) => ({
      ...{ Field: field, Columns: [...columns], Confidence: confidence, Reason: reason },
    })),
    Statuses: statusesBy(analysis, tried ?? config).map(({ text, count, meaning }) => ({
      Text: text,
      Count: count,
      Meaning: meaning,
    })),
    Words: wordsData(inspection, tried ?? config),
    ...{ Needed: needed, Wanted: wanted, Tried: triedData(inspection) },
    ...{ Configuration: config, Text: configText(config) },
    ToFillIn: openPlaces(config).map(({ line, field, asked }) => ({ Line: line, Field: field, Asked: asked })),
  };
};

/** Looks at a file that was received. FeedFileError for one that no feed could read. */
export const inspectReceived = async (request: InspectionRequest): Promise<InspectionData> => {
  const { path, name, serialNumber, timeZone, tried } = request;
  const inspection = await inspectFile(path, { ...request, today: isoDate(new Date()), called: name });
  return inspectionData(inspection, { serialNumber, file: name, schedule: usualSchedule(timeZone) }, tried);
};
