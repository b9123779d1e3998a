import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { type DecodeOptions, decodeFile } from './decode.ts';
import { detectDelimiter, detectLineEnds } from './detect-delimiter.ts';

/** One record as the file has it. `line` is the 1-based line on which it starts. */
export type ParsedRecord = { line: number; values: string[] };
/** Records in the order of the file; the first record of the first batch is the header. */
export type ParsedBatch = ParsedRecord[];

export type ParseOptions = DecodeOptions & {
  /** Records that are complete although they are shorter than the header: a source's notices. */
  isNotice?: (values: readonly string[]) => boolean;
};

const BATCH = 500;
/** The dialect is found out from so many characters, or from the whole of a shorter file. */
const SAMPLE = 1 << 16;
/** A record of more characters is no record, but a quote that was never closed. */
const LONGEST_RECORD = 8 << 20;
const DOS_END = '\u001a';

/** Collects the beginning of the text, and gives the whole of it again. */
const withSample = async (text: AsyncGenerator<string>): Promise<{ sample: string; all: AsyncGenerator<string> }> => {
  const pieces: string[] = [];
  let length = 0;
  while (length < SAMPLE) {
    const { value, done } = await text.next();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  const all = async function* () {
    yield* pieces;
    yield* text;
  };
  return { sample: pieces.join('').slice(0, SAMPLE), all: all() };
};

const countLines = (values: readonly string[], lineEnd: string): number => {
  let lines = 1;
  for (const value of values) {
    for (let at = value.indexOf(lineEnd); at !== -1; at = value.indexOf(lineEnd, at + 1)) lines += 1;
  }
  return lines;
};

/** A blank line, or the end mark of old DOS files. */
const isBlank = (values: readonly string[]): boolean =>
  values.length === 1 && (values[0] ?? '').replace(DOS_END, '').trim() === '';

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

/**
 * The records of a delimited file, header first, in batches. Blank lines are passed over. Throws FeedFileError where the file is cut off: in
 * the middle of a quoted field, or in a last line that is short and has no end.
 */
export async function* parseFile(
  path: string,
  config: FeedConfig,
  options: ParseOptions = {},
): AsyncGenerator<ParsedBatch> {
  const name = options.name ?? path;
  const { sample, all } = await withSample(decodeFile(path, config, options));
  const quote = config.format?.quote === 'none' ? null : '"';
  const wanted = config.format?.delimiter ?? 'auto';
  const delimiter = wanted === 'auto' ? detectDelimiter(sample, quote !== null) : wanted;
  const lineEnds = detectLineEnds(sample);
  const lineEnd = lineEnds.length === 1 ? '\r' : '\n';

  // Lines are counted as records are made, so that an error can name the record that it broke.
  let line = 1;
  const dialect: Options<ParsedRecord, string[]> = {
    on_record: (values) => {
      const record = { line, values };
      line += countLines(values, lineEnd);
      return record;
    },
    delimiter,
    quote,
    escape: quote,
    record_delimiter: [...lineEnds],
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
  };
  const parser = parse(dialect as unknown as Options);
  let ended = true;
  const watched = async function* () {
    for await (const text of all) {
      ended = text.endsWith(lineEnd);
      yield text;
    }
  };
  const feeding = pipeline(Readable.from(watched(), { objectMode: true }), parser).catch(() => {});

  let width: number | null = null;
  let last: ParsedRecord | null = null;
  let batch: ParsedBatch = [];
  try {
    for await (const record of parser as AsyncIterable<ParsedRecord>) {
      if (isBlank(record.values)) continue;
      width ??= record.values.length;
      last = record;
      batch.push(record);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    throw parseError(name, line, error);
  } finally {
    parser.destroy();
    await feeding;
  }
  if (last === null || width === null) throw new FeedFileError(`${name} is empty: nothing was imported`);
  if (!ended && last.values.length < width && options.isNotice?.(last.values) !== true) {
    throw new FeedFileError(
      `${name} is cut off: its last line, ${last.line}, has ${last.values.length} of ${width} fields and no end. Deliver it again`,
    );
  }
  yield batch;
}
