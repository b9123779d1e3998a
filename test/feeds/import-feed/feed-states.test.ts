import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import type { ServiceError } from '../../../src/errors.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const stateOf = async (feed: FeedFixture, name = 'main') => {
  const { List } = await feed.services.feeds.list(feed.workspaceId);
  const found = List.find(({ Feed }) => Feed === name);
  if (found === undefined) throw new Error(`there is no feed ${name}`);
  return found;
};
const HOUR = 3_600_000;
const DAILY = { schedule: { cron: '0 6 * * *', timeZone: 'UTC' } };

test(
  'a feed is Running while a run is queued or runs, and Fresh after a good one',
  withFeed(async (t, feed) => {
    feed.setNow(new Date());
    await feed.deliver(fileOf(house(1)));
    const runId = await feed.queue();
    t.is((await stateOf(feed)).State, 'Running');
    await feed.execute(runId);
    const fresh = await stateOf(feed);
    t.like(fresh, { State: 'Fresh', Mode: 'snapshot', SerialNumbers: [feed.serialNumber], Message: '' });
    t.is(fresh.LastRun, (await feed.result(runId)).run.FinishedAt);
  }),
);

test(
  'a feed that was never imported is Stale, and says no more than that',
  withFeed(
    async (t, feed) => {
      await feed.trust();
      t.like(await stateOf(feed), { State: 'Stale', IsUploaded: false, Message: 'it was never imported' });
    },
    { feed: DAILY },
  ),
);

test(
  'a feed without a schedule whose file is nowhere is filled by uploads: it waits for the first, and is late by its maxAge alone',
  withFeed(async (t, feed) => {
    const start = Date.now();
    const hoursLater = async (hours: number, settings: Record<string, unknown> = {}) => {
      feed.setNow(new Date(start + hours * HOUR + 60_000));
      await feed.configure(settings);
      return stateOf(feed);
    };
    const waits = { State: 'Fresh', IsUploaded: true, Message: 'it waits for its first file' };
    t.like(await hoursLater(0), waits);
    t.like(await hoursLater(0, { maxAge: 5 }), waits);
    const file = join(feed.folder, 'sent.csv');
    await writeFile(file, fileOf(house(1)));
    t.is((await feed.importAgain({ file })).part.Created, 1);
    t.like(await hoursLater(1_000), { State: 'Fresh', IsUploaded: true, Message: '' });
    const [standing] = await feed.services.feeds.standings(feed.workspaceId);
    t.like(standing, { state: 'Fresh', lastReachedAt: null });
    t.like(await hoursLater(4, { maxAge: 5 }), { State: 'Fresh' });
    t.like(await hoursLater(6, { maxAge: 5 }), { State: 'Stale', IsUploaded: true });
    t.like(await hoursLater(1_000, DAILY), { State: 'Stale', IsUploaded: false });
    await feed.deliver(fileOf(house(1)));
    t.like(await hoursLater(1_000), { State: 'Stale', IsUploaded: false });
  }),
);

test(
  'a feed whose homes are all shown by another feed is Stale, and says why no home has come from it',
  withFeed(async (t, feed) => {
    feed.setNow(new Date());
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.configure({}, 'branch');
    const { part } = await feed.importFile(fileOf(house(1)), { feed: 'branch' });
    t.is(part.Ignored, 1);
    t.is((await stateOf(feed)).State, 'Fresh');
    const { State, Message } = await stateOf(feed, 'branch');
    t.is(State, 'Stale');
    t.regex(Message, /^no home has come from it: other feeds show those that it sends/);
  }),
);

test(
  'a feed is Stale when its content has not changed for longer than maxAge, although its source is reached',
  withFeed(
    async (t, feed) => {
      const start = Date.now();
      feed.setNow(new Date(start));
      await feed.importFile(fileOf(house(1)));
      t.is((await stateOf(feed)).State, 'Fresh');
      feed.setNow(new Date(start + 5 * HOUR + 60_000));
      await feed.importAgain();
      await feed.database('feed').update({ last_reached_at: feed.now() });
      t.is((await stateOf(feed)).State, 'Stale');
    },
    { feed: { maxAge: 5 } },
  ),
);

