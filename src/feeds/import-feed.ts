import { basename } from 'node:path';
import { storesOn } from '../database/stores.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { conclude, concludeUnread } from './conclude/conclude-run.ts';
import { leaveBehind, placeNote } from './conclude/keep-place.ts';
import { type RunReport, refuseProblems, summarize } from './conclude/run-summary.ts';
import { FeedFileError, NoRowsError } from './feed-file-error.ts';
import type { FetchedFile } from './fetch/fetched-file.ts';
import { fetchFile } from './fetch-file.ts';
import { type ImportJob, type ImportTools, withNote } from './import-job.ts';
import { importParts } from './import-parts.ts';
import { heldWith } from './in-turn.ts';
import { isSameFile, nothingIsOpen, refuseOlder } from './last-run.ts';
import { planFile } from './plan/plan-file.ts';

/** Of a series nothing else tells which file a run has had. */
const fileNote = ({ name, series }: FetchedFile): string | null =>
  series === undefined ? null : `file ${basename(name)}`;

const runMessage = (report: RunReport, file: FetchedFile, job: ImportJob): string | null =>
  [placeNote(report.state, file), fileNote(file), file.note ?? null, job.note].reduce(withNote, report.message);

/** Reads and plans a file whole, then judges, writes and reports; nothing of that for a file that could change nothing. */
const importFile = async (file: FetchedFile, job: ImportJob, tools: ImportTools, today: string): Promise<RunReport> => {
  const { run, feed, config, progress } = job;
  const isPaused = (await storesOn(tools.database).undoRuns.pauseOf(feed.id)) !== null;
  if (!run.approved && !isPaused) refuseOlder(file, feed);
  if (isSameFile(file, feed) && (await nothingIsOpen(job, tools))) {
    return concludeUnread('the file is the same as last time', file.sourceState, job, tools);
  }
  const waiting = await heldWith(file, job, tools);
  if (waiting !== null) {
    return concludeUnread(`the file is that of run ${waiting}, which waits for an approval`, null, job, tools);
  }

  progress.phase = 'read';
  const planned = await planFile(file, job, tools, today);
  let report = refuseProblems(planned.plans, planned.summary, config);
  if (report === null) {
    progress.phase = 'write';
    report = summarize(await importParts(job, planned, tools, today), planned.summary, run);
  }
  report = { ...report, message: runMessage(report, file, job) };
  if (report.state === 'Held') await job.keepFile(file);
  await conclude(report, file, planned.summary, job, tools);
  return report;
};

/**
 * One run of one feed, from its source to its report, which the run's row has, too. No listing is touched before the file
 * has been read to its end, and none by a dry run. FeedFileError for a file that cannot be had or used: the caller ends the
 * run. RunLostError when the run was cancelled or its claim expired; the abort's reason when the service stops.
 */
export const importFeed = async (job: ImportJob, tools: ImportTools): Promise<RunReport> => {
  const { config, progress } = job;
  const today = isoDate(tools.clock());

  progress.phase = 'fetch';
  const fetched = await fetchFile(job, tools);
  if (fetched.kind === 'nothing') return concludeUnread(fetched.message, fetched.sourceState, job, tools);
  const { file } = fetched;
  try {
    const report = await importFile(file, job, tools, today);
    // A file that is held keeps back those after it where they build on it.
    const goesOn = report.state === 'Succeeded' || (report.state === 'Held' && file.series?.skippedState != null);
    return { ...report, more: file.more && goesOn };
  } catch (error) {
    if (error instanceof NoRowsError && config.mode === 'delta') {
      return { ...(await concludeUnread(error.message, file.sourceState, job, tools)), more: file.more };
    }
    throw error instanceof FeedFileError ? await leaveBehind(error, file, job, tools.database) : error;
  }
};
