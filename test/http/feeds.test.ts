import test from 'ava';
import { parse } from 'csv-parse/sync';
import { businessError } from '../../src/errors.ts';
import type { RunDetailData } from '../../src/feeds/feed-data.ts';
import type { RunChangesData } from '../../src/feeds/report/run-changes.ts';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { withFeedHttp } from './with-feed-http.ts';
import { withHttp } from './with-http.ts';

const PATHS = ['List', 'Import', 'RunList', 'RunDetail', 'RunChanges', 'Save', 'Undo', 'Approve', 'Cancel'].map(
  (verb) => `/chat/Feed/${verb}`,
);

const recordingFeeds = (calls: unknown[][]) => {
  const record =
    (name: string) =>
    async (...given: unknown[]): Promise<unknown> => {
      calls.push([name, ...given]);
      return { from: name };
    };
  return {
    list: record('list'),
    importFeed: record('importFeed'),
    runList: record('runList'),
    runDetail: record('runDetail'),
    runChanges: record('runChanges'),
    save: record('save'),
    configuration: record('configuration'),
    undo: record('undo'),
    approve: record('approve'),
    cancel: record('cancel'),
    uploadLimit: async () => ({ bytes: 1, tooLarge: '' }),
    upload: record('upload'),
    inspectLimit: async () => ({ bytes: 1, tooLarge: '' }),
    inspect: record('inspect'),
    rejects: async () => ({ name: '', parts: (async function* () {})() }),
  };
};

const calls: unknown[][] = [];

test(
  'Feed operations hand over the workspace of the key, with the pages 1 and 20 unless told otherwise',
  withHttp(
    async (t, http) => {
      const id = http.workspaceId;
      const requests: [verb: string, body: object, call: unknown[]][] = [
        ['List', {}, ['list', id]],
        ['Import', { Feed: 'north' }, ['importFeed', id, { Feed: 'north', DryRun: false }, undefined]],
        ['Import', { Feed: 'north', DryRun: true }, ['importFeed', id, { Feed: 'north', DryRun: true }, undefined]],
        ['RunList', {}, ['runList', id, { PageNumber: 1, PageSize: 20 }]],
        [
          'RunList',
          { Feed: 'n', PageNumber: 2, PageSize: 5 },
          ['runList', id, { Feed: 'n', PageNumber: 2, PageSize: 5 }],
        ],
        ['RunDetail', { RunID: 7 }, ['runDetail', id, { RunID: 7, PageNumber: 1, PageSize: 20 }]],
        ['RunChanges', { RunID: 7 }, ['runChanges', id, { RunID: 7, PageNumber: 1, PageSize: 20 }]],
        ['Configuration', { Feed: 'n' }, ['configuration', id, { Feed: 'n' }]],
        ['Save', { Feed: 'n', Text: '{}' }, ['save', id, { Feed: 'n', Text: '{}', Replace: false }]],
        ['Undo', { RunID: 7 }, ['undo', id, { RunID: 7 }, undefined]],
        ['Approve', { RunID: 7 }, ['approve', id, 7]],
        ['Cancel', { RunID: 7 }, ['cancel', id, 7]],
      ];
      for (const [verb, body, expected] of requests) {
        const { envelope } = await http.send(`/chat/Feed/${verb}`, http.secret, body);
        t.deepEqual(envelope.Data, { from: expected[0] });
        t.deepEqual(calls.pop(), expected);
      }
    },
    { feeds: recordingFeeds(calls) },
  ),
);

test(
  'Feed operations refuse every unknown field, and take a secret key only',
  withHttp(async (t, http) => {
    for (const path of PATHS) {
      const { status, envelope, headers } = await http.send(path, http.secret, { Colour: 1 });
      t.is(status, 200);
      t.is(envelope.Code, 400);
      t.regex(envelope.Message, /Colour is not known/);
      t.is(headers['x-ignored-fields'], undefined);
      t.is((await http.send(path, http.session)).status, 403);
    }
    const { envelope } = await http.send('/chat/Feed/Import', http.secret, { feed: 'north', DryRun: 'yes' });
    t.is(envelope.Message, 'feed is not known: did you mean Feed?; DryRun must be true or false');
    t.is((await http.send('/chat/Feed/Cancel', http.secret, { RunID: 1.5 })).envelope.Data, null);
  }),
);

