import { copiesImages, type FeedConfig } from '../configuration/feed-config.ts';
import { feedRules, mappedColumns, ruleColumns } from '../configuration/feed-rules.ts';
import { FeedFileError, NoRecordsError } from '../feed-file-error.ts';
import type { FeedPart } from '../fetch/fetched-file.ts';
import { isPictureName, shownMembers } from '../fetch/file-names.ts';
import { LONGEST_NAME, MOST_COLUMNS, outOfBounds } from '../file-bounds.ts';
import { createNoticeReader, presetOf } from '../map/presets/presets.ts';
import { type DecodeOptions, decodeFile } from './decode.ts';
import { detectFormat, type FileFormat } from './detect-format.ts';
import { createColumnFinder, headerNames } from './header.ts';
import { parseBlm } from './parse-blm.ts';
import { type IsNotice, parseDelimited } from './parse-delimited.ts';
import { parseJson, parseJsonLines } from './parse-json.ts';
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

type Text = () => AsyncGenerator<string>;

/** The formats whose records name their own values, each for itself; of the others the first record names the columns. */
type TreeFormat = Extract<FileFormat, { type: 'json' | 'jsonl' | 'xml' }>;
type TableFormat = Exclude<FileFormat, TreeFormat>;
type Found<Format = FileFormat> = { name: string; path: string; format: Format };

const isTree = (format: FileFormat): format is TreeFormat => ['json', 'jsonl', 'xml'].includes(format.type);

const treeRecords = (text: Text, format: TreeFormat, name: string): AsyncGenerator<TreeRecord[]> => {
  switch (format.type) {
    case 'json':
      return parseJson(text(), format.record, name);
    case 'jsonl':
      return parseJsonLines(text(), name);
    case 'xml':
      return parseXml(text(), format.record, name);
  }
};

