import type { Knex } from 'knex';
import { byIndex } from '../database/by-index.ts';
import { keysAtOnce } from '../database/keys-at-once.ts';
import { createCandidateStore } from './candidate-store.ts';
import { API_SOURCE, SALE_TYPES } from './listing.ts';
import { createPictureStore } from './pictures/picture-store.ts';

/** Where sold homes on display stand, as the column `shelf` has it. */
const SOLD = SALE_TYPES.map((saleType) => `${saleType} Sold`);

/** SQL of listings at the end of their days. `database` is a transaction. */
export const createRetirementStore = (database: Knex) => ({
  /** Displayed homes of a source that were sold before an ISO date. */
  lockLongSold: async (
    sourceId: number,
    before: string,
    limit: number,
  ): Promise<{ id: number; chatbotId: number; version: number }[]> =>
    byIndex(database, 'listing', 'ix_listing_search')
      .whereIn('chatbot_id', await createCandidateStore(database).chatbotsOf(sourceId))
      .whereIn('shelf', SOLD)
      .where({ source_id: sourceId })
      .where('market_until', '<', before)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .select<{ id: number; chatbotId: number; version: number }[]>('id', { chatbotId: 'chatbot_id' }, 'version'),

  /**
   * Deletes listings removed more than `days` ago, their claims, overrides, places, pictures and history. Returns how many. What
   * the API took off the display stays where it is a feed's: the feed may still send it, and would show it again.
   */
  deleteRemoved: async (days: number, limit: number): Promise<number> => {
    const rows = await database('listing')
      .whereNull('live')
      .where((ended) => ended.whereRaw("COALESCE(removed_reason, '') <> 'api'").orWhere('source_id', API_SOURCE))
      .where('removed_at', '<', database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]))
      .orderBy('id')
      .limit(limit)
      .select<{ id: number; chatbot_id: number }[]>('id', 'chatbot_id');
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await database('listing_override').whereIn('listing_id', ids).delete();
    for (const [chatbot_id, removed] of Map.groupBy(rows, (row) => row.chatbot_id)) {
      for (const lot of keysAtOnce(removed.map(({ id }) => id)))
        await database('feed_claim').where({ chatbot_id }).whereIn('listing_id', lot).delete();
    }
    await database('listing_place').whereIn('listing_id', ids).delete();
    await createPictureStore(database).forget(ids);
    for (const { id, chatbot_id } of rows)
      await database('listing_change').where({ chatbot_id, listing_id: id }).delete();
    return database('listing').whereIn('id', ids).delete();
  },
});
