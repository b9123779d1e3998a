import { remoteAddress } from '../fetch/ftp-and-sftp/remote-folder.ts';
import type { FeedConfig, RemoteFileSource } from './feed-config.ts';

const LOGINS: Readonly<Record<string, readonly string[]>> = {
  http: ['basic', 'bearer'],
  https: ['basic', 'bearer'],
  sftp: ['basic', 'privateKey'],
  ftp: ['basic'],
  ftps: ['basic'],
};

const protocolOf = ({ url }: RemoteFileSource): string => /^[a-z]+/.exec(url)?.[0] ?? '';
const isHttp = (source: RemoteFileSource): boolean => protocolOf(source).startsWith('http');

function* addressProblems(source: RemoteFileSource): Generator<string> {
  if (!URL.canParse(source.url)) {
    yield 'source.url is not an address';
    return;
  }
  const { username, password } = new URL(source.url);
  if (username !== '' || password !== '') {
    yield 'source.url must not hold user and password: put them into environment variables, and name those in source.credentials';
  }
  if (!isHttp(source) && remoteAddress(source.url) === null) {
    yield 'source.url must name a file, or files by * and ? in its last part, like sftp://host/folder/*.csv';
  }
}

/** What is wrong with where a feed's file comes from. */
export function* fileSourceProblems({ source }: FeedConfig): Generator<string> {
  if (!('url' in source)) return;
  yield* addressProblems(source);
  const protocol = protocolOf(source);
  const { credentials, settle, hostKey } = source;
  const logins = LOGINS[protocol] ?? [];
  if (credentials !== undefined && !logins.includes(credentials.type)) {
    yield `source.credentials.type must be ${logins.join(' or ')} for ${protocol}`;
  }
  if (protocol === 'sftp' && credentials === undefined) {
    yield 'source.credentials is missing: SFTP needs a user, with a password (basic) or a key (privateKey)';
  }
  if (isHttp(source) && settle !== undefined) {
    yield 'source.settle is not for http: a download is whole when it is as long as its server said';
  }
  if (protocol !== 'sftp' && hostKey !== undefined) yield 'source.hostKey is for sftp only';
}

/** What is not safe about where a feed's file comes from. */
export function* fileSourceWarnings({ source }: FeedConfig): Generator<string> {
  if (!('url' in source)) return;
  const protocol = protocolOf(source);
  if (source.credentials !== undefined && (protocol === 'http' || protocol === 'ftp')) {
    yield `its credentials go over the network unprotected: ask for ${protocol}s`;
  }
  if (protocol === 'sftp' && source.hostKey === undefined) {
    yield 'it has no source.hostKey, so any server may pass for its own: ask the server’s owner for the key’s fingerprint (SHA256:…)';
  }
}

/** A phrase for each environment variable that the source's credentials name and that is not set. */
export const missingVariables = (
  { source }: FeedConfig,
  readVariable: (name: string) => string | undefined,
): string[] => {
  const credentials = 'credentials' in source ? source.credentials : undefined;
  return Object.entries(credentials ?? {}).flatMap(([field, name]) =>
    field.endsWith('Variable') && readVariable(name) === undefined
      ? [`the environment variable ${name} (source.credentials.${field}) is not set here`]
      : [],
  );
};
