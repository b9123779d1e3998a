import { randomBytes } from 'node:crypto';
import type { ExecutionContext, ImplementationFn } from 'ava';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { type Database, type DatabaseTarget, openDatabase } from '../../src/database/connection.ts';
import { databaseTargetFromUrl } from '../../src/database/database-url.ts';
import { MIGRATION_TABLE, migrate } from '../../src/database/migrate.ts';

/** A busy machine takes its time. */
const CONNECT_MILLISECONDS = 60_000;
/** To delete so many rows takes as long as to make all tables anew. */
const MANY_ROWS = 2_500;
const COLLATION = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci';

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

const randomName = (): string => `test_${randomBytes(8).toString('hex')}`;

const rowsOf = async (server: Connection, sql: string): Promise<RowDataPacket[]> =>
  (await server.query<RowDataPacket[]>(sql))[0];

/** Makes the tables of the template, which takes a third of the time that the migrations take. */
const copyTables = async (server: Connection, template: string, name: string): Promise<void> => {
  await server.query(`CREATE DATABASE ${name} ${COLLATION}`);
  const tables = await rowsOf(server, `SHOW TABLES FROM ${template}`);
  for (const table of tables.flatMap(Object.values)) {
    await server.query(`CREATE TABLE ${name}.${table} LIKE ${template}.${table}`);
  }
  await server.query(`INSERT INTO ${name}.${MIGRATION_TABLE} SELECT * FROM ${template}.${MIGRATION_TABLE}`);
};

/** A table of a database, about how many rows it has, and the next number that it deals out; null where it deals out none. */
type UsedTable = { name: string; rows: number; next: number | null };

/** Deletes all rows, and deals out numbers from 1 on. TRUNCATE, which makes tables anew, would take as long as making them. */
const emptyTables = async (server: Connection, name: string, tables: readonly UsedTable[]): Promise<void> => {
  const own = tables.filter((table) => table.name !== MIGRATION_TABLE);
  const looks = own.map(
    (table) => `SELECT '${table.name}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM ${name}.${table.name})`,
  );
  for (const filled of await rowsOf(server, looks.join(' UNION ALL ')))
    await server.query(`DELETE FROM ${name}.${filled.name}`);
  for (const { name: table, next } of own) {
    if (Number(next) > 1) await server.query(`ALTER TABLE ${name}.${table} AUTO_INCREMENT = 1`);
  }
};

/** Whether the database is as the migrations leave it. False while something else is still connected to it. */
const isMadeReady = async (server: Connection, template: string, name: string): Promise<boolean> => {
  const columns = 'table_name AS name, table_rows AS `rows`, auto_increment AS next';
  const select = `SELECT ${columns} FROM information_schema.tables WHERE table_schema = '${name}'`;
  const tables = (await rowsOf(server, select)) as UsedTable[];
  const connections = await rowsOf(server, 'SHOW PROCESSLIST');
  if (connections.some(({ db }) => db === name)) return false;
  if (tables.reduce((sum, { rows }) => sum + Number(rows), 0) > MANY_ROWS) {
    await server.query(`DROP DATABASE ${name}`);
    tables.length = 0;
  }
  if (tables.length === 0) await copyTables(server, template, name);
  else await emptyTables(server, name, tables);
  return true;
};

/**
 * Takes a migrated database of the run's own: the first that no other test has, which a lock of this connection tells. To empty
 * what another test has left takes a tenth of the time that making some twenty tables takes, and there are a thousand such tests.
 */
const takeDatabase = async (server: Connection, template: string): Promise<string> => {
  // MySQL would tell of numbers that were dealt out a day ago.
  await server.query('/*!80000 SET SESSION information_schema_stats_expiry = 0 */');
  for (let number = 1; ; number += 1) {
    const name = `${template}_${number}`;
    const [lock] = await rowsOf(server, `SELECT GET_LOCK('${name}', 0) AS taken`);
    if (lock?.taken !== 1) continue;
    if (await isMadeReady(server, template, name)) return name;
    await server.query(`DO RELEASE_LOCK('${name}')`);
  }
};

/**
 * An empty database, migrated unless told otherwise. `drop` gives it back and closes the pool: where the run names a template
 * (test/run.ts), another test has it next, unless its tables were changed. `isNew`: no other test has had it, whose deleted rows may still
 * take part in locks.
 */
export const createTestDatabase = async (
  options: { migrated?: boolean; isNew?: boolean } = {},
): Promise<TestDatabase> => {
  const server = await createConnection({ ...testServer(), connectTimeout: CONNECT_MILLISECONDS });
  const isPooled = (options.migrated ?? true) && options.isNew !== true;
  const template = isPooled ? process.env.LISTINGD_TEST_TEMPLATE : undefined;
  const name = template === undefined ? randomName() : await takeDatabase(server, template);
  if (template === undefined) await server.query(`CREATE DATABASE ${name} ${COLLATION}`);
  const target = { ...testServer(), database: name };
  const database = openDatabase(target);
  let isKept = template !== undefined;
  database.on('query', ({ sql }: { sql: string }) => {
    if (/^\s*(alter|create|drop|rename)\b/i.test(sql)) isKept = false;
  });
  const drop = async (): Promise<void> => {
    await database.destroy();
    if (!isKept) await server.query(`DROP DATABASE IF EXISTS ${name}`);
    await server.end();
  };
  try {
    if (template === undefined && (options.migrated ?? true)) await migrate(database);
  } catch (error) {
    await drop();
    throw error;
  }
  return { target, database, drop };
};

/** Drops what `createTestDatabase` has made after the template. */
export const dropTestDatabases = async (template: string): Promise<void> => {
  const server = await createConnection({ ...testServer(), connectTimeout: CONNECT_MILLISECONDS });
  const names = await rowsOf(server, `SHOW DATABASES LIKE '${template}\\_%'`);
  for (const name of names.flatMap(Object.values)) await server.query(`DROP DATABASE ${name}`);
  await server.end();
};

/** `test('…', withDatabase(async (t, database) => …))`: a migrated database of the test's own. */
export const withDatabase =
  (body: (t: ExecutionContext, database: Database) => Promise<void>, options = {}): ImplementationFn<[]> =>
  async (t) => {
    const { database, drop } = await createTestDatabase(options);
    try {
      await body(t, database);
    } finally {
      await drop();
    }
  };
