import { retryAfter } from '../../process/retry-after.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { HttpResponse } from './http-client.ts';
import { shownUrl, TransientSourceError } from './network-errors.ts';

const REASONS: Readonly<Record<number, string>> = {
  401: 'it asks for other credentials: check source.credentials and the environment variables that they name',
  403: 'it refuses access: check source.credentials, and that this machine may download',
  404: 'it has no such file: check the address, and that the file was delivered',
  410: 'it no longer has the file: ask for the new address',
  429: 'it has had too many requests',
};

/** The error of a status that is no success: 408, 429 and 5xx may pass by themselves, others don't. */
export const statusError = (
  { status, headers, url }: Pick<HttpResponse, 'status' | 'headers' | 'url'>,
  now: Date,
): FeedFileError => {
  const reason = REASONS[status] ?? (status >= 500 ? 'it has a fault of its own' : null);
  const message = `${shownUrl(url)} answered ${status}${reason === null ? '' : `: ${reason}`}`;
  return status === 408 || status === 429 || status >= 500
    ? new TransientSourceError(message, retryAfter(headers['retry-after'], now))
    : new FeedFileError(message);
};
