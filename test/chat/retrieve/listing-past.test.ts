import test from 'ava';
import { createRetrieve, pastOf } from '../../../src/chat/retrieve/retrieve.ts';
import type { StoredChange } from '../../../src/listings/listing-history-store.ts';
import { insertListing, sampleValues } from '../../helpers/sample-listings.ts';
import { identified, understood } from '../../helpers/understandings.ts';
import { withDatabase } from '../../helpers/with-database.ts';

const BOT = 7;

test(
  'What a home was sold for is told of one that has been sold, and of no other that has gone',
  withDatabase(async (t, database) => {
    const left = { live: null, removed_at: new Date('2026-11-02T10:00:00Z') };
    const sold = { ...left, removed_reason: 'sold' };
    await insertListing(database, BOT, { Address: '1 Oak St', Status: 'Sold', SalePrice: '512000.00' }, sold);
    await insertListing(
      database,
      BOT,
      { Address: '2 Oak St', SalePrice: '300000.00' },
      { ...left, removed_reason: 'row' },
    );
    const retrieve = createRetrieve({ database, clock: () => new Date('2026-11-21T12:00:00Z') });
    const amounts = [];
    for (const said of ['1 Oak St', '2 Oak St']) {
      const Constraints = [identified('Address', said)];
      const { gone } = await retrieve(BOT, understood({ Intent: 'lookup', Constraints }), []);
      amounts.push(gone.map(({ price }) => price?.amount));
    }
    t.deepEqual(amounts, [['512000.00'], [undefined]]);
  }),
);

const TODAY = '2026-11-21';

const change = (day: string, parts: Partial<StoredChange>): StoredChange => ({
  ...{ id: 1, listingId: 1, version: 2, sourceId: 1, runId: 1, kind: 'update', thinned: false },
  changedAt: new Date(`2026-${day}T08:00:00Z`),
  changes: {},
  details: {},
  ...parts,
});
const price = (from: string | null, to: string | null) => ({ SalePrice: [from, to] as [unknown, unknown] });

test('Changes of the price are told in their order, from the first price on', (t) => {
  const values = { ...sampleValues, SalePrice: '550000.00' };
  const past = pastOf(
    values,
    [
      change('09-10', { changes: { Bedrooms: [2, 3] } }),
      change('09-20', { changes: price(null, '600000.00') }),
      change('10-01', { changes: price('600000.00', '575000.00'), runId: null }),
      change('11-02', { changes: price('575000.00', '550000.00'), thinned: true }),
    ],
    TODAY,
  );
  t.deepEqual(past, {
    ListedSince: '2026-11-01',
    DaysOnMarket: 20,
    OriginalPrice: '600000.00',
    PriceChanges: [
      { At: '2026-10-01', From: '600000.00', To: '575000.00' },
      { At: '2026-11-02', From: '575000.00', To: '550000.00' },
    ],
    BackOnMarket: null,
  });
});

test('Of a home for rent the rent is the price', (t) => {
  const values = { ...sampleValues, SaleType: 'for_rent' as const, RentPrice: '1900.00' };
  const changes = { ...price('600000.00', '500000.00'), RentPrice: ['2000.00', '1900.00'] as [unknown, unknown] };
  const past = pastOf(values, [change('11-02', { changes })], TODAY);
  t.deepEqual(past.PriceChanges, [{ At: '2026-11-02', From: '2000.00', To: '1900.00' }]);
});

test('Neither what an undo took back nor the undo itself is news; an undo that was undone is none', (t) => {
  const values = { ...sampleValues, SalePrice: '500000.00' };
  const wrong = change('11-02', { runId: 7, changes: price('500000.00', '50000.00') });
  const undo = change('11-03', { runId: 8, changes: price('50000.00', '500000.00'), details: { undoOf: 7 } });
  const kept = change('11-01', { runId: 6, changes: price('520000.00', '500000.00') });
  t.is(pastOf(values, [kept, wrong, undo], TODAY).PriceChanges.length, 1);
  const again = change('11-04', { runId: 9, changes: price('500000.00', '50000.00'), details: { undoOf: 8 } });
  const past = pastOf({ ...values, SalePrice: '50000.00' }, [kept, wrong, undo, again], TODAY);
  t.deepEqual(
    past.PriceChanges.map(({ To }) => To),
    ['500000.00', '50000.00'],
  );
});

test('Where the history knows no change the feed’s own earlier prices are told', (t) => {
  const values = { ...sampleValues, PreviousListPrice: '560000.00', OriginalListPrice: '580000.00' };
  const past = pastOf(values, [], TODAY);
  t.deepEqual(past.PriceChanges, [{ At: null, From: '560000.00', To: '550000.00' }]);
  t.is(past.OriginalPrice, '580000.00');
  t.is(pastOf({ ...values, PreviousListPrice: '550000.00' }, [], TODAY).PriceChanges.length, 0);
});

test('Back on the market is what was sold, under contract or taken off, or missing for a week', (t) => {
  const back = (...changes: StoredChange[]) => pastOf(sampleValues, changes, TODAY).BackOnMarket;
  const standard = (from: string, to: string) => ({ StandardStatus: [from, to] as [unknown, unknown] });
  t.is(back(change('11-02', { changes: standard('Pending', 'Active') })), '2026-11-02');
  t.is(back(change('11-02', { changes: standard('Active', 'ActiveUnderContract') })), null);
  t.is(back(change('11-02', { changes: standard('ComingSoon', 'Active') })), null);
  const left = change('10-01', { kind: 'remove', details: { reason: 'absence' } });
  const returns = (day: string) => change(day, { kind: 'revive', details: { removed: 'absence' } });
  t.is(back(left, returns('10-02')), null);
  t.is(back(left, returns('10-20')), '2026-10-20');
  t.is(back(left, change('10-02', { kind: 'revive', details: { removed: 'row' } })), '2026-10-02');
});

test(
  'The past is told of one to three homes that are talked about, and of a search only where it was asked for',
  withDatabase(async (t, database) => {
    const id = await insertListing(database, 7, { SalePrice: '500000.00' }, { version: 2 });
    const other = await insertListing(database, 8, {});
    for (const [chatbot_id, listing_id] of [
      [7, id],
      [8, other],
    ]) {
      await database('listing_change').insert({
        ...{ chatbot_id, listing_id, version: 2, source_id: 0, kind: 'update', changed_at: new Date('2026-11-02') },
        changes: JSON.stringify(price('510000.00', '500000.00')),
      });
    }
    const retrieve = createRetrieve({ database, clock: () => new Date(`${TODAY}T12:00:00Z`) });
    const focus = await retrieve(7, understood({ Intent: 'lookup', Reference: [id] }), []);
    t.deepEqual(focus.listings[0]?.past?.PriceChanges, [{ At: '2026-11-02', From: '510000.00', To: '500000.00' }]);
    t.is((await retrieve(7, understood(), [])).listings[0]?.past, undefined);
    const asked = await retrieve(7, understood({ Fields: ['PriceHistory'] }), []);
    t.is(asked.listings[0]?.past?.PriceChanges.length, 1);
  }),
);
