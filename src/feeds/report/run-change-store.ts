import type { Knex } from 'knex';
import { type StoredChange, storedChange } from '../../listings/listing-history-store.ts';

/** A change of a home that a run made, with what the home is called now. */
type RunChange = StoredChange & { serialNumber: string; mlsNumber: string | null; address: string | null };

/** SQL of what runs changed of homes, as the history has it. */
export const createRunChangeStore = (database: Knex) => ({
  /** How many homes a run changed, by the fields that it changed of each. */
  fieldSets: async (runId: number): Promise<{ fields: string[]; count: number }[]> => {
    const keys = database.raw('JSON_KEYS(changes)');
    const rows = await database('listing_change')
      .where({ run_id: runId })
      .groupBy(keys)
      .select<{ fields: string[] | string; total: number }[]>(
        database.raw('JSON_KEYS(changes) AS fields'),
        database.raw('COUNT(*) AS total'),
      );
    return rows.map(({ fields, total }) => ({
      fields: typeof fields === 'string' ? (JSON.parse(fields) as string[]) : fields,
      count: Number(total),
    }));
  },

  /** A page of the changes of a run, in the order in which they were made. */
  changes: async (runId: number, page: { number: number; size: number }): Promise<RunChange[]> => {
    const rows = await database('listing_change')
      .join('listing', 'listing.id', 'listing_change.listing_id')
      .join('chatbot', 'chatbot.id', 'listing_change.chatbot_id')
      .where('listing_change.run_id', runId)
      .orderBy('listing_change.id')
      .limit(page.size)
      .offset((page.number - 1) * page.size)
      .select<Record<string, unknown>[]>('listing_change.*', 'serial_number', 'mls_number', 'address');
    return rows.map((row) => ({
      ...storedChange(row),
      serialNumber: row.serial_number as string,
      mlsNumber: row.mls_number as string | null,
      address: row.address as string | null,
    }));
  },
});
