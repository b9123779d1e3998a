import test from 'ava';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { createRetrieve } from '../../../src/chat/retrieve/retrieve.ts';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import type { Understanding } from '../../../src/chat/understand/understanding.ts';
import type { Database } from '../../../src/database/connection.ts';
import { insertListing } from '../../helpers/sample-listings.ts';
import { named } from '../../helpers/statements.ts';
import { identified, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;

/** What a visitor writes: the address that the listings have, `""` for none of them. */
const meant: Record<string, string> = {
  '75 rue de Berne': 'Rue de Berne 75',
  'Rue de Berne 75': 'Rue de Berne 75',
  '173 rue de Berne app. 2': 'Rue de Berne 173, app. 2',
  '173 rue de Berne app. 1': '',
  '175 rue de Berne': '',
  '5 rue de Berne': '',
  '122 Rua do Carmo': 'Rua do Carmo 122, 1º Dto',
  '122 Rua do Carmo, 1º Dto': 'Rua do Carmo 122, 1º Dto',
  '122 Rua do Carmo, 1º Esq': '',
  '122 Rua Carmo': 'Rua do Carmo 122, 1º Dto',
  'Avenue Foch 8': '8 avenue Foch',
  '8 bis avenue Foch': '',
  '4704 Fifth Avenue': '4704 5th Ave',
  '4704 5th Ave': '4704 5th Ave',
  '4704 Sixth Avenue': '',
  '4704 E Fifth Ave': '',
  '220 42nd Street #3': '220 Forty-Second St #3',
  '220 Second Street #3': '',
  '171 Kaiserstrasse': 'Kaiserstraße 171',
  'Kaiserstr. 17': '',
  世纪大道25号: '世纪大道25号 101室',
  世纪大道5号: '',
  世纪大道25号102室: '',
};

test(
  'An address is found whichever way its number, its street and its unit are written, and no other one is',
  withDatabase(async (t, database) => {
    for (const Address of new Set(Object.values(meant).filter(Boolean)))
      await insertListing(database, BOT, { Address });
    const retrieve = createRetrieve({ database, clock: () => new Date('2026-11-21T12:00:00Z') });
    for (const [said, address] of Object.entries(meant)) {
      const Constraints = [identified('Address', said)];
      const { listings } = await retrieve(BOT, understood({ Intent: 'lookup', Constraints }), []);
      const found = listings.map(({ values }) => values.Address);
      t.deepEqual(found, address === '' ? [] : [address], said);
    }
  }),
);

const clock = () => new Date('2026-11-21T12:00:00Z');

const find = (database: Database, asked: Partial<Understanding>, focus: readonly number[] = []): Promise<Found> =>
  createRetrieve({ database, clock })(BOT, understood({ Intent: 'lookup', ...asked }), focus);
const look = (database: Database, ...Constraints: Constraint[]): Promise<Found> => find(database, { Constraints });
const ids = (found: Found): number[] => found.listings.map(({ id }) => id);
const address = (value: string): Constraint => identified('Address', value);
const gone = (reason: string, at = '2026-11-02T10:00:00.000Z') => ({
  live: null,
  removed_reason: reason,
  removed_at: new Date(at),
});

test(
  'A lookup goes by MLS number, URL or address, however it is written',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, {
      MLSNumber: 'NWM2151234',
      Url: 'https://www.homes.example/Oak/14/',
      Address: '14 Oak Street, Unit B',
    });
    await insertListing(database, BOT + 1, { Address: '14 Oak St' });
    for (const constraint of [
      identified('MLSNumber', 'nwm2151234'),
      identified('MLSNumber', '# NWM2151234 '),
      identified('Url', 'http://homes.example/Oak/14?utm_source=x'),
      address('14 oak st #b'),
      address('14 Oak Street unit B'),
      address('14 Oak St'),
    ]) {
      const found = await look(database, constraint);
      t.deepEqual([ids(found), found.kind, found.unknown], [[id], 'lookup', []], constraint.Words);
    }
  }),
);

test(
  '14 Oak St never answers with 12 Oak St, nor one unit with another',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Address: '12 Oak St' });
    const unit = await insertListing(database, BOT, { Address: '14 Oak St Unit A' });
    await insertListing(database, BOT, { Address: '114 Oak St' });
    await insertListing(database, BOT, { Address: '14 Oak Street Ct' });
    for (const other of ['14 Oak St Unit B', '16 Oak St', '1 Oak St', '14 Oak']) {
      const found = await look(database, address(other));
      t.deepEqual([ids(found), found.total, found.unknown.length], [[], 0, 1], other);
    }
    t.deepEqual(ids(await look(database, address('14 Oak St'))), [unit]);
  }),
);

