import type { Knex } from 'knex';
import { duplicateKeyName, withRetries } from './transaction.ts';

/**
 * Leases: rows with an owner, an expiry by the database's clock and a token that grows with each claim, so that of many
 * processes one does a job.
 */
export const createLeaseStore = (database: Knex, table = 'lease') => ({
  /** True when `owner` has the lease for the next `seconds`; an owner that has it already renews it. */
  claim: async (name: string, owner: string, seconds: number): Promise<boolean> => {
    const expiry = database.raw('CURRENT_TIMESTAMP(3) + INTERVAL ? SECOND', [seconds]);
    const taken = await withRetries(() =>
      database(table)
        .where({ name })
        .where((free) => free.where({ owner }).orWhere('expires_at', '<', database.raw('CURRENT_TIMESTAMP(3)')))
        .update({ owner, token: database.raw('token + 1'), expires_at: expiry }),
    );
    if (taken === 1) return true;
    try {
      await withRetries(() => database(table).insert({ name, owner, token: 1, expires_at: expiry }));
      return true;
    } catch (error) {
      if (duplicateKeyName(error) === undefined) throw error;
      return false;
    }
  },

  /** Whether anybody has the lease now. */
  isHeld: async (name: string): Promise<boolean> =>
    (await database(table)
      .where({ name })
      .where('expires_at', '>', database.raw('CURRENT_TIMESTAMP(3)'))
      .first('name')) !== undefined,

  /** Gives the lease back; of one that is another's by now nothing changes. */
  release: async (name: string, owner: string): Promise<void> => {
    await database(table).where({ name, owner }).delete();
  },
});

export type LeaseStore = ReturnType<typeof createLeaseStore>;
