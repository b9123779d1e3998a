import test from 'ava';
import type { ListingInput } from '../../src/listings/listing.ts';
import { makeMarket } from './brute-force/market.ts';
import { type Expected, lookUpByForce, searchByForce } from './brute-force.ts';
import type { AnyConstraint } from './gold/canonical.ts';
import type { ListingTruth } from './listings/made-listing.ts';

const made = (input: ListingInput, truth: Partial<ListingTruth> = {}) => ({
  input: { SaleType: 'for_sale' as const, Status: 'Active' as const, AreaUnit: 'Square Feet' as const, ...input },
  truth: { tags: [], tagsAbsent: [], near: [], ...truth },
  missing: [],
});

const market = makeMarket(
  [
    made(
      { MLSNumber: 'A-1', City: 'La Mesa', SalePrice: 500_000, Bedrooms: 3, BuildingArea: 1_500, Address: '12 Oak St' },
      { tags: ['pool'], near: ['Lake Murray'] },
    ),
    made({ MLSNumber: 'A-2', City: 'La Mesa', SalePrice: 700_000, Address: '35 Ohio St #1', CurrencySymbol: '$' }),
    made({ MLSNumber: 'A-3', City: 'La Mesa', Address: '35 Ohio St #2', SaleType: 'for_rent', RentPrice: 2_000 }),
    made({ MLSNumber: 'A-4', City: 'München', Address: 'Hauptstraße 3', BuildingArea: 60, AreaUnit: 'Square Meters' }),
    made({ MLSNumber: 'A-5', City: 'München', Address: 'Hauptstraße 3a', Status: 'Sold' }),
    made({ MLSNumber: 'A-6', City: 'La Mesa', Address: '14 Oak St' }, { removedAs: 'removed' }),
    made({ MLSNumber: 'A-8', City: '上海', Address: '福州路73号 101室', Status: 'PreOnMarket' }),
    made(
      { MLSNumber: 'A-7', City: 'La Mesa', Address: '16 Oak St', SalePrice: 1 },
      { removedAs: 'sold', tags: ['pets'] },
    ),
  ],
  (index) => index + 1,
);
const is = (Field: string, Value: unknown, Operator = 'is', AreaUnit?: string): AnyConstraint => ({
  ...{ Field, Operator, Value },
  ...(AreaUnit === undefined ? {} : { AreaUnit }),
});
const idsOf = ({ yes, maybe }: Expected): number[][] => [[...yes.keys()], [...maybe.keys()]];
const search = (...constraints: AnyConstraint[]): number[][] => idsOf(searchByForce(market, constraints));
const lookUp = (...constraints: AnyConstraint[]): number[][] => idsOf(lookUpByForce(market, constraints));

test('A search finds homes on offer that fulfil every constraint', (t) => {
  t.deepEqual(search(), [[1, 2, 3, 4, 7], []]);
  t.deepEqual(search(is('City', ['la mesa']), is('Bedrooms', 3, 'atLeast')), [[1], []]);
  t.deepEqual(search(is('City', ['Temecula'])), [[], []]);
  t.deepEqual(search(is('City', ['Munchen'], 'not')), [[1, 2, 3, 7], []]);
});

test('What is not known of a home fulfils nothing, and no negation excludes it', (t) => {
  t.deepEqual(search(is('Bedrooms', 1, 'atLeast')), [[1], []]);
  t.deepEqual(search(is('Tag', ['pool'], 'not')), [[2, 3, 4, 7], []]);
});

test('Sold homes are found where they are asked for, removed ones never', (t) => {
  t.deepEqual(search(is('Status', 'Sold')), [[5, 8], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'a6')), [[], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'a7')), [[], [8]]);
});

test('A price is that of the sale or the rent, and says which of them is meant', (t) => {
  t.deepEqual(search(is('Price', 600_000, 'atMost')), [[1], [3]]);
  t.deepEqual(search(is('Price', 2_500, 'atMost')), [[3], []]);
  t.deepEqual(search(is('Price', 600_000, 'atMost'), is('SaleType', 'for_sale')), [[1], []]);
});

test('Areas are compared across units', (t) => {
  t.deepEqual(search(is('BuildingArea', 700, 'atMost', 'Square Feet')), [[4], []]);
  t.deepEqual(search(is('BuildingArea', 100, 'atLeast', 'Square Meters')), [[1], []]);
});

test('An address names its home, a building its units, and no neighbour', (t) => {
  t.deepEqual(lookUp(is('Address', '12 oak street')), [[1], []]);
  t.deepEqual(lookUp(is('Address', '14 Oak St')), [[], []]);
  t.deepEqual(lookUp(is('Address', '35 Ohio St')), [[2, 3], []]);
  t.deepEqual(lookUp(is('Address', '35 Ohio St unit 2')), [[3], []]);
  t.deepEqual(lookUp(is('Address', 'hauptstr. 3')), [[4], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'A-1'), is('MLSNumber', 'A-2')), [[1, 2], []]);
});

test('Places are what a home is said to be near, and streets are whole names', (t) => {
  t.deepEqual(search(is('Near', ['lake murray'])), [[1], []]);
  t.deepEqual(search(is('Street', ['Ohio Street'])), [[2, 3], []]);
  t.deepEqual(search(is('Street', ['Oh'])), [[], []]);
  t.deepEqual(search(is('Street', ['福州路'])), [[7], []]);
  t.deepEqual(lookUp(is('Address', '福州路73号101室')), [[7], []]);
  t.deepEqual(lookUp(is('Address', '福州路73号')), [[7], []]);
});
