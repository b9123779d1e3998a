import type { Database } from '../../database/connection.ts';
import { createCandidateStore } from '../../listings/candidate-store.ts';
import { createClaimStore } from '../apply/claim-store.ts';
import type { Target } from '../import-job.ts';
import type { FeedConfig } from './feed-config.ts';
import { createFeedStore, type Feed } from './feed-store.ts';
import type { FeedConfigEntry } from './load-feed-configs.ts';

/** What a feed needs to know of a chatbot. */
export type FeedChatbot = { id: number; workspaceId: number; serialNumber: string };
export type FindChatbots = {
  bySerialNumber: (serialNumber: string) => Promise<FeedChatbot | undefined>;
  byId: (id: number) => Promise<FeedChatbot | undefined>;
};

/** A configured feed and its row. `error`: its file is wrong, or one of its chatbots can't be found; it is not run then. */
export type KnownFeed = {
  name: string;
  feed: Feed;
  config: FeedConfig | null;
  error: string | null;
  /** What is wrong with the feed without stopping it: it fills the chatbots that there are. */
  warning: string | null;
  serialNumbers: string[];
};

/**
 * The feeds of config/feeds as the database knows them. A feed belongs to the workspace of its chatbots, which must be
 * one. `load` reads the files anew, so that a changed file counts from the next run on.
 */
export const createFeedRegistry = (options: {
  database: Database;
  load: () => Promise<FeedConfigEntry[]>;
  chatbots: FindChatbots;
}) => {
  const { database, load, chatbots } = options;
  const feeds = createFeedStore(database);

  const know = async (entry: FeedConfigEntry): Promise<KnownFeed> => {
    if ('error' in entry) {
      const feed = await feeds.ensure(entry.name, null);
      return { name: entry.name, feed, config: null, error: entry.error, warning: null, serialNumbers: [] };
    }
    const serialNumbers = entry.config.chatbots.map((chatbot) => chatbot.serialNumber);
    const found = await Promise.all(serialNumbers.map(chatbots.bySerialNumber));
    const missing = serialNumbers.filter((_, index) => found[index] === undefined);
    const workspaces = new Set(found.flatMap((chatbot) => (chatbot === undefined ? [] : [chatbot.workspaceId])));
    const [workspaceId = null] = workspaces;
    const unknown = `config/feeds/${entry.name}.json: chatbots: there is no chatbot with the serial number ${missing.join(', ')}`;
    const error =
      missing.length === serialNumbers.length
        ? unknown
        : workspaces.size > 1
          ? `config/feeds/${entry.name}.json: chatbots: all must be of one workspace`
          : null;
    const feed = await feeds.ensure(entry.name, workspaceId);
    return {
      name: entry.name,
      feed,
      config: entry.config,
      error,
      warning: missing.length > 0 ? unknown : null,
      serialNumbers,
    };
  };

  return {
    all: async (): Promise<KnownFeed[]> => {
      const known: KnownFeed[] = [];
      for (const entry of await load()) known.push(await know(entry));
      return known;
    },

    find: async (name: string): Promise<KnownFeed | undefined> => {
      const entry = (await load()).find((one) => one.name === name);
      return entry === undefined ? undefined : know(entry);
    },

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
