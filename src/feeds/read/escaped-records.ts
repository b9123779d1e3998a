import { FeedFileError } from '../feed-file-error.ts';
import { LONGEST_RECORD, outOfBounds } from '../file-bounds.ts';
import type { Dialect } from './csv-records.ts';
import { createBatch, type ParsedBatch, type ParsedRecord, parsedRecord } from './parsed-record.ts';

/** What MySQL writes behind a backslash in place of a character. Any other character stands for itself. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '', Z: '' };
/** A field that is blank is written so: it stays as it is, other than an N that is escaped elsewhere. */
const BLANK = '\\N';

type Fields = Pick<Dialect, 'delimiter' | 'quote' | 'lineEnds'>;

/** Takes a text a character at a time, as it may come in pieces of any length. */
const createFieldReader = ({ delimiter, quote, lineEnds }: Fields) => {
  const lineEnd = lineEnds.length === 1 ? '\r' : '\n';
  let values: string[] = [];
  let value = '';
  let raw = '';
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  let isEscaped = false;

  const endField = (): void => {
    values.push(raw === BLANK ? BLANK : state === 'plain' ? value.replace(/\r$/, '') : value);
    value = '';
    raw = '';
    state = 'start';
  };
  const add = (text: string, written: string): void => {
    value += text;
    if (raw.length < 3) raw += written;
  };

  const takeOutside = (character: string): string[] | null => {
    if (character === delimiter || character === lineEnd) {
      endField();
      if (character === delimiter) return null;
      const record = values;
      values = [];
      return record;
    }
    if (state === 'start' && character === quote) state = 'quoted';
    else if (state === 'closed' && character !== '\r') {
      // The quote before was one of the text.
      state = 'quoted';
      add(character === quote ? character : `${quote}${character}`, '');
    } else if (state !== 'closed') {
      state = 'plain';
      add(character, character);
    }
    return null;
  };

  return {
    isOpen: (): boolean => state === 'quoted',
    isBlank: (): boolean => values.length === 0 && state === 'start' && raw === '',
    length: (): number => value.length,
    /** Takes a character; gives the record that ends with it. */
    take: (character: string): string[] | null => {
      if (isEscaped) {
        isEscaped = false;
        if (state === 'start') state = 'plain';
        add(ESCAPED[character] ?? character, `\\${character}`);
        return null;
      }
      if (character === '\\' && state !== 'closed') {
        isEscaped = true;
        return null;
      }
      if (state !== 'quoted') return takeOutside(character);
      if (character === quote) state = 'closed';
      else add(character, character);
      return null;
    },
    /** Ends the last record, where it has no line end. */
    end: (): string[] => {
      endField();
      return values;
    },
  };
};

/** The first records of a short text, without blank lines. */
export const readEscaped = (text: string, fields: Fields, most: number): string[][] => {
  const reader = createFieldReader(fields);
  const records: string[][] = [];
  for (const character of text) {
    const values = reader.take(character);
    if (values?.some((value) => value !== '') === true) records.push(values);
    if (records.length === most) return records;
  }
  return reader.isBlank() || reader.isOpen() ? records : [...records, reader.end()];
};

/**
 * All records of a delimited text in which a backslash escapes quotes, delimiters and line ends, as MySQL writes them; blank lines too, in
 * batches. Throws FeedFileError where a quote is never closed.
 */
export async function* escapedRecords(
  text: AsyncIterable<string>,
  dialect: Fields,
  name: string,
  firstLine = 1,
): AsyncGenerator<ParsedBatch> {
  const lineEnd = dialect.lineEnds.length === 1 ? '\r' : '\n';
  const reader = createFieldReader(dialect);
  const batch = createBatch<ParsedRecord>();
  let line = firstLine;
  let start = firstLine;
  let characters = 0;
  for await (const piece of text) {
    for (const character of piece) {
      characters += character.length;
      if (character === lineEnd) line += 1;
      const values = reader.take(character);
      if (values !== null) {
        if (batch.add(parsedRecord(start, values), characters)) yield batch.take();
        start = line;
        characters = 0;
      }
    }
    if (characters > LONGEST_RECORD) {
      throw outOfBounds(name, `the record of line ${start} does not end within ${LONGEST_RECORD} characters`);
    }
  }
  if (reader.isOpen()) {
    throw new FeedFileError(
      `${name} is cut off: the quote that opens in the record of line ${start} is never closed. Deliver it again`,
    );
  }
  if (!reader.isBlank()) batch.add(parsedRecord(start, reader.end()), characters);
  yield batch.take();
}
