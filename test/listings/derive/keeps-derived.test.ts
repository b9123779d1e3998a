import test from 'ava';
import fc from 'fast-check';
import { allChangedFields } from '../../../src/listings/changes.ts';
import { DERIVED_VERSION, deriveListing, keepsDerived } from '../../../src/listings/derive/derive-listing.ts';
import type { ListingValues } from '../../../src/listings/listing.ts';
import type { StoredListing } from '../../../src/listings/stored-listing.ts';
import { sampleValues } from '../../helpers/sample-listings.ts';

const derivedBy = (derivedVersion: number): StoredListing => ({ derivedVersion }) as StoredListing;

const word = fc.constantFrom(
  'Ocean View',
  'has a pool',
  'near Mission Bay',
  '14 Oak St',
  'Seattle',
  'WA',
  '98101',
  '',
  '#4',
);
const text = fc.option(
  fc.array(word, { maxLength: 3 }).map((words) => words.join(', ')),
  { nil: null },
);
const number = fc.option(fc.integer({ min: 0, max: 3 }), { nil: null });
const pairs = fc.option(
  fc.array(fc.record({ Key: fc.constantFrom('Pool', 'Neighborhood', 'View'), value: word }), { maxLength: 2 }),
  { nil: null },
);
const money = fc.constantFrom(null, '1.00', '2.00');

/** Some values of each field, so that two listings differ in some and agree in others. */
const values: fc.Arbitrary<ListingValues> = fc
  .record({
    ...{ CurrencySymbol: text, PropertyType: text, Url: text, MLSNumber: text, Description: text, Location: text },
    ...{
      Address: text,
      City: text,
      State: text,
      ZIP: text,
      StandardStatus: text,
      ListOfficeName: text,
      ListOfficeContact: text,
    },
    ...{
      Bedrooms: number,
      Bathrooms: number,
      YearBuilt: number,
      LotArea: number,
      BuildingArea: number,
      ParkingSpots: number,
    },
    ...{ Latitude: number, Longitude: number, ExtensionColumn: pairs, AddressHidden: fc.boolean() },
    ...{
      SalePrice: money,
      RentPrice: money,
      HOAMonth: money,
      EstimatePrice: money,
      UnitAreaPrice: money,
      DepositFee: money,
    },
    ...{
      OriginalListPrice: money,
      PreviousListPrice: money,
      Images: fc.constantFrom<string[] | null>(null, ['https://a.example/1.jpg']),
    },
    SaleType: fc.constantFrom('for_sale' as const, 'for_rent' as const),
    Status: fc.constantFrom('Active' as const, 'Sold' as const),
    SpaceType: fc.constantFrom(null, 'Room' as const),
    Tours: fc.constantFrom(null, '3D' as const),
    AreaUnit: fc.constantFrom(null, 'Square Feet' as const),
    MarketSince: fc.constantFrom(null, '2026-03-01'),
    MarketUntil: fc.constantFrom(null, '2026-03-02'),
    ModificationTimestamp: fc.constantFrom(null, '2026-03-01T00:00:00.000Z'),
  })
  .map((given) => ({ ...sampleValues, ...given }));

const mixed = (one: ListingValues, other: ListingValues, fields: readonly string[]): ListingValues => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).filter(([field]) => fields.includes(field))),
});

test('where a change is said to keep what a listing is searched by, deriving it again gives the same', (t) => {
  const fields = fc.subarray(Object.keys(sampleValues), { maxLength: 4 });
  let kept = 0;
  fc.assert(
    fc.property(values, values, fields, (before, other, changed) => {
      const after = mixed(before, other, changed);
      if (!keepsDerived(derivedBy(DERIVED_VERSION), allChangedFields(before, after))) return;
      kept += 1;
      t.deepEqual(deriveListing(after), deriveListing(before));
    }),
    { numRuns: 1_000 },
  );
  t.true(kept > 100);
});

test('a new price keeps it, a new description does not, and what an older release derived is derived anew', (t) => {
  t.true(keepsDerived(derivedBy(DERIVED_VERSION), { SalePrice: ['1.00', '2.00'] }));
  t.false(keepsDerived(derivedBy(DERIVED_VERSION), { SalePrice: ['1.00', '2.00'], Description: ['a', 'b'] }));
  t.false(keepsDerived(derivedBy(DERIVED_VERSION - 1), { SalePrice: ['1.00', '2.00'] }));
});
