import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';
import { ownText } from '../../process/text-cache.ts';
import { csvRecords, type Dialect, parserOptions } from './csv-records.ts';
import { escapedRecords, readEscaped } from './escaped-records.ts';
import { countLineEnds, type ParsedBatch, parsedRecord } from './parsed-record.ts';

/** What is left of a text: from the start of a record on, which is on this line. More may come behind it. */
type Remainder = { text: string; line: number };

/** Characters that are parsed at a time. Where quotes are wrong, papaparse takes time by the square of them. */
const BLOCK = 1 << 15;
/** Characters that a record may have before it is left to csv-parse, which has its own limit. */
const LONGEST_PLAIN = 2 * BLOCK;
const BYTE_ORDER_MARK = '\ufeff';

type Plain = Pick<Dialect, 'delimiter' | 'quote'>;

/** The records of a text that ends in a line end; null: a quote is not closed where a value ends. */
const parseBlock = (text: string, { delimiter, quote }: Plain): string[][] | null => {
  const quotes = quote === null ? { fastMode: true } : { quoteChar: quote };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', ...quotes });
  if (errors.some(({ code }) => code !== 'MissingQuotes')) return null;
  // Behind the last line end there is nothing, or the line end stands within quotes and its record goes on.
  data.pop();
  return data;
};

const countQuotes = (value: string, quote: string): number => value.split(quote).length - 1;

/**
 * Where a record ends in the text, if it is written there from `start` on just as it was read: each value as it is, or within quotes. Null: it is
 * not, since papaparse has passed over something. A carriage return of the line end is taken off the last value.
 */
const endOfRecord = (values: string[], text: string, start: number, { delimiter, quote }: Plain): number | null => {
  let end = start;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? '';
    const isQuoted = quote !== null && text[end] === quote;
    const isLast = index === values.length - 1;
    end += isQuoted ? value.length + countQuotes(value, quote) + 2 : value.length;
    if (isLast && isQuoted && text[end] === '\r') end += 1;
    if (text[end] !== (isLast ? '\n' : delimiter)) return null;
    if (isLast && !isQuoted && value.endsWith('\r')) values[index] = value.slice(0, -1);
    end += 1;
  }
  return end;
};

/** The plain records at the beginning of a text, and what is left of it. `isPlain`: all that are whole were. */
const takeRecords = (text: string, line: number, dialect: Plain) => {
  const batch: ParsedBatch = [];
  let start = 0;
  let next = line;
  const taken = (isPlain: boolean) => ({ batch, isPlain, remainder: { text: text.slice(start), line: next } });
  // papaparse takes it off the beginning of whatever it is given.
  if (text.startsWith(BYTE_ORDER_MARK)) return taken(false);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const records = parseBlock(whole, dialect);
  if (records === null) return taken(false);
  for (const values of records) {
    const end = endOfRecord(values, whole, start, dialect);
    if (end === null) return taken(false);
    batch.push(parsedRecord(next, values.map(ownText)));
    next += countLineEnds(whole, '\n', start, end);
    start = end;
  }
  return taken(true);
};

/**
 * The records of a delimited text for as long as they are plain, by papaparse, which takes a tenth of the time of csv-parse. What is not
 * plain, csv-parse may read otherwise: a quote that is not closed where its value ends, blanks behind a closing one, a byte order mark, a lone
 * carriage return as line end, a very long record. Returns what is left then; at the end of the text, what stands behind its last line end.
 */
export async function* plainRecords(
  pieces: AsyncIterator<string>,
  dialect: Dialect,
  firstLine = 1,
): AsyncGenerator<ParsedBatch, Remainder> {
  let remainder: Remainder = { text: '', line: firstLine };
  if (!dialect.lineEnds.includes('\n')) return remainder;
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
    for (let start = 0; start < piece.value.length; start += BLOCK) {
      const text = remainder.text + piece.value.slice(start, start + BLOCK);
      const taken = takeRecords(text, remainder.line, dialect);
      remainder = taken.remainder;
      if (taken.batch.length > 0) yield taken.batch;
      if (taken.isPlain && remainder.text.length <= LONGEST_PLAIN) continue;
      return { ...remainder, text: remainder.text + piece.value.slice(start + BLOCK) };
    }
  }
  return remainder;
}

/** The first records of a short text, without blank lines; none where it is cut off. */
export const recordsOfText = (text: string, dialect: Omit<Dialect, 'wrapped'>, most: number): string[][] => {
  if (dialect.escape !== undefined) return readEscaped(text, dialect, most);
  try {
    return parse(text, { ...parserOptions(dialect), skip_empty_lines: true, to: most }) as unknown as string[][];
  } catch {
    return [];
  }
};

async function* following(text: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  yield text;
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
}

/**
 * All records of a delimited text, blank lines too, in batches: those that csvRecords gives, and its errors. Most files are plain to their last
 * line; from the first record on that is not, and for the last line always, it is csvRecords that reads. `firstLine`: the line of the file that
 * the text starts on.
 */
export async function* delimitedRecords(
  text: AsyncIterable<string>,
  dialect: Dialect,
  name: string,
  firstLine = 1,
): AsyncGenerator<ParsedBatch> {
  if (dialect.escape !== undefined) return yield* escapedRecords(text, dialect, name, firstLine);
  const pieces = text[Symbol.asyncIterator]();
  try {
    const remainder = yield* plainRecords(pieces, dialect, firstLine);
    yield* csvRecords(following(remainder.text, pieces), dialect, name, remainder.line);
  } finally {
    await pieces.return?.();
  }
}
