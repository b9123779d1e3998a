import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

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
