import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { mergeConstraints } from '../../../../src/chat/understand/conversation/merge.ts';
import { checkReadings, type Rows } from '../../../helpers/readings.ts';
import type { Before } from '../../../helpers/sample-vocabulary.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';

const SHOWN = { hasShown: true, talksOfSeveral: true } as const;
const check = (what: string, rows: Rows, before: Before = {}): void =>
  checkReadings(what, rows, { language: 'en', ...SHOWN, ...before });

const town = (name: string): Constraint => ({ Field: 'City', Operator: 'is', Value: [name], Words: name });
const part = (name: string): Constraint => ({ Field: 'Near', Operator: 'is', Value: [name], Words: name });
const tag = (name: string): Constraint => ({ Field: 'Tag', Operator: 'is', Value: [name], Words: name });
const bedrooms = (Value: number): Constraint => ({ Field: 'Bedrooms', Operator: 'atLeast', Value, Words: '' });
const dues = (Value: number): Constraint => ({ Field: 'HOAMonth', Operator: 'atMost', Value, Words: '' });

check(
  'where the family lives is not looked in, where something else is asked for',
  {
    'my parents live in Carlsbad, so I want a sauna for when they visit': ['Tag is sauna'],
    'my aunt in Oceanside says to get a garage': ['Tag is garage', 'unexplained says'],
    'our church is in Oceanside, but I need two bathrooms': ['Bathrooms atLeast 2'],
    'my brother lives in Oceanside, 2 beds near him': ['Bedrooms atLeast 2', 'City is Oceanside'],
    'my brother lives in Oceanside, so 2 beds there': ['Bedrooms atLeast 2', 'City is Oceanside'],
  },
  { constraints: [town('La Mesa')] },
);

check('where nothing was looked for before, the town of the family is one to look in', {
  'my parents live in Carlsbad, so I want a sauna': ['City is Carlsbad', 'Tag is sauna'],
});

check('who asks for "one that …" asks for others, not of those that were shown', {
  'what about one which already has a fireplace': ['Tag is fireplace'],
  'how about something with a sauna?': ['Tag is sauna'],
  'does anything have a balcony?': ['Tag is balcony'],
  'it has to come with a sauna': ['Tag is sauna', 'points at focus'],
});

check('"the one with …" and questions of a requirement are about what was shown', {
  'does it come with a sauna?': ['asks Tag', 'asks for sauna', 'points at focus'],
});

check(
  'all of the town takes the place of a part of it, and so does "not near there"',
  {
    'any part of San Diego will do': ['City is San Diego', 'any Near', 'any Street', 'any ZIP'],
    'it need not be close to the park': ['any Near', 'points at focus'],
    'not necessarily near there': ['any Near', 'points at focus'],
  },
  { constraints: [town('San Diego'), part('Balboa Park')] },
);

check(
  'a number goes on with one of before in many words',
  {
    'one or two': ['Bedrooms atLeast 1', 'Bedrooms atMost 2'],
    'we could go down to two': ['Bedrooms atLeast 2'],
    'could squeeze into two': ['Bedrooms atLeast 2'],
  },
  { constraints: [bedrooms(3)] },
);

check(
  'a fee before "for the HOA" is one',
  { '380 for the HOA is ok': ['HOAMonth atMost 380'], 'up to 380 for the HOA': ['HOAMonth atMost 380'] },
  { constraints: [dues(300)] },
);

check('a yard and a sum are two conditions', {
  'with a yard, and up to 3200 a month': ['Price atMost 3200', 'SaleType is for_rent', 'Tag is yard'],
  'a yard over 4000 sq ft': ['LotArea atLeast 4000 Square Feet'],
});

check('who wants no stairs, and a lift, wants no home on one floor', {
  'my dad cannot climb stairs, so an elevator': ['Tag is elevator'],
  'no stairs please': ['Tag is single story'],
});

check(
  'what is given up is told from what is wanted in its place',
  {
    'I could do without the pool': ['with or without pool'],
    'pool or no pool': ['with or without pool'],
    'take the pool off': ['with or without pool'],
    'a sauna would be fine instead of the pool': ['Tag is sauna', 'with or without pool'],
    "I couldn't live without a sauna": ['Tag is sauna'],
    'I forgot to mention a sauna': ['Tag is sauna'],
    "my landlord won't let me have a cat, so where cats are welcome": ['Tag is cats'],
  },
  { constraints: [tag('pool')] },
);

test('three days at home are no third home that was shown', (t) => {
  t.deepEqual(read('I stay home three days a week and want a sauna', SHOWN).pointers, []);
});

test('of two kinds that are named with "or" one is wanted, whichever', (t) => {
  t.deepEqual(brief(read("a condo or a townhouse, I don't care", SHOWN)), ['PropertyType is Condominium/Townhouse']);
});

test('what says more takes the place of what says less: a view, then an ocean view', (t) => {
  const merged = (before: Constraint[], stated: Constraint[]): unknown[] =>
    mergeConstraints(before, { stated, dropped: [], adds: false }).map(({ Value }) => Value);
  t.deepEqual(merged([tag('view')], [tag('ocean view')]), [['ocean view']]);
  t.deepEqual(merged([], [tag('yard'), tag('fenced yard')]), [['fenced yard']]);
  t.deepEqual(merged([tag('ocean view')], [tag('view')]), [['ocean view']]);
});
