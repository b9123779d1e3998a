import type { Knex } from 'knex';

/** What was asked of a service in one minute. */
export type MinuteUse = { minute: Date; requests: number; bytes: number };

/**
 * SQL of the tables request_slot and request_budget: when the next request to a service may start, and what each minute has
 * cost. `database` may be a transaction. Times are the database's.
 */
export const createRequestBudgetStore = (database: Knex) => ({
  ensure: async (name: string): Promise<void> => {
    await database('request_slot')
      .insert({ name, next_at: database.raw('CURRENT_TIMESTAMP(3)') })
      .onConflict('name')
      .ignore();
  },

  /** Locks the service for this transaction, and tells the time and when its next request may start. */
  lock: async (name: string): Promise<{ now: Date; nextAt: Date }> => {
    const row = await database('request_slot')
      .where({ name })
      .forUpdate()
      .first<{ now: Date; next_at: Date } | undefined>('next_at', database.raw('CURRENT_TIMESTAMP(3) AS now'));
    if (row === undefined) throw new Error(`there is no request slot ${name}`);
    return { now: row.now, nextAt: row.next_at };
  },

  /** The sums of the minutes that began at `start` or later. */
  used: async (name: string, start: Date): Promise<Omit<MinuteUse, 'minute'>> => {
    const row = await database('request_budget')
      .where({ name })
      .where('minute', '>=', start)
      .first<{ requests: unknown; bytes: unknown } | undefined>(
        database.raw('SUM(requests) AS requests'),
        database.raw('SUM(bytes) AS bytes'),
      );
    return { requests: Number(row?.requests ?? 0), bytes: Number(row?.bytes ?? 0) };
  },

  /** The minutes that began at `start` or later, oldest first. */
  minutes: async (name: string, start: Date): Promise<MinuteUse[]> =>
    database('request_budget')
      .where({ name })
      .where('minute', '>=', start)
      .orderBy('minute')
      .select<MinuteUse[]>('minute', 'requests', 'bytes'),

  setNext: async (name: string, nextAt: Date): Promise<void> => {
    await database('request_slot').where({ name }).update({ next_at: nextAt });
  },

  count: async (name: string, minute: Date, use: { requests: number; bytes: number }): Promise<void> => {
    await database('request_budget')
      .insert({ name, minute, ...use })
      .onConflict(['name', 'minute'])
      .merge({
        requests: database.raw('request_budget.requests + ?', [use.requests]),
        bytes: database.raw('request_budget.bytes + ?', [use.bytes]),
      });
  },

  forget: async (name: string, before: Date): Promise<void> => {
    await database('request_budget').where({ name }).where('minute', '<', before).delete();
  },
});

export type RequestBudgetStore = ReturnType<typeof createRequestBudgetStore>;
