import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const KILOBYTES_A_MEGABYTE = 1_024;
/** Linux counts processor time in hundredths of a second for programs, whatever it counts in itself. */
const TICK_MILLISECONDS = 10;

/** The memory of a process, in megabytes: resident now, or the most there has been. */
const memoryOf = (pid: number, what: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / KILOBYTES_A_MEGABYTE;
};

/** Begins the count of the most memory anew. See proc(5), clear_refs. */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** What a process has had of the processors, in all its threads. See proc(5): the name in parentheses may hold anything. */
export const processorMilliseconds = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
};

const PROJECT = join(import.meta.dirname, '../../..');
/** What `npm start` gives: the options of Node, and variables of the environment. */
const startCommand = (): { options: string[]; variables: Record<string, string> } => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return {
    options: scripts.start.match(/(?<= )--\S+(?= )/g) ?? [],
    variables: Object.fromEntries(
      scripts.start.match(/(?<=^| )\w+=\S+/g)?.map((variable) => variable.split('=')) ?? [],
    ),
  };
};
const LOOK_MILLISECONDS = 500;
const QUIET_LOOKS = 4;
const QUIET_MILLISECONDS = 40;
const MOST_UNREST_MILLISECONDS = 60_000;

export const SECRET_KEY = 'secret-key-of-the-benchmarks';
export const SESSION_KEY = 'session-key-of-the-benchmarks';
/** The chatbot that the first start of a service makes. */
export const SERIAL_NUMBER = '00000000000000000000000000000001';

export type ServiceOptions = {
  /** Holds the service's config/ and data/; made where it is missing. */
  folder: string;
  /** Without it the service runs a database server of its own. */
  databaseUrl?: string;
  /** The files of config/ as JSON, by their path in it. */
  files?: Record<string, unknown>;
  /** Further variables of its environment. */
  settings?: Record<string, string>;
  /** Options of Node: `--cpu-prof`, for one. */
  nodeOptions?: readonly string[];
};

export type BenchmarkService = {
  url: string;
  /** From the start of the process until it serves. */
  startMilliseconds: number;
  /** Resident memory of the process, in megabytes: now, and the most there has been. */
  memory: () => number;
  peak: () => number;
  /** From here on `peak` is the most that comes. */
  forgetPeak: () => void;
  /** What the process has had of the processors. */
  processorMilliseconds: () => number;
  /** Waits until it has nothing more to do of its own: it looks after its data after a start. */
  rest: () => Promise<void>;
  /** Ends it as a supervisor would, and waits for that. */
  stop: () => Promise<void>;
};

/** At rest is who has used next to nothing of the processor for a while. */
const waitForRest = async (pid: number): Promise<void> => {
  const end = Date.now() + MOST_UNREST_MILLISECONDS;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < end; ) {
    const before = processorMilliseconds(pid);
    await pause(LOOK_MILLISECONDS);
    quiet = processorMilliseconds(pid) - before <= QUIET_MILLISECONDS ? quiet + 1 : 0;
  }
};

const layOut = async ({ folder, files = {} }: ServiceOptions): Promise<void> => {
  for (const name of ['config/feeds', 'data']) await mkdir(join(folder, name), { recursive: true, mode: 0o711 });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, 'config', name), JSON.stringify(content));
  }
};

/** Starts the service as it is started in production, as a process of its own, and waits until it serves. Needs Linux: memory is read in /proc. */
export const startService = async (options: ServiceOptions): Promise<BenchmarkService> => {
  await layOut(options);
  const { folder, databaseUrl, settings = {}, nodeOptions = [] } = options;
  const start = startCommand();
  const env = {
    ...start.variables,
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '',
    LISTINGD_CONFIG: join(folder, 'config'),
    LISTINGD_DATA: join(folder, 'data'),
    LISTINGD_SECRET_KEY: SECRET_KEY,
    LISTINGD_SESSION_KEY: SESSION_KEY,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  const begun = performance.now();
  const child = spawn(process.execPath, [...start.options, ...nodeOptions, join(PROJECT, 'src/main.ts'), 'start'], {
    env,
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? Number.NaN;
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /serves on (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const startMilliseconds = performance.now() - begun;
    child.stdout.resume();
    return {
      url,
      startMilliseconds,
      memory: () => memoryOf(pid, 'VmRSS'),
      peak: () => memoryOf(pid, 'VmHWM'),
      forgetPeak: () => forgetPeak(pid),
      processorMilliseconds: () => processorMilliseconds(pid),
      rest: () => waitForRest(pid),
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`The service ended before it served: ${complaints}`);
};
