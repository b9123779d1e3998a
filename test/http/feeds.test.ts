import test from 'ava';
import { businessError } from '../../src/errors.ts';
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
