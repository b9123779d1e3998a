import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { SetupError } from '../errors.ts';
import type { Database } from './connection.ts';
import { createLeaseStore } from './lease-store.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const MIGRATION_TABLE = 'schema_migration';
export const MIGRATION_LOCK_TABLE = 'schema_migration_lock';

/** A lease and no mark: a process that is killed in the middle holds up the next one for so many seconds, not for ever. */
const LEASE_SECONDS = 10;
const RENEW_MILLISECONDS = 2_000;
const POLL_MILLISECONDS = 100;

type Step = { up: (database: Knex) => Promise<void>; down: (database: Knex) => Promise<void> };

/** The names of all steps of this listingd, in order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.ts')).sort();

const loadStep = (name: string): Promise<Step> => import(new URL(name, FOLDER).href) as Promise<Step>;

const ensureMigrationTables = async (database: Database): Promise<void> => {
  const options = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci';
  await database.raw(`
    CREATE TABLE IF NOT EXISTS ${MIGRATION_TABLE} (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT,
      name VARCHAR(255) NULL,
      migration_time DATETIME(3) NULL,
      PRIMARY KEY (id)
    ) ${options}`);
  await database.raw(`
    CREATE TABLE IF NOT EXISTS ${MIGRATION_LOCK_TABLE} (
      name VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      owner VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      token BIGINT NOT NULL,
      expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (name)
    ) ${options}`);
};

/** The names of the steps that were run on this database, also of those that this listingd does not know. */
export const appliedMigrations = async (database: Database): Promise<string[]> => {
  if (!(await database.schema.hasTable(MIGRATION_TABLE))) return [];
  return database(MIGRATION_TABLE).orderBy('id').pluck('name');
};

/**
 * Does `work` while no other process changes the tables. `hold`, called before each step, throws where this process
 * slept through its lease and another one took over.
 */
const withMigrationLease = async <Result>(
  database: Database,
  say: (message: string) => void,
  work: (hold: () => Promise<void>) => Promise<Result>,
): Promise<Result> => {
  await ensureMigrationTables(database);
  const leases = createLeaseStore(database, MIGRATION_LOCK_TABLE);
  const owner = randomUUID();
  const claim = (): Promise<boolean> => leases.claim('migration', owner, LEASE_SECONDS);
  for (let waited = false; !(await claim()); waited = true) {
    if (!waited)
      say('Waiting for another process, which is bringing the tables up to date (or was killed while it did)');
    await pause(POLL_MILLISECONDS);
  }
  const renewal = setInterval(() => void claim().catch(() => false), RENEW_MILLISECONDS);
  try {
    return await work(async () => {
      if (await claim()) return;
      throw new SetupError('Another process is bringing the tables up to date: start again when it is done');
    });
  } finally {
    clearInterval(renewal);
    // Where the database has gone the lease runs out by itself.
    await leases.release('migration', owner).catch(() => undefined);
  }
};

/** A step that was killed half-way is run again from its start: each `up` and `down` can be repeated. */
const stepUp = async (database: Database, name: string): Promise<void> => {
  const { up } = await loadStep(name);
  await up(database);
  await database(MIGRATION_TABLE).insert({ name, migration_time: database.raw('CURRENT_TIMESTAMP(3)') });
};

const stepDown = async (database: Database, name: string): Promise<void> => {
  const { down } = await loadStep(name);
  await down(database);
  await database(MIGRATION_TABLE).where({ name }).delete();
};

/** The names of the steps that are still to be run. SetupError where a newer listingd has used the database. */
export const pendingMigrations = async (database: Database): Promise<string[]> => {
  const [applied, known] = [await appliedMigrations(database), await knownMigrations()];
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return known.filter((name) => !applied.includes(name));
  throw new SetupError(
    `The database was last used by a newer listingd than this one (it has ${unknown.join(', ')}): update listingd first`,
  );
};

/**
 * Brings the tables up to date; returns the names of the steps that were run, none on a database that is. Of processes
 * that do this at once one does, and the others wait for it. SetupError where a newer listingd has used the database.
 */
export const migrate = async (database: Database, say: (message: string) => void = () => {}): Promise<string[]> => {
  if ((await pendingMigrations(database)).length === 0) return [];
  return withMigrationLease(database, say, async (hold) => {
    const pending = await pendingMigrations(database);
    for (const name of pending) {
      await hold();
      await stepUp(database, name);
    }
    return pending;
  });
};

/** Brings the tables to exactly the named steps, also back to them; for a database without data, since steps back drop tables. */
export const migrateExactly = (database: Database, names: readonly string[]): Promise<void> =>
  withMigrationLease(
    database,
    () => {},
    async (hold) => {
      const applied = await appliedMigrations(database);
      for (const name of applied.filter((one) => !names.includes(one)).reverse()) {
        await hold();
        await stepDown(database, name);
      }
      for (const name of names.filter((one) => !applied.includes(one))) {
        await hold();
        await stepUp(database, name);
      }
    },
  );
