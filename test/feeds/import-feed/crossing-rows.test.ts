import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const URL_1 = 'https://homes.example/1';
const again = { ListingKey: '', ListingId: '' };

test(
  'a row that comes twice in a file makes one home, and the report says so',
  withFeed(async (t, feed) => {
    const { part, problems } = await feed.importFile(fileOf(house(1), house(2), house(2)));
    t.like(part, { State: 'Succeeded', Created: 2, Ignored: 1 });
    t.deepEqual(
      (await feed.shown()).map(({ values }) => values.MLSNumber),
      ['M1', 'M2'],
    );
    t.regex(problems[0]?.Expected ?? '', /one row a home/);
    const next = await feed.importFile(fileOf(house(1), house(2), house(2), house(3)));
    t.like(next.part, { Created: 1, Updated: 0, Unchanged: 2, Ignored: 1, RemovedByAbsence: 0 });
  }),
);

test(
  'a listing that a row names by its key is not taken by a row that stands at its URL only, in either order',
  withFeed(async (t, feed) => {
    for (const [n, order] of [
      [1, [0, 1]],
      [11, [1, 0]],
    ] as const) {
      const url = { ListingURL: `https://homes.example/${n}` };
      await feed.importFile(fileOf(house(99), house(n)), { feed: 'main' });
      const before = await feed.byNumber(`M${n}`);
      const renumbered = house(n, { ListingId: `M${n}00`, ListingURL: `https://homes.example/${n}00` });
      const atUrl = house(n, { ...again, ListingId: `M${n}01`, ...url });
      const rows = [renumbered, atUrl];
      await feed.importFile(fileOf(house(99), ...order.map((index) => rows[index] ?? {})));
      t.is((await feed.byNumber(`M${n}00`)).id, before.id);
      t.not((await feed.byNumber(`M${n}01`)).id, before.id);
    }
  }),
);

test(
  'a row without a number whose URL another home keeps is a problem, and is not stored again with every file',
  withFeed(async (t, feed) => {
    const file = fileOf(house(1), house(2, { ...again, ListingURL: URL_1, UnparsedAddress: '1 Oak St' }));
    const first = await feed.importFile(file);
    const { length } = await feed.stored();
    const second = await feed.importFile(file.replace('500000', '510000'));
    t.is((await feed.stored()).length, length);
    t.is(second.part.Created, 0);
    t.is(first.part.Created + first.part.Rejected, 2);
  }),
);

test(
  'a sale at the URL of a home that has a row of its own does not sell that home, however often the file comes',
  withFeed(async (t, feed) => {
    const sale = house(1, { ListingId: '', StandardStatus: 'Closed', CloseDate: '2026-11-01' });
    for (const price of ['500000', '510000', '520000']) {
      const { part } = await feed.importFile(fileOf(sale, house(1, { ...again, ListPrice: price }), house(9)));
      t.like(part, { Ignored: 1, Rejected: 0 });
      t.deepEqual(
        (await feed.shown()).map(({ values }) => values.Status),
        ['Active', 'Active'],
      );
    }
  }),
);

test(
  'a sold row without a URL leaves the URL of its home to a home that is now listed there, in any order of the two rows',
  withFeed(async (t, feed) => {
    for (const [n, order] of [
      [1, [0, 1]],
      [11, [1, 0]],
    ] as const) {
      const url = { ListingURL: `https://homes.example/${n}` };
      await feed.importFile(fileOf(house(99), house(n, { ...url, PropertyType: 'Residential Lease' })));
      const rows = [
        house(n, { ListingURL: '', StandardStatus: 'Closed' }),
        house(n + 1, { ...url, UnparsedAddress: `${n} Oak St` }),
      ];
      const { part } = await feed.importFile(fileOf(house(99), ...order.map((index) => rows[index] ?? {})));
      t.like(part, { Created: 1, Updated: 1, Rejected: 0 });
      t.is((await feed.byNumber(`M${n}`)).urlKey, null);
      t.not((await feed.byNumber(`M${n + 1}`)).urlKey, null);
    }
  }),
);

test(
  'a home with the number of one that leaves in the same run is stored at once, also where the number is no key of the feed',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), house(2)));
      const { part } = await feed.importFile(fileOf(house(1), house(3, { ListingId: 'M2' })));
      t.like(part, { State: 'Succeeded', Created: 1, Rejected: 0, RemovedByAbsence: 1 });
      t.is((await feed.byNumber('M2')).values.Address, '3 Oak St');
    },
    { feed: { key: ['ListingKey', 'Url'] } },
  ),
);

