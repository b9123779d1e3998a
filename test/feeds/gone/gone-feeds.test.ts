import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { markUnconfirmed } from '../../../src/feeds/gone/mark-unconfirmed.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const HOUR = 3_600_000;
const configFile = (feed: FeedFixture, name = 'main') => join(feed.config.configFolder, 'feeds', `${name}.json`);
const list = async (feed: FeedFixture) => (await feed.services.feeds.list(feed.workspaceId)).List;
const mark = ({ database, services, now }: FeedFixture) =>
  markUnconfirmed({ database, registry: services.registry, clock: now });
const unconfirmed = async (feed: FeedFixture) =>
  (await feed.database('listing').where({ live: 1 }).orderBy('id').pluck('unconfirmed_since')) as (Date | null)[];

test(
  'a feed whose file is gone is Broken and says what to do; its listings stay, and its runs stay visible',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile(fileOf(...houses(1, 3)));
    await rm(configFile(feed));
    const [gone] = await list(feed);
    t.like(gone, { Feed: 'main', State: 'Broken', NextRun: null, SerialNumbers: [feed.serialNumber] });
    t.regex(gone?.Message ?? '', /config\/feeds\/main\.json is gone; its 3 listings stay on display/);
    t.regex(gone?.Message ?? '', /listingd feed rename main NEW.*listingd feed remove main/);
    t.is((await feed.shown()).length, 3);
    t.is((await feed.result(run.RunID)).run.State, 'Succeeded');
    const page = { PageNumber: 1, PageSize: 20 };
    t.is((await feed.services.feeds.runList(feed.workspaceId, { Feed: 'main', ...page })).VirtualCount, 1);
    const refused = await t.throwsAsync<Error & { code: number }>(
      feed.services.feeds.importFeed(feed.workspaceId, { Feed: 'main' }),
    );
    t.is(refused?.code, 409);
    t.regex(refused?.message ?? '', /main\.json is gone/);
  }),
);

test(
  'a feed that is gone and shows nothing is not listed, while its runs stay visible',
  withFeed(async (t, feed) => {
    const { run } = await feed.importFile('');
    t.is(run.State, 'Failed');
    await rm(configFile(feed));
    t.deepEqual(await list(feed), []);
    t.is((await feed.result(run.RunID)).run.State, 'Failed');
  }),
);

for (const mode of ['snapshot', 'delta']) {
  test(
    `the listings of a feed that is gone are unconfirmed after its maxAge, until it has run again as a ${mode}`,
    withFeed(
      async (t, feed) => {
        await feed.importFile(fileOf(...houses(1, 3)));
        const reached = new Date(Math.floor(Date.now() / 1000) * 1000);
        await feed.database('feed').update({ last_reached_at: reached });
        feed.setNow(new Date(reached.getTime() + 20 * HOUR));
        t.is(await mark(feed), 0, 'its file is there');
        await rm(configFile(feed));
        feed.setNow(new Date(reached.getTime() + 4 * HOUR));
        t.is(await mark(feed), 0, 'maxAge has not passed');
        feed.setNow(new Date(reached.getTime() + 6 * HOUR));
        t.is(await mark(feed), 3);
        t.deepEqual(await unconfirmed(feed), [reached, reached, reached]);
        t.is(await mark(feed), 0, 'a second look marks nothing anew');
        t.true((await list(feed))[0]?.Message.includes(`unconfirmed since ${reached.toISOString()}`));

        await feed.configure();
        t.is((await feed.importFile('')).run.State, 'Failed');
        t.deepEqual(await unconfirmed(feed), [reached, reached, reached], 'a failed run confirms nothing');
        // A delta names one home only: the others are as they were all the same.
        const { run } = await feed.importFile(mode === 'snapshot' ? fileOf(...houses(1, 3)) : fileOf(house(1)));
        t.is(run.State, 'Succeeded');
        t.deepEqual(await unconfirmed(feed), [null, null, null]);
        t.is((await feed.services.registry.rows())[0]?.unconfirmedAt, null);
      },
      { feed: { maxAge: 5, mode } },
    ),
  );
}

test(
  'removals that are held stay unconfirmed when a feed that was gone runs again',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 12)));
      await feed.database('feed').update({ last_reached_at: '2026-11-01 00:00:00' });
      await rm(configFile(feed));
      t.is(await mark(feed), 12);
      await feed.configure();
      t.is((await feed.importFile(fileOf(...houses(1, 4)))).run.State, 'Held');
      t.is((await unconfirmed(feed)).filter((since) => since !== null).length, 8);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a feed that only claims is listed as gone, so that its claims can be removed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.configure({}, 'branch');
    await feed.importFile(fileOf(house(1, { ListingKey: 'B1' })), { feed: 'branch' });
    await rm(configFile(feed, 'branch'));
    const [branch, main] = await list(feed);
    t.like(branch, { Feed: 'branch', State: 'Broken' });
    t.regex(branch?.Message ?? '', /its 0 listings/);
    t.is(main?.Feed, 'main');
  }),
);

test(
  'a feed whose file is moved away and back goes on as if nothing had been',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const ids = (await feed.shown()).map(({ id }) => id);
    await rename(configFile(feed), `${configFile(feed)}.aside`);
    t.is((await list(feed))[0]?.State, 'Broken');
    await rename(`${configFile(feed)}.aside`, configFile(feed));
    t.is((await feed.importAgain()).run.Message, 'the file is the same as last time');
    t.deepEqual(
      (await feed.shown()).map(({ id }) => id),
      ids,
    );
  }),
);

test(
  'a feed that was gone until its listings were unconfirmed reads the same bytes once more',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await rm(configFile(feed));
    feed.setNow(new Date(Date.now() + 20 * HOUR));
    t.is(await mark(feed), 3);
    await feed.configure();
    t.is((await feed.importAgain()).run.Parts.length, 1);
    t.deepEqual(await unconfirmed(feed), [null, null, null]);
    t.deepEqual((await feed.importAgain()).run.Parts, []);
  }),
);
