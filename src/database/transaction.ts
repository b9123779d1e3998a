import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './connection.ts';
import { type PoolClient, type Statements, sendStatement, statementsBy } from './statements.ts';

export type Transaction = Knex.Transaction;

/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read": the whole transaction may be tried again. */
const RETRIED = new Set([1213, 1205, 1020]);
/**
 * Between the nodes of a cluster nobody waits for a row: of two transactions that change it the one that commits first goes on, and of two runs
 * that fill one chatbot a batch is taken back about every second time.
 */
const ATTEMPTS = 16;
const LONGEST_PAUSE_MILLISECONDS = 640;
const LOCK_WAIT = 1205;
/** Each takes as long as the pool's sessions wait for a lock: who waits for so long is told that the database is busy. */
const LOCK_WAIT_ATTEMPTS = 3;

const errorNumber = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : undefined;

/** The key of a duplicate-key error (1062) without its table, e.g. `uq_listing_mls`; undefined for any other error. */
export const duplicateKeyName = (error: unknown): string | undefined => {
  if (errorNumber(error) !== 1062 || !(error instanceof Error)) return undefined;
  return /for key '(?:[^'.]*\.)?([^']*)'/.exec(error.message)?.[1] ?? 'unknown';
};

/** Does `work`, one statement or one whole transaction, again where the server gave it up for another's sake. */
export const withRetries = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const number = errorNumber(error) ?? 0;
      const most = number === LOCK_WAIT ? LOCK_WAIT_ATTEMPTS : ATTEMPTS;
      if (attempt >= most || !RETRIED.has(number)) throw error;
      await pause(Math.random() * Math.min(10 * 2 ** attempt, LONGEST_PAUSE_MILLISECONDS));
    }
  }
};

/**
 * Runs `work` in one transaction and commits. A transaction that the server gave up for another's sake, also at COMMIT,
 * is run again from its start, so `work` must do nothing outside of the database.
 */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => withRetries(() => database.transaction(work));

/** Does `work`, which does at most `most`, in one transaction after the other until it does less. Returns how much was done. */
export const inTransactions = async (
  database: Database,
  most: number,
  work: (transaction: Transaction) => Promise<number>,
): Promise<number> => {
  for (let total = 0; ; ) {
    const done = await inTransaction(database, work);
    total += done;
    if (done < most) return total;
  }
};

type Send = (sql: 'BEGIN' | 'COMMIT' | 'ROLLBACK') => Promise<unknown>;

/** `work` between BEGIN and COMMIT on one connection of the pool; nothing that it left behind is sent after its end. */
const onOneConnection = async <Result>(
  database: Database,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> => {
  const client = database.client as PoolClient;
  const connection = await client.acquireConnection();
  const send: Send = (sql) => sendStatement({ database, connection }, 'query', sql);
  let hasEnded = false;
  const statements = statementsBy(async (how, sql, values) => {
    if (hasEnded) throw new Error('The transaction has ended');
    return sendStatement({ database, connection }, how, sql, values);
  });
  try {
    await send('BEGIN');
    const result = await work(statements);
    hasEnded = true;
    await send('COMMIT');
    return result;
  } catch (error) {
    hasEnded = true;
    await send('ROLLBACK').catch(() => connection.destroy());
    throw error;
  } finally {
    client.releaseConnection(connection);
  }
};

/**
 * The same with statements alone, for what is done at almost every request: to make a transaction of knex takes more of the
 * processor than to send BEGIN, COMMIT and what is between them.
 */
export const inStatementTransaction = <Result>(
  database: Database,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> => withRetries(() => onOneConnection(database, work));
