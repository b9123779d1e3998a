import { access } from 'node:fs/promises';
import { type FeedConfig, feedLimits } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { shownHost } from '../runs/run-host.ts';
import { fetchHttp } from './fetch-http.ts';
import { fetchLocalFile, fetchLocalFolder } from './fetch-local.ts';
import type { FetchContext, Fetched } from './fetched-file.ts';
import { fetchFtpOrSftp } from './ftp-and-sftp/fetch-ftp-or-sftp.ts';
import { fetchResoWebApi } from './reso-web-api/fetch-reso-web-api.ts';

/** Brings the feed's file into the run's folder, or tells that there is nothing new. FeedFileError when it can't be had. */
export const fetchSource = async (config: FeedConfig, context: FetchContext): Promise<Fetched> => {
  const { source } = config;
  const { maxSize } = feedLimits(config);
  if ('file' in source) {
    const { file: path, settle = 0 } = source;
    return { kind: 'file', file: await fetchLocalFile({ path, settle }, maxSize, context) };
  }
  if ('files' in source) return fetchLocalFolder(source, config, context);
  if ('resoWebApi' in source) return fetchResoWebApi(source, config, context);
  return /^https?:/i.test(source.url) ? fetchHttp(source, maxSize, context) : fetchFtpOrSftp(source, config, context);
};

/** The file that a run was given by hand or by an upload; it need not settle. `name` is what it is called in messages. */
export const fetchGivenFile = async (
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
