import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const url = (n: number) => `https://homes.example/${n}`;
const others = houses(10, 12);

test(
  'number and URL name the same listing: it is that listing',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const { part } = await feed.importFile(fileOf(house(1, { ListingKey: '', ListPrice: '480000' }), ...others));
    t.is(part.Updated, 1);
    const after = await feed.byNumber('M1');
    t.is(after.id, id);
    t.is(after.values.SalePrice, '480000.00');
    t.is(after.sourceKey, 'K1', 'a row without the key leaves the key as it was');
  }),
);

test(
  'the number names a listing and the URL nothing: it is that listing, and the new URL is taken over',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { ListingKey: '', ListingURL: url(99) }), ...others));
    const after = await feed.byNumber('M1');
    t.is(after.id, id);
    t.is(after.values.Url, url(99));
    const found = await feed.services.listings.remove(feed.chatbotId, [url(99)], 'URL');
    t.is(found, 1, 'the new URL is a key of the listing');
  }),
);

test(
  'neither number nor URL names a listing: it is a new one',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...others));
    const { part } = await feed.importFile(fileOf(house(1), ...others));
    t.is(part.Created, 1);
    t.is(part.Unchanged, 3);
  }),
);

test(
  'a new number at a known URL with the same address is a relisting: the listing keeps its ID and gets the number',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const relisted = house(1, { ListingKey: 'K1b', ListingId: 'M1b', UnparsedAddress: '1 Oak Street' });
    const { part } = await feed.importFile(fileOf(relisted, ...others));
    t.is(part.Updated, 1);
    t.is(part.RemovedByAbsence, 0);
    const after = await feed.byNumber('M1b');
    t.is(after.id, id);
    t.is(after.sourceKey, 'K1b');
    const [change] = await feed.history(id);
    t.deepEqual(change?.changes.MLSNumber, ['M1', 'M1b'], 'the old number is in the history');
  }),
);

test(
  'a relisting is none when the old number is in this snapshot too: both homes are shown, one without the URL as key',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const second = house(2, { UnparsedAddress: '1 Oak St', ListingURL: url(1) });
    for (const rows of [
      [second, house(1)],
      [house(1), second],
    ]) {
      const { part, problems } = await feed.importFile(fileOf(...rows, ...others));
      t.is(part.Created + part.Updated + part.Unchanged, 5);
      t.is((await feed.byNumber('M1')).id, id);
      const neighbour = await feed.byNumber('M2');
      t.not(neighbour.id, id);
      t.is(neighbour.urlKey, null);
      t.is(neighbour.values.Url, url(1), 'the URL is shown all the same');
      t.deepEqual(
        problems.map(({ Column, Expected }) => [Column, /shared URL/.test(Expected)]),
        [['Url', true]],
      );
    }
  }),
);

test(
  'another unit at a known URL is a new home without a URL key, and a problem "shared URL"',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { UnitNumber: 'A' }), ...others));
    const unitB = house(2, { UnparsedAddress: '1 Oak St', UnitNumber: 'B', ListingURL: url(1) });
    const { part, problems } = await feed.importFile(fileOf(house(1, { UnitNumber: 'A' }), unitB, ...others));
    t.is(part.Created, 1);
    t.is((await feed.byNumber('M2')).urlKey, null);
    t.is(problems.length, 1);
    t.regex(problems[0]?.Expected ?? '', /^shared URL/);

    const again = await feed.importFile(fileOf(house(1, { UnitNumber: 'A' }), { ...unitB, ListPrice: '1' }, ...others));
    t.is(again.part.Updated, 1, 'it is found by its number from then on');
    t.regex(again.problems[0]?.Expected ?? '', /^shared URL/);
  }),
);

test(
  'number and URL name two listings: the number counts, the URL stays where the address differs, problem "keys cross"',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), ...others));
    const one = await feed.byNumber('M1');
    const two = await feed.byNumber('M2');
    const { part, problems } = await feed.importFile(
      fileOf(house(1, { ListingURL: url(2), ListPrice: '400000' }), house(2), ...others),
    );
    t.is(part.Updated, 1);
    t.is(part.Unchanged, 4);
    const after = await feed.byNumber('M1');
    t.is(after.id, one.id);
    t.is(after.values.SalePrice, '400000.00');
    t.is(after.values.Url, url(1));
    t.deepEqual((await feed.byId(two.id)).urlKey, two.urlKey);
    t.is(problems.length, 1);
    t.like(problems[0], { Line: 2, Column: 'Url', Value: url(2) });
    t.regex(problems[0]?.Expected ?? '', /^keys cross/);
  }),
);

test(
  'number and URL name two listings of one address: the URL moves to the one that the number names, problem "keys cross"',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), house(2), ...others));
      const one = await feed.byNumber('M1');
      const two = await feed.byNumber('M2');
      await feed.importFile(fileOf(house(1, { UnparsedAddress: '2 Oak St' })));
      const { part, problems } = await feed.importFile(
        fileOf(house(1, { UnparsedAddress: '2 Oak Street', ListingURL: url(2) })),
      );
      t.is(part.Updated, 1);
      const after = await feed.byNumber('M1');
      t.is(after.id, one.id);
      t.deepEqual(after.urlKey, two.urlKey);
      t.is((await feed.byId(two.id)).urlKey, null);
      t.is(problems.length, 1);
      t.regex(problems[0]?.Expected ?? '', /^keys cross/);
    },
    { feed: { mode: 'delta' } },
  ),
);

