import { FTPError } from 'basic-ftp';
import { FeedFileError } from '../feed-file-error.ts';
import { networkError, TransientSourceError } from './network-errors.ts';

const LOGIN_REFUSED = 530;
/** Codes of a file or folder that is not there, and of commands that a server does not know. */
export const NOT_THERE: ReadonlySet<number> = new Set([450, 550, 553]);
export const NOT_KNOWN: ReadonlySet<number> = new Set([500, 501, 502, 504]);

export const isRefusal = (error: unknown, codes: ReadonlySet<number>): boolean =>
  error instanceof FTPError && codes.has(error.code);

const refusal = (what: string, { code }: FTPError): FeedFileError => {
  if (code === LOGIN_REFUSED) {
    return new FeedFileError(
      `${what} refuses the login: check source.credentials and the environment variables that they name`,
    );
  }
  if (NOT_THERE.has(code)) {
    return new FeedFileError(
      `${what} is not there, or may not be read by this user: check the path, and that the file was delivered`,
    );
  }
  return code >= 500
    ? new FeedFileError(`${what} could not be read: the server refused it (${code})`)
    : new TransientSourceError(`${what} could not be read: the server broke it off (${code})`);
};

/** What an error of the FTP client means while the connection is made. */
export const connectError = (what: string, error: unknown): unknown => {
  if (error instanceof FTPError) return refusal(what, error);
  const known = networkError(what, error);
  if (known !== error || error instanceof FeedFileError) return known;
  if (!(error instanceof Error) || error instanceof TypeError || 'code' in error) return error;
  return new TransientSourceError(`${what} could not be reached: the connection broke`);
};

/**
 * What it means after the login. A server process that dies says so by a 500 in plain text, in the middle of TLS too: all
 * but a file that is not there is tried again.
 */
export const transferError = (what: string, error: unknown): unknown => {
  if (isRefusal(error, NOT_THERE)) return connectError(what, error);
  if (error instanceof FeedFileError || !(error instanceof Error) || error instanceof TypeError) return error;
  if (error.message.includes('PASV returned another host')) {
    return new FeedFileError(`${what} wants to send its data from another host: that is not followed`);
  }
  const isBlocked = /data connection|transfer strategies/.test(error.message);
  const reason = isBlocked
    ? 'no data connection could be opened (passive mode): is a firewall in between?'
    : 'the connection broke';
  return new TransientSourceError(`${what} could not be read: ${reason}`);
};
