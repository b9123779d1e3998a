import { nextStart, type Schedule } from '../configuration/schedule.ts';
import { RETRY, type StoredRun } from './run.ts';

const MINUTE = 60_000;
const FIRST_PAUSE = 5 * MINUTE;
/** From here on a failure is an error in the log. */
export const TOO_MANY_FAILURES = 3;

/** A run that has ended, as far as the next one depends on it. */
export type PastRun = Pick<StoredRun, 'state' | 'startedBy' | 'startedAt' | 'finishedAt'>;

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
