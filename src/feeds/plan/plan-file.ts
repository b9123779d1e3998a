import { createCandidateStore } from '../../listings/candidate-store.ts';
import { createListingHistoryStore } from '../../listings/listing-history-store.ts';
import { soldDays } from '../configuration/feed-config.ts';
import { feedFingerprint } from '../configuration/feed-fingerprint.ts';
import type { FetchedFile } from '../fetch/fetched-file.ts';
import type { ImportJob, ImportTools } from '../import-job.ts';
import { matchesWhere } from '../map/where.ts';
import type { ReadSummary } from '../read/feed-row.ts';
import { readFeed } from '../read/read-feed.ts';
import { inBatches } from './in-batches.ts';
import { createPartPlan, type PartPlan } from './plan-part.ts';
import { createRowHasher } from './row-hash.ts';

const startPlans = async (job: ImportJob, tools: ImportTools, today: string): Promise<PartPlan[]> => {
  const hash = await createRowHasher(feedFingerprint(job.config));
  return Promise.all(
    job.targets.map(({ chatbotId }) =>
      createPartPlan({
        chatbotId,
        sourceId: job.feed.id,
        folder: job.folder,
        candidates: createCandidateStore(tools.database),
        formerNumbers: createListingHistoryStore(tools.database).formerNumbers,
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

/** A file read to its end and compared with what each chatbot shows: a plan per target, in their order. */
export type FilePlan = { plans: PartPlan[]; summary: ReadSummary };

/** Reads the file and compares every row with what each chatbot shows. Nothing is written but spools. */
export const planFile = async (
  file: FetchedFile,
  job: ImportJob,
  tools: ImportTools,
  today: string,
): Promise<FilePlan> => {
  const { batchRows } = tools;
  const plans = await startPlans(job, tools, today);
  const reading = readFeed(file.path, job.config, {
    today,
    signal: job.signal,
    name: file.name,
  });
  let count = 0;
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
  return { plans, summary: reading.summary() };
};
