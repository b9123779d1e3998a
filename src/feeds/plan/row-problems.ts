import type { Candidate } from '../../listings/candidate-store.ts';
import type { KeyName } from '../configuration/feed-config.ts';
import type { FeedRow, RowProblem, RunProblem } from '../map/feed-row.ts';
import type { KeyMove } from './match-row.ts';

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

/** A problem of a row's key. Keys of a URL made of columns have no column, so they are told by their own names. */
export const keyProblem = (row: FeedRow, column: KeyName, expected: string): RowProblem => ({
  line: row.line,
  column,
  value: row.keys[column] ?? null,
  expected,
});

/** What is told of a key that another displayed listing holds, or had to give up. */
export const keyProblems = (
  row: FeedRow,
  {
    url,
    number,
    sourceKey,
    listing,
  }: { url: KeyMove | null; number: KeyMove | null; sourceKey: KeyMove | null; listing: Candidate | null },
): RowProblem[] => {
  const problems: RowProblem[] = [];
  if (url?.kind === 'keep' && url.contested) {
    const told =
      listing === null || listing.urlKey === null
        ? `shared URL: listing ${url.holder.id} has it; this home is stored without a URL key`
        : `keys cross: listing ${url.holder.id} has this URL and keeps it`;
    problems.push(keyProblem(row, 'Url', told));
  } else if (url?.kind === 'take' && url.contested) {
    problems.push(keyProblem(row, 'Url', `keys cross: the URL was listing ${url.from?.id}'s, of the same address`));
  }
  if (number?.kind === 'keep') {
    const told = `keys cross: listing ${number.holder.id} has this number and keeps it`;
    problems.push(keyProblem(row, 'MLSNumber', told));
  } else if (number?.contested === true) {
    const told = `keys cross: the number was listing ${number.from?.id}'s, of the same address`;
    problems.push(keyProblem(row, 'MLSNumber', told));
  }
  if (sourceKey?.kind === 'keep') {
    const told = `keys cross: listing ${sourceKey.holder.id} has this key and keeps it`;
    problems.push(keyProblem(row, 'ListingKey', told));
  }
  return problems;
};
