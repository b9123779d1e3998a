import { randomUUID } from 'node:crypto';
import { rm, truncate } from 'node:fs/promises';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

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
  'the bytes decide before the time: those applied last are the same as last time however old, and read again where they may change something',
  withFeed(async (t, feed) => {
    const time = (minute: number) => ({ modifiedAt: new Date(Date.UTC(2026, 10, 20, 6, minute)) });
    const file = fileOf(...houses(1, 3));
    await feed.importFile(file, time(30));
    for (const minute of [29, 31]) {
      const { run } = await feed.importFile(file, time(minute));
      t.like(run, { State: 'Succeeded', Message: 'the file is the same as last time' });
    }
    await feed.apiDelete((await feed.byNumber('M1')).id);
    const { part } = await feed.importFile(file, time(20));
    t.like(part, { Unchanged: 2, Ignored: 1 });
    const { run } = await feed.importFile(fileOf(...houses(1, 2)), time(25));
    t.regex(run.Message, /^the file is stale: it is of 2026-11-20T06:25:00.000Z, and one of 2026-11-20T06:30:00/);
    t.is((await feed.importFile(file, time(1))).run.State, 'Succeeded', 'a stale one between them changes nothing');
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

/** What stands for a value of which nobody has thought: the database refuses it, and no check before does. */
const REFUSED = '666666';

test(
  'A row whose values the database refuses is a problem of its own: its home stays as it was, and the others are written',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run, part, problems } = await feed.importFile(
      fileOf(
        house(1, { ListPrice: REFUSED }),
        house(2, { ListPrice: '510000' }),
        ...others,
        house(13, { ListPrice: REFUSED }),
        house(14),
      ),
    );
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, {
      Created: 1,
      Updated: 1,
      Unchanged: 3,
      Rejected: 2,
      RemovedByAbsence: 0,
    });
    t.deepEqual(
      problems.map(({ Line, Expected }) => [Line, /the database takes.*odd_price/.test(Expected)]),
      [
        [2, true],
        [7, true],
      ],
    );
    t.is((await feed.byNumber('M1')).values.SalePrice, '500000.00');
    t.is((await feed.shown()).length, 6);
    await feed.database.raw('ALTER TABLE listing DROP CONSTRAINT odd_price');
    t.like((await feed.importAgain()).part, { Created: 1, Updated: 1, Rejected: 0 });
    t.is((await feed.byNumber('M2')).values.SalePrice, '510000.00');
    t.is((await feed.shown()).length, 7);
  }),
);

test(
  'A night whose few changed rows are all refused takes off the display what has left all the same',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3), ...others));
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run, part } = await feed.importFile(fileOf(...houses(1, 2, { ListPrice: REFUSED }), ...others));
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, { Rejected: 2, Unchanged: 3, RemovedByAbsence: 1 });
    t.is((await feed.shown()).length, 5);
  }),
);

test(
  'A part of which the database refuses all of many rows fails and writes none of them',
  withFeed(async (t, feed) => {
    await feed.database.raw('ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> ?)', [REFUSED]);
    const { run } = await feed.importFile(fileOf(...houses(1, 10, { ListPrice: REFUSED })));
    t.is(run.State, 'Failed');
    t.deepEqual(await feed.shown(), []);
  }),
);

for (const [name, odd] of Object.entries({ 'line separator': '\u2028', 'paragraph separator': '\u2029' })) {
  test(
    `A ${name} in a description stops no file, neither when the home is new nor when it changes`,
    withFeed(async (t, feed) => {
      for (const end of ['dry', 'warm']) {
        const home = house(1, { PublicRemarks: `Sunny${odd}and ${end}` });
        const { run } = await feed.importFile(fileOf(home, ...others));
        t.is(run.State, 'Succeeded', run.Message);
        t.regex((await feed.byNumber('M1')).values.Description ?? '', new RegExp(`^Sunny.*and ${end}$`, 's'));
      }
      t.is((await feed.shown()).length, 4);
    }),
  );
}

