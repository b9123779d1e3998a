import { storesOn } from '../database/stores.ts';
import { createBatchPace } from './apply/batch-pace.ts';
import { copiesImages } from './configuration/feed-config.ts';
import type { ImportJob, ImportTools } from './import-job.ts';
import { importPart } from './import-part.ts';
import { waitsForEarlier } from './in-turn.ts';
import { chatbotsText, readsOtherTimes, timeRuleText } from './last-run.ts';
import type { PartJob, PartReport } from './part-job.ts';
import type { FilePlan } from './plan/plan-file.ts';
import { planRules } from './plan/plan-rules.ts';
import { pauseOfRun } from './undo/pause.ts';

/** As measured: 500 or 1,000 take as much time, more memory, and hold their locks for longer. */
const BATCH_ROWS = 200;

/** Once, and only where times mean something else now: what the run leaves as it is must not seem newer than its next row. */
const timesForgetter = ({ feed, config }: ImportJob, { database }: ImportTools): (() => Promise<void>) => {
  let isDone = !readsOtherTimes(feed, config);
  return async () => {
    if (isDone) return;
    const { feeds, listings } = storesOn(database);
    await listings.forgetTimes(feed.id);
    await feeds.setTimeRule(feed.id, timeRuleText(config));
    isDone = true;
  };
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
  const { candidates, claims, runs } = storesOn(database);
  const batchRows = tools.batchRows ?? BATCH_ROWS;
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
    beginWriting: timesForgetter(job, tools),
    candidates,
    claims,
    runs,
    log,
    signal,
    shared: {
      database,
      sourceId: feed.id,
      runId: run.id,
      token: run.token,
      ...planRules(job, today),
      batchRows,
      pace: createBatchPace(batchRows),
      copiesImages: copiesImages(config),
      signal,
    },
  };
};

/** Judges and writes the part of each chatbot, one after the other. A part that fails does not stop the others. */
export const importParts = async (
  job: ImportJob,
  planned: FilePlan,
  tools: ImportTools,
  today: string,
): Promise<PartReport[]> => {
  const paused = (await pauseOfRun(job, tools.database)) ?? (await waitsForEarlier(job, tools));
  const shared = partJob(job, planned, tools, today, paused);
  const parts: PartReport[] = [];
  for (const [index, plan] of planned.plans.entries()) {
    parts.push(await importPart(plan, { ...shared, dropped: job.targets[index]?.where === null }));
  }
  return parts;
};
