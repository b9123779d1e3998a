import test from 'ava';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { type FeedFixture, withFeed } from '../../helpers/with-feed.ts';

const others = houses(10, 12);
const itemOf = async (feed: FeedFixture, MLSNumber: string) => {
  const { List } = await feed.services.listings.list(feed.chatbotId, { MLSNumber, PageNumber: 1, PageSize: 10 });
  return List[0];
};

test(
  'a row needs a key and a status only: what is unknown is NULL in the store and blank in List',
  withFeed(async (t, feed) => {
    const { part, problems } = await feed.importFile(fileOf({ ListingId: 'M1', StandardStatus: 'Active' }));
    t.is(part.Created, 1);
    t.deepEqual(problems, []);
    const { values } = await feed.byNumber('M1');
    t.like(values, {
      Bedrooms: null,
      Bathrooms: null,
      SalePrice: null,
      YearBuilt: null,
      Latitude: null,
      Address: null,
    });
    t.like(await itemOf(feed, 'M1'), {
      Bedrooms: '',
      SalePrice: '',
      Price: '',
      YearBuilt: '',
      LATITUDE: 0,
      LONGITUDE: 0,
    });
  }),
);

test(
  'a price of 0 or 1 and coordinates of 0, 0 are unknown',
  withFeed(async (t, feed) => {
    await feed.importFile(
      fileOf(house(1, { ListPrice: '0', Latitude: '0', Longitude: '0' }), house(2, { ListPrice: '1.00' })),
    );
    t.like((await feed.byNumber('M1')).values, { SalePrice: null, Latitude: null, Longitude: null });
    t.is((await feed.byNumber('M2')).values.SalePrice, null);
  }),
);

test(
  'a value that the feed no longer sends is unknown again',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    await feed.importFile(fileOf(house(1, { BedroomsTotal: '' }), ...others));
    t.is((await feed.byNumber('M1')).values.Bedrooms, null);
  }),
);

test(
  'a seller’s hidden address is stored, and List shows no address, coordinates or URL',
  withFeed(async (t, feed) => {
    const place = { Latitude: '47.6', Longitude: '-122.3' };
    await feed.importFile(fileOf(house(1, { ...place, InternetAddressDisplayYN: 'false' }), house(2, place)));
    t.like((await feed.byNumber('M1')).values, { AddressHidden: true, Address: '1 Oak St', Latitude: 47.6 });
    t.like(await itemOf(feed, 'M1'), { Address: '', Url: '', LATITUDE: 0, LONGITUDE: 0, City: 'Seattle' });
    t.like(await itemOf(feed, 'M2'), { Address: '2 Oak St', LATITUDE: 47.6 });
    const { part } = await feed.importFile(fileOf(house(1, place), house(2, place)));
    t.is(part.Updated, 1);
    t.is((await itemOf(feed, 'M1'))?.Address, '1 Oak St');
  }),
);

test(
  'a home that is not to be displayed at all is not imported, and removed where it is shown',
  withFeed(async (t, feed) => {
    const refused = { InternetEntireListingDisplayYN: 'false' };
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    const { part } = await feed.importFile(fileOf(house(1, refused), house(2, refused), ...others));
    t.like(part, { RemovedByRow: 1, Ignored: 1, Created: 0 });
    t.false((await feed.byId(id)).live);
  }),
);

test(
  'days on market are stored as the day that they count from, and go on counting in List',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '10' }), ...others));
    t.is((await feed.byNumber('M1')).values.MarketSince, '2026-11-11');
    t.is((await itemOf(feed, 'M1'))?.DaysOnMarket, '10');
    feed.setNow('2026-11-25T12:00:00Z');
    t.is((await itemOf(feed, 'M1'))?.DaysOnMarket, '14');
  }),
);

test(
  'the day that days on market count from moves only if the feed disagrees by more than one day',
  withFeed(async (t, feed) => {
    const since = async () => (await feed.byNumber('M1')).values.MarketSince;
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '10' }), ...others));
    for (const days of ['9', '11', '10']) {
      const { part } = await feed.importFile(fileOf(house(1, { DaysOnMarket: days }), ...others));
      t.is(part.Unchanged, 4);
      t.is(await since(), '2026-11-11', days);
    }
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '11', ListPrice: '1000' }), ...others));
    t.is(await since(), '2026-11-11', 'also where something else changes');
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '12', ListPrice: '1000' }), ...others));
    t.is(await since(), '2026-11-09');
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '', ListPrice: '1000' }), ...others));
    t.is(await since(), '2026-11-09', 'a feed that says nothing leaves it as it is');
  }),
);

