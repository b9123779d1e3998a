import type { FeedConfig } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { type Dialect, lineEndOf } from './csv-records.ts';
import { recordsOfText } from './delimited-records.ts';
import { ALIKE, findHeaderLine, toldSeparator } from './header.ts';
import { unwrapRow } from './parse-delimited.ts';

/** French portals part fields by `!#`. */
const DELIMITERS = [',', '\t', '|', ';', '!#'];
const COUNTED_RECORDS = 20;

/** How many fields each record of the text has, were `delimiter` the one that it is written with. Quotes open at a field's start only. */
const fieldCounts = (text: string, delimiter: string, quoted: boolean): number[] => {
  const counts: number[] = [];
  let fields = 1;
  let inQuotes = false;
  let atStart = true;
  let filled = false;
  for (let index = 0; index < text.length && counts.length < COUNTED_RECORDS; index += 1) {
    const character = text[index];
    if (inQuotes) {
      if (character !== '"') continue;
      if (text[index + 1] === '"') index += 1;
      else inQuotes = false;
    } else if (character === '\n' || character === '\r') {
      if (filled) counts.push(fields);
      fields = 1;
      atStart = true;
      filled = false;
    } else {
      filled = true;
      inQuotes = quoted && atStart && character === '"';
      atStart = character === delimiter[0] && text.startsWith(delimiter, index);
      if (!atStart) continue;
      fields += 1;
      index += delimiter.length - 1;
    }
  }
  return counts;
};

