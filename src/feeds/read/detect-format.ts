import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { presetOf } from '../map/presets/presets.ts';
import type { Dialect } from './csv-records.ts';
import { type DecodeOptions, decodeFile, detectEncoding } from './decode.ts';
import { detectDialect } from './detect-dialect.ts';
import type { Encoding } from './detect-encoding.ts';
import { type FormatType, textKind } from './file-kind.ts';
import { findRecordElements } from './find-xml-records.ts';
import { chooseJsonList, findJsonLists, findKeyedRecords } from './parse-json.ts';
import type { Extent } from './parsed-record.ts';

/** What a file is, and how it is written, is found out from so many characters, or from the whole of a shorter file. */
const SAMPLE = 1 << 20;

/** The beginning of a text that comes in pieces; the rest of it is not read. `whole`: there is no more. */
export const readBeginning = async (text: AsyncGenerator<string>): Promise<{ sample: string; whole: boolean }> => {
  let sample = '';
  let whole = false;
  while (sample.length < SAMPLE && !whole) {
    const { value, done } = await text.next();
    if (done === true) whole = true;
    else sample += value;
  }
  await text.return(undefined);
  return { sample: sample.slice(0, SAMPLE), whole: whole && sample.length <= SAMPLE };
};

/** What a file is, as far as it has to be known before its records are read. `sheet`: the one of a workbook that the table was made of. */
export type FileFormat = { encoding: Encoding } & (
  | ({ type: 'delimited'; sheet?: string } & Dialect)
  /** `record`: of each list of records the names on the way to it, joined by `.`; `''`: the document is the list, or has each record under a key. */
  | { type: 'json'; record: readonly string[]; extent: Extent }
  | { type: 'jsonl' }
  | { type: 'blm' }
  | { type: 'rets' }
  /** `record`: the names of the elements that are records. `extent`: as the document says it, where it is another than the feed's. */
  | { type: 'xml'; record: readonly string[]; extent: Extent }
);

const KINDS: Readonly<Record<FormatType, string>> = {
  delimited: 'CSV',
  json: 'JSON',
  jsonl: 'JSON lines',
  blm: 'a Rightmove BLM file',
  rets: 'a RETS answer in compact form',
  xml: 'an XML document',
};
const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  '\t': 'tabs',
  '|': 'bars (|)',
  ';': 'semicolons',
};
const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  shift_jis: 'Shift_JIS',
};

const typeWords = (format: FileFormat): string => {
  switch (format.type) {
    case 'delimited': {
      const wrapped = format.wrapped ? ', each row wrapped in quotes' : '';
      const escaped = format.escape === undefined ? '' : ', backslashes before quotes and delimiters that are text';
      return `a table with ${DELIMITERS[format.delimiter] ?? format.delimiter} between the fields${wrapped}${escaped}`;
    }
    case 'json':
      return `JSON, ${format.record[0] === '' ? 'one list' : `the list "${format.record.join('", "')}"`}`;
    case 'xml':
      return `XML, records in <${format.record.join('>, <')}>`;
    default:
      return KINDS[format.type];
  }
};

/** What a file is, in words for people. */
export const formatWords = (format: FileFormat): string =>
  'sheet' in format
    ? `the sheet "${format.sheet}" of an Excel workbook`
    : `${typeWords(format)}, ${ENCODINGS[format.encoding] ?? format.encoding}`;

/** Text of any kind can be read as a table, so that another kind that is told by its start is refused there. */
const typeOf = (sample: string, whole: boolean, config: FeedConfig, name: string): FormatType => {
  const found = textKind(sample, whole, config.format?.record !== undefined);
  const wanted = config.format?.type ?? 'auto';
  if (wanted === 'auto') return found;
  if (wanted === 'delimited' && found !== 'delimited') {
    throw new FeedFileError(`${name} is not CSV: it looks like ${KINDS[found]}. Leave out format.type`);
  }
  return wanted;
};

const xmlRecord = (sample: string, name: string): never => {
  const elements = findRecordElements(sample, name).map(({ names, count }) => `${names.join(' and ')} (${count})`);
  const seen = elements.length === 0 ? 'None comes again' : `These come again: ${elements.slice(0, 20).join(', ')}`;
  throw new FeedFileError(`${name} is XML: format.record must name the element that is a listing. ${seen}`);
};

/** The elements or paths that the feed, else its preset, says are records. */
const recordNames = ({ format, preset }: FeedConfig): readonly string[] | undefined => {
  const record = format?.record ?? presetOf(preset).record;
  return typeof record === 'string' ? [record] : record;
};

/** Of an answer of a web service that has more of them. */
const HAS_NEXT = /"@odata\.nextLink"\s*:\s*"/;

const extentOf = (sample: string, { preset, mode }: FeedConfig): Extent => {
  const { extent = { part: HAS_NEXT, whole: /$^/ } } = presetOf(preset);
  // Of a delta nothing else is expected.
  if (extent?.part.test(sample) === true) return mode === 'snapshot' ? 'part' : null;
  return extent?.whole.test(sample) === true ? 'whole' : null;
};

/** How the sheet of a workbook is written that was made a table of (`workbook/unpack-workbook.ts`). */
const OF_SHEET = { delimiter: '\t', quote: 'none', escape: '\\' } as const;

/** Finds out what a file is; what the feed's `format` says stands. `sheet`: it was made of that one of a workbook. Throws FeedFileError. */
export const detectFormat = async (
  path: string,
  config: FeedConfig,
  { sheet, ...options }: DecodeOptions & { sheet?: string | undefined },
): Promise<FileFormat> => {
  const name = options.name ?? path;
  const encoding = sheet === undefined ? await detectEncoding(path, config, options) : 'utf-8';
  const text = () => decodeFile(path, config, { ...options, encoding, onBytes: () => {} });
  const { sample, whole } = await readBeginning(text());
  if (sheet !== undefined) {
    const dialect = detectDialect(sample, whole, { ...config.format, ...OF_SHEET }, name);
    return { type: 'delimited', encoding, sheet, ...dialect };
  }
  const type = typeOf(sample, whole, config, name);
  const record = recordNames(config);
  const findRecords = async (): Promise<string> =>
    findKeyedRecords(sample) ?? chooseJsonList(await findJsonLists(text(), name), name);
  switch (type) {
    case 'delimited':
      return { type, encoding, ...detectDialect(sample, whole, config.format, name) };
    case 'json':
      return {
        ...{ type, encoding, record: record ?? [await findRecords()] },
        extent: extentOf(sample, config),
      };
    case 'xml':
      return {
        ...{ type, encoding, record: record ?? xmlRecord(sample, name) },
        extent: extentOf(sample, config),
      };
    default:
      return { type, encoding };
  }
};
