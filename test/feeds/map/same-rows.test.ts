import assert from 'node:assert/strict';
import test from 'ava';
import fc from 'fast-check';
import type { FeedConfig } from '../../../src/feeds/configuration/feed-config.ts';
import { createRowMapper } from '../../../src/feeds/map/map-row.ts';
import { prepareTeller } from '../../../src/feeds/map/same-rows.ts';
import { feedConfig, home } from '../../helpers/feed-files.ts';
import { PROPERTY_SEED } from '../../helpers/property-runs.ts';

const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ListingKey: ['K1', 'K2', ''],
  ListingId: ['M1', 'M2', ''],
  ListingURL: ['https://a.example/1', 'https://a.example/2', ''],
  StandardStatus: ['Active', 'ComingSoon', 'ActiveUnderContract'],
  PropertyType: ['Residential', 'Residential Lease'],
  PropertySubType: ['Condominium', ''],
  ListPrice: ['500000', '500000.00', '2500', '0'],
  OriginalListPrice: ['510000', ''],
  BedroomsTotal: ['3', '0', ''],
  BathroomsFull: ['2', ''],
  BathroomsHalf: ['1', ''],
  YearBuilt: ['1999', '2026', '2030', ''],
  DaysOnMarket: ['3', '4', '', 'x'],
  CloseDate: ['2026-11-21', '2026-11-22', ''],
  LivingArea: ['1000', '1000 m2', ''],
  LivingAreaUnits: ['Square Feet', 'Square Meters', ''],
  LotSizeAcres: ['0.5', ''],
  AssociationFee: ['300', ''],
  AssociationFeeFrequency: ['Monthly', 'Annually', ''],
  UnparsedAddress: ['1 Oak St', '2 Elm St'],
  City: ['Seattle', 'Boston'],
  StateOrProvince: ['WA', 'MA'],
  PostalCode: ['98101', '2116'],
  Latitude: ['47.6', ''],
  Longitude: ['-122.3', ''],
  PublicRemarks: ['Sunny', ' Sunny', ''],
  View: ['Lake', ''],
  MediaURL: ['https://p.example/1.jpg', 'https://p.example/1.jpg https://p.example/2.jpg', ''],
  VirtualTourURLUnbranded: ['https://t.example/1', ''],
  ListOfficeName: ['Harbor Row', ''],
  ListOfficePhone: ['619-555-0100', ''],
  ModificationTimestamp: ['2026-11-10T00:00:00Z', '2026-11-12', '', 'x'],
  InternetEntireListingDisplayYN: ['', 'True'],
  InternetAddressDisplayYN: ['', 'False'],
};
const HEADER = Object.keys(TEXTS);
const plain = Object.fromEntries(HEADER.map((name) => [name, home()[name] ?? TEXTS[name]?.[0] ?? '']));

/** Mappings by which a column that moves by itself says something else too, and others that several columns have a part in. */
const changes: fc.Arbitrary<Partial<FeedConfig>> = fc.record(
  {
    columns: fc.constantFrom<NonNullable<FeedConfig['columns']>>(
      { Tours: { column: 'CloseDate', convert: 'openHouse' } },
      { Location: 'DaysOnMarket' },
      { Url: { template: 'https://homes.example/{ListingId}/{City}' } },
      { MarketSince: 'CloseDate', Location: 'CloseDate' },
      { EstimatePrice: 'OriginalListPrice' },
    ),
    extension: fc.constantFrom<NonNullable<FeedConfig['extension']>>(['View'], ['DaysOnMarket'], {
      Changed: 'ModificationTimestamp',
    }),
    key: fc.constantFrom<FeedConfig['key']>(['MLSNumber'], ['ListingKey', 'Url']),
    defaults: fc.constant({ CurrencySymbol: '€' }),
  },
  { requiredKeys: [] },
);
const edits = fc
  .subarray(HEADER, { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(TEXTS[name] ?? []))]))),
  );
const today = fc.constantFrom('2026-11-21', '2026-11-22');

test('rows with the same digest of their cells say the same, but for what moves by itself, by any mapping and on any day', async (t) => {
  const createTeller = await prepareTeller([]);
  let told = 0;
  const property = fc.property(changes, edits, edits, today, today, (settings, first, second, one, other) => {
    const config = feedConfig({ mode: 'snapshot', ...settings });
    const map = (values: object, day: string) => {
      const row = createRowMapper(config, HEADER, { today: day, createTeller }).map({
        line: 2,
        values: Object.values(values),
      });
      if (row.kind !== 'listing' || row.cells === undefined) return null;
      const { MarketSince, ModificationTimestamp, ...said } = row.values;
      const missing = row.missing.filter((field) => field !== 'DaysOnMarket' && field !== 'ModificationTimestamp');
      return { cells: row.cells, said, keys: row.keys, missing };
    };
    const before = map({ ...plain, ...first }, one);
    const after = map({ ...plain, ...first, ...second }, other);
    if (before === null || before.cells !== after?.cells) return;
    told += 1;
    assert.deepEqual(after, before);
  });
  fc.assert(property, { seed: PROPERTY_SEED, numRuns: 2_000 });
  t.true(told > 200, `${told} rows were told`);
});

test('the same cells under other fields are others: of two columns that a name with a star finds, the first one counts', async (t) => {
  const createTeller = await prepareTeller([]);
  const columns = { Location: 'View*', City: 'ViewA', State: 'ViewB' };
  const config = feedConfig({ mode: 'snapshot', columns });
  const values: Record<string, string> = { ...plain, ViewA: 'Lake', ViewB: 'Hill' };
  const cellsBy = (names: readonly string[]) => {
    const header = [...HEADER.filter((name) => name !== 'View'), ...names];
    const cells = header.map((name) => values[name] ?? '');
    const row = createRowMapper(config, header, { today: '2026-11-21', createTeller }).map({ line: 2, values: cells });
    return row.kind === 'listing' ? { Location: row.values.Location, cells: row.cells } : null;
  };
  const [one, other] = [cellsBy(['ViewA', 'ViewB']), cellsBy(['ViewB', 'ViewA'])];
  t.deepEqual([one?.Location, other?.Location], ['Lake', 'Hill']);
  t.not(one?.cells, other?.cells);
});
