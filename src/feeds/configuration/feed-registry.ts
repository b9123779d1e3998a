import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { goneSentence } from '../gone/gone-feed-store.ts';
import type { Target } from '../runs/import-job.ts';
import { isFilledByUploads } from './feed-age.ts';
import type { FeedConfig } from './feed-config.ts';
import type { Feed } from './feed-store.ts';
import { createLastGoodConfigs, FEED_NAME, type FeedConfigEntry } from './load-feed-configs.ts';
import { isTried, isTrusted, triedDigest } from './tried-config.ts';

/** What a feed needs to know of a chatbot. */
type FeedChatbot = { id: number; workspaceId: number; serialNumber: string };
type FindChatbots = {
  bySerialNumbers: (serialNumbers: readonly string[]) => Promise<FeedChatbot[]>;
  byId: (id: number) => Promise<FeedChatbot | undefined>;
};

/** A feed: its row, and what it is run by. */
export type KnownFeed = {
  name: string;
  feed: Feed;
  /** The configuration in force: the file's, or the last good one where that is wrong or gone; null: there never was one. */
  config: FeedConfig | null;
  /** What is wrong with the feed's file or its chatbots: the feed is Broken. It is run all the same unless it is refused. */
  error: string | null;
  /** Why the feed is not run, in a sentence; null where it is. */
  refusal: string | null;
  /** Its file is gone from config/feeds while it still shows or claims homes. */
  isGone: boolean;
  /** What is wrong with the feed without stopping it: it fills the chatbots that there are. */
  warning: string | null;
  serialNumbers: string[];
  /** Somebody has asked for a dry run or an import under the configuration in force: until then its schedule waits. */
  isTried: boolean;
  /** It is filled by uploads: an import of its own source finds nothing. */
  isUploaded: boolean;
};

/** What is looked up for all feeds at once: their rows, by name, and the chatbots that they name. */
type Looked = {
  rows: ReadonlyMap<string, Feed>;
  bySerialNumber: (serialNumber: string) => Promise<FeedChatbot | undefined>;
};

const createLookUp =
  ({ bySerialNumbers }: FindChatbots, lastGood: (feed: Feed) => FeedConfig | null) =>
  async (entries: readonly FeedConfigEntry[], feeds: readonly Feed[]): Promise<Looked> => {
    const rows = new Map(feeds.map((feed) => [feed.name, feed]));
    const found = new Map<string, FeedChatbot | undefined>();
    for (const entry of entries) {
      const row = rows.get(entry.name);
      const config = 'config' in entry ? entry.config : row && lastGood(row);
      for (const { serialNumber } of config?.chatbots ?? []) found.set(serialNumber, undefined);
    }
    for (const chatbot of await bySerialNumbers([...found.keys()])) found.set(chatbot.serialNumber, chatbot);
    return {
      rows,
      // One that only the configuration before a wrong one names is looked up by itself.
      bySerialNumber: async (key) => (found.has(key) ? found.get(key) : (await bySerialNumbers([key]))[0]),
    };
  };

/** A configuration held against the chatbots that there are. */
type HeldAgainstChatbots = Pick<KnownFeed, 'error' | 'warning' | 'serialNumbers'> & { workspaceId: number | null };

const holdAgainstChatbots = async (
  { name, workspaceId: owner }: Feed,
  config: FeedConfig,
  { bySerialNumber }: Pick<Looked, 'bySerialNumber'>,
): Promise<HeldAgainstChatbots> => {
  const serialNumbers = config.chatbots.map((chatbot) => chatbot.serialNumber);
  const found = await Promise.all(serialNumbers.map(bySerialNumber));
  const missing = serialNumbers.filter((_, index) => found[index] === undefined);
  const workspaces = new Set(found.flatMap((chatbot) => (chatbot === undefined ? [] : [chatbot.workspaceId])));
  const [workspaceId = null] = workspaces;
  const file = `config/feeds/${name}.json: chatbots:`;
  const unknown = `${file} there is no chatbot with the serial number ${missing.join(', ')}`;
  const warning = missing.length > 0 ? unknown : null;
  if (owner !== null) workspaces.add(owner);
  if (workspaces.size > 1) {
    const error = `${file} all must be of one workspace, the one that the feed has filled so far: a feed of another needs a name of its own`;
    return { error, warning, serialNumbers: [], workspaceId: null };
  }
  return { error: missing.length === serialNumbers.length ? unknown : null, warning, serialNumbers, workspaceId };
};

