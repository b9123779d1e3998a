import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dropKeptFile, keptRuns } from '../fetch/kept-file.ts';
import { dropUpload } from '../upload/upload-service.ts';
import { claimName, ENDED_STATES, type StoredRun } from './run.ts';
import type { RunStore } from './run-store.ts';

const DAY = 86_400_000;
/** For how many days a file that no run waits for is kept. */
const UPLOAD_DAYS = 7;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/**
 * Removes what a run leaves that is no longer at work: the folder of its claim, and its upload where it has ended. A held run has a copy
 * of its own, and one that was given back is begun again with the file.
 */
export const dropRunFiles = async (dataFolder: string, runs: Pick<RunStore, 'get'>, run: StoredRun): Promise<void> => {
  await rm(join(dataFolder, 'runs', claimName(run)), { recursive: true, force: true });
  const state = (await runs.get(run.id).catch(() => undefined))?.state;
  if (ENDED_STATES.some((ended) => ended === state)) await dropUpload(dataFolder, run.file);
};

/** Removes the files of runs that no longer wait for an approval: cancelled, replaced or applied ones. Returns how many. */
export const tidyHeldFiles = async (dataFolder: string, runs: Pick<RunStore, 'get'>): Promise<number> => {
  let removed = 0;
  for (const runId of await keptRuns(dataFolder)) {
    const state = (await runs.get(runId))?.state;
    if (state === 'Held' || state === 'Queued' || state === 'Running') continue;
    await dropKeptFile(dataFolder, runId);
    removed += 1;
  }
  return removed;
};

/** Removes the folders of runs that are not at work: their process died, or their thread. */
const tidySpools = async (dataFolder: string, runs: Pick<RunStore, 'get'>): Promise<number> => {
  let removed = 0;
  for (const name of await namesIn(join(dataFolder, 'runs'))) {
    const [runId, token] = name.split('-').map(Number);
    const run = await runs.get(runId ?? 0);
    if (run?.state === 'Running' && run.token === token) continue;
    await rm(join(dataFolder, 'runs', name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
};

/** Whether a file was still arriving when its process died. A data folder has one process, so it was none that lives. */
const isLeft = (name: string, changedAt: number, startedAt: number): boolean =>
  name.endsWith('.part') && changedAt < startedAt;

/**
 * Removes uploads that no run waits for: at once those that were arriving when another process died, the others a week after
 * they came.
 */
const tidyUploads = async (
  dataFolder: string,
  runs: Pick<RunStore, 'filesInUse'>,
  now: Date,
  startedAt: number,
): Promise<number> => {
  const folder = join(dataFolder, 'uploads');
  const used = await runs.filesInUse();
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about === undefined) continue;
    const isOver = now.getTime() - about.mtimeMs >= UPLOAD_DAYS * DAY || isLeft(name, about.mtimeMs, startedAt);
    if (!isOver || used.some((file) => file === path || file.startsWith(`${path}/`))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
};

/**
 * Removes what runs left in the data folder of this process: folders of runs whose process died, files of runs that no
 * longer wait for an approval, and uploads that nobody waits for. `startedAt` is when this process did, in milliseconds since 1970.
 * Returns how many. At a start it comes before a run is taken.
 */
export const tidyRunFiles = async (
  dataFolder: string,
  runs: Pick<RunStore, 'get' | 'filesInUse'>,
  clock: () => Date,
  startedAt = performance.timeOrigin,
): Promise<number> =>
  (await tidySpools(dataFolder, runs)) +
  (await tidyHeldFiles(dataFolder, runs)) +
  (await tidyUploads(dataFolder, runs, clock(), startedAt));
