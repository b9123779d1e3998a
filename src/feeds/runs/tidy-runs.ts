import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';

/** Days. What an undo needs (30 days) and what the guards compare with is well within them. */
const RUN_DAYS = 400;
const PROBLEM_DAYS = 90;
const BUDGET_DAYS = 2;
const BATCH_RUNS = 100;
const BATCH_ROWS = 5_000;

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
export const tidyRuns = async (database: Database): Promise<number> => {
  const { runTidying } = storesOn(database);
  return (
    (await untilDone((limit) => runTidying.deleteRuns(RUN_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => runTidying.deleteProblems(PROBLEM_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => runTidying.dropPreviews(PROBLEM_DAYS, limit), BATCH_RUNS)) +
    (await untilDone((limit) => runTidying.deleteBudgets(BUDGET_DAYS, limit), BATCH_ROWS))
  );
};
