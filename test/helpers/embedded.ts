import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { createConnection } from 'mysql2/promise';
import { type EmbeddedServer, startEmbeddedServer } from '../../src/database/embedded/embedded-server.ts';
import { defaultCacheFolder } from '../../src/database/embedded/fetch-server.ts';
import { makeGuardedFolder } from './test-server.ts';

const cacheFolder = defaultCacheFolder(process.env.XDG_CACHE_HOME);

export type DataFolder = {
  folder: string;
  cacheFolder: string;
  /** What the starts have logged. */
  logged: string[];
  start(options?: { settings?: 'durable' | 'test'; path?: string }): Promise<EmbeddedServer>;
  /** Runs helpers/embedded-service.ts on the folder until it has said that it is ready. */
  service(what: 'lock' | 'start'): Promise<{ pid: number; child: ChildProcess }>;
  /** The same, not waiting for anything. */
  spawnService(what: 'lock' | 'start'): ChildProcess;
};

/** A data folder of the test's own; servers and processes that it starts end with the test. */
export const withDataFolder = async (
  t: ExecutionContext,
  run: (t: ExecutionContext, data: DataFolder) => Promise<void>,
) => {
  const { folder, remove } = await makeGuardedFolder();
  const children: ChildProcess[] = [];
  const logged: string[] = [];
  t.teardown(async () => {
    for (const child of children) {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    }
    await remove();
  });
  const spawnService = (what: string) => {
    const script = join(import.meta.dirname, 'embedded-service.ts');
    const child = spawn(process.execPath, [script, what, folder, cacheFolder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    return child;
  };
  await run(t, {
    folder,
    cacheFolder,
    logged,
    start: ({ settings = 'test', path = process.env.PATH ?? '' } = {}) =>
      startEmbeddedServer({ folder, cacheFolder, path, settings, log: (message) => logged.push(message) }),
    service: async (what) => {
      const child = spawnService(what);
      const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
      return { pid: (JSON.parse(line.toString()) as { pid: number }).pid, child };
    },
    spawnService,
  });
};

/** Ends a child with SIGKILL and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

/** Runs statements on a server one after the other and returns the rows of the last. */
export async function query(server: { socketPath: string; user: string }, ...statements: string[]) {
  const connection = await createConnection({ socketPath: server.socketPath, user: server.user });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await connection.query(statement))[0] as Record<string, unknown>[];
    return rows;
  } finally {
    connection.destroy();
  }
}
