import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type ReferenceServer = { url: string; stop: () => Promise<void> };

/** Starts a program of this folder as a process of its own and waits until it serves. It ends with this process, however that ends. */
export const startReference = async (
  program: 'plain-server' | 'provider-stub',
  args: readonly string[] = [],
): Promise<ReferenceServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${program}.ts`), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /serves on (http:\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const stop = async (): Promise<void> => {
      child.stdin.end();
      await ended;
    };
    return { url, stop };
  }
  throw new Error(`${program}.ts ended before it served`);
};
