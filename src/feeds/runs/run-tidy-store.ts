import type { Knex } from 'knex';

/** Days. What an undo needs (30 days) and what the guards compare with is well within them. */
const RUN_DAYS = 400;
const PROBLEM_DAYS = 90;
const BUDGET_DAYS = 2;
const BATCH_RUNS = 100;
const BATCH_ROWS = 5_000;

/** SQL that deletes what runs left behind, a batch at a time. `database` may be a transaction. */
const createRunTidyStore = (database: Knex) => {
  const ago = (days: number) => database.raw('CURRENT_TIMESTAMP(3) - INTERVAL ? DAY', [days]);

  const deleteWith = async (runIds: readonly number[], tables: readonly string[]): Promise<void> => {
    for (const table of tables) {
      await database(table)
        .whereIn('run_id', [...runIds])
        .delete();
    }
  };

  return {
    /**
     * Deletes runs that ended more than `days` ago, with their parts and problems. A held one waits for its approval, and
     * the newest of each feed tells when it ran last: they stay. Returns how many.
     */
    deleteRuns: async (days: number, limit: number): Promise<number> => {
      const newest = await database('feed_run').groupBy('feed_id').max<{ id: number }[]>({ id: 'id' });
      const ids = await database('feed_run')
        .whereNull('active')
        .whereNot('state', 'Held')
        .where('finished_at', '<', ago(days))
        .whereNotIn(
          'id',
          newest.map(({ id }) => id),
        )
        .orderBy('id')
        .limit(limit)
        .pluck<number[]>('id');
      if (ids.length === 0) return 0;
      await deleteWith(ids, ['feed_run_problem', 'feed_run_part']);
      return database('feed_run').whereIn('id', ids).whereNull('active').delete();
    },

    /** Deletes the problems of runs that ended more than `days` ago and are not held. Returns of how many runs. */
    deleteProblems: async (days: number, limit: number): Promise<number> => {
      // Each run is looked at once, and not each of its problems.
      const noted = database('feed_run_problem').distinct('run_id').as('noted');
      const ids = await database(noted as unknown as string)
        .join('feed_run', 'feed_run.id', 'noted.run_id')
        .whereNull('active')
        .whereNot('state', 'Held')
        .where('finished_at', '<', ago(days))
        .limit(limit)
        .pluck<number[]>('run_id');
      if (ids.length > 0) await deleteWith(ids, ['feed_run_problem']);
      return ids.length;
    },

    /** Drops what runs that ended more than `days` ago would have done, but of held ones. Returns of how many parts. */
    dropPreviews: async (days: number, limit: number): Promise<number> => {
      const ids = await database('feed_run_part')
        .join('feed_run', 'feed_run.id', 'feed_run_part.run_id')
        .whereNotNull('preview')
        .whereNull('active')
        .whereNot('feed_run.state', 'Held')
        .where('finished_at', '<', ago(days))
        .distinct()
        .limit(limit)
        .pluck<number[]>('run_id');
      if (ids.length === 0) return 0;
      await database('feed_run_part').whereIn('run_id', ids).update({ preview: null });
      return ids.length;
    },

    /** Deletes the counts of requests of minutes more than `days` ago: no budget is longer than a day. Returns how many. */
    deleteBudgets: (days: number, limit: number): Promise<number> =>
      database('request_budget').where('minute', '<', ago(days)).limit(limit).delete(),
  };
};

const untilDone = async (step: (limit: number) => Promise<number>, limit: number): Promise<number> => {
  for (let total = 0; ; ) {
    const done = await step(limit);
    total += done;
    if (done < limit) return total;
  }
};

/**
 * Deletes what runs left in the database: runs with their parts after 400 days, problems and previews after 90, counts of
 * requests after two. What a held run needs stays. Returns how many runs and counts something was deleted of.
 */
export const tidyRuns = async (database: Knex): Promise<number> => {
  const store = createRunTidyStore(database);
  return (
    (await untilDone((limit) => store.deleteRuns(RUN_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => store.deleteProblems(PROBLEM_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => store.dropPreviews(PROBLEM_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => store.deleteBudgets(BUDGET_DAYS, limit), BATCH_ROWS))
  );
};
