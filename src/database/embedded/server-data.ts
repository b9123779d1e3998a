import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from './find-server.ts';

/** What lies in the `database` folder of a data folder. */
export type ServerFolders = {
  base: string;
  data: string;
  temporary: string;
  run: string;
  record: string;
  log: string;
};

/** What wrote the data, and the process that serves them or did last. */
export type ServerRecord = {
  engine: Engine;
  version: string;
  pid?: number;
  socketPath?: string;
  /** Stands while an upgrade runs. */
  upgradingTo?: string;
  /** Its service has told it to shut down: not to be adopted, though it may answer for another moment. */
  stopping?: boolean;
};

/** `folder` is absolute and real: servers are recognised by it. */
export function serverFolders(folder: string): ServerFolders {
  const base = join(folder, 'database');
  return {
    base,
    data: join(base, 'data'),
    temporary: join(base, 'tmp'),
    run: join(base, 'run'),
    record: join(base, 'server.json'),
    log: join(base, 'server.log'),
  };
}

/** What wrote the data that are there; undefined where there are none yet. */
export async function readRecord(folders: ServerFolders): Promise<ServerRecord | undefined> {
  if (!(await exists(folders.data))) return undefined;
  try {
    const record = JSON.parse(await readFile(folders.record, 'utf8')) as ServerRecord;
    if ((record.engine === 'mariadb' || record.engine === 'mysql') && /^\d+\.\d+/.test(record.version)) return record;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error;
  }
  throw new Error(
    `${folders.record}, which says what server wrote ${folders.data}, is missing or damaged: restore it or the whole ` +
      'data folder from a copy; by hand it reads like {"engine": "mariadb", "version": "10.11.19"}.',
  );
}

export async function writeRecord(folders: ServerFolders, record: ServerRecord): Promise<void> {
  const aside = `${folders.record}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o644, flag: 'wx', flush: true });
  await rename(aside, folders.record);
}

/** Copies the data of a stopped server before a newer one changes them; returns the copy's path. */
export async function copyData(folders: ServerFolders, from: string): Promise<string> {
  const copy = join(folders.base, `data-before-upgrade-from-${from}`);
  const growing = join(folders.base, `copying-${randomBytes(4).toString('hex')}`);
  try {
    await cp(folders.data, growing, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
    await rm(copy, { recursive: true, force: true });
    await rename(growing, copy);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw new Error(
      `The data in ${folders.data} could not be copied before their upgrade (${(error as Error).message}): ` +
        'make room for a copy, or install the server version that wrote them.',
    );
  }
  return copy;
}

export async function logSize(folders: ServerFolders): Promise<number> {
  return (await stat(folders.log).catch(() => undefined))?.size ?? 0;
}

/** The end of what the server logged since `offset`, cut down to the lines that tell what was wrong. */
export async function quoteLog(folders: ServerFolders, offset: number): Promise<string> {
  const log = await readFile(folders.log).catch(() => Buffer.alloc(0));
  return tellingLines(log.subarray(log.length < offset ? 0 : offset).toString('utf8'));
}

/** The last four lines of a server's output that speak of an error, or its last four lines. */
export function tellingLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /error|fatal|denied|no space|errno/i.test(line));
  return (telling.length > 0 ? telling : lines).slice(-4).join(' / ') || 'it said nothing';
}

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
