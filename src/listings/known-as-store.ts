import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { foldAddress, LONGEST_ADDRESS_FOLD } from './fold.ts';
import { mlsKey, urlDigestText } from './keys.ts';

/** The number, and the digest of the URL, by which a feed asked for a listing to which the API has given others; null where it did not. */
export type FedAs = { number: string | null; urlKey: string | null };

/** What a feed says of a listing that it claims: the key of its source, number and address (folded). */
export type ClaimedAs = { sourceKey: string | null; number: string | null; addressFold: string };

type FeedKeyRow = {
  listing_id: number;
  field: 'MLSNumber' | 'Url';
  feed_value: { value: string };
};

/** What of a claim's values tells the home, JSON or its text: servers differ in what they call the value of an expression. */
const NAMED = `JSON_OBJECT(${['MLSNumber', 'Address', 'City', 'State', 'ZIP']
  .map((field) => `'${field}', JSON_EXTRACT(listing_values, '$.${field}')`)
  .join(', ')}) AS named`;
type Named = Record<'MLSNumber' | 'Address' | 'City' | 'State' | 'ZIP', string | null>;
type ClaimRow = { listing_id: number; source_key: string | null; named: string | Named };

const claimFromRow = ({ source_key, named }: ClaimRow): ClaimedAs => {
  const { MLSNumber, Address, ...place } = typeof named === 'string' ? (JSON.parse(named) as Named) : named;
  const addressFold = foldAddress(Address, place).slice(0, LONGEST_ADDRESS_FOLD);
  return { sourceKey: source_key, number: mlsKey(MLSNumber), addressFold };
};

/** SQL of what feeds know listings by besides the listings' own keys. `database` may be a transaction. */
export const createKnownAsStore = (database: Knex) => ({
  /** The listings of a feed in a chatbot of which it sends one of these (`feedKeyDigest`). */
  fedAs: async (chatbotId: number, sourceId: number, feedKeys: readonly Buffer[]): Promise<Map<number, FedAs>> => {
    const known = new Map<number, FedAs>();
    for (const lot of keysAtOnce(feedKeys)) {
      const [rows] = (await database.raw(
        `SELECT listing_id, field, feed_value
          FROM listing_override FORCE INDEX (ix_listing_override_key) STRAIGHT_JOIN listing ON listing.id = listing_id
          WHERE feed_key IN (?) AND listing.chatbot_id = ? AND listing.source_id = ?`,
        [lot, chatbotId, sourceId] as unknown as Knex.RawBinding[],
      )) as [FeedKeyRow[]];
      for (const { listing_id, field, feed_value } of rows) {
        const before = known.get(listing_id) ?? { number: null, urlKey: null };
        const sent =
          field === 'Url' ? { urlKey: urlDigestText(feed_value.value) } : { number: mlsKey(feed_value.value) };
        known.set(listing_id, { ...before, ...sent });
      }
    }
    return known;
  },

  /** How a feed names those of the listings that it claims. */
  claimedAs: async (
    chatbotId: number,
    feedId: number,
    listingIds: readonly number[],
  ): Promise<Map<number, ClaimedAs>> => {
    const known = new Map<number, ClaimedAs>();
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await byIndex(database, 'feed_claim', 'uq_feed_claim')
        .where({ chatbot_id: chatbotId, feed_id: feedId })
        .whereIn('listing_id', lot)
        .select<ClaimRow[]>('listing_id', 'source_key', database.raw(NAMED));
      for (const row of rows) known.set(row.listing_id, claimFromRow(row));
    }
    return known;
  },
});
