import { createInterface } from 'node:readline';
import type { Company } from '../database/open-database.ts';
import { SetupError } from '../errors.ts';
import type { RunData } from '../feeds/feed-data.ts';
import type { Services } from '../services.ts';
import { followRun } from './follow-run.ts';

/** Asks on the terminal; Ctrl-C, Ctrl-D and anything but yes mean no. */
const ask = (question: string): Promise<boolean> =>
  new Promise((resolve) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    terminal.once('close', () => resolve(false));
    terminal.question(`${question} [y/N] `, (answer) => {
      resolve(/^\s*y(es)?\s*$/i.test(answer));
      terminal.close();
    });
  });

/** Whether somebody says yes, by `--yes` or when asked. SetupError where there is no terminal to ask on. */
export const isConfirmed = async (question: string, { yes = false }: { yes?: boolean }): Promise<boolean> => {
  if (yes) return true;
  if (process.stdin.isTTY !== true) throw new SetupError(`${question} Say --yes, since there is no terminal to ask on`);
  return ask(question);
};

/** How long others have to take a run before the command carries it out itself: a service that is there may be busy. */
const PATIENCE_MILLISECONDS: Readonly<Record<Company, number>> = { nobody: 0, unknown: 3_000, service: 60_000 };

/**
 * Follows the run until it ends, and carries it out where no service takes it. Undefined when Ctrl-C ended that: a run of
 * ours is cancelled after its batch, one of the service goes on.
 */
export const carryOut = async (
  { runs, execute, host }: Services,
  runId: number,
  company: Company,
  say: (line: string) => void,
): Promise<RunData | undefined> => {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Error('interrupted'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  let own: Promise<void> | undefined;
  const idle = async (waited: number): Promise<void> => {
    if (own !== undefined || waited < PATIENCE_MILLISECONDS[company]) return;
    const claimed = await runs.claim(`command ${process.pid}`, host, { runId });
    if (claimed === undefined) return;
    own = execute(claimed, stop.signal);
    // Awaited below; a database that is lost meanwhile must not end the process here.
    own.catch(() => undefined);
  };
  try {
    const run = await followRun(runs, runId, { say, signal: stop.signal, idle });
    await own;
    return run;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    await own;
    const waiting = (await runs.get(runId))?.state === 'Queued';
    if (waiting) await runs.cancel(runId, 'interrupted');
    say(waiting ? `Run ${runId} was cancelled` : `The service goes on with run ${runId}`);
    return undefined;
  } finally {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, interrupt);
  }
};
