import test from 'ava';
import fc from 'fast-check';
import type { Found } from '../../../../src/chat/retrieve/found.ts';
import { nextState } from '../../../../src/chat/sessions/next-state.ts';
import { EMPTY_STATE, readState, type SessionState, writeState } from '../../../../src/chat/sessions/session-state.ts';
import { type Constraint, isIdentifier } from '../../../../src/chat/understand/constraint.ts';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { Pointer, Statement } from '../../../../src/chat/understand/statement.ts';
import type { Talk } from '../../../../src/chat/understand/understanding.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { bound, forRent, forSale, named, notNamed, shownListing, statement } from '../../../helpers/statements.ts';

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
            Kept.every((one) => Constraints.includes(one) || state.constraints.includes(one)),
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
