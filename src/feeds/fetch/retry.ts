import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Logger } from '../../process/logger.ts';
import { TransientSourceError } from './network-errors.ts';

/** Waits, or rejects with the signal's reason. */
export type Wait = (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;

export type RetryOptions = {
  signal?: AbortSignal;
  log?: Logger;
  wait?: Wait | undefined;
  /** How often a failure is followed by another try. */
  retries?: number;
  /** Between 0 and 1; spreads the pauses, so that many clients of one server do not come back at once. */
  random?: () => number;
  /** Whether a failure counts: one after which the next try has less left to do need not. */
  counts?: (error: TransientSourceError) => boolean;
};

const RETRIES = 5;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** A server that wants to be left alone for longer fails the run, which is started again by its schedule. */
const LONGEST_RETRY_AFTER = 5 * 60_000;

export const waitAbortably: Wait = async (milliseconds, signal) => {
  try {
    await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
  } catch (error) {
    throw signal?.aborted === true ? signal.reason : error;
  }
};

/**
 * Calls `attempt`, with 1, 2, 3 …, until it succeeds. Only a TransientSourceError is tried again, after a pause of 1, 2, 4 … seconds,
 * half as much again by chance, and never sooner than the server asked for. Rejects with the last error, or the signal's reason.
 */
export const retrying = <Result>(
  attempt: (number: number) => Promise<Result>,
  options: RetryOptions = {},
): Promise<Result> => {
  const { signal, log, wait = waitAbortably, retries = RETRIES, random = Math.random, counts = () => true } = options;
  return pRetry(attempt, {
    retries,
    // The pauses are made below: they depend on what the server asked for.
    minTimeout: 0,
    ...(signal === undefined ? {} : { signal }),
    shouldConsumeRetry: ({ error }) => !(error instanceof TransientSourceError) || counts(error),
    onFailedAttempt: async ({ error, retriesConsumed, retriesLeft }) => {
      if (!(error instanceof TransientSourceError)) throw error;
      const { retryAfter } = error;
      if (retriesLeft === 0 || (retryAfter ?? 0) > LONGEST_RETRY_AFTER) throw error;
      const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retriesConsumed) * (1 + random() / 2);
      log?.info(
        { reason: error.message, pause: Math.round(Math.max(pause, retryAfter ?? 0)) },
        'a source is tried again',
      );
      await wait(Math.max(pause, retryAfter ?? 0), signal);
    },
  });
};
