import type { FeedConfig } from '../configuration/feed-config.ts';
import { mappedColumns } from '../configuration/feed-rules.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../file-bounds.ts';
import { createNoticeReader } from '../map/presets/presets.ts';
import { type DecodeOptions, decodeFile } from './decode.ts';
import { detectFormat, type FileFormat } from './detect-format.ts';
import { headerNames } from './header.ts';
import { parseBlm } from './parse-blm.ts';
import { type IsNotice, parseDelimited } from './parse-delimited.ts';
import { parseJson } from './parse-json.ts';
import { parseJsonLines } from './parse-json-lines.ts';
import { parseRets } from './parse-rets.ts';
import { parseXml } from './parse-xml.ts';
import { newFacts, type ParsedBatch, type PartFacts } from './parsed-record.ts';
import { createSurvey, layOutRecords } from './tree-columns.ts';
import { OWN_NAME, type TreeRecord } from './tree-record.ts';

/** A part that is about to be read. `declared`: the file itself names its columns, as JSON and XML do not. */
export type OpenedPart = {
  name: string;
  path: string;
  format: FileFormat;
  header: string[];
  declared: boolean;
  /** Complete once the records were read. */
  facts: PartFacts;
  /** `onBytes` is told how many bytes of the part (packed as it is) have been read so far. */
  records: AsyncIterable<ParsedBatch>;
};

type Found = { name: string; path: string; format: FileFormat };
type Text = () => AsyncGenerator<string>;

/** Whether the records of a format name their own values, each for itself. */
const isTree = ({ type }: FileFormat): boolean => type === 'json' || type === 'jsonl' || type === 'xml';

const treeRecords = (text: Text, format: FileFormat, name: string): AsyncGenerator<TreeRecord[]> => {
  if (format.type === 'json') return parseJson(text(), format.record, name);
  return format.type === 'xml' ? parseXml(text(), format.record, name) : parseJsonLines(text(), name);
};

const tableRecords = (
  text: Text,
  format: FileFormat,
  options: { name: string; isNotice: IsNotice; facts: PartFacts },
): AsyncGenerator<ParsedBatch> => {
  if (format.type === 'rets') return parseRets(text(), options);
  return format.type === 'delimited' ? parseDelimited(text(), format, options) : parseBlm(text(), options.name);
};

/** Takes the first record of a table as its header. */
const openTable = async (batches: AsyncGenerator<ParsedBatch>, name: string) => {
  const first = await batches.next();
  const [head, ...rest] = first.done === true ? [] : first.value;
  if (head?.broken !== undefined) {
    throw new FeedFileError(
      `${name}: its first record has more than ${MOST_COLUMNS} columns: it is no header of listings, or its line ends are not known`,
    );
  }
  if (head?.values.some((column) => column.length > LONGEST_NAME) === true) {
    throw outOfBounds(name, `its header, in line ${head.line}, has a name of more than ${LONGEST_NAME} characters`);
  }
  const records = async function* () {
    yield rest;
    yield* batches;
  };
  return { header: headerNames(head?.values ?? []), records: records() };
};

/**
 * The parts of a file, one after the other; `name` is what the whole file is called in messages. The records of JSON and XML parts are
 * gone through twice: what a record does not say it leaves out, so that only all of them together tell the columns, which are the same
 * for all these parts. Throws FeedFileError.
 */
export async function* readParts(
  parts: readonly FeedPart[],
  config: FeedConfig,
  options: Pick<DecodeOptions, 'signal' | 'chunkSize' | 'name' | 'onBytes'> = {},
): AsyncGenerator<OpenedPart> {
  const { onBytes, name: whole, ...reading } = options;
  const readNotice = createNoticeReader(config.preset);
  const isNotice: IsNotice = (values) => readNotice(values) !== null;
  const nameOf = (part: FeedPart): string =>
    parts.length === 1 ? (whole ?? part.name) : `${part.name}${whole === undefined ? '' : ` in ${whole}`}`;
  const textOf = ({ name, path, format }: Found, onRead?: (bytes: number) => void): Text => {
    const { encoding } = format;
    return () => decodeFile(path, config, { ...reading, name, encoding, ...(onRead && { onBytes: onRead }) });
  };

  const found: Found[] = [];
  for (const part of parts) {
    const name = nameOf(part);
    found.push({ name, path: part.path, format: await detectFormat(part.path, config, { ...reading, name }) });
  }

  const mapped = mappedColumns(config);
  if (found.some(({ format }) => 'record' in format && format.record.length > 1)) mapped.add(OWN_NAME);
  const survey = createSurvey(mapped);
  for (const part of found.filter(({ format }) => isTree(format))) {
    for await (const batch of treeRecords(textOf(part), part.format, part.name)) {
      for (const record of batch) survey.add(record, part.name, part.format.type === 'xml');
    }
  }
  const surveyed = survey.end();

  for (const part of found) {
    const { name, path, format } = part;
    const text = textOf(part, onBytes);
    if (isTree(format)) {
      const header = headerNames(surveyed.names);
      yield {
        name,
        path,
        format,
        header,
        declared: false,
        facts: newFacts(),
        records: layOutRecords(treeRecords(text, format, name), surveyed),
      };
    } else {
      const facts = newFacts();
      const table = tableRecords(text, format, { name, isNotice, facts });
      try {
        yield { name, path, format, ...(await openTable(table, name)), declared: true, facts };
      } finally {
        // Whoever stops before the records were begun leaves the file open otherwise.
        await table.return(undefined);
      }
    }
  }
}
