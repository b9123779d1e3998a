import type { Knex } from 'knex';
import { byIndex, keysAtOnce } from '../../database/by-index.ts';
import type { SaleType } from '../../listings/listing.ts';
import type { KeyHolder } from './assign-keys.ts';

type HolderRow = {
  id: number;
  source_id: number;
  source_key: string | null;
  mls_key: string | null;
  url_digest: Buffer | null;
  sale_type: SaleType;
};

const fromRow = (row: HolderRow): KeyHolder => ({
  id: row.id,
  sourceId: row.source_id,
  sourceKey: row.source_key,
  mlsKey: row.mls_key,
  urlKey: row.url_digest?.toString('hex') ?? null,
  saleType: row.sale_type,
});

/** SQL of what an undo asks about listings. `database` may be a transaction. */
export const createUndoListingStore = (database: Knex) => ({
  /** The chatbots in which a run created or changed listings. */
  chatbotsOf: async (runId: number): Promise<number[]> => {
    const changed = await database('listing_change').where({ run_id: runId }).distinct().pluck<number[]>('chatbot_id');
    const created = await database('listing').where({ created_run_id: runId }).distinct().pluck<number[]>('chatbot_id');
    return [...new Set([...changed, ...created])].sort((left, right) => left - right);
  },

  /** The listings of a chatbot that a run created, and those that it changed, in ID order. */
  touchedBy: async (runId: number, chatbotId: number): Promise<{ all: number[]; created: number[] }> => {
    const created = await database('listing')
      .where({ created_run_id: runId, chatbot_id: chatbotId })
      .orderBy('id')
      .pluck<number[]>('id');
    const changed = await database('listing_change')
      .where({ run_id: runId, chatbot_id: chatbotId })
      .distinct()
      .pluck<number[]>('listing_id');
    return { created, all: [...new Set([...created, ...changed])].sort((left, right) => left - right) };
  },

  /** The displayed listings that have one of the keys; those of a source belong to one of `sourceIds`. */
  holders: async (
    chatbotId: number,
    keys: {
      mlsKeys: readonly string[];
      urlKeys: readonly Buffer[];
      sourceIds: readonly number[];
      sourceKeys: readonly string[];
    },
  ): Promise<KeyHolder[]> => {
    const found = new Map<number, KeyHolder>();
    for (const [index, column, values] of [
      ['uq_listing_mls', 'mls_key', keys.mlsKeys],
      ['uq_listing_url', 'url_digest', keys.urlKeys],
      ['uq_listing_source_key', 'source_key', keys.sourceKeys],
    ] as const) {
      for (const lot of keysAtOnce<string | Buffer>(values)) {
        const query = byIndex(database, 'listing', index).where({ chatbot_id: chatbotId, live: 1 });
        if (column === 'source_key') query.whereIn('source_id', [...keys.sourceIds]);
        const rows = await query
          .whereIn(column, lot as string[])
          .select<HolderRow[]>('id', 'source_id', 'source_key', 'mls_key', 'url_digest', 'sale_type');
        for (const row of rows) found.set(row.id, fromRow(row));
      }
    }
    return [...found.values()];
  },
});
