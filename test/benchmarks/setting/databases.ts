import { setTimeout as pause } from 'node:timers/promises';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { openDatabase } from '../../../src/database/connection.ts';
import { migrate } from '../../../src/database/migrate.ts';

/** A database with the tables of listingd, on the benchmarks' server. */
export type BenchmarkDatabase = {
  name: string;
  /** For the service's DATABASE_URL. */
  url: string;
  socketPath: string;
  user: string;
  /** A connection of the benchmark's own, for looking and for preparing. */
  connection: Connection;
  rows: <Row = Record<string, unknown>>(statement: string, values?: unknown[]) => Promise<Row[]>;
  drop: () => Promise<void>;
};

export type BenchmarkDatabases = {
  create: () => Promise<BenchmarkDatabase>;
  /** Waits until the server has tidied up and written what work before has left, so that no round pays for the one before. */
  settle: () => Promise<void>;
};

const SETTLED_PAGES = 50;
const MOST_WAIT_MILLISECONDS = 120_000;
const LOOK_MILLISECONDS = 50;

const statusOf = async (connection: Connection, name: string): Promise<number> => {
  const [rows] = await connection.query<RowDataPacket[]>('SHOW GLOBAL STATUS LIKE ?', [name]);
  return Number(rows[0]?.Value ?? 0);
};

/** Deleted rows are purged where the server can be asked to wait for that; changed pages are written. */
const settle = async (server: Connection): Promise<void> => {
  await server.query('SET GLOBAL innodb_max_purge_lag_wait = 0').catch(() => undefined);
  const [[before]] = await server.query<RowDataPacket[]>(
    'SELECT @@innodb_max_dirty_pages_pct AS most, @@innodb_max_dirty_pages_pct_lwm AS low',
  );
  await server.query('SET GLOBAL innodb_max_dirty_pages_pct_lwm = 0, GLOBAL innodb_max_dirty_pages_pct = 0');
  const end = Date.now() + MOST_WAIT_MILLISECONDS;
  while ((await statusOf(server, 'Innodb_buffer_pool_pages_dirty')) > SETTLED_PAGES && Date.now() < end) {
    await pause(LOOK_MILLISECONDS);
  }
  await server.query('SET GLOBAL innodb_max_dirty_pages_pct = ?, GLOBAL innodb_max_dirty_pages_pct_lwm = ?', [
    Number(before?.most),
    Number(before?.low),
  ]);
};

/** The databases of one server that is reached by a socket. `stop` drops those that are left and closes all connections. */
export const openDatabases = async ({ socketPath, user }: { socketPath: string; user: string }) => {
  const server = await createConnection({ socketPath, user });
  const open = new Set<BenchmarkDatabase>();
  let count = 0;

  const create = async (): Promise<BenchmarkDatabase> => {
    count += 1;
    const name = `bench_${count}`;
    await server.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
    const pool = openDatabase({ socketPath, user, database: name }, { max: 1 });
    await migrate(pool).finally(() => pool.destroy());
    const connection = await createConnection({ socketPath, user, database: name, supportBigNumbers: true });
    const database: BenchmarkDatabase = {
      name,
      url: `mysql://${user}@localhost/${name}?socketPath=${encodeURIComponent(socketPath)}`,
      socketPath,
      user,
      connection,
      rows: async <Row>(statement: string, values: unknown[] = []) => {
        const [rows] = await connection.query<RowDataPacket[]>(statement, values);
        return rows as Row[];
      },
      drop: async () => {
        if (!open.delete(database)) return;
        await connection.end();
        await server.query(`DROP DATABASE ${name}`);
      },
    };
    open.add(database);
    return database;
  };

  return {
    databases: { create, settle: () => settle(server) } satisfies BenchmarkDatabases,
    stop: async (): Promise<void> => {
      for (const database of open) await database.drop();
      await server.end();
    },
  };
};
