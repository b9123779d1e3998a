import test from 'ava';
import { createHttpServer } from '../../../src/http/server.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { fileOf, type Home, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

type Mishap = {
  /** What is wrong with the file of the second night. */
  file: readonly Home[] | string;
  /** What RunDetail says why. */
  says: RegExp;
  limits?: Record<string, unknown>;
  /** What else is done before the second night. */
  before?: (feed: FeedFixture) => Promise<unknown>;
  /** Only the removals are held: what came is written. */
  held?: number;
  /** How many are on display after the approval. */
  approved: number;
};

const withoutColumn = (column: string, homes: readonly Home[]): string => {
  const [header = '', ...lines] = fileOf(...homes).split('\n');
  const index = header.split(',').indexOf(column);
  return [header, ...lines].map((line) => line.split(',').toSpliced(index, 1).join(',')).join('\n');
};

const COLUMNS = (fileOf().split('\n')[0] ?? '').split(',').length;

const MISHAPS: Record<string, Mishap> = {
  'fewer rows than usual': { file: houses(1, 11), says: /only 11 rows came.*\(minRows\)/, approved: 11 },
  'a column that is gone': {
    file: withoutColumn('BedroomsTotal', houses(1, 20)),
    says: /the column BedroomsTotal is gone/,
    approved: 20,
  },
  'a column that is hardly filled any more': {
    file: [...houses(1, 4), ...houses(5, 20, { BedroomsTotal: '' })],
    says: /the column BedroomsTotal is filled in 4 of 20 rows, last time in 20 of 20/,
    approved: 20,
  },
  'a column that can hardly be read any more': {
    file: [...houses(1, 9), ...houses(10, 20, { BedroomsTotal: 'several' })],
    says: /the column BedroomsTotal cannot be read in 11 of 20 rows that fill it/,
    approved: 20,
  },
  'many prices that change': {
    file: [...houses(1, 9), ...houses(10, 20, { ListPrice: '510000' })],
    says: /11 of 20 prices change.*\(maxPriceChanges\)/,
    approved: 20,
  },
  'many prices that go': {
    file: [...houses(1, 9), ...houses(10, 20, { ListPrice: '0' })],
    says: /11 of 20 prices change.*\(maxPriceChanges\)/,
    approved: 20,
  },
  'many homes that are for rent from now on': {
    file: [...houses(1, 9), ...houses(10, 20, { PropertyType: 'Residential Lease' })],
    says: /11 of 20 prices change.*\(maxPriceChanges\)/,
    approved: 20,
  },
  'prices in another currency': {
    file: houses(1, 20, { ListPrice: '50000' }),
    limits: { maxPriceChanges: null },
    says: /prices are 0\.1 times what they were/,
    approved: 20,
  },
  'more removals than maxRemoved': {
    file: houses(1, 14),
    limits: { minRows: null },
    says: /6 of 20 listings would go.*\(maxRemoved\)/,
    held: 6,
    approved: 14,
  },
  'more removals than maxRemoved within seven days': {
    before: (feed) => feed.importFile(fileOf(...houses(1, 17))),
    file: houses(1, 14),
    limits: { minRows: null },
    says: /6 of 20 listings would have gone within 7 days/,
    held: 3,
    approved: 14,
  },
  'a chatbot that would be emptied': {
    file: houses(1, 20, { StandardStatus: 'Expired' }),
    limits: { maxRemoved: null },
    says: /would have no listing left/,
    held: 20,
    approved: 0,
  },
  'a row without a readable key': {
    file: [...houses(1, 19), house(20, { ListingKey: '', ListingId: '', ListingURL: '' })],
    says: /1 row has no readable key/,
    held: 1,
    approved: 19,
  },
  'a row without any value': {
    file: `${fileOf(...houses(1, 19))}${','.repeat(COLUMNS - 1)}\n`,
    says: /1 row has no readable key/,
    held: 1,
    approved: 19,
  },
  'half of the rows without any value': {
    file: `${fileOf(...houses(1, 10))}${`${','.repeat(COLUMNS - 1)}\n`.repeat(10)}`,
    says: /only 10 rows came.*\(minRows\)/,
    approved: 10,
  },
  'a changed list of chatbots': {
    before: (feed) =>
      feed.configure({ limits: {}, chatbots: [{ serialNumber: feed.serialNumber, where: { City: ['Seattle'] } }] }),
    file: [...houses(1, 19), house(20, { City: 'Tacoma' })],
    says: /the list of chatbots has changed/,
    held: 1,
    approved: 19,
  },
};

