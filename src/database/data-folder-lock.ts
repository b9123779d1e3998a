import { createHash, randomBytes } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { openDataFolder } from './data-folder.ts';

export type DataFolderLock = { release(): Promise<void> };

/**
 * Makes this process the only service of a data folder (made where it is missing), or throws an Error that names the
 * process that is. The lock dies with the process, however it ends; `release()` may be called again.
 */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  await openDataFolder(folder);
  const lock = await tryLock(folder, 'service');
  if (lock) return lock;
  const holder = await lockHolder(folder, 'service');
  throw new Error(
    `The data folder ${folder} is in use by ${holder === undefined ? 'another process' : `process ${holder}`}: ` +
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
  const file = join(folder, `${name}.pid`);
  // Written aside and renamed: a file left by another user's process can be replaced where it can't be written.
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, `${process.pid}\n`, { mode: 0o644, flag: 'wx' });
  await rename(aside, file);
  let released: Promise<void> | undefined;
  const release = async () => {
    await rm(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    release: () => {
      released ??= release();
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

/** The process that holds the lock `name`; only to be told, since it is read from a file that the holder wrote. */
export async function lockHolder(folder: string, name: string): Promise<number | undefined> {
  const pid = Number(await readFile(join(folder, `${name}.pid`), 'utf8').catch(() => ''));
  return pid > 0 ? pid : undefined;
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
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    // The lock must not keep the process alive.
    server.listen({ path, exclusive: true }, () => resolve(server)).unref();
  });
}
