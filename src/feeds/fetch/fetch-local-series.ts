import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FeedConfig, feedLimits, type LocalFilesSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { fetchLocalFile } from './fetch-local-file.ts';
import type { FetchContext } from './fetch-source.ts';
import type { Fetched } from './fetched-file.ts';
import { isPattern, namePattern, withMarks } from './file-names.ts';
import { type FolderEntry, nextInSeries } from './file-series.ts';
import { SETTLE_SECONDS } from './settle.ts';

const FOLDER_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there: check the path, and that it is mounted',
  ENOTDIR: 'is no folder: use source.file for a file',
  EACCES: 'may not be read: give the user that the service runs as permission to read it',
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

/** The next file of a folder, or of the names in it that a pattern picks: each once, in the order of their names. */
export const fetchLocalSeries = async (
  source: LocalFilesSource,
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const { feed, folder: runFolder, signal, lastState } = context;
  const folder = isPattern(source.files) ? dirname(source.files) : source.files;
  const isWanted = isPattern(source.files) ? withMarks(namePattern(basename(source.files))) : () => true;
  const entries = await listFolder(folder, feed);
  const next = nextInSeries(
    entries.filter(({ name }) => isWanted(name)),
    lastState,
    {
      mode: config.mode,
      settle: source.settle ?? SETTLE_SECONDS,
      now: context.clock(),
      heldRunId: context.heldRunId ?? null,
    },
  );
  if (next.kind === 'nothing') return { kind: 'nothing', message: next.message, sourceState: next.state };
  const file = await fetchLocalFile({
    feed,
    source: join(folder, next.entry.name),
    settle: 0,
    maxSize: feedLimits(config).maxSize,
    folder: runFolder,
    signal,
  });
  const { series, more, state, note } = next;
  return {
    kind: 'file',
    file: { ...file, sourceState: state, series, more, ageUnknown: true, ...(note !== undefined && { note }) },
  };
};