const tableRecords = (
  text: Text,
  format: TableFormat,
  options: { name: string; isNotice: IsNotice; facts: PartFacts },
): AsyncGenerator<ParsedBatch> => {
  switch (format.type) {
    case 'delimited':
      return parseDelimited(text(), format, options);
    case 'blm':
      return parseBlm(text(), options.name);
    case 'rets':
      return parseRets(text(), options);
  }
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

const readHeader = async (table: AsyncGenerator<ParsedBatch>, name: string): Promise<string[]> => {
  try {
    return (await openTable(table, name)).header;
  } finally {
    await table.return(undefined);
  }
};

const surveyPart = async (
  survey: ReturnType<typeof createSurvey>,
  { name, format }: Found<TreeFormat>,
  text: Text,
): Promise<true> => {
  for await (const batch of treeRecords(text, format, name)) {
    for (const record of batch) survey.add(record, name, format.type === 'xml');
  }
  return true;
};

const NO_RULE = { kind: 'columns', alternatives: [], own: false } as const;

/**
 * The parts that are tables of something else, as of the agents beside the homes: they have no column of the feed's keys, and fewer than half of
 * those columns that it reads and another part has; or of a snapshot these keys alone, as what its columns are called. (A delta's would be
 * what is gone.)
 */
const findMisfits = async (
  parts: readonly Found[],
  config: FeedConfig,
  headerOf: (part: Found<TableFormat>) => Promise<string[]>,
): Promise<Set<Found>> => {
  const tables: { part: Found; keys: number; columns: number }[] = [];
  const mapped = [...mappedColumns(config)];
  const rules = feedRules(config);
  const keys = new Set(config.key.flatMap((key) => ruleColumns(rules.get(key) ?? NO_RULE)));
  for (const part of parts) {
    const { format } = part;
    if (isTree(format)) continue;
    const header = await headerOf({ ...part, format });
    const find = createColumnFinder(header, presetOf(config.preset).otherNames);
    const found = mapped.filter((column) => find(column) !== null);
    tables.push({ part, keys: found.filter((column) => keys.has(column)).length, columns: found.length });
  }
  const most = Math.max(...tables.map(({ columns }) => columns));
  const isMisfit = (table: { keys: number; columns: number }): boolean =>
    table.columns * 2 < most && (table.keys === 0 || (config.mode === 'snapshot' && table.keys === table.columns));
  return new Set(tables.filter(isMisfit).map(({ part }) => part));
};

const shownSheets = (names: readonly string[]): string =>
  `the ${names.length === 1 ? 'sheet' : 'sheets'} ${shownMembers(names.map((fileName) => ({ fileName })))}`;

/** What of an archive or a workbook was not read. Pictures are a matter of their own where the feed copies them. */
const tellBeside = (parts: readonly FeedPart[], config: FeedConfig): string[] => {
  const sheets = parts.flatMap(({ sheet }) =>
    sheet === undefined || sheet.others.length === 0
      ? []
      : [`${shownSheets(sheet.others)} beside ${sheet.name} ("format.sheet" names another)`],
  );
  const others = (parts[0]?.archive?.others ?? []).filter(
    ({ fileName }) => !copiesImages(config) || !isPictureName(fileName),
  );
  if (others.length === 0) return sheets;
  const advice = others.some(({ fileName }) => isPictureName(fileName))
    ? ' ("images": "copy" shows pictures of it)'
    : '';
  return [...sheets, `${shownMembers(others)} in the archive${advice}`];
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
  const nameOf = ({ name, sheet }: FeedPart): string => {
    const file = parts.length === 1 ? (whole ?? name) : `${name}${whole === undefined ? '' : ` in ${whole}`}`;
    return sheet === undefined ? file : `sheet ${sheet.name} of ${file}`;
  };
  const textOf = ({ name, path, format }: Found, onRead?: (bytes: number) => void): Text => {
    const { encoding } = format;
    return () => decodeFile(path, config, { ...reading, name, encoding, ...(onRead && { onBytes: onRead }) });
  };

  const isOnly = parts.length === 1;
  const found: Found[] = [];
  const leftOut: string[] = [];
  /** What a part gives, or null for one that holds no records, which are another part's then. */
  const unlessLeftOut = async <Result>(part: string, use: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await use();
    } catch (error) {
      if (!(error instanceof NoRecordsError) || isOnly || leftOut.length === parts.length - 1) throw error;
      leftOut.push(`${part}, which holds no records`);
      return null;
    }
  };
  for (const part of parts) {
    const name = nameOf(part);
    const sheet = part.sheet?.name;
    const format = await unlessLeftOut(name, () => detectFormat(part.path, config, { ...reading, name, sheet }));
    if (format !== null) found.push({ name, path: part.path, format });
  }

  const mapped = mappedColumns(config);
  if (found.some(({ format }) => 'record' in format && format.record.length > 1)) mapped.add(OWN_NAME);
  const survey = createSurvey(mapped, config.chatbots.length === 0);
  const kept: Found[] = [];
  for (const part of found) {
    const { name, format } = part;
    const surveyed =
      !isTree(format) || (await unlessLeftOut(name, () => surveyPart(survey, { ...part, format }, textOf(part))));
    if (surveyed !== null) kept.push(part);
  }
  const surveyed = survey.end();

  const openPart = (part: Found<TableFormat>, facts: PartFacts, onRead?: (bytes: number) => void) =>
    tableRecords(textOf(part, onRead), part.format, { name: part.name, isNotice, facts });
  const misfits = isOnly
    ? new Set<Found>()
    : await findMisfits(kept, config, (part) => readHeader(openPart(part, newFacts()), part.name));
  for (const { name } of misfits) leftOut.push(`${name}, which has other columns`);

  let before = [...leftOut, ...tellBeside(parts, config)];
  for (const part of kept.filter((one) => !misfits.has(one))) {
    const { name, path, format } = part;
    const facts = newFacts(before, 'extent' in format ? format.extent : null);
    before = [];
    if (isTree(format)) {
      const header = headerNames(surveyed.names);
      const records = layOutRecords(treeRecords(textOf(part, onBytes), format, name), surveyed);
      yield { name, path, format, header, declared: false, facts, records };
    } else {
      const table = openPart({ name, path, format }, facts, onBytes);
      try {
        yield { name, path, format, ...(await openTable(table, name)), declared: true, facts };
      } finally {
        // Whoever stops before the records were begun leaves the file open otherwise.
        await table.return(undefined);
      }
    }
  }
}
