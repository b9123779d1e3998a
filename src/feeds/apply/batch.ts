import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { copiesImages } from '../configuration/feed-config.ts';
import type { RowProblem } from '../map/feed-row.ts';
import type { Outcome } from '../plan/outcomes.ts';
import { planRules } from '../plan/plan-file.ts';
import type { Decision, PartRow, PlanContext, PlanRules } from '../plan/plan-row.ts';
import { readsOtherTimes, timeRuleText } from '../runs/earlier-runs.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { type BatchPace, createBatchPace } from './batch-pace.ts';

/** As measured: 500 or 1,000 take as much time, more memory, and hold their locks for longer. */
const BATCH_ROWS = 200;

/** What all batches of all parts of a run have in common. */
export type RunContext = PlanRules & {
  database: Database;
  sourceId: number;
  runId: number;
  token: number;
  /** How many rows, or removals, are taken at once; the pace tells how many of them a transaction writes. */
  batchRows: number;
  pace: BatchPace;
  copiesImages: boolean;
  /** Aborted where the run has to stop. */
  signal: AbortSignal;
  /** To be called before anything of a part is written. */
  beginWriting: () => Promise<void>;
};

export type ApplyContext = RunContext &
  Omit<PlanContext, 'index'> & {
    chatbotId: number;
    /** Whether rows mean no stored listing but those by which they find a key taken: the chatbot had none before the run. */
    first: { isFirst: boolean };
  };

/** Once, and only where times mean something else now: what the run leaves as it is must not seem newer than its next row. */
const forgetTimesOnce = ({ feed, config, database }: ImportJob): (() => Promise<void>) => {
  let isDone = !readsOtherTimes(feed, config);
  return async () => {
    if (isDone) return;
    await storesOn(database).listings.forgetTimes(feed.id);
    await storesOn(database).feeds.setTimeRule(feed.id, timeRuleText(config));
    isDone = true;
  };
};

export const createRunContext = (job: ImportJob): RunContext => {
  const { run, feed, config, database, signal } = job;
  const batchRows = job.batchRows ?? BATCH_ROWS;
  return {
    ...planRules(job),
    database,
    sourceId: feed.id,
    runId: run.id,
    token: run.token,
    batchRows,
    pace: createBatchPace(batchRows),
    copiesImages: copiesImages(config),
    signal,
    beginWriting: forgetTimesOnce(job),
  };
};

/**
 * What became of a row once its transaction was committed. `listingId` is the listing that it wrote, if it was stored before.
 * `listings`: the stored listings that a deferred row waits for, or else those whose keys the row may have moved.
 */
export type Applied = {
  row: PartRow;
  outcome: Outcome | 'deferred';
  listingId: number | null;
  listings: readonly number[];
  /** The keys that a deferred row's listing is sure to give up (`keysGivenUp`). */
  givesUp?: readonly string[];
  problems: RowProblem[];
  /** The database has refused to write it. */
  refused?: true;
};

/** A row of a batch and what is to be done about it. */
export type Decided = { row: PartRow; decision: Decision };

/** The stored listings whose keys a row that is written may move: its own, and those that give it theirs. */
export const movedListings = ({ listing, url, number }: Decision): number[] =>
  [listing, ...[url, number].map((move) => (move?.kind === 'take' ? move.from : null))].flatMap((one) =>
    one != null && one.id > 0 ? [one.id] : [],
  );
