import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { fillGaps } from '../../../../src/chat/understand/extract/fill-gaps.ts';
import type { Statement } from '../../../../src/chat/understand/statement.ts';
import { bound, forRent, named, notNamed, statement, written } from '../../../helpers/statements.ts';

const filled = (question: string, parts: Partial<Statement>, ...given: Constraint[]) =>
  fillGaps(
    statement(parts),
    given.map((constraint) => ({ constraint, isWish: false })),
    question,
  );
const withWords = (constraint: Constraint, Words: string): Constraint => ({ ...constraint, Words });

test('what a model read in unexplained words is taken, and these are explained then', (t) => {
  const pool = withWords(named('Tag', 'pool'), 'somewhere to swim');
  const { statement: now, taken } = filled('a flat with somewhere to swim', { unexplained: ['swim', 'zebra'] }, pool);
  t.deepEqual([now.constraints, now.unexplained, taken], [[pool], ['zebra'], 1]);
});

test('a wish that a model read stays a wish', (t) => {
  const pool = withWords(named('Tag', 'pool'), 'swim');
  const { statement: now } = fillGaps(
    statement({ unexplained: ['swim'] }),
    [{ constraint: pool, isWish: true }],
    'swim',
  );
  t.deepEqual([now.constraints, now.wishes], [[], [pool]]);
});

test('words that do not stand in the question explain nothing', (t) => {
  const invented = withWords(named('Tag', 'pool'), 'swimming pool');
  t.is(filled('somewhere to swim', { unexplained: ['swim'] }, invented).taken, 0);
  t.is(filled('somewhere to swim', { unexplained: ['swim'] }, withWords(invented, ' ')).taken, 0);
  t.is(filled('有泳池的房子', { unexplained: ['泳池'] }, withWords(invented, '泳池')).taken, 1);
});

test('words that the parser explained are no gap', (t) => {
  const garage = withWords(named('Tag', 'garage'), 'garage');
  t.is(filled('a garage and a zebra', { unexplained: ['zebra'] }, garage).taken, 0);
});

test('what the parser found wins over what a model says of the same', (t) => {
  const price = bound('Price', 'atMost', 600_000);
  const other = withWords(bound('Price', 'atMost', 60), '600 bucks');
  const { statement: now } = filled('under 600 bucks', { constraints: [price], unexplained: ['bucks'] }, other);
  t.deepEqual(now.constraints, [price]);
});

test('a name that the parser guessed from other letters yields, one that was written does not', (t) => {
  const guess = withWords(named('City', 'La Mesa'), 'la mirra');
  const right = withWords(named('City', 'La Mirada'), 'la mirra');
  const yields = filled('homes in la mirra', { constraints: [guess] }, right);
  t.deepEqual(written(yields.statement.constraints), ['City is La Mirada']);
  const exact = withWords(named('City', 'La Mesa'), 'La Mesa');
  const stays = filled('homes in La Mesa', { constraints: [exact] }, withWords(right, 'La Mesa'));
  t.deepEqual(stays.statement.constraints, [exact]);
});

test('a number is taken only where the words say one', (t) => {
  const area = (Words: string): Constraint => ({
    ...{ Field: 'BuildingArea', Operator: 'atLeast', Value: 2_000, AreaUnit: 'Square Feet', Words },
  });
  t.is(filled('something spacious', { unexplained: ['spacious'] }, area('spacious')).taken, 0);
  t.is(filled('two grand of feet', { unexplained: ['grand', 'feet'] }, area('two grand of feet')).taken, 1);
  t.is(filled('2k feet', { unexplained: ['feet'] }, area('2k feet')).taken, 1);
});

const rejects = test.macro((t, ...cases: [question: string, unexplained: string, ...Constraint[]][]) => {
  for (const [question, unexplained, ...given] of cases) {
    const { statement: now, taken } = filled(question, { unexplained: [unexplained] }, ...given);
    t.deepEqual([now.constraints, now.wishes, now.unexplained, taken], [[], [], [unexplained], 0], question);
  }
});

