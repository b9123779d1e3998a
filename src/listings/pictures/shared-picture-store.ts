import type { Knex } from 'knex';
import { keysAtOnce } from '../../database/keys-at-once.ts';
import type { PicturePlace } from './picture-store.ts';

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

  /** Those of the files that no listing has any more. */
  withoutListings: async (fileIds: readonly number[]): Promise<number[]> => {
    const left = new Set(fileIds);
    for (const lot of keysAtOnce([...left]))
      for (const id of await database('listing_picture').whereIn('file_id', lot).forShare().pluck<number[]>('file_id'))
        left.delete(id);
    return [...left];
  },

  /** Whether a listing on display shows a file. */
  isFileShown: async (fileId: number): Promise<boolean> =>
    (await database('listing_picture as picture')
      .join('listing_picture_set as pictures', (join) =>
        join.on('pictures.listing_id', 'picture.listing_id').andOn('pictures.shown_generation', 'picture.generation'),
      )
      .join('listing', (join) =>
        join.on('listing.id', 'picture.listing_id').andOn('listing.source_id', 'pictures.feed_id'),
      )
      .where({ file_id: fileId, live: 1 })
      .first('file_id')) !== undefined,
});
