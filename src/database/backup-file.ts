import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SetupError } from '../errors.ts';

/**
 * A backup is gzip-compressed lines of JSON: a header, for each table a table line and its rows, and an end line that
 * holds the number of rows of each table and the SHA-256 of all lines before it.
 */
const FORMAT = 1;

export type BackupHeader = { listingd: 'backup'; format: number; createdAt: string; migrations: string[] };

/** `base64` names the columns whose values are bytes; `autoIncrement` is the next number, null where there is none. */
export type BackupTable = { table: string; columns: string[]; base64: string[]; autoIncrement: string | null };

/** Every value as the text that the server writes it in: exact for BIGINT, DECIMAL and DOUBLE, UTC for times. */
export type BackupRow = (string | null)[];

export type RowCounts = Record<string, number>;

/** `log` is told of each table; `signal` breaks the work off. */
export type BackupOptions = { log?: (message: string) => void; signal?: AbortSignal };

type BackupEnd = { end: { tables: RowCounts; sha256: string } };
type BackupPart = { header: BackupHeader } | { table: BackupTable } | { rows: BackupRow[] };

const CHUNK = 256 * 1024;
const BATCH = { rows: 500, bytes: 1024 * 1024 };

/** Yields the uncompressed bytes of a backup and fills `counts` with the rows of each table on the way. */
export async function* encodeBackup(
  migrations: string[],
  tables: AsyncIterable<{ table: BackupTable; rows: AsyncIterable<BackupRow> }>,
  counts: RowCounts,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let text = '';
  const add = (line: object): void => {
    text += `${JSON.stringify(line)}\n`;
  };
  const take = (): Buffer => {
    const bytes = Buffer.from(text);
    text = '';
    hash.update(bytes);
    return bytes;
  };
  add({ listingd: 'backup', format: FORMAT, createdAt: new Date().toISOString(), migrations } satisfies BackupHeader);
  for await (const { table, rows } of tables) {
    add(table);
    let count = 0;
    for await (const row of rows) {
      add(row);
      count += 1;
      if (text.length > CHUNK) yield take();
    }
    counts[table.table] = count;
  }
  yield take();
  add({ end: { tables: counts, sha256: hash.digest('hex') } } satisfies BackupEnd);
  yield Buffer.from(text);
}

/**
 * Reads a backup: header first, then each table and its rows in batches. Throws a SetupError where the file is no
 * backup, is cut off or was altered; that shows at its end only, so nothing of it may last before the iteration ended.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const counts: RowCounts = {};
  let current: BackupTable | undefined;
  let end: BackupEnd['end'] | undefined;
  let rows: BackupRow[] = [];
  let bytes = 0;
  let first = true;
  for await (const line of readLines(file)) {
    if (end) throw damaged(file, 'something follows its end');
    const value = parseLine(file, line, first);
    if (Array.isArray(value)) {
      if (!current || value.length !== current.columns.length) throw damaged(file, 'a row does not fit its table');
      counts[current.table] = (counts[current.table] ?? 0) + 1;
      rows.push(value);
      bytes += line.length;
      if (rows.length >= BATCH.rows || bytes >= BATCH.bytes) {
        yield { rows };
        rows = [];
        bytes = 0;
      }
    } else {
      if (rows.length > 0) yield { rows };
      rows = [];
      bytes = 0;
      if (first) yield { header: checkHeader(file, value) };
      else if ('end' in value) end = value.end;
      else if ('table' in value) {
        current = value;
        counts[current.table] = 0;
        yield { table: current };
      } else throw damaged(file, 'a line is neither a table nor a row');
    }
    first = false;
    if (!end) hash.update(line);
  }
  if (!end) throw damaged(file, 'it is cut off');
  if (hash.digest('hex') !== end.sha256 || !sameCounts(counts, end.tables)) throw damaged(file, 'it was altered');
}

/** Lines with their line ends, split by bytes: Node's readline also splits at U+2028, which JSON leaves as it is. */
async function* readLines(file: string): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  try {
    const chunks: AsyncIterable<Buffer> = pipeline(
      createReadStream(file),
      createGunzip({ chunkSize: CHUNK }),
      () => {},
    );
    for await (const chunk of chunks) {
      let start = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        pending.push(chunk.subarray(start, end + 1));
        yield pending.length === 1 ? (pending[0] as Buffer) : Buffer.concat(pending);
        pending = [];
        start = end + 1;
      }
      if (start < chunk.length) pending.push(chunk.subarray(start));
    }
  } catch (error) {
    throw explainReading(file, error);
  }
  if (pending.length > 0) throw damaged(file, 'it is cut off');
}

type Line = BackupRow | BackupTable | BackupEnd | BackupHeader;

function parseLine(file: string, line: Buffer, first: boolean): Line {
  try {
    const value: unknown = JSON.parse(line.toString());
    if (typeof value === 'object' && value !== null && !(first && Array.isArray(value))) return value as Line;
  } catch {
    // Told below, in words that name the file.
  }
  throw first ? noBackup(file) : damaged(file, 'a line of it cannot be read');
}

function checkHeader(file: string, value: object): BackupHeader {
  if (!('listingd' in value) || value.listingd !== 'backup') throw noBackup(file);
  const header = value as BackupHeader;
  if (header.format !== FORMAT) {
    throw new SetupError(
      `The backup ${file} has format ${header.format}, and this listingd reads format ${FORMAT}: use a newer listingd`,
    );
  }
  return header;
}

const sameCounts = (left: RowCounts, right: RowCounts): boolean =>
  Object.keys(left).length === Object.keys(right).length &&
  Object.entries(left).every(([table, count]) => right[table] === count);

const noBackup = (file: string): SetupError => new SetupError(`${file} is not a backup made by listingd`);

const damaged = (file: string, how: string): SetupError =>
  new SetupError(`The backup ${file} is damaged (${how}): nothing was restored, use another copy of it`);

function explainReading(file: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return damaged(file, 'it is cut off');
  if (code.startsWith('Z_')) {
    return error instanceof Error && /header check/.test(error.message)
      ? noBackup(file)
      : damaged(file, 'it was altered');
  }
  if (code === 'ENOENT') return new SetupError(`There is no backup ${file}`);
  if (code === 'EACCES' || code === 'EISDIR') return new SetupError(`The backup ${file} cannot be read (${code})`);
  return error;
}
