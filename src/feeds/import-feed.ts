import { createCandidateStore } from '../listings/candidate-store.ts';
import { isoDate } from '../listings/days-on-market.ts';
import { createClaimStore } from './apply/claim-store.ts';
import { soldDays } from './configuration/feed-config.ts';
import { createFeedStore } from './configuration/feed-store.ts';
import { fetchGivenFile, fetchSource } from './fetch/fetch-source.ts';
import type { Fetched } from './fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from './import-job.ts';
import { importPart, type PartJob, type PartReport } from './import-part.ts';
import { type FilePlan, planFile } from './plan/plan-file.ts';
import { chatbotsText, conclude, concludeUnread, isSameFile, nothingIsOpen, refuseOlder } from './runs/conclude-run.ts';
import { createRunStore } from './runs/run-store.ts';
import { type RunReport, refuseProblems, summarize } from './runs/run-summary.ts';

const BATCH_ROWS = 200;

const fetchFile = async (job: ImportJob, tools: ImportTools): Promise<Fetched> => {
  const { run, feed, config, folder, signal } = job;
  const context = {
    feed: feed.name,
    folder,
    signal,
    lastState: feed.sourceState,
    conditional: await nothingIsOpen(job, tools),
    ...tools,
  };
  if (run.approved) return { kind: 'file', file: await job.keptFile() };
  const fetched =
    run.file === null
      ? await fetchSource(config, context)
      : await fetchGivenFile({ path: run.file, name: run.fileName ?? run.file }, config, context);
  await createFeedStore(tools.database).setReached(feed.id);
  return fetched;
};

/** What all parts of a run have in common. */
const partJob = (
  job: ImportJob,
  { summary }: FilePlan,
  tools: ImportTools,
  today: string,
): Omit<PartJob, 'dropped'> => {
  const { run, feed, config, signal } = job;
  const { database, log } = tools;
  return {
    feed,
    config,
    summary,
    chatbotsChanged: feed.lastChatbots !== null && feed.lastChatbots !== chatbotsText(config),
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
  const shared = partJob(job, planned, tools, today);
  const parts: PartReport[] = [];
  for (const [index, plan] of planned.plans.entries()) {
    parts.push(await importPart(plan, { ...shared, dropped: job.targets[index]?.where === null }));
  }
  return parts;
};

/**
 * One run of one feed: fetch, read and plan whole, judge, write, remove, report. Nothing is written before the file has
 * been read to its end. FeedFileError for a file that cannot be used; RunLostError when the run was cancelled or its
 * claim expired; the abort's reason when the service stops.
 */
export const importFeed = async (job: ImportJob, tools: ImportTools): Promise<RunReport> => {
  const { run, feed, config, progress } = job;
  const today = isoDate(tools.clock());

  progress.phase = 'fetch';
  const fetched = await fetchFile(job, tools);
  if (fetched.kind === 'nothing') return concludeUnread(fetched.message, fetched.sourceState, job, tools);
  const { file } = fetched;
  if (!run.approved) refuseOlder(file, feed);
  if (isSameFile(file, feed) && (await nothingIsOpen(job, tools))) {
    return concludeUnread('the file is the same as last time', file.sourceState, job, tools);
  }

  progress.phase = 'read';
  const planned = await planFile(file, job, tools, today);
  let report = refuseProblems(planned.plans, planned.summary, config);
  if (report === null) {
    progress.phase = 'write';
    report = summarize(await importParts(job, planned, tools, today), planned.summary);
  }
  if (report.state === 'Held') await job.keepFile(file);
  await conclude(report, file, planned.summary, job, tools);
  return report;
};
