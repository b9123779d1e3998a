import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import type { ServiceError } from '../../../src/errors.ts';
import { FEED_FIELDS } from '../../../src/feeds/configuration/feed-fields.ts';
import { createFeedFolder } from '../../../src/feeds/configuration/load-feed-configs.ts';
import { CONVERSION_NAMES } from '../../../src/feeds/map/conversions.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const SCHEDULE = { schedule: { cron: '0 6 * * *', timeZone: 'UTC' } };
const configFile = (feed: FeedFixture, name = 'main') => join(feed.config.configFolder, 'feeds', `${name}.json`);
const breakFile = (feed: FeedFixture) => writeFile(configFile(feed), '{ "mode": "snapshott" }');

const stateOf = async (feed: FeedFixture, services = feed.services) => {
  const [state] = (await services.feeds.list(feed.workspaceId)).List;
  if (state === undefined) throw new Error('no feed is listed');
  return state;
};

test(
  'a broken edit keeps the last good configuration in force: Broken in the list, while the schedule and imports go on',
  withFeed(
    async (t, feed) => {
      feed.setNow(new Date());
      await feed.importFile(fileOf(...houses(1, 3)));
      await breakFile(feed);
      const broken = await stateOf(feed);
      t.like(broken, { State: 'Broken', Mode: 'snapshot', SerialNumbers: [feed.serialNumber] });
      t.regex(broken.Message, /main\.json: .*mode must be one of snapshot, delta/);
      t.regex(broken.Message, /goes on by its last good configuration/);
      t.not(broken.NextRun, null);

      await feed.deliver(fileOf(...houses(1, 4)));
      const { RunID } = await feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' });
      await feed.execute(RunID);
      const { run, part } = await feed.result(RunID);
      t.is(run.State, 'Succeeded');
      t.is(part.Created, 1);
      t.regex(run.Message, /last good configuration/);
      t.regex(run.Message, /mode must be one of/);
      const same = await feed.importAgain();
      t.regex(same.run.Message, /^the file is the same as last time; .*last good configuration/);

      const failed = await feed.importFile('');
      t.is(failed.run.State, 'Failed');
      t.regex(failed.run.Message, /last good configuration/);

      await feed.configure();
      await feed.importFile(fileOf(...houses(1, 4)));
      t.like(await stateOf(feed), { State: 'Fresh', Message: '' });
      t.notRegex((await feed.importFile(fileOf(...houses(1, 5)))).run.Message, /last good/);
    },
    { feed: SCHEDULE },
  ),
);

test(
  'the last good configuration survives a restart, and counts for every process',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await breakFile(feed);
    const { config, database } = feed;
    const restarted = createServices({ config, database, log: createLogger('silent'), clock: feed.now });
    t.like(await stateOf(feed, restarted), { State: 'Broken', Mode: 'snapshot' });
    const known = await restarted.registry.find('main');
    t.is(known?.refusal, null);
    t.deepEqual(known?.config, JSON.parse((await database('feed').first('last_config')).last_config));
  }),
);

test(
  'a kept configuration has its paths as the file had them, so that processes in other folders mean the same',
  withFeed(async (t, feed) => {
    await feed.configure({ source: { file: 'feeds/main.csv' } });
    const first = (await feed.services.registry.find('main'))?.config;
    t.like(first, { source: { file: join(feed.folder, 'feeds/main.csv') } });
    t.regex((await feed.services.registry.rows())[0]?.lastConfig ?? '', /"file":"feeds\/main\.csv"/);
    await breakFile(feed);
    t.deepEqual((await feed.services.registry.find('main'))?.config, first);
  }),
);

test(
  'an edit that names no chatbot there is keeps the last good configuration in force as well',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.configure({ chatbots: [{ serialNumber: 'f'.repeat(32) }] });
    const { State, Message, SerialNumbers } = await stateOf(feed);
    t.is(State, 'Broken');
    t.true(Message.includes('f'.repeat(32)));
    t.deepEqual(SerialNumbers, [feed.serialNumber]);
    const { run } = await feed.importFile(fileOf(...houses(1, 4)));
    t.is(run.State, 'Succeeded');
    t.is((await feed.shown()).length, 4);
  }),
);

test(
  'a feed whose file never was good is Broken and is not run',
  withFeed(async (t, feed) => {
    await breakFile(feed);
    t.like(await stateOf(feed), { State: 'Broken', Mode: null, NextRun: null });
    const refused = await t.throwsAsync<ServiceError>(
      feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' }),
    );
    t.is(refused?.code, 409);
    t.regex(refused?.message ?? '', /mode must be one of/);
  }),
);

test(
  'a file whose name can be no feed’s is Broken and stops no other',
  withFeed(async (t, feed) => {
    for (const name of ['süd', 'a'.repeat(70), 'two words']) await writeFile(configFile(feed, name), '{}');
    const { List } = await feed.services.feeds.list(feed.workspaceId);
    t.deepEqual(List.map(({ State }) => State).toSorted(), ['Broken', 'Broken', 'Broken', 'Fresh']);
    t.is((await feed.importFile(fileOf(house(1)))).part.Created, 1);
  }),
);

test(
  'a file is checked anew when its text has changed, and only then, whatever its time and size say',
  withFeed(async (t, feed) => {
    const load = createFeedFolder(join(feed.config.configFolder, 'feeds'));
    const config = async () => {
      const [entry] = await load();
      return entry !== undefined && 'config' in entry ? entry.config : undefined;
    };
    const first = await config();
    t.is(await config(), first);
    await feed.configure({ maxAge: 24 });
    const second = await config();
    t.is(second?.maxAge, 24);
    await feed.configure({ maxAge: 36 });
    t.is((await config())?.maxAge, 36);
    await rm(configFile(feed));
    t.deepEqual(await load(), []);
  }),
);

test(
  'when a configuration changed is known, and reading it again does not change that',
  withFeed(async (t, feed) => {
    const changedAt = async () => {
      await feed.services.registry.all();
      return (await feed.services.registry.rows())[0]?.configChangedAt;
    };
    await changedAt();
    const old = new Date('2026-01-01T00:00:00Z');
    await feed.database('feed').update({ config_changed_at: old });
    t.deepEqual(await changedAt(), old);
    await feed.configure({ maxAge: 24 });
    t.true(((await changedAt()) ?? old) > old);
  }),
);

/** The rows of the first table behind a heading of config/README.md, each as its cells. */
const tableBehind = async (heading: string): Promise<string[][]> => {
  const text = await readFile(join(import.meta.dirname, '../../../config/README.md'), 'utf8');
  const [, behind = ''] = text.split(`\n### ${heading}\n`);
  const [table = ''] = /^\|[\s\S]*?(?=\n\n)/m.exec(behind) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
};

const codes = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('config/README.md tells every conversion once, and no other', async (t) => {
  const rows = await tableBehind('Conversions');
  const told = rows.flatMap(([, cell = '']) => codes(cell.replace(/\(.*?\)/g, '')));
  t.deepEqual(told.toSorted(), CONVERSION_NAMES.toSorted());
});

test('config/README.md tells every field once, with its conversion', async (t) => {
  const rows = await tableBehind('Fields');
  const told = rows.flatMap(([fields = '', cell]) => {
    const conversions = codes(cell);
    return codes(fields.replace(/\(.*?\)/g, '')).map((field, place) => [field, conversions[place] ?? conversions[0]]);
  });
  t.is(new Set(told.map(([field]) => field)).size, told.length);
  t.deepEqual(Object.fromEntries(told), FEED_FIELDS);
});
