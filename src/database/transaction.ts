import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Database } from './connection.ts';

export type Transaction = Knex.Transaction;

/** Deadlock, lock wait timeout, and MariaDB's "record has changed since last read": the whole transaction may be tried again. */
const RETRIED = new Set([1213, 1205, 1020]);
const ATTEMPTS = 8;

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
      if (attempt === ATTEMPTS || !RETRIED.has(errorNumber(error) ?? 0)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
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
