import createKnex, { type Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';

/** Where the database is: a socket of the embedded server, or the parsed DATABASE_URL. */
export type DatabaseTarget = Pick<
  ConnectionOptions,
  'host' | 'port' | 'socketPath' | 'user' | 'password' | 'database' | 'ssl'
>;

export type Database = Knex;

/**
 * Seconds after which the server ends a session that says nothing, and with it an open transaction and its locks: a process
 * that was stopped, or whose host is gone, must not hold up the one that takes over. As long as a claim on a run holds.
 */
const SILENT_SECONDS = 30;
/**
 * Ten serve List and Update by 32 clients on two cores as well as 16, 24 or 32: what one measured more, another measured less. A server
 * that has more cores may be asked by more (`databaseConnections`), and one that is busy writing to its disk: commits share a write, and
 * an Update by 32 clients took 1.3 ms by 32 connections where it took 1.8 to 2.3 by ten.
 */
export const CONNECTIONS = 10;
/** Connections that nobody uses are closed by us before the server does. */
const IDLE_MILLISECONDS = 15_000;
const LOCK_WAIT_SECONDS = 10;
/**
 * How long a statement waits for a connection while all are in use. Who is served late is served: a database that is away is told
 * by connecting to it, not by this.
 */
const ACQUIRE_MILLISECONDS = 30_000;
/**
 * Prepared statements that a connection keeps; what was used longest ago is let go of. The service has some dozens, and all clients
 * of a server together may have 16,382, unless it is told otherwise.
 */
const PREPARED_STATEMENTS = 100;

const SESSION_STATEMENTS = [
  `SET SESSION time_zone = '+00:00',
    sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION wait_timeout = ${SILENT_SECONDS}, innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`,
];

type RawConnection = { promise(): { query(sql: string): Promise<unknown> } };
type Done = (error: Error | null, connection: RawConnection) => void;

/** knex prints what it also throws, to the output that a command answers on. */
const silence = { debug: () => {}, warn: () => {}, error: () => {}, deprecate: () => {} };

const prepareSession = async (connection: RawConnection): Promise<void> => {
  for (const statement of SESSION_STATEMENTS) await connection.promise().query(statement);
};

/**
 * Opens a pool. Every connection speaks utf8mb4 with the collation of the tables, counts time in UTC, refuses values
 * that do not fit and reads committed rows. DECIMAL and DATE come back as strings, DATETIME as Date (UTC).
 */
export const openDatabase = (target: DatabaseTarget, pool: { max?: number } = {}): Database =>
  createKnex({
    client: 'mysql2',
    connection: {
      // The driver writes into its TLS options.
      ...structuredClone(target),
      charset: 'utf8mb4_unicode_520_ci',
      timezone: 'Z',
      supportBigNumbers: true,
      dateStrings: ['DATE'],
      connectTimeout: 10_000,
      maxPreparedStatements: PREPARED_STATEMENTS,
    } as unknown as Knex.MySql2ConnectionConfig,
    pool: {
      min: 0,
      max: pool.max ?? CONNECTIONS,
      idleTimeoutMillis: IDLE_MILLISECONDS,
      afterCreate: (connection: RawConnection, done: Done) => {
        prepareSession(connection).then(
          () => done(null, connection),
          (error: Error) => done(error, connection),
        );
      },
    },
    acquireConnectionTimeout: ACQUIRE_MILLISECONDS,
    log: silence,
  });

/** Rejects while the database can't be used. */
export const checkConnection = async (database: Database): Promise<void> => {
  await database.raw('SELECT 1');
};
