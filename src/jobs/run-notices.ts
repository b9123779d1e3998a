import type { RunStore } from '../feeds/runs/run-store.ts';
import type { Notice } from '../mail/notices.ts';

/** Runs that ended before were told, or nobody was to be told. */
const LOOKED_BACK_MILLISECONDS = 2 * 86_400_000;

/**
 * Queues a notice of each run that was held or failed in the last two days: what has been told is known by its key, so that a process
 * tells what it sees, whoever carried the run out.
 */
export const queueRunNotices = async (options: {
  runs: Pick<RunStore, 'heldOrFailed'>;
  notify: (notice: Notice) => Promise<void>;
  clock: () => Date;
}): Promise<void> => {
  const { runs, notify, clock } = options;
  const since = new Date(clock().getTime() - LOOKED_BACK_MILLISECONDS);
  for (const run of await runs.heldOrFailed(since)) {
    const { id, token, feed, state, message, startedBy, rows, finishedAt } = run;
    const event = state === 'Held' ? 'run.held' : 'run.failed';
    const data = { RunID: id, Feed: feed, State: state, Message: message, StartedBy: startedBy, Rows: rows };
    await notify({ event, key: `${id}-${token}`, data: { ...data, FinishedAt: finishedAt } });
  }
};
