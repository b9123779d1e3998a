import test from 'ava';
import fc from 'fast-check';
import type { Found } from '../../../../src/chat/retrieve/found.ts';
import { nextState } from '../../../../src/chat/sessions/next-state.ts';
import { EMPTY_STATE, readState, type SessionState, writeState } from '../../../../src/chat/sessions/session-state.ts';
import { type Constraint, isIdentifier, isSame } from '../../../../src/chat/understand/constraint.ts';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { Pointer, Statement } from '../../../../src/chat/understand/statement.ts';
import type { Talk } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
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
import { understood } from '../../../helpers/understandings.ts';

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

test('what was asked about a home is remembered until the next search', (t) => {
  const found = (kind: 'lookup' | 'search' | 'nothing') => ({
    ...{ kind, listings: [sampleListing({}, 1)], total: 1, gone: [], unknown: [] },
  });
  const given = { shown: [1], noAnswer: false };
  const looked = nextState(
    state({}),
    understood({ Intent: 'lookup', Fields: ['Tag'], AskedTags: ['garage'] }),
    found('lookup'),
    given,
  );
  t.deepEqual(looked.lookedUp, { fields: ['Tag'], tags: ['garage'] });
  t.deepEqual(readState(writeState(looked)), looked);
  const thanked = nextState(looked, understood({ Intent: 'none' }), found('nothing'), given);
  t.deepEqual(thanked.lookedUp, looked.lookedUp);
  t.is(nextState(looked, understood({ Intent: 'search' }), found('search'), given).lookedUp, undefined);
});

const shown = [shownListing(1, { bedrooms: 3 }), shownListing(2, { bedrooms: 4 }), shownListing(3, { bedrooms: 3 })];
const threeShown = state({ lastShown: [1, 2, 3], shown: [1, 2, 3] });
const visit = (...fits: Parameters<typeof written>[0]) =>
  understand(statement({ wantsHuman: true, pointers: [{ fits: [...fits] }] }), threeShown, shown);

test('a description that some of the homes fit names those', (t) => {
  const { Constraints, Reference } = visit(bound('Bedrooms', 'atLeast', 4));
  t.deepEqual([written(Constraints), Reference], [[], [2]]);
});

test('a description that all of the homes fit, or none, is a condition', (t) => {
  const all = visit(named('City', 'La Mesa'));
  t.deepEqual([written(all.Constraints), all.Reference], [['City is La Mesa'], undefined]);
  const none = visit(bound('Bedrooms', 'atLeast', 5));
  t.deepEqual([written(none.Constraints), none.Reference], [['Bedrooms atLeast 5'], undefined]);
});

const at = (id: number, address: string) => shownListing(id, { address, city: 'La Mesa' });
const homes = [at(1, '9 Rose St Unit A'), at(2, '9 Rose St Unit B'), at(3, '4 Elm Ave'), at(4, 'Rue Haute 9, app. 5')];
const meant = (unit: string, focus: number[], lastShown: number[] = []) => {
  const { Intent, Constraints, Reference } = understand(statement({ unit }), state({ focus, lastShown }), homes);
  return [Intent, ...written(Constraints).filter((one) => one.startsWith('Address')), ...(Reference ?? [])];
};

test('another unit is one of the building that is talked about, whether there is such a unit or not', (t) => {
  t.deepEqual(meant('b', [1]), ['lookup', 'Address is 9 Rose St Unit B']);
  t.deepEqual(meant('f', [1, 2]), ['lookup', 'Address is 9 Rose St Unit F']);
  t.deepEqual(meant('2', [3]), ['lookup', 'Address is 4 Elm Ave Unit 2']);
  t.deepEqual(meant('2', [4]), ['lookup', 'Address is Rue Haute 9 Unit 2']);
});

test('of several buildings it is the one with such a unit, and without one no home is meant', (t) => {
  t.deepEqual(meant('b', [], [1, 2, 3]), ['lookup', 'Address is 9 Rose St Unit B']);
  t.deepEqual(meant('c', [], [1, 2, 3]), ['lookup']);
});

const budget = bound('Price', 'atMost', 400_000);
const before = state({
  constraints: [named('City', 'La Mesa'), budget],
  ...{ lastShown: [1, 2], shown: [1, 2], givenUp: [budget], offer: { kind: 'relax', constraints: [budget] } },
});
const after = (said: Partial<Statement>) =>
  understand(statement(said), before, [shownListing(1, { price: 600_000 }), shownListing(2, { price: 700_000 })]);

test('who chooses among homes above the budget gives up the budget for that question alone', (t) => {
  const { Constraints, Kept } = after({ amongShown: true, constraints: [named('Tag', 'garage')] });
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Tag is garage', 'Shown is 1, 2']);
  t.true(written(Kept).includes('Price atMost 400000'));
});

test('who accepts to go on without the budget gives it up; who wants more of the closest homes has not', (t) => {
  t.deepEqual(written(after({ reply: 'yes' }).Kept), ['City is La Mesa']);
  const { Constraints, Kept } = after({ wantsMore: true });
  t.deepEqual(written(Kept), ['City is La Mesa', 'Price atMost 400000']);
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Price atMost 400000', 'Shown not 1, 2']);
});

