import type { Database } from '../database/connection.ts';
import { createCandidateStore } from '../listings/candidate-store.ts';
import { isoDate } from '../listings/days-on-market.ts';
import type { Logger } from '../logger.ts';
import { createClaimStore } from './claim-store.ts';
import { chatbotsText, conclude, isUnchanged, refuseOlder } from './conclude-run.ts';
import { type FeedConfig, soldDays } from './feed-config.ts';
import { feedFingerprint } from './feed-fingerprint.ts';
import { createFeedStore, type Feed } from './feed-store.ts';
import { type FetchedFile, fetchFeedFile } from './fetch-file.ts';
import { importPart, type PartReport } from './import-part.ts';
import { inBatches } from './in-batches.ts';
import { createPartPlan, type PartPlan } from './plan-part.ts';
import { readFeed } from './read-feed.ts';
import { createRowHasher } from './row-hash.ts';
import type { RunProgress, StoredRun } from './run.ts';
import { createRunStore } from './run-store.ts';
import { type RunReport, refuseProblems, summarize } from './run-summary.ts';
import { matchesWhere } from './where.ts';

/** A chatbot that a run fills; `where` picks its rows. `null`: it is no longer configured, and its listings leave. */
export type Target = { chatbotId: number; serialNumber: string; where: Record<string, string[]> | undefined | null };

export type ImportJob = {
  run: StoredRun;
  feed: Feed;
  config: FeedConfig;
  targets: readonly Target[];
  /** The run's own folder; removed by the caller unless the run is held. */
  folder: string;
  progress: RunProgress;
  signal: AbortSignal;
  /** Keeps the file of a run that is about to be held. */
  keepFile: (file: FetchedFile) => Promise<void>;
};

export type ImportTools = {
  database: Database;
  log: Logger;
  clock: () => Date;
  /** How many rows are compared at once and written in a transaction; else as they are read, and 200. */
  batchRows?: number;
};

const BATCH_ROWS = 200;

const planParts = async (job: ImportJob, tools: ImportTools, today: string): Promise<PartPlan[]> => {
  const hash = await createRowHasher(feedFingerprint(job.config));
  return Promise.all(
    job.targets.map(({ chatbotId }) =>
      createPartPlan({
        chatbotId,
        sourceId: job.feed.id,
        folder: job.folder,
        candidates: createCandidateStore(tools.database),
        hash,
        context: {
          today,
          keys: job.config.key,
          importSold: job.config.importSold ?? false,
          soldDays: soldDays(job.config),
        },
      }),
    ),
  );
};

/** Reads the file to its end and compares every row with what each chatbot shows. */
const readInto = async (
  plans: readonly PartPlan[],
  file: FetchedFile,
  job: ImportJob,
  today: string,
  { batchRows }: ImportTools,
) => {
  const reading = readFeed(file.path, job.config, {
    today,
    signal: job.signal,
    name: job.run.file ?? job.config.source.file,
  });
  let count = 0;
  job.progress.phase = 'read';
  job.progress.bytesTotal = file.size;
  for await (const { rows, bytesRead } of reading) {
    job.signal.throwIfAborted();
    for (const [index, plan] of plans.entries()) {
      const where = job.targets[index]?.where;
      const picked = rows.map((row) => ({
        row,
        outside: where === null || (where !== undefined && !matchesWhere(row.record, where)),
      }));
      const size = batchRows ?? picked.length;
      for (const [number, batch] of inBatches(picked, size).entries()) await plan.add(batch, count + number * size);
    }
    count += rows.length;
    Object.assign(job.progress, { rows: count, bytesRead });
  }
  for (const plan of plans) await plan.spool.close();
  return reading.summary();
};

/**
 * One run of one feed, step by step: fetch, read and plan whole, judge, write, remove, report. Nothing is written before
 * the file has been read to its end. FeedFileError for a file that cannot be used; RunLostError when the run was
 * cancelled or its claim expired; the abort's reason when the service stops.
 */
export const importFeed = async (job: ImportJob, tools: ImportTools): Promise<RunReport> => {
  const { run, feed, config } = job;
  const runs = createRunStore(tools.database);
  const today = isoDate(tools.clock());

  job.progress.phase = 'fetch';
  const file = await fetchFeedFile(config, {
    feed: feed.name,
    folder: job.folder,
    signal: job.signal,
    ...(run.file === null ? {} : { file: run.file }),
  });
  await createFeedStore(tools.database).setReached(feed.id);
  if (!run.approved) refuseOlder(file, feed);
  if (await isUnchanged(file, job, tools)) {
    const report: RunReport = {
      state: 'Succeeded',
      message: 'the file is the same as last time',
      rows: 0,
      parts: [],
      problems: [],
      notices: {},
    };
    await runs.finish(run.id, run.token, { ...report, sha256: file.sha256 });
    return report;
  }

  const plans = await planParts(job, tools, today);
  const summary = await readInto(plans, file, job, today, tools);
  const refused = refuseProblems(plans, summary, config);
  if (refused !== null) {
    await conclude(refused, file, summary, job, tools);
    return refused;
  }

  job.progress.phase = 'write';
  const parts: PartReport[] = [];
  for (const [index, plan] of plans.entries()) {
    parts.push(
      await importPart(plan, {
        dropped: job.targets[index]?.where === null,
        feed,
        config,
        summary,
        chatbotsChanged: feed.lastChatbots !== null && feed.lastChatbots !== chatbotsText(config),
        queuedAt: run.queuedAt,
        approved: run.approved,
        dryRun: run.dryRun,
        candidates: createCandidateStore(tools.database),
        claims: createClaimStore(tools.database),
        runs,
        log: tools.log,
        shared: {
          database: tools.database,
          sourceId: feed.id,
          runId: run.id,
          token: run.token,
          today,
          keys: config.key,
          importSold: config.importSold ?? false,
          soldDays: soldDays(config),
          batchRows: tools.batchRows ?? BATCH_ROWS,
        },
        signal: job.signal,
      }),
    );
  }
  const report = summarize(parts, summary);
  if (report.state === 'Held') await job.keepFile(file);
  await conclude(report, file, summary, job, tools);
  return report;
};
