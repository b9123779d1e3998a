import test from 'ava';
import { feedConfigProblems } from '../../../src/feeds/configuration/check-feed-config.ts';
import type { FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { feedWarnings } from '../../../src/feeds/configuration/feed-warnings.ts';

const SOURCE = {
  resoWebApi: 'https://api.example.com/v2',
  credentials: { type: 'bearer', tokenVariable: 'RESO_TOKEN' },
  filter: "OriginatingSystemName eq 'test'",
  sweep: { cron: '0 3 * * *', timeZone: 'America/Chicago' },
};

const configOf = (source: Record<string, unknown> = {}, feed: Record<string, unknown> = {}) => ({
  chatbots: [{ serialNumber: 'a' }],
  source: { ...SOURCE, ...source },
  preset: 'reso',
  key: ['ListingKey', 'MLSNumber'],
  mode: 'delta',
  ...feed,
});
const problems = (...changes: Parameters<typeof configOf>): string[] => feedConfigProblems(configOf(...changes));

test('a feed that replicates a RESO Web API is right as the README shows it', (t) => {
  t.deepEqual(problems(), []);
  const credentials = {
    type: 'clientCredentials',
    tokenUrl: 'https://login.example.com/token',
    clientIdVariable: 'ID',
    clientSecretVariable: 'SECRET',
    scope: 'api',
  };
  t.deepEqual(problems({ credentials, expand: 'Media,Rooms', pageSize: 500, requests: { perSecond: 3 } }), []);
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
    const found = problems(source, feed);
    t.true(
      found.some((problem) => expected.test(problem)),
      `${expected} is not among ${JSON.stringify(found)}`,
    );
    t.notRegex(found.join(), /me:secret/);
  }
});

test('the check warns of credentials without TLS, and of a filter by a status', (t) => {
  const warnings = (source: Record<string, unknown>) => feedWarnings(configOf(source) as FeedConfig).join('; ');
  const usual = warnings({});
  t.notRegex(usual, /unprotected|status/);
  t.regex(warnings({ resoWebApi: 'http://api.example.com' }), /its credentials go over the network unprotected/);
  t.regex(warnings({ filter: "StandardStatus eq 'Active'" }), /its source\.filter names a status/);
});