test(
  'A building without a unit means all of its units; a wildcard in an address is a letter',
  withDatabase(async (t, database) => {
    const units: number[] = [];
    for (const unit of ['1', '2']) units.push(await insertListing(database, BOT, { Address: `5 Main St #${unit}` }));
    const found = await look(database, address('5 Main Street'));
    t.deepEqual([ids(found).sort(), found.total], [units, 2]);
    t.deepEqual(ids(await look(database, address('5 %'))), []);
  }),
);

test(
  'A building of floors means all of them, and is found without the small words of its street',
  withDatabase(async (t, database) => {
    const floors: number[] = [];
    for (const floor of ['1º Dto', '2º Esq'])
      floors.push(await insertListing(database, BOT, { Address: `Rua das Flores 8, ${floor}` }));
    await insertListing(database, BOT, { Address: 'Rua das Flores 8 A' });
    await insertListing(database, BOT, { Address: 'Rua das Flores 81, 1º Dto' });
    for (const asked of ['Rua das Flores 8', 'rua flores 8'])
      t.deepEqual(ids(await look(database, address(asked))).toSorted(), floors.toSorted(), asked);
    t.deepEqual(ids(await look(database, address('Rua Flores 8, 2º Esq'))), floors.slice(1));
    for (const other of ['Rua das Flores 8, 3º Esq', 'Rua Nova 8', 'Rua das Flores'])
      t.deepEqual(ids(await look(database, address(other))), [], other);
  }),
);

test(
  'Of an address in two towns the one that was named is meant; a number names its home whatever the town',
  withDatabase(async (t, database) => {
    const mesa = await insertListing(database, BOT, { Address: '14 Oak St', City: 'La Mesa', MLSNumber: 'A1234' });
    const cajon = await insertListing(database, BOT, { Address: '14 Oak St', City: 'El Cajon' });
    t.deepEqual(ids(await look(database, address('14 Oak St'))).length, 2);
    t.deepEqual(ids(await look(database, address('14 Oak St'), named('City', 'El Cajon'))), [cajon]);
    t.deepEqual(ids(await look(database, address('14 Oak St'), named('City', 'Carlsbad'))), []);
    t.deepEqual(ids(await look(database, identified('MLSNumber', 'A1234'), named('City', 'El Cajon'))), [mesa]);
  }),
);

test(
  'Several are found each by itself, and one that there is not is told',
  withDatabase(async (t, database) => {
    const one = await insertListing(database, BOT, { Address: '14 Oak St' });
    const two = await insertListing(database, BOT, { MLSNumber: 'A1234' });
    const shown = await insertListing(database, BOT, {});
    const found = await find(database, {
      Intent: 'compare',
      Constraints: [address('14 Oak St'), identified('MLSNumber', 'A1234'), address('9 Elm St')],
      Reference: [shown],
    });
    t.deepEqual([ids(found), found.total], [[shown, one, two], 3]);
    t.deepEqual(
      found.unknown.map(({ Value }) => Value),
      ['9 Elm St'],
    );
  }),
);

test(
  'A hidden address is no key of a lookup, and is not told',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, {
      AddressHidden: true,
      Address: '14 Oak St',
      Url: 'https://homes.example/14-oak',
      MLSNumber: 'HID12345',
      Description: 'Welcome to 14 Oak St!',
    });
    t.deepEqual(ids(await look(database, address('14 Oak St'))), []);
    t.deepEqual(ids(await look(database, identified('Url', 'https://homes.example/14-oak'))), []);
    const found = await look(database, identified('MLSNumber', 'HID12345'));
    t.deepEqual(ids(found), [id]);
    t.notRegex(JSON.stringify(found.listings), /oak|47\.6/i);
  }),
);

