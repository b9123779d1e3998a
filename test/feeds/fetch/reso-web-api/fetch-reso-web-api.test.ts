import test from 'ava';
import { clientCredentials, QUICK, stateOf, withReplication } from '../../../helpers/replicate.ts';
import type { ResoSource } from '../../../helpers/reso-source.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const keysIn = (records: readonly Record<string, unknown>[]): string[] =>
  records.map(({ ListingKey }) => String(ListingKey));
const unique = (keys: readonly string[]): string[] => [...new Set(keys)].sort();
/** The keys of the records that the filter of these tests picks. */
const ownKeys = ({ records }: ResoSource): string[] =>
  [...records.values()].filter((record) => record.OriginatingSystemName === 'test').map((record) => record.ListingKey);
const message = (error: Error | undefined): string => error?.message ?? '';

for (const links of ['token', 'skip', 'none', 'limited'] as const) {
  test(
    `everything is read once, page by page, from a service whose links are of the kind ${links}`,
    withReplication(330, async (t, { source, server, fetch }) => {
      server.behaviour.links = links;
      const { records, keys } = await fetch();
      t.is(records.length, ownKeys(source).length);
      t.deepEqual(unique(keysIn(records)), unique(ownKeys(source)));
      t.deepEqual(unique(keys ?? []), unique(keysIn(records)));
      t.deepEqual(
        records.find(({ ListingKey }) => ListingKey === 'K7'),
        source.records.get('K7'),
      );
    }),
  );

  test(
    `records that change, come and go between pages are all read, from links of the kind ${links}`,
    withReplication(400, async (t, { source, server, fetch }) => {
      server.behaviour.links = links;
      server.behaviour.before = (number) => {
        source.advance(1_000);
        // Of the pages that have been read, of the one that comes, and of the last.
        for (const key of [number * 3, number * 40, 390 - number].map((place) => `K${place}`)) {
          if (source.records.has(key)) source.change(key, { ListPrice: 5_000 + number });
        }
        source.add();
        source.remove(`K${number * 17}`);
      };
      const { records, fetched } = await fetch();
      const read = new Map(records.map((record) => [record.ListingKey, record]));
      const sent = fetched.kind === 'file' ? String(fetched.file.sourceState?.cursor) : '';
      for (const record of source.records.values()) {
        // What changed after its page was read is later than the cursor, and comes with the next run.
        if (record.OriginatingSystemName !== 'test' || record.ModificationTimestamp > sent) continue;
        t.deepEqual(read.get(record.ListingKey), record, record.ListingKey);
      }
    }),
  );

  test(
    `a page's worth of records that changed at once is read whole, from links of the kind ${links}`,
    withReplication(20, async (t, { source, server, fetch }) => {
      server.behaviour.links = links;
      source.advance(MINUTE);
      for (let number = 0; number < 130; number += 1) source.add();
      const { records } = await fetch();
      t.deepEqual(unique(keysIn(records)), unique(ownKeys(source)));
    }),
  );
}

test(
  'what changed since is asked for from ten minutes before the cursor, and the cursor never moves backwards',
  withReplication(100, async (t, { source, server, fetch }) => {
    const first = stateOf(await fetch());
    const newest = source.ordered().at(-1)?.ModificationTimestamp ?? '';
    t.is(first.cursor, newest);
    source.advance(30 * MINUTE);
    source.change('K3', { ListPrice: 7_000 });
    const second = await fetch(first);
    const from = new Date(Date.parse(newest) - 10 * MINUTE).toISOString();
    t.is(
      server.urls.at(-1)?.searchParams.get('$filter'),
      `OriginatingSystemName eq 'test' and ModificationTimestamp ge ${from}`,
    );
    t.true(keysIn(second.records).includes('K3'));
    t.true(second.records.length < 50);
    t.is(second.keys, null);
    t.is(stateOf(second).cursor, source.records.get('K3')?.ModificationTimestamp);
    source.remove('K3');
    t.is(stateOf(await fetch(stateOf(second))).cursor, stateOf(second).cursor);
  }),
);

test(
  'a record of the future does not carry the cursor away',
  withReplication(20, async (t, { source, fetch }) => {
    source.change('K3', {});
    const record = source.records.get('K3');
    if (record !== undefined) source.records.set('K3', { ...record, ModificationTimestamp: '2099-01-01T00:00:00Z' });
    const state = stateOf(await fetch());
    t.is(state.cursor, new Date(Math.floor(source.now() / 1_000) * 1_000).toISOString());
  }),
);