/** A feed whose name no row can have. */
const unsaved = (name: string): Feed => ({
  id: 0,
  name,
  workspaceId: null,
  createdAt: new Date(0),
  dirty: 0,
  lastSha256: null,
  lastFingerprint: null,
  lastChatbots: null,
  lastFileTime: null,
  lastTimeRule: null,
  lastReachedAt: null,
  lastChangedAt: null,
  columnFill: null,
  sourceState: null,
  lastConfig: null,
  configChangedAt: null,
  unconfirmedAt: null,
  triedConfig: null,
  triedAt: null,
});

/** A feed that is run as it is, but for what is told. */
const toldFeed = (
  feed: Feed,
  config: FeedConfig | null,
  told: Partial<KnownFeed> & Pick<KnownFeed, 'serialNumbers' | 'isUploaded'>,
): KnownFeed => ({
  ...{ name: feed.name, feed, config, error: null, refusal: null, isGone: false, warning: null },
  isTried: config !== null && isTried(feed, config),
  ...told,
});

/** What finds out how a feed is run: by its file, right or wrong, or by what is kept of one that is gone. */
const createFeedFinder = (database: Database, root: string, chatbots: FindChatbots) => {
  const { claims, feeds, goneFeeds: gone } = storesOn(database);
  const lastGood = createLastGoodConfigs(root);
  const lookUp = createLookUp(chatbots, lastGood);

  const knownFeed = async (
    feed: Feed,
    config: FeedConfig | null,
    tells: Partial<KnownFeed> & Pick<KnownFeed, 'serialNumbers'>,
  ): Promise<KnownFeed> => {
    const told = { ...tells, isUploaded: config !== null && (await isFilledByUploads(config)) };
    if (config === null || !isTrusted(feed, config)) return toldFeed(feed, config, told);
    const triedConfig = triedDigest(config, feed);
    await feeds.adoptTried(feed.id, triedConfig);
    return toldFeed({ ...feed, triedConfig }, config, told);
  };

  const byLastGood = async (
    feed: Feed,
    { error, serialNumbers }: { error: string; serialNumbers: string[] },
    looked: Looked,
  ): Promise<KnownFeed> => {
    const config = lastGood(feed);
    const last = config === null ? null : await holdAgainstChatbots(feed, config, looked);
    if (last === null || last.error !== null) {
      return knownFeed(feed, config, { error, refusal: error, serialNumbers: last?.serialNumbers ?? serialNumbers });
    }
    const told = `${error}; until that is mended the feed goes on by its last good configuration`;
    return knownFeed(feed, config, { error: told, warning: last.warning, serialNumbers: last.serialNumbers });
  };

  const ofFile = async (entry: FeedConfigEntry, looked: Looked): Promise<KnownFeed> => {
    const { name } = entry;
    const seen = FEED_NAME.test(name) ? (looked.rows.get(name) ?? (await feeds.ensure(name, null))) : unsaved(name);
    if ('error' in entry) return byLastGood(seen, { error: entry.error, serialNumbers: [] }, looked);
    const { config, text } = entry;
    const { error, warning, serialNumbers, workspaceId } = await holdAgainstChatbots(seen, config, looked);
    if (error !== null) return byLastGood(seen, { error, serialNumbers }, looked);
    const feed = seen.workspaceId === null ? await feeds.ensure(name, workspaceId) : seen;
    if (feed.lastConfig !== text) await feeds.setLastConfig(feed.id, text);
    return knownFeed({ ...feed, lastConfig: text }, config, { warning, serialNumbers });
  };

  /** Feeds whose files are gone, without those that have nothing on display and claim nothing. */
  const ofGone = async (left: readonly Feed[]): Promise<KnownFeed[]> => {
    if (left.length === 0) return [];
    const shown = await gone.countShown(left.map(({ id }) => id));
    const claiming = await claims.claimingFeeds();
    const seen = left.filter(({ id }) => shown.has(id) || claiming.has(id));
    return Promise.all(
      seen.map((feed) => {
        const config = lastGood(feed);
        const error = goneSentence(feed, shown.get(feed.id) ?? 0);
        const serialNumbers = config?.chatbots.map(({ serialNumber }) => serialNumber) ?? [];
        return knownFeed(feed, config, { error, refusal: error, isGone: true, serialNumbers });
      }),
    );
  };

  /** Feeds by their files, and `rows` of those that have been seen. */
  const ofFiles = async (entries: readonly FeedConfigEntry[], rows: readonly Feed[]): Promise<KnownFeed[]> => {
    const looked = await lookUp(entries, rows);
    const known: KnownFeed[] = [];
    for (const entry of entries) known.push(await ofFile(entry, looked));
    return known;
  };

  return { ofFiles, ofGone };
};

