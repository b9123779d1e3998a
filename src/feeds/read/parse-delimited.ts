import { FeedFileError } from '../feed-file-error.ts';
import { createRecordCounter } from '../file-bounds.ts';
import { type Dialect, lineEndOf } from './csv-records.ts';
import { delimitedRecords } from './delimited-records.ts';
import { createBatch, DOS_END, isBlankRecord, type ParsedBatch, type ParsedRecord } from './parsed-record.ts';

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** A row that was written as one quoted field, as the line that it was before; any other as it is. */
export const unwrapRow = (values: readonly string[], delimiter: string, isNotice: IsNotice): string =>
  values.length === 1 && !isNotice(values) ? (values[0] ?? '') : values.map(quoted).join(delimiter);

/** A wrapped text without the quotes around its rows; each row stays on its line. */
export async function* unwrapRows(
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

/**
 * The records of a delimited text, header first, in batches. Blank lines are passed over. Throws FeedFileError where the file is cut off: in
 * the middle of a quoted field, or in a last line that is short and has no end.
 */
export async function* parseDelimited(
  text: AsyncIterable<string>,
  dialect: Dialect,
  { name, isNotice = () => false }: { name: string; isNotice?: IsNotice },
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
  const rows = dialect.wrapped ? unwrapRows(watched(), dialect, name, isNotice) : watched();

  let width: number | null = null;
  let last: ParsedRecord | null = null;
  const batch = createBatch<ParsedRecord>();
  const count = createRecordCounter(name);
  for await (const records of delimitedRecords(rows, dialect, name)) {
    for (const record of records) {
      count(isBlankRecord(record.values), record.line);
      if (isBlank(record.values)) continue;
      width ??= record.values.length;
      last = record;
      if (batch.add(record, taken)) yield batch.take();
      taken = 0;
    }
  }
  if (last === null || width === null) throw new FeedFileError(`${name} is empty: nothing was imported`);
  if (!ended && last.values.length < width && !isNotice(last.values)) {
    throw new FeedFileError(
      `${name} is cut off: its last line, ${last.line}, has ${last.values.length} of ${width} fields and no end. Deliver it again`,
    );
  }
  yield batch.take();
}
