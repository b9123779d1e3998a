import type { Knex } from 'knex';
import { createPictureStore } from './pictures/picture-store.ts';

/** SQL of listings at the end of their days. `database` is a transaction. */
export const createRetirementStore = (database: Knex) => ({
  /** Displayed homes of a source that were sold before an ISO date. */
  lockLongSold: async (
    sourceId: number,
    before: string,
    limit: number,
  ): Promise<{ id: number; chatbotId: number; version: number }[]> =>
    database('listing')
      .where({ source_id: sourceId, live: 1, status: 'Sold' })
      .where('market_until', '<', before)
      .orderBy('id')
      .limit(limit)
      .forUpdate()
      .select<{ id: number; chatbotId: number; version: number }[]>('id', { chatbotId: 'chatbot_id' }, 'version'),

  /** Deletes listings removed more than `days` ago, their claims, overrides, places, pictures and history. Returns how many. */
  deleteRemoved: async (days: number, limit: number): Promise<number> => {
    const rows = await database('listing')
      .whereNull('live')
      .where('removed_at', '<', database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]))
      .orderBy('id')
      .limit(limit)
      .select<{ id: number; chatbot_id: number }[]>('id', 'chatbot_id');
    const ids = rows.map((row) => row.id);
    if (ids.length === 0) return 0;
    await database('listing_override').whereIn('listing_id', ids).delete();
    await database('feed_claim').whereIn('listing_id', ids).delete();
    await database('listing_place').whereIn('listing_id', ids).delete();
    await createPictureStore(database).forget(ids);
    for (const { id, chatbot_id } of rows)
      await database('listing_change').where({ chatbot_id, listing_id: id }).delete();
    return database('listing').whereIn('id', ids).delete();
  },
});
