import test from 'ava';
import type { SessionState } from '../../../../src/chat/sessions/session-state.ts';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { Statement } from '../../../../src/chat/understand/statement.ts';
import { bound, named, shownListing, state, statement, written } from '../../../helpers/statements.ts';

const home = shownListing(2, { price: 600_000, city: 'La Mesa', location: 'Fletcher Hills', bedrooms: 3 });
const other = shownListing(1, { saleType: 'for_rent', price: 2_000, bedrooms: 0, propertyType: null });
const alike = { isNear: false, Words: 'like it' };
const said = (parts: Partial<Statement>, before: Partial<SessionState>) =>
  understand(statement({ alike, ...parts }), state(before), [other, home]);
const constraintsOf = (...given: Parameters<typeof said>): string[] => written(said(...given).Constraints);
const ofHome = [
  ...['SaleType is for_sale', 'City is La Mesa', 'PropertyType is Condominium', 'Bedrooms atLeast 3'],
  ...['Price atLeast 510000', 'Price atMost 690000'],
];

test('who asks for others like a home asks for what is offered alike, of its type, town, rooms and about its price', (t) => {
  const before = { lastShown: [1, 2], focus: [2], constraints: [named('City', 'El Cajon')] };
  const { Intent, Constraints, Kept } = said({}, before);
  t.is(Intent, 'search');
  t.deepEqual(written(Constraints), [...ofHome, 'Shown not 2']);
  t.deepEqual(written(Kept), ofHome);
  const first = said({ alike: { ...alike, position: 1 } }, before);
  t.deepEqual(written(first.Constraints), [
    ...['SaleType is for_rent', 'City is La Mesa', 'Price atLeast 1700', 'Price atMost 2300', 'Shown not 1'],
  ]);
});

test('others nearby lie in its neighborhood, and what is said with it counts instead', (t) => {
  const before = { focus: [2] };
  const near = constraintsOf({ alike: { ...alike, isNear: true } }, before);
  t.true(near.includes('Near is Fletcher Hills') && near.includes('City is La Mesa'));
  const elsewhere = constraintsOf(
    { constraints: [named('City', 'Carlsbad'), bound('Price', 'atMost', 550_000)] },
    before,
  );
  t.deepEqual(elsewhere, [
    ...['SaleType is for_sale', 'City is Carlsbad', 'PropertyType is Condominium', 'Bedrooms atLeast 3'],
    ...['Price atMost 550000', 'Shown not 2'],
  ]);
  const cheaper = constraintsOf({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] }, before);
  t.deepEqual(
    cheaper.filter((one) => one.startsWith('Price')),
    ['Price atMost 599999'],
  );
});

test('where no one home is talked about, or it has gone, others are more of the same search', (t) => {
  const before = { lastShown: [1, 2], shown: [1, 2], constraints: [named('City', 'El Cajon')] };
  t.deepEqual(constraintsOf({ wantsMore: true }, before), ['City is El Cajon', 'Shown not 1, 2']);
  t.deepEqual(constraintsOf({ wantsMore: true }, { ...before, focus: [7] }), ['City is El Cajon', 'Shown not 1, 2']);
});
