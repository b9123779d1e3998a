import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import type { ChangeDetails } from './change-details.ts';
import type { Changes } from './changes.ts';
import type { ListingField } from './listing.ts';

/**
 * What happened to a listing: changed, taken off the display, shown again, or handed to another source; a key given up to
 * another listing (release), keys changed and nothing else (keys), a veto lifted (lift).
 */
export type ChangeKind = 'update' | 'remove' | 'revive' | 'takeover' | 'release' | 'keys' | 'lift';
export type HistoryEntry = {
  listingId: number;
  version: number;
  sourceId: number;
  runId: number | null;
  kind: ChangeKind;
  changes: Changes;
  details?: ChangeDetails;
};

/** An entry as it is stored. What has been thinned tells of prices and the status only. */
export type StoredChange = HistoryEntry & { id: number; changedAt: Date; details: ChangeDetails; thinned: boolean };

export type Override = { listingId: number; field: ListingField; feedValue: unknown };

type ChangeRow = Record<string, unknown>;
type OverrideRow = { listing_id: number; field: ListingField; feed_value: { value: unknown } };

export const changeFromRow = (row: ChangeRow): StoredChange => ({
  id: row.id as number,
  listingId: row.listing_id as number,
  version: row.version as number,
  changedAt: row.changed_at as Date,
  sourceId: row.source_id as number,
  runId: row.run_id as number | null,
  kind: row.kind as ChangeKind,
  changes: row.changes as Changes,
  details: (row.details as ChangeDetails | null) ?? {},
  thinned: row.thinned === 1,
});

/** The SQL of the tables listing_change and listing_override. `database` may be a transaction. */
export const createListingHistoryStore = (database: Knex) => ({
  /** The histories of listings, each from its first change on. */
  changesOf: async (chatbotId: number, listingIds: readonly number[]): Promise<Map<number, StoredChange[]>> => {
    const changes = new Map<number, StoredChange[]>(listingIds.map((id) => [id, []]));
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await database('listing_change')
        .where('chatbot_id', chatbotId)
        .whereIn('listing_id', lot)
        .orderBy(['listing_id', 'version'])
        .select<ChangeRow[]>('*');
      for (const row of rows) changes.get(row.listing_id as number)?.push(changeFromRow(row));
    }
    return changes;
  },

  /** The MLS numbers that listings had before the one they have. */
  formerNumbers: async (chatbotId: number, listingIds: readonly number[]): Promise<Map<number, Set<string>>> => {
    const numbers = new Map<number, Set<string>>();
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await byIndex(database, 'listing_change', 'ix_listing_change_listing')
        .where('chatbot_id', chatbotId)
        .whereIn('listing_id', lot)
        .whereNotNull('former_number')
        .select<{ listing_id: number; former_number: string }[]>('listing_id', 'former_number');
      for (const { listing_id, former_number } of rows)
        numbers.set(listing_id, (numbers.get(listing_id) ?? new Set()).add(former_number));
    }
    return numbers;
  },

  overrides: async (listingIds: readonly number[]): Promise<Override[]> => {
    const overrides: Override[] = [];
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await database('listing_override').whereIn('listing_id', lot).select<OverrideRow[]>('*');
      for (const { listing_id, field, feed_value } of rows)
        overrides.push({ listingId: listing_id, field, feedValue: feed_value.value });
    }
    return overrides;
  },

  removeOverrides: async (overrides: readonly Pick<Override, 'listingId' | 'field'>[]): Promise<void> => {
    for (const lot of keysAtOnce(overrides)) {
      // The first condition for the index, which not every server uses for pairs.
      await database('listing_override')
        .whereIn('listing_id', [...new Set(lot.map(({ listingId }) => listingId))])
        .whereIn(
          ['listing_id', 'field'],
          lot.map(({ listingId, field }) => [listingId, field]),
        )
        .delete();
    }
  },
});

export type ListingHistoryStore = ReturnType<typeof createListingHistoryStore>;
