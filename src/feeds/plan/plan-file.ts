import { stat } from 'node:fs/promises';
import { storesOn } from '../../database/stores.ts';
import { type FeedConfig, feedFingerprint, withRoomForPages } from '../configuration/feed-config.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from '../import-job.ts';
import { matchesWhere, type ReadSummary } from '../read/feed-row.ts';
import { type FeedReading, readFeed } from '../read/read-feed.ts';
import { readAhead } from '../read-ahead.ts';
import { inBatches } from './in-batches.ts';
import { createPartPlanner, type PartPlan, type PartPlanner } from './plan-part.ts';
import { planRules } from './plan-rules.ts';
import { createRowHasher } from './row-hash.ts';

const startPlans = async (job: ImportJob, tools: ImportTools, today: string): Promise<PartPlanner[]> => {
  const { candidates, history, pictures } = storesOn(tools.database);
  const hash = await createRowHasher(feedFingerprint(job.config));
  return Promise.all(
    job.targets.map(({ chatbotId }) =>
      createPartPlanner({
        chatbotId,
        sourceId: job.feed.id,
        folder: job.folder,
        candidates,
        formerNumbers: history.formerNumbers,
        overrides: history.overrides,
        hash,
        pictures,
        rules: planRules(job, today),
      }),
    ),
  );
};

/** A file read to its end and compared with what each chatbot shows: a plan per target, in their order. */
export type FilePlan = { plans: PartPlan[]; summary: ReadSummary; keysPath: string | null };

/** A file of keys alone: the source has changed nothing. */
const NOTHING_TO_READ: FeedReading = {
  [Symbol.asyncIterator]: async function* () {},
  summary: () => ({ rows: 0, header: [], columnFill: {}, missing: {}, capped: false }),
};

/** Replication writes JSON lines, whatever format a file has that the feed is given by hand. */
const configToRead = ({ config, run }: ImportJob): FeedConfig =>
  'resoWebApi' in config.source && run.file === null
    ? { ...withRoomForPages(config), format: { type: 'jsonl' } }
    : config;

/** In bytes, as they lie there: what reading them counts up to. */
const sizeOfParts = async ({ parts }: FetchedFile): Promise<number> => {
  let size = 0;
  for (const { path } of parts) size += (await stat(path)).size;
  return size;
};

/** Reads the file and compares every row with what each chatbot shows. Nothing is written but spools. */
export const planFile = async (
  file: FetchedFile,
  job: ImportJob,
  tools: ImportTools,
  today: string,
): Promise<FilePlan> => {
  const { batchRows } = tools;
  const planners = await startPlans(job, tools, today);
  const options = { today, signal: job.signal, name: file.name };
  const reading = file.size === 0 ? NOTHING_TO_READ : readFeed(file.parts, configToRead(job), options);
  let count = 0;
  job.progress.bytesTotal = await sizeOfParts(file);
  for await (const { rows, bytesRead } of readAhead(reading)) {
    job.signal.throwIfAborted();
    for (const [index, planner] of planners.entries()) {
      const where = job.targets[index]?.where;
      const picked = rows.map((row) => ({
        row,
        outside: where === null || (where !== undefined && !matchesWhere(row.record, where)),
      }));
      const size = batchRows ?? picked.length;
      for (const [number, batch] of inBatches(picked, size).entries()) await planner.add(batch, count + number * size);
    }
    count += rows.length;
    Object.assign(job.progress, { rows: count, bytesRead });
  }
  const plans: PartPlan[] = [];
  for (const planner of planners) plans.push(await planner.finish());
  return { plans, summary: reading.summary(), keysPath: file.keysPath };
};
