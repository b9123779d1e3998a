import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { fileOf, house, houses } from '../helpers/homes.ts';
import { field, file, formOf, withFeedHttp } from './with-feed-http.ts';

const FEED = field('Feed', 'main');
const THREE = fileOf(...houses(1, 3));
const runIdOf = ({ envelope }: { envelope: { Data: unknown } }): number => (envelope.Data as { RunID: number }).RunID;

test(
  'A file that is uploaded is imported as it came, and nothing of it is left when its run has ended',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const reply = await http.upload([FEED, file(THREE, 'C:\\nightly\\north.csv')]);
    t.is(reply.status, 200);
    t.true(reply.envelope.Success, reply.envelope.Message);
    t.is((await http.uploads()).length, 1);
    const stored = await feed.services.runs.get(runIdOf(reply));
    t.like(stored, { state: 'Queued', fileName: 'north.csv', host: feed.services.host, dryRun: false });
    await feed.execute(runIdOf(reply));
    const { run, part } = await feed.result(runIdOf(reply));
    t.like(run, { State: 'Succeeded', StartedBy: 'upload', Rows: 3 });
    t.is(part.Created, 3);
    t.deepEqual(await http.uploads(), []);
    t.is((await feed.shown()).length, 3);
  }),
);

test(
  'Fields may stand before the file and behind it, and the body may come in chunks of unknown length',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const forms = [
      [FEED, field('DryRun', 'true'), file(THREE)],
      [file(THREE), field('DryRun', 'true'), FEED],
    ];
    for (const form of forms) {
      for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }]) {
        const reply = await http.upload(form, headers);
        t.true(reply.envelope.Success, reply.envelope.Message);
        await feed.execute(runIdOf(reply));
        const { run, part } = await feed.result(runIdOf(reply));
        t.like(run, { State: 'Succeeded', DryRun: true });
        t.is(part.Created, 3);
      }
    }
    t.deepEqual(await feed.shown(), []);
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  'Every wrong field of an upload is named at once, and nothing of it is kept',
  withFeedHttp(async (t, http) => {
    const wrong: [parts: Parameters<typeof formOf>[0], code: number, message: RegExp][] = [
      [[], 400, /^Feed is required; file is required$/],
      [[FEED], 400, /^file is required$/],
      [[FEED, field('file', THREE)], 400, /^file must be a file with a file name, not a text$/],
      [[FEED, file('')], 400, /^file must not be empty$/],
      [[FEED, file('', '')], 400, /^file must not be empty$/],
      [[FEED, file(THREE), file(THREE)], 400, /^file must be sent once$/],
      [[FEED, { ...file(THREE), name: 'upload' }], 400, /^upload is no file here.*; file is required$/],
      [[FEED, field('File', 'x'), file(THREE)], 400, /^File is not known: did you mean file\?$/],
      [[FEED, field('Colour', 'x'), file(THREE)], 400, /^Colour is not known/],
      [[FEED, FEED, file(THREE)], 400, /^Feed must be given once$/],
      [[field('Feed', ''), file(THREE)], 400, /^Feed must not be empty$/],
      [
        [field('Feed', 'x'.repeat(65)), field('DryRun', 'yes'), file(THREE)],
        400,
        /^Feed must be.* 64.*; DryRun must be true or false$/,
      ],
      [[field('Feed', 'x'.repeat(100_000)), file(THREE)], 400, /^Feed must be at most 65536 bytes long$/],
      [[FEED, field('Note', 'x'.repeat(1_100_000)), file(THREE)], 413, /larger than 1 MB/],
      [[field('Feed', 'north'), file(THREE)], 404, /^There is no feed "north"$/],
      [[file(THREE), field('Feed', 'north')], 404, /^There is no feed "north"$/],
      // The fields come before existence.
      [[field('Feed', 'north'), file(THREE), field('DryRun', 'yes')], 400, /^DryRun must be true or false$/],
    ];
    for (const [parts, code, message] of wrong) {
      const { status, envelope } = await http.upload(parts);
      t.is(status, 200);
      t.like(envelope, { Data: null, Success: false, Code: code });
      t.regex(envelope.Message, message);
      t.deepEqual(await http.uploads(), [], envelope.Message);
    }
    t.is((await http.feed.services.runs.list([await http.feed.feedId()], { number: 1, size: 10 })).total, 0);
  }),
);

