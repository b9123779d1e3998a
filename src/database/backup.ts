import { access, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection, QueryOptions } from 'mysql2';
import { SetupError } from '../errors.ts';
import { type BackupOptions, type BackupRow, type BackupTable, encodeBackup, type RowCounts } from './backup-file.ts';
import type { Database } from './connection.ts';
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE } from './migrate.ts';

type Snapshot = {
  /** The rows of a statement that yields text. */
  query(sql: string): Promise<Record<string, string>[]>;
  /** The rows of a statement one after the other, each an array of the bytes that the server sent, null for NULL. */
  stream(sql: string): AsyncIterable<(Buffer | null)[]>;
};

/**
 * Runs `work` on one connection that sees the database as it was at the beginning, and holds up no reader or writer.
 * Rows are streamed as the consumer takes them, so memory does not grow with the table.
 */
export const withSnapshot = async <Result>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  const connection = (await database.client.acquireConnection()) as Connection;
  const query = async (sql: string) => {
    const [rows] = await connection.promise().query(sql);
    return rows as Record<string, string>[];
  };
  const options: QueryOptions = { sql: '', rowsAsArray: true, typeCast: (field) => field.buffer() };
  try {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const result = await work({ query, stream: (sql) => connection.query({ ...options, sql }).stream() });
    await query('COMMIT');
    return result;
  } catch (error) {
    // It may be in the middle of a result that nobody reads any more; the pool opens another in its place.
    connection.destroy();
    throw error;
  } finally {
    await database.client.releaseConnection(connection);
  }
};

/**
 * Writes every table, as it stands at one moment, into `file` (format: backup-file.ts), also beside a running service and
 * with no client tool of the database. Only the user may read the file: it holds the digests of keys. An existing file
 * stays as it is: that is a SetupError. Returns the number of rows of each table.
 */
export const backupDatabase = async (
  database: Database,
  file: string,
  options: BackupOptions = {},
): Promise<{ tables: RowCounts }> => {
  await refuseExisting(file);
  const partial = `${file}.partial`;
  const handle = await openNew(partial);
  const tables: RowCounts = {};
  try {
    await withSnapshot(database, (snapshot) => writeSnapshot(snapshot, handle, tables, options));
    await handle.sync();
    await handle.close();
    await refuseExisting(file);
    await rename(partial, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await rm(partial, { force: true });
    throw error;
  }
  return { tables };
};

async function writeSnapshot(
  snapshot: Snapshot,
  handle: FileHandle,
  counts: RowCounts,
  { log, signal }: BackupOptions,
): Promise<void> {
  const names = await tableNames(snapshot);
  if (!names.includes(MIGRATION_TABLE)) {
    throw new SetupError('The database holds no tables of listingd, so there is nothing to back up');
  }
  // A table that was read once keeps its columns until the snapshot ends: a migration waits.
  for (const name of names) await snapshot.query(`SELECT 1 FROM \`${name}\` LIMIT 1`);
  const migrations = await snapshot.query(`SELECT name FROM ${MIGRATION_TABLE} ORDER BY id`);
  const bytes = encodeBackup(
    migrations.map((row) => String(row.name)),
    readTables(snapshot, names.filter(isData), (name) => log?.(`Backing up ${name} …`)),
    counts,
  );
  const write = (source: AsyncIterable<Buffer>) => handle.writeFile(source);
  await pipeline(bytes, createGzip(), write, signal ? { signal } : {});
}

async function* readTables(snapshot: Snapshot, names: string[], begun: (name: string) => void) {
  for (const name of names) {
    begun(name);
    const table = await describeTable(snapshot, name);
    yield { table, rows: readRows(snapshot, table) };
  }
}

async function* readRows(snapshot: Snapshot, table: BackupTable): AsyncGenerator<BackupRow> {
  const encodings = table.columns.map((column) => (table.base64.includes(column) ? 'base64' : 'utf8'));
  const columns = table.columns.map((column) => `\`${column}\``).join(', ');
  for await (const row of snapshot.stream(`SELECT ${columns} FROM \`${table.table}\``)) {
    yield row.map((value, index) => (value === null ? null : value.toString(encodings[index] as 'base64' | 'utf8')));
  }
}

const isData = (name: string): boolean => name !== MIGRATION_TABLE && name !== MIGRATION_LOCK_TABLE;

async function tableNames(snapshot: Snapshot): Promise<string[]> {
  const rows = await snapshot.query(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  return rows.map((row) => String(row.name));
}

const TEXT_TYPES = new Set(
  `tinyint smallint mediumint int bigint decimal double date datetime timestamp time year
  char varchar tinytext text mediumtext longtext json enum set`.split(/\s+/),
);
const BYTE_TYPES = new Set('binary varbinary tinyblob blob mediumblob longblob'.split(' '));

async function describeTable(snapshot: Snapshot, name: string): Promise<BackupTable> {
  // A generated column makes its own values: MySQL marks others with '', MariaDB with NULL.
  const rows = await snapshot.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = DATABASE() AND table_name = '${name}' AND COALESCE(generation_expression, '') = ''
      ORDER BY ordinal_position`,
  );
  const columns = rows.map((row) => ({ name: String(row.name), type: String(row.type).toLowerCase() }));
  const strange = columns.find(({ type }) => !TEXT_TYPES.has(type) && !BYTE_TYPES.has(type));
  if (strange) throw new Error(`A backup cannot hold ${strange.type}, the type of ${name}.${strange.name}`);
  // information_schema may tell an old number for up to a day on MySQL; this is the one of now.
  const [created] = await snapshot.query(`SHOW CREATE TABLE \`${name}\``);
  const statement = String(created?.['Create Table']);
  const next = /\bAUTO_INCREMENT=(\d+)/.exec(statement.slice(statement.lastIndexOf('\n)')));
  return {
    table: name,
    columns: columns.map((column) => column.name),
    base64: columns.filter((column) => BYTE_TYPES.has(column.type)).map((column) => column.name),
    autoIncrement: next?.[1] ?? null,
  };
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new SetupError(`${file} exists already: name another file for the backup, or remove that one`);
}

async function openNew(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') {
      throw new SetupError(
        `${partial} exists: another backup is being written there, or one was broken off; if none is, remove it`,
      );
    }
    throw new SetupError(`The backup cannot be written to ${partial} (${code}): name a file in a folder that is yours`);
  }
}