test(
  'two homes with one number are both stored where the number is no key of the feed; one of them goes without it',
  withFeed(
    async (t, feed) => {
      const file = fileOf(house(1), house(2, { ListingId: 'M1' }));
      const { part, problems } = await feed.importFile(file);
      t.like(part, { Created: 2, Rejected: 0 });
      t.regex(problems[0]?.Expected ?? '', /has this number and keeps it/);
      t.deepEqual(
        (await feed.shown()).map(({ values }) => values.MLSNumber),
        ['M1', null],
      );
      const next = await feed.importFile(fileOf(house(1), house(2, { ListingId: 'M1' }), house(3)));
      t.like(next.part, { Created: 1, Updated: 0, Unchanged: 2 });
    },
    { feed: { key: ['ListingKey', 'Url'] } },
  ),
);

test(
  'a home for sale that is now for rent, at a URL where another is for rent, loses the URL key and nothing else',
  withFeed(async (t, feed) => {
    const rent = { PropertyType: 'Residential Lease', ListingURL: URL_1 };
    await feed.importFile(fileOf(house(1), house(2, rent)));
    t.is((await feed.shown()).filter(({ urlKey }) => urlKey !== null).length, 2);
    const { part, problems } = await feed.importFile(fileOf(house(1, rent), house(2, rent)));
    t.like(part, { State: 'Succeeded', Updated: 1, Unchanged: 1, Rejected: 0 });
    t.like((await feed.byNumber('M1')).values, { SaleType: 'for_rent', RentPrice: '500000.00' });
    t.is(problems.length, 1);
    const next = await feed.importFile(fileOf(house(1, rent), house(2, rent), house(3)));
    t.like(next.part, { Created: 1, Updated: 0, Unchanged: 2 });
  }),
);

test(
  'a listing that only a duplicate row names stays on display, however often the file comes',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(9), house(1, again)));
    const duplicate = house(1, { ListingKey: '', ListingId: 'M3' });
    for (const price of ['500000', '510000', '520000']) {
      const last = house(1, { ListingKey: '', ListingId: 'M3', ListingURL: '', ListPrice: price });
      const { part } = await feed.importFile(fileOf(house(9), duplicate, last));
      t.is(part.RemovedByAbsence, 0);
      t.is((await feed.shown()).length, 3);
    }
  }),
);

const OFFICE = 'https://office.example';

test(
  'where Url is no key of the feed, homes may share one: each is stored with it, and nothing is told',
  withFeed(
    async (t, feed) => {
      const file = (price: string) => fileOf(...houses(1, 4, { ListingURL: OFFICE, ListPrice: price }));
      const first = await feed.importFile(file('1000'));
      t.like(first.part, { Created: 4, Rejected: 0 });
      t.deepEqual(first.problems, []);
      const homes = await feed.shown();
      t.deepEqual(
        homes.map(({ values }) => values.Url),
        [OFFICE, OFFICE, OFFICE, OFFICE],
      );
      t.is(homes.filter(({ urlKey }) => urlKey !== null).length, 1);

      const second = await feed.importFile(file('2000'));
      t.like(second.part, { Updated: 4, Created: 0 });
      t.deepEqual(second.problems, []);
      const third = await feed.importFile(fileOf(...houses(1, 5, { ListingURL: OFFICE, ListPrice: '2000' })));
      t.like(third.part, { Unchanged: 4, Created: 1 });
    },
    { feed: { key: ['MLSNumber'] } },
  ),
);

test(
  'where Url is no key of the feed, another feed’s home at that URL is another home',
  withFeed(
    async (t, feed) => {
      await feed.configure({ key: ['MLSNumber', 'Url'] }, 'branch');
      await feed.importFile(fileOf(house(1, { ListingURL: OFFICE })), { feed: 'branch' });
      const { part, problems } = await feed.importFile(fileOf(...houses(2, 3, { ListingURL: OFFICE })));
      t.is(part.Created, 2);
      t.deepEqual(problems, []);
    },
    { feed: { key: ['MLSNumber'] } },
  ),
);

test(
  'a where whose column the file lacks fails the run and removes nothing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 3)));
    await feed.configure({ chatbots: [{ serialNumber: feed.serialNumber, where: { OfficeID: ['A'] } }] });
    const { run } = await feed.importAgain();
    t.is(run.State, 'Failed');
    t.regex(run.Message, /OfficeID/);
    t.is((await feed.shown()).length, 3);
  }),
);

test(
  'a row with a URL only does not mean the home that another row of the file names by its key, tonight and tomorrow',
  withFeed(async (t, feed) => {
    const named = house(1, { ListingId: '' });
    const urlOnly = house(1, { ListingId: '', ListingKey: '' });
    const first = await feed.importFile(fileOf(named, urlOnly, ...houses(10, 12)));
    t.like(first.part, { Created: 4, Rejected: 1 });
    t.regex(first.problems[0]?.Expected ?? '', /^shared URL/);
    const second = await feed.importFile(fileOf(urlOnly, named, ...houses(10, 12)));
    t.like(second.part, { Unchanged: 4, Rejected: 1 });
  }),
);
