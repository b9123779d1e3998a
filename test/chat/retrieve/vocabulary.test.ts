import test from 'ava';
import { createLandmarks } from '../../../src/chat/retrieve/stores/place-store.ts';
import { createReadVocabulary } from '../../../src/chat/retrieve/vocabulary.ts';
import type { Candidates } from '../../../src/chat/understand/vocabulary.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;
const NONE: Candidates = { mlsNumbers: [], addresses: [], streets: [], zips: [] };

test(
  'The words are those of the chatbot’s homes on display, as they write them',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, {
      City: 'München',
      Location: 'Schwabing',
      PropertyType: 'Wohnung',
      CurrencySymbol: '€',
    });
    await insertListing(database, BOT, { City: null, PropertyType: null, CurrencySymbol: null });
    await insertListing(database, BOT, { City: 'Bern', PropertyType: 'Haus', CurrencySymbol: '€' });
    await insertListing(database, BOT, { City: 'Bern', PropertyType: 'Haus', CurrencySymbol: 'CHF' });
    await insertListing(database, BOT, { City: 'Gone', Location: 'Away' }, { live: null });
    await insertListing(database, BOT + 1, { City: 'Elsewhere', Location: 'Far' });
    const { cities, places, propertyTypes, currencies } = await createReadVocabulary({ database })(BOT, NONE);
    t.is(cities.get('munchen'), 'München');
    t.deepEqual([cities.get('gone'), cities.get('elsewhere')], [undefined, undefined]);
    t.is(places.get('schwabing'), 'Schwabing');
    t.deepEqual([places.get('away'), places.get('far')], [undefined, undefined]);
    t.deepEqual(
      [propertyTypes, currencies],
      [
        ['Haus', 'Wohnung'],
        ['€', 'CHF'],
      ],
    );
  }),
);

test(
  'States and countries are known by where the homes on display lie',
  withDatabase(async (t, database) => {
    const lies = { State: 'BY', Latitude: 48.1, Longitude: 11.6 };
    await insertListing(database, BOT, { City: 'München', ...lies });
    await insertListing(database, BOT, { City: 'Bern', State: null, Latitude: 46.9, Longitude: 7.4 });
    await insertListing(database, BOT, { City: 'Basel', State: null, Latitude: null, Longitude: null });
    await insertListing(database, BOT, { City: 'Lisboa', Latitude: 38.7, Longitude: -9.1 }, { live: null });
    const { regions, cities } = await createReadVocabulary({ database })(BOT, NONE);
    t.is(regions.towns, 3);
    t.deepEqual(regions.townsOf('Bavaria'), ['München']);
    t.deepEqual(regions.townsOf('Deutschland'), ['München']);
    t.deepEqual(regions.townsOf('Suisse')?.toSorted(), ['Basel', 'Bern']);
    t.is(regions.townsOf('Portugal'), undefined);
    t.is(cities.get('bavaria'), 'Bavaria');
  }),
);

test(
  'Landmarks of the settings are places by their whole names; only what the listings name is known by letters and beginnings',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Location: 'Pacific Beach' });
    const landmark = (...names: string[]) => ({ names, latitude: 32.7, longitude: -117.2 });
    const landmarks = createLandmarks([landmark('Parc Bertrand', 'The Parc'), landmark('pacific beach')]);
    const { places } = await createReadVocabulary({ database, landmarks })(BOT, NONE);
    t.deepEqual(
      ['parc bertrand', 'the parc', 'pacific beach'].map((fold) => places.get(fold)),
      ['Parc Bertrand', 'The Parc', 'Pacific Beach'],
    );
    t.is(places.near('parc bertrnd', 1), 'parc bertrand');
    t.is(places.initials('pb'), 'pacific beach');
    t.false([...places.folds()].includes('parc bertrand'));
  }),
);

