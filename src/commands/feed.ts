import { join } from 'node:path';
import { SetupError } from '../errors.ts';
import { feedWarnings } from '../feeds/configuration/check-feed-config.ts';
import { missingVariables } from '../feeds/configuration/check-feed-source.ts';
import { loadFeedConfigs } from '../feeds/configuration/load-feed-configs.ts';
import { renameFeed } from '../feeds/gone/rename-feed.ts';
import { REMOVAL } from '../feeds/runs/run.ts';
import { carryOut, isConfirmed } from './carry-out.ts';
import { describeRun } from './describe-run.ts';
import { type CommandContext, withServices } from './with-services.ts';

/** `listingd feed check`: what is wrong with the feeds' files. Needs no database. Exit code 1 when any is wrong. */
export const feedCheckCommand = async ({ config, print }: CommandContext): Promise<number> => {
  const entries = await loadFeedConfigs(join(config.configFolder, 'feeds'));
  let wrong = 0;
  for (const entry of entries) {
    const missing = 'error' in entry ? [] : missingVariables(entry.config, config.readVariable);
    if ('error' in entry || missing.length > 0) wrong += 1;
    if ('error' in entry) {
      const [first = '', ...others] = entry.problems;
      print(`✗ ${entry.shownFile}: ${first}`);
      for (const problem of others) print(`  ${problem}`);
      continue;
    }
    const { length } = entry.config.chatbots;
    const told = `${entry.config.mode}, ${length} ${length === 1 ? 'chatbot' : 'chatbots'}`;
    print(missing.length > 0 ? `✗ ${entry.name}: ${missing.join('; ')}` : `✓ ${entry.name}: ${told}`);
    for (const warning of feedWarnings(entry.config)) print(`  warning: ${warning}`);
  }
  if (entries.length === 0) print(`No feeds in ${join(config.configFolder, 'feeds')}`);
  return wrong > 0 ? 1 : 0;
};

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
