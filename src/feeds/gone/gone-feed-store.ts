import type { Knex } from 'knex';
import { keysAtOnce } from '../../database/by-index.ts';
import { createClaimStore } from '../apply/claim-store.ts';
import type { Feed } from '../configuration/feed-store.ts';

const BATCH = 1_000;

/** SQL of feeds whose file is gone: what they still show, and how they get another name. `database` may be a transaction. */
export const createGoneFeedStore = (database: Knex) => {
  const claims = createClaimStore(database);
  return {
    /** How many listings of feeds are on display, by their IDs; those of which none is are left out. */
    countShown: async (feedIds: readonly number[]): Promise<Map<number, number>> => {
      const shown = new Map<number, number>();
      for (const ids of keysAtOnce(feedIds)) {
        const rows = await database('listing')
          .whereIn('source_id', ids)
          .where({ live: 1 })
          .groupBy('source_id')
          .select<{ feedId: number; total: number }[]>({ feedId: 'source_id' }, database.raw('COUNT(*) AS total'));
        for (const { feedId, total } of rows) shown.set(feedId, Number(total));
      }
      return shown;
    },

    /** Since when what the feed displays is marked as unconfirmed; null: it is not. */
    setUnconfirmedAt: async (feedId: number, since: Date | null): Promise<void> => {
      await database('feed').where({ id: feedId }).update({ unconfirmed_at: since });
    },

    /** How many listings a run took off the display, and how many of them went over to another feed, by chatbot. */
    countChanged: async (runId: number): Promise<{ chatbotId: number; left: number; taken: number }[]> => {
      const rows = await database('listing_change')
        .where({ run_id: runId })
        .groupBy('chatbot_id', 'kind')
        .count<{ chatbotId: number; kind: string; total: number }[]>({ total: '*' })
        .select({ chatbotId: 'chatbot_id' }, 'kind');
      return [...new Set(rows.map(({ chatbotId }) => chatbotId))].map((chatbotId) => {
        const of = (kind: string): number =>
          Number(rows.find((row) => row.chatbotId === chatbotId && row.kind === kind)?.total ?? 0);
        return { chatbotId, left: of('remove'), taken: of('takeover') };
      });
    },

    /** Forgets what the next run would be compared with, so that a feed of this name begins anew. */
    forget: async (feedId: number): Promise<void> => {
      await claims.dropOfFeed(feedId);
      await database('feed').where({ id: feedId }).update({
        last_sha256: null,
        last_fingerprint: null,
        last_chatbots: null,
        last_file_time: null,
        last_time_rule: null,
        last_reached_at: null,
        last_changed_at: null,
        column_fill: null,
        source_state: null,
        last_config: null,
        unconfirmed_at: null,
        tried_config: null,
        tried_at: null,
      });
    },

    /** Locks both feeds' rows, in ID order, and tells whether a run of either is queued or running. */
    lockIdle: async (feedIds: readonly number[]): Promise<boolean> => {
      await database('feed')
        .whereIn('id', [...feedIds])
        .orderBy('id')
        .forUpdate()
        .select('id');
      const active = await database('feed_run')
        .whereIn('feed_id', [...feedIds])
        .where({ active: 1 })
        .first('id');
      return active === undefined;
    },

    rename: async (feedId: number, name: string): Promise<void> => {
      await database('feed')
        .where({ id: feedId })
        .update({ name, dirty: database.raw('dirty + 1') });
    },

    /** Gives the runs and claims of a feed that shows nothing to another one, and deletes it. */
    mergeInto: async (feed: Feed, into: Feed): Promise<void> => {
      const starts = await database('feed_run')
        .where({ feed_id: into.id })
        .whereNotNull('scheduled_for')
        .pluck<Date[]>('scheduled_for');
      for (let from = 0; from < starts.length; from += BATCH) {
        await database('feed_run')
          .where({ feed_id: feed.id })
          .whereIn('scheduled_for', starts.slice(from, from + BATCH))
          .update({ scheduled_for: null });
      }
      await database('feed_run').where({ feed_id: feed.id }).update({ feed_id: into.id });
      await claims.give(feed.id, into.id);
      await database('feed').where({ id: feed.id }).delete();
    },
  };
};

/** What is to be told, and to be done, of a feed whose file is gone while it still shows `shown` listings. */
export const goneSentence = ({ name, unconfirmedAt }: Pick<Feed, 'name' | 'unconfirmedAt'>, shown: number): string => {
  const listings = `${shown} ${shown === 1 ? 'listing' : 'listings'}`;
  const since = unconfirmedAt === null ? '' : `, unconfirmed since ${unconfirmedAt.toISOString()}`;
  return (
    `config/feeds/${name}.json is gone; its ${listings} stay on display${since}: bring the file back, tell its new name ` +
    `by "npx listingd feed rename ${name} NEW", or take them off the display by "npx listingd feed remove ${name}"`
  );
};