test(
  'a feed is Stale when its source was not reached for longer than one and a half intervals of its schedule',
  withFeed(
    async (t, feed) => {
      const start = Date.now();
      feed.setNow(new Date(start));
      await feed.importFile(fileOf(house(1)));
      feed.setNow(new Date(start + 35 * HOUR));
      t.is((await stateOf(feed)).State, 'Fresh');
      feed.setNow(new Date(start + 36 * HOUR + 60_000));
      t.is((await stateOf(feed)).State, 'Stale');
    },
    { feed: DAILY },
  ),
);

test(
  'a feed is Failing with the sentence of its last run, Held with the reason, and Fresh again after a good run',
  withFeed(async (t, feed) => {
    feed.setNow(new Date());
    await feed.importFile(fileOf(house(1), house(2)));
    const failed = await feed.importFile('');
    t.like(await stateOf(feed), { State: 'Failing', Message: failed.run.Message });
    const held = await feed.importFile(fileOf(house(3, { StandardStatus: 'Expired' })));
    t.is(held.run.State, 'Held');
    t.like(await stateOf(feed), { State: 'Held', Message: held.run.Message });
    await feed.importFile(fileOf(house(1)));
    t.is((await stateOf(feed)).State, 'Fresh');
  }),
);

test(
  'a feed whose file is wrong is Broken with the reason, cannot be imported, and stops no other feed',
  withFeed(async (t, feed) => {
    await writeFile(join(feed.config.configFolder, 'feeds', 'wrong.json'), '{ "mode": "snapshott" }');
    await writeFile(join(feed.config.configFolder, 'feeds', 'notjson.json'), '{ "mode": ');
    t.like(await stateOf(feed, 'wrong'), { State: 'Broken', Mode: null, NextRun: null });
    t.regex((await stateOf(feed, 'wrong')).Message, /wrong\.json.*mode must be one of snapshot, delta/);
    t.is((await stateOf(feed, 'notjson')).State, 'Broken');
    const refused = await t.throwsAsync<ServiceError>(
      feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'wrong' }),
    );
    t.is(refused?.code, 409);
    t.is((await feed.importFile(fileOf(house(1)))).part.Created, 1);
  }),
);

test(
  'a feed that names a chatbot that does not exist is Broken and names it',
  withFeed(async (t, feed) => {
    const unknown = 'f'.repeat(32);
    await feed.configure({ chatbots: [{ serialNumber: unknown }] });
    const { State, Message } = await stateOf(feed);
    t.is(State, 'Broken');
    t.true(Message.includes(unknown));
  }),
);

test(
  'a feed of which one chatbot does not exist fills the others, and says which one is missing',
  withFeed(async (t, feed) => {
    const unknown = 'f'.repeat(32);
    feed.setNow(new Date());
    await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber }, { serialNumber: unknown }] });
    t.is((await feed.importFile(fileOf(house(1)))).part.Created, 1);
    const { State, Message } = await stateOf(feed);
    t.is(State, 'Fresh');
    t.true(Message.includes(unknown));
  }),
);

test(
  'a list of many feeds takes no more statements than one of two, whether they run, were run, are wrong, or their files are gone',
  withFeed(async (t, feed) => {
    const addFeeds = async (part: string) => {
      const name = (kind: string) => `${part}-${kind}`;
      for (const kind of ['new', 'run', 'wrong', 'gone', 'empty']) await feed.configure({}, name(kind));
      const listing = house(1, { ListingKey: part, ListingId: part, UnparsedAddress: part });
      await feed.importFile(fileOf(listing), { feed: name('run') });
      await feed.importFile(fileOf({ ...listing, ListingKey: `${part}2`, ListingId: `${part}2` }), {
        feed: name('gone'),
      });
      await feed.queue({ feed: name('run') });
      await feed.services.feeds.list(feed.workspaceId);
      for (const kind of ['gone', 'empty']) await rm(join(feed.config.configFolder, 'feeds', `${name(kind)}.json`));
      await feed.configure({ mode: 'none' }, name('wrong'));
    };
    const statements = async () => {
      const told: Record<string, number> = {};
      for (const list of ['list', 'standings'] as const) {
        const work = () => feed.services.feeds[list](feed.workspaceId);
        await work();
        told[list] = (await feed.statements(work)).length;
      }
      return told;
    };
    await addFeeds('a');
    const ofFew = await statements();
    for (const part of ['b', 'c', 'd']) await addFeeds(part);
    t.is((await feed.services.feeds.list(feed.workspaceId)).List.length, 17);
    t.deepEqual(await statements(), ofFew);
  }),
);