test(
  'Numbers and addresses are known that a home of the chatbot has or had',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, { MLSNumber: 'nwm1', Address: '14 Oak St #2' });
    await insertListing(database, BOT, { MLSNumber: 'SOLD1', Address: '15 Oak St' }, { live: null });
    await insertListing(database, BOT, { Address: '16 Oak St', AddressHidden: true });
    await insertListing(database, BOT + 1, { MLSNumber: 'OTHER1', Address: '17 Oak St' });
    await database('listing_change').insert({
      ...{ chatbot_id: BOT, listing_id: id, version: 2, source_id: 0, kind: 'update' },
      changes: JSON.stringify({ MLSNumber: ['OLD1', 'nwm1'] }),
    });
    const { known } = await createReadVocabulary({ database })(BOT, {
      ...NONE,
      mlsNumbers: ['NWM1', 'SOLD1', 'OLD1', 'OTHER1', 'NONE1'],
      addresses: ['14 oak st', '14 oak st #2', '14 oak st #3', '15 oak st', '16 oak st', '17 oak st'],
    });
    t.deepEqual(known.mlsNumbers, ['nwm1', 'SOLD1', 'OLD1']);
    t.deepEqual(known.addresses, ['14 oak st', '15 oak st']);
  }),
);

test(
  'Streets and ZIP codes are known that a home on display lies in',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Address: '14 East Oak Street #2', ZIP: '92109-1234' });
    await insertListing(database, BOT, { Address: '14 Elm St', ZIP: '92110' }, { live: null });
    await insertListing(database, BOT, { Address: '14 Ash St', AddressHidden: true });
    const { known } = await createReadVocabulary({ database })(BOT, {
      ...NONE,
      streets: ['e oak st', 'oak st', 'elm st', 'ash st'],
      zips: ['92109', '92109-1234', '92110', '9210'],
    });
    t.deepEqual([known.streets, known.zips], [['e oak st'], ['92109', '92109-1234']]);
  }),
);

/** As many homes that none is read anew for each question. */
const insertMany = async (database: Database): Promise<void> => {
  const first = await insertListing(database, BOT, { City: 'Bern', Url: null, MLSNumber: null });
  const columns = 'chatbot_id, source_id, sale_type, status, city, city_fold';
  for (let rows = 1; rows <= 1_000; rows *= 2) {
    await database.raw(`INSERT INTO listing (${columns}) SELECT ${columns} FROM listing WHERE id >= ?`, [first]);
  }
};

test(
  'The words of many homes are read once for half a minute, and then anew while questions go on',
  withDatabase(async (t, database) => {
    await insertMany(database);
    let time = 0;
    const read = createReadVocabulary({ database, now: () => time });
    const knows = async (city: string) => (await read(BOT, NONE)).cities.get(city) !== undefined;
    t.false(await knows('thun'));
    await insertListing(database, BOT, { City: 'Thun' });
    time = 29_000;
    t.false(await knows('thun'));
    time = 31_000;
    t.false(await knows('thun'));
    while (!(await knows('thun'))) await new Promise((resolve) => setImmediate(resolve));
    await insertListing(database, BOT, { City: 'Chur' });
    time = 400_000;
    t.true(await knows('chur'));
  }),
);

test(
  'What a chatbot with few homes says counts at once, and is made ready once',
  withDatabase(async (t, database) => {
    const read = createReadVocabulary({ database });
    const knows = async (city: string) => (await read(BOT, NONE)).cities.get(city);
    t.is(await knows('thun'), undefined);
    const thun = await insertListing(database, BOT, { City: 'Thun' });
    t.is(await knows('thun'), 'Thun');
    t.is((await read(BOT, NONE)).cities, (await read(BOT, NONE)).cities);
    await database('listing').where({ id: thun }).update({ city: 'THUN', state: 'BE' });
    t.is(await knows('thun'), 'THUN');
    t.deepEqual((await read(BOT, NONE)).regions.townsOf('BE'), ['THUN']);
    await database('listing').where({ id: thun }).update({ live: null });
    t.is(await knows('thun'), undefined);
  }),
);

test(
  'A street is known without its small words',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Address: 'Rua das Flores 8' });
    await insertListing(database, BOT, { Address: 'Rua Nova 3' });
    const asked = { ...NONE, streets: ['rua flores', 'rua nova', 'rua velha', 'oak st'] };
    const { known } = await createReadVocabulary({ database })(BOT, asked);
    t.deepEqual(known.streets.toSorted(), ['rua das flores', 'rua nova']);
  }),
);
