import type { Knex } from 'knex';
import { byIndex, keysAtOnce } from '../../database/by-index.ts';
import type { ChangeDetails } from '../../listings/changes.ts';
import type { ListingValues } from '../../listings/listing.ts';

/** What a feed sends of a home that another source owns: enough to take it over when the owner lets go. */
export type Claim = {
  chatbotId: number;
  feedId: number;
  listingId: number;
  sourceKey: string | null;
  values: ListingValues;
  feedHash: Buffer;
  /** When the feed sent the home first: who has claimed it for longest takes it over. Left out: now. */
  createdAt?: Date;
};

const GIVEN_AT_ONCE = 1_000;

const claimFromRow = (chatbotId: number, row: Record<string, unknown>): Claim => ({
  chatbotId,
  feedId: row.feed_id as number,
  listingId: row.listing_id as number,
  sourceKey: row.source_key as string | null,
  values: row.listing_values as ListingValues,
  feedHash: row.feed_hash as Buffer,
  createdAt: row.created_at as Date,
});

/** What is done with all claims of a feed. */
const ofFeed = (database: Knex) => {
  const chatbotsOf = (feedId: number): Promise<number[]> =>
    database('feed_claim').where({ feed_id: feedId }).distinct().pluck<number[]>('chatbot_id');
  const claimsIn = (feedId: number, chatbotIds: readonly number[]) =>
    database('feed_claim')
      .where({ feed_id: feedId })
      .whereIn('chatbot_id', [...chatbotIds]);

  return {
    /** Chatbots in which a feed claims listings. By these its claims are found: their indexes are led by the chatbot. */
    chatbotsOf,

    /** The feeds that claim anything. By pairs, which the index gives without looking at each claim. */
    claimingFeeds: async (): Promise<Set<number>> => {
      const pairs = await byIndex(database, 'feed_claim', 'ix_feed_claim_feed').distinct('chatbot_id', 'feed_id');
      return new Set(pairs.map((pair) => pair.feed_id as number));
    },

    dropOfFeed: async (feedId: number): Promise<void> => {
      await claimsIn(feedId, await chatbotsOf(feedId)).delete();
    },

    /** Drops what a feed claimed first within a time. */
    dropMadeBetween: async (feedId: number, from: Date, to: Date): Promise<void> => {
      await claimsIn(feedId, await chatbotsOf(feedId))
        .whereBetween('created_at', [from, to])
        .delete();
    },

    /** Gives the claims of a feed to another. One on what is that one's own from now on, or that both have, says nothing. */
    give: async (feedId: number, toFeedId: number): Promise<void> => {
      const [given, taken] = [await chatbotsOf(feedId), await chatbotsOf(toFeedId)];
      const own = database('listing').where({ source_id: toFeedId }).select('id');
      await claimsIn(feedId, given).whereIn('listing_id', own).delete();
      const both = await claimsIn(toFeedId, taken).pluck<number[]>('listing_id');
      for (let from = 0; from < both.length; from += GIVEN_AT_ONCE) {
        await claimsIn(feedId, given)
          .whereIn('listing_id', both.slice(from, from + GIVEN_AT_ONCE))
          .delete();
      }
      await claimsIn(feedId, given).update({ feed_id: toFeedId });
    },
  };
};