/** The delimiter that cuts the header into several names and most records into as many fields; `,` where none does. */
export const detectDelimiter = (text: string, quoted = true): string => {
  const lines = `${text}\n`;
  const scored = DELIMITERS.map((delimiter) => {
    const counts = fieldCounts(lines, delimiter, quoted);
    const [header = 1, ...records] = counts;
    const agreeing = records.filter((count) => count === header).length;
    const agreement = records.length === 0 ? 1 : agreeing / records.length;
    return { delimiter, header, score: header < 2 ? 0 : Math.round(agreement * 4) + header / 10_000 };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  return best.score > 0 ? best.delimiter : ',';
};

/** What ends a record: the header's own line end decides whether a lone CR does. */
export const detectLineEnds = (text: string): readonly string[] => {
  let inQuotes = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') inQuotes = !inQuotes;
    if (inQuotes) continue;
    if (character === '\n') break;
    if (character === '\r') return text[index + 1] === '\n' ? ['\r\n', '\n'] : ['\r'];
  }
  return ['\r\n', '\n'];
};

const COMPARED_RECORDS = 50;
const COMPARED_TEXT = 1 << 16;

/** A dialect while it is found out: how its fields are told apart. */
type Fields = Omit<Dialect, 'wrapped'>;

/** The first records of a beginning of a file; the last of them is left out where it may go on. */
const firstRecords = (text: string, whole: boolean, dialect: Fields): string[][] => {
  const records = recordsOfText(text.slice(0, COMPARED_TEXT), dialect, COMPARED_RECORDS);
  if (!(whole && text.length <= COMPARED_TEXT) && records.length < COMPARED_RECORDS) records.pop();
  return records;
};

/** The rows of a sample as they were before each was wrapped in quotes; null: they are not. */
const unwrappedSample = (records: readonly string[][], delimiter: string): string | null => {
  const [header, ...rows] = records;
  if (header === undefined || rows.length === 0 || rows.some(({ length }) => length !== 1)) return null;
  return records.map((values) => `${unwrapRow(values, delimiter, () => false)}\n`).join('');
};

const agreeing = ([header = [], ...rows]: readonly string[][]): number =>
  rows.filter(({ length }) => length === header.length).length;

/** Backslashes of which the last stands before a quote or a delimiter. */
const escapes = (delimiter: string): RegExp => new RegExp(`(?<!\\\\)(?:\\\\{2})*\\\\["'${delimiter}]`);
/** A backslash before what nobody escapes is text. */
const NO_ESCAPE = /\\[^"',;|\t\r\n\\0NnrtZ]/;

/** Whether backslashes escape what stands behind them: more rows, and not fewer, are as long as the header if they do. */
const isEscaped = (text: string, whole: boolean, outer: Fields): boolean => {
  const at = outer.delimiter.length > 1 ? -1 : text.search(escapes(outer.delimiter));
  if (at === -1) return false;
  // The rows around the first of them tell, with the header.
  const header = text.slice(0, text.indexOf('\n') + 1);
  const start = Math.max(header.length, text.lastIndexOf('\n', at - COMPARED_TEXT / 2) + 1);
  const rows = header + text.slice(start, start + COMPARED_TEXT);
  const isWhole = whole && start + COMPARED_TEXT >= text.length;
  const plain = firstRecords(rows, isWhole, outer);
  const escaped = firstRecords(rows, isWhole, { ...outer, escape: '\\' });
  const more = agreeing(escaped) - agreeing(plain);
  return more > 0 || (more === 0 && escaped.length === plain.length && !NO_ESCAPE.test(rows));
};

/** The share of the first records of a table, at least, that are as long as most are, whatever stands above and below it. */
const TABLE = 0.6;

/** Whether the beginning of a text is that of a table with several columns. */
export const isTableText = (text: string): boolean => {
  const fields = { delimiter: detectDelimiter(text), quote: '"', lineEnds: detectLineEnds(text) } as const;
  const lengths = recordsOfText(text.slice(0, COMPARED_TEXT), fields, COMPARED_RECORDS).map(({ length }) => length);
  const counts = new Map<number, number>();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].some(([length, count]) => length > 1 && count >= lengths.length * TABLE);
};

type Settings = NonNullable<FeedConfig['format']>;

/** How the text is written, from the header on. */
const detectFromHeader = (text: string, whole: boolean, format: Settings, told: string | null): Dialect => {
  const quote = format.quote === 'none' ? null : '"';
  const lineEnds = detectLineEnds(text);
  const delimiter = told ?? detectDelimiter(text, quote !== null);
  const outer: Fields = { delimiter, quote, lineEnds };
  const escapes =
    format.escape === undefined || format.escape === 'auto' ? isEscaped(text, whole, outer) : format.escape === '\\';
  if (escapes) return { ...outer, wrapped: false, escape: '\\' };
  if (quote === null) return { ...outer, wrapped: false };
  const inner = unwrappedSample(firstRecords(text, whole, outer), delimiter);
  if (inner === null) return { ...outer, wrapped: false };
  const innerDelimiter = told ?? detectDelimiter(inner);
  const records = recordsOfText(inner, { delimiter: innerDelimiter, quote, lineEnds: ['\n'] }, COMPARED_RECORDS);
  const alike = agreeing(records);
  const wrapped = (records[0] ?? []).length > 1 && alike > 0 && alike >= (records.length - 1) * ALIKE;
  return { ...outer, delimiter: wrapped ? innerDelimiter : delimiter, wrapped };
};

/** The text from a line on, 1-based. */
const fromLine = (text: string, line: number, lineEnd: string): string => {
  let start = 0;
  for (let passed = 1; passed < line; passed += 1) {
    const end = text.indexOf(lineEnd, start);
    if (end === -1) return '';
    start = end + lineEnd.length;
  }
  return text.slice(start);
};

/**
 * How a delimited file is written, from its beginning; what the feed's `format` says stands. FeedFileError where lines stand before the header,
 * and it is not certain which that is.
 */
export const detectDialect = (sample: string, whole: boolean, format: Settings = {}, name = 'The file'): Dialect => {
  const separator = toldSeparator(sample);
  const told = format.delimiter === undefined || format.delimiter === 'auto' ? separator : format.delimiter;
  const lineEnd = lineEndOf({ lineEnds: detectLineEnds(sample) });
  const quote = format.quote === 'none' ? null : '"';
  const begin = separator === null ? 1 : 2;
  const table = fromLine(sample, begin, lineEnd);
  const recordsFrom = (text: string): string[][] =>
    firstRecords(text, whole, {
      delimiter: told ?? detectDelimiter(text.slice(0, COMPARED_TEXT), quote !== null),
      quote,
      lineEnds: detectLineEnds(text),
    });
  const isHeaderless = format.headerLine === 0;
  const found =
    format.headerLine === undefined
      ? findHeaderLine(table, lineEnd, recordsFrom)
      : Math.max(1, format.headerLine - begin + 1);
  if (found === null) {
    const title = table.trim().split(lineEnd, 1)[0]?.trim().slice(0, 100);
    throw new FeedFileError(
      `${name} begins with "${title}", which is no header, and none of its next lines is surely one: set format.headerLine to its line`,
    );
  }
  const text = fromLine(table, found, lineEnd);
  if (text === '' && sample.length > 0 && format.headerLine !== undefined) {
    throw new FeedFileError(
      `${name} has no line ${format.headerLine}, where format.headerLine says that its header is`,
    );
  }
  const headerLine = found + begin - 1;
  const dialect = detectFromHeader(text, whole, format, told);
  return { ...dialect, ...(headerLine > 1 && { headerLine }), ...(isHeaderless && { isHeaderless }) };
};
