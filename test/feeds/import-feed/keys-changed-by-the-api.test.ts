import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);

test(
  'A home whose number the API has changed stays one home, where the feed knows it by its number alone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others, house(13)));
      t.like(part, {
        Created: 1,
        Updated: 1,
        Unchanged: 3,
        RemovedByAbsence: 0,
      });
      t.like(await feed.byId(id), { live: true });
      t.like((await feed.byId(id)).values, {
        MLSNumber: 'OURS-1',
        SalePrice: '480000.00',
      });
      await feed.importFile(fileOf(...others, house(13)));
      t.false((await feed.byId(id)).live);
    },
    { feed: { key: ['MLSNumber'] } },
  ),
);

test(
  'A home whose number the API has changed is changed and ended by a delta that knows it by its number alone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: null });
      await feed.importFile(fileOf(house(1, { ListPrice: '480000' })));
      t.like((await feed.byId(id)).values, {
        MLSNumber: null,
        SalePrice: '480000.00',
      });
      t.is((await feed.shown()).length, 4);
      await feed.importFile(fileOf(house(1, { StandardStatus: 'Withdrawn' })));
      t.false((await feed.byId(id)).live);
    },
    { feed: { key: ['MLSNumber'], mode: 'delta' } },
  ),
);

test(
  'A home whose URL the API has changed stays one home, where the feed knows it by its URL alone',
  withFeed(
    async (t, feed) => {
      const home = (changes = {}) => house(1, { ListingId: '', ...changes });
      await feed.importFile(fileOf(home(), ...others));
      const id = (await feed.shown())[0]?.id ?? 0;
      const Url = 'https://ours.example/1';
      await feed.apiUpdate(id, { Url });
      for (const [night, ListPrice] of ['480000', '470000'].entries()) {
        const { part } = await feed.importFile(fileOf(home({ ListPrice }), ...others, ...houses(13, 13 + night)));
        t.like(part, {
          Created: 1,
          Updated: 1,
          Unchanged: 3 + night,
          RemovedByAbsence: 0,
        });
        t.like((await feed.byId(id)).values, {
          Url,
          SalePrice: `${ListPrice}.00`,
        });
      }
    },
    { feed: { key: ['Url'] } },
  ),
);

test(
  'What the API has called a home in one chatbot leaves the home of another as it is',
  withFeed(
    async (t, feed) => {
      const [first, second] = feed.chatbots.map(({ serialNumber, id }) => ({
        serialNumber,
        id,
      }));
      await feed.configure({
        key: ['MLSNumber'],
        chatbots: [first, second].map((one) => ({
          serialNumber: one?.serialNumber,
        })),
      });
      await feed.importFile(fileOf(house(1), ...others));
      const [{ id = 0 } = {}] = await feed.shown(first?.id);
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      const { run } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
      t.deepEqual(
        run.Parts.map(({ Updated, Created }) => [Updated, Created]),
        [
          [1, 0],
          [1, 0],
        ],
      );
      t.deepEqual(
        (await feed.shown(second?.id)).map(({ values }) => values.MLSNumber),
        ['M1', 'M10', 'M11', 'M12'],
      );
    },
    { chatbots: 2 },
  ),
);

test(
  'A neighbour keeps the URL that both had, once the API has given the other one its own',
  withFeed(
    async (t, feed) => {
      const shared = { ListingURL: 'https://homes.example/tower' };
      await feed.importFile(fileOf(house(1, shared), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Url: 'https://ours.example/1' });
      const night = (ListPrice: string) =>
        feed.importFile(fileOf(house(2, { ...shared, ListPrice }), house(1, shared), ...others));
      t.like((await night('500000')).part, { Created: 1, Unchanged: 4 });
      const { urlKey } = await feed.byNumber('M2');
      t.not(urlKey, null);
      const { part, problems } = await night('480000');
      t.like(part, { Created: 0, Updated: 1, Unchanged: 4 });
      t.deepEqual(problems, []);
      t.deepEqual((await feed.byNumber('M2')).urlKey, urlKey);
      t.is((await feed.byId(id)).values.Url, 'https://ours.example/1');
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);

test(
  'A home whose number the API has changed is named by what the feed sends, and by no removed home that had the number',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      await feed.apiDelete(await feed.apiCreate({ SaleType: 'for_sale', MLSNumber: 'M1', Address: '7 Elm St' }));
      const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
      t.like(part, { Created: 0, Updated: 1, Unchanged: 3, RemovedByAbsence: 0 });
      t.is((await feed.byId(id)).values.SalePrice, '480000.00');
    },
    { feed: { key: ['MLSNumber'] } },
  ),
);

test(
  'A URL that the API has changed stays so when its feed writes its own otherwise, whoever has that now',
  withFeed(
    async (t, feed) => {
      const home = (ListingURL: string) => house(1, { ListingURL });
      await feed.importFile(fileOf(home('http://homes.example/1'), ...others));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Url: 'https://ours.example/1' });
      const neighbour = house(2, { ListingURL: 'http://homes.example/1' });
      await feed.importFile(fileOf(home('http://homes.example/1'), neighbour, ...others));
      const next = fileOf(home('https://www.homes.example/1/?utm_source=mls'), neighbour, ...others);
      const { part } = await feed.importFile(next);
      t.like(part, { Rejected: 0, Unchanged: 5 });
      t.is((await feed.byId(id)).values.Url, 'https://ours.example/1');
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);
