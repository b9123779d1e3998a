import test from 'ava';
import fc from 'fast-check';
import { EMPTY_STATE, readState, type SessionState, writeState } from '../../../src/chat/sessions/session-state.ts';
import { bound, forRent, named, notNamed } from '../../helpers/statements.ts';

const everything: SessionState = {
  constraints: [
    forRent,
    named('City', 'La Mesa', 'El Cajon'),
    notNamed('Tag', 'pool'),
    bound('Bedrooms', 'not', 3),
    { Field: 'LotArea', Operator: 'atLeast', Value: 1.5, AreaUnit: 'Square Meters', Words: 'a lot' },
    { Field: 'Status', Operator: 'is', Value: 'PreOnMarket', Words: 'coming soon' },
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
