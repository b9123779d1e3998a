import { randomUUID } from 'node:crypto';
import type { ExecutionContext, ImplementationFn } from 'ava';
import type { ResoWebApiSource } from '../../src/feeds/configuration/feed-config.ts';
import type { SourceState } from '../../src/feeds/fetch/fetched-file.ts';
import { createKilledDatabase } from './killed-database.ts';
import { sourceOf, VARIABLES } from './replicate.ts';
import { type ResoServer, startResoServer } from './reso-server.ts';
import { createResoSource, type ResoSource, type ShownHome } from './reso-source.ts';
import { type FeedFixture, NO_LIMITS, type RunResult, withFeed } from './with-feed.ts';

type Replica = {
  feed: FeedFixture;
  source: ResoSource;
  server: ResoServer;
  /** How long requests would have waited, milliseconds. */
  waits: number[];
  /** Writes the feed's file: a feed that follows the server, with these changes to it and to its source. */
  configure: (changes?: Record<string, unknown>, of?: Partial<ResoWebApiSource>, name?: string) => Promise<void>;
  /** Imports as the service does at the source's time; killed at each of these steps and started again before. */
  run: (options?: { name?: string; kills?: readonly number[] }) => Promise<RunResult>;
  /** Approves a held run and carries it out. */
  approve: (runId: number) => Promise<RunResult>;
  /** What the chatbot shows, by the source's key. */
  shown: (chatbotId?: number) => Promise<Map<string, ShownHome>>;
  /** What the last good run stored of the source. */
  state: (name?: string) => Promise<SourceState | null>;
};

const createReplica = async (feed: FeedFixture, source: ResoSource): Promise<Replica> => {
  const server = await startResoServer(source);
  const { runs, host } = feed.services;
  const waits: number[] = [];

  /** False when the process was killed on the way. */
  const execute = async (runId: number, kill = Number.POSITIVE_INFINITY): Promise<boolean> => {
    const killed = createKilledDatabase(feed.database, kill);
    const claimed = await runs.claim(randomUUID(), host, { runId });
    if (claimed === undefined) throw new Error(`run ${runId} cannot be claimed`);
    const executor = feed.executor({
      database: killed.database,
      readVariable: (name) => VARIABLES[name],
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    await executor(claimed, new AbortController().signal).catch((error: unknown) => {
      if (!killed.dead) throw error;
    });
    return !killed.dead;
  };

  return {
    feed,
    source,
    server,
    waits,
    configure: (changes = {}, of = {}, name = 'main') =>
      feed.configure(
        {
          source: sourceOf(server, of),
          key: ['ListingKey'],
          mode: 'delta',
          importSold: true,
          soldDays: 36_500,
          limits: NO_LIMITS,
          ...changes,
        },
        name,
      ),
    run: async ({ name = 'main', kills = [] } = {}) => {
      feed.setNow(new Date(source.now()));
      const runId = await feed.queue({ feed: name });
      for (const kill of [...kills, Number.POSITIVE_INFINITY]) {
        if (await execute(runId, kill)) break;
        await feed.database('feed_run').where({ id: runId }).update({ lease_until: '2000-01-01' });
      }
      return feed.result(runId);
    },
    approve: async (runId) => {
      await feed.services.feeds.approve(feed.workspaceId, runId);
      await execute(runId);
      return feed.result(runId);
    },
    shown: async (chatbotId) =>
      new Map(
        (await feed.shown(chatbotId)).map(({ sourceKey, values }) => [
          sourceKey ?? '',
          {
            status: values.Status,
            price: values.SalePrice ?? values.RentPrice ?? '',
            images: values.Images ?? [],
          },
        ]),
      ),
    state: async (name = 'main') => {
      const row = await feed
        .database('feed')
        .where({ name })
        .first<{ source_state: SourceState | null } | undefined>('source_state');
      return row?.source_state ?? null;
    },
  };
};

/** `test('…', withReplica(60, async (t, replica) => …))`: a feed that follows a server with so many records. */
export const withReplica = (
  count: number,
  body: (t: ExecutionContext, replica: Replica) => Promise<void>,
  options: { chatbots?: number } = {},
): ImplementationFn<[]> =>
  withFeed(async (t, feed) => {
    const replica = await createReplica(feed, createResoSource({ count }));
    try {
      await replica.configure();
      await body(t, replica);
    } finally {
      await replica.server.close();
    }
  }, options);

/** Fails unless the chatbot shows what the source has, naming the homes that differ. */
export const sameAsSource = async (t: ExecutionContext, replica: Replica, when: string): Promise<void> => {
  const expected = replica.source.shown();
  const shown = await replica.shown();
  const differing = [...new Set([...expected.keys(), ...shown.keys()])].filter(
    (key) => JSON.stringify(expected.get(key)) !== JSON.stringify(shown.get(key)),
  );
  const differences = differing.slice(0, 10).map((key) => ({ key, source: expected.get(key), shown: shown.get(key) }));
  t.deepEqual(differences, [], `${differing.length} homes differ ${when}`);
};
