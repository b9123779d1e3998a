import type { Knex } from 'knex';
import type { Changes } from './changes.ts';
import { mlsKey } from './keys.ts';
import type { ListingField } from './listing.ts';

/** What happened to a listing: changed, taken off the display, shown again, or handed to another source. */
export type ChangeKind = 'update' | 'remove' | 'revive' | 'takeover';
export type HistoryEntry = {
  listingId: number;
  version: number;
  sourceId: number;
  runId: number | null;
  kind: ChangeKind;
  changes: Changes;
};

export type Override = { listingId: number; field: ListingField; feedValue: unknown };

const INSERT_ROWS = 200;

/** The SQL of the tables listing_change and listing_override. `database` may be a transaction. */
export const createListingHistoryStore = (database: Knex) => ({
  addHistory: async (chatbotId: number, entries: readonly HistoryEntry[]): Promise<void> => {
    for (let start = 0; start < entries.length; start += INSERT_ROWS) {
      await database('listing_change').insert(
        entries.slice(start, start + INSERT_ROWS).map((entry) => ({
          chatbot_id: chatbotId,
          listing_id: entry.listingId,
          version: entry.version,
          source_id: entry.sourceId,
          run_id: entry.runId,
          kind: entry.kind,
          changes: JSON.stringify(entry.changes),
        })),
      );
    }
  },

  /** The MLS numbers that listings had before the one they have. */
  formerNumbers: async (chatbotId: number, listingIds: readonly number[]): Promise<Map<number, Set<string>>> => {
    const numbers = new Map<number, Set<string>>();
    if (listingIds.length === 0) return numbers;
    const rows = await database('listing_change')
      .where('chatbot_id', chatbotId)
      .whereIn('listing_id', [...listingIds])
      .select<{ listing_id: number; changes: Changes }[]>('listing_id', 'changes');
    for (const { listing_id, changes } of rows) {
      const former = mlsKey(changes.MLSNumber?.[0] as string | null | undefined);
      if (former !== null) numbers.set(listing_id, (numbers.get(listing_id) ?? new Set()).add(former));
    }
    return numbers;
  },

  overrides: async (listingIds: readonly number[]): Promise<Override[]> => {
    if (listingIds.length === 0) return [];
    const rows = await database('listing_override')
      .whereIn('listing_id', [...listingIds])
      .select<{ listing_id: number; field: ListingField; feed_value: unknown }[]>('*');
    return rows.map((row) => ({
      listingId: row.listing_id,
      field: row.field,
      feedValue: (row.feed_value as { value: unknown }).value,
    }));
  },

  addOverrides: async (overrides: readonly Override[]): Promise<void> => {
    for (const { listingId, field, feedValue } of overrides) {
      await database('listing_override')
        .insert({ listing_id: listingId, field, feed_value: JSON.stringify({ value: feedValue }) })
        .onConflict(['listing_id', 'field'])
        .ignore();
    }
  },

  removeOverrides: async (overrides: readonly Pick<Override, 'listingId' | 'field'>[]): Promise<void> => {
    for (const { listingId, field } of overrides) {
      await database('listing_override').where({ listing_id: listingId, field }).delete();
    }
  },
});

export type ListingHistoryStore = ReturnType<typeof createListingHistoryStore>;
