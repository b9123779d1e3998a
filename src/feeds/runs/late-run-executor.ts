import { whenNeeded } from '../../process/when-needed.ts';
import type { createRunExecutor, RunExecutor } from './execute-run.ts';
import { UNREADABLE } from './failure-message.ts';
import { createRunStore } from './run-store.ts';

/**
 * What carries out runs, read when the first one comes: most commands carry out none, and the service has a thread for them. A run
 * ends as Failed where it cannot be read, of an installation that was replaced under a process, say.
 */
export const createLateRunExecutor = (
  options: Parameters<typeof createRunExecutor>[0],
  read = () => import('./execute-run.ts'),
): RunExecutor => {
  const load = whenNeeded(async () => (await read()).createRunExecutor(options));
  return async (run, stop) => {
    const execute = await load().catch((error: unknown) => {
      options.log.error({ err: error, run: run.id, feed: run.feed }, UNREADABLE);
      return undefined;
    });
    if (execute !== undefined) return execute(run, stop);
    await createRunStore(options.database).finish(run.id, run.token, { state: 'Failed', message: UNREADABLE, rows: 0 });
  };
};