const withApi = (
  body: (t: Parameters<Parameters<typeof withFeed>[0]>[0], feed: FeedFixture, post: Post) => Promise<void>,
) =>
  withFeed(async (t, feed) => {
    const { value } = await feed.services.access.createKey({
      workspaceId: feed.workspaceId,
      kind: 'secret',
      name: 'test',
    });
    const server = createHttpServer({
      config: { host: '127.0.0.1', port: 0 },
      log: createLogger('silent'),
      services: feed.services,
    });
    const { url } = await server.start();
    try {
      await body(t, feed, async (path, request = {}) => {
        const response = await fetch(`${url}/chat/Feed/${path}`, {
          method: 'POST',
          headers: { Authorization: value },
          body: JSON.stringify(request),
        });
        return (await response.json()) as Awaited<ReturnType<Post>>;
      });
    } finally {
      await server.stop({ deadlineMs: 0 });
    }
  });
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert
type Post = (path: string, request?: object) => Promise<{ Success: boolean; Code: number; Message: string; Data: any }>;

for (const [name, { file, says, limits = {}, before, held, approved }] of Object.entries(MISHAPS)) {
  test(
    `over HTTP: ${name}: the run is held with the reason, and Approve applies it`,
    withApi(async (t, feed, post) => {
      await feed.configure({ limits });
      await feed.importFile(fileOf(...houses(1, 20)));
      await before?.(feed);
      const shown = (await feed.shown()).length;
      await feed.deliver(typeof file === 'string' ? file : fileOf(...file));
      const { RunID } = (await post('Import', { Feed: 'main' })).Data;
      await feed.execute(RunID);
      const { Run } = (await post('RunDetail', { RunID })).Data;
      t.is(Run.State, 'Held');
      t.regex(Run.Message, says);
      t.is(Run.Parts[0].HeldRemovals, held ?? Run.Parts[0].HeldRemovals);
      t.is(/nothing was written/.test(Run.Message), held === undefined);
      t.is((await feed.shown()).length, shown);
      const [listed] = (await post('List')).Data.List;
      t.like(listed, { State: 'Held', Message: Run.Message });

      t.is((await post('Approve', { RunID })).Data.State, 'Queued');
      await feed.execute(RunID);
      t.is((await post('RunDetail', { RunID })).Data.Run.State, 'Succeeded');
      t.is((await feed.shown()).length, approved);
    }),
  );
}

test(
  'over HTTP: a held run that is cancelled writes nothing, can’t be approved any more, and its file is asked for again',
  withApi(async (t, feed, post) => {
    await feed.configure({ limits: {} });
    await feed.importFile(fileOf(...houses(1, 20)));
    await feed.deliver(fileOf(...houses(1, 5)));
    const { RunID } = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(RunID);
    t.is((await post('Cancel', { RunID })).Data.State, 'Cancelled');
    t.like(await post('Approve', { RunID }), { Success: false, Code: 409, Data: null });
    t.is((await feed.shown()).length, 20);
    const again = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(again.RunID);
    t.is((await post('RunDetail', again)).Data.Run.State, 'Held');
  }),
);

test(
  'a first file of which a column cannot be read is held, and once that was approved the next ones are not',
  withFeed(async (t, feed) => {
    await feed.configure({ limits: {} });
    const rows = (bedrooms: string) => houses(1, 12, { ListPrice: '$ on demand', BedroomsTotal: bedrooms });
    const few = await feed.importFile(fileOf(...houses(1, 9, { ListPrice: '$ on demand' })), { dryRun: true });
    t.is(few.part.State, 'Succeeded', 'of a few rows it says nothing');
    const held = await feed.importFile(fileOf(...rows('3')));
    t.is(held.run.State, 'Held');
    t.regex(held.part.Message, /the column ListPrice cannot be read in 12 of 12 rows that fill it/);
    t.is((await feed.shown()).length, 0);
    t.is((await feed.approve(held.run.RunID)).part.Created, 12);
    t.like((await feed.importFile(fileOf(...rows('4')))).part, { State: 'Succeeded', Updated: 12 });
  }),
);

