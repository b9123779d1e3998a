import type { Knex } from 'knex';
import { changeFromRow, type StoredChange } from './listing-history-store.ts';

/** How a listing came to be; undefined of one from before that was kept. */
export type Origin = { createdAt: Date; sourceId: number; runId: number | null };

/** SQL of what is told of a listing's past. `database` may be a transaction. */
export const createListingPastStore = (database: Knex) => ({
  /** IDs of the listings that had one of the MLS numbers before the one they have, those that had it last first. */
  findByFormerNumber: async (chatbotId: number, mlsKeys: readonly string[], limit: number): Promise<number[]> =>
    database('listing_change')
      .where('chatbot_id', chatbotId)
      .whereIn('former_number', [...mlsKeys])
      .groupBy('listing_id')
      .orderByRaw('MAX(id) DESC')
      .limit(limit)
      .pluck<number[]>('listing_id'),

  origin: async (listingId: number): Promise<Origin | undefined> => {
    const row = await database('listing')
      .where('id', listingId)
      .whereNotNull('created_source_id')
      .first<{ created_at: Date; created_source_id: number; created_run_id: number | null } | undefined>(
        'created_at',
        'created_source_id',
        'created_run_id',
      );
    return row && { createdAt: row.created_at, sourceId: row.created_source_id, runId: row.created_run_id };
  },

  countChanges: async (chatbotId: number, listingId: number): Promise<number> => {
    const [row] = await database('listing_change')
      .where({ chatbot_id: chatbotId, listing_id: listingId })
      .count<{ total: number }[]>({ total: '*' });
    return Number(row?.total ?? 0);
  },

  /** The changes of a listing, the newest first, without the first `offset`. */
  latestChanges: async (
    chatbotId: number,
    listingId: number,
    offset: number,
    limit: number,
  ): Promise<StoredChange[]> => {
    const rows = await database('listing_change')
      .where({ chatbot_id: chatbotId, listing_id: listingId })
      .orderBy([
        { column: 'version', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .offset(offset)
      .limit(limit)
      .select<Record<string, unknown>[]>('*');
    return rows.map(changeFromRow);
  },

  /** The names of feeds by their IDs. */
  feedNames: async (ids: readonly number[]): Promise<Map<number, string>> => {
    const rows = await database('feed')
      .whereIn('id', [...ids])
      .select<{ id: number; name: string }[]>('id', 'name');
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
});

export type ListingPastStore = ReturnType<typeof createListingPastStore>;
