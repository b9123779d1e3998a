import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../../src/database/embedded/embedded-server.ts';
import { defaultCacheFolder } from '../../src/database/embedded/fetch-server.ts';

export type TestServer = { socketPath: string; user: string; stop(): Promise<void> };

/** A database server of its own in a temporary folder; nothing of it is left after `stop()`, or after a SIGKILL of us. */
export async function startTestServer(signal?: AbortSignal): Promise<TestServer> {
  const { folder, remove } = await makeGuardedFolder();
  try {
    const server = await startEmbeddedServer({
      folder,
      cacheFolder: defaultCacheFolder(process.env.XDG_CACHE_HOME),
      log: (message) => process.stderr.write(`${message}\n`),
      settings: 'test',
      path: process.env.PATH ?? '',
      ...(signal ? { signal } : {}),
    });
    return { socketPath: server.socketPath, user: server.user, stop: () => server.stop().finally(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * A temporary folder that goes with this process, and with it every service and database server that works in it: a
 * server is made to survive a killed service, but must not survive a killed test run. A shell outside of our process group waits for
 * its input to end, which the kernel sees to however we end.
 */
export async function makeGuardedFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-test-'));
  const guard = spawn('/bin/sh', ['-c', removeWhenAlone, folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
    cwd: '/',
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => resolve()));
  guard.unref();
  return {
    folder,
    remove: async () => {
      guard.ref();
      guard.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const removeWhenAlone = `
trap '' INT TERM HUP
cat >/dev/null
for process in /proc/[0-9]*; do
  if grep -qsaF -- "LISTINGD_DATA=$0/" "$process/environ"; then kill -9 "\${process#/proc/}"; fi
done
for process in /proc/[0-9]*; do
  if grep -qsaF -- "--datadir=$0/" "$process/cmdline"; then kill -9 "\${process#/proc/}"; fi
done
rm -rf -- "$0" || { sleep 0.2; rm -rf -- "$0"; }
`;
