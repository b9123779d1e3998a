import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { foldAddress, LONGEST_ADDRESS_FOLD } from './fold.ts';
import { mlsKey, urlDigestText } from './keys.ts';

/** The number, and the digest of the URL, that a feed sends of a listing to which the API has given others; null where it has not. */
export type FedAs = { number: string | null; urlKey: string | null };

/** By what a feed claims a listing: its key of its source, and the address (folded) that it sends. */
export type ClaimedAs = { sourceKey: string | null; addressFold: string };

type FeedKeyRow = {
  listing_id: number;
  field: 'MLSNumber' | 'Url';
  feed_value: { value: string };
};

/** The values of these fields, an array in this order. Servers differ in whether they call what they extract JSON. */
const ADDRESS = "JSON_EXTRACT(listing_values, '$.Address', '$.City', '$.State', '$.ZIP') AS address";
type ClaimRow = { listing_id: number; source_key: string | null; address: string | (string | null)[] };

const claimedAddress = ({ address }: ClaimRow): string => {
  const [Address = null, City = null, State = null, ZIP = null] =
    typeof address === 'string' ? (JSON.parse(address) as (string | null)[]) : address;
  return foldAddress(Address, { City, State, ZIP }).slice(0, LONGEST_ADDRESS_FOLD);
};

/** SQL of what feeds know listings by besides the listings' own keys. `database` may be a transaction. */
export const createKnownAsStore = (database: Knex) => ({
  /** The listings of all chatbots whose feeds send one of these (`feedKeyDigest`). */
  fedAs: async (feedKeys: readonly Buffer[]): Promise<Map<number, FedAs>> => {
    const known = new Map<number, FedAs>();
    for (const lot of keysAtOnce(feedKeys)) {
      const rows = await byIndex(database, 'listing_override', 'ix_listing_override_key')
        .whereIn('feed_key', lot)
        .select<FeedKeyRow[]>('listing_id', 'field', 'feed_value');
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
        .select<ClaimRow[]>('listing_id', 'source_key', database.raw(ADDRESS));
      for (const row of rows)
        known.set(row.listing_id, { sourceKey: row.source_key, addressFold: claimedAddress(row) });
    }
    return known;
  },
});
