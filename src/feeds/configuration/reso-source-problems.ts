import type { FeedConfig } from './feed-config.ts';
import { feedRules } from './feed-rules.ts';
import { scheduleProblems } from './schedule-problems.ts';

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

/** What is wrong with the configuration of a feed that replicates a RESO Web API. */
export function* resoSourceProblems(config: FeedConfig): Generator<string> {
  const { source, mode } = config;
  if (!('resoWebApi' in source)) return;
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
  if (mode !== 'delta') yield 'mode must be "delta" for a resoWebApi source: each run brings what has changed';
  yield* keyProblems(config);
}

/** What of such a feed works, but is not safe or perhaps not meant. */
export function* resoSourceWarnings({ source }: FeedConfig): Generator<string> {
  if (!('resoWebApi' in source)) return;
  const { resoWebApi, credentials, filter } = source;
  const addresses = [resoWebApi, credentials.type === 'clientCredentials' ? credentials.tokenUrl : ''];
  if (addresses.some((address) => /^http:/i.test(address))) {
    yield 'its credentials go over the network unprotected: ask for https';
  }
  if (/\b(StandardStatus|MlsStatus)\b/i.test(filter ?? '')) {
    yield 'its source.filter names a status: a home that leaves the filter by its status stays on display until the next sweep';
  }
}
