import { randomBytes } from 'node:crypto';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { type Database, type DatabaseTarget, openDatabase } from '../../src/database/connection.ts';
import { databaseTargetFromUrl } from '../../src/database/database-url.ts';
import { MIGRATION_TABLE, migrate } from '../../src/database/migrate.ts';

export type TestDatabase = { target: DatabaseTarget; database: Database; drop: () => Promise<void> };

/** The server that `npm test` started (test/run.ts), or the one that LISTINGD_TEST_DATABASE_URL names. */
export const testServer = (): DatabaseTarget => {
  const { LISTINGD_TEST_DATABASE_URL: url, LISTINGD_TEST_SOCKET: socketPath, LISTINGD_TEST_USER: user } = process.env;
  if (url !== undefined) return databaseTargetFromUrl(url);
  if (socketPath === undefined || user === undefined) {
    throw new Error('No test database: run the tests by `npm test`, or one file by `node test/run.ts FILE`');
  }
  return { socketPath, user };
};

/**
 * Gives the database the tables that the migrations make. Tests have hundreds of databases: where the run names a migrated one
 * (test/run.ts), its tables are copied, which takes a third of the time.
 */
const makeTables = async (database: Database): Promise<void> => {
  const template = process.env.LISTINGD_TEST_TEMPLATE;
  if (template === undefined) {
    await migrate(database);
    return;
  }
  const [tables] = (await database.raw(`SHOW TABLES FROM ${template}`)) as [Record<string, string>[], unknown];
  for (const table of tables.flatMap(Object.values)) {
    await database.raw(`CREATE TABLE ${table} LIKE ${template}.${table}`);
  }
  await database.raw(`INSERT INTO ${MIGRATION_TABLE} SELECT * FROM ${template}.${MIGRATION_TABLE}`);
};

/** Makes an empty database of a random name, migrated unless told otherwise. `drop` removes it and closes the pool. */
export const createTestDatabase = async (options: { migrated?: boolean } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const server = openDatabase(testServer(), { max: 1 });
  await server.raw(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  const target = { ...testServer(), database: name };
  const database = openDatabase(target);
  const drop = async (): Promise<void> => {
    await database.destroy();
    await server.raw(`DROP DATABASE IF EXISTS ${name}`);
    await server.destroy();
  };
  try {
    if (options.migrated ?? true) await makeTables(database);
  } catch (error) {
    await drop();
    throw error;
  }
  return { target, database, drop };
};

/** `test('…', withDatabase(async (t, database) => …))`: a migrated database of the test's own. */
export const withDatabase =
  (body: (t: ExecutionContext, database: Database) => Promise<void>): ImplementationFn<[]> =>
  async (t) => {
    const { database, drop } = await createTestDatabase();
    try {
      await body(t, database);
    } finally {
      await drop();
    }
  };
