import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';
import { zipOf } from '../../helpers/zip-files.ts';

/** Makes the fixture's feed take the files of a folder; gives the way to put one there, an hour old. */
const useFolder = async (feed: FeedFixture, changes: Record<string, unknown> = {}) => {
  const folder = join(feed.folder, 'in');
  await mkdir(folder, { recursive: true });
  await feed.configure({ source: { files: folder }, mode: 'delta', ...changes });
  return {
    folder,
    put: async (name: string, contents: string | Uint8Array, age = 3_600): Promise<void> => {
      await writeFile(join(folder, name), contents);
      const time = new Date(feed.now().getTime() - age * 1_000);
      await utimes(join(folder, name), time, time);
    },
  };
};

/** Runs the feed, and all runs that follow by themselves; what each said, oldest first. */
const runAll = async (feed: FeedFixture) => {
  const results = [await feed.importAgain()];
  for (;;) {
    const waiting = await feed.services.runs.latest(await feed.feedId(), ['Queued']);
    if (waiting === undefined) return results;
    await feed.execute(waiting.id);
    results.push(await feed.result(waiting.id));
  }
};
const keysOf = async (feed: FeedFixture): Promise<string[]> =>
  (await feed.shown()).map(({ sourceKey }) => sourceKey ?? '').sort();

test(
  'the files of a folder are imported one after the other by themselves, each exactly once, whatever their times',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(9)), { modifiedAt: feed.now() });
    const { put } = await useFolder(feed);
    await put('2.csv', fileOf(house(2), house(1, { ListPrice: '600000' })), 9_000);
    await put('1.csv', fileOf(house(1)), 60);
    await put('3.csv', fileOf(house(3)), 8_000);
    const results = await runAll(feed);
    t.deepEqual(
      results.map(({ run }) => [run.State, run.StartedBy, run.Rows]),
      [
        ['Succeeded', 'api', 1],
        ['Succeeded', 'next file', 2],
        ['Succeeded', 'next file', 1],
      ],
    );
    t.deepEqual(
      results.map(({ run }) => /file \d\.csv$/.exec(run.Message)?.[0]),
      ['file 1.csv', 'file 2.csv', 'file 3.csv'],
    );
    t.is((await feed.byNumber('M1')).values.SalePrice, '600000.00');
    t.is((await feed.shown()).length, 4);
    const [again] = await runAll(feed);
    t.deepEqual([again?.run.State, again?.run.Rows, again?.run.Message], ['Succeeded', 0, 'there is no new file']);
  }),
);

test(
  'a dry run takes nothing off the folder, and starts no other',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed);
    await put('1.csv', fileOf(house(1)));
    await put('2.csv', fileOf(house(2)));
    const { run } = await feed.importAgain({ dryRun: true });
    t.deepEqual([run.State, run.Rows], ['Succeeded', 1]);
    t.is(await feed.services.runs.latest(await feed.feedId(), ['Queued']), undefined);
    t.is((await runAll(feed)).length, 2);
  }),
);

test(
  'a delta that cannot be used blocks those after it until it is mended or taken away, and says so',
  withFeed(async (t, feed) => {
    const { put, folder } = await useFolder(feed);
    await put('1.csv', fileOf(house(1)));
    await put('2.csv', 'no;such,file\n1');
    await put('3.csv', fileOf(house(3)));
    const results = await runAll(feed);
    t.deepEqual(
      results.map(({ run }) => run.State),
      ['Succeeded', 'Failed'],
    );
    t.regex(
      results[1]?.run.Message ?? '',
      /; files that come after it wait until it has been imported: mend it, or take it away$/,
    );
    t.is((await runAll(feed))[0]?.run.State, 'Failed');
    t.is((await feed.shown()).length, 1);
    await rm(join(folder, '2.csv'));
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => run.State),
      ['Succeeded'],
    );
    t.is((await feed.shown()).length, 2);
  }),
);

test(
  'a delta without rows says that nothing has changed, and blocks nothing; a snapshot without rows is a mistake',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed);
    await put('1.csv', fileOf(house(1)));
    await put('2.csv', fileOf());
    await put('3.csv', fileOf(house(3)));
    const results = await runAll(feed);
    t.deepEqual(
      results.map(({ run }) => [run.State, run.Rows]),
      [
        ['Succeeded', 1],
        ['Succeeded', 0],
        ['Succeeded', 1],
      ],
    );
    t.regex(results[1]?.run.Message ?? '', /2\.csv has a header and no rows: nothing was imported$/);
    t.is((await runAll(feed))[0]?.run.Message, 'there is no new file');
    await useFolder(feed, { mode: 'snapshot' });
    await put('4.csv', fileOf());
    t.is((await runAll(feed))[0]?.run.State, 'Failed');
    t.is((await feed.shown()).length, 2);
  }),
);

test(
  'a delta of which too many rows are wrong blocks those after it too',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, { limits: {} });
    await put('1.csv', fileOf(house(1, { StandardStatus: 'Perhaps' })));
    await put('2.csv', fileOf(house(2)));
    const [failed] = await runAll(feed);
    t.is(failed?.run.State, 'Failed');
    t.regex(failed?.run.Message ?? '', /maxProblems.*; files that come after it wait/);
    await put('1.csv', fileOf(house(1)), 1_800);
    t.is((await runAll(feed)).length, 2);
    t.is((await feed.shown()).length, 2);
  }),
);

