import { createCandidateStore } from '../listings/candidate-store.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { createClaimStore } from './apply/claim-store.ts';
import {
  chatbotsText,
  conclude,
  concludeUnread,
  isSameFile,
  nothingIsOpen,
  refuseOlder,
} from './conclude/conclude-run.ts';
import { leaveBehind, placeNote } from './conclude/keep-place.ts';
import { type RunReport, refuseProblems, summarize } from './conclude/run-summary.ts';
import { soldDays } from './configuration/feed-config.ts';
import { createFeedStore } from './configuration/feed-store.ts';
import { FeedFileError, NoRowsError } from './feed-file-error.ts';
import { fetchGivenFile, fetchSource } from './fetch/fetch-source.ts';
import type { Fetched, FetchedFile } from './fetch/fetched-file.ts';
import { type ImportJob, type ImportTools, withNote } from './import-job.ts';
import { importPart } from './import-part.ts';
import type { PartJob, PartReport } from './part-job.ts';
import { type FilePlan, planFile } from './plan/plan-file.ts';
import { createRunStore } from './runs/run-store.ts';
import { pauseOfRun } from './undo/pause.ts';

const BATCH_ROWS = 200;

const fetchFile = async (job: ImportJob, tools: ImportTools): Promise<Fetched> => {
  const { run, feed, config, folder, signal } = job;
  const context = {
    feed: feed.name,
    folder,
    signal,
    lastState: feed.sourceState,
    chatbotIds: job.targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId),
    conditional: await nothingIsOpen(job, tools),
    heldRunId: run.dryRun ? null : ((await createRunStore(tools.database).latest(feed.id, ['Held']))?.id ?? null),
    ...tools,
  };
  if (run.approved) return { kind: 'file', file: await job.keptFile() };
  const fetched =
    run.file === null
      ? await fetchSource(config, context)
      : await fetchGivenFile({ path: run.file, name: run.fileName ?? run.file, host: run.host }, config, context);
  await createFeedStore(tools.database).setReached(feed.id);
  return fetched;
};

/** What all parts of a run have in common. */
const partJob = (
  job: ImportJob,
  { summary, keysPath }: FilePlan,
  tools: ImportTools,
  today: string,
  paused: string | null,
): Omit<PartJob, 'dropped'> => {
  const { run, feed, config, signal } = job;
  const { database, log } = tools;
  return {
    feed,
    config,
    summary,
    keysPath,
    chatbotsChanged: feed.lastChatbots !== null && feed.lastChatbots !== chatbotsText(config),
    paused,
    queuedAt: run.queuedAt,
    approved: run.approved,
    dryRun: run.dryRun,
    candidates: createCandidateStore(database),
    claims: createClaimStore(database),
    runs: createRunStore(database),
    log,
    signal,
    shared: {
      database,
      sourceId: feed.id,
      runId: run.id,
      token: run.token,
      today,
      keys: config.key,
      importSold: config.importSold ?? false,
      soldDays: soldDays(config),
      batchRows: tools.batchRows ?? BATCH_ROWS,
    },
  };
};

/** Judges and writes the part of each chatbot. */
const importParts = async (
  job: ImportJob,
  planned: FilePlan,
  tools: ImportTools,
  today: string,
): Promise<PartReport[]> => {
  const paused = await pauseOfRun(job, tools.database);
  const shared = partJob(job, planned, tools, today, paused);
  const parts: PartReport[] = [];
  for (const [index, plan] of planned.plans.entries()) {
    parts.push(await importPart(plan, { ...shared, dropped: job.targets[index]?.where === null }));
  }
  return parts;
};

const runMessage = (report: RunReport, file: FetchedFile, job: ImportJob): string | null =>
  [placeNote(report.state, file), file.note ?? null, job.note].reduce(withNote, report.message);

/** Reads, judges and writes a file, and ends the run. */
const importFile = async (file: FetchedFile, job: ImportJob, tools: ImportTools, today: string): Promise<RunReport> => {
  const { run, feed, config, progress } = job;
  if (!run.approved) refuseOlder(file, feed);
  if (isSameFile(file, feed) && (await nothingIsOpen(job, tools))) {
    return concludeUnread('the file is the same as last time', file.sourceState, job, tools);
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
 * One run of one feed: fetch, read and plan whole, judge, write, remove, report. Nothing is written before the file has
 * been read to its end. FeedFileError for a file that cannot be used; RunLostError when the run was cancelled or its
 * claim expired; the abort's reason when the service stops.
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
    return { ...report, more: file.more };
  } catch (error) {
    if (error instanceof NoRowsError && config.mode === 'delta') {
      return { ...(await concludeUnread(error.message, file.sourceState, job, tools)), more: file.more };
    }
    throw error instanceof FeedFileError ? await leaveBehind(error, file, job, tools.database) : error;
  }
};
