import test from 'ava';
import type { SessionState } from '../../../../src/chat/sessions/session-state.ts';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { ShownListing } from '../../../../src/chat/understand/conversation/shown-listing.ts';
import type { Statement } from '../../../../src/chat/understand/statement.ts';
import {
  bound,
  forRent,
  forSale,
  named,
  notNamed,
  shownListing,
  state,
  statement,
  written,
} from '../../../helpers/statements.ts';

const said = (parts: Partial<Statement>, before: Partial<SessionState> = {}, shown: readonly ShownListing[] = []) =>
  understand(statement(parts), state(before), shown);
const constraintsOf = (...given: Parameters<typeof said>): string[] => written(said(...given).Constraints);

const laMesa = named('City', 'La Mesa');
const searching = { constraints: [forSale, laMesa, bound('Bedrooms', 'atLeast', 3)] };
const three = [
  shownListing(11, { price: 480_000, buildingArea: 1_400, bedrooms: 3, city: 'La Mesa', tags: ['pool'] }),
  shownListing(12, { price: 550_000, buildingArea: 1_900, bedrooms: 4, city: 'El Cajon', address: '9 Garnet Ave' }),
  shownListing(13, { price: 600_000, buildingArea: null, bedrooms: 4, city: 'El Cajon', yearBuilt: 2010 }),
];
const seen = { ...searching, shown: [7, 8, 11, 12, 13], lastShown: [11, 12, 13] };

test('a follow-up goes on from what was said before, and is remembered', (t) => {
  const { Intent, Constraints, Kept } = said({ constraints: [bound('Price', 'atMost', 600_000)] }, searching);
  t.is(Intent, 'search');
  t.deepEqual(written(Constraints), [
    'SaleType is for_sale',
    'City is La Mesa',
    'Bedrooms atLeast 3',
    'Price atMost 600000',
  ]);
  t.deepEqual(Kept, Constraints);
});

test('who starts over has said nothing before', (t) => {
  const before = { ...seen, wishes: [named('Tag', 'pool')], order: { Field: 'Price', Direction: 'asc' } as const };
  const fresh = said({ isReset: true }, before);
  t.like(fresh, { Intent: 'search', Constraints: [], Wishes: [], Kept: [] });
  t.false('Order' in fresh);
  t.deepEqual(constraintsOf({ isReset: true, constraints: [forRent] }, before), ['SaleType is for_rent']);
});

test('"show me more" leaves out all that was shown in this search, and is not remembered', (t) => {
  const { Constraints, Kept } = said({ wantsMore: true }, seen);
  t.deepEqual(written(Constraints).at(-1), 'Shown not 7, 8, 11, 12, 13');
  t.deepEqual(written(Kept), written(searching.constraints));
  t.deepEqual(constraintsOf({ wantsMore: true }), []);
});

test('"which of these have a pool" looks through those that were shown last', (t) => {
  const pool = said({ amongShown: true, pointers: ['focus'], constraints: [named('Tag', 'pool')] }, seen, three);
  t.is(pool.Intent, 'search');
  t.deepEqual(written(pool.Constraints).slice(-2), ['Tag is pool', 'Shown is 11, 12, 13']);
  t.false('Reference' in pool);
});

test('"the cheapest of them" is looked for among them', (t) => {
  const cheapest: Partial<Statement> = { pointers: ['focus'], order: { Field: 'Price', Direction: 'asc' }, limit: 1 };
  const found = said(cheapest, { ...seen, focus: [12, 13] }, three);
  t.is(found.Intent, 'search');
  t.is(written(found.Constraints).at(-1), 'Shown is 12, 13');
});

test('"which is the dearest in Schwabing" looks there, not among those that were shown', (t) => {
  const there = named('Near', 'Schwabing');
  const dearest: Partial<Statement> = { amongShown: true, order: { Field: 'Price', Direction: 'desc' }, limit: 1 };
  const elsewhere = { ...seen, constraints: [forSale, bound('Bedrooms', 'atLeast', 3)] };
  t.deepEqual(constraintsOf({ ...dearest, constraints: [there] }, elsewhere, three), [
    'SaleType is for_sale',
    'Near is Schwabing',
    'Bedrooms atLeast 3',
  ]);
  t.is(constraintsOf(dearest, seen, three).at(-1), 'Shown is 11, 12, 13');
});