test(
  'nothing new is told without a file',
  withReplication(20, async (t, { source, fetch }) => {
    const first = stateOf(await fetch());
    for (const key of [...source.records.keys()]) {
      if ((source.records.get(key)?.ModificationTimestamp ?? '') >= String(first.cursor).slice(0, 13))
        source.remove(key);
    }
    source.advance(MINUTE);
    const { fetched } = await fetch({ ...first, cursor: new Date(source.now()).toISOString() });
    t.like(fetched, { kind: 'nothing', sourceState: { readAt: new Date(source.now()).toISOString() } });
  }),
);

test(
  'another filter, mapping or list of chatbots reads all records again',
  withReplication(60, async (t, replication) => {
    const { fetch } = replication;
    const state = stateOf(await fetch());
    const all = (await fetch(state, { filter: "City eq 'City 3'" })).records;
    t.is(all.length, 3);
    replication.feed = { extension: ['View'] };
    t.true((await fetch(state)).records.length > 50);
    replication.feed = { chatbots: [{ serialNumber: 'a', where: { City: ['City 3'] } }] };
    t.true((await fetch(state)).records.length > 50);
    replication.feed = {};
    t.true((await fetch(state)).records.length < 50);
  }),
);

test(
  'all keys are read when their time has come, without those of records that must go',
  withReplication(130, async (t, { source, server, fetch }) => {
    const sweep = { cron: '0 6 * * *', timeZone: 'UTC' };
    const first = stateOf(await fetch(null, { sweep }));
    source.advance(17 * 60 * MINUTE);
    source.hide('K8');
    t.is((await fetch(first, { sweep })).keys, null);
    source.advance(2 * 60 * MINUTE);
    const asked = server.urls.length;
    const second = await fetch(first, { sweep });
    const expected = [...source.records.values()].filter(
      (one) => one.OriginatingSystemName === 'test' && one.MlgCanView,
    );
    t.deepEqual(unique(second.keys ?? []), unique(expected.map(({ ListingKey }) => ListingKey)));
    const sweeps = server.urls.slice(asked).filter((url) => url.searchParams.has('$select'));
    t.is(sweeps.length, 3);
    t.is(sweeps[0]?.searchParams.get('$select'), 'ListingKey,ModificationTimestamp,MlgCanView');
    t.is(sweeps[0]?.searchParams.get('$expand'), null);
    t.is(stateOf(second).sweptAt, new Date(source.now()).toISOString());
    t.is((await fetch(stateOf(second), { sweep })).keys, null);
  }),
);

test(
  'a gap of more than six days reads all keys, whatever the schedule says',
  withReplication(60, async (t, { source, fetch }) => {
    const sweep = { cron: '0 0 1 1 *', timeZone: 'UTC' };
    const first = stateOf(await fetch(null, { sweep }));
    source.advance(6 * DAY - MINUTE);
    t.is((await fetch(first, { sweep })).keys, null);
    source.advance(2 * MINUTE);
    t.not((await fetch(first, { sweep })).keys, null);
  }),
);

test(
  'a sweep that breaks off is none, and what has changed counts all the same',
  withReplication(130, async (t, { source, server, fetch }) => {
    const first = stateOf(await fetch());
    source.advance(DAY);
    source.change('K3', {});
    server.behaviour.fault = (_, url) =>
      url.searchParams.has('$select') && url.searchParams.has('$skiptoken') ? 'error' : undefined;
    const second = await fetch(first);
    t.is(second.keys, null);
    t.true(keysIn(second.records).includes('K3'));
    t.is(stateOf(second).sweptAt, first.sweptAt);
    t.regex(
      second.fetched.kind === 'file' ? (second.fetched.file.note ?? '') : '',
      /^what was removed could not be looked for: http:.* answered 500: it has a fault of its own$/,
    );
  }),
);

test(
  'a broken connection, a page that is cut and a fault cost one page, not what was read before',
  withReplication(330, async (t, { server, waits, fetch }) => {
    const faults = new Map([
      [2, 'drop'],
      [3, 'cut'],
      [5, 'error'],
      [6, 'drop'],
    ] as const);
    server.behaviour.fault = (number) => faults.get(number as 2);
    const { records } = await fetch();
    t.is(unique(keysIn(records)).length, 324);
    t.is(records.length, 324);
    t.deepEqual(server.counts, { requests: 11, tokens: 0, drops: 2, cuts: 1, errors: 1, tooMany: 0, unauthorised: 0 });
    t.is(waits.filter((wait) => wait >= 1_000).length, 4);
  }),
);

test(
  'too many requests are followed by the pause that the service asks for',
  withReplication(120, async (t, { server, waits, fetch }) => {
    server.behaviour.fault = (number) => (number === 2 ? { tooMany: true, retryAfter: '1200' } : undefined);
    t.is(unique(keysIn((await fetch()).records)).length, 118);
    t.true(waits.some((wait) => wait > 1_190_000 && wait <= 1_200_000));
  }),
);