test(
  'Half a character, where a source has cut a text, stops no file: it is stored as a sign of its own',
  withFeed(async (t, feed) => {
    for (const text of ['Sunny \ud83d', 'Sunny and dry \ud83d', 'Sunny']) {
      const { run } = await feed.importFile(JSON.stringify([house(1, { PublicRemarks: text }), ...others]));
      t.is(run.State, 'Succeeded', run.Message);
      t.is((await feed.byNumber('M1')).values.Description, text.replace('\ud83d', '\ufffd'));
    }
  }),
);

test(
  'A run is held, and can be approved, though its preview shortens a text within a character',
  withFeed(
    async (t, feed) => {
      const remarks = (first: string): string => `${first}${'x'.repeat(198)}🏡 with a garden`;
      await feed.importFile(fileOf(house(1, { PublicRemarks: remarks('A') }), ...houses(10, 40)));
      const { run } = await feed.importFile(fileOf(house(1, { PublicRemarks: remarks('B') }), ...others));
      t.is(run.State, 'Held', run.Message);
      t.is((await feed.approve(run.RunID)).run.State, 'Succeeded');
      t.is((await feed.byNumber('M1')).values.Description, remarks('B'));
    },
    { feed: { limits: {} } },
  ),
);

test(
  'A time that is beyond the last year in UTC is a problem of its row alone',
  withFeed(async (t, feed) => {
    const home = house(1, { ModificationTimestamp: '9999-12-31T23:59:59-08:00' });
    const { run, problems } = await feed.importFile(fileOf(home, ...others));
    t.is(run.State, 'Succeeded', run.Message);
    t.regex(JSON.stringify(problems), /ModificationTimestamp/);
    t.true((await feed.shown()).length >= others.length);
  }),
);

test(
  'A name of a town that grows when it is written alike stops no file',
  withFeed(async (t, feed) => {
    const City = `${'a'.repeat(253)}…`;
    const { run } = await feed.importFile(fileOf(house(1, { City }), ...others));
    t.is(run.State, 'Succeeded', run.Message);
    t.is((await feed.byNumber('M1')).values.City, City);
  }),
);

const MEGABYTE = 1_048_576;
const addresses = (home: number, night: number): string[] =>
  Array.from({ length: 60 }, (_, place) => `https://cdn.example/${home}/${place}.jpg?${night}=${'t'.repeat(1_500)}`);

test.serial(
  'Homes with many long addresses of pictures are stored and changed on a server that takes statements of 16 MB',
  withFeed(
    async (t, feed) => {
      const [[before]] = (await feed.database.raw('SELECT @@GLOBAL.max_allowed_packet AS size')) as [
        [{ size: number }],
      ];
      await feed.database.raw('SET GLOBAL max_allowed_packet = ?', [16 * MEGABYTE]);
      const database = openDatabase(feed.target, { max: 4 });
      try {
        const services = createServices({
          config: feed.config,
          database,
          log: createLogger('silent'),
          clock: feed.now,
        });
        for (const night of [1, 2]) {
          const homes = Array.from({ length: 200 }, (_, home) => ({
            ...{ MLSNumber: `M${home}`, Status: 'Active', SaleType: 'for_sale', Address: `${home} Oak St` },
            Images: addresses(home, night),
          }));
          await feed.deliver(JSON.stringify(homes));
          const runId = await feed.queue();
          const run = await services.runs.claim(randomUUID(), services.host, { runId });
          if (run === undefined) throw new Error('The run was not claimed');
          await services.execute(run, new AbortController().signal);
          const { run: ended } = await feed.result(runId);
          t.is(ended.State, 'Succeeded', ended.Message);
          t.deepEqual((await feed.byNumber('M7')).values.Images, addresses(7, night));
        }
        t.is((await feed.shown()).length, 200);
      } finally {
        await feed.database.raw('SET GLOBAL max_allowed_packet = ?', [before.size]);
        await database.destroy();
      }
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);