/** The chatbots that a run fills: those of the file, and those that it no longer names but still fills. */
const findTargets = async (
  feed: Feed,
  config: FeedConfig,
  { database, chatbots }: { database: Database; chatbots: FindChatbots },
): Promise<Target[]> => {
  const targets: Target[] = [];
  const named = await chatbots.bySerialNumbers(config.chatbots.map(({ serialNumber }) => serialNumber));
  for (const { serialNumber, where } of config.chatbots) {
    const chatbot = named.find((one) => one.serialNumber === serialNumber);
    if (chatbot !== undefined) targets.push({ chatbotId: chatbot.id, serialNumber, where });
  }
  const { candidates, claims } = storesOn(database);
  const filled = await candidates.chatbotsOf(feed.id);
  const claimed = await claims.chatbotsOf(feed.id);
  for (const id of new Set([...filled, ...claimed])) {
    if (targets.some((target) => target.chatbotId === id)) continue;
    const chatbot = await chatbots.byId(id);
    if (chatbot !== undefined) targets.push({ chatbotId: id, serialNumber: chatbot.serialNumber, where: null });
  }
  return targets;
};

/**
 * The feeds of config/feeds as the database knows them, and those whose file is gone while they still show or claim
 * homes. A feed belongs to the workspace of its chatbots, which must be one, and stays its own: another would be shown its
 * runs and homes. `load` tells the files as they are now, so that a changed file counts from the next run on; a wrong one
 * leaves the last good configuration in force, which is kept in the database. `isFollowed` false: the feed is left alone, as
 * if there were no such feed.
 */
export const createFeedRegistry = (options: {
  database: Database;
  load: () => Promise<FeedConfigEntry[]>;
  /** Where relative paths of configurations start. */
  root: string;
  isFollowed?: (entry: FeedConfigEntry) => boolean;
  chatbots: FindChatbots;
}) => {
  const { database, load, root, isFollowed = () => true, chatbots } = options;
  const { feeds } = storesOn(database);
  const { ofFiles, ofGone } = createFeedFinder(database, root, chatbots);

  return {
    all: async (): Promise<KnownFeed[]> => {
      const entries = await load();
      const rows = await feeds.all();
      const known = await ofFiles(entries.filter(isFollowed), rows);
      const names = new Set(entries.map(({ name }) => name));
      known.push(...(await ofGone(rows.filter(({ name }) => !names.has(name)))));
      return known.sort((left, right) => (left.name < right.name ? -1 : 1));
    },

    find: async (name: string): Promise<KnownFeed | undefined> => {
      const entry = (await load()).find((one) => one.name === name);
      const feed = FEED_NAME.test(name) ? await feeds.find(name) : undefined;
      const rows = feed === undefined ? [] : [feed];
      if (entry === undefined) return (await ofGone(rows))[0];
      return isFollowed(entry) ? (await ofFiles([entry], rows))[0] : undefined;
    },

    /** Every feed that there ever was: their runs stay. */
    rows: (): Promise<Feed[]> => feeds.all(),

    /** Whether config/feeds has a file of the name, right or wrong. */
    hasFile: async (name: string): Promise<boolean> => (await load()).some((entry) => entry.name === name),

    /** The chatbots that a run fills: those of the file, and those that it no longer names but still fills. */
    targets: (feed: Feed, config: FeedConfig): Promise<Target[]> => findTargets(feed, config, options),
  };
};

export type FeedRegistry = ReturnType<typeof createFeedRegistry>;
