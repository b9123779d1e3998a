import test from 'ava';
import { storesOn } from '../../src/database/stores.ts';
import { createFeedWatch } from '../../src/jobs/feed-watch.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { queueRunNotices } from '../../src/jobs/run-notices.ts';
import { createNotify, type Notice } from '../../src/mail/notices.ts';
import { fileOf, house } from '../helpers/homes.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { withFeed } from '../helpers/with-feed.ts';

const RECEIVERS = ['https://one.example/', 'https://two.example/'].map((url) => ({ url }));

test('Each channel goes on as long as something is due, one that fails stops no other, and a stop breaks off what is sent', async (t) => {
  const { log, told } = recordingLog();
  const sent: string[] = [];
  const begun = Promise.withResolvers<void>();
  const broken = Promise.withResolvers<void>();
  const outbox = createOutbox({
    channels: (stopping) => [
      {
        name: 'broken',
        turn: async () => {
          broken.resolve();
          throw new Error('the database is away');
        },
      },
      {
        name: 'mail',
        turn: async () => {
          sent.push('mail');
          if (sent.length < 3) return 1;
          begun.resolve();
          await new Promise((resolve) => stopping.addEventListener('abort', resolve));
          return 1;
        },
      },
    ],
    prepare: async () => void sent.push('prepared'),
    log,
  });
  outbox.start();
  await Promise.all([begun.promise, broken.promise]);
  await outbox.stop();
  t.deepEqual(sent.sort(), ['mail', 'mail', 'prepared']);
  t.deepEqual(told('warn'), ['what goes by broken could not be delivered']);
});

test(
  'a run that is held or failed is told to each receiver once, however often and by whom it is seen; a dry run never',
  withFeed(async (t, feed) => {
    const { database, services } = feed;
    const { deliveries } = storesOn(database);
    const look = () =>
      queueRunNotices({
        runs: services.runs,
        notify: (notice) => createNotify(RECEIVERS)(deliveries, notice),
        clock: () => new Date(),
      });
    await feed.importFile(fileOf(house(1), house(2)));
    await look();
    t.is((await database('delivery')).length, 0);
    await feed.importFile('', { dryRun: true });
    await feed.importFile('');
    await feed.importFile(fileOf(house(3, { StandardStatus: 'Expired' })));
    await Promise.all([look(), look()]);
    await look();
    const told = await database('delivery').orderBy('id').select('content');
    const contents = told.map(({ content }) => (typeof content === 'string' ? JSON.parse(content) : content));
    const states = new Map(contents.map(({ event, data }) => [data.RunID, [event, data.State, data.Feed]]));
    t.deepEqual([...states.values()].sort(), [
      ['run.failed', 'Failed', 'main'],
      ['run.held', 'Held', 'main'],
    ]);
    t.is(contents.length, 4);
    t.deepEqual([...new Set(contents.map(({ url }) => url))].sort(), ['https://one.example/', 'https://two.example/']);
    await database('feed_run').update({ finished_at: new Date(Date.now() - 3 * 86_400_000) });
    await database('delivery').delete();
    await look();
    t.is((await database('delivery')).length, 0, 'what ended long ago is no news');
  }),
);

test(
  'a feed that is broken or stale is a notice once a day for all processes',
  withFeed(
    async (t, feed) => {
      const { database, services, now } = feed;
      const { deliveries } = storesOn(database);
      const notify = (notice: Notice) => createNotify(RECEIVERS.slice(1))(deliveries, notice);
      const watchOf = () =>
        createFeedWatch({
          ...{ readFeeds: services.readFeeds, runs: services.runs, clock: now, log: recordingLog().log, notify },
        });
      const watches = [watchOf(), watchOf()];
      const told = async (): Promise<string[]> => {
        for (const { look } of watches) await look();
        const contents = await database('delivery').orderBy('id').pluck('content');
        return contents.map((content) => (typeof content === 'string' ? JSON.parse(content) : content).event);
      };
      await feed.importFile(fileOf(house(1)));
      t.deepEqual(await told(), []);
      feed.setNow(new Date(Date.now() + 6 * 3_600_000));
      t.deepEqual(await told(), ['feed.stale']);
      feed.setNow(new Date(Date.now() + 31 * 3_600_000));
      t.deepEqual(await told(), ['feed.stale', 'feed.stale']);
      await feed.configure({ mode: 'snapshott' });
      t.deepEqual(await told(), ['feed.stale', 'feed.stale', 'feed.broken']);
      t.deepEqual(await told(), ['feed.stale', 'feed.stale', 'feed.broken']);
    },
    { feed: { maxAge: 5 } },
  ),
);
