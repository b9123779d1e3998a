import { join } from 'node:path';
import { isDatabaseAway, isNotMigrated } from '../database/database-failure.ts';
import { isDatabaseServed } from '../database/open-database.ts';
import { storesOn } from '../database/stores.ts';
import { SetupError } from '../errors.ts';
import { feedWarnings } from '../feeds/configuration/check-feed-config.ts';
import type { FeedConfig } from '../feeds/configuration/feed-config.ts';
import type { Feed } from '../feeds/configuration/feed-store.ts';
import { loadFeedConfigs } from '../feeds/configuration/load-feed-configs.ts';
import { scheduleWords } from '../feeds/configuration/schedule.ts';
import { isTried, isTrusted } from '../feeds/configuration/tried-config.ts';
import type { FeedData } from '../feeds/feed-data.ts';
import { missingSecrets } from '../feeds/fetch/read-credentials.ts';
import { renameFeed } from '../feeds/gone/rename-feed.ts';
import { REMOVAL } from '../feeds/runs/run.ts';
import { carryOut, isConfirmed } from './carry-out.ts';
import { describeRun } from './describe-run.ts';
import { inColumns, plain, wrap } from './lay-out.ts';
import { lineWidth } from './show-run.ts';
import { type CommandContext, withDatabase, withServices } from './with-services.ts';

/** The feeds' rows by their names, where the database is there to be asked; it is neither started nor changed for it. */
const knownRows = async (context: CommandContext): Promise<ReadonlyMap<string, Feed> | null> => {
  try {
    if (!(await isDatabaseServed(context.config))) return null;
    const feeds = await withDatabase(context, ({ database }) => storesOn(database).feeds.all());
    return new Map(feeds.map((feed) => [feed.name, feed]));
  } catch (error) {
    if (error instanceof SetupError || isDatabaseAway(error) || isNotMigrated(error)) return null;
    throw error;
  }
};

/** When a feed imports by itself, and what it still waits for. */
const describeStarts = (name: string, config: FeedConfig, rows: ReadonlyMap<string, Feed> | null): string[] => {
  const { schedule } = config;
  if (schedule === undefined) return [];
  const words = `imports ${scheduleWords(schedule, new Date())}`;
  const feed = rows?.get(name) ?? { name, triedConfig: null, lastChatbots: null };
  if (isTried(feed, config) || isTrusted(feed, config)) return [words];
  const trial = `npx listingd import ${name} --dry-run`;
  return [
    rows === null
      ? `${words}, once a dry run or an import under this configuration was asked for: ${trial}`
      : `${words}; waits for its first dry run${feed.triedConfig === null ? '' : ' since it was changed'}: ${trial}`,
  ];
};

/** `listingd feed check`: what is wrong with the feeds' files, and when they import. Needs no database. Exit code 1 when any is wrong. */
export const feedCheckCommand = async (context: CommandContext): Promise<number> => {
  const { config, print } = context;
  const entries = await loadFeedConfigs(join(config.configFolder, 'feeds'));
  const rows = await knownRows(context);
  let wrong = 0;
  for (const entry of entries) {
    const source = 'error' in entry ? undefined : entry.config.source;
    const credentials = source !== undefined && 'credentials' in source ? source.credentials : undefined;
    const missing = missingSecrets(credentials, config.readVariable);
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
    for (const line of describeStarts(entry.name, entry.config, rows)) print(`  ${line}`);
    for (const warning of feedWarnings(entry.config)) print(`  warning: ${warning}`);
  }
  if (entries.length === 0) print(`No feeds in ${join(config.configFolder, 'feeds')}`);
  return wrong > 0 ? 1 : 0;
};

/** `listingd feed list`: how each feed stands, and what there is to be done. */
export const feedListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async ({ access, feeds }) => {
    const all: FeedData[] = [];
    for (const { id } of await access.listWorkspaces()) all.push(...(await feeds.list(id)).List);
    const minute = (time: string | null): string => (time === null ? '–' : time.slice(0, 16).replace('T', ' '));
    const rows = all.map(({ Feed: name, State, LastRun, NextRun }) => [name, State, minute(LastRun), minute(NextRun)]);
    if (all.length === 0) context.print(`No feeds in ${join(context.config.configFolder, 'feeds')}`);
    else {
      const [head = '', ...lines] = inColumns(rows, ['Feed', 'State', 'Last run (UTC)', 'Next run (UTC)']);
      context.print(head);
      for (const [index, line] of lines.entries()) {
        context.print(line);
        const message = all[index]?.Message ?? '';
        if (message !== '') for (const part of wrap(plain(message), lineWidth(), 4)) context.print(part);
      }
    }
    return 0;
  });

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