test(
  'A body that is no whole form is a 400 that says what is needed',
  withFeedHttp(async (t, http) => {
    const whole = formOf([FEED, file(THREE)]);
    const bodies: [body: Buffer, headers: Record<string, string>, message: RegExp][] = [
      [whole.subarray(0, -10), {}, /not whole multipart\/form-data/],
      [formOf([FEED, file(THREE)], 'another'), {}, /boundary is not the one/],
      [
        Buffer.from(JSON.stringify({ Feed: 'main' })),
        { 'Content-Type': 'application/json' },
        /as curl -F.*application\/json$/,
      ],
      [whole, { 'Content-Type': 'multipart/form-data' }, /with a boundary/],
      [whole, { 'Content-Encoding': 'gzip' }, /Content-Encoding must be left out/],
      [Buffer.alloc(0), {}, /not whole/],
    ];
    for (const [body, headers, message] of bodies) {
      const { status, envelope } = await http.upload(body, headers);
      t.is(status, 400, envelope.Message);
      t.like(envelope, { Data: null, Success: false, Code: 400 });
      t.regex(envelope.Message, message);
      t.deepEqual(await http.uploads(), []);
    }
  }),
);

test(
  'A form that is sent where JSON is read is told so',
  withFeedHttp(async (t, http) => {
    const headers = { ...http.secret, 'Content-Type': 'multipart/form-data; boundary=XXboundaryXX' };
    const { status, envelope } = await http.send('/chat/Feed/Import', headers, { raw: formOf([FEED]) });
    t.is(status, 400);
    t.regex(envelope.Message, /must be JSON here/);
  }),
);

test(
  'A file over the limit of its feed is a 413, whether its length is known before or only while it comes',
  withFeedHttp(
    async (t, http) => {
      const large = file('x'.repeat(3_000));
      const chunked = { 'Transfer-Encoding': 'chunked' };
      for (const parts of [
        [FEED, large],
        [large, FEED],
      ]) {
        for (const headers of [{}, chunked]) {
          const { status, envelope } = await http.upload(parts, headers);
          t.is(status, 200);
          t.like(envelope, { Data: null, Success: false, Code: 413 });
          t.regex(envelope.Message, /larger than 2000 bytes/);
        }
      }
      const { envelope } = await http.upload([FEED, file('x'.repeat(5_000_000))]);
      t.is(envelope.Code, 413);
      t.deepEqual(await http.uploads(), []);
      t.true((await http.upload([FEED, file('x'.repeat(2_000))])).envelope.Success);
    },
    { feed: { limits: { maxSize: 2_000 } } },
  ),
);

test(
  'A file may be larger than another feed of the workspace takes, up to what its own takes',
  withFeedHttp(
    async (t, http) => {
      await http.feed.configure({ limits: { maxSize: 5_000 } }, 'wide');
      const large = file('x'.repeat(3_000));
      for (const parts of [
        [FEED, large],
        [large, FEED],
      ]) {
        t.regex(
          (await http.upload(parts)).envelope.Message,
          /larger than 2000 bytes: raise limits.maxSize of feed main/,
        );
      }
      t.true((await http.upload([large, field('Feed', 'wide')])).envelope.Success);
      t.is((await http.uploads()).length, 1);
    },
    { feed: { limits: { maxSize: 2_000 } } },
  ),
);

