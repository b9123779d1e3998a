import type { Knex } from 'knex';
import { byIndex } from '../../../database/by-index.ts';

/** What makes unchanged records count again: reading changes alone would not bring them. `database` may be a transaction. */
export const createRereadStore = (database: Knex) => ({
  /** The database's time. */
  now: async (): Promise<Date> => {
    const row = await database.first<{ now: Date }>(database.raw('CURRENT_TIMESTAMP(3) AS now'));
    return row.now;
  },

  /**
   * The source's keys of the feed's listings that differ from it though it has not changed them: those that have been removed
   * as absent since then, by the database's time, and those that the API has restored, or let its feed restore.
   */
  mayDiffer: async (feed: string, since: Date): Promise<string[]> => {
    const ofFeed = () =>
      database('listing')
        .join('feed', 'feed.id', 'listing.source_id')
        .where('feed.name', feed)
        .whereNotNull('listing.source_key')
        .distinct();
    const absent = await ofFeed()
      .whereNull('listing.live')
      .where('listing.removed_reason', 'absence')
      .where('listing.removed_at', '>=', since)
      .pluck<string[]>('listing.source_key');
    const restored = await ofFeed()
      .join('listing_change', (change) =>
        change.on('listing_change.listing_id', 'listing.id').andOn('listing_change.chatbot_id', 'listing.chatbot_id'),
      )
      .whereNull('listing_change.run_id')
      .whereIn('listing_change.kind', ['lift', 'revive'])
      .where('listing_change.changed_at', '>=', since)
      .pluck<string[]>('listing.source_key');
    return [...absent, ...restored];
  },

  /** The newest run that has undone another of the feed, or 0. */
  lastUndo: async (feed: string): Promise<number> => {
    // Few runs undo others: left to choose, MySQL looks for one through all runs of all feeds.
    const row = await byIndex(database, 'feed_run', 'ix_feed_run_undo')
      .join('feed', 'feed.id', 'feed_run.feed_id')
      .where({ 'feed.name': feed, 'feed_run.state': 'Succeeded', 'feed_run.dry_run': 0 })
      .whereNotNull('feed_run.undo_of')
      .orderBy('feed_run.id', 'desc')
      .first<{ id: number } | undefined>('feed_run.id');
    return row?.id ?? 0;
  },
});