test(
  'days on market of a sold home end on the day of the sale',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { DaysOnMarket: '30' }), ...others));
    const closed = house(1, { StandardStatus: 'Closed', CloseDate: '2026-11-11', DaysOnMarket: '20' });
    await feed.importFile(fileOf(closed, ...others));
    feed.setNow('2026-12-01T12:00:00Z');
    t.is((await itemOf(feed, 'M1'))?.DaysOnMarket, '20');
  }),
);

test(
  'a sold home whose feed does not say when keeps the day on which it was first sent as sold',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const closed = house(1, { StandardStatus: 'Closed' });
    await feed.importFile(fileOf(closed, ...others));
    feed.setNow('2026-11-28T12:00:00Z');
    await feed.importFile(fileOf({ ...closed, BedroomsTotal: '4' }, ...others));
    t.like((await feed.byNumber('M1')).values, { Bedrooms: 4, MarketUntil: '2026-11-21' });
  }),
);

test(
  'money is stored exactly, and a rent is a monthly rent',
  withFeed(async (t, feed) => {
    await feed.importFile(
      fileOf(
        house(1, { ListPrice: '999999999999.99' }),
        house(2, { ListPrice: '2495.5', PropertyType: 'Residential Lease' }),
      ),
    );
    t.is((await feed.byNumber('M1')).values.SalePrice, '999999999999.99');
    t.like((await feed.byNumber('M2')).values, { SaleType: 'for_rent', RentPrice: '2495.50', SalePrice: null });
  }),
);

test(
  'what cannot be read is unknown, with line, column, value and what is expected; the home has all else that its row says',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const odd = house(1, { ListPrice: 'a lot', YearBuilt: '20255', BedroomsTotal: '9' });
    const fresh = house(13, { ListPrice: 'a lot', LivingArea: 'roomy' });
    for (const dryRun of [true, false]) {
      const { run, part, problems } = await feed.importFile(fileOf(...others, odd, fresh), { dryRun });
      t.like(part, { Rejected: 0, Updated: 1, Created: 1, Unchanged: 3, RemovedByAbsence: 0 });
      t.deepEqual(
        problems.map(({ Line, Column, Value }) => [Line, Column, Value]),
        [
          [5, 'YearBuilt', '20255'],
          [5, 'ListPrice', 'a lot'],
          [6, 'LivingArea', 'roomy'],
          [6, 'ListPrice', 'a lot'],
        ],
      );
      t.true(problems.every(({ Expected }) => Expected.length > 0));
      t.regex(run.Message, /not read in rows: ListPrice 2, (YearBuilt 1, LivingArea 1|LivingArea 1, YearBuilt 1)/);
    }
    t.like((await feed.byNumber('M1')).values, { SalePrice: null, YearBuilt: null, Bedrooms: 9, Status: 'Active' });
    t.like((await feed.byNumber('M13')).values, { SalePrice: null, BuildingArea: null, Bedrooms: 3 });
    t.like((await feed.importFile(fileOf(fresh, odd, ...others))).part, { Unchanged: 5, Updated: 0, Rejected: 0 });
  }),
);

test(
  'fields that the source left blank are counted by name in the run’s message and are no problem',
  withFeed(async (t, feed) => {
    const { run, problems } = await feed.importFile(fileOf(house(1, { BedroomsTotal: '' }), house(2)));
    t.deepEqual(problems, []);
    t.regex(run.Message, /blank in rows: .*YearBuilt 2/);
    t.regex(run.Message, /Bedrooms 1/);
  }),
);

test(
  'a key or number that is too long is a problem of its row and stops no other',
  withFeed(async (t, feed) => {
    const long = 'x'.repeat(300);
    const { run, part, problems } = await feed.importFile(
      fileOf(
        house(1, { ListingKey: long }),
        house(2, { ListingId: long }),
        house(3, { City: '🏡'.repeat(255) }),
        ...others,
      ),
    );
    t.is(run.State, 'Succeeded', run.Message);
    t.like(part, { Created: 4, Rejected: 2 });
    t.deepEqual(
      problems.map(({ Column }) => Column),
      ['ListingKey', 'ListingId'],
    );
  }),
);

