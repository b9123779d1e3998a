import test from 'ava';
import fc from 'fast-check';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import { nextState } from '../../../src/chat/sessions/next-state.ts';
import {
  EMPTY_STATE,
  MOST_SHOWN,
  readState,
  type SessionState,
  writeState,
} from '../../../src/chat/sessions/session-state.ts';
import type { Order, Understanding } from '../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed, state } from '../../helpers/statements.ts';
import { understood } from '../../helpers/understandings.ts';

const everything: SessionState = {
  constraints: [
    forRent,
    named('City', 'La Mesa', 'El Cajon'),
    notNamed('Tag', 'pool'),
    bound('Bedrooms', 'not', 3),
    { Field: 'LotArea', Operator: 'atLeast', Value: 1.5, AreaUnit: 'Square Meters', Words: 'a lot' },
    { Field: 'Status', Operator: 'is', Value: 'PreOnMarket', Words: 'coming soon' },
    { Field: 'Status', Operator: 'not', Value: 'UnderContract', Words: 'under contract' },
  ],
  wishes: [named('Tag', 'garden')],
  order: { Field: 'PricePerArea', Direction: 'desc' },
  asked: { aggregate: 'average', limit: 3, fields: ['Price'], tags: ['pool'] },
  shown: [1, 2, 3],
  lastShown: [3, 2],
  givenUp: [bound('Price', 'atMost', 600_000)],
  focus: [2],
  offer: { kind: 'relax', constraints: [bound('Price', 'atMost', 600_000)] },
  language: 'pt',
};

test('a state is read back as it was written', (t) => {
  t.deepEqual(readState(writeState(everything)), everything);
  t.deepEqual(readState(JSON.parse(writeState(everything))), everything);
  t.deepEqual(readState(writeState(EMPTY_STATE)), EMPTY_STATE);
  for (const kind of ['more', 'human'] as const)
    t.deepEqual(readState(writeState({ ...EMPTY_STATE, offer: { kind } })).offer, { kind });
});

test('what another version wrote, or what is no state, is forgotten', (t) => {
  const written = JSON.parse(writeState(everything)) as Record<string, unknown>;
  const earlier = { version: 1, constraints: [forRent], shown: [1], focus: [1] };
  const wrong = [
    ...[null, 'null', '3', '[]', '{}', earlier],
    { ...written, version: 3 },
    { ...written, focus: ['1'] },
    { ...written, language: 'xx' },
    { ...written, order: { Field: 'constructor', Direction: 'asc' } },
    { ...written, offer: { kind: 'relax' } },
    { ...written, wishes: [{ Field: 'City', Operator: 'is', Value: 'La Mesa', Words: '' }] },
    { ...written, constraints: [{ Field: 'LotArea', Operator: 'is', Value: 3, Words: '' }] },
    { ...written, constraints: [{ Field: 'City', Operator: 'atLeast', Value: ['La Mesa'], Words: '' }] },
  ];
  for (const state of wrong) t.deepEqual(readState(state), EMPTY_STATE, JSON.stringify(state));
});

test('any JSON at all gives a state', (t) => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      t.deepEqual(readState(value === null ? null : JSON.stringify(value)), EMPTY_STATE);
    }),
  );
});

const found = (kind: Found['kind'], ids: readonly number[], parts: Partial<Found> = {}): Found => ({
  ...{ kind, listings: ids.map((id) => sampleListing({}, id)), total: ids.length, gone: [], unknown: [] },
  ...parts,
});
const after = (
  before: Partial<SessionState>,
  parts: Partial<Understanding>,
  what: Found,
  shown: readonly number[] = what.listings.map(({ id }) => id),
  noAnswer = false,
) => nextState(state(before), understood(parts), what, { shown, noAnswer });

const laMesa = named('City', 'La Mesa');

test('all that a search has shown is remembered, in the order in which it was named', (t) => {
  const kept = [laMesa, bound('Bedrooms', 'atLeast', 3)];
  const next = after(
    { constraints: [laMesa], shown: [9, 4] },
    { Kept: kept },
    found('search', [1, 2, 3, 4, 5]),
    [4, 2, 1],
  );
  t.deepEqual(next.shown, [9, 4, 2, 1]);
  t.deepEqual(next.lastShown, [4, 2, 1]);
  t.deepEqual(next.constraints, kept);
});

