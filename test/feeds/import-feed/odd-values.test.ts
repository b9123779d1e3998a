import { randomUUID } from 'node:crypto';
import test from 'ava';
import { openDatabase } from '../../../src/database/connection.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { createServices } from '../../../src/services.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

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
