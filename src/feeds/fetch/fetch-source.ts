import { access } from 'node:fs/promises';
import type { Database } from '../../database/connection.ts';
import type { Logger } from '../../process/logger.ts';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { shownHost } from '../runs/run-host.ts';
import { fetchHttp } from './fetch-http.ts';
import { fetchLocalFile } from './fetch-local-file.ts';
import { fetchLocalSeries } from './fetch-local-series.ts';
import { fetchRemote } from './fetch-remote.ts';
import type { Fetched, SourceState } from './fetched-file.ts';
import { fetchResoWebApi } from './reso-web-api/fetch-reso-web-api.ts';
import type { Wait } from './retry.ts';

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
  /** The run of the feed that waits for an approval; null or left out: none does, or it is of no matter. */
  heldRunId?: number | null;
  database: Database;
  /** The value of an environment variable that a feed names for its credentials. */
  readVariable: (name: string) => string | undefined;
  clock: () => Date;
  log: Logger;
  signal: AbortSignal;
  /** The chatbots that are there to be filled. */
  chatbotIds?: readonly number[];
  /** In place of the clock, where requests have to wait. */
  wait?: Wait;
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
      now: () => context.clock().getTime(),
    });
    return { kind: 'file', file };
  }
  if ('files' in source) return fetchLocalSeries(source, config, context);
  if ('resoWebApi' in source) return fetchResoWebApi(source, config, context);
  return /^https?:/i.test(source.url) ? fetchHttp(source, maxSize, context) : fetchRemote(source, config, context);
};

/** The file that a run was given by hand or by an upload; it need not settle. `name` is what it is called in messages. */
export const fetchGivenFile = async (
  given: { path: string; name: string; host: string | null },
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const { feed, folder, signal } = context;
  const { maxSize } = feedLimits(config);
  const { path, name, host } = given;
  const isThere = await access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (!isThere) {
    const place = `${name === path ? '' : `, as ${path}`}${host === null ? '' : ` on ${shownHost(host)}`}`;
    throw new FeedFileError(`The file ${name} of feed ${feed} is not there${place}: give it again`);
  }
  const file = await fetchLocalFile({ feed, source: path, called: name, settle: 0, maxSize, folder, signal });
  return { kind: 'file', file: { ...file, name } };
};