test('another place, another sale type and a new beginning have shown nothing yet', (t) => {
  const before = { constraints: [laMesa, forSale], shown: [9], lastShown: [9] };
  const shownAfter = (Kept: Understanding['Kept']) => after(before, { Kept }, found('search', [1])).shown;
  t.deepEqual(shownAfter([named('City', 'El Cajon'), forSale]), [1]);
  t.deepEqual(shownAfter([laMesa, forRent]), [1]);
  t.deepEqual(shownAfter([]), [1]);
  t.deepEqual(shownAfter([named('City', 'La Mesa', 'El Cajon'), forSale]), [9, 1]);
  t.deepEqual(shownAfter([laMesa, forSale, bound('Price', 'atMost', 500_000)]), [9, 1]);
});

test(`no more than ${MOST_SHOWN} listings are remembered: the oldest are forgotten`, (t) => {
  const shown = Array.from({ length: MOST_SHOWN }, (_, index) => index + 1);
  const next = after({ shown }, {}, found('search', [9_001, 9_002]));
  t.is(next.shown.length, MOST_SHOWN);
  t.deepEqual([next.shown[0], next.shown.at(-1)], [3, 9_002]);
});

test('up to three listings come into focus, of more those that were named alone', (t) => {
  t.deepEqual(after({}, {}, found('search', [1, 2, 3])).focus, [1, 2, 3]);
  t.deepEqual(after({ focus: [7] }, {}, found('search', [1, 2, 3, 4])).focus, []);
  t.deepEqual(after({}, {}, found('search', [1, 2, 3, 4]), [4]).focus, [4]);
  t.deepEqual(after({ focus: [7] }, {}, found('search', [])).focus, []);
  t.deepEqual(after({ focus: [7] }, { Intent: 'lookup' }, found('lookup', [])).focus, [7]);
});

test('a home that has gone is talked about until another is, but not by a search', (t) => {
  const gone: Found['gone'] = [{ id: 8, name: '8 Oak St', how: 'sold', at: null }];
  const lookup = { Intent: 'lookup' } as const;
  t.deepEqual(after({ focus: [7] }, lookup, found('lookup', [], { gone })).focus, [8]);
  t.deepEqual(after({ focus: [7] }, lookup, found('lookup', [5], { gone })).focus, [5, 8]);
  t.deepEqual(after({ focus: [8] }, lookup, found('focus', [], { gone })).focus, [8]);
  t.deepEqual(after({ focus: [8] }, lookup, found('lookup', [5])).focus, [5]);
});

test('the one that is the cheapest of a search comes into focus and leaves the row as it was', (t) => {
  const before = { constraints: [laMesa], lastShown: [1, 2, 3, 4, 5], shown: [1, 2, 3, 4, 5] };
  const cheapest = { Kept: [laMesa], Order: { Field: 'Price', Direction: 'asc' }, Limit: 1 } as const;
  const next = after(before, { ...cheapest, Kept: [laMesa] }, found('search', [9], { total: 40 }));
  t.deepEqual([next.lastShown, next.focus], [[1, 2, 3, 4, 5], [9]]);
  const lowest = after(before, { Kept: [laMesa], Aggregate: 'lowest' }, found('search', [9, 8, 7, 6]), [9]);
  t.deepEqual([lowest.lastShown, lowest.focus], [[1, 2, 3, 4, 5], [9]]);
  const elsewhere = after(before, { ...cheapest, Kept: [named('City', 'El Cajon')] }, found('search', [9]));
  t.deepEqual(elsewhere.lastShown, [9]);
  const three = after(before, { ...cheapest, Kept: [laMesa], Limit: 3 }, found('search', [9, 8, 7]));
  t.deepEqual(three.lastShown, [9, 8, 7]);
});

