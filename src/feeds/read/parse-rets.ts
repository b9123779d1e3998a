import { FeedFileError, NoRowsError } from '../feed-file-error.ts';
import { createRecordCounter, LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import {
  createBatch,
  isBlankRecord,
  type ParsedBatch,
  type ParsedRecord,
  type PartFacts,
  parsedRecord,
} from './parsed-record.ts';
import { createXmlReader, localName } from './xml-reader.ts';

/** Reply codes of RETS 1.8: there are no such records; there are more than the server gives at once, and some of them came. */
const NO_RECORDS = '20201';
const CUT_SHORT = '20208';
const ANSWERED: ReadonlySet<string> = new Set(['0', CUT_SHORT]);

type Attributes = Readonly<Record<string, unknown>>;

const attribute = (attributes: Attributes, wanted: string): string => {
  const found = Object.entries(attributes).find(([name]) => name.toLowerCase() === wanted);
  return String(found?.[1] ?? '').trim();
};

/** The server's own words for what went wrong. */
const checkReply = (attributes: Attributes, name: string): void => {
  const code = attribute(attributes, 'replycode');
  if (code === '' || ANSWERED.has(code)) return;
  const answer = `${name} is a RETS server's answer ${code}: ${attribute(attributes, 'replytext') || 'without a reason'}`;
  throw code === NO_RECORDS ? new NoRowsError(answer) : new FeedFileError(answer);
};

/** The fields of a line that begins and ends with the delimiter. */
const fieldsOf = (text: string, delimiter: string): string[] => {
  const line = text.replace(/^[\r\n ]+|(?<![\r\n ])[\r\n ]+$/g, '');
  const from = line.startsWith(delimiter) ? 1 : 0;
  return line.slice(from, line.length > from && line.endsWith(delimiter) ? -1 : undefined).split(delimiter);
};

const delimiterOf = (attributes: Attributes, name: string): string => {
  const value = attribute(attributes, 'value');
  if (!/^[0-9a-f]{1,2}$/i.test(value)) throw new FeedFileError(`${name} names a delimiter that is none: "${value}"`);
  return String.fromCharCode(Number.parseInt(value, 16));
};

/**
 * The records of a RETS answer in its compact form (COMPACT, COMPACT-DECODED), its columns first. `facts` tells whether the server has more
 * than it gave. FeedFileError where it says that something went wrong, NoRowsError where that is that there is nothing.
 */
export async function* parseRets(
  text: AsyncIterable<string>,
  { name, facts }: { name: string; facts: PartFacts },
): AsyncGenerator<ParsedBatch> {
  const count = createRecordCounter(name);
  const batch = createBatch<ParsedRecord>();
  let delimiter = '\t';
  let content: { line: number; text: string } | null = null;
  let columns: string | null = null;
  let told = 0;
  let records = 0;
  let isFull = false;

  const addColumns = (line: number, names: string): void => {
    if (columns !== null && columns !== names) {
      throw new FeedFileError(`${name} has other columns from line ${line} on: a file has one answer's records`);
    }
    if (columns === null) batch.add(parsedRecord(line, fieldsOf(names, delimiter)), names.length);
    columns = names;
  };
  const addRecord = (line: number, data: string): void => {
    if (columns === null) throw new FeedFileError(`${name} has a record in line ${line} before its COLUMNS`);
    const values = fieldsOf(data, delimiter);
    count(isBlankRecord(values), line);
    records += 1;
    isFull = batch.add(parsedRecord(line, values), data.length) || isFull;
  };

  const reader = createXmlReader(name, {
    open: ({ name: tag, attributes }, line) => {
      const element = localName(tag).toUpperCase();
      if (element === 'RETS' || element === 'RETS-STATUS') {
        checkReply(attributes, name);
        if (attribute(attributes, 'replycode') === CUT_SHORT) facts.extent = 'part';
      }
      if (element === 'DELIMITER') delimiter = delimiterOf(attributes, name);
      if (element === 'COUNT') told = Number(attribute(attributes, 'records')) || 0;
      if (element === 'MAXROWS') facts.extent = 'part';
      if (element === 'COLUMNS' || element === 'DATA') content = { line, text: '' };
    },
    text: (piece) => {
      if (content === null) return;
      content.text += piece;
      if (content.text.length > LONGEST_RECORD) {
        throw outOfBounds(name, `the record of line ${content.line} does not end within ${LONGEST_RECORD} characters`);
      }
    },
    close: (tag) => {
      const element = localName(tag).toUpperCase();
      if (content === null || (element !== 'COLUMNS' && element !== 'DATA')) return;
      const { line, text: own } = content;
      content = null;
      if (element === 'COLUMNS') addColumns(line, own);
      else addRecord(line, own);
    },
  });
  for await (const piece of text) {
    reader.write(piece);
    if (isFull) yield batch.take();
    isFull = false;
  }
  reader.close();
  if (columns === null)
    throw new FeedFileError(`${name} is a RETS answer without COLUMNS: it holds no records in compact form`);
  if (records < told) facts.extent = 'part';
  yield batch.take();
}