test(
  'over HTTP: a file of which too many rows are wrong fails the run and writes nothing',
  withApi(async (t, feed, post) => {
    await feed.configure({ limits: {} });
    await feed.importFile(fileOf(...houses(1, 20)));
    await feed.deliver(
      fileOf(...houses(1, 17, { BedroomsTotal: '5' }), ...houses(18, 20, { StandardStatus: 'Actve' })),
    );
    const { RunID } = (await post('Import', { Feed: 'main' })).Data;
    await feed.execute(RunID);
    const { Run, VirtualCount } = (await post('RunDetail', { RunID })).Data;
    t.is(Run.State, 'Failed');
    t.regex(Run.Message, /3 of 20 rows are wrong.*\(maxProblems\)/);
    t.is(VirtualCount, 3);
    t.true((await feed.shown()).every(({ values }) => values.Bedrooms === 3));
  }),
);

const GUARDED = { feed: { limits: {} } };
const numbers = (listings: { values: { MLSNumber: string | null } }[]) =>
  listings.map(({ values }) => values.MLSNumber).sort();

test(
  'held removals: the rest is written, and the homes that are missing get a day since which they are unconfirmed',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(...houses(1, 25)));
      const { run, part } = await feed.importFile(
        fileOf(...houses(1, 18), house(19, { ListPrice: '510000' }), house(26), house(27)),
      );
      t.is(run.State, 'Held');
      t.like(part, { State: 'Held', Created: 2, Updated: 1, Unchanged: 18, RemovedByAbsence: 0, HeldRemovals: 6 });
      t.regex(part.Message, /6 removals are held/);
      t.is((await feed.byNumber('M19')).values.SalePrice, '510000.00');
      t.is((await feed.shown()).length, 27);
      const unconfirmed = (await feed.shown()).filter(({ unconfirmedSince }) => unconfirmedSince !== null);
      t.deepEqual(numbers(unconfirmed), ['M20', 'M21', 'M22', 'M23', 'M24', 'M25']);

      const second = await feed.importFile(fileOf(...houses(1, 18), ...houses(26, 27), house(20)));
      t.is(second.run.State, 'Held');
      t.is((await feed.byNumber('M20')).unconfirmedSince, null);
      t.deepEqual((await feed.byNumber('M21')).unconfirmedSince, unconfirmed.at(1)?.unconfirmedSince);
    },
    { feed: { limits: { minRows: null } } },
  ),
);

test(
  'as many removals as maxRemoved are not held; the removals of seven days are summed',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 50)));
    const first = await feed.importFile(fileOf(...houses(1, 44)));
    t.like(first.part, { State: 'Succeeded', RemovedByAbsence: 6, HeldRemovals: 0 });
    const second = await feed.importFile(fileOf(...houses(1, 40)));
    t.like(second.part, { State: 'Succeeded', RemovedByAbsence: 4 });
    const third = await feed.importFile(fileOf(...houses(1, 39)));
    t.like(third.part, { State: 'Held', RemovedByAbsence: 0, HeldRemovals: 1 });
    t.regex(third.part.Message, /within 7 days/);

    await feed.database('feed_run').update({ finished_at: feed.database.raw('finished_at - INTERVAL 8 DAY') });
    const fourth = await feed.importFile(fileOf(...houses(1, 38)));
    t.like(fourth.part, { State: 'Succeeded', RemovedByAbsence: 2 });
  }, GUARDED),
);

test(
  'emptying a chatbot is held, also for a feed without limits',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1)));
    const { part } = await feed.importFile(fileOf(house(1, { StandardStatus: 'Withdrawn' })));
    t.like(part, { State: 'Held', RemovedByRow: 0, Ignored: 1, HeldRemovals: 1 });
    t.is((await feed.shown()).length, 1);
  }),
);

