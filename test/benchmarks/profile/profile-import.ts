import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startImporter } from '../setting/import-night.ts';
import type { Scene } from '../setting/scene.ts';
import { type CpuProfile, STEPS, timeShares } from './time-shares.ts';

/** Node names profiles CPU.day.time.process.thread.number; the service's own thread is 0, and the only other one is that of runs. */
const OF_RUNS = /\.[1-9]\d*\.\d+\.cpuprofile$/;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Imports once more under the profiler, says how the steps share the time, and leaves the profile in the folder `kept`. */
export const profileImport = async (scene: Scene, rows: number, kept: string): Promise<string[]> => {
  const database = await scene.databases.create();
  const folder = join(scene.folder, 'profiled');
  const profiles = join(folder, 'profiles');
  await mkdir(profiles, { recursive: true });
  try {
    const importer = await startImporter(folder, database, {
      nodeOptions: ['--cpu-prof', `--cpu-prof-dir=${profiles}`],
    });
    const { milliseconds } = await importer
      .deliver({ night: 0, rows })
      .then(() => importer.run())
      .finally(() => importer.stop());
    const name = (await readdir(profiles)).find((each) => OF_RUNS.test(each));
    if (name === undefined) throw new Error('The thread of runs left no profile');
    await mkdir(kept, { recursive: true });
    await copyFile(join(profiles, name), join(kept, 'import.cpuprofile'));
    const profile = JSON.parse(await readFile(join(profiles, name), 'utf8')) as CpuProfile;
    const shares = timeShares(profile, milliseconds);
    const said = STEPS.map((step) => `${step} ${percent(shares[step])}`).join(', ');
    return [`profile of an import of ${Math.round(milliseconds)} ms: ${said}`];
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
};
