import { FeedFileError } from '../feed-file-error.ts';

/** A failure that may pass by itself: the connection broke, the server was overloaded. It is tried again. */
export class TransientSourceError extends FeedFileError {
  /** How long the server asked to be left alone, milliseconds. */
  readonly retryAfter: number | null;

  constructor(message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'TransientSourceError';
    this.retryAfter = retryAfter;
  }
}

const TRANSIENT: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host name is not known: check the address',
  EAI_AGAIN: 'its host name could not be looked up: is there a network?',
  ECONNREFUSED: 'nothing accepts connections there: check the address and port, and that the server runs',
  ECONNRESET: 'the connection broke',
  ECONNABORTED: 'the connection broke',
  EPIPE: 'the connection broke',
  // What a server process that dies writes in the middle of TLS.
  ERR_SSL_BAD_RECORD_TYPE: 'the connection broke',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'no way leads to it from here: check network and firewall',
  ENETUNREACH: 'no way leads to it from here: check network and firewall',
};

const CERTIFICATE = 'its certificate is not trusted';
const FINAL: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired: the server’s owner has to renew it',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet: check the clock of this machine',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host: check the address',
  DEPTH_ZERO_SELF_SIGNED_CERT: `${CERTIFICATE} (it signed itself)`,
  SELF_SIGNED_CERT_IN_CHAIN: `${CERTIFICATE} (its authority is not known here)`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `${CERTIFICATE} (its authority is not known here)`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `${CERTIFICATE} (its authority is not known here)`,
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS at this port: check scheme and port',
  EPROTO: 'it could not agree on TLS with us: check scheme and port',
};

/**
 * What went wrong between us and `what` as a sentence without credentials: TransientSourceError where another try may
 * help. Errors that are sentences already, and those that are not the network's, come back as they are.
 */
export const networkError = (what: string, error: unknown): unknown => {
  if (error instanceof FeedFileError) return error;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (typeof code !== 'string') return error;
  const transient = TRANSIENT[code];
  if (transient !== undefined) return new TransientSourceError(`${what} could not be reached: ${transient}`);
  const final = FINAL[code];
  if (final !== undefined) return new FeedFileError(`${what} could not be reached: ${final}`);
  if (/^ERR_(SSL|TLS)_/.test(code)) return new FeedFileError(`${what} could not be reached: TLS failed (${code})`);
  if (code.startsWith('HPE_')) return new FeedFileError(`${what} answered with something that is not HTTP`);
  return error;
};

/** An address as messages may show it: without user and password, and without the query, which may hold a key. */
export const shownUrl = (url: URL): string =>
  `${url.protocol}//${url.host}${url.pathname}${url.search === '' ? '' : '?…'}`;
