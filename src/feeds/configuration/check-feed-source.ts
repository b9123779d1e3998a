import { remoteAddress } from '../fetch/ftp-and-sftp/remote-folder.ts';
import type { FeedConfig, RemoteFileSource, ResoWebApiSource } from './feed-config.ts';
import { feedRules } from './feed-rules.ts';
import { scheduleProblems } from './schedule.ts';

const LOGINS: Readonly<Record<string, readonly string[]>> = {
  http: ['basic', 'bearer'],
  https: ['basic', 'bearer'],
  sftp: ['basic', 'privateKey'],
  ftp: ['basic'],
  ftps: ['basic'],
};

const protocolOf = ({ url }: RemoteFileSource): string => /^[a-z]+/.exec(url)?.[0] ?? '';
const isHttp = (source: RemoteFileSource): boolean => protocolOf(source).startsWith('http');

function* urlProblems(source: RemoteFileSource): Generator<string> {
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

function* remoteFileProblems(source: RemoteFileSource): Generator<string> {
  yield* urlProblems(source);
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

function* remoteFileWarnings(source: RemoteFileSource): Generator<string> {
  const protocol = protocolOf(source);
  if (source.credentials !== undefined && (protocol === 'http' || protocol === 'ftp')) {
    yield `its credentials go over the network unprotected: ask for ${protocol}s`;
  }
  if (protocol === 'sftp' && source.hostKey === undefined) {
    yield 'it has no source.hostKey, so any server may pass for its own: ask the server’s owner for the key’s fingerprint (SHA256:…)';
  }
}

function* addressProblems(address: string, setting: string): Generator<string> {
  if (!URL.canParse(address)) {
    yield `${setting} is not an address`;
    return;
  }
  const { protocol, username, password, search, hash } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') yield `${setting} must begin with https://`;
  if (username !== '' || password !== '') {
    yield `${setting} must not hold user and password: name environment variables in source.credentials`;
  }
  if (search !== '' || hash !== '') yield `${setting} must end before its ? or #: what is asked for is added to it`;
}

/** The key by which a sweep finds out what is gone must be the one by which listings are known. */
function* keyProblems(config: FeedConfig): Generator<string> {
  if (!config.key.includes('ListingKey')) {
    yield 'key must include ListingKey for a resoWebApi source: what was removed is found by it';
    return;
  }
  const rule = feedRules(config).get('ListingKey');
  if (rule === undefined) return;
  const [source, ...others] = rule.kind === 'columns' ? rule.alternatives : [];
  const { columns = [], convert = 'key' } = source ?? {};
  if (columns.length !== 1 || others.length > 0 || convert !== 'key') {
    yield 'columns.ListingKey must be one column as it is for a resoWebApi source';
  }
}

function* resoWebApiProblems(source: ResoWebApiSource, config: FeedConfig): Generator<string> {
  const { resoWebApi, credentials, filter, sweep } = source;
  yield* addressProblems(resoWebApi, 'source.resoWebApi');
  if (/\/Property\/?$/i.test(resoWebApi)) yield 'source.resoWebApi must end before /Property, which is added to it';
  if (credentials.type !== 'bearer' && credentials.type !== 'clientCredentials') {
    yield 'source.credentials.type must be bearer or clientCredentials for a resoWebApi source';
  }
  if (credentials.type === 'clientCredentials') {
    yield* addressProblems(credentials.tokenUrl, 'source.credentials.tokenUrl');
  }
  if (/\bMlgCanView\b/i.test(filter ?? '')) {
    yield 'source.filter must not name MlgCanView: a home that must be removed says so by it, and would not come';
  }
  if (/\bModificationTimestamp\b/i.test(filter ?? '')) {
    yield 'source.filter must not name ModificationTimestamp: which changes are asked for is added to it';
  }
  yield* scheduleProblems(sweep, 'source.sweep');
  if (config.mode !== 'delta') yield 'mode must be "delta" for a resoWebApi source: each run brings what has changed';
  yield* keyProblems(config);
}

function* resoWebApiWarnings({ resoWebApi, credentials, filter }: ResoWebApiSource): Generator<string> {
  const addresses = [resoWebApi, credentials.type === 'clientCredentials' ? credentials.tokenUrl : ''];
  if (addresses.some((address) => /^http:/i.test(address))) {
    yield 'its credentials go over the network unprotected: ask for https';
  }
  if (/\b(StandardStatus|MlsStatus)\b/i.test(filter ?? '')) {
    yield 'its source.filter names a status: a home that leaves the filter by its status stays on display until the next sweep';
  }
}

/** What is wrong with where a feed's file comes from, and with what that asks of the rest of its configuration. */
export function* sourceProblems(config: FeedConfig): Generator<string> {
  const { source } = config;
  if ('url' in source) yield* remoteFileProblems(source);
  if ('resoWebApi' in source) yield* resoWebApiProblems(source, config);
}

/** What of it works, but is not safe or perhaps not meant. */
export function* sourceWarnings({ source }: FeedConfig): Generator<string> {
  if ('url' in source) yield* remoteFileWarnings(source);
  if ('resoWebApi' in source) yield* resoWebApiWarnings(source);
}
