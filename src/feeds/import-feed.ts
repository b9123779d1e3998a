import { createHash } from 'node:crypto';
import type { Database } from '../database/connection.ts';
import { inTransaction } from '../database/transaction.ts';
import { createCandidateStore } from '../listings/candidate-store.ts';
import { isoDate } from '../listings/days-on-market.ts';
import type { Logger } from '../logger.ts';
import { createClaimStore } from './claim-store.ts';
import { type FeedConfig, feedLimits, soldDays } from './feed-config.ts';
import { FeedFileError } from './feed-file-error.ts';
import { feedFingerprint } from './feed-fingerprint.ts';
import type { ReadSummary, RowProblem } from './feed-row.ts';
import { createFeedStore, type Feed } from './feed-store.ts';
import { type FetchedFile, fetchFeedFile } from './fetch-file.ts';
import { importPart, type PartReport } from './import-part.ts';
import { createPartPlan, type PartPlan } from './plan-part.ts';
import { readFeed } from './read-feed.ts';
import { createRowHasher } from './row-hash.ts';
import { createRunStore, type RunProgress, type StoredRun } from './run-store.ts';
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
};

export type ImportTools = { database: Database; log: Logger; clock: () => Date };

/** How a run ended. `rows` counts the file's rows; `problems` are all that were found, in the order of the file. */
export type RunReport = {
  state: 'Succeeded' | 'Held' | 'Failed';
  message: string | null;
  rows: number;
  parts: PartReport[];
  problems: RowProblem[];
  notices: Record<string, number>;
  /** The copy that was read; a held run keeps it until it is approved. */
  file: FetchedFile;
};

const PROBLEMS_KEPT = 10_000;

const chatbotsText = (config: FeedConfig): string => JSON.stringify(config.chatbots);

/** Everything that decides what the same bytes would lead to. */
const fingerprint = (config: FeedConfig): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([feedFingerprint(config), config.chatbots, feedLimits(config), soldDays(config)]))
    .digest();

const refuseOlder = (file: FetchedFile, feed: Feed): void => {
  if (feed.lastFileTime !== null && file.modifiedAt < feed.lastFileTime) {
    throw new FeedFileError(
      `the file is stale: it is of ${file.modifiedAt.toISOString()}, and one of ${feed.lastFileTime.toISOString()} has been applied; deliver a newer file, or touch this one if it is meant`,
    );
  }
};

/** Whether the run could change nothing: the same bytes under the same rules, after a run that left nothing open. */
const isUnchanged = async (
  file: FetchedFile,
  { feed, run, config }: ImportJob,
  { database }: ImportTools,
): Promise<boolean> => {
  const last = await createRunStore(database).latest(feed.id, ['Succeeded', 'Held', 'Failed', 'Cancelled']);
  return (
    !run.approved &&
    !run.dryRun &&
    feed.dirty === 0 &&
    last?.state === 'Succeeded' &&
    feed.lastSha256?.equals(file.sha256) === true &&
    feed.lastFingerprint?.equals(fingerprint(config)) === true &&
    !(await createCandidateStore(database).hasWaiting(feed.id))
  );
};

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
        context: { today, importSold: job.config.importSold ?? false, soldDays: soldDays(job.config) },
      }),
    ),
  );
};

/** Reads the file to its end and compares every row with what each chatbot shows. */
const readInto = async (plans: readonly PartPlan[], file: FetchedFile, job: ImportJob, today: string) => {
  const reading = readFeed(file.path, job.config, { today, signal: job.signal });
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
      await plan.add(picked, count);
    }
    count += rows.length;
    Object.assign(job.progress, { rows: count, bytesRead });
  }
  for (const plan of plans) await plan.spool.close();
  return reading.summary();
};

const refuseProblems = (plans: readonly PartPlan[], summary: ReadSummary, config: FeedConfig): void => {
  const { maxProblems } = feedLimits(config);
  const rejected = Math.max(0, ...plans.map((plan) => plan.outcomes.count().rejected));
  if (maxProblems !== null && rejected > maxProblems * summary.rows) {
    throw new FeedFileError(
      `${rejected} of ${summary.rows} rows are wrong, more than ${maxProblems * 100} % (maxProblems): nothing was written`,
    );
  }
};

