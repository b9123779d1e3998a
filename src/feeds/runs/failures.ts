import type { Logger } from '../../process/logger.ts';
import { nextStart, type Schedule } from '../configuration/schedule.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { type PastRun, RETRY, type RunState, type StoredRun } from './run.ts';
import type { RunStore } from './run-store.ts';

/** MariaDB and MySQL: disk full, table full. */
const FULL = new Set([1021, 1114]);

export const UNREADABLE = 'the program could not be read: install it anew, and start it again';
/** Of a thread whose module is gone, and of one that imports what is gone. */
const NO_MODULE: readonly unknown[] = ['MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND'];

const OUT_OF_MEMORY =
  'the run, or one beside it, took all the memory that runs may have: ' +
  'start listingd with NODE_OPTIONS=--max-old-space-size=MEGABYTES, or split the file';

/**
 * What a run says of an error to administrators: our own sentences as they are, a full disk in words. Of anything else
 * nothing is told but that it happened, since such texts hold SQL and values; the log has them.
 */
export const failureMessage = (error: unknown, runId: number): string => {
  if (error instanceof FeedFileError) return error.message;
  const { code, errno } = error as { code?: unknown; errno?: unknown };
  if (code === 'ENOSPC') return 'there is no room left on the disk of the data folder: make room, then import again';
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return OUT_OF_MEMORY;
  if (NO_MODULE.includes(code)) return UNREADABLE;
  if (FULL.has(Number(errno))) return 'there is no room left on the database’s disk: make room, then import again';
  return `a fault of listingd stopped the run; the log tells more (run ${runId})`;
};

const MINUTE = 60_000;
const FIRST_PAUSE = 5 * MINUTE;
/** From here on a failure is an error in the log. */
const TOO_MANY_FAILURES = 3;

/** How many of the last runs (newest first) have failed, one after the other. */
export const failuresInARow = (past: readonly PastRun[]): number => {
  const good = past.findIndex(({ state }) => state !== 'Failed');
  return good === -1 ? past.length : good;
};

/**
 * When a feed whose last run failed is tried again: 5, 15, 45 … minutes after it, each pause three times the one before,
 * counted from the last start that was no retry, and at once after its configuration has changed. Null: not before the next
 * start of the schedule. `past` is newest first. The time is the same in every process.
 */
export const retryTime = (past: readonly PastRun[], schedule: Schedule, configChangedAt: Date | null): Date | null => {
  const [last] = past;
  if (last?.state !== 'Failed' || last.finishedAt === null) return null;
  const isBefore = ({ startedAt }: PastRun): boolean =>
    configChangedAt !== null && startedAt !== null && startedAt < configChangedAt;
  if (isBefore(last)) return configChangedAt;
  let failures = 0;
  for (const run of past) {
    if (run.state !== 'Failed' || isBefore(run)) break;
    failures += 1;
    if (run.startedBy !== RETRY) break;
  }
  const time = new Date(last.finishedAt.getTime() + FIRST_PAUSE * 3 ** (failures - 1));
  return time < nextStart(schedule, last.finishedAt) ? time : null;
};

const LOOKED_BACK = 50;

/**
 * Tells the log how a run ended: one that is held or failed is a warning, an error from the third failure in a row on. `fault` is what was thrown
 * where that was a fault of ours, and is always an error.
 */
export const createEndTeller =
  ({ runs, log }: { runs: Pick<RunStore, 'past'>; log: Logger }) =>
  async (
    run: Pick<StoredRun, 'id' | 'feed' | 'feedId' | 'dryRun'>,
    end: { state: RunState; message: string | null; rows: number },
    fault?: unknown,
  ): Promise<void> => {
    const about = { run: run.id, feed: run.feed };
    if (end.state !== 'Failed') {
      const level = end.state === 'Held' ? 'warn' : 'info';
      log[level]({ ...about, state: end.state, rows: end.rows, message: end.message }, 'a run has ended');
      return;
    }
    const failures = run.dryRun ? 0 : failuresInARow(await runs.past(run.feedId, LOOKED_BACK));
    const isError = fault !== undefined || failures >= TOO_MANY_FAILURES;
    log[isError ? 'error' : 'warn'](
      { ...about, ...(fault === undefined ? {} : { err: fault }), ...(failures > 1 ? { failures } : {}) },
      failures >= TOO_MANY_FAILURES
        ? `feed ${run.feed} has failed ${failures} times in a row: ${end.message}`
        : `a run has failed: ${end.message}`,
    );
  };
