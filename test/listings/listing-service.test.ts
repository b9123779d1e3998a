import test from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { ServiceError } from '../../src/errors.ts';
import type { ListingInput } from '../../src/listings/listing.ts';
import { createListingService } from '../../src/listings/listing-service.ts';
import { withDatabase } from '../helpers/with-database.ts';

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
