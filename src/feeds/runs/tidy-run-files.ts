import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dropKeptFile, keptRuns } from '../fetch/kept-file.ts';
import type { RunStore } from './run-store.ts';

const DAY = 86_400_000;
/** For how many days a file that no run waits for is kept. */
const UPLOAD_DAYS = 7;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

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

/** Removes the folders of runs that are not at work: their process died. */
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

/** Removes uploads that no run waits for, a week after they came: their process died, or nothing came of them. */
const tidyUploads = async (dataFolder: string, runs: Pick<RunStore, 'filesInUse'>, now: Date): Promise<number> => {
  const folder = join(dataFolder, 'uploads');
  const used = await runs.filesInUse();
  let removed = 0;
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const about = await stat(path).catch(() => undefined);
    if (about === undefined || now.getTime() - about.mtimeMs < UPLOAD_DAYS * DAY) continue;
    if (used.some((file) => file === path || file.startsWith(`${path}/`))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
};

/**
 * Removes what runs left in the data folder of this process: folders of runs whose process died, files of runs that no
 * longer wait for an approval, and old uploads that no run waits for. Returns how many. At a start it comes before a
 * run is taken.
 */
export const tidyRunFiles = async (
  dataFolder: string,
  runs: Pick<RunStore, 'get' | 'filesInUse'>,
  clock: () => Date,
): Promise<number> =>
  (await tidySpools(dataFolder, runs)) +
  (await tidyHeldFiles(dataFolder, runs)) +
  (await tidyUploads(dataFolder, runs, clock()));