const kinds = async (feed: FeedFixture, id: number) =>
  (await feed.history(id)).map(({ kind, version }) => [kind, version]);

test(
  'the history tells of a change what it was and what it is, with the run and the feed that made it',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1, { PublicRemarks: 'Sunny' }), ...others));
    const { id } = await feed.byNumber('M1');
    t.deepEqual(await feed.history(id), [], 'a creation is told by the listing itself');
    const { run } = await feed.importFile(fileOf(house(1, { ListPrice: '480000' }), ...others));
    t.deepEqual(await feed.history(id), [
      {
        listingId: id,
        version: 2,
        sourceId: await feed.feedId(),
        runId: run.RunID,
        kind: 'update',
        changes: { SalePrice: ['500000.00', '480000.00'], Description: ['Sunny', null] },
      },
    ]);
    t.is((await feed.byId(id)).version, 2);
  }),
);

test(
  'removals by row and by absence and revivals are in the history, each with a version of its own',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.importFile(fileOf(house(1, { StandardStatus: 'Hold' }), ...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    await feed.importFile(fileOf(...others));
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    t.deepEqual(await kinds(feed, id), [
      ['remove', 2],
      ['revive', 3],
      ['remove', 4],
      ['revive', 5],
    ]);
    const [, revived, , again] = await feed.history(id);
    t.deepEqual(revived?.changes, { SalePrice: ['500000.00', '1000.00'] });
    t.deepEqual(again?.changes, {});
    t.is((await feed.byId(id)).version, 5);
  }),
);

test(
  'changes by the API and by the feed are in one history',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(house(1), ...others));
    const { id } = await feed.byNumber('M1');
    await feed.apiUpdate(id, { Bedrooms: 4 });
    await feed.importFile(fileOf(house(1, { ListPrice: '1000' }), ...others));
    await feed.apiDelete(id);
    await feed.apiRestore(id);
    const history = await feed.history(id);
    const feedId = await feed.feedId();
    t.deepEqual(
      history.map(({ kind, version, sourceId }) => [kind, version, sourceId]),
      [
        ['update', 2, 0],
        ['update', 3, feedId],
        ['remove', 4, 0],
        ['revive', 5, 0],
      ],
    );
  }),
);

test(
  'volatile fields are stored, and make neither history nor an update nor a new version',
  withFeed(
    async (t, feed) => {
      const header = 'MLSNumber,Status,SaleType,Address,DaysOnMarket,Tours,EstimatePrice,ModificationTimestamp\n';
      const file = (rest: string) => `${header}M1,Active,for_sale,1 Oak St,${rest}\nM2,Active,for_sale,2 Oak St,,,,\n`;
      await feed.importFile(file('10,,400000,2026-11-10T00:00:00Z'));
      const before = await feed.byNumber('M1');
      const { part } = await feed.importFile(file('30,OpenHouse,410000,2026-11-11T00:00:00Z'));
      t.like(part, { Updated: 0, Unchanged: 2 });
      const after = await feed.byNumber('M1');
      t.like(after.values, {
        MarketSince: '2026-10-22',
        Tours: 'OpenHouse',
        EstimatePrice: '410000.00',
        ModificationTimestamp: '2026-11-11T00:00:00.000Z',
      });
      t.is(after.version, before.version);
      t.deepEqual(after.updatedAt, before.updatedAt);
      t.deepEqual(await feed.history(after.id), []);

      await feed.importFile(file('30,,,2026-11-11T00:00:00Z'));
      t.like((await feed.byNumber('M1')).values, { Tours: null, EstimatePrice: null });
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);

test(
  'pictures whose addresses are only signed anew are no change; other pictures are',
  withFeed(
    async (t, feed) => {
      const file = (...images: string[]) =>
        `MLSNumber,Status,SaleType,Address,Images\nM1,Active,for_sale,1 Oak St,${images.join(' ')}\n`;
      const signed = (signature: string) => `https://cdn.example/1.jpg?size=2&X-Amz-Signature=${signature}`;
      await feed.importFile(file(signed('a')));
      const renewed = await feed.importFile(file(signed('b')));
      t.like(renewed.part, { Updated: 0, Unchanged: 1 });
      const other = await feed.importFile(file('https://cdn.example/2.jpg'));
      t.is(other.part.Updated, 1);
    },
    { feed: { preset: 'listing', key: ['MLSNumber'] } },
  ),
);
