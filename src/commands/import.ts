import { resolve } from 'node:path';
import { SetupError } from '../errors.ts';
import { describeRun, followRun } from './follow-run.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** How long a running service has to take a run before the command carries it out itself. */
const PATIENCE_MILLISECONDS = 3_000;
const SHOWN_PROBLEMS = 20;

/**
 * `listingd import NAME [--file FILE] [--dry-run]`: one run, done by the service that runs, else here. Returns the exit
 * code: 0 succeeded, 1 failed or cancelled, 2 held.
 */
export const importCommand = (
  context: CommandContext,
  name: string,
  options: { file?: string; dryRun?: boolean },
): Promise<number> =>
  withServices(context, async ({ registry, runs, execute, host }, { alone }) => {
    const { print, say } = context;
    const known = await registry.find(name);
    if (known === undefined) {
      const names = (await registry.all()).map((feed) => feed.name);
      throw new SetupError(`There is no feed ${name}: config/feeds has ${names.join(', ') || 'none'}`);
    }
    if (known.error !== null) throw new SetupError(known.error);
    const queued = await runs.queue({
      feedId: known.feed.id,
      startedBy: 'command',
      dryRun: options.dryRun ?? false,
      ...(options.file === undefined ? {} : { file: resolve(options.file), host }),
    });
    if ('taken' in queued) {
      throw new SetupError(`Feed ${name} is being imported: run ${queued.taken} is queued or running`);
    }
    const stop = new AbortController();
    const interrupt = (): void => stop.abort(new Error('interrupted'));
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    let own: Promise<void> | undefined;
    const run = await followRun(runs, queued.runId, say, async (waited) => {
      if (stop.signal.aborted) {
        await runs.cancel(queued.runId, 'interrupted');
        return;
      }
      if (own !== undefined || (!alone && waited < PATIENCE_MILLISECONDS)) return;
      const claimed = await runs.claim(`command ${process.pid}`, host, queued.runId);
      if (claimed !== undefined) own = execute(claimed, stop.signal);
    });
    await own;
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
