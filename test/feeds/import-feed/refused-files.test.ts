import { rm, truncate } from 'node:fs/promises';
import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

test(
  'a file that is not there fails the run with a sentence that names the file and what to do',
  withFeed(async (t, feed) => {
    await feed.deliver(fileOf(house(1)));
    await rm(feed.fileOf());
    const { run } = await feed.importAgain();
    t.is(run.State, 'Failed');
    t.true(run.Message.includes(feed.fileOf()), run.Message);
    t.regex(run.Message, /is not there: check the path/);
    t.is(run.FinishedAt === null, false);
  }),
);

test(
  'a file older than the last one applied fails as stale, and changes nothing',
  withFeed(async (t, feed) => {
    const time = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
    await feed.importFile(fileOf(...houses(1, 3)), { modifiedAt: time(30) });
    const { run } = await feed.importFile(fileOf(...houses(1, 2)), { modifiedAt: time(29) });
    t.is(run.State, 'Failed');
    t.regex(run.Message, /stale/);
    t.is((await feed.shown()).length, 3);
    t.is((await feed.importFile(fileOf(...houses(1, 2)), { modifiedAt: time(30) })).run.State, 'Succeeded');
  }),
);

test(
  'a file that failed or was held whole does not make the next one stale',
  withFeed(
    async (t, feed) => {
      const time = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
      await feed.importFile(fileOf(...houses(1, 20)), { modifiedAt: time(10) });
      t.is((await feed.importFile(fileOf(...houses(1, 5)), { modifiedAt: time(30) })).run.State, 'Held');
      const { run } = await feed.importFile(fileOf(...houses(1, 19)), { modifiedAt: time(20) });
      t.is(run.State, 'Succeeded', run.Message);
    },
    { feed: { limits: {} } },
  ),
);

test(
  'what a run is compared with is that of the last file applied: a fault that was held is held again',
  withFeed(
    async (t, feed) => {
      const text = fileOf(...houses(1, 20));
      await feed.importFile(text);
      const faulty = () => fileOf(...houses(1, 19)).replaceAll(',BedroomsTotal,', ',Bedrooms,');
      t.is((await feed.importFile(faulty())).run.State, 'Held');
      const again = await feed.importFile(faulty().replaceAll('500000', '500001'));
      t.is(again.run.State, 'Held');
      t.regex(again.part.Message, /BedroomsTotal is gone/);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'a file that is not CSV, cut off, or beyond all bounds fails the run and writes nothing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    const failed = async (contents: string | Uint8Array, reason: RegExp) => {
      const { run } = await feed.importFile(contents);
      t.is(run.State, 'Failed');
      t.regex(run.Message, reason);
      t.is((await feed.shown()).length, 3);
    };
    await failed('', /is empty/);
    await failed('<!DOCTYPE html><html></html>', /HTML/);
    await failed(fileOf(...houses(1, 2)).slice(0, -60), /cut off/);
    await failed(fileOf(), /no rows/);
    await failed(
      `${fileOf(...houses(1, 2))}${'\n'.repeat(100_010)}`,
      /more than 100000 records in a row, up to line 100004/,
    );
    await failed(`<r>${'<a>'.repeat(1_000)}`, /more than 100 levels of elements/);
    const whole = await feed.importFile(fileOf(...houses(1, 2)));
    t.is(whole.run.State, 'Succeeded', whole.run.Message);
    await truncate(feed.fileOf());
    t.is((await feed.importAgain()).run.State, 'Failed');
  }),
);
