import test from 'ava';
import fc from 'fast-check';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { storesOn } from '../../src/database/stores.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { ServiceError } from '../../src/errors.ts';
import { DERIVED_FROM, DERIVED_VERSION } from '../../src/listings/derive/derive-listing.ts';
import type { ListingInput } from '../../src/listings/listing.ts';
import { createListingService } from '../../src/listings/listing-service.ts';
import { ListingMovedError, QUICK_FIELDS, QUICK_LISTING } from '../../src/listings/stored-listing.ts';
import { until } from '../helpers/program.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

const CHATBOT = 1;
const OTHER = 2;
const clock = () => new Date('2026-03-01T12:00:00Z');
const home = (input: ListingInput = {}): ListingInput => ({ SaleType: 'for_sale', Status: 'Active', ...input });
const serviceOn = (database: Database) => createListingService({ database, clock });
const page = { PageNumber: 1, PageSize: 20 };
const codeOf = async (work: Promise<unknown>): Promise<number | undefined> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ServiceError ? error.code : undefined;
};

test(
  'An update keeps what it does not name, counts what the key named, and writes one history row with from and to',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const id = await listings.create(CHATBOT, home({ MLSNumber: 'A1', City: 'Tacoma', SalePrice: 500_000 }));
    t.is(await listings.update(CHATBOT, { Key: ' A1 ', KeyType: 'MLSNumber' }, { SalePrice: 490_000.5 }), 1);
    t.is(await listings.update(CHATBOT, { Key: String(id), KeyType: 'InternalID' }, { SalePrice: 490_000.5 }), 1);
    const { List } = await listings.list(CHATBOT, page);
    t.like(List[0], { ID: id, City: 'Tacoma', Price: '490000.50' });
    const history = await database('listing_change').select('*');
    t.is(history.length, 1);
    t.like(history[0], {
      listing_id: id,
      version: 2,
      kind: 'update',
      changes: { SalePrice: ['500000.00', '490000.50'] },
    });
  }),
);

test(
  'A key that names two listings is a 409 for Update and Delete, and nothing is deleted',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const Url = 'https://x.example/1';
    await listings.create(CHATBOT, home({ Url }));
    await listings.create(CHATBOT, home({ Url, SaleType: 'for_rent' }));
    t.is(await codeOf(listings.update(CHATBOT, { Key: Url, KeyType: 'URL' }, { City: 'X' })), 409);
    t.is(await codeOf(listings.remove(CHATBOT, [Url], 'URL')), 409);
    t.is((await listings.list(CHATBOT, page)).VirtualCount, 2);
  }),
);

test(
  'A number or URL that another listing of the chatbot has is a 409; another chatbot may have the same',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    await listings.create(CHATBOT, home({ MLSNumber: 'A1', Url: 'https://x.example/1' }));
    const second = await listings.create(CHATBOT, home({ MLSNumber: 'A2', Url: 'https://x.example/2' }));
    const key = { Key: String(second), KeyType: 'InternalID' } as const;
    t.is(await codeOf(listings.create(CHATBOT, home({ MLSNumber: ' A1 ' }))), 409);
    t.is(await codeOf(listings.create(CHATBOT, home({ Url: 'www.x.example/1/?utm_source=a' }))), 409);
    t.is(await codeOf(listings.update(CHATBOT, key, { MLSNumber: 'A1' })), 409);
    t.is(await codeOf(listings.update(CHATBOT, key, { Url: 'http://x.example/1' })), 409);
    t.truthy(await listings.create(OTHER, home({ MLSNumber: 'A1', Url: 'https://x.example/1' })));
  }),
);

test(
  'A listing of another chatbot is not found by any key',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const id = await listings.create(CHATBOT, home({ MLSNumber: 'A1', Url: 'https://x.example/1' }));
    for (const [Key, KeyType] of [
      [String(id), 'InternalID'],
      ['A1', 'MLSNumber'],
      ['https://x.example/1', 'URL'],
    ] as const) {
      t.is(await codeOf(listings.update(OTHER, { Key, KeyType }, { City: 'X' })), 404);
      t.is(await listings.remove(OTHER, [Key], KeyType), 0);
    }
    t.is((await listings.list(CHATBOT, page)).VirtualCount, 1);
  }),
);

test(
  'A deleted listing is gone from List and Update, frees its keys, and can be restored under its ID',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const id = await listings.create(CHATBOT, home({ MLSNumber: 'A1', City: 'Tacoma' }));
    t.is(await listings.remove(CHATBOT, ['A1', 'A1', 'unknown'], 'MLSNumber'), 1);
    t.is((await listings.list(CHATBOT, page)).VirtualCount, 0);
    t.is(await codeOf(listings.update(CHATBOT, { Key: 'A1', KeyType: 'MLSNumber' }, { City: 'X' })), 404);
    t.is(await listings.restore(CHATBOT, { Key: 'A1', KeyType: 'MLSNumber' }), id);
    t.like((await listings.list(CHATBOT, page)).List[0], { ID: id, City: 'Tacoma' });
    t.is(await codeOf(listings.restore(CHATBOT, { Key: 'A1', KeyType: 'MLSNumber' })), 404);
  }),
);