test('"cheaper" is less than the cheapest that was shown', (t) => {
  const cheaper: Partial<Statement> = { relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] };
  t.is(constraintsOf(cheaper, seen, three).at(-1), 'Price atMost 479999');
  const dearer = constraintsOf(
    { relative: [{ Field: 'Price', Direction: 'more', Words: 'pricier' }] },
    { ...seen, constraints: [bound('Price', 'atMost', 600_000)] },
    three,
  );
  t.deepEqual(dearer, ['Price atLeast 600001']);
});

test('"cheaper" takes back the least price, too', (t) => {
  const relative: Statement['relative'] = [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }];
  const before = { ...seen, constraints: [laMesa, bound('Price', 'atLeast', 450_000)] };
  t.deepEqual(constraintsOf({ relative }, before, three), ['City is La Mesa', 'Price atMost 479999']);
});

test('who says "cheaper" and names a sum means that sum', (t) => {
  const relative: Statement['relative'] = [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }];
  const both = constraintsOf({ relative, constraints: [bound('Price', 'atMost', 520_000)] }, seen, three);
  t.deepEqual(both.slice(3), ['Price atMost 520000']);
});

test('"cheaper than the second one" compares with that home alone', (t) => {
  const { Intent, Constraints, Reference } = said(
    { relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }], pointers: [{ position: 2 }] },
    seen,
    three,
  );
  t.is(Intent, 'search');
  t.is(written(Constraints).at(-1), 'Price atMost 549999');
  t.deepEqual(Reference, [12]);
});

test('"cheaper" compares with homes of the sale type and the currency that are wanted', (t) => {
  const mixed = [
    shownListing(1, { saleType: 'for_rent', price: 2_000 }),
    ...three,
    shownListing(14, { price: 9, currency: '€' }),
  ];
  const before = { constraints: [forSale], lastShown: [1, 11, 12, 13, 14] };
  const relative: Statement['relative'] = [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }];
  t.is(constraintsOf({ relative }, before, mixed).at(-1), 'Price atMost 479999');
  t.is(constraintsOf({ relative, constraints: [forRent] }, before, mixed).at(-1), 'Price atMost 1999');
});

test('"bigger" is in the unit of the listings, and those whose area is unknown do not count', (t) => {
  const relative: Statement['relative'] = [{ Field: 'BuildingArea', Direction: 'more', Words: 'bigger' }];
  const metric = [
    shownListing(21, { buildingArea: 80, areaUnit: 'Square Meters' }),
    shownListing(22, { buildingArea: null }),
  ];
  t.like(said({ relative }, seen, three).Constraints.at(-1), {
    Field: 'BuildingArea',
    Operator: 'atLeast',
    Value: 1_901,
  });
  t.like(said({ relative }, { lastShown: [21, 22] }, metric).Constraints.at(-1), {
    ...{ Field: 'BuildingArea', Operator: 'atLeast', Value: 81 },
    AreaUnit: 'Square Meters',
  });
});

test('"more bedrooms" is one more than was asked for, of a home that is pointed at one more than it has', (t) => {
  const relative: Statement['relative'] = [{ Field: 'Bedrooms', Direction: 'more', Words: 'more bedrooms' }];
  t.true(constraintsOf({ relative }, seen, three).includes('Bedrooms atLeast 4'));
  t.true(constraintsOf({ relative, pointers: [{ position: 2 }] }, seen, three).includes('Bedrooms atLeast 5'));
});