test(
  'too many requests without a word for how long are followed by a minute each, for longer than a fault is borne',
  withReplication(120, async (t, { server, waits, fetch }) => {
    server.behaviour.fault = (number) => (number > 1 && number <= 31 ? { tooMany: true } : undefined);
    t.is(unique(keysIn((await fetch()).records)).length, 118);
    t.is(server.counts.tooMany, 30);
    t.is(waits.filter((wait) => wait > 50_000 && wait <= 60_000).length >= 30, true);
  }),
);

test(
  'requests come no faster than the feed says, also from two processes at once',
  withReplication(60, async (t, replication) => {
    const { server, fetch } = replication;
    replication.isTimed = true;
    const requests = { ...QUICK, perSecond: 10 };
    await fetch(null, { pageSize: 4, requests });
    t.is(server.counts.requests, 15);
    t.true(server.mostInASecond() <= 10, String(server.mostInASecond()));
    await Promise.all([fetch(null, { pageSize: 6, requests }), fetch(null, { pageSize: 6, requests })]);
    // How long a request is on its way differs, between processes too.
    t.true(server.mostInASecond() <= 12, String(server.mostInASecond()));
  }),
);

test(
  'a service that keeps failing ends the run with a sentence',
  withReplication(20, async (t, { server, fetch }) => {
    server.behaviour.fault = () => 'error';
    const error = await t.throwsAsync(fetch());
    t.is(message(error), `${server.address}/Property?… answered 500: it has a fault of its own`);
    t.is(server.counts.requests, 11);
  }),
);

test(
  'a token is asked for once, and again when it is refused or has expired',
  withReplication(330, async (t, { source, server, fetch }) => {
    const credentials = clientCredentials(server);
    await fetch(null, { credentials });
    t.is(server.counts.tokens, 1);
    server.behaviour.before = (number) => {
      if (number === 10) server.expireTokens();
      if (number === 13) source.advance(3_600_000);
    };
    const { records } = await fetch(null, { credentials });
    t.is(unique(keysIn(records)).length, 324);
    t.is(server.counts.unauthorised, 1);
    t.is(server.counts.tokens, 4);
  }),
);

test(
  'a token endpoint that takes the client in the header only is served',
  withReplication(20, async (t, { server, fetch }) => {
    server.behaviour.basicOnly = true;
    t.is((await fetch(null, { credentials: clientCredentials(server) })).records.length, 20);
  }),
);

test(
  'no message holds a secret',
  withReplication(20, async (t, replication) => {
    const { server, fetch, variables } = replication;
    const credentials = clientCredentials(server);
    variables.RESO_SECRET = 'wrong-secret';
    const refused = message(await t.throwsAsync(fetch(null, { credentials })));
    t.true(refused.startsWith(`${server.tokenUrl} gives no token to this client (401)`), refused);
    t.regex(refused, /check RESO_CLIENT and RESO_SECRET/);
    variables.RESO_TOKEN = 'wrong-token';
    const expired = message(await t.throwsAsync(fetch()));
    t.regex(expired, /answered 401: it asks for other credentials/);
    for (const text of [refused, expired]) t.notRegex(text, /wrong-|the-client/);
    delete variables.RESO_TOKEN;
    t.is(
      message(await t.throwsAsync(fetch())),
      'The environment variable RESO_TOKEN, which source.credentials.tokenVariable of feed main names, is not set: set it and start the service again, or put it into the file that LISTINGD_ENV_FILE names',
    );
  }),
);

test(
  'what the service says against a filter is told',
  withReplication(20, async (t, { server, fetch }) => {
    const error = await t.throwsAsync(fetch(null, { filter: 'City like 3' }));
    t.is(
      message(error),
      `${server.address}/Property?… answered 400: cannot read the condition City like 3; check source.filter and source.expand`,
    );
  }),
);

test(
  'a next page elsewhere is not asked, for the credentials are not for others',
  withReplication(20, async (t, { server, fetch }) => {
    const page = (link: string) => () => JSON.stringify({ value: [], '@odata.nextLink': link });
    server.behaviour.page = page('http://169.254.169.254/latest');
    t.regex(
      message(await t.throwsAsync(fetch())),
      /names a next page at http:\/\/169.254.169.254, which is another host/,
    );
    server.behaviour.page = page('http://[');
    t.regex(message(await t.throwsAsync(fetch())), /names a next page that is no address/);
    server.behaviour.page = (url) => page(url.href)();
    t.regex(message(await t.throwsAsync(fetch())), /names itself as its next page/);
  }),
);