test(
  'Restoring a listing whose number is taken meanwhile is a 409',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    await listings.create(CHATBOT, home({ MLSNumber: 'A1' }));
    await listings.remove(CHATBOT, ['A1'], 'MLSNumber');
    await listings.create(CHATBOT, home({ MLSNumber: 'A1' }));
    t.is(await codeOf(listings.restore(CHATBOT, { Key: 'A1', KeyType: 'MLSNumber' })), 409);
  }),
);

test(
  'Filters narrow the list, CityName by the whole name without case and accents, and VirtualCount is the number of matches',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const first = await listings.create(CHATBOT, home({ City: 'La Cañada', MLSNumber: 'A1' }));
    const second = await listings.create(CHATBOT, home({ City: 'LA CANADA', SaleType: 'for_rent' }));
    await listings.create(CHATBOT, home({ City: 'La Cañada Flintridge' }));
    const ids = async (filter: object) => {
      const { List, VirtualCount } = await listings.list(CHATBOT, { ...page, ...filter });
      t.is(VirtualCount, List.length);
      return List.map(({ ID }) => ID);
    };
    t.deepEqual(await ids({ CityName: 'la cañada' }), [first, second]);
    t.deepEqual(await ids({ CityName: 'la canada', SaleType: 'for_rent' }), [second]);
    t.deepEqual(await ids({ MLSNumber: ' A1' }), [first]);
    t.deepEqual(await ids({ MLSNumber: '' }), []);
  }),
);

test(
  'AfterID pages without gaps while listings are removed, and counts all matches',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await listings.create(CHATBOT, home()));
    const firstPage = await listings.list(CHATBOT, { PageNumber: 1, PageSize: 2 });
    await listings.remove(CHATBOT, [String(ids[0])], 'InternalID');
    const AfterID = firstPage.List.at(-1)?.ID ?? 0;
    const secondPage = await listings.list(CHATBOT, { PageNumber: 1, PageSize: 2, AfterID });
    t.deepEqual(
      secondPage.List.map(({ ID }) => ID),
      ids.slice(2, 4),
    );
    t.is(secondPage.VirtualCount, 5);
  }),
);

test(
  'Updates of different fields of one listing at the same time all take effect, with a version each',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const id = await listings.create(CHATBOT, home());
    const key = { Key: String(id), KeyType: 'InternalID' } as const;
    const inputs: ListingInput[] = [{ City: 'A' }, { State: 'B' }, { ZIP: 'C' }, { Bedrooms: 3 }, { SalePrice: 5 }];
    await Promise.all(inputs.map((input) => listings.update(CHATBOT, key, input)));
    t.like((await listings.list(CHATBOT, page)).List[0], {
      City: 'A',
      State: 'B',
      ZIP: 'C',
      Bedrooms: '3',
      Price: '5.00',
    });
    const versions = await database('listing_change').orderBy('id').pluck('version');
    t.deepEqual(versions, [2, 3, 4, 5, 6]);
  }),
);

test(
  'Of creations with one number at the same time, one is stored and the others are a 409',
  withDatabase(async (t, database) => {
    const listings = serviceOn(database);
    const codes = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(listings.create(CHATBOT, home({ MLSNumber: 'A1' })))),
    );
    t.is(codes.filter((code) => code === undefined).length, 1);
    t.is(codes.filter((code) => code === 409).length, 4);
  }),
);

const QUICKLY = 1;
const WHOLE = 2;
const HOME = {
  ...({ SaleType: 'for_sale', Status: 'Active', MLSNumber: 'A1', Url: 'https://x.example/1', City: 'Tacoma' } as const),
  ...{ Description: 'A pool, near Mission Bay.', Images: ['https://x.example/1.jpg'], SalePrice: 500_000 },
};
const BY_NUMBER = { Key: 'A1', KeyType: 'MLSNumber' } as const;
const DAY = 86_400_000;
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