test('"cheaper" than homes above the budget is no more than the budget', (t) => {
  const { Constraints } = after({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  t.true(written(Constraints).includes('Price atMost 400000'));
});

test('who asked for cheaper homes than those within his budget keeps the budget when the cheaper price is given up', (t) => {
  const inBudget = state({ constraints: [named('City', 'La Mesa'), budget], lastShown: [1, 2], shown: [1, 2] });
  const shown = [shownListing(1, { price: 380_000 }), shownListing(2, { price: 390_000 })];
  const cheaper = statement({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  const { Constraints } = understand(cheaper, inBudget, shown);
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Price atMost 379999']);
  const offered = state({
    ...inBudget,
    constraints: Constraints,
    offer: { kind: 'relax', constraints: Constraints.slice(1) },
  });
  const { Kept } = understand(statement({ reply: 'yes' }), offered, shown);
  t.deepEqual(written(Kept), ['City is La Mesa', 'Price atMost 400000']);
});

test('words that nothing explains add a wish to a search that is under way, and begin none', (t) => {
  const wish = { unexplained: ['kitchen cabinets'] };
  t.is(after(wish).Intent, 'search');
  t.is(understand(statement(wish), state(), []).Intent, 'none');
});

test('a search that begins anew has no conditions of before', (t) => {
  t.deepEqual(written(after({ isReset: true, constraints: [named('Tag', 'pool')] }).Constraints), ['Tag is pool']);
});

const number: Constraint = { Field: 'MLSNumber', Operator: 'is', Value: 'W1', Words: 'W1' };
const area: Constraint = { Field: 'LotArea', Operator: 'atLeast', Value: 9, AreaUnit: 'Square Meters', Words: '9' };
const CONSTRAINTS: readonly Constraint[] = [
  ...[
    forRent,
    forSale,
    number,
    area,
    named('City', 'A'),
    named('City', 'B'),
    notNamed('City', 'A'),
    named('Near', 'C'),
  ],
  ...[named('Tag', 'pool'), notNamed('Tag', 'pool', 'garage'), bound('Price', 'atMost', 9), bound('Bedrooms', 'is', 2)],
];
const IDS = [1, 2, 3, 4, 5, 6];

const some = <Item>(items: readonly Item[], most = 2) => fc.subarray([...items], { maxLength: most });
const rarely = fc.integer({ min: 0, max: 7 }).map((value) => value === 0);
const pointer: fc.Arbitrary<Pointer> = fc.oneof(
  fc.integer({ min: -1, max: 9 }).map((position) => ({ position: position === 0 ? 1 : position })),
  fc.constant('focus' as const),
  some(CONSTRAINTS).map((fits) => ({ fits })),
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 3 });

const message: fc.Arbitrary<Statement> = fc
  .record({
    ...{ constraints: some(CONSTRAINTS), wishes: some(CONSTRAINTS, 1), adds: fc.boolean(), isReset: rarely },
    dropped: some(['City', 'Price', 'Tag'] as const, 1),
    droppedTags: some(['pool'], 1),
    ...{ wantsMore: rarely, amongShown: rarely, wantsHuman: rarely, compares: rarely, speaksOfHomes: fc.boolean() },
    relative: some([{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] as const, 1),
    pointers: fc.array(pointer, { maxLength: 2 }),
    reply: maybe(fc.constantFrom('yes', 'no')),
    talk: maybe(fc.constantFrom<Talk>('greeting', 'thanks', 'knowledge', 'reply')),
    order: maybe(fc.constant({ Field: 'Price', Direction: 'asc' })),
    limit: maybe(fc.constant(3)),
    fields: some(['HOAMonth', 'Tag'] as const, 1),
  })
  .map((parts) => {
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    return statement(Object.fromEntries(given) as Partial<Statement>);
  });

const answer = fc.record({
  kind: fc.constantFrom('search', 'lookup', 'focus', 'nothing'),
  ids: fc.subarray(IDS),
  more: fc.nat({ max: 9 }),
  isRelaxed: fc.boolean(),
});

test('whatever a talk says, its state can be stored, and what is understood keeps to what was shown', (t) => {
  const talk = fc.array(fc.tuple(message, answer), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(talk, (turns) => {
      let state: SessionState = EMPTY_STATE;
      for (const [said, { kind, ids, more, isRelaxed }] of turns) {
        const known = state.lastShown.concat(state.focus);
        const understood = understand(
          said,
          state,
          [...new Set(known)].map((id) => shownListing(id, { price: id })),
        );
        const { Intent, Constraints, Kept, Reference = [] } = understood;
        t.true(Reference.every((id) => known.includes(id)));
        t.false(Kept.some((constraint) => isIdentifier(constraint) || constraint.Field === 'Shown'));
        t.true(
          ['lookup', 'compare', 'human'].includes(Intent) ||
            Kept.every((one) => [...Constraints, ...state.constraints].some((other) => isSame(one, other))),
        );
        t.is('Talk' in understood, Intent === 'none');
        // Without their values listings are pointed at by place only.
        t.true(understand(said, state, []).Intent === Intent || said.pointers.length > 0);
        const found: Found = {
          ...{ kind, listings: ids.map((id) => sampleListing({}, id)), total: isRelaxed ? 0 : ids.length + more },
          ...(isRelaxed && Kept[0] !== undefined ? { relaxed: { constraints: [Kept[0]], total: ids.length } } : {}),
          ...{ gone: [], unknown: [] },
        };
        state = nextState(state, understood, found, { shown: ids, noAnswer: isRelaxed });
        t.deepEqual(readState(writeState(state)), state);
        t.true(state.focus.length <= 3);
      }
    }),
  );
});
