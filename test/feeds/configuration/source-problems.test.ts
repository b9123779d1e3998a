import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { feedConfigProblems, feedWarnings } from '../../../src/feeds/configuration/check-feed-config.ts';
import type { Credentials, FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { missingSecrets } from '../../../src/feeds/fetch/read-credentials.ts';
import { feedConfig } from '../../helpers/feed-files.ts';

const BASIC = { type: 'basic', userVariable: 'FEED_USER', passwordVariable: 'FEED_PASSWORD' };
const KEY = { type: 'privateKey', userVariable: 'FEED_USER', privateKeyFile: 'id_ed25519' };
const BEARER = { type: 'bearer', tokenVariable: 'FEED_TOKEN' };
const FINGERPRINT = 'SHA256:AAAA';

const configOf = (source: unknown): FeedConfig =>
  ({ ...feedConfig(), source, schedule: { cron: '0 * * * *', timeZone: 'UTC' } }) as FeedConfig;
const problems = (source: unknown): string[] => feedConfigProblems(configOf(source));
const warnings = (source: unknown): string[] => feedWarnings(configOf(source));

test('each kind of source is accepted, without warnings where it is safe', (t) => {
  for (const source of [
    { file: 'night.csv' },
    { files: 'in/*.csv', settle: 0 },
    { url: 'https://feeds.example/night.csv' },
    { url: 'https://feeds.example/night.csv', credentials: BASIC },
    { url: 'https://feeds.example/night.csv', credentials: BEARER, allowPrivateAddresses: true },
    { url: 'http://feeds.example/night.csv' },
    { url: 'sftp://feeds.example:2222/in/night-??.csv', credentials: BASIC, hostKey: FINGERPRINT, settle: 5 },
    { url: 'sftp://feeds.example/~/night.csv', credentials: KEY, hostKey: FINGERPRINT },
    { url: 'ftp://feeds.example/*.zip' },
    { url: 'ftps://feeds.example/night.csv', credentials: BASIC },
  ]) {
    t.deepEqual([...problems(source), ...warnings(source)], [], JSON.stringify(source));
  }
});

test('a wrong source of a known form names the wrong field; one of no form says which there are', (t) => {
  const forms = ['source must be { "file" }, { "files" }, { "url" } or { "resoWebApi" }'];
  for (const source of [{}, 3, [], { file: 'a', files: 'b' }, { fil: 'a' }]) t.deepEqual(problems(source), forms);
  const found = (source: unknown): string => problems(source).join('; ');
  t.regex(found({ file: 3 }), /^source\.file must be a string/);
  t.regex(found({ files: 'in', settle: -1 }), /^source\.settle must be from 0 to 86400/);
  t.is(found({ file: 'a', hostKey: 'x' }), 'source.hostKey is not a field of a feed (known are file, settle)');
  t.regex(found({ url: 'gopher://x' }), /^source\.url must be an address by http, https, sftp, ftp or ftps$/);
  const url = 'https://feeds.example/x';
  t.is(
    found({ url, credentials: { type: 'basic', userVariable: 'A' } }),
    'source.credentials.passwordVariable is missing',
  );
  t.regex(
    found({ url, credentials: { type: 'basik' } }),
    /^source\.credentials must be \{ "type": "basic" \}, "bearer"/,
  );
  t.regex(
    found({ url, credentials: { ...BEARER, tokenVariable: 'the token' } }),
    /^source\.credentials\.tokenVariable must be the name of the environment variable that holds the token, or \{ "\$file": /,
  );
  t.regex(
    found({ url, credentials: { ...BEARER, tokenVariable: { file: '/run/secrets/mls' } } }),
    /^source\.credentials\.tokenVariable must be the name of the environment variable/,
  );
});

test('credentials are of a kind that the protocol can use, and never stand in the address', (t) => {
  const kinds = (url: string, credentials: unknown) => problems({ url, credentials }).join('; ');
  t.is(kinds('https://feeds.example/x', KEY), 'source.credentials.type must be basic or bearer for https');
  t.is(kinds('sftp://feeds.example/x', BEARER), 'source.credentials.type must be basic or privateKey for sftp');
  t.is(kinds('ftps://feeds.example/x', KEY), 'source.credentials.type must be basic for ftps');
  t.regex(kinds('sftp://feeds.example/x', undefined), /^source\.credentials is missing: SFTP needs a user/);
  for (const scheme of ['https', 'sftp', 'ftp']) {
    const [problem = '', ...others] = problems({ url: `${scheme}://ann:hidden@feeds.example/x`, credentials: BASIC });
    t.regex(problem, /^source\.url must not hold user and password: put them into environment variables/);
    t.notRegex(problem, /hidden/);
    t.deepEqual(others, []);
  }
});

test('an address must name a file that can be asked for', (t) => {
  t.deepEqual(problems({ url: 'http://' }), ['source.url is not an address']);
  for (const path of ['', '/', '/in/', '/%zz', '/a%0d%0aDELE%20b']) {
    t.regex(
      problems({ url: `ftp://feeds.example${path}` })[0] ?? '',
      /^source\.url must name a file, or files by/,
      path,
    );
  }
});

test('settle is not for HTTP, and hostKey for SFTP only', (t) => {
  t.regex(problems({ url: 'https://feeds.example/x', settle: 60 })[0] ?? '', /^source\.settle is not for http/);
  t.deepEqual(problems({ url: 'ftp://feeds.example/x', hostKey: FINGERPRINT }), ['source.hostKey is for sftp only']);
});

test('the check warns of credentials that go unprotected, and of a server that is not checked', (t) => {
  for (const scheme of ['http', 'ftp']) {
    const source = { url: `${scheme}://feeds.example/x`, credentials: BASIC };
    t.deepEqual(warnings(source), [`its credentials go over the network unprotected: ask for ${scheme}s`]);
  }
  t.regex(warnings({ url: 'sftp://feeds.example/x', credentials: KEY })[0] ?? '', /^it has no source\.hostKey, so any/);
});

test('each environment variable that is not set, and each file that holds no secret, is named, without its value', async (t) => {
  const readVariable = (name: string): string | undefined => (name === 'FEED_USER' ? 'ann' : undefined);
  const missing = (source: { credentials?: unknown; [name: string]: unknown }): string[] =>
    missingSecrets(source.credentials as Credentials | undefined, readVariable);
  const folder = await mkdtemp(join(tmpdir(), 'listingd-secrets-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const inFile = (name: string) => ({
    url: 'https://feeds.example/x',
    credentials: { ...BASIC, passwordVariable: { $file: join(folder, name) } },
  });
  t.deepEqual(problems(inFile('password')), []);
  await writeFile(join(folder, 'password'), 'hidden\n');
  await writeFile(join(folder, 'blank'), '\n');
  t.deepEqual(missing(inFile('password')), []);
  t.deepEqual(missing(inFile('none')), [`the file ${folder}/none (source.credentials.passwordVariable) is not there`]);
  t.deepEqual(missing(inFile('blank')), [`the file ${folder}/blank (source.credentials.passwordVariable) is blank`]);
  t.deepEqual(missing(inFile('.')), [`the file ${folder} (source.credentials.passwordVariable) is no file`]);
  t.deepEqual(missing({ url: 'https://feeds.example/x', credentials: BASIC }), [
    'the environment variable FEED_PASSWORD (source.credentials.passwordVariable) is not set here',
  ]);
  t.deepEqual(missing({ url: 'sftp://feeds.example/x', credentials: KEY }), []);
  t.deepEqual(missing({ file: 'night.csv' }), []);
});

const RESO_SOURCE = {
  resoWebApi: 'https://api.example.com/v2',
  credentials: { type: 'bearer', tokenVariable: 'RESO_TOKEN' },
  filter: "OriginatingSystemName eq 'test'",
  sweep: { cron: '0 3 * * *', timeZone: 'America/Chicago' },
};

const resoConfigOf = (source: Record<string, unknown> = {}, feed: Record<string, unknown> = {}) => ({
  chatbots: [{ serialNumber: 'a' }],
  source: { ...RESO_SOURCE, ...source },
  preset: 'reso',
  key: ['ListingKey', 'MLSNumber'],
  mode: 'delta',
  ...feed,
});
const resoProblems = (...changes: Parameters<typeof resoConfigOf>): string[] =>
  feedConfigProblems(resoConfigOf(...changes));

test('a feed that replicates a RESO Web API is right as the README shows it', (t) => {
  t.deepEqual(resoProblems(), []);
  const credentials = {
    type: 'clientCredentials',
    tokenUrl: 'https://login.example.com/token',
    clientIdVariable: 'ID',
    clientSecretVariable: 'SECRET',
    scope: 'api',
  };
  t.deepEqual(resoProblems({ credentials, expand: 'Media,Rooms', pageSize: 500, requests: { perSecond: 3 } }), []);
});

test('the check says what a replicated feed must not say', (t) => {
  const cases: [source: Record<string, unknown>, feed: Record<string, unknown>, problem: RegExp][] = [
    [{}, { mode: 'snapshot' }, /^mode must be "delta" for a resoWebApi source/],
    [{}, { key: ['MLSNumber'] }, /^key must include ListingKey for a resoWebApi source/],
    [
      {},
      { columns: { ListingKey: { columns: ['A', 'B'], convert: 'joined' } } },
      /^columns\.ListingKey must be one column as it is/,
    ],
    [{ resoWebApi: 'https://me:secret@api.example.com' }, {}, /^source\.resoWebApi must not hold user and password/],
    [{ resoWebApi: 'https://api.example.com/v2?x=1' }, {}, /^source\.resoWebApi must end before its \? or #/],
    [{ resoWebApi: 'https://api.example.com/v2/Property' }, {}, /^source\.resoWebApi must end before \/Property/],
    [{ filter: 'MlgCanView eq true' }, {}, /^source\.filter must not name MlgCanView/],
    [{ filter: 'ModificationTimestamp gt 2026-01-01' }, {}, /^source\.filter must not name ModificationTimestamp/],
    [{ sweep: { cron: 'daily', timeZone: 'UTC' } }, {}, /^source\.sweep\.cron must have five fields/],
    [{ sweep: { cron: '0 3 * * *', timeZone: 'Mars' } }, {}, /^source\.sweep\.timeZone must be an IANA time zone/],
    [
      { credentials: { type: 'basic', userVariable: 'U', passwordVariable: 'P' } },
      {},
      /^source\.credentials\.type must be bearer or clientCredentials/,
    ],
    [
      {
        credentials: {
          type: 'clientCredentials',
          tokenUrl: 'ftp://login.example.com',
          clientIdVariable: 'I',
          clientSecretVariable: 'S',
        },
      },
      {},
      /^source\.credentials\.tokenUrl must begin with https:\/\//,
    ],
  ];
  for (const [source, feed, expected] of cases) {
    const found = resoProblems(source, feed);
    t.true(
      found.some((problem) => expected.test(problem)),
      `${expected} is not among ${JSON.stringify(found)}`,
    );
    t.notRegex(found.join(), /me:secret/);
  }
});

test('the check warns of credentials without TLS, and of a filter by a status', (t) => {
  const warnings = (source: Record<string, unknown>) => feedWarnings(resoConfigOf(source) as FeedConfig).join('; ');
  const usual = warnings({});
  t.notRegex(usual, /unprotected|status/);
  t.regex(warnings({ resoWebApi: 'http://api.example.com' }), /its credentials go over the network unprotected/);
  t.regex(warnings({ filter: "StandardStatus eq 'Active'" }), /its source\.filter names a status/);
});
