import type { Knex } from 'knex';
import { SetupError } from '../errors.ts';
import {
  type BackupHeader,
  type BackupOptions,
  type BackupRow,
  type BackupTable,
  type RowCounts,
  readBackup,
} from './backup-file.ts';
import type { Database } from './connection.ts';
import {
  appliedMigrations,
  knownMigrations,
  MIGRATION_LOCK_TABLE,
  MIGRATION_TABLE,
  migrate,
  migrateExactly,
} from './migrate.ts';
import { inTransaction, type Transaction } from './transaction.ts';

/**
 * Fills an empty database from a backup and brings its tables up to date. The file is read to its end before anything
 * is written, and its rows are written in one transaction. Throws a SetupError where the file is damaged or of a newer
 * listingd, or the database is not empty. Returns the number of rows of each table.
 */
export const restoreDatabase = async (
  database: Database,
  file: string,
  { log }: Pick<BackupOptions, 'log'> = {},
): Promise<{ tables: RowCounts }> => {
  log?.(`Checking ${file} …`);
  const { header, tables } = await checkBackup(file);
  await refuseUnknown(header.migrations, `The backup ${file} was made by`);
  await refuseUnknown(await appliedMigrations(database), 'The database was last used by');
  await refuseFilled(database);

  // An older backup goes into the tables that it was made of; only then are they brought up to date, rows and all.
  await migrateExactly(database, header.migrations);
  for (const table of tables) await continueNumbers(database, table);
  log?.(`Restoring the state of ${header.createdAt} …`);
  const counts = await inTransaction(database, (transaction) => load(transaction, file));
  await migrate(database);
  return { tables: counts };
};

async function checkBackup(file: string) {
  let header: BackupHeader | undefined;
  const tables: BackupTable[] = [];
  for await (const part of readBackup(file)) {
    if ('header' in part) header = part.header;
    if ('table' in part) tables.push(part.table);
  }
  if (!header) throw new SetupError(`${file} is not a backup made by listingd`);
  return { header, tables };
}

async function refuseUnknown(migrations: string[], whose: string): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new SetupError(`${whose} a newer listingd than this one (it has ${unknown.join(', ')}): update listingd first`);
}

async function refuseFilled(database: Database): Promise<void> {
  for (const name of await dataTables(database)) {
    const [rows] = (await database.raw('SELECT 1 FROM ?? LIMIT 1', [name])) as [unknown[]];
    if (rows.length === 0 || name === 'lease') continue;
    throw new SetupError(
      `The database is not empty (there are rows in ${name}): restore into a new database, by another LISTINGD_DATA or DATABASE_URL`,
    );
  }
}

async function dataTables(database: Database): Promise<string[]> {
  const [rows] = (await database.raw(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' AND table_name NOT IN (?, ?)`,
    [MIGRATION_TABLE, MIGRATION_LOCK_TABLE],
  )) as [{ name: string }[]];
  return rows.map((row) => row.name);
}

/** An ID is never given twice, also not that of a row which was deleted before the backup. */
async function continueNumbers(database: Database, table: BackupTable): Promise<void> {
  if (table.autoIncrement === null) return;
  await database.raw(`ALTER TABLE ?? AUTO_INCREMENT = ${BigInt(table.autoIncrement)}`, [table.table]);
}

async function load(transaction: Transaction, file: string): Promise<RowCounts> {
  const counts: RowCounts = {};
  let table: BackupTable | undefined;
  for await (const part of readBackup(file)) {
    if ('table' in part) {
      table = part.table;
      counts[table.table] = 0;
      // The only table that a start writes to before there is a workspace.
      if (table.table === 'lease') await transaction('lease').delete();
    } else if ('rows' in part && table) {
      await insert(transaction, table, part.rows);
      counts[table.table] = (counts[table.table] ?? 0) + part.rows.length;
    }
  }
  for (const [name, count] of Object.entries(counts)) {
    const [stored] = await transaction(name).count({ count: '*' });
    if (Number(stored?.count) === count) continue;
    throw new SetupError(
      `The restore was given up: ${name} holds ${stored?.count} rows instead of ${count}; does a service run on this database? Stop it first`,
    );
  }
  return counts;
}

async function insert(transaction: Transaction, table: BackupTable, rows: BackupRow[]): Promise<void> {
  const bytes = table.columns.map((column) => table.base64.includes(column));
  const values = rows.map((row) =>
    row.map((value, index) => (bytes[index] && value !== null ? Buffer.from(value, 'base64') : value)),
  );
  await transaction.raw('INSERT INTO ?? (??) VALUES ?', [table.table, table.columns, values] as Knex.RawBinding[]);
}