test('"the third one" goes on meaning the third of the list after one of it was talked about', (t) => {
  const before = { lastShown: [1, 2, 3, 4, 5], shown: [1, 2, 3, 4, 5] };
  const pointed = after(before, { Intent: 'lookup', Reference: [2] }, found('lookup', [2]));
  t.deepEqual([pointed.lastShown, pointed.focus], [[1, 2, 3, 4, 5], [2]]);
  const compared = after(before, { Intent: 'compare', Reference: [1, 3] }, found('lookup', [1, 3]));
  t.deepEqual(
    [compared.lastShown, compared.focus],
    [
      [1, 2, 3, 4, 5],
      [1, 3],
    ],
  );
  const named = after(before, { Intent: 'lookup' }, found('lookup', [8]));
  t.deepEqual([named.lastShown, named.focus], [[1, 2, 3, 4, 5], [8]]);
  t.deepEqual(after(before, { Intent: 'compare' }, found('lookup', [8, 9])).lastShown, [8, 9]);
  t.deepEqual(after({}, { Intent: 'lookup' }, found('lookup', [8])).lastShown, [8]);
  t.deepEqual(after(before, {}, found('search', [])).lastShown, [1, 2, 3, 4, 5]);
});

test('talk without listings keeps the search, its order and the focus', (t) => {
  const before: Partial<SessionState> = {
    ...{ constraints: [laMesa], wishes: [named('Tag', 'pool')], order: { Field: 'Price', Direction: 'asc' } },
    ...{ shown: [1, 2], lastShown: [1, 2], focus: [2] },
  };
  const next = after(before, { Intent: 'none', Kept: [laMesa], Language: 'de' }, found('nothing', []));
  t.deepEqual(next, { ...state(before), language: 'de' });
});

test('the next step that fits the answer is what "yes" accepts, and only one', (t) => {
  const price = bound('Price', 'atMost', 300_000);
  const relaxed = found('search', [1, 2], { total: 0, relaxed: { constraints: [price], total: 2 } });
  t.deepEqual(after({}, {}, relaxed).offer, { kind: 'relax', constraints: [price] });
  t.deepEqual(after({}, {}, found('search', [1, 2], { total: 12 })).offer, { kind: 'more' });
  t.deepEqual(after({}, { Intent: 'lookup' }, found('lookup', []), [], true).offer, { kind: 'human' });
  const among: Understanding['Constraints'] = [{ Field: 'Shown', Operator: 'is', Value: [1, 2, 3], Words: '' }];
  t.false('offer' in after({}, { Constraints: among }, found('search', [1], { total: 3 })));
  const complete = after({ offer: { kind: 'more' } }, {}, found('search', [1, 2]));
  t.false('offer' in complete);
});

test('what a search asked beside its conditions is remembered until the next search', (t) => {
  const asked = after({}, { Aggregate: 'average', Fields: ['Price'] }, found('search', [])).asked;
  t.deepEqual(asked, { aggregate: 'average', fields: ['Price'], tags: [] });
  const before: Partial<SessionState> = { asked: { fields: ['Price'], tags: [] } };
  t.deepEqual(after(before, { Intent: 'none' }, found('nothing', [])).asked, before.asked);
  t.deepEqual(after(before, { Limit: 2 }, found('search', [])).asked, { limit: 2, fields: [], tags: [] });
});

test('"the cheapest" is no order of those that follow, "sort by price" is', (t) => {
  const byPrice: Order = { Field: 'Price', Direction: 'asc' };
  const byLot: Order = { Field: 'LotArea', Direction: 'desc' };
  t.deepEqual(after({}, { Order: byPrice }, found('search', [1])).order, byPrice);
  const next = after({ order: byPrice }, { Order: byLot, Limit: 1 }, found('search', [1]));
  t.deepEqual([next.order, next.asked], [byPrice, { order: byLot, limit: 1, fields: [], tags: [] }]);
  t.false('order' in after({}, { Order: byPrice, Aggregate: 'average' }, found('search', [1])));
  // What narrows the search of the biggest lot is ordered so, and no other search after it.
  const narrowed = after(
    { order: byPrice, asked: { order: byLot, limit: 1, fields: [], tags: [] } },
    { Order: byLot },
    found('search', [1]),
  );
  t.deepEqual([narrowed.order, narrowed.asked?.order], [byPrice, byLot]);
});
