import { resolve } from 'node:path';
import { SetupError } from '../errors.ts';
import type { RunData } from '../feeds/feed-data.ts';
import type { Services } from '../services.ts';
import { describeRun, followRun } from './follow-run.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** How long a running service has to take a run before the command carries it out itself. */
const PATIENCE_MILLISECONDS = 3_000;
const SHOWN_PROBLEMS = 20;

/**
 * Follows the run until it ends, and carries it out where no service takes it. Undefined when Ctrl-C ended that: a run of
 * ours is cancelled after its batch, one of the service goes on.
 */
const carryOut = async (
  { runs, execute, host }: Services,
  runId: number,
  alone: boolean,
  say: (line: string) => void,
): Promise<RunData | undefined> => {
  const stop = new AbortController();
  const interrupt = (): void => stop.abort(new Error('interrupted'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, interrupt);
  let own: Promise<void> | undefined;
  const idle = async (waited: number): Promise<void> => {
    if (own !== undefined || (!alone && waited < PATIENCE_MILLISECONDS)) return;
    const claimed = await runs.claim(`command ${process.pid}`, host, runId);
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

/**
 * `listingd import NAME [--file FILE] [--dry-run]`: one run, done by the service that runs, else here. Returns the exit
 * code: 0 succeeded, 1 failed or cancelled, 2 held.
 */
export const importCommand = (
  context: CommandContext,
  name: string,
  options: { file?: string; dryRun?: boolean },
): Promise<number> =>
  withServices(context, async (services, { alone }) => {
    const { print, say } = context;
    const { registry, runs, host } = services;
    const known = await registry.find(name);
    if (known === undefined) {
      const names = (await registry.all()).map((feed) => feed.name);
      throw new SetupError(`There is no feed ${name}: config/feeds has ${names.join(', ') || 'none'}`);
    }
    if (known.error !== null) throw new SetupError(known.error);
    const queue = (): ReturnType<typeof runs.queue> =>
      runs.queue({
        feedId: known.feed.id,
        startedBy: 'command',
        dryRun: options.dryRun ?? false,
        ...(options.file === undefined ? {} : { file: resolve(options.file), host }),
      });
    let queued = await queue();
    if ('taken' in queued && queued.taken !== null && alone) {
      say(`Run ${queued.taken} was left by a service that has stopped: it is finished first`);
      const left = await carryOut(services, queued.taken, alone, say);
      if (left === undefined) return 1;
      for (const line of describeRun(left)) say(line);
      queued = await queue();
    }
    if ('taken' in queued) {
      throw new SetupError(`Feed ${name} is being imported: run ${queued.taken} is queued or running`);
    }
    const run = await carryOut(services, queued.runId, alone, say);
    if (run === undefined) return 1;
    for (const line of describeRun(run)) print(line);
    const { problems, total } = await runs.problems(run.RunID, { number: 1, size: SHOWN_PROBLEMS });
    for (const { line, column, value, expected } of problems) {
      print(
        `  line ${line}${column === null ? '' : `, ${column}`}${value === null ? '' : ` ${JSON.stringify(value)}`}: ${expected}`,
      );
    }
    if (total > problems.length) print(`  … and ${total - problems.length} more problems`);
    if (run.State === 'Held')
      print(`  Approve or cancel it with POST /chat/Feed/Approve or /chat/Feed/Cancel { "RunID": ${run.RunID} }`);
    return run.State === 'Succeeded' ? 0 : run.State === 'Held' ? 2 : 1;
  });
