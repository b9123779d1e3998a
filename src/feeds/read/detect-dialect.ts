import { parse } from 'csv-parse/sync';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { type Dialect, parserOptions } from './csv-records.ts';
import { unwrapRow } from './parse-delimited.ts';

export type Delimiter = ',' | '\t' | '|' | ';';

const DELIMITERS: readonly Delimiter[] = [',', '\t', '|', ';'];
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
      atStart = character === delimiter;
      if (atStart) fields += 1;
    }
  }
  return counts;
};

/** The delimiter that cuts the header into several names and most records into as many fields; `,` where none does. */
export const detectDelimiter = (text: string, quoted = true): Delimiter => {
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
/** The share of the rows that have as many fields as the header, for the text of quoted fields to be rows. */
const ALIKE = 0.8;

const firstRecords = (text: string, dialect: Omit<Dialect, 'wrapped'>): string[][] => {
  try {
    const options = { ...parserOptions(dialect), skip_empty_lines: true, to: COMPARED_RECORDS };
    return parse(text, options) as unknown as string[][];
  } catch {
    return [];
  }
};

/** The rows of a sample as they were before each was wrapped in quotes; null: they are not. */
const unwrappedSample = (text: string, whole: boolean, dialect: Omit<Dialect, 'wrapped'>): string | null => {
  const records = firstRecords(text, dialect);
  if (!whole && records.length < COMPARED_RECORDS) records.pop();
  const [header, ...rows] = records;
  if (header === undefined || rows.length === 0 || rows.some(({ length }) => length !== 1)) return null;
  return records.map((values) => `${unwrapRow(values, dialect.delimiter, () => false)}\n`).join('');
};

/** How a delimited file is written, from its beginning; what the feed's `format` says stands. */
export const detectDialect = (sample: string, whole: boolean, format: FeedConfig['format'] = {}): Dialect => {
  const quote = format.quote === 'none' ? null : '"';
  const lineEnds = detectLineEnds(sample);
  const told = format.delimiter === undefined || format.delimiter === 'auto' ? null : format.delimiter;
  const delimiter = told ?? detectDelimiter(sample, quote !== null);
  const outer = { delimiter, quote, lineEnds } as const;
  if (quote === null) return { ...outer, wrapped: false };

  const text = sample.slice(0, COMPARED_TEXT);
  const inner = unwrappedSample(text, whole && text.length === sample.length, outer);
  if (inner === null) return { ...outer, wrapped: false };
  const innerDelimiter = told ?? detectDelimiter(inner);
  const [names = [], ...rows] = firstRecords(inner, { delimiter: innerDelimiter, quote, lineEnds: ['\n'] });
  const alike = rows.filter(({ length }) => length === names.length).length;
  const wrapped = names.length > 1 && alike > 0 && alike >= rows.length * ALIKE;
  return { ...outer, delimiter: wrapped ? innerDelimiter : delimiter, wrapped };
};