const summarize = (parts: readonly PartReport[], summary: ReadSummary, file: FetchedFile): RunReport => {
  const state = parts.some((part) => part.state === 'Failed')
    ? 'Failed'
    : parts.some((part) => part.state === 'Held')
      ? 'Held'
      : 'Succeeded';
  const seen = new Set<string>();
  const problems = parts
    .flatMap((part) => part.problems)
    .filter((problem) => {
      const text = JSON.stringify(problem);
      return !seen.has(text) && seen.add(text);
    })
    .sort((left, right) => left.line - right.line)
    .slice(0, PROBLEMS_KEPT);
  const missing = Object.entries(summary.missing)
    .filter(([, count]) => count > 0)
    .sort(([, left], [, right]) => right - left)
    .map(([field, count]) => `${field} ${count}`);
  const notes = [
    summary.capped
      ? 'the file ends at its source’s cap: it is no snapshot, so nothing that it lacks was removed'
      : null,
    ...parts.map((part) => part.message),
    missing.length > 0 ? `blank in rows: ${missing.join(', ')}` : null,
  ].filter((note) => note !== null);
  return {
    state,
    message: notes.length > 0 ? notes.join('; ') : null,
    rows: summary.rows,
    parts: [...parts],
    problems,
    notices: summary.missing,
    file,
  };
};

/** Writes what the run found, and what the next one is compared with, in the run's last transaction. */
const conclude = async (
  report: RunReport,
  file: FetchedFile,
  summary: ReadSummary,
  job: ImportJob,
  tools: ImportTools,
) => {
  const { run, feed, config } = job;
  await inTransaction(tools.database, async (transaction) => {
    const runs = createRunStore(transaction);
    const candidates = createCandidateStore(transaction);
    await runs.hold(run.id, run.token);
    for (const part of report.parts) {
      await runs.savePart(run.id, part.chatbotId, part);
      if (run.dryRun) continue;
      await candidates.setMisses(part.absence.back, 'reset');
      await candidates.setMisses(part.absence.missed, 'add');
      await candidates.setUnconfirmed(part.heldIds);
      if (part.state === 'Succeeded') {
        await createClaimStore(transaction).drop(part.chatbotId, feed.id, part.absence.claims);
      }
    }
    await runs.saveProblems(run.id, report.problems);
    if (
      report.state !== 'Failed' &&
      !run.dryRun &&
      report.parts.every((part) => part.state === 'Succeeded' || part.heldIds.length > 0)
    ) {
      await createFeedStore(transaction).setApplied(feed.id, {
        sha256: file.sha256,
        fingerprint: fingerprint(config),
        chatbots: report.state === 'Succeeded' ? chatbotsText(config) : (feed.lastChatbots ?? chatbotsText(config)),
        fileTime: file.modifiedAt,
        columnFill: { rows: summary.rows, filled: summary.columnFill },
        changed: report.parts.some(
          (part) => part.created + part.updated + part.removedByRow + part.removedByAbsence > 0,
        ),
        dirty: feed.dirty,
      });
    }
    if (!run.dryRun && report.state !== 'Failed') await runs.supersede(feed.id, run.id);
    await runs.finish(run.id, run.token, { ...report, sha256: file.sha256 });
  });
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
      file,
    };
    await runs.finish(run.id, run.token, { ...report, sha256: file.sha256 });
    return report;
  }

  const plans = await planParts(job, tools, today);
  const summary = await readInto(plans, file, job, today);
  refuseProblems(plans, summary, config);

  job.progress.phase = 'write';
  const parts: PartReport[] = [];
  for (const plan of plans) {
    parts.push(
      await importPart(plan, {
        feed,
        config,
        summary,
        chatbotsChanged: feed.lastChatbots !== null && feed.lastChatbots !== chatbotsText(config),
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
          importSold: config.importSold ?? false,
          soldDays: soldDays(config),
        },
        onBatch: () => job.signal.throwIfAborted(),
      }),
    );
  }
  const report = summarize(parts, summary, file);
  await conclude(report, file, summary, job, tools);
  return report;
};