test(
  'a chatbot whose last home goes while a removed one comes back is not emptied',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2)));
    await feed.importFile(fileOf(house(1)));
    const { part } = await feed.importFile(fileOf(house(2)));
    t.like(part, { State: 'Succeeded', Updated: 1, RemovedByAbsence: 1 });
  }),
);

test(
  'one row without a readable key holds the removals by absence; what a row ends goes all the same',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 6)));
    const { part } = await feed.importFile(
      fileOf(
        ...houses(1, 3),
        house(4, { StandardStatus: 'Expired' }),
        house(9, { ListingKey: '', ListingId: '', ListingURL: '' }),
      ),
    );
    t.like(part, { State: 'Held', Rejected: 1, RemovedByRow: 1, RemovedByAbsence: 0, HeldRemovals: 2 });
    t.deepEqual(numbers(await feed.shown()), ['M1', 'M2', 'M3', 'M5', 'M6']);
  }),
);

test(
  'a row without a readable key holds the removals by absence of every chatbot: whose home it was is not known',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots.map(({ serialNumber }) => serialNumber);
      const where = (office: string) => ({ where: { ListOfficeMlsId: [office] } });
      await feed.configure({
        chatbots: [
          { serialNumber: first, ...where('A') },
          { serialNumber: second, ...where('B') },
        ],
      });
      await feed.importFile(
        fileOf(...houses(1, 3, { ListOfficeMlsId: 'A' }), ...houses(4, 6, { ListOfficeMlsId: 'B' })),
      );
      const { run } = await feed.importFile(
        fileOf(
          ...houses(1, 2, { ListOfficeMlsId: 'A' }),
          ...houses(4, 5, { ListOfficeMlsId: 'B' }),
          house(9, { ListingKey: '', ListingId: '', ListingURL: '', ListOfficeMlsId: 'B' }),
        ),
      );
      t.like(run.Parts[0], { State: 'Held', RemovedByAbsence: 0, HeldRemovals: 1 });
      t.like(run.Parts[1], { State: 'Held', RemovedByAbsence: 0, HeldRemovals: 1 });
    },
    { chatbots: 2 },
  ),
);

test(
  'a file that ends at a known cap is no snapshot: nothing that it lacks is removed',
  withFeed(
    async (t, feed) => {
      const columns = 'SALE TYPE,ADDRESS,CITY,PRICE,STATUS,MLS#,URL (SEE https://www.redfin.com)';
      const row = (n: number) => `MLS Listing,${n} Oak St,Seattle,500000,Active,${n},https://www.redfin.com/${n}`;
      const redfin = (from: number, to: number) =>
        [columns, ...Array.from({ length: to - from + 1 }, (_, index) => row(from + index))].join('\n');
      await feed.importFile(redfin(1, 340));
      const { run, part } = await feed.importFile(redfin(11, 360));
      t.is(run.State, 'Succeeded', run.Message);
      t.like(part, { Created: 20, RemovedByAbsence: 0 });
      t.regex(run.Message, /cap/);
      const less = await feed.importFile(redfin(11, 359));
      t.is(less.part.RemovedByAbsence, 11);
    },
    { feed: { preset: 'redfin', key: ['MLSNumber', 'Url'] } },
  ),
);

test(
  'a home goes after missesBeforeRemoval snapshots that lack it, and one that is back begins anew',
  withFeed(
    async (t, feed) => {
      const all = fileOf(...houses(1, 3));
      const without = (price: string) => fileOf(...houses(1, 2, { ListPrice: price }));
      await feed.importFile(all);
      const shownAfter = async (text: string): Promise<number> => {
        const { run } = await feed.importFile(text);
        t.is(run.State, 'Succeeded', run.Message);
        return (await feed.shown()).length;
      };
      t.is(await shownAfter(without('500001')), 3);
      t.is(await shownAfter(without('500002')), 3);
      t.is((await feed.byNumber('M3')).misses, 2);
      t.is(await shownAfter(all), 3);
      t.is((await feed.byNumber('M3')).misses, 0);
      t.is(await shownAfter(without('500003')), 3);
      t.is(await shownAfter(without('500003')), 3);
      t.is(await shownAfter(without('500003')), 2);
    },
    { feed: { limits: { missesBeforeRemoval: 3, maxRemoved: null, minRows: null } } },
  ),
);
