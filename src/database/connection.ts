import createKnex, { type Knex } from 'knex';
import type { ConnectionOptions } from 'mysql2';

/** Where the database is: a socket of the embedded server, or the parsed DATABASE_URL. */
export type DatabaseTarget = Pick<
  ConnectionOptions,
  'host' | 'port' | 'socketPath' | 'user' | 'password' | 'database' | 'ssl'
>;

export type Database = Knex;

/**
 * Ten serve List and Update by 32 clients on two cores as well as 16, 24 or 32: what one measured more, another measured less. A server
 * that has more cores may be asked by more (`databaseConnections`), and one that is busy writing to its disk: commits share a write, and
 * an Update by 32 clients took 1.3 ms by 32 connections where it took 1.8 to 2.3 by ten.
 */
export const CONNECTIONS = 10;
/** When TCP first asks whether the other end of a connection is still there: it takes ten questions, one a second, for an answer. */
const KEEP_ALIVE_MILLISECONDS = 10_000;
/** How long a server gets to close a connection that was said goodbye to. */
const GOODBYE_MILLISECONDS = 500;

/**
 * What the statements of a pool are for. Of requests somebody waits for each; the health is to be told whatever those wait for; runs
 * write in batches; chores go through tables by lots; commands and migrations read and write whole ones.
 */
export type Work = 'requests' | 'health' | 'runs' | 'chores' | 'commands';

/**
 * How long things may take, in milliseconds. `connect`: until a new connection can be used. `statement`: until its whole answer is there;
 * past that the connection is given up, since what was sent on it may be lost for ever (packets that a firewall or a dead host swallows
 * are no error, just silence). `wait`: for a connection while all are in use; who is served late is served.
 * In seconds, since they are the server's own: `lockWaitSeconds`, shorter than `statement`, so that it is the server that says so; and
 * `silentSeconds`, after which it ends a session that says nothing, and with it an open transaction and its locks: a process that was
 * stopped, or whose host or network is gone, must not hold up the others. No longer than a claim on a run holds.
 */
export type Limits = {
  connect: number;
  statement: number;
  wait: number;
  lockWaitSeconds: number;
  silentSeconds: number;
};

const LIMITS: Readonly<Record<Work, Limits>> = {
  requests: { connect: 4_000, statement: 4_000, wait: 10_000, lockWaitSeconds: 3, silentSeconds: 10 },
  health: { connect: 1_000, statement: 1_000, wait: 1_500, lockWaitSeconds: 1, silentSeconds: 30 },
  runs: { connect: 10_000, statement: 30_000, wait: 30_000, lockWaitSeconds: 10, silentSeconds: 15 },
  chores: { connect: 10_000, statement: 600_000, wait: 30_000, lockWaitSeconds: 10, silentSeconds: 30 },
  commands: { connect: 10_000, statement: 43_200_000, wait: 30_000, lockWaitSeconds: 10, silentSeconds: 30 },
};

/**
 * Prepared statements that a connection keeps; what was used longest ago is let go of. The service has some dozens, and all clients
 * of a server together may have 16,382, unless it is told otherwise.
 */
const PREPARED_STATEMENTS = 100;

/** What the client gives up the server ends too, in the words of MariaDB and of MySQL, which ends only what reads. */
const sessionStatements = ({ statement, lockWaitSeconds, silentSeconds }: Limits): string[] => [
  `SET SESSION time_zone = '+00:00',
    sql_mode = 'STRICT_TRANS_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`,
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
  `SET SESSION wait_timeout = ${silentSeconds}, innodb_lock_wait_timeout = ${lockWaitSeconds}
    /*M! , max_statement_time = ${statement / 1_000} */ /*!80000 , max_execution_time = ${statement} */`,
];

type Send = (...given: unknown[]) => unknown;
type RawConnection = {
  query: Send;
  execute: Send;
  stream: { destroy(error?: Error): unknown };
  promise(): { query(sql: string): Promise<unknown> };
  on(event: 'error', listener: () => void): unknown;
  removeAllListeners(): unknown;
};
type Done = (error: Error | null, connection: RawConnection) => void;

/** knex prints what it also throws, to the output that a command answers on. */
const silence = { debug: () => {}, warn: () => {}, error: () => {}, deprecate: () => {} };