test(
  'pages that go round in a circle, or go on without a record, come to an end',
  withReplication(20, async (t, { server, fetch }) => {
    const record = { ListingKey: 'K1', ModificationTimestamp: '2026-11-01T00:00:00Z' };
    const answer = (value: unknown[], page: number) => (url: URL) =>
      JSON.stringify({ value, '@odata.nextLink': `${url.origin}${url.pathname}?page=${page}` });
    server.behaviour.page = (url) => {
      const even = url.searchParams.get('page') === '2';
      return answer(
        [{ ...record, ListingKey: even ? 'K2' : 'K1', ModificationTimestamp: `2026-11-0${even ? 2 : 1}T00:00:00Z` }],
        even ? 1 : 2,
      )(url);
    };
    t.regex(message(await t.throwsAsync(fetch())), /names a next page that came before/);
    server.behaviour.page = (url) => answer([], Number(url.searchParams.get('page') ?? 0) + 1)(url);
    t.regex(message(await t.throwsAsync(fetch())), /goes on without a record that is new: 100 pages in a row/);
  }),
);

test(
  'a page beyond all bounds ends the run at once, with the bound',
  withReplication(20, async (t, { server, fetch }) => {
    const record = (more: string): string => `{"value":[{"ListingKey":"K1","a":${more}}]}`;
    const pages: [string, RegExp][] = [
      [record('['.repeat(200)), /a page of .*\/Property.*: its record 1 has more than 100 levels/],
      [record(`"${'x'.repeat(9 << 20)}"`), /its record 1 has more than 8388608 characters/],
      [`{"value":[],"a":"${'x'.repeat(9 << 20)}"}`, /more than 8388608 characters beside its records/],
      [record(`1,"${'k'.repeat(2_000)}":1`), /a record has a name of more than 1000 characters/],
      [
        record(`1${Array.from({ length: 5_000 }, (_, at) => `,"k${at}":1`).join('')}`),
        /more than 5000 different names/,
      ],
      [record(`"${' '.repeat(65 << 20)}"`), /a page of .* unpacks to more than 200 times its size/],
    ];
    for (const [page, reason] of pages) {
      server.behaviour.page = () => page;
      t.regex(message(await t.throwsAsync(fetch())), reason);
    }
    t.is(server.counts.requests, pages.length);
  }),
);

test(
  'a service in a private network is refused unless the feed allows it',
  withReplication(20, async (t, { server, fetch }) => {
    const error = await t.throwsAsync(fetch(null, { allowPrivateAddresses: false }));
    t.regex(message(error), /127.0.0.1 has a private address/);
    t.is(server.counts.requests, 0);
  }),
);

test(
  'numbers are kept as they were written, and keys too large to be exact keep their digits',
  withReplication(1, async (t, { server, fetch }) => {
    server.behaviour.page = () =>
      '{"value":[{"ListingKey":12345678901234567890,"ListPrice":550000.10,\n"ModificationTimestamp":"2026-11-20T00:00:00.123456Z"}]}';
    const { keys, fetched } = await fetch();
    t.deepEqual(keys, ['12345678901234567890']);
    t.like(fetched, { kind: 'file', file: { sourceState: { cursor: '2026-11-20T00:00:00.123Z' } } });
  }),
);

test(
  'a key with a line end is none: it would stand for two other homes in the list of all that there are',
  withReplication(1, async (t, { server, fetch }) => {
    const ModificationTimestamp = '2026-11-20T00:00:00Z';
    const value = ['K1', 'K2\nK3', ' K4\n'].map((ListingKey) => ({ ListingKey, ModificationTimestamp }));
    server.behaviour.page = () => JSON.stringify({ value });
    t.deepEqual((await fetch()).keys, ['K1', 'K4']);
  }),
);

test(
  'a small batch names the fields that records have had before, for they may leave out what is null',
  withReplication(120, async (t, { source, fetch }) => {
    const first = stateOf(await fetch());
    source.advance(60 * MINUTE);
    for (const key of source.records.keys()) source.remove(key);
    const added = source.add();
    source.change(added, { YearBuilt: undefined });
    const { records } = await fetch(first);
    t.is(records.length, 1);
    t.is(records[0]?.YearBuilt, null);
    t.deepEqual(records[0]?.ListingKey, added);
  }),
);

test(
  'a service without times of change, or without records, is refused',
  withReplication(0, async (t, { server, fetch }) => {
    t.regex(message(await t.throwsAsync(fetch())), /has no record with a ModificationTimestamp/);
    server.behaviour.page = () => '{"value":[{"ListingKey":"K1"}]}';
    t.regex(message(await t.throwsAsync(fetch())), /has no record with a ModificationTimestamp/);
    server.behaviour.page = () => '<html>We are away</html>';
    t.regex(message(await t.throwsAsync(fetch())), /answered with something that is no whole OData page/);
  }),
);
