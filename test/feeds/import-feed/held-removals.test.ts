import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