test(
  'a URL of a home that leaves in this run is free for the home that now has it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), house(2), house(3), ...others));
    const gone = house(2, { StandardStatus: 'Withdrawn' });
    const { part, problems } = await feed.importFile(
      fileOf(house(1, { ListingURL: url(2) }), gone, house(4, { ListingURL: url(3) }), ...others),
    );
    t.is(part.Updated, 1);
    t.is(part.Created, 1);
    t.is(part.RemovedByRow, 1);
    t.is(part.RemovedByAbsence, 1);
    t.is((await feed.byNumber('M1')).values.Url, url(2));
    t.not((await feed.byNumber('M4')).urlKey, null);
    t.deepEqual(problems, []);
  }),
);

test(
  'a URL is a key for one sale type: the home for rent at the same URL is another listing',
  withFeed(async (t, feed) => {
    const rent = house(2, { PropertyType: 'Residential Lease', UnparsedAddress: '1 Oak St', ListingURL: url(1) });
    const { part, problems } = await feed.importFile(fileOf(house(1), rent));
    t.is(part.Created, 2);
    t.deepEqual((await feed.byNumber('M2')).urlKey, (await feed.byNumber('M1')).urlKey);
    t.deepEqual(problems, []);
  }),
);

test(
  'a blank is no key: rows with blank numbers or URLs are not the same home',
  withFeed(async (t, feed) => {
    const rows = [
      house(1, { ListingURL: '', ListingKey: ' ' }),
      house(2, { ListingURL: '  ', ListingKey: '' }),
      house(3, { ListingId: '', ListingURL: '' }),
      house(4, { ListingId: ' ', ListingKey: '' }),
    ];
    const first = await feed.importFile(fileOf(...rows));
    t.is(first.part.Created, 4);
    t.deepEqual(first.problems, []);
    const ids = (await feed.shown()).map(({ id }) => id);
    const second = await feed.importFile(fileOf(...rows.map((row) => ({ ...row, ListPrice: '1000' }))));
    t.is(second.part.Updated, 4);
    t.deepEqual(
      (await feed.shown()).map(({ id }) => id),
      ids,
    );
  }),
);

const otherKeys = houses(10, 12);

test(
  'A home whose number the API has changed stays one home, where the feed knows it by its number alone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...otherKeys));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...otherKeys, house(13)));
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
      await feed.importFile(fileOf(...otherKeys, house(13)));
      t.false((await feed.byId(id)).live);
    },
    { feed: { key: ['MLSNumber'] } },
  ),
);

test(
  'A home whose number the API has changed is changed and ended by a delta that knows it by its number alone',
  withFeed(
    async (t, feed) => {
      await feed.importFile(fileOf(house(1), ...otherKeys));
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
      await feed.importFile(fileOf(home(), ...otherKeys));
      const id = (await feed.shown())[0]?.id ?? 0;
      const Url = 'https://ours.example/1';
      await feed.apiUpdate(id, { Url });
      for (const [night, ListPrice] of ['480000', '470000'].entries()) {
        const { part } = await feed.importFile(fileOf(home({ ListPrice }), ...otherKeys, ...houses(13, 13 + night)));
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
      await feed.importFile(fileOf(house(1), ...otherKeys));
      const [{ id = 0 } = {}] = await feed.shown(first?.id);
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      const { run } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...otherKeys));
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
      await feed.importFile(fileOf(house(1, shared), ...otherKeys));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Url: 'https://ours.example/1' });
      const night = (ListPrice: string) =>
        feed.importFile(fileOf(house(2, { ...shared, ListPrice }), house(1, shared), ...otherKeys));
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
      await feed.importFile(fileOf(house(1), ...otherKeys));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { MLSNumber: 'OURS-1' });
      await feed.apiDelete(await feed.apiCreate({ SaleType: 'for_sale', MLSNumber: 'M1', Address: '7 Elm St' }));
      const { part } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...otherKeys));
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
      await feed.importFile(fileOf(home('http://homes.example/1'), ...otherKeys));
      const { id } = await feed.byNumber('M1');
      await feed.apiUpdate(id, { Url: 'https://ours.example/1' });
      const neighbour = house(2, { ListingURL: 'http://homes.example/1' });
      await feed.importFile(fileOf(home('http://homes.example/1'), neighbour, ...otherKeys));
      const next = fileOf(home('https://www.homes.example/1/?utm_source=mls'), neighbour, ...otherKeys);
      const { part } = await feed.importFile(next);
      t.like(part, { Rejected: 0, Unchanged: 5 });
      t.is((await feed.byId(id)).values.Url, 'https://ours.example/1');
    },
    { feed: { key: ['MLSNumber', 'Url'] } },
  ),
);
