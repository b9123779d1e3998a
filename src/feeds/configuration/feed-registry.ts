import type { Database } from '../../database/connection.ts';
import { createCandidateStore } from '../../listings/candidate-store.ts';
import { createClaimStore } from '../apply/claim-store.ts';
import { createGoneFeedStore, goneSentence } from '../gone/gone-feed-store.ts';
import type { Target } from '../runs/import-job.ts';
import type { FeedConfig } from './feed-config.ts';
import { createFeedStore, type Feed } from './feed-store.ts';
import { createLastGoodConfigs } from './last-good-config.ts';
import { FEED_NAME, type FeedConfigEntry } from './load-feed-configs.ts';

/** What a feed needs to know of a chatbot. */
export type FeedChatbot = { id: number; workspaceId: number; serialNumber: string };
export type FindChatbots = {
  bySerialNumber: (serialNumber: string) => Promise<FeedChatbot | undefined>;
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
};

/** A configuration held against the chatbots that there are. */
type Settled = Pick<KnownFeed, 'error' | 'warning' | 'serialNumbers'> & { workspaceId: number | null };

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
});

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
  const feeds = createFeedStore(database);
  const gone = createGoneFeedStore(database);
  const lastGood = createLastGoodConfigs(root);

  const settle = async ({ name, workspaceId: owner }: Feed, config: FeedConfig): Promise<Settled> => {
    const serialNumbers = config.chatbots.map((chatbot) => chatbot.serialNumber);
    const found = await Promise.all(serialNumbers.map(chatbots.bySerialNumber));
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

  const knowWrong = async (feed: Feed, error: string, serialNumbers: string[]): Promise<KnownFeed> => {
    const config = lastGood(feed);
    const last = config === null ? null : await settle(feed, config);
    if (last === null || last.error !== null) {
      return {
        name: feed.name,
        feed,
        config,
        error,
        refusal: error,
        isGone: false,
        warning: null,
        serialNumbers: last?.serialNumbers ?? serialNumbers,
      };
    }
    const told = `${error}; until that is mended the feed goes on by its last good configuration`;
    const { warning, serialNumbers: filled } = last;
    const isGone = false;
    return { name: feed.name, feed, config, error: told, refusal: null, isGone, warning, serialNumbers: filled };
  };

  const know = async (entry: FeedConfigEntry): Promise<KnownFeed> => {
    const { name } = entry;
    if ('error' in entry) {
      const feed = FEED_NAME.test(name) ? await feeds.ensure(name, null) : unsaved(name);
      return knowWrong(feed, entry.error, []);
    }
    const { config } = entry;
    const seen = await feeds.ensure(name, null);
    const { error, warning, serialNumbers, workspaceId } = await settle(seen, config);
    if (error !== null) return knowWrong(seen, error, serialNumbers);
    const feed = seen.workspaceId === null ? await feeds.ensure(name, workspaceId) : seen;
    if (feed.lastConfig !== entry.text) await feeds.setLastConfig(feed.id, entry.text);
    const current = { ...feed, lastConfig: entry.text };
    return { name, feed: current, config, error, refusal: null, isGone: false, warning, serialNumbers };
  };

  /** A feed whose file is gone; undefined where it has nothing on display and claims nothing. */
  const knowGone = async (feed: Feed): Promise<KnownFeed | undefined> => {
    const shown = await gone.countShown(feed.id);
    if (shown === 0 && (await gone.countClaims(feed.id)) === 0) return undefined;
    const config = lastGood(feed);
    const error = goneSentence(feed, shown);
    const serialNumbers = config?.chatbots.map(({ serialNumber }) => serialNumber) ?? [];
    return { name: feed.name, feed, config, error, refusal: error, isGone: true, warning: null, serialNumbers };
  };

  return {
    all: async (): Promise<KnownFeed[]> => {
      const known: KnownFeed[] = [];
      const entries = await load();
      for (const entry of entries.filter(isFollowed)) known.push(await know(entry));
      const names = new Set(entries.map(({ name }) => name));
      for (const feed of await feeds.all()) {
        const left = names.has(feed.name) ? undefined : await knowGone(feed);
        if (left !== undefined) known.push(left);
      }
      return known.sort((left, right) => (left.name < right.name ? -1 : 1));
    },

    find: async (name: string): Promise<KnownFeed | undefined> => {
      const entry = (await load()).find((one) => one.name === name);
      if (entry !== undefined) return isFollowed(entry) ? know(entry) : undefined;
      const feed = FEED_NAME.test(name) ? await feeds.find(name) : undefined;
      return feed === undefined ? undefined : knowGone(feed);
    },

    /** Every feed that there ever was: their runs stay. */
    rows: (): Promise<Feed[]> => feeds.all(),

    /** Whether config/feeds has a file of the name, right or wrong. */
    hasFile: async (name: string): Promise<boolean> => (await load()).some((entry) => entry.name === name),

    /** The chatbots that a run fills: those of the file, and those that it no longer names but still fills. */
    targets: async (feed: Feed, config: FeedConfig): Promise<Target[]> => {
      const targets: Target[] = [];
      for (const { serialNumber, where } of config.chatbots) {
        const chatbot = await chatbots.bySerialNumber(serialNumber);
        if (chatbot !== undefined) targets.push({ chatbotId: chatbot.id, serialNumber, where });
      }
      const filled = await createCandidateStore(database).chatbotsOf(feed.id);
      const claimed = await createClaimStore(database).chatbotsOf(feed.id);
      for (const id of new Set([...filled, ...claimed])) {
        if (targets.some((target) => target.chatbotId === id)) continue;
        const chatbot = await chatbots.byId(id);
        if (chatbot !== undefined) targets.push({ chatbotId: id, serialNumber: chatbot.serialNumber, where: null });
      }
      return targets;
    },
  };
};

export type FeedRegistry = ReturnType<typeof createFeedRegistry>;
