import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { FetchedFile, SourceState } from '../fetch/fetched-file.ts';
import { type ImportJob, type ImportTools, withNote } from '../import-job.ts';
import { buildsOnEarlierFiles } from '../in-turn.ts';
import { chatbotsText, runFingerprint, timeRuleText } from '../last-run.ts';
import type { PartReport } from '../part-job.ts';
import type { ReadSummary } from '../read/feed-row.ts';
import { withAllAttempts } from './all-attempts.ts';
import { keepPlace } from './keep-place.ts';
import type { RunReport } from './run-summary.ts';

/** The end of a run whose source had nothing that could change anything. */
export const concludeUnread = async (
  message: string,
  sourceState: SourceState | null,
  { run, feed, note }: ImportJob,
  { database }: ImportTools,
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

/** Whether a listing is left that another reading of the same bytes would treat otherwise. */
const leavesWaiting = ({ absence, heldIds, refusedRows }: PartReport): boolean =>
  absence.missed.length + heldIds.length + refusedRows > 0;

/** Writes what the run found, and what the next one is compared with, in the run's last transaction. */
export const conclude = async (
  report: RunReport,
  file: FetchedFile,
  summary: ReadSummary,
  job: ImportJob,
  tools: ImportTools,
) => {
  const { run, feed, config } = job;
  await inTransaction(tools.database, async (transaction) => {
    const { claims, feeds, listings, runEffects, runs } = storesOn(transaction);
    await runs.holdClaim(run.id, run.token);
    const parts = await withAllAttempts(report.parts, run, runEffects);
    for (const part of parts) {
      await runs.savePart(run.id, part.chatbotId, part);
      if (run.dryRun) continue;
      await listings.setMisses(part.absence.back, 'reset');
      // What is held is planned again once it is approved, and misses them then.
      if (part.state !== 'Held') await listings.setMisses(part.absence.missed, 'add');
      await listings.setUnconfirmed(part.heldIds);
      if (part.state === 'Succeeded') {
        await claims.drop(part.chatbotId, feed.id, part.absence.claims);
      }
    }
    await runs.saveProblems(run.id, report.problems);
    if (report.state !== 'Failed' && !run.dryRun && report.parts.every((part) => part.written)) {
      await feeds.setApplied(feed.id, {
        sha256: file.sha256,
        // What waits for another snapshot that lacks it, is held, or was refused, waits for these bytes too.
        fingerprint: parts.some(leavesWaiting) ? null : runFingerprint(job),
        chatbots: report.state === 'Succeeded' ? chatbotsText(config) : (feed.lastChatbots ?? chatbotsText(config)),
        fileTime: file.ageUnknown === true ? feed.lastFileTime : file.modifiedAt,
        timeRule: timeRuleText(config),
        columnFill: { rows: summary.rows, filled: summary.columnFill },
        changed: parts.some((part) => part.created + part.updated + part.removedByRow + part.removedByAbsence > 0),
        dirty: feed.dirty,
      });
      // A held run's file is asked for again, unless it is approved or cancelled.
      if (file.sourceState !== null && report.state === 'Succeeded') {
        await feeds.setSourceState(feed.id, file.sourceState);
      }
    } else if (!run.dryRun) {
      // A part may have been written: what was applied last says no more what is there.
      await feeds.forgetFingerprint(feed.id);
    }
    if (!run.dryRun && report.state !== 'Succeeded') await keepPlace(file, job, report.state, transaction);
    const written = report.state !== 'Failed' || report.parts.some((part) => part.written);
    if (!run.dryRun && written && !buildsOnEarlierFiles(config)) await runs.supersede(feed.id, run.id);
    await runs.finish(run.id, run.token, report);
  });
};
