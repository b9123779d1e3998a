import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter } from '../file-bounds.ts';
import { type Dialect, lineEndOf } from './csv-records.ts';
import { delimitedRecords, recordsOfText } from './delimited-records.ts';
import {
  createBatch,
  DOS_END,
  isBlankRecord,
  type ParsedBatch,
  type ParsedRecord,
  type PartFacts,
  parsedRecord,
} from './parsed-record.ts';

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** A row that was written as one quoted field, as the line that it was before; any other as it is. */
export const unwrapRow = (values: readonly string[], delimiter: string, isNotice: IsNotice): string =>
  values.length === 1 && !isNotice(values) ? (values[0] ?? '') : values.map(quoted).join(delimiter);

/** A wrapped text without the quotes around its rows; each row stays on its line. */
async function* unwrapRows(
  text: AsyncIterable<string>,
  dialect: Dialect,
  name: string,
  isNotice: IsNotice,
): AsyncGenerator<string> {
  const lineEnd = lineEndOf(dialect);
  for await (const batch of delimitedRecords(text, dialect, name)) {
    yield batch.map(({ values }) => unwrapRow(values, dialect.delimiter, isNotice) + lineEnd).join('');
  }
}

/** Tells records that are complete although they are shorter than the header: a source's notices. */
export type IsNotice = (values: readonly string[]) => boolean;

/** A blank line, or the end mark of old DOS files. */
const isBlank = (values: readonly string[]): boolean =>
  values.length === 1 && (values[0] ?? '').replace(DOS_END, '').trim() === '';

/** The text from the table's header on. */
async function* fromHeader(
  text: AsyncIterable<string>,
  { headerLine = 1, ...dialect }: Dialect,
): AsyncGenerator<string> {
  const lineEnd = lineEndOf(dialect);
  let left = headerLine - 1;
  for await (const piece of text) {
    let start = 0;
    while (left > 0) {
      const end = piece.indexOf(lineEnd, start);
      if (end === -1) break;
      start = end + 1;
      left -= 1;
    }
    if (left === 0 && start < piece.length) yield start === 0 ? piece : piece.slice(start);
  }
}

/** What stands in the first filled field of a line that sums up those above it, as reports end. */
const TOTAL =
  /^\s*(grand\s*|sub[\s-]*)?(totals?|totale|totaux|summe|gesamt(summe)?|insgesamt)(\s*(:\s*)?[\d.,]+(\s+\p{L}+)?)?\s*(:\s*)?$/iu;

const isTotal = (values: readonly string[]): boolean => TOTAL.test(values.find((value) => value.trim() !== '') ?? '');

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/** The fields of a row that was written as one quoted field where most were not; null: it was not. */
const unwrapOne = ([text = '']: readonly string[], width: number, dialect: Dialect): string[] | null => {
  if (!text.includes(dialect.delimiter)) return null;
  const [values, ...more] = recordsOfText(text, dialect, 2);
  return values?.length === width && more.length === 0 ? values : null;
};

const counted = (lines: readonly number[], one: string, several: string): string[] => {
  const [first] = lines;
  if (first === undefined) return [];
  return [lines.length === 1 ? `${one} (line ${first})` : `${lines.length} ${several} (the first in line ${first})`];
};

/** Tells the rows of a table from what programs write between them: the header again, as on each page of a report, and totals at the end. */
const createRowFilter = (header: readonly string[], dialect: Dialect, isNotice: IsNotice) => {
  const repeated: number[] = [];
  /** Records that are totals, unless a row follows. */
  let totals: ParsedRecord[] = [];
  const isTable = header.length > 1;
  return {
    /** The rows that a record gives, with those that were kept back before. */
    take: (record: ParsedRecord): ParsedRecord[] => {
      const { values, line } = record;
      if (isTable && values[0] === header[0] && isSame(values, header)) {
        repeated.push(line);
        return [];
      }
      if (isTable && isTotal(values)) {
        totals.push(record);
        return [];
      }
      const own =
        isTable && values.length === 1 && !isNotice(values) ? unwrapOne(values, header.length, dialect) : null;
      const rows = [...totals, own === null ? record : parsedRecord(line, own)];
      totals = [];
      return rows;
    },
    passedOver: (): string[] => [
      ...counted(repeated, 'the header, which comes again', 'headers that come again'),
      ...counted(
        totals.map(({ line }) => line),
        'a total below the rows',
        'totals below the rows',
      ),
    ],
  };
};

/** The records of a table, header first: of one that has none, names that are blank. */
async function* fromHeaderOn(
  batches: AsyncIterable<ParsedBatch>,
  { isHeaderless }: Dialect,
): AsyncGenerator<ParsedBatch> {
  let hasHeader = isHeaderless !== true;
  for await (const batch of batches) {
    const first: ParsedRecord | undefined = hasHeader ? undefined : batch.find(({ values }) => !isBlank(values));
    hasHeader ||= first !== undefined;
    yield first === undefined ? batch : [parsedRecord(first.line, Array(first.values.length).fill('')), ...batch];
  }
}

const linesBefore = ({ headerLine = 1 }: Dialect): string[] =>
  headerLine === 1 ? [] : [`what stands before the header of line ${headerLine}`];

/**
 * The records of a delimited text, header first, in batches. Blank lines, and what is no row, are passed over; `facts` tells of the latter at the
 * end. Throws FeedFileError where the file is cut off: in the middle of a quoted field, or in a last line that is short and has no end.
 */
export async function* parseDelimited(
  text: AsyncIterable<string>,
  dialect: Dialect,
  { name, isNotice = () => false, facts }: { name: string; isNotice?: IsNotice; facts?: PartFacts },
): AsyncGenerator<ParsedBatch> {
  const lineEnd = lineEndOf(dialect);
  let ended = true;
  /** Characters that were read since a record was handed on. */
  let taken = 0;
  const watched = async function* () {
    for await (const piece of text) {
      ended = piece.endsWith(lineEnd);
      taken += piece.length;
      yield piece;
    }
  };
  const table = fromHeader(watched(), dialect);
  const rows = dialect.wrapped ? unwrapRows(table, dialect, name, isNotice) : table;

  facts?.passedOver.push(...linesBefore(dialect));
  let filter: ReturnType<typeof createRowFilter> | null = null;
  let width = 0;
  let last: ParsedRecord | null = null;
  const batch = createBatch<ParsedRecord>();
  const count = createRecordCounter(name);
  const found = delimitedRecords(rows, dialect, name, dialect.headerLine);
  for await (const records of fromHeaderOn(found, dialect)) {
    for (const record of records) {
      count(isBlankRecord(record.values), record.line);
      if (isBlank(record.values)) continue;
      last = record;
      if (filter === null) width = record.values.length;
      const kept = filter === null ? [record] : filter.take(record);
      filter ??= createRowFilter(record.values, dialect, isNotice);
      for (const row of kept) {
        last = row;
        if (batch.add(row, taken)) yield batch.take();
        taken = 0;
      }
    }
  }
  if (last === null || filter === null) throw new FeedFileError(`${name} is empty: nothing was imported`);
  if (!ended && last.values.length < width && !isNotice(last.values)) {
    throw new FeedFileError(
      `${name} is cut off: its last line, ${last.line}, has ${last.values.length} of ${width} fields and no end. Deliver it again`,
    );
  }
  facts?.passedOver.push(...filter.passedOver());
  yield batch.take();
}
