import { createHash } from 'node:crypto';
import { constants, createReadStream, createWriteStream, type Stats } from 'node:fs';
import { access, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from './fetched-file.ts';
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
  const tooLarge = () =>
    new FeedFileError(`${what} is larger than ${maxSize} bytes: raise limits.maxSize if it is meant to be`);

  await settle(options, what);
  const before = await sourceStats(source, what);
  if (before.size === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
  if (before.size > maxSize) throw tooLarge();

  await mkdir(options.folder, { recursive: true });
  const path = join(options.folder, 'source');
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > maxSize ? tooLarge() : null, chunk);
    },
  });
  try {
    const reading = createReadStream(source, { highWaterMark: 1 << 20 });
    await pipeline(reading, measure, createWriteStream(path), { ...(options.signal && { signal: options.signal }) });
    if (!same(before, await sourceStats(source, what)) || size !== before.size) {
      throw new FeedFileError(`${what} changed while it was read: try again when it is complete, or set source.settle`);
    }
  } catch (error) {
    await rm(path, { force: true });
    const { code, path: failed } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new FeedFileError(`There is no room left in ${options.folder} for ${what}`);
    throw failed === source ? sourceError(what, error) : error;
  }
  return {
    path,
    size,
    sha256: hash.digest(),
    modifiedAt: before.mtime,
    name: source,
    parts: await unpackParts(path, {
      name: source,
      folder: options.folder,
      maxSize,
      ...(options.signal && { signal: options.signal }),
    }),
    sourceState: null,
    more: false,
    keysPath: null,
  };
};
