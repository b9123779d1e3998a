import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const LIST_FEED = { preset: 'listing', key: ['InternalID'], mode: 'delta' };
const listFile = (...rows: [id: number | string, price: number, address?: string][]) =>
  `ID,Status,SaleType,SalePrice,Address\n${rows.map(([id, price, address = '']) => `${id},Active,For Sale,${price},${address}\n`).join('')}`;

test(
  'a file made from List changes the listings that its IDs name, and takes them over from the API',
  withFeed(
    async (t, feed) => {
      const id = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active', SalePrice: 400_000, Bedrooms: 2 });
      const { part } = await feed.importFile(listFile([id, 410_000]));
      t.like(part, { Updated: 1, Created: 0 });
      const after = await feed.byId(id);
      t.is(after.values.SalePrice, '410000.00');
      t.is(after.sourceId, await feed.feedId());
      t.is((await feed.history(id))[0]?.kind, 'takeover');
    },
    { feed: LIST_FEED },
  ),
);

test(
  'an ID that names no listing of the chatbot is rejected: it would make another home with every file',
  withFeed(
    async (t, feed) => {
      const other = await feed.apiCreate({ SaleType: 'for_sale', Status: 'Active' }, feed.chatbots[1]?.id);
      const { part, problems } = await feed.importFile(listFile([other, 1000], [4711, 1000]));
      t.like(part, { Rejected: 2, Created: 0 });
      t.deepEqual(
        problems.map(({ Line, Column, Value }) => [Line, Column, Value]),
        [
          [2, 'InternalID', String(other)],
          [3, 'InternalID', '4711'],
        ],
      );
      t.is((await feed.stored()).length, 0);
    },
    { feed: { ...LIST_FEED, limits: { maxProblems: null } }, chatbots: 2 },
  ),
);

test(
  'an ID of another feed’s listing makes a claim, and that feed goes on with its home',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...houses(10, 12)));
    const { id } = await feed.byNumber('M1');
    await feed.configure(LIST_FEED, 'list');
    const { part } = await feed.importFile(listFile([id, 1000]), { feed: 'list' });
    t.is(part.Ignored, 1);
    t.is((await feed.byId(id)).values.SalePrice, '500000.00');
  }),
);
