import type { Knex } from 'knex';
import type { ChangeDetails } from './change-details.ts';
import type { Changes } from './changes.ts';
import { changeFromRow, type StoredChange } from './listing-history-store.ts';

/** SQL of old entries of the history. `database` may be a transaction. */
export const createThinHistoryStore = (database: Knex) => ({
  /** Entries older than `days` that have not been thinned, the oldest first, but for those of runs that ended within `undoDays`. */
  oldChanges: async (days: number, undoDays: number, limit: number): Promise<StoredChange[]> => {
    const undoable = database('feed_run')
      .select('feed_run.id')
      .whereRaw('feed_run.id = listing_change.run_id')
      .where((recent) =>
        recent
          .whereNull('finished_at')
          .orWhere('finished_at', '>', database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [undoDays])),
      );
    const rows = await database('listing_change')
      .where('thinned', 0)
      .where('changed_at', '<', database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]))
      .whereNotExists(undoable)
      .orderBy('changed_at')
      .limit(limit)
      .select<Record<string, unknown>[]>('listing_change.*');
    return rows.map(changeFromRow);
  },

  thin: async (id: number, changes: Changes, details: ChangeDetails): Promise<void> => {
    await database('listing_change')
      .where({ id })
      .update({
        changes: JSON.stringify(changes),
        details: Object.keys(details).length > 0 ? JSON.stringify(details) : null,
        thinned: 1,
      });
  },

  drop: async (ids: readonly number[]): Promise<void> => {
    await database('listing_change')
      .whereIn('id', [...ids])
      .delete();
  },
});
