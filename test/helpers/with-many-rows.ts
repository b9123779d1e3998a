import type { ExecutionContext, ImplementationFn } from 'ava';
import { type FeedHttpFixture, withFeedHttp } from '../http/with-feed-http.ts';
import { CHATBOTS, fillTables } from './many-rows.ts';
import { type Reads, wrongPlans } from './plans.ts';

export type ManyRows = FeedHttpFixture & {
  /** A request with both keys; its Data. Fails the test where it fails, and takes SerialNumber for granted. */
  post: (path: string, body: object) => Promise<unknown>;
  /** Does `work`, whose statements go to the big tables as `reads` promises. */
  follows: (promise: string, work: () => Promise<unknown>, reads: Reads) => Promise<void>;
};

const DAY = 86_400_000;

/** The feed `main`, which has a file, and one for each of the other chatbots, of which the last was read long ago. */
const addFeeds = async ({ feed }: FeedHttpFixture): Promise<number[]> => {
  const ids = [await feed.feedId()];
  for (let number = 2; number <= CHATBOTS; number += 1) {
    const last_reached_at = new Date(Date.now() - (number === CHATBOTS ? 100 * DAY : 0));
    const row = { name: `other${number}`, workspace_id: feed.workspaceId, last_reached_at };
    ids.push(((await feed.database('feed').insert(row)) as [number])[0]);
  }
  return ids;
};

/**
 * A database with so many rows that the server has to choose: 20 chatbots, 20,000 listings and
 * what belongs to them. Fails at the end with every plan that was not as promised.
 */
export const withManyRows = (body: (t: ExecutionContext, rows: ManyRows) => Promise<void>): ImplementationFn<[]> =>
  withFeedHttp(
    async (t, http) => {
      const { feed, secret } = http;
      feed.setNow(new Date());
      await feed.configure({ mode: 'delta' });
      const chatbotIds = feed.chatbots.map(({ id }) => id);
      await fillTables(feed.database, { chatbotIds, feedIds: await addFeeds(http), workspaceId: feed.workspaceId });
      const session = await feed.services.access.createKey({
        workspaceId: feed.workspaceId,
        kind: 'session',
        name: 'test',
      });
      const keys = { ...secret, 'chatrobot-sessionkey': session.value };
      const wrong: Record<string, string[]> = {};
      await body(t, {
        ...http,
        post: async (path, fields) => {
          const raw = JSON.stringify(fields);
          const { envelope } = await http.send(path, keys, { raw });
          if (!envelope.Success) throw new Error(`${path}: ${envelope.Message}`);
          return envelope.Data;
        },
        follows: async (promise, work, reads) => {
          const found = await wrongPlans(feed.database, work, reads);
          if (found.length > 0) wrong[promise] = found;
        },
      });
      t.deepEqual(wrong, {});
    },
    { chatbots: CHATBOTS },
  );