/** SQL of the table feed_claim. `database` may be a transaction. */
export const createClaimStore = (database: Knex) => ({
  ...ofFeed(database),

  put: async (claim: Claim): Promise<void> => {
    const columns = {
      source_key: claim.sourceKey,
      listing_values: JSON.stringify(claim.values),
      feed_hash: claim.feedHash,
    };
    const where = { chatbot_id: claim.chatbotId, listing_id: claim.listingId, feed_id: claim.feedId };
    const known = await database('feed_claim').where(where).first<{ feed_hash: Buffer } | undefined>('feed_hash');
    const first = claim.createdAt === undefined ? {} : { created_at: claim.createdAt };
    if (known === undefined) await database('feed_claim').insert({ ...where, ...columns, ...first });
    else if (!known.feed_hash.equals(claim.feedHash)) await database('feed_claim').where(where).update(columns);
  },

  drop: async (chatbotId: number, feedId: number, listingIds: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce(listingIds)) {
      await database('feed_claim')
        .where({ chatbot_id: chatbotId, feed_id: feedId })
        .whereIn('listing_id', lot)
        .delete();
    }
  },

  /** Drops what any feed claims of these listings. */
  dropAll: async (chatbotId: number, listingIds: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce(listingIds))
      await database('feed_claim').where({ chatbot_id: chatbotId }).whereIn('listing_id', lot).delete();
  },

  /** Drops the claim of a feed on a listing and gives it back; null where it has none. */
  take: async (
    chatbotId: number,
    feedId: number,
    listingId: number,
  ): Promise<NonNullable<ChangeDetails['claim']> | null> => {
    const where = { chatbot_id: chatbotId, listing_id: listingId, feed_id: feedId };
    const row = await database('feed_claim').where(where).first<Record<string, unknown> | undefined>('*');
    if (row === undefined) return null;
    await database('feed_claim').where(where).delete();
    return {
      sourceKey: row.source_key as string | null,
      values: row.listing_values as ListingValues,
      feedHash: (row.feed_hash as Buffer).toString('hex'),
      createdAt: (row.created_at as Date).toISOString(),
    };
  },

  /** The IDs of the listings that a feed claims under one of these keys of its source. */
  claimedByKeys: async (chatbotId: number, feedId: number, sourceKeys: readonly string[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const lot of keysAtOnce(sourceKeys)) {
      const claims = byIndex(database, 'feed_claim', 'ix_feed_claim_key').where({
        chatbot_id: chatbotId,
        feed_id: feedId,
      });
      ids.push(...(await claims.whereIn('source_key', lot).pluck<number[]>('listing_id')));
    }
    return ids;
  },

  /** Listing IDs that a feed claims, by ascending ID after `afterId`. */
  claimed: async (chatbotId: number, feedId: number, afterId: number, limit: number): Promise<number[]> => {
    const rows = await database('feed_claim')
      .where({ chatbot_id: chatbotId, feed_id: feedId })
      .where('listing_id', '>', afterId)
      .orderBy('listing_id')
      .limit(limit)
      .select<{ listing_id: number }[]>('listing_id');
    return rows.map((row) => row.listing_id);
  },

  /** The claims of other feeds than `exceptFeedId` on each of the listings, the oldest first; none of feeds that are gone. */
  onListings: async (
    chatbotId: number,
    listingIds: readonly number[],
    exceptFeedId: number,
  ): Promise<Map<number, Claim[]>> => {
    const claims = new Map<number, Claim[]>();
    const gone = database('feed').whereNotNull('unconfirmed_at').select('id');
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await byIndex(database, 'feed_claim', 'uq_feed_claim')
        .where('chatbot_id', chatbotId)
        .whereNot('feed_id', exceptFeedId)
        .whereNotIn('feed_id', gone)
        .whereIn('listing_id', lot)
        .orderBy(['created_at', 'id'])
        .select<Record<string, unknown>[]>('*');
      for (const row of rows) {
        const claim = claimFromRow(chatbotId, row);
        claims.set(claim.listingId, [...(claims.get(claim.listingId) ?? []), claim]);
      }
    }
    return claims;
  },
});

export type ClaimStore = ReturnType<typeof createClaimStore>;

/** SQL of the table feed_chatbot_lock. */
export const createChatbotLockStore = (transaction: Knex) => ({
  /**
   * Has one run at a time decide which homes a chatbot has, until the transaction ends. Two feeds that send a home at once would both
   * find that it is missing, and a home that its feed lets go would not see that another has just claimed it. A write that changes the
   * row: of one that leaves it as it is a cluster's other nodes hear nothing.
   */
  lock: async (chatbotId: number): Promise<void> => {
    await transaction.raw(
      'INSERT INTO feed_chatbot_lock (chatbot_id) VALUES (?) ON DUPLICATE KEY UPDATE taken_count = taken_count + 1',
      [chatbotId],
    );
  },
});
