import { readdir } from 'node:fs/promises';
import type { Knex } from 'knex';
import type { Database } from './connection.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const MIGRATION_TABLE = 'schema_migration';
export const MIGRATION_LOCK_TABLE = 'schema_migration_lock';

/** The names of all steps of this listingd, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();

const source: Knex.MigrationSource<string> = {
  getMigrations: knownMigrations,
  getMigrationName: (file) => file,
  getMigration: (file) => import(new URL(file, FOLDER).href) as Promise<Knex.Migration>,
};

const config: Knex.MigratorConfig = {
  migrationSource: source,
  tableName: MIGRATION_TABLE,
  disableTransactions: true,
};

/**
 * Knex would make these two itself, but takes the connection's `charset`, which is a collation here, for a character set,
 * and leaves engine and times to the server's defaults.
 */
const ensureMigrationTables = async (database: Database): Promise<void> => {
  const options = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
  await database.raw(`
    CREATE TABLE IF NOT EXISTS ${MIGRATION_TABLE} (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT,
      name VARCHAR(255) NULL,
      batch INT NULL,
      migration_time DATETIME(3) NULL,
      PRIMARY KEY (id)
    ) ${options}`);
  await database.raw(`
    CREATE TABLE IF NOT EXISTS ${MIGRATION_LOCK_TABLE} (
      \`index\` INT UNSIGNED NOT NULL AUTO_INCREMENT,
      is_locked INT NULL,
      PRIMARY KEY (\`index\`)
    ) ${options}`);
};

/** Brings the tables up to date; returns the names of the steps that were run, none on a database that is. */
export const migrate = async (database: Database): Promise<string[]> => {
  await ensureMigrationTables(database);
  const [, ran] = (await database.migrate.latest(config)) as [number, string[]];
  return ran;
};

/** The names of the steps that were run on this database, also of those that this listingd does not know. */
export const appliedMigrations = async (database: Database): Promise<string[]> => {
  if (!(await database.schema.hasTable(MIGRATION_TABLE))) return [];
  return database(MIGRATION_TABLE).orderBy('id').pluck('name');
};

/** Brings the tables to exactly the named steps, also back to them; for a database without data, since steps back drop tables. */
export const migrateExactly = async (database: Database, names: readonly string[]): Promise<void> => {
  await ensureMigrationTables(database);
  const applied = await appliedMigrations(database);
  for (const name of applied.filter((one) => !names.includes(one)).reverse()) {
    await database.migrate.down({ ...config, name });
  }
  for (const name of names.filter((one) => !applied.includes(one))) await database.migrate.up({ ...config, name });
};
