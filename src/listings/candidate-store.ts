import type { Knex } from 'knex';
import { byIndex, keysAtOnce } from '../database/by-index.ts';
import { foldAddress, LONGEST_ADDRESS_FOLD } from './fold.ts';
import { mlsKey, urlDigestText } from './keys.ts';
import { LISTING_COLUMNS, type ListingField, type SaleType } from './listing.ts';
import type { RemovedReason } from './stored-listing.ts';

/** The number, and the digest of the URL, by which a feed asked for a listing to which the API has given others; null where it did not. */
type FedAs = { number: string | null; urlKey: string | null };

/** What a feed says of a listing that it claims: the key of its source, number and address (folded). */
type ClaimedAs = { sourceKey: string | null; number: string | null; addressFold: string };

/** What matching and the guards need of a stored listing: everything but the texts. Removed listings are candidates too. */
export type Candidate = {
  id: number;
  version: number;
  sourceId: number;
  sourceKey: string | null;
  mlsKey: string | null;
  /** Hexadecimal digest of the URL that the listing holds the key of. */
  urlKey: string | null;
  saleType: SaleType;
  live: boolean;
  removedReason: RemovedReason | null;
  removedAt: Date | null;
  /** Hexadecimal; null when another writer has changed the listing since. */
  feedHash: string | null;
  addressFold: string;
  salePrice: string | null;
  rentPrice: string | null;
  modificationTimestamp: Date | null;
  marketSince: string | null;
  estimatePrice: string | null;
  tours: string | null;
  /** How its feed goes on naming it, where the API has given it another number or URL. */
  fedAs?: FedAs;
  /** Of another source's listing: how the feed names it by which the candidates are asked for, where it claims it. */
  claimedAs?: ClaimedAs;
};

export type CandidateKeys = {
  ids: readonly number[];
  sourceKeys: readonly string[];
  mlsKeys: readonly string[];
  urlKeys: readonly Buffer[];
  /** Digests of numbers and URLs (`feedKeyDigest`) that the API may have changed. */
  feedKeys: readonly Buffer[];
};

const COLUMNS = [
  'id',
  'version',
  'source_id',
  'source_key',
  'mls_key',
  'url_digest',
  'sale_type',
  'live',
  'removed_reason',
  'removed_at',
  'feed_hash',
  'address_fold',
  'sale_price',
  'rent_price',
  'modification_timestamp',
  'market_since',
  'estimate_price',
  'tours',
] as const;

/** A part of a statement, and the values of its placeholders. */
type Part = { text: string; values: readonly unknown[] };

type CandidateRow = Record<(typeof COLUMNS)[number], unknown>;

const hex = (value: unknown): string | null => (Buffer.isBuffer(value) ? value.toString('hex') : null);

const fromRow = (row: CandidateRow): Candidate => ({
  id: row.id as number,
  version: row.version as number,
  sourceId: row.source_id as number,
  sourceKey: row.source_key as string | null,
  mlsKey: row.mls_key as string | null,
  urlKey: hex(row.url_digest),
  saleType: row.sale_type as SaleType,
  live: row.live === 1,
  removedReason: row.removed_reason as RemovedReason | null,
  removedAt: row.removed_at as Date | null,
  feedHash: hex(row.feed_hash),
  addressFold: row.address_fold as string,
  salePrice: row.sale_price as string | null,
  rentPrice: row.rent_price as string | null,
  modificationTimestamp: row.modification_timestamp as Date | null,
  marketSince: row.market_since as string | null,
  estimatePrice: row.estimate_price as string | null,
  tours: row.tours as string | null,
});

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

