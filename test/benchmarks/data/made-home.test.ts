import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { COLUMNS, madeHome } from './made-home.ts';

const HOMES = Array.from({ length: 2_000 }, (_, number) => number);

/** The columns in which a home differs from what it was a night before, days on market left out. */
const changed = (number: number, night: number): string[] => {
  const [before, after] = [madeHome(number, night - 1), madeHome(number, night)];
  return COLUMNS.filter((column) => column !== 'DaysOnMarket' && before[column] !== after[column]);
};

test('A home has 36 columns, and a row of about 960 bytes', (t) => {
  t.is(COLUMNS.length, 36);
  t.is(new Set(COLUMNS).size, 36);
  const sizes = HOMES.map((number) => Object.values(madeHome(number, 0)).join(',').length + 1);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  t.true(mean > 860 && mean < 1_060, `the mean is ${mean}`);
});

test('A home is the same every time, and no two share a key', (t) => {
  t.deepEqual(madeHome(17, 3), madeHome(17, 3));
  for (const key of ['ListingKey', 'ListingId', 'ListingURL', 'UnparsedAddress'] as const) {
    t.is(new Set(HOMES.map((number) => madeHome(number, 0)[key])).size, HOMES.length, key);
  }
});

test('Every night makes days on market one higher, and is older than none before it', (t) => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 1, max: 20 }), (number, night) => {
      const [before, after] = [madeHome(number, night - 1), madeHome(number, night)];
      return (
        Number(after.DaysOnMarket) === Number(before.DaysOnMarket) + 1 &&
        after.ModificationTimestamp >= before.ModificationTimestamp
      );
    }),
    PROPERTY_RUNS,
  );
  t.pass();
});

test('A night changes about 2 % of the homes, in price or text and in the time of the change', (t) => {
  for (const night of [1, 2, 7]) {
    const changes = HOMES.map((number) => changed(number, night)).filter((columns) => columns.length > 0);
    t.true(changes.length > 15 && changes.length < 70, `${changes.length} of 2,000 in night ${night}`);
    for (const columns of changes) {
      t.true(columns.includes('ModificationTimestamp'));
      t.true(columns.includes('ListPrice') || columns.includes('PublicRemarks'), columns.join());
    }
  }
});