test(
  'An import of a feed whose run is queued or running is a 409 with Data null',
  withHttp(
    async (t, http) => {
      const { status, envelope } = await http.send('/chat/Feed/Import', http.secret, { Feed: 'north' });
      t.is(status, 200);
      t.like(envelope, { Data: null, Success: false, Code: 409, Message: 'Run 5 of north is running' });
    },
    {
      feeds: {
        ...recordingFeeds([]),
        importFeed: () => Promise.reject(businessError(409, 'Run 5 of north is running')),
      },
    },
  ),
);

test(
  'What a run changed of homes is told field by field and home by home, with those that left; of others it is a 404',
  withFeedHttp(async (t, http) => {
    await http.feed.importFile(fileOf(...houses(1, 8)));
    const { run } = await http.feed.importFile(
      fileOf(house(1, { ListPrice: '510000', BedroomsTotal: '4' }), house(2, { ListPrice: '490000' }), ...houses(3, 7)),
    );
    const ask = async (fields: object, key = http.secret) =>
      (await http.send('/chat/Feed/RunChanges', key, { raw: JSON.stringify(fields) })).envelope;
    const { Fields, List, VirtualCount } = (await ask({ RunID: run.RunID })).Data as RunChangesData;
    t.deepEqual(Fields, [
      { Field: 'SalePrice', Count: 2 },
      { Field: 'Bedrooms', Count: 1 },
    ]);
    t.is(VirtualCount, 3);
    t.deepEqual(
      List.map(({ MLSNumber, Address, Kind, Reason }) => [MLSNumber, Address, Kind, Reason]),
      [
        ['M1', '1 Oak St', 'update', ''],
        ['M2', '2 Oak St', 'update', ''],
        ['M8', '8 Oak St', 'remove', 'absence'],
      ],
    );
    t.deepEqual(
      List[0]?.Changes.toSorted((left, right) => (left.Field < right.Field ? -1 : 1)),
      [
        { Field: 'Bedrooms', From: 3, To: 4 },
        { Field: 'SalePrice', From: '500000.00', To: '510000.00' },
      ],
    );
    const second = (await ask({ RunID: run.RunID, PageNumber: 2, PageSize: 2 })).Data as RunChangesData;
    t.deepEqual([second.List.map(({ MLSNumber }) => MLSNumber), second.VirtualCount], [['M8'], 3]);
    t.is((await ask({ RunID: run.RunID }, http.otherSecret)).Code, 404);
  }),
);

test(
  'How far a run is that is under way is told with what it has written so far; of one that has ended nothing',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const detail = async (RunID: number) =>
      (await http.send('/chat/Feed/RunDetail', http.secret, { raw: JSON.stringify({ RunID }) })).envelope
        .Data as RunDetailData;
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    t.is((await detail(run.RunID)).Progress, null);
    const { runs, host } = feed.services;
    const claimed = await runs.claim('test', host, { runId: await feed.queue() });
    await runs.beat(claimed?.id ?? 0, claimed?.token ?? 0, { rows: 2, bytesRead: 40, bytesTotal: 100, phase: 'read' });
    const { Run, Progress } = await detail(claimed?.id ?? 0);
    t.is(Run.Rows, 2);
    t.deepEqual(Progress, { Step: 'read', BytesRead: 40, BytesTotal: 100, Created: 0, Updated: 0, Removed: 0 });
  }),
);

const REJECTS = '/chat/Feed/Rejects';
const GET = { method: 'GET' } as const;

const recordsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, columns: true });

