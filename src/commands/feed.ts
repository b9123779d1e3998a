import { join } from 'node:path';
import { isDatabaseAway, isNotMigrated } from '../database/database-failure.ts';
import { isDatabaseServed } from '../database/open-database.ts';
import { storesOn } from '../database/stores.ts';
import { SetupError } from '../errors.ts';
import { feedWarnings } from '../feeds/configuration/check-feed-config.ts';
import type { FeedConfig } from '../feeds/configuration/feed-config.ts';
import type { Feed } from '../feeds/configuration/feed-store.ts';
import { type FeedConfigEntry, loadFeedConfigs } from '../feeds/configuration/load-feed-configs.ts';
import { scheduleWords } from '../feeds/configuration/schedule.ts';
import { isTried, isTrusted } from '../feeds/configuration/tried-config.ts';
import type { FeedData, FeedState } from '../feeds/feed-data.ts';
import { missingSecrets } from '../feeds/fetch/read-credentials.ts';
import { renameFeed } from '../feeds/gone/gone-feeds.ts';
import { REMOVAL } from '../feeds/runs/run.ts';
import type { Services } from '../services.ts';
import { describeRun } from './describe-run.ts';
import { carryOut } from './follow-run.ts';
import { inColumns, minute, plain, table, widthOf, wrap } from './lay-out.ts';
import { isConfirmed, type Terminal } from './terminal.ts';
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

type CheckedFeed = { Feed: string; Problems: string[]; About: string; Starts: string[]; Warnings: string[] };

/** What is wrong with a feed's file, with the secrets that it names, and when it imports. */
const checkFeed = (
  entry: FeedConfigEntry,
  { config }: CommandContext,
  rows: ReadonlyMap<string, Feed> | null,
): CheckedFeed => {
  const nothing = { About: '', Starts: [], Warnings: [] };
  if ('error' in entry) return { Feed: entry.name, Problems: [...entry.problems], ...nothing };
  const { source, mode, chatbots } = entry.config;
  const credentials = 'credentials' in source ? source.credentials : undefined;
  return {
    Feed: entry.name,
    Problems: missingSecrets(credentials, config.readVariable),
    About: `${mode}, ${chatbots.length} ${chatbots.length === 1 ? 'chatbot' : 'chatbots'}`,
    Starts: describeStarts(entry.name, entry.config, rows),
    Warnings: [...feedWarnings(entry.config)],
  };
};

/** `listingd feed check`: what is wrong with the feeds' files, and when they import. Needs no database. Exit code 1 when any is wrong. */
export const feedCheckCommand = async (context: CommandContext): Promise<number> => {
  const { config, print, terminal } = context;
  const folder = join(config.configFolder, 'feeds');
  const rows = await knownRows(context);
  const entries = await loadFeedConfigs(folder);
  const checked = entries.map((entry) => checkFeed(entry, context, rows));
  context.answer(checked);
  for (const [index, { Feed: name, Problems, About, Starts, Warnings }] of checked.entries()) {
    const entry = entries[index];
    const shown = entry !== undefined && 'error' in entry ? entry.shownFile : name;
    const [first = '', ...others] = entry !== undefined && 'error' in entry ? Problems : [Problems.join('; ')];
    const isWrong = Problems.length > 0;
    print(
      isWrong
        ? `${terminal.paint('red', '✗')} ${shown}: ${first}`
        : `${terminal.paint('green', '✓')} ${shown}: ${About}`,
    );
    for (const line of [...others, ...Starts, ...Warnings.map((warning) => `warning: ${warning}`)]) {
      for (const part of wrap(line, terminal.width, 2)) print(part);
    }
  }
  if (checked.length === 0) print(`No feeds in ${folder}`);
  return checked.some(({ Problems }) => Problems.length > 0) ? 1 : 0;
};

/** The feeds of all workspaces, as the API tells how they stand. */
export const allFeeds = async ({ access, feeds }: Pick<Services, 'access' | 'feeds'>): Promise<FeedData[]> => {
  const all: FeedData[] = [];
  for (const { id } of await access.listWorkspaces()) all.push(...(await feeds.list(id)).List);
  return all;
};

/** What there is to be done about a feed in a state; nothing where all is well. `looked`: what says whether its source can be reached. */
export const adviceFor = ({ Feed: name, State, PausedBy }: FeedData, looked = 'npx listingd doctor'): string => {
  const advice: Readonly<Record<FeedState, string>> = {
    ...{ Fresh: '', Running: '' },
    Broken: 'mend what it says; npx listingd feed check tells whether the file is right',
    Held:
      PausedBy === null
        ? `npx listingd run list --feed ${name}, then run show ID says what would happen, run approve ID does it, run cancel ID drops it`
        : `npx listingd run approve ${PausedBy} lets it go on`,
    Waiting: `npx listingd import ${name} --dry-run`,
    Failing: `npx listingd run list --feed ${name} says since when, ${looked} says whether its source can be reached`,
    Stale: `${looked} says whether its source can be reached; else ask who sends the file`,
  };
  return advice[State];
};

const STYLES: Readonly<Record<FeedState, 'green' | 'red' | 'yellow'>> = {
  ...{
    Fresh: 'green',
    Running: 'green',
    Broken: 'red',
    Failing: 'red',
    Stale: 'red',
    Held: 'yellow',
    Waiting: 'yellow',
  },
};

/** Feeds in a table, under each what it has to say and what there is to be done. */
export const describeFeeds = (feeds: readonly FeedData[], { width, paint }: Terminal): string[] => {
  const rows = feeds.map((feed) => [
    ...[feed.Feed, paint(STYLES[feed.State], feed.State), minute(feed.LastRun), minute(feed.NextRun)],
  ]);
  const head = ['Feed', 'State', 'Last run (UTC)', 'Next run (UTC)'];
  const columns = inColumns(rows, head);
  const isWide = columns.some((line) => widthOf(line) > width);
  return [
    ...(isWide ? [] : columns.slice(0, 1)),
    ...feeds.flatMap((feed, index) => [
      ...(isWide ? table(rows.slice(index, index + 1), head, width) : columns.slice(index + 1, index + 2)),
      ...(feed.Message === '' ? [] : wrap(plain(feed.Message), width, 4)),
      ...(adviceFor(feed) === '' ? [] : wrap(adviceFor(feed), width, 6, '    →')),
    ]),
  ];
};

/** `listingd feed list`: how each feed stands, and what there is to be done. */
export const feedListCommand = (context: CommandContext): Promise<number> =>
  withServices(context, async (services) => {
    const all = await allFeeds(services);
    context.answer(all);
    if (all.length === 0) context.print(`No feeds in ${join(context.config.configFolder, 'feeds')}`);
    else for (const line of describeFeeds(all, context.terminal)) context.print(line);
    return 0;
  });

/** `listingd feed rename OLD NEW`: what a feed shows is kept under the new name of its file. */
export const feedRenameCommand = (context: CommandContext, from: string, to: string): Promise<number> =>
  withServices(context, async ({ registry }, { database }) => {
    await renameFeed({ from, to }, { database, registry });
    context.answer({ Feed: to });
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
      const file = join(context.config.configFolder, 'feeds', `${name}.json`);
      throw new SetupError(`${file} is there: remove the file first, so that the feed stays away`);
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
    context.answer(run);
    for (const line of describeRun(run)) print(line);
    return run.State === 'Succeeded' ? 0 : 1;
  });
