import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isoDate } from '../../listings/days-on-market.ts';
import { type BatchPace, createBatchPace } from '../apply/batch-pace.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { createIdSet } from '../plan/id-set.ts';
import type { RunProgress, StoredRun } from '../runs/run.ts';
import { pauseForUndo } from './pause.ts';
import { type Undone, undoBatch } from './undo-batch.ts';
import { createUndoTally, type UndoTally, undoMessage, undoRows } from './undo-report.ts';
import { undoneBy } from './undo-run-store.ts';
import type { UndoContext } from './write-undo.ts';

const BATCH_LISTINGS = 200;

type UndoJob = {
  run: StoredRun;
  /** The text of the feed's configuration of now; null where it never had one that can be read. */
  lastConfig: string | null;
  progress: RunProgress;
  signal: AbortSignal;
};

type UndoTools = { database: Database; clock: () => Date; batchRows?: number };

type Part = { chatbotId: number; tally: UndoTally };
type UndoReport = { state: 'Succeeded'; message: string; rows: number };

/** Undoes what the run did in one chatbot. What waits for a key that another listing may give up comes later. */
const undoPart = async (
  ids: readonly number[],
  context: Omit<UndoContext, 'locks'>,
  pace: BatchPace,
  onBatch: (undone: readonly Undone[]) => void,
): Promise<void> => {
  const pass = async (listings: readonly number[], defers: boolean): Promise<number[]> => {
    const waiting: number[] = [];
    const batches = pace.carryOut(listings, (some, locks) => undoBatch(some, { ...context, defers, locks }));
    for await (const { undone, deferred } of batches) {
      waiting.push(...deferred);
      onBatch(undone);
    }
    return waiting;
  };
  let waiting = await pass(ids, true);
  for (let before = ids.length + 1; waiting.length > 0 && waiting.length < before; ) {
    before = waiting.length;
    waiting = await pass(waiting, true);
  }
  await pass(waiting, false);
};

const findUndone = async (run: StoredRun, database: Database): Promise<StoredRun> => {
  const undone = run.undoOf === null ? undefined : await storesOn(database).runs.get(run.undoOf);
  if (undone === undefined) throw new FeedFileError(`run ${run.undoOf} is gone: it can’t be undone any more`);
  return undone;
};

/** The feed waits for a person from the first write on; the undo of an undo lets it go on instead. */
const beginUndo = ({ run, lastConfig }: UndoJob, undone: StoredRun, database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await storesOn(transaction).runs.holdClaim(run.id, run.token);
    await pauseForUndo({ id: run.id, feedId: run.feedId, undoOf: undone.id }, lastConfig, transaction);
  });

const reportUndo = (
  { run }: UndoJob,
  undone: StoredRun,
  end: { report: UndoReport; parts: readonly Part[] },
  database: Database,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { claims, history, runs } = storesOn(transaction);
    await runs.holdClaim(run.id, run.token);
    for (const { chatbotId, tally } of end.parts) {
      await runs.savePart(run.id, chatbotId, { ...tally.counts, state: 'Succeeded', message: null, preview: null });
    }
    await runs.saveProblems(
      run.id,
      end.parts.flatMap(({ tally }) => tally.problems),
    );
    if (undone.undoOf === null && undone.finishedAt !== null) {
      await claims.dropMadeBetween(run.feedId, undone.queuedAt, undone.finishedAt);
    }
    await history.markFeedsDirty([run.feedId]);
    await runs.supersede(run.feedId, run.id);
    await runs.finish(run.id, run.token, end.report);
  });

/**
 * The run that undoes another: every listing that the run created or changed goes back, field by field, in batches of one
 * transaction each; then the report. What was undone before the process was killed is not done again. RunLostError when the
 * run is no longer this process's; the abort's reason when the service stops.
 */
export const undoRun = async (job: UndoJob, { database, clock, batchRows }: UndoTools): Promise<UndoReport> => {
  const { run, progress, signal } = job;
  const undone = await findUndone(run, database);
  progress.phase = 'undo';
  await beginUndo(job, undone, database);

  const { undoListings: listings, undoRuns: runs } = storesOn(database);
  const undoRuns = await runs.undoRuns({ after: undone.id });
  const isUndo = new Set(undoRuns.map(({ id }) => id));
  const context = {
    database,
    runId: run.id,
    token: run.token,
    today: isoDate(clock()),
    undoneRunId: undone.id,
    feedId: run.feedId,
    isVoid: (runId: number) => isUndo.has(runId) || undoneBy(runId, undoRuns) !== null,
    defers: true,
  };
  const pace = createBatchPace(batchRows ?? BATCH_LISTINGS);
  const parts: Part[] = [];
  for (const chatbotId of await listings.chatbotsOf(undone.id)) {
    const touched = await listings.touchedBy(undone.id, chatbotId);
    const isCreated = createIdSet(touched.created).has;
    const tally = createUndoTally(undone.id);
    parts.push({ chatbotId, tally });
    await undoPart(touched.all, { ...context, chatbotId, isCreated }, pace, (done) => {
      tally.add(done);
      progress.rows += done.length;
      signal.throwIfAborted();
    });
  }
  const tallies = parts.map(({ tally }) => tally);
  const report: UndoReport = {
    state: 'Succeeded',
    message: undoMessage(undone.id, tallies),
    rows: undoRows(tallies),
  };
  await reportUndo(job, undone, { report, parts }, database);
  return report;
};
