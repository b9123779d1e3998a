import { constants, createReadStream, type Stats } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from './fetched-file.ts';
import { createLanding, tooLarge } from './landing.ts';
import { type Wait, waitAbortably } from './retry.ts';
import { waitUntilSettled } from './settle.ts';
import { unpackParts } from './unpack-parts.ts';

export type FetchLocalOptions = {
  /** The feed's name, for messages. */
  feed?: string;
  /** Absolute path of the file. */
  source: string;
  /** What it is called in messages, if not by its path. */
  called?: string;
  /** Seconds for which it must have stood still. */
  settle: number;
  /** Bytes. */
  maxSize: number;
  /** The run's own folder in the data folder. */
  folder: string;
  signal?: AbortSignal;
  now?: () => number;
  wait?: Wait;
};

const SOURCE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there: check the path, and that the folder is mounted and the file was delivered',
  ENOTDIR: 'is not there: a part of its path is a file',
  EACCES: 'may not be read: give the user that the service runs as permission to read it',
  EPERM: 'may not be read: give the user that the service runs as permission to read it',
  ELOOP: 'is a link that leads to itself',
};

const sourceError = (what: string, error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || error instanceof FeedFileError) return error;
  return new FeedFileError(`${what} ${SOURCE_ERRORS[code] ?? `cannot be read (${code})`}`);
};

const sourceStats = async (path: string, what: string): Promise<Stats> => {
  let stats: Stats;
  try {
    stats = await stat(path);
    if (stats.isFile()) await access(path, constants.R_OK);
  } catch (error) {
    throw sourceError(what, error);
  }
  if (stats.isDirectory()) throw new FeedFileError(`${what} is a folder: the path must name a file`);
  if (!stats.isFile()) throw new FeedFileError(`${what} is not a file`);
  return stats;
};

const same = (left: Stats, right: Stats): boolean =>
  left.size === right.size && left.mtimeMs === right.mtimeMs && left.ino === right.ino;

const settle = ({ source, settle: seconds, signal, now, wait }: FetchLocalOptions, what: string): Promise<void> =>
  waitUntilSettled({
    seconds,
    what,
    look: async () => {
      const { mtime, size, ino } = await sourceStats(source, what);
      return { stamp: `${size}:${mtime.getTime()}:${ino}`, modifiedAt: mtime };
    },
    isMarked: () =>
      access(`${source}.done`).then(
        () => true,
        () => false,
      ),
    now: now ?? Date.now,
    wait: wait ?? waitAbortably,
    ...(signal && { signal }),
  });

/**
 * Copies the feed's file into `folder` and hashes what it copies, so that what is read is what was hashed.
 * Throws FeedFileError: not there, not readable, too large, changed meanwhile.
 */
export const fetchLocalFile = async (options: FetchLocalOptions): Promise<FetchedFile> => {
  const { source, maxSize } = options;
  const what = `The file ${options.called ?? source}${options.feed === undefined ? '' : ` of feed ${options.feed}`}`;
  await settle(options, what);
  const before = await sourceStats(source, what);
  if (before.size === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
  if (before.size > maxSize) throw tooLarge(what, maxSize);

  const landing = await createLanding({ ...options, what });
  const { path } = landing;
  try {
    await landing.append(createReadStream(source, { highWaterMark: 1 << 20 }));
    if (!same(before, await sourceStats(source, what)) || landing.size() !== before.size) {
      throw new FeedFileError(`${what} changed while it was read: try again when it is complete, or set source.settle`);
    }
  } catch (error) {
    await rm(path, { force: true });
    throw (error as NodeJS.ErrnoException).path === source ? sourceError(what, error) : error;
  } finally {
    await landing.close();
  }
  return {
    path,
    size: landing.size(),
    sha256: landing.sha256(),
    // A time to come, of a clock that goes wrong, would make every later file older.
    modifiedAt: new Date(Math.min(before.mtimeMs, (options.now ?? Date.now)())),
    name: source,
    parts: await unpackParts(path, { ...options, name: options.called ?? source }),
    sourceState: null,
    more: false,
    keysPath: null,
  };
};
