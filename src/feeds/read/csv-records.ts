import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { FeedFileError } from '../feed-file-error.ts';
import { LONGEST_RECORD } from '../file-bounds.ts';
import {
  countLineEnds,
  createBatch,
  lengthOf,
  type ParsedBatch,
  type ParsedRecord,
  parsedRecord,
} from './parsed-record.ts';

/**
 * How a delimited file is written. `wrapped`: each row is one quoted field (`"a,b,c"`), whose text is the row. `escape`: a backslash stands before
 * quotes and delimiters that are text; left out, quotes are doubled. `headerLine`: what stands before this line, 1-based, is no part of the table.
 * `isHeaderless`: its first record is one of its rows, and its columns have no names.
 */
export type Dialect = {
  delimiter: string;
  quote: '"' | null;
  /** What ends a record. */
  lineEnds: readonly string[];
  wrapped: boolean;
  escape?: '\\';
  headerLine?: number;
  isHeaderless?: true;
};

/** The line end that is counted. */
export const lineEndOf = ({ lineEnds }: Pick<Dialect, 'lineEnds'>): string => (lineEnds.length === 1 ? '\r' : '\n');

const parseError = (name: string, line: number, error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedFileError(
      `${name} is cut off: the quote that opens in the record of line ${line} is never closed. Deliver it again`,
    );
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedFileError(
      `${name}: the record of line ${line} does not end within ${LONGEST_RECORD} characters: a quote is opened and not closed. ` +
        'If quotes are ordinary characters in this file, set format.quote to "none"',
    );
  }
  return new FeedFileError(`${name}: the record of line ${line} cannot be read: ${error.message}`);
};

/** The options of csv-parse for a dialect, without a record's size and line. */
export const parserOptions = ({ delimiter, quote, lineEnds }: Omit<Dialect, 'wrapped'>): Options => ({
  delimiter,
  quote,
  escape: quote,
  record_delimiter: [...lineEnds],
  relax_quotes: true,
  relax_column_count: true,
});

/**
 * Keeps csv-parse from making an error, with a stack and a copy of the record, of each record that is shorter or longer than the first,
 * only to pass it over: a file of blank lines would hold up everything else for minutes.
 */
const allowAnyLength = (parser: Parser): void => {
  const { state } = parser as unknown as { state: { record: string[] } };
  Object.defineProperty(state, 'expectedRecordLength', { get: () => state.record.length, set: () => undefined });
};

/**
 * All records of a delimited text of any dialect, blank lines too, in batches. `firstLine`: the line of the file that the text starts on. Throws
 * FeedFileError where a quote is never closed.
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  dialect: Dialect,
  name: string,
  firstLine = 1,
): AsyncGenerator<ParsedBatch> {
  const lineEnd = lineEndOf(dialect);
  // Lines are counted as records are made, so that an error can name the record that it broke.
  let line = firstLine;
  const options: Options<ParsedRecord, string[]> = {
    ...(parserOptions(dialect) as unknown as Options<ParsedRecord, string[]>),
    on_record: (values) => {
      const record = parsedRecord(line, values);
      line += values.reduce((lines, value) => lines + countLineEnds(value, lineEnd), 1);
      return record;
    },
    max_record_size: LONGEST_RECORD,
  };
  const parser = parse(options as unknown as Options);
  allowAnyLength(parser);
  const feeding = pipeline(Readable.from(text, { objectMode: true }), parser).catch(() => {});
  const batch = createBatch<ParsedRecord>();
  try {
    for await (const record of parser as AsyncIterable<ParsedRecord>) {
      if (batch.add(record, lengthOf(record.values))) yield batch.take();
    }
  } catch (error) {
    throw parseError(name, line, error);
  } finally {
    parser.destroy();
    await feeding;
  }
  yield batch.take();
}