test(
  'of snapshots a later one takes the place of one that cannot be used, or is held',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, { mode: 'snapshot', limits: {} });
    await put('1.csv', fileOf(...houses(1, 20)));
    await runAll(feed);
    await put('2.csv', 'no;such,file\n1');
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => run.State),
      ['Failed'],
    );
    await put('3.csv', fileOf(...houses(1, 5)));
    const [held] = await runAll(feed);
    t.is(held?.run.State, 'Held');
    const [waiting] = await runAll(feed);
    t.deepEqual([waiting?.run.State, waiting?.run.Rows], ['Succeeded', 0]);
    t.regex(waiting?.run.Message ?? '', new RegExp(`^run ${held?.run.RunID} waits for approval`));
    await put('4.csv', fileOf(...houses(1, 19)));
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => [run.State, run.Rows]),
      [['Succeeded', 19]],
    );
    t.is((await feed.result(held?.run.RunID ?? 0)).run.State, 'Cancelled');
    t.is((await runAll(feed))[0]?.run.Message, 'there is no new file');
  }),
);

test(
  'a snapshot that is held keeps no later one waiting: that is imported at once, and takes its place',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, { mode: 'snapshot', limits: {} });
    await put('1.csv', fileOf(...houses(1, 20)));
    await put('2.csv', fileOf(...houses(1, 5)));
    await put('3.csv', fileOf(...houses(1, 19)));
    const results = await runAll(feed);
    t.deepEqual(
      results.map(({ run }) => [run.State, run.Rows]),
      [
        ['Succeeded', 20],
        ['Held', 5],
        ['Succeeded', 19],
      ],
    );
    t.is((await feed.result(results[1]?.run.RunID ?? 0)).run.State, 'Cancelled');
  }),
);

const HOLDING = { limits: { maxPriceChanges: 0.1 } };
const dearer = (first: number, last: number) => fileOf(...houses(first, last, { ListPrice: '510000' }));

test(
  'no delta goes past one that is held; approved, it counts, and the next follows by itself',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, HOLDING);
    await put('1.csv', fileOf(...houses(1, 20)));
    await put('2.csv', dearer(1, 20));
    await put('3.csv', fileOf(house(21)));
    const results = await runAll(feed);
    const held = results.at(-1)?.run;
    t.deepEqual(
      results.map(({ run }) => run.State),
      ['Succeeded', 'Held'],
    );
    const [waiting] = await runAll(feed);
    t.regex(waiting?.run.Message ?? '', new RegExp(`^run ${held?.RunID} waits for approval`));
    t.is((await feed.result(held?.RunID ?? 0)).run.State, 'Held');

    t.is((await feed.approve(held?.RunID ?? 0)).run.State, 'Succeeded');
    t.is((await feed.byNumber('M1')).values.SalePrice, '510000.00');
    const next = await feed.services.runs.latest(await feed.feedId(), ['Queued']);
    t.is(next?.startedBy, 'next file');
    await feed.execute(next?.id ?? 0);
    t.is((await feed.shown()).length, 21);
    t.is((await runAll(feed))[0]?.run.Message, 'there is no new file');
  }),
);

test(
  'to cancel a held run is to leave its file out for good: the next one comes',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, HOLDING);
    await put('1.csv', fileOf(...houses(1, 20)));
    await put('2.csv', dearer(1, 20));
    await put('3.csv', fileOf(house(21)));
    const held = (await runAll(feed)).at(-1)?.run;
    await feed.services.feeds.cancel(feed.workspaceId, held?.RunID ?? 0);
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => [run.State, run.Rows]),
      [['Succeeded', 1]],
    );
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    t.is((await feed.shown()).length, 21);
    t.is((await runAll(feed))[0]?.run.Message, 'there is no new file');
  }),
);

test(
  'to cancel a run that was not held leaves its file for the next one',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed);
    await put('1.csv', fileOf(house(1)));
    const queued = await feed.queue();
    await feed.services.feeds.cancel(feed.workspaceId, queued);
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => [run.State, run.Rows]),
      [['Succeeded', 1]],
    );
  }),
);

test(
  'an archive in a folder is one file; its members are read in the order of their names',
  withFeed(async (t, feed) => {
    const { put, folder } = await useFolder(feed, { source: { files: join(feed.folder, 'in', '*.zip') } });
    await put(
      'night.zip',
      await zipOf([
        ['b.csv', fileOf(house(2))],
        ['a.csv', fileOf(house(1))],
      ]),
    );
    await put('night.zip.part', 'half');
    await put('other.csv', fileOf(house(3)));
    t.deepEqual(
      (await runAll(feed)).map(({ run }) => [run.State, run.Rows]),
      [['Succeeded', 2]],
    );
    t.is((await feed.shown()).length, 2);
    t.deepEqual((await readdir(folder)).length, 3);
  }),
);

test(
  'a folder that is not there fails the run with its path',
  withFeed(async (t, feed) => {
    const { folder } = await useFolder(feed);
    await rm(folder, { recursive: true });
    const [failed] = await runAll(feed);
    t.is(failed?.run.State, 'Failed');
    t.is(failed?.run.Message, `The folder ${folder} of feed main is not there: check the path, and that it is mounted`);
    t.deepEqual(await keysOf(feed), []);
  }),
);

test(
  'a snapshot that is the same as the last good one takes the place of what was held between them',
  withFeed(async (t, feed) => {
    const { put } = await useFolder(feed, { mode: 'snapshot', limits: {} });
    await put('1.csv', fileOf(...houses(1, 20)));
    await put('2.csv', fileOf(...houses(1, 5)));
    const held = (await runAll(feed)).at(-1)?.run;
    t.is(held?.State, 'Held');
    t.regex((await runAll(feed))[0]?.run.Message ?? '', /waits for approval, and there is no newer file$/);
    await put('3.csv', fileOf(...houses(1, 20)));
    t.like((await runAll(feed))[0]?.part, { State: 'Succeeded', Unchanged: 20 });
    t.is((await feed.result(held?.RunID ?? 0)).run.State, 'Cancelled');
  }),
);
