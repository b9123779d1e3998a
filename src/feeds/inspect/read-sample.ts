import { stat } from 'node:fs/promises';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { type PresetName, presetOfBeginning } from '../map/presets/presets.ts';
import { decodeFile, detectEncoding } from '../read/decode.ts';
import { UnclearEncodingError } from '../read/detect-encoding.ts';
import { type FileFormat, formatWords, readBeginning } from '../read/detect-format.ts';
import { textKind } from '../read/file-kind.ts';
import { findRecordElements, type RecordElements } from '../read/find-xml-records.ts';
import { findListWithin } from '../read/parse-json.ts';
import {
  type Extent,
  isUnfilled,
  lengthOf,
  type ParsedRecord,
  type PartFacts,
  unfilledTold,
} from '../read/parsed-record.ts';
import { type OpenedPart, readParts } from '../read/read-parts.ts';
import type { FileSample } from './column-profiles.ts';

/** What a file is, and its first records under its header. */
type FormatInspection = {
  /** Of the first part: type, encoding, and by its type delimiter, quote, line ends and `wrapped`, or `record`. */
  format: FileFormat;
  /** The elements of an XML file that may be records, the likeliest first; the first was taken. Else empty. */
  elements: RecordElements[];
  /** As a feed's mapping names them: `(column 3)` where the file has no name. */
  header: string[];
  records: ParsedRecord[];
  /** There are more records than these. */
  more: boolean;
  /** What was passed over up to there. */
  passedOver: string[];
  /** What the file says that it holds, where that was seen up to there. */
  extent: Extent;
};

/** Characters of the records that are looked at, but for the batch that goes beyond. */
const MOST_TEXT = 64 << 20;

/** A feed that says nothing else, for the parts that are about a feed's settings. */
const configOf = (format: FeedConfig['format'], preset?: PresetName): FeedConfig => ({
  chatbots: [],
  source: { file: '' },
  key: [],
  mode: 'delta',
  ...(format && { format }),
  ...(preset && { preset }),
});

/** Words by which a file says before its records that it holds changes, and elements that hold what is to be deleted. */
const HOLDS_CHANGES =
  />\s*(delta|differential|incremental|changes|differenz|diff[eé]rentiel|diferencial|incremental[ei]?|r[oó][zż]nica)\s*</i;
const DELETES = /<([\w:.-]*(delete|remove|usun|supprim|elimina|l(oe|ö)sch)[\w:.-]*)(\s[^>]*)?>\s*<(?!\/)/i;

const saysChanges = (sample: string, record: string | undefined): boolean => {
  const head = record === undefined ? '' : sample.slice(0, sample.search(new RegExp(`<([\\w.-]+:)?${record}[\\s/>]`)));
  return HOLDS_CHANGES.test(head) || DELETES.test(sample);
};

/** What the records of an XML file may be: those of a preset whose layout it shows by how it begins, else what comes again. */
const findXmlRecords = async (
  part: FeedPart,
  config: FeedConfig,
  name: string,
): Promise<{ preset?: PresetName; elements: RecordElements[]; extent?: Extent }> => {
  const encoding = await detectEncoding(part.path, config, { name });
  const { sample, whole } = await readBeginning(decodeFile(part.path, config, { name, encoding }));
  if (textKind(sample, whole) !== 'xml') return { elements: [] };
  const preset = presetOfBeginning(sample);
  if (preset !== undefined) return { preset, elements: [] };
  const elements = findRecordElements(sample, name);
  return { elements, extent: saysChanges(sample, elements[0]?.names[0]) ? 'part' : null };
};

/**
 * Opens a file of any format and says what it is. An XML file without `format.record` is read by its layout's or the likeliest element.
 * `most`: how many records are wanted. FeedFileError for a file that cannot be read. Of JSON and XML all records are looked at for the header.
 */
export const inspectFormat = async (
  parts: readonly FeedPart[],
  { name, format, most = 500 }: { name?: string; format?: FeedConfig['format']; most?: number } = {},
): Promise<FormatInspection> => {
  const [first] = parts;
  if (first === undefined) throw new Error('There is no part to look at');
  const { preset, elements, extent } =
    format?.record === undefined && first.sheet === undefined
      ? await findXmlRecords(first, configOf(format), name ?? first.name)
      : { preset: undefined, elements: [], extent: null };
  const record = elements[0]?.names;
  const config = configOf(record === undefined ? format : { ...format, record }, preset);
  const records: ParsedRecord[] = [];
  let length = 0;
  let unfilled = 0;
  const told = ({ facts }: OpenedPart): PartFacts => ({
    passedOver: [...facts.passedOver, ...unfilledTold(unfilled)],
    extent: facts.extent ?? extent ?? null,
  });
  for await (const part of readParts([first], config, { ...(name !== undefined && { name }) })) {
    for await (const batch of part.records) {
      const filled = batch.filter((record) => !isUnfilled(record, part.header.length));
      unfilled += batch.length - filled.length;
      records.push(...filled.slice(0, most - records.length));
      for (const { values } of batch) length += lengthOf(values);
      if (records.length === most || length > MOST_TEXT) {
        const { format, header } = part;
        return { format, elements, header, records, more: true, ...told(part) };
      }
    }
    const { format, header } = part;
    return { format, elements, header, records, more: parts.length > 1, ...told(part) };
  }
  throw new Error('The part was not read');
};

