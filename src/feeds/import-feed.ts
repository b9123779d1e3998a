import { applyPart } from './apply/apply-part.ts';
import { createRunContext, type RunContext } from './apply/batch.ts';
import { copiesImages, type FeedConfig, withRoomForPages } from './configuration/feed-config.ts';
import { FeedFileError, NoRowsError } from './feed-file-error.ts';
import { fetchFile } from './fetch/fetch-file.ts';
import type { FetchedFile } from './fetch/fetched-file.ts';
import { guardPart } from './guard/guard-part.ts';
import { guardFile } from './guard/guards.ts';
import { type FeedReading, mapFeed } from './map/map-feed.ts';
import { type KnownTargets, tellsSameRows } from './map/same-rows.ts';
import { loadKnownHomes } from './plan/known-homes.ts';
import { type FilePlan, planFile } from './plan/plan-file.ts';
import type { PartPlan } from './plan/plan-part.ts';
import { previewHeldRemovals, previewPart } from './preview/preview-part.ts';
import { removePart } from './remove/remove-listings.ts';
import { reportNothingNew, reportRun, reportUnusable } from './report/report-run.ts';
import {
  type PartReport,
  type RunReport,
  reportFailedPart,
  reportPart,
  reportParts,
  reportRefused,
} from './report/run-report.ts';
import { whyNotRead, whyPaused } from './runs/earlier-runs.ts';
import type { ImportJob } from './runs/import-job.ts';

/** Most feeds copy no pictures. */
const loadCopying = () => import('./pictures/copy-from-archive.ts');

/**
 * One run of one feed, from its source to its report, which the run's row has, too:
 * fetch ▶ read ▶ map ▶ plan ▶ guard ▶ apply ▶ remove ▶ report. No listing is touched before the file
 * has been read to its end, and none by a dry run. FeedFileError for a file that cannot be had or used: the caller ends the
 * run. RunLostError when the run was cancelled or its claim expired; the abort's reason when the service stops.
 */
export const importFeed = async (job: ImportJob): Promise<RunReport> => {
  job.progress.phase = 'fetch';
  const fetched = await fetchFile(job);
  if (fetched.kind === 'nothing') return reportNothingNew(fetched, job);
  const { file } = fetched;
  try {
    const report = await importFile(file, job);
    // A file that is held keeps back those after it where they build on it.
    const goesOn = report.state === 'Succeeded' || (report.state === 'Held' && file.series?.skippedState != null);
    return { ...report, more: file.more && goesOn };
  } catch (error) {
    if (error instanceof NoRowsError && job.config.mode === 'delta') {
      const nothingNew = { message: error.message, sourceState: file.sourceState };
      return { ...(await reportNothingNew(nothingNew, job)), more: file.more };
    }
    throw error instanceof FeedFileError ? await reportUnusable(error, file, job) : error;
  }
};

/** Reads and plans a file whole, then judges, writes and reports; nothing of that for a file that could change nothing. */
const importFile = async (file: FetchedFile, job: ImportJob): Promise<RunReport> => {
  const { config, progress } = job;
  const nothingNew = await whyNotRead(file, job);
  if (nothingNew !== null) return reportNothingNew(nothingNew, job);

  progress.phase = 'read';
  const planned = await planFile(readFile(file, await loadKnown(job), job), file, job);
  const { plans, summary } = planned;
  const rejected = plans.map(({ outcomes }) => outcomes.count().rejected);
  const refused = guardFile(rejected, summary.rows, config);
  if (refused !== null) return reportRun(reportRefused(refused, planned), file, summary, job);

  progress.phase = 'write';
  const paused = await whyPaused(job);
  const context = createRunContext(job);
  const parts: PartReport[] = [];
  // One after the other; one that fails does not stop the others.
  for (const plan of plans) parts.push(await importPart(plan, planned, paused, { job, context }));
  const isWhole = !copiesImages(config) || (await (await loadCopying()).copyFromArchive(file, job));
  const read: FetchedFile = isWhole ? file : { ...file, leavesPictures: true };
  return reportRun(reportParts(parts, summary, job.run), read, summary, job);
};

/**
 * One chatbot's part: judged, written, and told what came of it. Of a dry run, and of a part that is held whole, it is only told what
 * would come of it.
 */
const importPart = async (
  plan: PartPlan,
  planned: FilePlan,
  paused: string | null,
  { job, context }: { job: ImportJob; context: RunContext },
): Promise<PartReport> => {
  const judged = await guardPart(plan, planned, paused, job);
  try {
    if (job.run.dryRun || judged.verdict.part !== null) {
      return reportPart(judged, job, await previewPart(judged, context));
    }
    const { remaining, refusedRows } = await applyPart(plan, judged.free, context);
    const removedByAbsence = await removePart(plan, judged.free, remaining, context);
    const preview = judged.held.length === 0 ? null : await previewHeldRemovals(judged, context);
    return reportPart(judged, job, { refusedRows, removedByAbsence, preview });
  } catch (error) {
    return reportFailedPart(judged, job, error);
  }
};

/** What the run's chatbots show already, so that rows which say it again by the same cells are told; undefined where none are to be told. */
const loadKnown = async (job: ImportJob): Promise<KnownTargets | undefined> => {
  const { config, targets, comparesAll } = job;
  if (!tellsSameRows(config)) return undefined;
  const filled = targets.flatMap(({ where, chatbotId }) => (where === null ? [] : [{ where, chatbotId }]));
  // Where a chatbot is not filled any more, each row is one that ends a home there.
  if (comparesAll === true || filled.length < targets.length) return [];
  // Of a thousand agents who show their own homes each, none shows what the others show.
  if (filled.length > 1 && filled.some(({ where }) => where !== undefined)) return [];
  const known: KnownTargets[number][] = [];
  for (const { where, chatbotId } of filled) known.push({ where, homes: await loadKnownHomes(job, chatbotId) });
  return known;
};

/** Parses the file, and maps and checks its rows, as they are asked for. */
const readFile = ({ size, parts, name }: FetchedFile, known: KnownTargets | undefined, job: ImportJob): FeedReading =>
  size === 0 ? NO_ROWS : mapFeed(parts, configToRead(job), { today: job.today, signal: job.signal, name, known });

/** Replication writes JSON lines, whatever format a file has that the feed is given by hand. */
const configToRead = ({ config, run }: ImportJob): FeedConfig =>
  'resoWebApi' in config.source && run.file === null
    ? { ...withRoomForPages(config), format: { type: 'jsonl' } }
    : config;

/** A file of keys alone: the source has changed nothing. */
const NO_ROWS: FeedReading = {
  [Symbol.asyncIterator]: async function* () {},
  summary: () => ({
    rows: 0,
    header: [],
    columnFill: {},
    unread: {},
    missing: {},
    extent: null,
    passedOver: [],
    unfilled: 0,
  }),
};
