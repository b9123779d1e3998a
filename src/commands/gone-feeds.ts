import { SetupError } from '../errors.ts';
import { renameFeed } from '../feeds/gone/rename-feed.ts';
import { REMOVAL } from '../feeds/runs/run.ts';
import { carryOut } from './carry-out.ts';
import { isConfirmed } from './confirm.ts';
import { describeRun } from './describe-run.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** `listingd feed rename OLD NEW`: what a feed shows is kept under the new name of its file. */
export const feedRenameCommand = (context: CommandContext, from: string, to: string): Promise<number> =>
  withServices(context, async ({ registry }, { database }) => {
    await renameFeed({ from, to }, { database, registry });
    context.print(`Feed ${from} is ${to} from now on, with its listings and its runs`);
    return 0;
  });

/**
 * `listingd feed remove NAME [--yes]`: takes all that a feed without a file shows off the display, by a run that the
 * service does, else this process. Exit code 0 when it is done, 1 when it failed or nobody said yes.
 */
export const feedRemoveCommand = (
  context: CommandContext,
  name: string,
  { yes = false }: { yes?: boolean },
): Promise<number> =>
  withServices(context, async (services, { company }) => {
    const { print, say } = context;
    const { registry, runs } = services;
    if (await registry.hasFile(name)) {
      throw new SetupError(`config/feeds/${name}.json is there: remove the file first, so that the feed stays away`);
    }
    const known = await registry.find(name);
    if (known === undefined) throw new SetupError(`Feed ${name} shows nothing: there is nothing to remove`);
    if (!yes) say(`${known.error}`);
    if (!(await isConfirmed('Take them off the display now?', { yes }))) return 1;
    const queued = await runs.queue({ feedId: known.feed.id, startedBy: REMOVAL, approved: true });
    if ('taken' in queued) {
      throw new SetupError(`Run ${queued.taken} of feed ${name} is queued or running: wait for its end, or cancel it`);
    }
    const run = await carryOut(services, queued.runId, company, say);
    if (run === undefined) return 1;
    for (const line of describeRun(run)) print(line);
    return run.State === 'Succeeded' ? 0 : 1;
  });