test('"cheaper" with nothing to compare with is an order', (t) => {
  const { Intent, Constraints, Order } = said({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  t.deepEqual(
    { Intent, Constraints, Order },
    { Intent: 'search', Constraints: [], Order: { Field: 'Price', Direction: 'asc' } },
  );
});

test('"the second one" and "the last one" are what was shown last, and the search stays as it was', (t) => {
  const second = said({ pointers: [{ position: 2 }], fields: ['HOAMonth'] }, seen, three);
  t.like(second, { Intent: 'lookup', Reference: [12], Constraints: [], Fields: ['HOAMonth'] });
  t.deepEqual(second.Kept, searching.constraints);
  t.deepEqual(said({ pointers: [{ position: -1 }] }, seen, three).Reference, [13]);
});

test('"the one in La Mesa" is the one that fits; a home that has gone can still be pointed at by its place', (t) => {
  const fits = (...constraints: Constraint[]) => said({ pointers: [{ fits: constraints }] }, seen, three);
  t.deepEqual(fits(laMesa).Reference, [11]);
  t.deepEqual(fits(named('Tag', 'pool')).Reference, [11]);
  t.deepEqual(fits(named('Street', 'Garnet Ave')).Reference, [12]);
  t.deepEqual(fits(bound('Bedrooms', 'atLeast', 3)).Reference, [11]);
  t.deepEqual(fits(bound('Price', 'atMost', 550_000)).Reference, [12]);
  t.deepEqual(fits(bound('Price', 'atMost', 560_000)).Reference, [11, 12]);
  t.deepEqual(fits(notNamed('City', 'La Mesa'), bound('YearBuilt', 'atLeast', 2001)).Reference, [13]);
  t.deepEqual(said({ pointers: [{ position: 3 }] }, seen, three.slice(0, 2)).Reference, [13]);
});

test('"the one in Oceanside", where none of those shown is there, looks for such homes', (t) => {
  const { Intent, Constraints } = said({ pointers: [{ fits: [named('City', 'Oceanside')] }] }, seen, three);
  t.is(Intent, 'search');
  t.deepEqual(written(Constraints), ['SaleType is for_sale', 'City is Oceanside', 'Bedrooms atLeast 3']);
});

test('"the ninth one" of three names no home, and is no search', (t) => {
  t.like(said({ pointers: [{ position: 9 }] }, seen, three), { Intent: 'lookup', Reference: [], Constraints: [] });
});

test('"it" is the home in focus; a question about it looks it up, a requirement goes on with the search', (t) => {
  const before = { ...seen, focus: [12] };
  t.like(said({ pointers: ['focus'], fields: ['Tag'], askedTags: ['pool'] }, before, three), {
    ...{ Intent: 'lookup', Reference: [12], AskedTags: ['pool'] },
  });
  const required = said({ pointers: ['focus'], constraints: [named('Tag', 'garage')] }, before, three);
  t.is(required.Intent, 'search');
  t.is(written(required.Constraints).at(-1), 'Tag is garage');
  t.false('Reference' in required);
});

test('what is asked without naming a home is asked of what is talked about', (t) => {
  t.like(said({ fields: ['HOAMonth'] }, { ...seen, focus: [13] }, three), { Intent: 'lookup', Reference: [13] });
  t.like(said({ fields: ['HOAMonth'] }, seen, three), { Intent: 'lookup', Reference: [11, 12, 13] });
  t.is(said({ fields: ['HOAMonth'] }).Intent, 'none');
  t.is(said({ fields: ['HOAMonth'], constraints: [laMesa] }, seen, three).Intent, 'search');
});

test('homes are compared where several are named or pointed at', (t) => {
  const compare = (parts: Partial<Statement>, before: Partial<SessionState> = seen) => {
    const { Intent, Reference, Constraints } = said({ compares: true, ...parts }, before, three);
    return [Intent, Reference, written(Constraints)];
  };
  const address: Constraint = { Field: 'Address', Operator: 'is', Value: '12 oak st', Words: '12 Oak St' };
  t.deepEqual(compare({ pointers: [{ position: 1 }, { position: 3 }] }), ['compare', [11, 13], []]);
  t.deepEqual(compare({ pointers: ['focus', { position: 1 }] }, { ...seen, focus: [12] }), ['compare', [12, 11], []]);
  t.deepEqual(compare({ pointers: ['focus'] }, { ...seen, focus: [12] }), ['compare', [11, 12, 13], []]);
  t.deepEqual(compare({ pointers: ['focus'], constraints: [address] }, { ...seen, lastShown: [12], focus: [12] }), [
    ...['compare', [12], ['Address is 12 oak st']],
  ]);
  t.deepEqual(compare({ constraints: [address, { ...address, Value: '14 oak st' }] }), [
    ...['compare', undefined, ['Address is 12 oak st', 'Address is 14 oak st']],
  ]);
  t.deepEqual(compare({ constraints: [address] }, { ...seen, focus: [12] }).slice(0, 2), ['compare', [12]]);
  t.deepEqual(compare({ pointers: [{ position: 1 }] }, { ...seen, focus: [12] })[1], [12, 11]);
  t.is(compare({ pointers: [{ position: 1 }] })[0], 'lookup');
});

test('a home that is named is looked up by its name and place alone, and the search stays as it was', (t) => {
  const number: Constraint = { Field: 'MLSNumber', Operator: 'is', Value: 'W123', Words: 'MLS W123' };
  const found = said(
    { constraints: [named('City', 'El Cajon'), number, bound('Bedrooms', 'atLeast', 2)] },
    seen,
    three,
  );
  t.is(found.Intent, 'lookup');
  t.deepEqual(written(found.Constraints), ['City is El Cajon', 'MLSNumber is W123']);
  t.deepEqual(found.Kept, searching.constraints);
});

test('"yes" takes the one offer that was made, and only that', (t) => {
  const yes: Partial<Statement> = { reply: 'yes', talk: 'reply' };
  t.like(said(yes, seen), { Intent: 'none', Talk: 'reply' });
  const relaxed = said(yes, { ...seen, offer: { kind: 'relax', constraints: [bound('Bedrooms', 'atLeast', 3)] } });
  t.is(relaxed.Intent, 'search');
  t.deepEqual(written(relaxed.Constraints), ['SaleType is for_sale', 'City is La Mesa']);
  const also = { ...yes, adds: true, constraints: [named('City', 'El Cajon')] };
  const added = said(also, { ...seen, offer: { kind: 'relax', constraints: [bound('Bedrooms', 'atLeast', 3)] } });
  t.true(written(added.Constraints).includes('Bedrooms atLeast 3'), '"yeah, El Cajon also works" gives nothing up');
  const more = said(yes, { ...seen, offer: { kind: 'more' } });
  t.is(written(more.Constraints).at(-1), 'Shown not 7, 8, 11, 12, 13');
  t.is(said(yes, { ...seen, offer: { kind: 'human' } }).Intent, 'human');
  const other = said({ ...yes, constraints: [named('City', 'El Cajon')] }, { ...seen, offer: { kind: 'human' } });
  t.is(other.Intent, 'search');
});

test('"no" takes no offer; with a condition it is a search', (t) => {
  const before: Partial<SessionState> = { ...seen, offer: { kind: 'more' } };
  t.like(said({ reply: 'no' }, before), { Intent: 'none', Talk: 'reply', Kept: searching.constraints });
  const instead = said({ reply: 'no', constraints: [bound('Price', 'atMost', 400_000)] }, before);
  t.is(instead.Intent, 'search');
  t.is(written(instead.Constraints).at(-1), 'Price atMost 400000');
});

test('more of the homes that came closest are those that come closest next; to choose among them gives up what they lack', (t) => {
  const before: Partial<SessionState> = {
    ...seen,
    givenUp: [bound('Bedrooms', 'atLeast', 3)],
  };
  t.deepEqual(constraintsOf({ wantsMore: true }, before).slice(2), [
    ...['Bedrooms atLeast 3', 'Shown not 7, 8, 11, 12, 13'],
  ]);
  t.deepEqual(constraintsOf({ amongShown: true, constraints: [named('Tag', 'pool')] }, before).slice(2), [
    ...['Tag is pool', 'Shown is 11, 12, 13'],
  ]);
  const cheapest = { order: { Field: 'Price', Direction: 'asc' }, limit: 1, speaksOfHomes: true } as const;
  t.deepEqual(constraintsOf(cheapest, before).slice(2), ['Shown is 11, 12, 13']);
  t.deepEqual(constraintsOf(cheapest, seen).slice(2), ['Bedrooms atLeast 3']);
  const { limit, ...sorted } = cheapest;
  t.deepEqual(constraintsOf(sorted, before).slice(2), ['Bedrooms atLeast 3']);
});

test('talk about the agency, of general things and off-topic is no search, whatever place it names', (t) => {
  for (const talk of ['agency', 'knowledge', 'offTopic'] as const) {
    const { Intent, Talk, Constraints } = said(
      { talk, constraints: [named('City', 'El Cajon')], speaksOfHomes: true },
      seen,
    );
    t.deepEqual([Intent, Talk, Constraints], ['none', talk, searching.constraints]);
  }
});

test('a greeting or thanks with a condition is a search, without one it is none', (t) => {
  t.like(said({ talk: 'greeting' }), { Intent: 'none', Talk: 'greeting' });
  t.is(said({ talk: 'greeting', speaksOfHomes: true }).Intent, 'search');
  t.is(said({ talk: 'thanks', speaksOfHomes: true }).Intent, 'none');
  t.is(said({ talk: 'thanks', constraints: [laMesa] }).Intent, 'search');
  t.like(said({ unexplained: ['zebra'] }, { focus: [12] }), { Intent: 'none', Talk: 'shown' });
});

test('who wants a person is understood to, with the home and the conditions that are named; the search goes on later', (t) => {
  const viewing = said({ wantsHuman: true, pointers: [{ position: 2 }] }, seen, three);
  t.like(viewing, { Intent: 'human', Reference: [12], Constraints: [] });
  t.deepEqual(written(viewing.Kept), written(searching.constraints));
  const elsewhere = said({ wantsHuman: true, constraints: [named('City', 'El Cajon')] }, seen, three);
  t.deepEqual(written(elsewhere.Constraints), ['City is El Cajon']);
});

test('who asks for the best of another town looks there, not among what was shown', (t) => {
  const cheapest = { amongShown: true, order: { Field: 'Price', Direction: 'asc' } as const, limit: 1 };
  t.false(
    said({ ...cheapest, constraints: [named('City', 'Carlsbad')] }, seen).Constraints.some(
      ({ Field }) => Field === 'Shown',
    ),
  );
  t.true(said(cheapest, seen).Constraints.some(({ Field }) => Field === 'Shown'));
});

test('wishes are kept apart from conditions, and one becomes the other when it is said so', (t) => {
  const pool = named('Tag', 'pool');
  t.like(said({ wishes: [pool] }, searching), { Intent: 'search', Wishes: [pool], Constraints: searching.constraints });
  const must = said({ constraints: [pool] }, { wishes: [pool] });
  t.deepEqual([must.Wishes, must.Constraints], [[], [pool]]);
  const only = said({ wishes: [pool] }, { constraints: [pool] });
  t.deepEqual([only.Wishes, only.Constraints], [[pool], []]);
});

test('an order that was asked for goes on until another is, and a number of homes does not', (t) => {
  const order = { Field: 'Price', Direction: 'asc' } as const;
  const newest = { Field: 'DaysOnMarket', Direction: 'asc' } as const;
  const next = said({ constraints: [laMesa], limit: 3 }, { order });
  t.deepEqual([next.Order, next.Limit], [order, 3]);
  t.deepEqual(said({ order: newest }, { order }).Order, newest);
  // "The cheapest in La Mesa", then "2 bedrooms at least", and then "in Carlsbad".
  const asked = { fields: [], tags: [], limit: 1, order };
  const ofCheapest = { constraints: [laMesa], asked };
  t.deepEqual(said({ constraints: [bound('Bedrooms', 'atLeast', 2)] }, ofCheapest).Order, order);
  t.is(said({ constraints: [named('City', 'Carlsbad')], speaksOfHomes: true }, ofCheapest).Order, undefined);
});

test('"and in El Cajon?" asks there what was asked before; what says more does not', (t) => {
  const before: Partial<SessionState> = {
    ...seen,
    asked: { aggregate: 'average', limit: 3, fields: ['Price'], tags: [] },
  };
  const there = { constraints: [named('City', 'El Cajon')] };
  t.like(said(there, before), { Intent: 'search', Aggregate: 'average', Limit: 3, Fields: ['Price'] });
  for (const more of [{ speaksOfHomes: true }, { constraints: [...there.constraints, forRent] }, { limit: 5 }])
    t.false('Aggregate' in said({ ...there, ...more }, before));
  t.false('Aggregate' in said({ ...there, isReset: true }, before));
  const instead = { ...before, constraints: [laMesa] };
  t.deepEqual(constraintsOf({ ...there, adds: true }, instead), ['City is El Cajon']);
  t.deepEqual(constraintsOf({ ...there, adds: true }, { constraints: [laMesa] }), ['City is La Mesa, El Cajon']);
});
