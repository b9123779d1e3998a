import type { Knex } from 'knex';
import { keysAtOnce } from '../../database/keys-at-once.ts';
import type { PicturePlace } from './picture-store.ts';

/** Files that listings show are kept for as long as they do. */
const NEVER = new Date('9999-01-01T00:00:00.000Z');
const LONG_AGO = new Date('2000-01-01T00:00:00.000Z');

/**
 * SQL of files that several listings may show: those of one home, which chatbots of a workspace have from one feed. `database` may be a
 * transaction.
 */
export const createSharedPictureStore = (database: Knex) => ({
  /** The file of this picture as another chatbot of the workspace has it by now. */
  fileOfTwin: async ({ listingId, position }: PicturePlace): Promise<number | undefined> => {
    const found = await database('listing as own')
      .join('listing_picture_set as sent', 'sent.listing_id', 'own.id')
      .join('chatbot as own_chatbot', 'own_chatbot.id', 'own.chatbot_id')
      .join('chatbot', 'chatbot.workspace_id', 'own_chatbot.workspace_id')
      // By stale statistics a server might read all homes of the feed.
      .joinRaw(
        'JOIN listing AS twin FORCE INDEX (uq_listing_source_key) ON twin.chatbot_id = chatbot.id ' +
          'AND twin.source_id = own.source_id AND twin.source_key = own.source_key AND twin.id <> own.id',
      )
      .join('listing_picture_set as same', (join) =>
        join.on('same.listing_id', 'twin.id').andOn('same.feed_id', 'sent.feed_id').andOn('same.stamp', 'sent.stamp'),
      )
      .join('listing_picture as picture', (join) =>
        join.on('picture.listing_id', 'twin.id').andOn('picture.generation', 'same.generation'),
      )
      .where({ 'own.id': listingId, 'picture.position': position, 'picture.state': 'stored' })
      .first<{ file_id: number } | undefined>('picture.file_id');
    return found?.file_id;
  },

  /** Keeps a file for as long as listings show it; false where it is not there any more. */
  keepFile: async (id: number): Promise<boolean> =>
    (await database('file').where({ id, state: 'stored' }).update({ expires_at: NEVER })) === 1,

  /** Lets files go that no listing has any more: the next tidying takes them away. */
  releaseFiles: async (ids: readonly number[]): Promise<void> => {
    for (const lot of keysAtOnce([...new Set(ids)])) {
      const kept = new Set(
        await database('listing_picture').whereIn('file_id', lot).forShare().pluck<number[]>('file_id'),
      );
      const free = lot.filter((id) => !kept.has(id));
      if (free.length > 0) await database('file').whereIn('id', free).update({ expires_at: LONG_AGO });
    }
  },
});
