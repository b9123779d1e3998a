import type { FeedRow, RowProblem, RunProblem } from '../read/feed-row.ts';

/** How many problems a run keeps, and how many of each kind a part holds in memory. */
export const PROBLEMS_KEPT = 100_000;

/** `left` counts those that were found beyond what is kept. */
export type FoundProblems = { problems: readonly RunProblem[]; left: number };

/** The problems of one part: of rejected rows and of others each up to `most`, so that a wrong file of any length fits into memory. */
export const createProblemList = (most = PROBLEMS_KEPT) => {
  const ofRejected: RunProblem[] = [];
  const ofOthers: RunProblem[] = [];
  let left = 0;
  return {
    /** Adds what was found in a row, with its keys. */
    add: ({ keys }: Pick<FeedRow, 'keys'>, found: readonly RowProblem[], rejected: boolean): void => {
      const list = rejected ? ofRejected : ofOthers;
      for (const problem of found) {
        if (list.length < most) {
          list.push({ ...problem, rejected, listingKey: keys.ListingKey, mlsNumber: keys.MLSNumber });
        } else left += 1;
      }
    },
    read: (): FoundProblems => ({ problems: [...ofRejected, ...ofOthers], left }),
  };
};

export type ProblemList = ReturnType<typeof createProblemList>;
