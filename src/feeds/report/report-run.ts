import { basename } from 'node:path';
import { storesOn } from '../../database/stores.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { triedDigest } from '../configuration/tried-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import type { ReadSummary } from '../map/feed-row.ts';
import { buildsOnEarlierFiles, chatbotsText, contentTime, runFingerprint, timeRuleText } from '../runs/earlier-runs.ts';
import { type ImportJob, type NothingNew, withNote } from '../runs/import-job.ts';
import type { PartCounts, StoredRun } from '../runs/run.ts';
import type { WrittenCounts } from '../runs/run-history-store.ts';
import type { RunStore } from '../runs/run-store.ts';
import type { PartReport, RunReport } from './run-report.ts';

/** Takes up to `count` rows out of the counts, from the first of them that has any. */
const takeRows = <Counts extends PartCounts>(
  counts: Counts,
  count: number,
  from: readonly ('unchanged' | 'ignored')[],
): { counts: Counts; taken: number } => {
  let left = { ...counts };
  let taken = 0;
  for (const name of from) {
    const some = Math.min(count - taken, left[name]);
    left = { ...left, [name]: left[name] - some };
    taken += some;
  }
  return { counts: left, taken };
};

/**
 * The counts of a part over all attempts of its run. What an earlier attempt wrote, the last one found as it should be: its
 * rows are among the unchanged or, where they ended a home, the ignored ones. The sum of the rows stays what it is. Pure.
 */
export const overAllAttempts = <Counts extends PartCounts>(last: Counts, written: WrittenCounts): Counts => {
  let counts = { ...last, removedByAbsence: Math.max(last.removedByAbsence, written.removedByAbsence) };
  for (const [name, from] of [
    ['created', ['unchanged', 'ignored']],
    ['updated', ['unchanged', 'ignored']],
    ['removedByRow', ['ignored', 'unchanged']],
  ] as const) {
    const moved = takeRows(counts, Math.max(0, written[name] - counts[name]), from);
    counts = { ...moved.counts, [name]: moved.counts[name] + moved.taken };
  }
  return counts;
};

/** The parts of a run that was begun more than once, after a kill or by an approval, with the counts of all its attempts. */
const withAllAttempts = async (
  parts: readonly PartReport[],
  run: Pick<StoredRun, 'id' | 'feedId' | 'token' | 'dryRun'>,
  runs: Pick<RunStore, 'written'>,
): Promise<PartReport[]> => {
  if (run.token <= 1 || run.dryRun) return [...parts];
  const whole: PartReport[] = [];
  for (const part of parts) {
    whole.push(part.written ? overAllAttempts(part, await runs.written(run, part.chatbotId)) : part);
  }
  return whole;
};

/** What the message of a failed run adds where other files of a series wait for this one. */
const placeNote = (state: RunReport['state'], { series }: FetchedFile): string | null =>
  state === 'Failed' && series?.skippedState === null
    ? 'files that come after it wait until it has been imported: mend it, or take it away'
    : null;

/** Keeps the place of a file of a series that was not applied: a later one goes on without it, or waits for it. */
const keepPlace = async (
  { series, sourceState }: FetchedFile,
  { run, feed, database }: Pick<ImportJob, 'run' | 'feed' | 'database'>,
  state: RunReport['state'],
): Promise<void> => {
  if (series === undefined) return;
  const { feeds, runs } = storesOn(database);
  if (series.skippedState !== null) await feeds.setSourceState(feed.id, series.skippedState);
  if (state === 'Held' && sourceState !== null) await runs.setSourceState(run.id, sourceState);
};

/** Keeps the place of a file that cannot be used; the run's error, with what that means for the files after it. */
export const reportUnusable = async (
  error: FeedFileError,
  file: FetchedFile,
  job: ImportJob,
): Promise<FeedFileError> => {
  if (!job.run.dryRun) await keepPlace(file, job, 'Failed');
  return new FeedFileError(withNote(error.message, placeNote('Failed', file)) ?? error.message);
};

/** The end of a run whose source had nothing that could change anything. */
export const reportNothingNew = async (
  { message, sourceState }: NothingNew,
  { run, feed, note, database }: ImportJob,
): Promise<RunReport> => {
  const report: RunReport = { state: 'Succeeded', message: withNote(message, note), rows: 0, parts: [], problems: [] };
  await inTransaction(database, async (transaction) => {
    const { feeds, runs } = storesOn(transaction);
    await runs.holdClaim(run.id, run.token);
    if (!run.dryRun && sourceState !== null) {
      await feeds.setSourceState(feed.id, sourceState);
    }
    await runs.finish(run.id, run.token, report);
  });
  return report;
};