const money = fc.option(
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  { nil: null },
);
/** Everything that is quick, and few values, so that some inputs change nothing. */
const inputs: fc.Arbitrary<ListingInput[]> = fc.array(
  fc.record(
    {
      ...{ SalePrice: money, UnitAreaPrice: money, HOAMonth: money, EstimatePrice: money, RentPrice: money },
      DepositFee: fc.constantFrom(null, 0, 100),
      Status: fc.constantFrom('Active', 'PreOnMarket', 'Sold'),
      DaysOnMarket: fc.constantFrom(null, 0, 7, 400),
      Tours: fc.constantFrom(null, 'OpenHouse', '3D'),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<ListingInput>,
  { minLength: 1, maxLength: 4 },
);

/** A row without what tells one home from another, and without the times of its writes. */
const withoutOrigin = ({ id, chatbot_id, created_at, updated_at, ...row }: Record<string, unknown>) => row;
const stored = async (database: Database, chatbotId: number) => {
  const listing = await database('listing').where({ chatbot_id: chatbotId }).first();
  const changes = await database('listing_change').where({ chatbot_id: chatbotId }).orderBy('id');
  return {
    listing: withoutOrigin(listing),
    wasWritten: listing.updated_at > LONG_AGO,
    changes: changes.map(({ listing_id, changed_at, ...row }) => withoutOrigin(row)),
  };
};

test(
  'a change of prices and states is stored, and told by the history, as it is where other fields are named too',
  withDatabase(async (t, database) => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const listings = createListingService({ database, clock: () => new Date(now) });
    await fc.assert(
      fc.asyncProperty(inputs, async (given) => {
        await database('listing').delete();
        await database('listing_change').delete();
        for (const chatbotId of [QUICKLY, WHOLE]) await listings.create(chatbotId, HOME);
        await database('listing').update({
          standard_status: 'Coming Soon',
          feed_hash: Buffer.alloc(16, 7),
          updated_at: LONG_AGO,
        });
        for (const input of given) {
          now += DAY;
          t.is(await listings.update(QUICKLY, BY_NUMBER, input), 1);
          t.is(await listings.update(WHOLE, BY_NUMBER, { ...input, Description: HOME.Description }), 1);
        }
        t.deepEqual(await stored(database, QUICKLY), await stored(database, WHOLE));
      }),
      PROPERTY_RUNS,
    );
  }),
);

test(
  'a home that was prepared for searching by older rules is prepared anew by whatever is changed of it',
  withDatabase(async (t, database) => {
    const listings = createListingService({ database, clock: () => new Date() });
    const id = await listings.create(QUICKLY, HOME);
    const prepared = () => database('listing').where({ id }).first('derived_version', 'city_fold', 'sale_price');
    await database('listing').where({ id }).update({ derived_version: 0, city_fold: 'elsewhere' });
    await listings.update(QUICKLY, BY_NUMBER, { SalePrice: 490_000 });
    t.deepEqual(await prepared(), { derived_version: DERIVED_VERSION, city_fold: 'tacoma', sale_price: '490000.00' });
  }),
);

test('nothing that homes are named by, or prepared for searching from, is changed without the rest of the home', (t) => {
  t.deepEqual(
    QUICK_FIELDS.filter((field) => DERIVED_FROM.has(field) || ['Url', 'SaleType', 'MLSNumber'].includes(field)),
    [],
  );
});

test(
  'prices of a home that another change came before are not written over what that stored',
  withDatabase(async (t, database) => {
    const listings = createListingService({ database, clock: () => new Date() });
    await listings.create(QUICKLY, HOME);
    const store = storesOn(database).listings;
    const [read] = await store.lockByKey(QUICK_LISTING, QUICKLY, 'MLSNumber', 'A1');
    if (read === undefined) throw new Error('There is no home');
    await listings.update(QUICKLY, BY_NUMBER, { SalePrice: 490_000 });
    await t.throwsAsync(store.updateQuickly(read, read.values), { instanceOf: ListingMovedError });
    t.like(await database('listing').first('sale_price'), { sale_price: '490000.00' });
  }),
);

test('an ID of a home of another chatbot is a 404 at once, also while that home is being changed', async (t) => {
  const { database, target, drop } = await createTestDatabase();
  const impatient = openDatabase(target, { max: 1 });
  try {
    const clock = () => new Date();
    const id = await createListingService({ database, clock }).create(WHOLE, HOME);
    await impatient.raw('SET SESSION innodb_lock_wait_timeout = 1');
    const key = { Key: String(id), KeyType: 'InternalID' } as const;
    await inTransaction(database, async (transaction) => {
      await transaction('listing').where({ id }).forUpdate().first('id');
      const update = createListingService({ database: impatient, clock }).update(QUICKLY, key, { SalePrice: 1 });
      const error = await t.throwsAsync(update, { instanceOf: ServiceError });
      t.is(error.code, 404);
    });
  } finally {
    await impatient.destroy();
    await drop();
  }
});

test(
  'an Update finds the home that is given a number while it waits for that number, though it stands before the one that had it',
  withDatabase(
    async (t, database) => {
      const listings = createListingService({ database, clock: () => new Date() });
      const receiving = await listings.create(QUICKLY, { ...HOME, MLSNumber: 'B1' });
      const giving = await listings.create(QUICKLY, { ...HOME, Url: 'https://x.example/2' });
      const give = await database.transaction();
      await give('listing').where({ id: giving }).update({ mls_key: null });
      const update = listings.update(QUICKLY, BY_NUMBER, { SalePrice: 490_000 });
      await until('the Update waits for the number', async () => {
        const [[status]] = await database.raw("SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'");
        return Number(status.Value) > 0;
      });
      await give('listing').where({ id: receiving }).update({ mls_key: 'A1' });
      await give.commit();
      t.is(await update, 1);
      t.like(await database('listing').where({ id: receiving }).first('sale_price'), { sale_price: '490000.00' });
    },
    { isNew: true },
  ),
);