test(
  'whether homes are sold or let, and how they stand, is never read into an unknown word',
  rejects,
  ['zorb homes', 'zorb', { ...{ Field: 'Status', Operator: 'is', Value: 'Sold', Words: 'zorb' } } as Constraint],
  ['zorb homes', 'zorb', withWords(forRent, 'zorb')],
);

test(
  'a number is one that its own words say, and that its field can be',
  rejects,
  ['frobnicated 3 something', 'frobnicated', withWords(bound('Price', 'atMost', 3), 'frobnicated 3 something')],
  ['one million wishes', 'wishes', withWords(bound('Bedrooms', 'atLeast', 9), 'one million wishes')],
  ['a frob for 2 people', 'frob', withWords(bound('Bedrooms', 'atLeast', 3), 'a frob for 2 people')],
  ['a frob in three', 'frob', withWords(bound('YearBuilt', 'atLeast', 3), 'frob in three')],
);

test(
  'a name of the listings is one that the words nearly are',
  rejects,
  ['zorb homes', 'zorb', withWords(notNamed('City', 'Riverton'), 'zorb')],
  ['zorb homes', 'zorb', withWords(named('City', 'Riverton'), 'zorb')],
  ['a frobnicated flat', 'frobnicated', withWords(named('PropertyType', 'Condominium'), 'frobnicated')],
  ['near the zorb', 'zorb', withWords(named('Near', 'Old Mill'), 'zorb')],
);

test('a name that is nearly the words, or in a language that nobody here reads, is taken', (t) => {
  const near = withWords(named('City', 'Riverton'), 'rivertn');
  t.is(filled('homes in rivertn', { unexplained: ['rivertn'] }, near).taken, 1);
  const russian = withWords(named('City', 'Riverton'), 'Ривертоне');
  t.is(filled('дом в Ривертоне', { unexplained: ['дом в Ривертоне'] }, russian).taken, 1);
  const finnish = withWords(named('PropertyType', 'Condominium'), 'kerrostaloasunto');
  const parts = { isLanguageKnown: false, unexplained: ['haluan edullinen kerrostaloasunto'] };
  t.is(filled('haluan edullinen kerrostaloasunto', parts, finnish).taken, 1);
  t.is(filled('haluan edullinen kerrostaloasunto', { ...parts, isLanguageKnown: true }, finnish).taken, 0);
});

test(
  'a feature is wanted outside of a denial only, and not wanted inside of one only',
  rejects,
  ['a home, not zorby', 'zorby', withWords(named('Tag', 'pool'), 'zorby')],
  ['a home without any zorbs', 'zorbs', withWords(named('Tag', 'pool'), 'zorbs')],
  ['a home without any zorbs', 'zorbs', withWords(named('Tag', 'pool'), 'without any zorbs')],
  ['a home with zorbs', 'zorbs', withWords(notNamed('Tag', 'pool'), 'zorbs')],
  ["I don't care about zorbs", 'zorbs', withWords(named('Tag', 'pool'), 'zorbs')],
);

test('a denied feature is kept away, and a denial ends with its clause', (t) => {
  const notPool = withWords(notNamed('Tag', 'pool'), 'zorbs');
  t.is(filled('a home without any zorbs', { unexplained: ['zorbs'] }, notPool).taken, 1);
  const pool = withWords(named('Tag', 'pool'), 'zorbs');
  t.is(filled('not too old, but with zorbs', { unexplained: ['zorbs'] }, pool).taken, 1);
  const german = statement({ language: 'de', unexplained: ['zorbs'] });
  t.is(fillGaps(german, [{ constraint: pool, isWish: false }], 'zorbs brauche ich nicht').taken, 0);
});

test('words that a condition of the parser has are no gap, whatever stands beside them', (t) => {
  const pool = named('Tag', 'pool');
  const gym = withWords(named('Tag', 'gym'), 'pool and zorb');
  t.is(filled('a pool and zorb', { constraints: [pool], unexplained: ['zorb'] }, gym).taken, 0);
});