test(
  'A home that was sold, rented or removed is said to be so, and never offered',
  withDatabase(async (t, database) => {
    const sold = { Status: 'Sold', MarketUntil: '2026-10-30' } as const;
    const rent = { SaleType: 'for_rent', SalePrice: null, StandardStatus: 'Closed' } as const;
    await insertListing(database, BOT, { Address: '1 Oak St', ...sold }, gone('sold'));
    await insertListing(database, BOT, { Address: '2 Oak St', ...rent }, gone('row'));
    await insertListing(database, BOT, { Address: '3 Oak St' }, gone('absence'));
    await insertListing(database, BOT, { Address: '4 Oak St', ...sold }, gone('api'));
    await insertListing(database, BOT, { Address: '5 Oak St', MLSNumber: 'U12345' }, gone('undo'));
    const hows: unknown[] = [];
    for (const house of ['1', '2', '3', '4']) {
      const found = await look(database, address(`${house} Oak St`));
      t.deepEqual([ids(found), found.total, found.unknown], [[], 0, []]);
      hows.push(found.gone.map(({ name, how, at }) => [name, how, at]));
    }
    t.deepEqual(hows, [
      [['1 Oak St', 'sold', '2026-10-30']],
      [['2 Oak St', 'rented', '2026-11-02']],
      [['3 Oak St', 'removed', '2026-11-02']],
      [['4 Oak St', 'removed', '2026-11-02']],
    ]);
    t.like(await look(database, identified('MLSNumber', 'U12345')), { gone: [], unknown: { length: 1 } });
  }),
);

test(
  'A removed home with a hidden address is found and named by its number only',
  withDatabase(async (t, database) => {
    const hidden = { AddressHidden: true, Address: '14 Oak St', MLSNumber: 'HID12345' };
    await insertListing(database, BOT, hidden, gone('absence'));
    t.deepEqual((await look(database, address('14 Oak St'))).gone, []);
    const found = await look(database, identified('MLSNumber', 'HID12345'));
    t.is(found.gone[0]?.name, 'MLS HID12345');
  }),
);

test(
  'The displayed home counts, not an earlier one of its address or number',
  withDatabase(async (t, database) => {
    await insertListing(database, BOT, { Address: '14 Oak St', MLSNumber: 'A1234' }, gone('row'));
    const now = await insertListing(database, BOT, { Address: '14 Oak St', MLSNumber: 'A1234' });
    for (const constraint of [address('14 Oak St'), identified('MLSNumber', 'A1234')]) {
      const found = await look(database, constraint);
      t.deepEqual([ids(found), found.gone], [[now], []]);
    }
  }),
);

test(
  'A number that a home had before means that home, on display or gone',
  withDatabase(async (t, database) => {
    const shown = await insertListing(database, BOT, { MLSNumber: 'NEW111' });
    const left = await insertListing(database, BOT, { MLSNumber: 'NEW222' }, gone('absence'));
    const change = (listing_id: number, from: string | null, to: string) =>
      database('listing_change').insert({
        ...{ chatbot_id: BOT, listing_id, version: 2, source_id: 0, kind: 'update' },
        changes: JSON.stringify({ MLSNumber: [from, to] }),
      });
    await change(shown, 'OLD111', 'NEW111');
    await change(left, 'OLD222', 'NEW222');
    t.deepEqual(ids(await look(database, identified('MLSNumber', 'old111'))), [shown]);
    await change(shown, null, 'NEW111');
    t.deepEqual(ids(await look(database, identified('MLSNumber', 'null'))), []);
    const found = await look(database, identified('MLSNumber', 'OLD222'));
    t.deepEqual([ids(found), found.gone.map(({ id }) => id)], [[], [left]]);
  }),
);

test(
  'Homes in focus are read afresh, and one that has gone is told',
  withDatabase(async (t, database) => {
    const [stays, goes] = [await insertListing(database, BOT, {}), await insertListing(database, BOT, {})];
    await database('listing').where({ id: goes }).update(gone('absence'));
    await database('listing').where({ id: stays }).update({ sale_price: '1.00' });
    const found = await find(database, { Intent: 'none', Talk: 'knowledge' }, [goes, stays, 999_999]);
    t.like(found, { kind: 'focus', total: 1 });
    t.is(found.listings[0]?.values.SalePrice, '1.00');
    t.deepEqual(
      found.gone.map(({ id, how, name }) => [id, how, name]),
      [
        [goes, 'removed', `${goes} Test Ave`],
        [999_999, 'removed', ''],
      ],
    );
    t.is((await find(database, { Intent: 'none', Talk: 'greeting' }, [stays])).kind, 'nothing');
    t.deepEqual(ids(await find(database, { Intent: 'human' }, [stays])), [stays]);
  }),
);

test(
  'What was asked about a home is answered by its own words, or not at all',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, BOT, { Description: 'There is no pool. Two-car garage.' });
    const found = await find(database, { Reference: [id], Fields: ['Tag'], AskedTags: ['pool', 'garage', 'sauna'] });
    t.deepEqual(
      found.listings[0]?.asked?.map(({ Tag, Says }) => [Tag, Says]),
      [
        ['pool', 'no'],
        ['garage', 'yes'],
        ['sauna', null],
      ],
    );
    t.regex(found.listings[0]?.asked?.[0]?.Words ?? '', /no pool/i);
  }),
);
