import { csvRecords, type Dialect } from './csv-records.ts';
import type { ParsedBatch } from './parsed-record.ts';
import { plainRecords } from './plain-records.ts';

async function* following(text: string, pieces: AsyncIterator<string>): AsyncGenerator<string> {
  yield text;
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) yield piece.value;
}

/**
 * All records of a delimited text, blank lines too, in batches: those that csvRecords gives, and its errors. Most files are plain to their last
 * line; from the first record on that is not, and for the last line always, it is csvRecords that reads.
 */
export async function* delimitedRecords(
  text: AsyncIterable<string>,
  dialect: Dialect,
  name: string,
): AsyncGenerator<ParsedBatch> {
  const pieces = text[Symbol.asyncIterator]();
  try {
    const remainder = yield* plainRecords(pieces, dialect);
    yield* csvRecords(following(remainder.text, pieces), dialect, name, remainder.line);
  } finally {
    await pieces.return?.();
  }
}