/** Gives a connection up, with all that waits for it, where a statement has no answer in time. Rows that are streamed have no such end. */
const endLateStatements = (connection: RawConnection, milliseconds: number): void => {
  for (const how of ['query', 'execute'] as const) {
    const send = connection[how].bind(connection);
    connection[how] = (...given) => {
      const done = given.at(-1);
      if (typeof done !== 'function') return send(...given);
      let isAnswered = false;
      const giveUp = (): void => {
        if (isAnswered) return;
        const message = `The database has not answered a statement for ${milliseconds} ms`;
        connection.stream.destroy(Object.assign(new Error(message), { code: 'ETIMEDOUT' }));
      };
      // After a turn in which answers are read: a process that stood still has not looked for one.
      const late = setTimeout(() => setImmediate(giveUp), milliseconds);
      return send(...given.slice(0, -1), (...answer: unknown[]) => {
        isAnswered = true;
        clearTimeout(late);
        done(...answer);
      });
    };
  }
};

/**
 * The pool says goodbye to a connection and takes its listeners off. Where nobody hears that any more, the socket would stay open, which keeps
 * a process from its end, and fail minutes later: an error without a listener, which ends a process that goes on.
 */
const closeAfterGoodbye = (connection: RawConnection): void => {
  const remove = connection.removeAllListeners.bind(connection);
  connection.removeAllListeners = () => {
    remove();
    setTimeout(() => connection.stream.destroy(), GOODBYE_MILLISECONDS).unref();
    return connection.on('error', () => {});
  };
};

const prepareSession = async (connection: RawConnection, limits: Limits): Promise<void> => {
  endLateStatements(connection, limits.statement);
  closeAfterGoodbye(connection);
  for (const text of sessionStatements(limits)) await connection.promise().query(text);
};

/**
 * Opens a pool. Every connection speaks utf8mb4 with the collation of the tables, counts time in UTC, refuses values
 * that do not fit and reads committed rows. DECIMAL and DATE come back as strings, DATETIME as Date (UTC).
 */
export const openDatabase = (
  target: DatabaseTarget,
  options: { max?: number; work?: Work; limits?: Limits } = {},
): Database => {
  const limits = options.limits ?? LIMITS[options.work ?? 'commands'];
  return createKnex({
    client: 'mysql2',
    // Else every connection waits for the first one to be told, also where that one never is.
    version: 'latest',
    connection: {
      // The driver writes into its TLS options.
      ...structuredClone(target),
      charset: 'utf8mb4_unicode_520_ci',
      timezone: 'Z',
      supportBigNumbers: true,
      dateStrings: ['DATE'],
      connectTimeout: limits.connect,
      keepAliveInitialDelay: KEEP_ALIVE_MILLISECONDS,
      maxPreparedStatements: PREPARED_STATEMENTS,
    } as unknown as Knex.MySql2ConnectionConfig,
    pool: {
      min: 0,
      max: options.max ?? CONNECTIONS,
      // Closed by us before the server does.
      idleTimeoutMillis: limits.silentSeconds * 500,
      afterCreate: (connection: RawConnection, done: Done) => {
        prepareSession(connection, limits).then(
          () => done(null, connection),
          (error: Error) => done(error, connection),
        );
      },
    },
    acquireConnectionTimeout: limits.wait,
    log: silence,
  });
};

/** Gives up what the statements of a pool are waiting for, as where the database is away: else its end waits for them. */
export const breakOff = (database: Database): void => {
  const { used } = (database.client as { pool: { used: { resource: RawConnection }[] } }).pool;
  const ended = Object.assign(new Error('The statement was broken off'), { code: 'ECONNRESET', fatal: true });
  for (const { resource } of used) resource.stream.destroy(ended);
};

/** Rejects while the database can't be used. */
export const checkConnection = async (database: Database): Promise<void> => {
  await database.raw('SELECT 1');
};

/** What a server says of itself. `now`: its clock, by which leases and schedules of runs go. */
type DatabaseFacts = { version: string; now: Date; isReadOnly: boolean };

export const readDatabaseFacts = async (database: Database): Promise<DatabaseFacts> => {
  const [[row]] = (await database.raw(
    'SELECT VERSION() AS version, CURRENT_TIMESTAMP(3) AS now, @@GLOBAL.read_only AS isReadOnly',
  )) as [[{ version: string; now: Date; isReadOnly: number }]];
  return { ...row, isReadOnly: Number(row.isReadOnly) !== 0 };
};