test(
  'An upload to a broken feed, or to one that is being imported, is a 409 and keeps nothing',
  withFeedHttp(async (t, http) => {
    const queued = await http.feed.queue();
    for (const parts of [
      [FEED, file(THREE)],
      [file(THREE), FEED],
    ]) {
      const { envelope } = await http.upload(parts);
      t.like(envelope, { Data: null, Success: false, Code: 409 });
      t.regex(envelope.Message, new RegExp(`run ${queued} is queued or running`));
    }
    await writeFile(join(http.feed.folder, 'config', 'feeds', 'torn.json'), '{');
    const { envelope } = await http.upload([field('Feed', 'torn'), file(THREE)]);
    t.is(envelope.Code, 409);
    t.regex(envelope.Message, /^Feed torn is broken: /);
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  'An upload takes a secret key of the workspace: to any other the feed does not exist',
  withFeedHttp(async (t, http) => {
    t.is((await http.upload([FEED, file(THREE)], { Authorization: 'wrong' })).status, 401);
    const { envelope } = await http.upload([FEED, file(THREE)], http.otherSecret);
    t.is(envelope.Code, 404);
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  'The file of an upload whose run is cancelled before it began is removed',
  withFeedHttp(async (t, http) => {
    const runId = runIdOf(await http.upload([FEED, file(THREE)]));
    const { envelope } = await http.send('/chat/Feed/Cancel', http.secret, { raw: JSON.stringify({ RunID: runId }) });
    t.like(envelope.Data, { State: 'Cancelled' });
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  'A run on an upload that is held keeps a copy of its own, which is applied when it is approved',
  withFeedHttp(
    async (t, http) => {
      const { feed } = http;
      await feed.importFile(fileOf(...houses(1, 10)));
      feed.setNow('2026-11-22T12:00:00Z');
      const runId = runIdOf(await http.upload([FEED, file(fileOf(house(1)))]));
      await feed.execute(runId);
      t.is((await feed.result(runId)).run.State, 'Held');
      t.deepEqual(await http.uploads(), []);
      const { run } = await feed.approve(runId);
      t.is(run.State, 'Succeeded', run.Message);
      t.is((await feed.shown()).length, 1);
    },
    { feed: { limits: { minRows: null, maxPriceChanges: null, maxProblems: null } } },
  ),
);

test(
  'A run that is given back by a service that stops is carried out with the same file later',
  withFeedHttp(async (t, http) => {
    const runId = runIdOf(await http.upload([FEED, file(THREE)]));
    await http.feed.execute(runId, AbortSignal.abort(new Error('the service is stopping')));
    t.is((await http.feed.services.runs.get(runId))?.state, 'Queued');
    t.is((await http.uploads()).length, 1);
    await http.feed.execute(runId);
    t.is((await http.feed.result(runId)).part.Created, 3);
    t.deepEqual(await http.uploads(), []);
  }),
);

test(
  "An upload's time is that of its arrival: an older file of the feed's own is stale afterwards",
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    feed.setNow('2026-11-21T18:00:00Z');
    const runId = runIdOf(await http.upload([FEED, file(THREE)]));
    await feed.execute(runId);
    t.is((await feed.result(runId)).run.State, 'Succeeded');
    const { run } = await feed.importFile(fileOf(...houses(1, 4)), { modifiedAt: new Date('2026-11-21T17:59:00Z') });
    t.is(run.State, 'Failed');
    t.regex(run.Message, /stale: .* one of 2026-11-21T18:00:00.000Z has been applied/);
  }),
);

test(
  'A run whose upload is gone fails, and says which file it was and on which host',
  withFeedHttp(async (t, http) => {
    const { feed } = http;
    const runId = runIdOf(await http.upload([FEED, file(THREE, 'north.csv')]));
    await rm(join(feed.config.dataFolder, 'uploads'), { recursive: true });
    await feed.execute(runId);
    const { run } = await feed.result(runId);
    t.is(run.State, 'Failed');
    t.regex(
      run.Message,
      /^The file north\.csv of feed main is not there, as .*\/uploads\/\S+ on host \S+ \(data folder /,
    );
  }),
);
