import { stat } from 'node:fs/promises';
import { storesOn } from '../../database/stores.ts';
import { feedFingerprint, soldDays } from '../configuration/feed-config.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import type { ReadSummary } from '../map/feed-row.ts';
import { matchesWhere } from '../map/feed-row.ts';
import type { FeedReading } from '../map/map-feed.ts';
import { readsOtherTimes } from '../runs/earlier-runs.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { inBatches, readAhead } from './batches.ts';
import { createPartPlanner, type PartPlan, type PartPlanner } from './plan-part.ts';
import type { PartRow, PlanRules } from './plan-row.ts';
import { createRowHasher, rowIdentity } from './row-identity.ts';

export const planRules = ({ feed, config, today }: ImportJob): PlanRules => ({
  today,
  keys: config.key,
  importSold: config.importSold ?? false,
  soldDays: soldDays(config),
  isDelta: config.mode === 'delta',
  comparesTimes: !readsOtherTimes(feed, config),
});

const startPlans = async (job: ImportJob): Promise<PartPlanner[]> => {
  const { database, feed, folder, targets } = job;
  const { formerNumbers, overrides } = storesOn(database).history;
  return Promise.all(
    targets.map(({ chatbotId, where }, place) =>
      createPartPlanner({
        chatbotId,
        place,
        isDropped: where === null,
        sourceId: feed.id,
        folder,
        candidates: storesOn(database).candidates,
        formerNumbers,
        overrides,
        pictures: storesOn(database).pictures,
        rules: planRules(job),
      }),
    ),
  );
};

/** A file read to its end and compared with what each chatbot shows: a plan per target, in their order. */
export type FilePlan = { plans: PartPlan[]; summary: ReadSummary; keysPath: string | null };

/** In bytes, as they lie there: what reading them counts up to. */
const sizeOfParts = async ({ parts }: FetchedFile): Promise<number> => {
  let size = 0;
  for (const { path } of parts) size += (await stat(path)).size;
  return size;
};

/** Compares every row of a file that is being read with what each chatbot shows. Nothing is written but spools. */
export const planFile = async (reading: FeedReading, file: FetchedFile, job: ImportJob): Promise<FilePlan> => {
  const { config, batchRows, targets, progress, signal } = job;
  const planners = await startPlans(job);
  const hash = await createRowHasher(feedFingerprint(config));
  let count = 0;
  progress.bytesTotal = await sizeOfParts(file);
  for await (const { rows, bytesRead } of readAhead(reading)) {
    signal.throwIfAborted();
    const hashed = rows.map((row, place) => ({
      index: count + place,
      row,
      hash: hash(row),
      identity: rowIdentity(row),
    }));
    for (const [index, planner] of planners.entries()) {
      const where = targets[index]?.where;
      const picked = hashed.map((one): PartRow => {
        const outside = where === null || (where !== undefined && !matchesWhere(one.row.record, where));
        return { ...one, outside };
      });
      for (const batch of inBatches(picked, batchRows ?? picked.length)) await planner.add(batch);
    }
    count += rows.length;
    Object.assign(progress, { rows: count, bytesRead });
  }
  const plans: PartPlan[] = [];
  for (const planner of planners) plans.push(await planner.finish());
  return { plans, summary: reading.summary(), keysPath: file.keysPath };
};
