import type { FeedConfig, ResoWebApiSource } from '../configuration/feed-config.ts';
import { sourceKeyColumn } from '../configuration/feed-rules.ts';
import { FeedFileError } from '../feed-file-error.ts';
import { lookAtLocalFile, lookAtLocalFolder } from './fetch-local.ts';
import type { RemoteContext } from './fetched-file.ts';
import { lookAtFtpOrSftp } from './ftp-and-sftp/fetch-ftp-or-sftp.ts';
import { createHttpClient } from './http-client.ts';
import { statusError } from './http-response.ts';
import { authorization } from './read-credentials.ts';
import { createAccessTokens } from './reso-web-api/access-token.ts';
import { propertyUrl, queryUrl } from './reso-web-api/property-query.ts';

type LookContext = Pick<RemoteContext, 'feed' | 'readVariable' | 'clock' | 'log' | 'signal'>;

/** What there is at a source, as the end of a sentence, and what time it is there, where the server says that. */
type SeenSource = { says: string; serverTime: Date | null };

const MEBIBYTE = 1_048_576;
const sizeOf = (bytes: number): string => (bytes < MEBIBYTE ? `${bytes} bytes` : `${Math.round(bytes / MEBIBYTE)} MB`);
const filesOf = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'} there`;

/** Asks for one byte, or one record, and reads no more than the head of the answer. */
const askHttp = async (
  url: URL,
  headers: Readonly<Record<string, string>>,
  { allowPrivateAddresses = false, clock, signal }: LookContext & { allowPrivateAddresses?: boolean | undefined },
): Promise<SeenSource> => {
  const client = createHttpClient({ allowPrivateAddresses });
  try {
    const response = await client.request({ url, headers, signal });
    response.body.destroy();
    // An empty file has no first byte.
    if (![200, 206, 416].includes(response.status)) throw statusError(response, clock());
    const time = Date.parse(response.headers.date ?? '');
    return { says: 'it answers', serverTime: Number.isNaN(time) ? null : new Date(time) };
  } finally {
    client.close();
  }
};

const askReso = async (source: ResoWebApiSource, config: FeedConfig, context: LookContext): Promise<SeenSource> => {
  const { allowPrivateAddresses } = source;
  const client = createHttpClient({ allowPrivateAddresses: allowPrivateAddresses ?? false });
  try {
    const token = await createAccessTokens(source.credentials, { ...context, client }).get();
    const url = queryUrl({ ...source, pageSize: 1 }, { from: null, fields: [sourceKeyColumn(config)] });
    return await askHttp(url, { authorization: `Bearer ${token}` }, { ...context, allowPrivateAddresses });
  } finally {
    client.close();
  }
};

/**
 * Looks whether a feed's source can be had, as an import would, and fetches nothing. FeedFileError says why not; one request of a RESO Web
 * API is not counted against its limits.
 */
export const lookAtSource = async (config: FeedConfig, context: LookContext): Promise<SeenSource> => {
  const { source } = config;
  const { feed, signal } = context;
  try {
    if ('file' in source) {
      const { size } = await lookAtLocalFile(source.file, feed);
      return { says: sizeOf(size), serverTime: null };
    }
    if ('files' in source) return { says: filesOf((await lookAtLocalFolder(source, feed)).length), serverTime: null };
    if ('resoWebApi' in source) return await askReso(source, config, context);
    if (!/^https?:/i.test(source.url)) {
      const entries = await lookAtFtpOrSftp(source, { ...context, folder: '', lastState: null, conditional: false });
      return { says: filesOf(entries.length), serverTime: null };
    }
    const headers = { ...authorization(source.credentials, context), range: 'bytes=0-0' };
    const { allowPrivateAddresses } = source;
    return await askHttp(new URL(source.url), headers, { ...context, allowPrivateAddresses });
  } catch (error) {
    if (!signal.aborted) throw error;
    const what = 'resoWebApi' in source ? propertyUrl(source).host : 'url' in source ? new URL(source.url).host : feed;
    throw new FeedFileError(`${what} did not answer in time: is it up, and does a firewall let this machine through?`);
  }
};
