import { access } from 'node:fs/promises';
import { storesOn } from '../../database/stores.ts';
import { type FeedConfig, feedLimits, type RemoteFileSource } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { nothingIsOpen } from '../runs/earlier-runs.ts';
import type { ImportJob } from '../runs/import-job.ts';
import { shownHost } from '../runs/run-host.ts';
import { fetchHttp } from './fetch-http.ts';
import { fetchLocalFile, fetchLocalFolder } from './fetch-local.ts';
import type { FetchContext, Fetched, RemoteContext } from './fetched-file.ts';
import { fetchFtpOrSftp } from './ftp-and-sftp/fetch-ftp-or-sftp.ts';
import { fetchResoWebApi } from './reso-web-api/fetch-reso-web-api.ts';

/** Brings the file of an address, or the next one that it names. FeedFileError when it can't be had. */
export const fetchRemoteFile = (
  source: RemoteFileSource,
  config: Pick<FeedConfig, 'mode' | 'limits'>,
  context: RemoteContext,
): Promise<Fetched> =>
  /^https?:/i.test(source.url)
    ? fetchHttp(source, feedLimits(config).maxSize, context)
    : fetchFtpOrSftp(source, config, context);

/** Brings the feed's file into the run's folder, or tells that there is nothing new. FeedFileError when it can't be had. */
const fetchSource = async (config: FeedConfig, context: FetchContext): Promise<Fetched> => {
  const { source } = config;
  const { maxSize } = feedLimits(config);
  if ('file' in source) {
    const { file: path, settle = 0 } = source;
    return { kind: 'file', file: await fetchLocalFile({ path, settle }, maxSize, context) };
  }
  if ('files' in source) return fetchLocalFolder(source, config, context);
  if ('resoWebApi' in source) return fetchResoWebApi(source, config, context);
  return fetchRemoteFile(source, config, context);
};

/** The file that a run was given by hand or by an upload; it need not settle. `name` is what it is called in messages. */
const fetchGivenFile = async (
  { path, name, host }: { path: string; name: string; host: string | null },
  config: FeedConfig,
  context: FetchContext,
): Promise<Fetched> => {
  const isThere = await access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
  if (!isThere) {
    const place = `${name === path ? '' : `, as ${path}`}${host === null ? '' : ` on ${shownHost(host)}`}`;
    throw new FeedFileError(`The file ${name} of feed ${context.feed} is not there${place}: give it again`);
  }
  const { maxSize } = feedLimits(config);
  return { kind: 'file', file: await fetchLocalFile({ path, called: name, settle: 0 }, maxSize, context) };
};

/**
 * The file that a run imports: the one that it kept when it was held, the one that it was given, or what the feed's source
 * has. FeedFileError when it can't be had.
 */
export const fetchFile = async (job: ImportJob): Promise<Fetched> => {
  const { run, feed, config, database, folder, signal, log, clock, readVariable, wait } = job;
  if (run.approved) return { kind: 'file', file: await job.keptFile() };
  const held = run.dryRun ? undefined : await storesOn(database).runs.latest(feed.id, ['Held']);
  const context: FetchContext = {
    feed: feed.name,
    folder,
    lastState: feed.sourceState,
    conditional: await nothingIsOpen(job),
    heldRunId: held?.id ?? null,
    sheet: config.format?.sheet,
    chatbotIds: job.targets.filter(({ where }) => where !== null).map(({ chatbotId }) => chatbotId),
    database,
    readVariable,
    clock,
    log,
    signal,
    ...(wait && { wait }),
  };
  const fetched =
    run.file === null
      ? await fetchSource(config, context)
      : await fetchGivenFile({ path: run.file, name: run.fileName ?? run.file, host: run.host }, config, context);
  await storesOn(database).feeds.setReached(feed.id);
  return fetched;
};
