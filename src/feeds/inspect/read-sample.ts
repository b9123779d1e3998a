import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import type { FileFormat } from '../read/detect-format.ts';
import { type FormatInspection, inspectFormat } from '../read/inspect-format.ts';
import type { FileSample } from './sample.ts';

/** What a file is, in words and as a feed's `format` has to say it where it does not show by itself. */
export type SampleFormat = {
  words: string;
  settings: NonNullable<FeedConfig['format']>;
  rows: number;
  /** The file has more rows than were looked at. */
  more: boolean;
  notes: string[];
};

const MOST_ROWS = 5_000;
const SHOWN_ELEMENTS = 5;

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  '\t': 'tabs',
  '|': 'bars (|)',
  ';': 'semicolons',
};
const ENCODINGS: Readonly<Record<FileFormat['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
};

const typeWords = (format: FileFormat): string => {
  if (format.type === 'delimited') {
    const wrapped = format.wrapped ? ', each row wrapped in quotes' : '';
    return `a table with ${DELIMITERS[format.delimiter] ?? format.delimiter} between the fields${wrapped}`;
  }
  if (format.type === 'json') return `JSON, ${format.record === '' ? 'one list' : `the list "${format.record}"`}`;
  if (format.type === 'xml') return `XML, records in <${format.record}>`;
  return format.type === 'blm' ? 'a Rightmove BLM file' : 'JSON lines';
};

const elementNotes = ({ elements }: FormatInspection): string[] => {
  const others = elements.slice(1, SHOWN_ELEMENTS).map(({ name, count }) => `${name} (${count})`);
  return others.length === 0
    ? []
    : [`Other elements that come again: ${others.join(', ')}. --record NAME takes another.`];
};

/** The file's first rows under its header, and what the file is. `record`: the XML element or the JSON path that holds the records. */
export const readSample = async (
  parts: readonly FeedPart[],
  { name, record }: { name: string; record?: string | undefined },
): Promise<{ format: SampleFormat; sample: FileSample }> => {
  const wanted = record === undefined ? {} : { format: { record } };
  const found = await inspectFormat(parts, { name, most: MOST_ROWS, ...wanted });
  const { format, header, more } = found;
  const records = found.records.filter(({ broken }) => broken === undefined);
  if (records.length === 0) throw new FeedFileError(`${name} has no rows: there is nothing to go by`);
  const notes = elementNotes(found);
  if (parts.length > 1) {
    notes.push(`An archive of ${parts.length} files, read one after the other. This is about ${parts[0]?.name}.`);
  }
  const settings = format.type === 'xml' || record !== undefined ? { record: record ?? recordOf(format) } : {};
  return {
    format: {
      words: `${typeWords(format)}, ${ENCODINGS[format.encoding]}`,
      settings: settings as SampleFormat['settings'],
      rows: records.length,
      more,
      notes,
    },
    sample: { header, records },
  };
};

const recordOf = (format: FileFormat): string | undefined => ('record' in format ? format.record : undefined);
