import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../logger.ts';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { fetchLocalFile } from './fetch-local-file.ts';
import type { Fetched, SourceState } from './fetched-file.ts';

/** What fetching needs beside the feed's configuration. */
export type FetchContext = {
  /** The feed's name, for messages. */
  feed: string;
  /** The run's own folder in the data folder. */
  folder: string;
  /** What the source said when its file was applied last. */
  lastState: SourceState | null;
  /** Whether the source may answer that nothing has changed: nothing is open from the last run. */
  conditional: boolean;
  database: Database;
  /** The value of an environment variable that a feed names for its credentials. */
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
};

/** Brings the feed's file into the run's folder, or tells that there is nothing new. FeedFileError when it can't be had. */
export const fetchSource = async (config: FeedConfig, context: FetchContext): Promise<Fetched> => {
  const { source } = config;
  const { maxSize } = feedLimits(config);
  const { feed, folder, signal } = context;
  if ('file' in source) {
    const file = await fetchLocalFile({
      feed,
      source: source.file,
      settle: source.settle ?? 0,
      maxSize,
      folder,
      signal,
    });
    return { kind: 'file', file };
  }
  throw new FeedFileError(`Feed ${feed} has a source that cannot be fetched yet`);
};

/** The file that a run was given by hand or by an upload; it need not settle. `name` is what it is called in messages. */
export const fetchGivenFile = async (
  given: { path: string; name: string },
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const { feed, folder, signal } = context;
  const { maxSize } = feedLimits(config);
  const file = await fetchLocalFile({ feed, source: given.path, settle: 0, maxSize, folder, signal });
  return { kind: 'file', file: { ...file, name: given.name } };
};