/** Writes what a part found, and what the next run has to know of the homes that the file lacks. */
const savePart = async (part: PartReport, { run, feed }: ImportJob, transaction: Transaction): Promise<void> => {
  const { claims, listings, runs } = storesOn(transaction);
  await runs.savePart(run.id, part.chatbotId, part);
  if (run.dryRun) return;
  await listings.setMisses(part.absence.back, 'reset');
  // What is held is planned again once it is approved, and misses them then.
  if (part.state !== 'Held') await listings.setMisses(part.absence.missed, 'add');
  await listings.setUnconfirmed(part.heldIds);
  if (part.state === 'Succeeded') {
    await claims.drop(part.chatbotId, feed.id, part.absence.claims);
  }
};

/** Whether a listing is left that another reading of the same bytes would treat otherwise. */
const leavesWaiting = ({ absence, heldIds, refusedRows }: PartReport): boolean =>
  absence.missed.length + heldIds.length + refusedRows > 0;

/** Writes what the next run is compared with. Nothing of it where a part was not written: the file has not been applied. */
const saveApplied = async (
  report: RunReport,
  file: FetchedFile,
  summary: ReadSummary,
  job: ImportJob,
  transaction: Transaction,
): Promise<void> => {
  const { feed, config } = job;
  const { state, parts } = report;
  const { feeds } = storesOn(transaction);
  const lastChatbots = state === 'Succeeded' ? chatbotsText(config) : (feed.lastChatbots ?? chatbotsText(config));
  if (state === 'Failed' || parts.some((part) => !part.written)) {
    // A part may have been written: what was applied last says no more what is there.
    await feeds.forgetFingerprint(feed.id);
    return;
  }
  await feeds.setApplied(feed.id, {
    sha256: file.sha256,
    // What waits for another snapshot that lacks it, is held, or was refused, waits for these bytes too.
    fingerprint: file.leavesPictures === true || parts.some(leavesWaiting) ? null : runFingerprint(job),
    lastChatbots,
    triedConfig: triedDigest(config, { lastChatbots }),
    fileTime: contentTime(file, feed),
    timeRule: timeRuleText(config),
    columnFill: { rows: summary.rows, filled: summary.columnFill, unread: summary.unread },
    changed: parts.some((part) => part.created + part.updated + part.removedByRow + part.removedByAbsence > 0),
    dirty: feed.dirty,
  });
  // A held run's file is asked for again, unless it is approved or cancelled.
  if (file.sourceState !== null && state === 'Succeeded') await feeds.setSourceState(feed.id, file.sourceState);
};

/** Of a series nothing else tells which file a run has had. */
const fileNote = ({ name, series }: FetchedFile): string | null =>
  series === undefined ? null : `file ${basename(name)}`;

/**
 * Writes what the run found, and what the next one is compared with, in the run's last transaction. The file of a run that is held is
 * kept before. Returns what came of the run, with its whole message.
 */
export const reportRun = async (
  found: RunReport,
  file: FetchedFile,
  summary: ReadSummary,
  job: ImportJob,
): Promise<RunReport> => {
  const { run, feed, config } = job;
  const { state } = found;
  const notes = [placeNote(state, file), fileNote(file), file.note ?? null, job.note];
  const report = { ...found, message: notes.reduce(withNote, found.message) };
  if (state === 'Held') await job.keepFile(file);
  await inTransaction(job.database, async (transaction) => {
    const { runs } = storesOn(transaction);
    await runs.holdClaim(run.id, run.token);
    const parts = await withAllAttempts(report.parts, run, runs);
    for (const part of parts) await savePart(part, job, transaction);
    await runs.saveProblems(run.id, report.problems);
    if (run.dryRun) {
      if (state === 'Succeeded') await storesOn(transaction).feeds.setTried(feed.id, triedDigest(config, feed));
    } else {
      await saveApplied({ ...report, parts }, file, summary, job, transaction);
      if (state !== 'Succeeded') await keepPlace(file, { run, feed, database: transaction }, state);
      const isWritten = state !== 'Failed' || parts.some((part) => part.written);
      if (isWritten && !buildsOnEarlierFiles(config)) await runs.supersede(feed.id, run.id);
    }
    await runs.finish(run.id, run.token, report);
  });
  return report;
};
