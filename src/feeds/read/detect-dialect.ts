import { parse } from 'csv-parse/sync';
import type { FeedConfig } from '../configuration/feed-config.ts';
import { type Dialect, parserOptions } from './csv-records.ts';
import { detectDelimiter, detectLineEnds } from './detect-delimiter.ts';
import { unwrapRow } from './unwrap-rows.ts';

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
