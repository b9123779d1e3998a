import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startImporter } from './setting/import-night.ts';
import type { Scene } from './setting/with-scene.ts';

/** What Node writes with --cpu-prof, as far as it is needed here. Times are in microseconds. */
export type CpuProfile = {
  nodes: readonly { id: number; callFrame: { functionName: string; url: string }; children?: readonly number[] }[];
  samples: readonly number[];
  timeDeltas: readonly number[];
};

/** The steps of an import, and what is none of them. `derive` is what is read in the texts of a home that is written. */
// biome-ignore format: in the order of the run
const STEPS = ['fetch', 'parse', 'map', 'hash', 'plan', 'derive', 'apply', 'collecting garbage', 'other', 'waiting'] as const;
type Step = (typeof STEPS)[number];

/** A step by the files that do its work. The first that fits the innermost file of the project counts. */
const FILES: readonly [RegExp, Step][] = [
  [/\/src\/feeds\/fetch/, 'fetch'],
  [/\/src\/feeds\/read\/|\/csv-parse\//, 'parse'],
  [/\/src\/feeds\/map\//, 'map'],
  [/\/src\/feeds\/plan\/row-identity|\/xxhash-wasm\/|\/src\/listings\/changes/, 'hash'],
  [/\/src\/listings\/(derive|tags)\//, 'derive'],
  [/\/src\/feeds\/(apply|remove)\/|\/src\/listings\/(stored-listing|listing-store|listing-place)/, 'apply'],
  [/\/src\/feeds\/(plan|guard|preview|report|import-feed)/, 'plan'],
];

/** The last that is seen of a run. */
const ENDS = /\/src\/feeds\/(apply|remove|report)\//;
/** From the first of these on the run writes; all before it was reading and planning. */
const WRITES = /\/src\/feeds\/apply\/apply-(part|batch)/;

type Node = CpuProfile['nodes'][number];

/** The step of each node: by its own file or by that of the nearest caller; undefined where no file of the project called it. */
const stepsOf = (nodes: readonly Node[]): Map<number, Step | undefined> => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const steps = new Map<number, Step | undefined>();
  const isChild = new Set(nodes.flatMap(({ children = [] }) => children));
  const open: [Node, Step | undefined][] = nodes.filter(({ id }) => !isChild.has(id)).map((node) => [node, undefined]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, outer] = next;
    const own = FILES.find(([file]) => file.test(node.callFrame.url))?.[1];
    // Within the writing of a row nothing is parsed, hashed or planned by itself: that is a part of it.
    const step = outer === 'apply' && own !== 'derive' ? outer : (own ?? outer);
    steps.set(node.id, step);
    for (const child of node.children ?? []) {
      const found = byId.get(child);
      if (found !== undefined) open.push([found, step]);
    }
  }
  return steps;
};

/** The samples of the run, by their index: those of so many milliseconds before its last. */
const samplesOfRun = (
  { nodes, samples, timeDeltas }: CpuProfile,
  milliseconds: number,
): [first: number, last: number] => {
  const ending = new Set(nodes.filter(({ callFrame }) => ENDS.test(callFrame.url)).map(({ id }) => id));
  const last = samples.findLastIndex((id) => ending.has(id));
  const durationOf = (index: number): number => timeDeltas[index] ?? 0;
  let first = last;
  let time = durationOf(first);
  while (first > 0 && time + durationOf(first - 1) <= milliseconds * 1_000) {
    first -= 1;
    time += durationOf(first);
  }
  return [first, last];
};

const stepOfFrame = ({ functionName, url }: Node['callFrame'], called: Step | undefined, isWriting: boolean): Step => {
  if (functionName === '(idle)') return 'waiting';
  if (functionName === '(garbage collector)') return 'collecting garbage';
  if (called !== undefined) return called;
  const isDriver = /\/(mysql2|knex|tarn|sql-escaper|lru\.min)\//.test(url) || url.startsWith('node:');
  return isDriver ? (isWriting ? 'apply' : 'plan') : 'other';
};

/**
 * How much of a run's time each step took, as shares that add up to 1; the run is that of so many milliseconds at the profile's end.
 * `waiting` is time in which the process did nothing, for the most part because it waited for the database. Work of the driver that
 * no step called is the step's that is under way: of the plan until the first row is written, of apply from then on.
 */
export const timeShares = (profile: CpuProfile, milliseconds: number): Record<Step, number> => {
  const { nodes, samples, timeDeltas } = profile;
  const steps = stepsOf(nodes);
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<Step, number>(STEPS.map((step) => [step, 0]));
  const [first, last] = samplesOfRun(profile, milliseconds);
  let isWriting = false;
  for (let index = Math.max(first, 0); index <= last; index += 1) {
    const id = samples[index] ?? 0;
    const frame = frames.get(id) ?? { functionName: '', url: '' };
    if (WRITES.test(frame.url)) isWriting = true;
    const step = stepOfFrame(frame, steps.get(id), isWriting);
    times.set(step, (times.get(step) ?? 0) + (timeDeltas[index] ?? 0));
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const share = (step: Step): number => (total === 0 ? 0 : (times.get(step) ?? 0) / total);
  return Object.fromEntries(STEPS.map((step) => [step, share(step)])) as Record<Step, number>;
};

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
