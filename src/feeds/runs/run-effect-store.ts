import type { Knex } from 'knex';
import type { PartCounts } from './run.ts';

/** How many listings a run has created, changed and removed in a chatbot. */
export type WrittenCounts = Pick<PartCounts, 'created' | 'updated' | 'removedByRow' | 'removedByAbsence'>;

/** SQL of what a run has done to listings, as they and their history tell it. `database` may be a transaction. */
export const createRunEffectStore = (database: Knex) => ({
  /** What all attempts of a feed's import have done. A listing that goes to another feed has been removed. */
  written: async (run: { id: number; feedId: number }, chatbotId: number): Promise<WrittenCounts> => {
    const createdBy = () => database('listing').where({ created_run_id: run.id, chatbot_id: chatbotId });
    const changes = () => database('listing_change').where({ run_id: run.id, chatbot_id: chatbotId });
    const [made] = await createdBy().count<{ total: number }[]>({ total: '*' });
    const [changed] = await changes()
      .where('source_id', run.feedId)
      .whereIn('kind', ['update', 'revive', 'takeover'])
      .whereNotIn('listing_id', createdBy().select('id'))
      .countDistinct<{ total: number }[]>({ total: 'listing_id' });
    const gone = await changes()
      .where((left) =>
        left
          .where('kind', 'remove')
          .orWhere((handed) => handed.where('kind', 'takeover').whereNot('source_id', run.feedId)),
      )
      .groupBy('reason')
      .select<{ reason: string | null; total: number }[]>(
        database.raw("JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS reason"),
        database.raw('COUNT(*) AS total'),
      );
    const removed = (reason: string): number => Number(gone.find((row) => row.reason === reason)?.total ?? 0);
    return {
      created: Number(made?.total ?? 0),
      updated: Number(changed?.total ?? 0),
      removedByRow: removed('row'),
      removedByAbsence: removed('absence'),
    };
  },
});