test(
  'a run whose feed was taken away after it was queued fails with the reason',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    const runId = await feed.queue();
    await rm(join(feed.config.configFolder, 'feeds', 'main.json'));
    await feed.execute(runId);
    const run = await feed.services.runs.get(runId);
    t.is(run?.state, 'Failed');
    t.regex(run?.message ?? '', /main\.json is gone/);
  }),
);

test(
  'a feed stays of its workspace: a file that names chatbots of another one is wrong, and tells neither of them of the other',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1)));
    const other = await feed.services.access.createWorkspace('Other');
    const { serialNumber } = await feed.services.chatbots.add({ workspaceId: other, timeZone: 'UTC' });
    const page = { PageNumber: 1, PageSize: 20 };
    for (const chatbots of [[{ serialNumber }], [{ serialNumber: feed.serialNumber }, { serialNumber }]]) {
      await feed.configure({ chatbots });
      const { State, SerialNumbers, Message } = await stateOf(feed);
      t.is(State, 'Broken');
      t.deepEqual(SerialNumbers, [feed.serialNumber]);
      t.regex(Message, /main\.json: chatbots: .*of one workspace.*a name of its own/);
      t.false(Message.includes(serialNumber));
      t.deepEqual(await feed.services.feeds.list(other), { List: [] });
      t.is((await feed.services.feeds.runList(other, page)).VirtualCount, 0);
    }
    await feed.configure({ chatbots: [{ serialNumber }], source: { file: feed.fileOf() } }, 'theirs');
    t.deepEqual(
      (await feed.services.feeds.list(other)).List.map((one) => [one.Feed, one.SerialNumbers]),
      [['theirs', [serialNumber]]],
    );
  }),
);

test(
  'a new feed that names chatbots of two workspaces is wrong, and names none of them',
  withFeed(async (t, feed) => {
    const other = await feed.services.access.createWorkspace('Other');
    const { serialNumber } = await feed.services.chatbots.add({ workspaceId: other, timeZone: 'UTC' });
    await feed.configure({ chatbots: [{ serialNumber }, { serialNumber: feed.serialNumber }] });
    const { State, SerialNumbers, Message } = await stateOf(feed);
    t.deepEqual([State, SerialNumbers], ['Broken', []]);
    t.regex(Message, /main\.json: chatbots: all must be of one workspace/);
    t.deepEqual(await feed.services.feeds.list(other), { List: [] });
  }),
);

test(
  'one part that fails does not stop the others, and the next run does it again',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots as [FeedFixture['chatbots'][number], FeedFixture['chatbots'][number]];
      await feed.configure({ chatbots: feed.chatbots.map(({ serialNumber }) => ({ serialNumber })) });
      await feed.database.raw(
        `ALTER TABLE listing ADD CONSTRAINT refused CHECK (chatbot_id <> ${first.id} OR city <> 'Refused')`,
      );
      const file = (city: string) => fileOf(...houses(1, 10, { City: city }));
      const { run } = await feed.importFile(file('Refused'));
      t.is(run.State, 'Failed');
      t.is(run.Parts[0]?.State, 'Failed');
      t.not(run.Parts[0]?.Message, '');
      t.like(run.Parts[1], { State: 'Succeeded', Created: 10 });
      t.is((await feed.shown(second.id)).length, 10);
      await feed.database.raw('ALTER TABLE listing DROP CONSTRAINT refused');
      const again = await feed.importAgain();
      t.is(again.run.State, 'Succeeded', again.run.Message);
      t.like(again.run.Parts[0], { State: 'Succeeded', Created: 10 });
      t.like(again.run.Parts[1], { State: 'Succeeded', Unchanged: 10 });
    },
    { chatbots: 2 },
  ),
);
