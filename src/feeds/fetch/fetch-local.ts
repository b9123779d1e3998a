import { constants, createReadStream, type Stats } from 'node:fs';
import { access, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FeedConfig, feedLimits, type LocalFilesSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchContext, Fetched, FetchedFile } from './fetched-file.ts';
import { isPattern, namePattern, withMarks } from './file-names.ts';
import { type FolderEntry, nextInSeries, seriesRules } from './file-series.ts';
import { createLanding, tooLarge } from './landing.ts';
import { waitAbortably } from './retry.ts';
import { landedFile } from './unpack.ts';
import { waitUntilUnchanged } from './wait-until-unchanged.ts';

/** A file of this machine by its absolute path. */
export type LocalFile = {
  path: string;
  /** What it is called in messages, if not by its path. */
  called?: string;
  /** Seconds for which it must not have changed. */
  settle: number;
};
export type LocalContext = Pick<FetchContext, 'feed' | 'folder' | 'signal' | 'clock' | 'wait'>;

const NOT_MOUNTED = 'is not there: check the path, and that';
const NO_PERMISSION = 'may not be read: give the user that the service runs as permission to read it';
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: `${NOT_MOUNTED} the folder is mounted and the file was delivered`,
  ENOTDIR: 'is not there: a part of its path is a file',
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
  ELOOP: 'is a link that leads to itself',
};
const FOLDER_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: `${NOT_MOUNTED} it is mounted`,
  ENOTDIR: 'is no folder: use source.file for a file',
  EACCES: NO_PERMISSION,
};

const fileError = (what: string, error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || error instanceof FeedFileError) return error;
  return new FeedFileError(`${what} ${FILE_ERRORS[code] ?? `cannot be read (${code})`}`);
};

const fileStats = async (path: string, what: string): Promise<Stats> => {
  let stats: Stats;
  try {
    stats = await stat(path);
    if (stats.isFile()) await access(path, constants.R_OK);
  } catch (error) {
    throw fileError(what, error);
  }
  if (stats.isDirectory()) throw new FeedFileError(`${what} is a folder: the path must name a file`);
  if (!stats.isFile()) throw new FeedFileError(`${what} is not a file`);
  return stats;
};

/** A feed's file as it lies there. FeedFileError where it is not there or may not be read. */
export const lookAtLocalFile = (path: string, feed: string): Promise<Stats> =>
  fileStats(path, `The file ${path} of feed ${feed}`);

const isSame = (left: Stats, right: Stats): boolean =>
  left.size === right.size && left.mtimeMs === right.mtimeMs && left.ino === right.ino;

/**
 * Copies a file into the run's folder and hashes what it copies, so that what is read is what was hashed. `maxSize`: bytes.
 * Throws FeedFileError: not there, not readable, too large, changed meanwhile.
 */
export const fetchLocalFile = async (
  { path, called = path, settle }: LocalFile,
  maxSize: number,
  context: LocalContext,
): Promise<FetchedFile> => {
  const { feed, signal, clock, wait = waitAbortably } = context;
  const what = `The file ${called} of feed ${feed}`;
  await waitUntilUnchanged({
    seconds: settle,
    what,
    look: async () => {
      const { mtime, size, ino } = await fileStats(path, what);
      return { stamp: `${size}:${mtime.getTime()}:${ino}`, modifiedAt: mtime };
    },
    isMarked: () =>
      access(`${path}.done`).then(
        () => true,
        () => false,
      ),
    now: () => clock().getTime(),
    wait,
    signal,
  });
  const before = await fileStats(path, what);
  if (before.size === 0) throw new FeedFileError(`${what} is empty: nothing was imported`);
  if (before.size > maxSize) throw tooLarge(what, maxSize);

  const landing = await createLanding({ folder: context.folder, what, maxSize, signal });
  try {
    await landing.append(createReadStream(path, { highWaterMark: 1 << 20 }));
    if (!isSame(before, await fileStats(path, what)) || landing.size() !== before.size) {
      throw new FeedFileError(`${what} changed while it was read: try again when it is complete, or set source.settle`);
    }
  } catch (error) {
    await rm(landing.path, { force: true });
    throw (error as NodeJS.ErrnoException).path === path ? fileError(what, error) : error;
  } finally {
    await landing.close();
  }
  return landedFile(landing, { ...context, name: called, maxSize, modifiedAt: before.mtime });
};

const listFolder = async (folder: string, feed: string): Promise<FolderEntry[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const reason = FOLDER_ERRORS[error.code ?? ''] ?? `cannot be read (${error.code ?? 'error'})`;
    throw new FeedFileError(`The folder ${folder} of feed ${feed} ${reason}`);
  });
  const entries: FolderEntry[] = [];
  for (const name of names) {
    // A file may go between the listing and the look at it.
    const stats = await stat(join(folder, name)).catch(() => null);
    if (stats?.isFile()) entries.push({ name, size: stats.size, modifiedAt: stats.mtime });
  }
  return entries;
};

/** The files of a folder that a feed takes, with the marks beside them. FeedFileError where the folder cannot be read. */
export const lookAtLocalFolder = async (
  { files }: Pick<LocalFilesSource, 'files'>,
  feed: string,
): Promise<FolderEntry[]> => {
  const folder = isPattern(files) ? dirname(files) : files;
  const isWanted = isPattern(files) ? withMarks(namePattern(basename(files))) : () => true;
  return (await listFolder(folder, feed)).filter(({ name }) => isWanted(name));
};

/** The next file of a folder, or of the names in it that a pattern picks: each once, in the order of their names. */
export const fetchLocalFolder = async (
  { files, settle }: LocalFilesSource,
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const folder = isPattern(files) ? dirname(files) : files;
  const entries = await lookAtLocalFolder({ files }, context.feed);
  const next = nextInSeries(entries, context.lastState, seriesRules(config, settle, context));
  if (next.kind === 'nothing') return next;
  const { kind, entry, ...ofSeries } = next;
  const path = join(folder, entry.name);
  const file = await fetchLocalFile({ path, settle: 0 }, feedLimits(config).maxSize, context);
  return { kind, file: { ...file, ...ofSeries } };
};
