import { type Dialect, lineEndOf } from './csv-records.ts';
import { delimitedRecords } from './delimited-records.ts';
import type { IsNotice } from './parse-delimited.ts';

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
