import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROJECT = join(import.meta.dirname, '../../..');
const MEGABYTE = 1_048_576;

export type ServiceProcess = {
  url: string;
  /** Resident memory, in megabytes. */
  memory: () => number;
  /** The most there has been since the last `forgetPeak`. */
  peak: () => number;
  forgetPeak: () => void;
  stop: () => Promise<void>;
};

/** Starts the service as a process of its own and waits until it serves. Memory is read from /proc, so it needs Linux. */
export const startService = async (settings: Record<string, string>): Promise<ServiceProcess> => {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings };
  const child = spawn(process.execPath, [join(PROJECT, 'src/main.ts'), 'start'], {
    ...{ cwd: PROJECT, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const status = (name: string): number => {
    const [, kilobytes = ''] =
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1_024) / MEGABYTE;
  };
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /serves on (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    child.stdout.resume();
    return {
      url,
      memory: () => status('VmRSS'),
      peak: () => status('VmHWM'),
      forgetPeak: () => writeFileSync(`/proc/${child.pid}/clear_refs`, '5'),
      stop: async () => {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The service ended before it served');
};
