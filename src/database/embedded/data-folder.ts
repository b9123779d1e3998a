import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** Makes the folder and the missing ones above it so that the server's user can pass, whatever our umask is. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(first); made = dirname(made)) await chmod(made, 0o755);
}

/**
 * Makes the data folder where it is missing and returns its real path, by which everything that works on it is
 * recognised. Throws an Error that names the folder and the way out where it can't be made or written.
 */
export async function openDataFolder(folder: string): Promise<string> {
  try {
    // Only the folder itself is closed: the server's user, where that is another one, has to get to it.
    await makeOpenFolder(dirname(resolve(folder)));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EACCES' || code === 'EPERM'
        ? 'this user may not write there'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? 'a file is in the way'
          : String((error as Error).message);
    throw new Error(
      `The data folder ${folder} can't be used (${reason}): run listingd as the user that the folder belongs to, ` +
        'or set LISTINGD_DATA to a folder of this user.',
    );
  }
}

export type DataFolderLock = { release(): Promise<void> };

/** How long the holder of a lock is waited for to say who it is: it may be busy. */
const ANSWER_MILLISECONDS = 5_000;

/**
 * Makes this process the only service of a data folder (made where it is missing), or throws an Error that names the
 * process that is. The lock dies with the process, however it ends; `release()` may be called again.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await openDataFolder(folder);
  const lock = await tryLock(folder, 'service');
  if (lock) return lock;
  throw new Error(
    `The data folder ${folder} is in use by ${await lockHolder(folder, 'service')}: ` +
      'stop that one first, or give this one a data folder of its own with LISTINGD_DATA.',
  );
}

/**
 * Takes the lock `name` of a folder if it is free. It is a name in Linux's abstract socket space: the kernel gives it to
 * one process at a time and takes it back when that ends, so there is no stale lock to judge and no race in judging.
 * Containers that share a folder but not their network don't see each other's; the server's own lock on its files does.
 */
export async function tryLock(folder: string, name: string): Promise<DataFolderLock | undefined> {
  const server = await listen(await socketName(folder, name));
  if (!server) return undefined;
  let released: Promise<void> | undefined;
  return {
    release: () => {
      released ??= new Promise((resolve) => server.close(() => resolve()));
      return released;
    },
  };
}

/** Whether a process has the lock `name` of a folder, asked without taking it even for a moment. */
export async function isLocked(folder: string, name: string): Promise<boolean> {
  const path = await socketName(folder, name);
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Names the process that holds the lock `name`: "process 1234" by its own word, or "another process" where it says none in time or
 * before `signal` ends the wait.
 */
export async function lockHolder(folder: string, name: string, signal?: AbortSignal): Promise<string> {
  const { pid } = await askHolder(folder, name, signal);
  return pid === undefined ? 'another process' : `process ${pid}`;
}

/** What the process that holds a lock says of itself. */
export type LockHolder = { pid?: number; since?: Date };

/** The process that holds the lock `name`, and since when that runs; nothing of what it does not say in time. */
export async function askHolder(folder: string, name: string, signal?: AbortSignal): Promise<LockHolder> {
  const path = await socketName(folder, name);
  const ends = [AbortSignal.timeout(ANSWER_MILLISECONDS), ...(signal ? [signal] : [])];
  const said = await text(connect({ path, signal: AbortSignal.any(ends) })).catch(() => '');
  const [, pid, since] = /^(\d+)(?: (\S+))?$/.exec(said) ?? [];
  return { ...(pid && { pid: Number(pid) }), ...(since && { since: new Date(since) }) };
}

async function socketName(folder: string, name: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  const digest = createHash('sha256')
    .update(`${dev}:${ino}:${await realpath(folder)}:${name}`)
    .digest('hex');
  return `\0listingd-${digest.slice(0, 40)}`;
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Who asked may be gone before it has its answer.
      socket.on('error', () => {});
      const since = new Date(Date.now() - 1_000 * process.uptime());
      socket.end(`${process.pid} ${since.toISOString()}`, () => socket.destroy());
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    // The lock must not keep the process alive.
    server.listen({ path, exclusive: true }, () => resolve(server)).unref();
  });
}