/** What a file is, in words and as a feed's `format` has to say it where it does not show by itself. */
export type SampleFormat = {
  words: string;
  settings: NonNullable<FeedConfig['format']>;
  rows: number;
  /** The elements that come again beside or within the records of an XML file. */
  others: RecordElements[];
  /** The file has more rows than were looked at. */
  more: boolean;
  notes: string[];
};

const MOST_ROWS = 5_000;
const SHOWN_ELEMENTS = 5;

const elementNotes = ({ elements }: FormatInspection): string[] => {
  const others = elements.slice(1, SHOWN_ELEMENTS).map(({ names, count }) => `${names.join(',')} (${count})`);
  return others.length === 0
    ? []
    : [`Other elements that come again: ${others.join(', ')}. --record NAME takes another.`];
};

/** Of an archive the largest member tells most: others may be about something else. */
const largestFirst = async (parts: readonly FeedPart[]): Promise<FeedPart[]> => {
  const sized = await Promise.all(parts.map(async (part) => ({ part, size: (await stat(part.path)).size })));
  return sized.sort((left, right) => right.size - left.size).map(({ part }) => part);
};

/**
 * What a person says of a file: the XML element or the JSON path that holds the records, or several by commas, the line of a table that has
 * the names of its columns, the sheet of a workbook, and the encoding.
 */
export type ToldFormat = {
  record?: string | undefined;
  headerLine?: number | undefined;
  sheet?: string | undefined;
  encoding?: NonNullable<FeedConfig['format']>['encoding'];
};

/** What a file is; by the likeliest encoding, which `guessed` names, where a feed would have to say which it is. */
const inspectByLikeliest = async (
  parts: readonly FeedPart[],
  { name, format }: { name: string; format: NonNullable<FeedConfig['format']> },
): Promise<{ found: FormatInspection; guessed: UnclearEncodingError['likeliest'] }> => {
  const look = (encoding: NonNullable<FeedConfig['format']>) =>
    inspectFormat(parts, { name, most: MOST_ROWS, format: { ...format, ...encoding } });
  try {
    return { found: await look({}), guessed: null };
  } catch (error) {
    const likeliest = error instanceof UnclearEncodingError ? error.likeliest : null;
    if (likeliest === null) throw error;
    return { found: await look({ encoding: likeliest }), guessed: likeliest };
  }
};

const listWithin = ({ format, header, records }: FormatInspection): string | null =>
  format.type === 'json' ? findListWithin(header, records, format.record[0] ?? '') : null;

/** The file's first rows under its header, and what the file is. */
export const readSample = async (
  parts: readonly FeedPart[],
  { name, record, headerLine, sheet, encoding }: ToldFormat & { name: string },
): Promise<{ format: SampleFormat; sample: FileSample; extent: Extent }> => {
  const line = headerLine === undefined ? {} : { headerLine };
  const ordered = await largestFirst(parts);
  // What is to be read of several tables is written down: another sheet may be the first tomorrow.
  const seen = parts.length === 1 ? parts[0]?.sheet : undefined;
  const own = sheet ?? (seen !== undefined && seen.tables > 1 ? seen.name : undefined);
  const told = { ...(encoding !== undefined && { encoding }), ...(own !== undefined && { sheet: own }), ...line };
  const lookAt = (paths?: string[]) =>
    inspectByLikeliest(ordered, { name, format: { ...told, ...(paths && { record: paths }) } });
  const first = await lookAt(record?.split(','));
  const within = record === undefined ? listWithin(first.found) : null;
  const { found, guessed } = within === null ? first : await lookAt([within]);
  const { format, header, more } = found;
  const records = found.records.filter(({ broken }) => broken === undefined);
  if (records.length === 0) throw new FeedFileError(`${name} has no rows: there is nothing to go by`);
  const notes = elementNotes(found);
  if (found.passedOver.length > 0) notes.push(`Passed over: ${found.passedOver.join(', ')}.`);
  if (parts.length > 1) {
    notes.push(`An archive of ${parts.length} files, read one after the other. This is about ${ordered[0]?.name}.`);
  }
  if (guessed !== null) {
    notes.push(
      `Read as ${guessed}, the likeliest by its characters: look whether names and texts read well, and else have format.encoding say another.`,
    );
  }
  const asked = { ...told, ...(guessed !== null && { encoding: guessed }) };
  const settings = format.type === 'xml' || (record ?? within) != null ? { record: recordOf(format), ...asked } : asked;
  return {
    format: {
      words: formatWords(format),
      settings: settings as SampleFormat['settings'],
      rows: records.length,
      others: found.elements.slice(1),
      more,
      notes,
    },
    sample: { header, records },
    extent: found.extent,
  };
};

const recordOf = (format: FileFormat): string | string[] | undefined => {
  if (!('record' in format)) return undefined;
  const [first, ...others] = format.record;
  return others.length === 0 ? first : [...format.record];
};