/** What feeds know listings by besides the listings' own keys. */
const createKnownAs = (database: Knex) => ({
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

/**
 * A displayed listing that is as its feed has sent it. `cells`: the second half of its digest. `marketDay`: from 1970 on. `blanks`: 1 for a
 * rent, and in twos, fours … the fields that are blank, of those asked about.
 */
export type SentListing = {
  id: number;
  cells: bigint;
  marketDay: number | null;
  modifiedAt: Date | null;
  blanks: number;
};

const CELLS_FROM = 8;
type SentRow = Omit<SentListing, 'cells'> & { feedHash: Buffer };

export type OwnedListing = { id: number; misses: number; unconfirmed: boolean };

/** The candidates by the keys of a file's rows. */
const byKeys = (database: Knex) => {
  const knownAs = createKnownAs(database);
  const allOf = `SELECT ${COLUMNS.map((column) => `listing.${column}`).join(', ')}`;

  /** The IDs that an index has for keys, as a statement and its values for each lot of them. */
  const idsBy = (index: string, where: string, given: readonly unknown[], keys: readonly unknown[]): Part[] =>
    keysAtOnce(keys).map((lot) => ({
      text: `SELECT id FROM listing FORCE INDEX (${index}) WHERE ${where} IN (?)`,
      values: [...given, lot],
    }));

  const byIds = (chatbotId: number, ids: readonly number[]): Part[] =>
    idsBy('PRIMARY', 'chatbot_id = ? AND id', [chatbotId], ids);

  const named = async (parts: readonly Part[]): Promise<Candidate[]> => {
    if (parts.length === 0) return [];
    // A listing is named by several of its keys, but its row is read and sent once.
    const [rows] = (await database.raw(
      `${allOf} FROM (${parts.map(({ text }) => text).join(' UNION ')}) AS named
        STRAIGHT_JOIN listing ON listing.id = named.id`,
      parts.flatMap(({ values }) => values) as Knex.RawBinding[],
    )) as [CandidateRow[]];
    return rows.map(fromRow);
  };

  return {
    /** The listings of a chatbot, of any source, that one of the keys names. */
    find: async (chatbotId: number, sourceId: number, keys: CandidateKeys): Promise<Candidate[]> => {
      const candidates = await named([
        ...byIds(chatbotId, keys.ids),
        ...idsBy(
          'uq_listing_source_key',
          'chatbot_id = ? AND source_id = ? AND source_key',
          [chatbotId, sourceId],
          keys.sourceKeys,
        ),
        ...idsBy('uq_listing_mls', 'chatbot_id = ? AND mls_key', [chatbotId], keys.mlsKeys),
        ...idsBy('uq_listing_url', 'chatbot_id = ? AND url_digest', [chatbotId], keys.urlKeys),
      ]);
      // After the listings: one whose keys the API changes meanwhile is found by the one or by the other.
      const fedAs = await knownAs.fedAs(chatbotId, sourceId, keys.feedKeys);
      const found = new Set(candidates.map(({ id }) => id));
      candidates.push(
        ...(await named(
          byIds(
            chatbotId,
            [...fedAs.keys()].filter((id) => !found.has(id)),
          ),
        )),
      );
      const foreign = candidates.filter((one) => one.sourceId !== sourceId).map(({ id }) => id);
      const claimedAs = await knownAs.claimedAs(chatbotId, sourceId, foreign);
      return candidates.map((candidate) => {
        const [sent, claimed] = [fedAs.get(candidate.id), claimedAs.get(candidate.id)];
        return {
          ...candidate,
          ...(sent === undefined ? {} : { fedAs: sent }),
          ...(claimed === undefined ? {} : { claimedAs: claimed }),
        };
      });
    },
  };
};

/** What a source displays. */
const ofSource = (database: Knex) => ({
  /** The IDs of the displayed listings of a source that have one of these keys of it. */
  shownByKeys: async (chatbotId: number, sourceId: number, sourceKeys: readonly string[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const lot of keysAtOnce(sourceKeys)) {
      const shown = database('listing').where({ chatbot_id: chatbotId, source_id: sourceId, live: 1 });
      ids.push(...(await shown.whereIn('source_key', lot).pluck<number[]>('id')));
    }
    return ids;
  },

  /** A page of the displayed listings that a source owns in a chatbot, by ascending ID. */
  owned: async (chatbotId: number, sourceId: number, afterId: number, limit: number): Promise<OwnedListing[]> => {
    const rows = await byIndex(database, 'listing', 'ix_listing_owned')
      .where({ chatbot_id: chatbotId, source_id: sourceId, live: 1 })
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .select<{ id: number; misses: number; unconfirmed_since: Date | null }[]>('id', 'misses', 'unconfirmed_since');
    return rows.map((row) => ({ id: row.id, misses: row.misses, unconfirmed: row.unconfirmed_since !== null }));
  },

  /** A page of the displayed listings of a source that nobody else has changed since it sent them, by ascending ID. */
  sent: async (
    chatbotId: number,
    sourceId: number,
    blankFields: readonly ListingField[],
    { after, limit }: { after: number; limit: number },
  ): Promise<SentListing[]> => {
    const blanks = blankFields.map((field, place) => ` + (${LISTING_COLUMNS[field]} IS NULL) * ${2 ** (place + 1)}`);
    const [rows] = (await database.raw(
      `SELECT id, feed_hash AS feedHash, DATEDIFF(market_since, '1970-01-01') AS marketDay, modification_timestamp AS modifiedAt,
          (sale_type = 'for_rent')${blanks.join('')} AS blanks
        FROM listing FORCE INDEX (ix_listing_owned)
        WHERE source_id = ? AND chatbot_id = ? AND live = 1 AND id > ? AND feed_hash IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM listing_override WHERE listing_id = listing.id)
        ORDER BY id LIMIT ?`,
      [sourceId, chatbotId, after, limit],
    )) as [SentRow[]];
    return rows.map(({ feedHash, ...row }) => ({ ...row, cells: feedHash.readBigUInt64BE(CELLS_FROM) }));
  },

  /**
   * How many displayed listings a source owned in a chatbot before a run that was queued at `queuedAt`: without what that
   * run itself has shown, which may have been begun before by a process that died.
   */
  countOwned: async (chatbotId: number, sourceId: number, run: { id: number; queuedAt: Date }): Promise<number> => {
    const shown = database('listing_change').where('run_id', run.id).whereIn('kind', ['revive', 'takeover']);
    const [row] = await byIndex(database, 'listing', 'ix_listing_owned')
      .where({ chatbot_id: chatbotId, source_id: sourceId, live: 1 })
      .where('created_at', '<', run.queuedAt)
      .whereNotIn('id', shown.select('listing_id'))
      .count<{ total: number }[]>({ total: '*' });
    return Number(row?.total ?? 0);
  },

  /** Chatbots in which a source still shows listings. */
  chatbotsOf: async (sourceId: number): Promise<number[]> => {
    const rows = await database('listing')
      .where({ source_id: sourceId, live: 1 })
      .distinct<{ chatbot_id: number }[]>('chatbot_id');
    return rows.map((row) => row.chatbot_id);
  },
});

/** What a chatbot has. */
const ofChatbot = (database: Knex) => ({
  /** Whether a chatbot has no listings, nor had any that are not forgotten. */
  isEmpty: async (chatbotId: number): Promise<boolean> => {
    const known = byIndex(database, 'listing', 'uq_listing_source_key').where({ chatbot_id: chatbotId });
    return (await known.limit(1).pluck('id')).length === 0;
  },

  /** Whether a chatbot has listings of other sources, or of this one off the display. */
  hasOthers: async (chatbotId: number, sourceId: number): Promise<boolean> => {
    const [rows] = (await database.raw(
      `(SELECT 1 FROM listing FORCE INDEX (uq_listing_source_key) WHERE chatbot_id = ? AND source_id <> ? LIMIT 1)
        UNION ALL (SELECT 1 FROM listing FORCE INDEX (ix_listing_owned)
          WHERE source_id = ? AND chatbot_id = ? AND live IS NULL LIMIT 1)`,
      [chatbotId, sourceId, sourceId, chatbotId],
    )) as [unknown[]];
    return rows.length > 0;
  },

  countLive: async (chatbotId: number): Promise<number> => {
    const [row] = await byIndex(database, 'listing', 'ix_listing_list')
      .where({ chatbot_id: chatbotId, live: 1 })
      .count<{ total: number }[]>({ total: '*' });
    return Number(row?.total ?? 0);
  },
});

/** Reads of the table listing that a feed's plan is made from. `database` may be a transaction. */
export const createCandidateStore = (database: Knex) => ({
  ...byKeys(database),
  ...ofSource(database),
  ...ofChatbot(database),
});

export type CandidateStore = ReturnType<typeof createCandidateStore>;