test(
  'The rejected rows of a run come as a CSV file with line, keys, column, value and reason, and notices do not',
  withFeedHttp(async (t, http) => {
    const { run, part } = await http.feed.importFile(
      fileOf(
        house(1),
        house(2, { ListingId: '2.0E+06', StandardStatus: '=1+1' }),
        house(3, { StandardStatus: 'Rumoured' }),
        // The same key again is a notice about a row that counts.
        house(1),
        house(4, { ListingKey: '', ListingId: '', ListingURL: '' }),
        // A wrong value in another field rejects nothing.
        house(5, { ListPrice: 'plenty' }),
      ),
    );
    t.is(part.Rejected, 3);
    const { status, headers, text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
    t.is(status, 200);
    t.is(headers['content-type'], 'text/csv; charset=utf-8; header=present');
    t.is(headers['content-disposition'], `attachment; filename="main-run-${run.RunID}-rejects.csv"`);
    t.is(headers['x-content-type-options'], 'nosniff');
    const records = recordsOf(text);
    t.deepEqual(
      records.map(({ Reason, ...record }) => Object.values(record).join('|')),
      ['3|K2||ListingId|2.0E+06', "3|K2||StandardStatus|'=1+1", '4|K3|M3|StandardStatus|Rumoured', '6||||'],
    );
    t.true(records.every(({ Reason }) => (Reason ?? '').length > 5));
  }),
);

test(
  'A run with thousands of rejected rows is told whole, in the order of its file',
  withFeedHttp(async (t, http) => {
    const { run } = await http.feed.importFile(
      fileOf(...houses(1, 2_500, { StandardStatus: 'x' }), ...houses(2_501, 2_510)),
    );
    const { text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
    t.deepEqual(
      recordsOf(text).map(({ MLSNumber }) => MLSNumber),
      Array.from({ length: 2_500 }, (_, index) => `M${index + 1}`),
    );
  }),
);

test(
  'A row that every chatbot of a feed rejects is told once',
  withFeedHttp(
    async (t, http) => {
      const [one, two] = http.feed.chatbots;
      await http.feed.configure({
        chatbots: [{ serialNumber: one?.serialNumber }, { serialNumber: two?.serialNumber }],
      });
      const { run } = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
      t.deepEqual(
        run.Parts.map(({ Rejected }) => Rejected),
        [1, 1],
      );
      const { text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, GET);
      t.is(recordsOf(text).length, 1);
    },
    { chatbots: 2 },
  ),
);

test(
  'A run that fails because of its rejected rows tells them, and a run without any has the header alone',
  withFeedHttp(
    async (t, http) => {
      const failed = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
      t.is(failed.run.State, 'Failed');
      const one = await http.send(`${REJECTS}?RunID=${failed.run.RunID}`, http.secret, GET);
      t.is(recordsOf(one.text).length, 1);
      const good = await http.feed.importFile(fileOf(house(1)));
      const none = await http.send(`${REJECTS}?RunID=${good.run.RunID}`, http.secret, GET);
      t.is(none.text, '\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n');
    },
    { feed: { limits: { maxProblems: 0.1 } } },
  ),
);

test(
  'A wrong request for rejects is answered by the envelope, with every wrong field named',
  withFeedHttp(async (t, http) => {
    const wrong: [query: string, code: number, message: RegExp][] = [
      ['', 400, /^RunID is required$/],
      ['?RunID=', 400, /^RunID must be a whole number$/],
      ['?RunID=seven', 400, /^RunID must be a whole number$/],
      ['?RunID=1.5&Colour=red', 400, /^RunID must be a whole number; Colour is not known/],
      ['?RunID=0', 400, /^RunID must be from 1/],
      ['?RunID=1&RunID=2', 400, /^RunID must be given once$/],
      ['?runid=1', 400, /^runid is not known: did you mean RunID\?$/],
      ['?RunID=99', 404, /^There is no run 99$/],
    ];
    for (const [query, code, message] of wrong) {
      const { status, envelope } = await http.send(REJECTS + query, http.secret, GET);
      t.is(status, 200, query);
      t.like(envelope, { Data: null, Success: false, Code: code });
      t.regex(envelope.Message, message);
    }
    const runId = await http.feed.queue();
    const early = await http.send(`${REJECTS}?RunID=${runId}`, http.secret, GET);
    t.like(early.envelope, { Code: 409, Data: null });
    t.is((await http.send(`${REJECTS}?RunID=${runId}`, http.otherSecret, GET)).envelope.Code, 404);
    t.is((await http.send(REJECTS, http.secret, { method: 'POST' })).status, 405);
    t.is((await http.send(REJECTS, {}, GET)).status, 401);
  }),
);

test(
  'HEAD of the rejects tells what GET would bring, without bringing it',
  withFeedHttp(async (t, http) => {
    const { run } = await http.feed.importFile(fileOf(house(1), house(2, { StandardStatus: 'x' })));
    const { status, headers, text } = await http.send(`${REJECTS}?RunID=${run.RunID}`, http.secret, { method: 'HEAD' });
    t.is(status, 200);
    t.regex(headers['content-disposition'] ?? '', /rejects\.csv/);
    t.is(text, '');
  }),
);
