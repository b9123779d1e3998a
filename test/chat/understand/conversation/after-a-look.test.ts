import test from 'ava';
import { nextState } from '../../../../src/chat/sessions/next-state.ts';
import { readState, writeState } from '../../../../src/chat/sessions/session-state.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { bound, named, state } from '../../../helpers/statements.ts';
import { understood } from '../../../helpers/understandings.ts';

const condos = [named('PropertyType', 'Condominium'), bound('Price', 'atMost', 900_000)];
const bare: readonly (readonly [string, string, string])[] = [
  ['we need at least 4', 'Bedrooms', 'Bedrooms atLeast 4'],
  ["that's not enough, I need three", 'Bedrooms', 'Bedrooms atLeast 3'],
  ['two would be better', 'Bathrooms', 'Bathrooms atLeast 2'],
  ['too much, max 350 please', 'HOAMonth', 'HOAMonth atMost 350'],
  ['at least 1400 then', 'BuildingArea', 'BuildingArea atLeast 1400 Square Feet'],
  ['we need 2', 'ParkingSpots', 'ParkingSpots atLeast 2'],
];
for (const [question, field, expected] of bare)
  test(`a number without more is of what was asked about a home: ${question} (${field})`, (t) => {
    const said = read(question, { hasShown: true, constraints: condos, askedAbout: [field] as never });
    t.deepEqual(brief({ ...said, unexplained: [], pointers: [] }), [expected]);
  });

const others: readonly (readonly [string, string])[] = [
  ['show me another one', 'Bedrooms'],
  ['show me 5 more', 'Bedrooms'],
  ['what about the third one?', 'Bedrooms'],
  ['under 700k please', 'HOAMonth'],
  ['600 sqft at least', 'Bedrooms'],
];
for (const [question, field] of others)
  test(`a number with its own unit, or that counts homes, is not: ${question}`, (t) => {
    const { constraints } = read(question, { hasShown: true, constraints: condos, askedAbout: [field] as never });
    t.false(constraints.some((one) => one.Field === field));
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
