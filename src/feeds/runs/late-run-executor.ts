import { whenNeeded } from '../../when-needed.ts';
import type { createRunExecutor, RunExecutor } from './execute-run.ts';

/** What carries out runs, read when the first one comes: a service that waits for the night needs no readers of files. */
export const createLateRunExecutor = (options: Parameters<typeof createRunExecutor>[0]): RunExecutor => {
  const load = whenNeeded(async () => (await import('./execute-run.ts')).createRunExecutor(options));
  return async (run, stop) => (await load())(run, stop);
};
