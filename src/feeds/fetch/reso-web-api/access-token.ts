import type { Credentials } from '../../configuration/feed-config.ts';
import { FeedFileError } from '../../feed-file-error.ts';
import type { HttpClient, HttpResponse } from '../http-client.ts';
import { readBody, SHORT_ANSWER, statusError } from '../http-response.ts';
import { shownUrl, TransientSourceError } from '../network-errors.ts';
import { readSecret, readToken, shownSecret } from '../read-credentials.ts';

type ClientCredentials = Extract<Credentials, { type: 'clientCredentials' }>;

type TokenSource = {
  feed: string;
  readVariable: (name: string) => string | undefined;
  client: Pick<HttpClient, 'request'>;
  clock: () => Date;
  signal?: AbortSignal;
};

export type AccessTokens = {
  /** Tells one holder of credentials from another, for requests are limited by holder. Secret. */
  holder: string;
  get: () => Promise<string>;
  /** Forgets the token that the service has refused. False: there is no other. */
  renew: () => boolean;
};

/** A token is renewed so long before it expires. */
const EARLY = 60_000;

const askToken = (
  { tokenUrl, scope }: ClientCredentials,
  [id, secret]: readonly [string, string],
  { client, signal }: TokenSource,
  inHeader: boolean,
): Promise<HttpResponse> => {
  const basic = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
  return client.request({
    url: tokenUrl,
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      ...(inHeader ? { authorization: `Basic ${basic}` } : {}),
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      ...(inHeader ? {} : { client_id: id, client_secret: secret }),
      ...(scope === undefined ? {} : { scope }),
    }).toString(),
    ...(signal === undefined ? {} : { signal }),
  });
};

const readAnswer = async (response: HttpResponse, now: Date): Promise<{ token: string; until: number }> => {
  const what = shownUrl(response.url);
  const { text } = await readBody(response, SHORT_ANSWER);
  let answer: { access_token?: unknown; expires_in?: unknown };
  try {
    answer = JSON.parse(text) as typeof answer;
  } catch {
    throw new TransientSourceError(`${what} answered with something that is no token`);
  }
  if (typeof answer.access_token !== 'string' || answer.access_token === '') {
    throw new FeedFileError(`${what} answered without an access_token: check source.credentials.tokenUrl`);
  }
  const seconds = Number(answer.expires_in ?? Number.POSITIVE_INFINITY);
  return { token: answer.access_token, until: now.getTime() + seconds * 1_000 - EARLY };
};

const clientTokens = (credentials: ClientCredentials, source: TokenSource): AccessTokens => {
  const id = readSecret(credentials, 'clientIdVariable', source);
  const secret = readSecret(credentials, 'clientSecretVariable', source);
  let known: { token: string; until: number } | null = null;
  /** Some services take client and secret in the body only, others in the header only. */
  let inHeader = false;

  const ask = async (): Promise<{ token: string; until: number }> => {
    let response = await askToken(credentials, [id, secret], source, inHeader);
    if (!inHeader && (response.status === 400 || response.status === 401)) {
      response.body.destroy();
      inHeader = true;
      response = await askToken(credentials, [id, secret], source, inHeader);
    }
    const { status, url } = response;
    if (status === 200) return readAnswer(response, source.clock());
    response.body.destroy();
    inHeader = false;
    if (status !== 400 && status !== 401) throw statusError(response, source.clock());
    throw new FeedFileError(
      `${shownUrl(url)} gives no token to this client (${status}): check ${shownSecret(credentials.clientIdVariable)} and ` +
        `${shownSecret(credentials.clientSecretVariable)}, and source.credentials.scope`,
    );
  };

  return {
    holder: id,
    get: async () => {
      if (known === null || known.until <= source.clock().getTime()) known = await ask();
      return known.token;
    },
    renew: () => {
      known = null;
      return true;
    },
  };
};

/** The tokens with which a service is asked. FeedFileError, never with a secret in it, where there can be none. */
export const createAccessTokens = (credentials: Credentials, source: TokenSource): AccessTokens => {
  if (credentials.type === 'clientCredentials') return clientTokens(credentials, source);
  if (credentials.type !== 'bearer') {
    throw new FeedFileError(`source.credentials of feed ${source.feed} must be of type bearer or clientCredentials`);
  }
  const token = readToken(credentials, source);
  return { holder: token, get: async () => token, renew: () => false };
};
