import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { tidyRuns } from '../../../src/feeds/runs/run-tidy-store.ts';
import { tidyRunFiles } from '../../../src/feeds/runs/tidy-run-files.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

/** Imports a file with a wrong row, so that the run has a part and a problem, and lets it be `days` old. */
const oldRun = async (feed: FeedFixture, days: number, state = 'Succeeded'): Promise<number> => {
  const { run } = await feed.importFile(fileOf(...houses(1, 3), house(9, { StandardStatus: 'Actve' })));
  const ended = feed.database.raw('NOW(3) - INTERVAL ? DAY', [days]);
  await feed.database('feed_run').where({ id: run.RunID }).update({ finished_at: ended, state });
  await feed.database('feed_run_part').where({ run_id: run.RunID }).update({ preview: '{}' });
  await feed.database('feed').update({ dirty: 1 });
  return run.RunID;
};
const idsIn = async (feed: FeedFixture, table: string, column = 'run_id', condition = {}): Promise<number[]> =>
  feed.database(table).where(condition).distinct().orderBy(column).pluck(column);

test(
  'runs go with their parts after 400 days, problems and previews after 90; held runs keep theirs, and a feed its newest run',
  withFeed(async (t, feed) => {
    const ancient = await oldRun(feed, 401);
    const held = await oldRun(feed, 401, 'Held');
    const old = await oldRun(feed, 399);
    const aged = await oldRun(feed, 91);
    const recent = await oldRun(feed, 89);
    const newest = await oldRun(feed, 401);
    // The runs after it have replaced it: it waits again.
    await feed.database('feed_run').where({ id: held }).update({ state: 'Held', finished_at: '2025-01-01' });
    t.true((await tidyRuns(feed.database)) > 0);
    t.deepEqual(await idsIn(feed, 'feed_run', 'id'), [held, old, aged, recent, newest]);
    t.deepEqual(await idsIn(feed, 'feed_run_part'), [held, old, aged, recent, newest]);
    t.deepEqual(await idsIn(feed, 'feed_run_problem'), [held, recent]);
    const kept = await feed.database('feed_run_part').whereNotNull('preview').orderBy('run_id').pluck('run_id');
    t.deepEqual(kept, [held, recent]);
    t.is(await tidyRuns(feed.database), 0);
    t.is(await feed.services.runs.get(ancient), undefined);
  }),
);

test(
  'a run that is at work is left alone however old it is',
  withFeed(async (t, feed) => {
    const waiting = await feed.queue();
    await feed.database('feed_run').where({ id: waiting }).update({ finished_at: '2020-01-01' });
    await feed.configure({}, 'second');
    await feed.database('feed_run').insert({ feed_id: await feed.feedId(), state: 'Cancelled', started_by: 'test' });
    t.is(await tidyRuns(feed.database), 0);
    t.is((await feed.services.runs.get(waiting))?.state, 'Queued');
  }),
);

test(
  'more than a batch of old runs, and counts of requests of more than two days ago, are deleted in one go',
  withFeed(async (t, feed) => {
    const feedId = await feed.feedId();
    const run = { feed_id: feedId, state: 'Succeeded', started_by: 'test', finished_at: '2020-01-01' };
    await feed.database('feed_run').insert(Array.from({ length: 251 }, () => run));
    const minutesAgo = (minutes: number) => feed.database.raw('NOW() - INTERVAL ? MINUTE', [minutes]);
    await feed.database('request_budget').insert([
      { name: 'mls', minute: minutesAgo(2 * 24 * 60 + 5), requests: 3 },
      { name: 'mls', minute: minutesAgo(2 * 24 * 60 - 5), requests: 4 },
    ]);
    t.is(await tidyRuns(feed.database), 251);
    t.is((await idsIn(feed, 'feed_run', 'id')).length, 1);
    t.deepEqual(await feed.database('request_budget').pluck('requests'), [4]);
  }),
);

test(
  'of the data folder goes what no run needs: spools of dead runs, files of runs no longer held, uploads after a week',
  withFeed(async (t, feed) => {
    const { dataFolder } = feed.config;
    const { runs, host } = feed.services;
    await feed.importFile(fileOf(house(1), house(2)));
    const held = await feed.importFile(
      fileOf(house(1, { StandardStatus: 'Expired' }), house(2, { StandardStatus: 'Expired' })),
    );
    t.is(held.run.State, 'Held');

    for (const folder of ['runs', 'uploads', 'held']) await mkdir(join(dataFolder, folder), { recursive: true });
    const atWork = await feed.queue({ file: join(dataFolder, 'uploads', 'waiting.csv') });
    const claimed = await runs.claim('test', host, { runId: atWork });
    const spools = [`${atWork}-${claimed?.token}`, `${atWork}-${(claimed?.token ?? 0) - 1}`, '999-1'];
    for (const name of spools) await mkdir(join(dataFolder, 'runs', name));
    await mkdir(join(dataFolder, 'held', '999'));
    const upload = async (name: string, days: number) => {
      await writeFile(join(dataFolder, 'uploads', name), 'x');
      const time = new Date(feed.now().getTime() - days * 86_400_000);
      await utimes(join(dataFolder, 'uploads', name), time, time);
    };
    await upload('waiting.csv', 9);
    await upload('left.csv', 8);
    await upload('broken-off.part', 8);
    await upload('new.csv', 6);

    t.is(await tidyRunFiles(dataFolder, runs, feed.now), 5);
    const names = async (folder: string) => (await readdir(join(dataFolder, folder))).toSorted();
    t.deepEqual(await names('runs'), [`${atWork}-${claimed?.token}`]);
    t.deepEqual(await names('held'), [`${held.run.RunID}`]);
    t.deepEqual(await names('uploads'), ['new.csv', 'waiting.csv']);
    t.is(await tidyRunFiles(dataFolder, runs, feed.now), 0);
  }),
);

test(
  'of the uploads goes at once what was arriving when the process before this one died, and nothing else',
  withFeed(async (t, feed) => {
    const { dataFolder } = feed.config;
    const uploads = join(dataFolder, 'uploads');
    await mkdir(uploads, { recursive: true });
    const startedAt = feed.now().getTime() - 60_000;
    const upload = async (name: string, milliseconds: number) => {
      await writeFile(join(uploads, name), 'x');
      const time = new Date(startedAt + milliseconds);
      await utimes(join(uploads, name), time, time);
    };
    await upload('died.part', -1_000);
    await upload('arriving.part', 1_000);
    await upload('came-before', -1_000);
    t.is(await tidyRunFiles(dataFolder, feed.services.runs, feed.now, startedAt), 1);
    t.deepEqual((await readdir(uploads)).toSorted(), ['arriving.part', 'came-before']);
  }),
);
