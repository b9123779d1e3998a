import type { Logger } from '../../process/logger.ts';
import { failuresInARow, TOO_MANY_FAILURES } from './retry-time.ts';
import type { RunState, StoredRun } from './run.ts';
import type { RunStore } from './run-store.ts';

const LOOKED_BACK = 50;

/**
 * Tells the log how a run ended: a failure is a warning, an error from the third in a row on. `fault` is what was thrown
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
      log.info({ ...about, state: end.state, rows: end.rows, message: end.message }, 'a run has ended');
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
