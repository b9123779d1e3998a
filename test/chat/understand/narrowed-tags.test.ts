import test from 'ava';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const tag = (name: string): Constraint => ({ Field: 'Tag', Operator: 'is', Value: [name], Words: name });
const constraints = [tag('pool'), tag('sauna'), tag('fireplace')];
const told = (message: string, language: 'en' | 'es' | 'fr' | 'de' | 'pt'): string[] =>
  brief(read(message, { hasShown: true, talksOfSeveral: true, language, constraints }));

const narrowed = {
  'just the pool would do': 'en',
  'con solo la piscina basta': 'es',
  'juste une piscine': 'fr',
  'bloß ein Pool': 'de',
  'fica apenas a piscina': 'pt',
} as const;
for (const [message, language] of Object.entries(narrowed))
  test(`who wants only one of the features of before wants the others no more: ${message}`, (t) => {
    t.deepEqual(told(message, language), ['Tag is pool', 'with or without sauna', 'with or without fireplace']);
  });

test('"only" before several features of before keeps them all', (t) => {
  t.deepEqual(told('only the pool and the sauna', 'en'), ['Tag is pool', 'Tag is sauna', 'with or without fireplace']);
});

const others = {
  'with a pool': 'Tag is pool',
  'only with a garage': 'Tag is garage',
  'just not the sauna': 'Tag not sauna',
} as const;
for (const [message, expected] of Object.entries(others))
  test(`who says something else of the features of before keeps them: ${message}`, (t) =>
    t.deepEqual(told(message, 'en'), [expected]));

const ideals = { 'a garage, ideally': 'en', 'con garaje, si es posible': 'es', 'com garagem, se der': 'pt' } as const;
for (const [message, language] of Object.entries(ideals))
  test(`what would only be nice is so behind a comma too: ${message}`, (t) => {
    const { constraints: hard, wishes } = read(message, { hasShown: true, language });
    t.deepEqual([hard, wishes.map(({ Value }) => Value)], [[], [['garage']]]);
  });

test('the end of a range of sums is no ZIP code', (t) => {
  t.deepEqual(brief(read('homes between 92000 and 92109')), ['Price atLeast 92000', 'Price atMost 92109']);
  t.deepEqual(brief(read('homes in 92109 and 92101')), ['ZIP is 92109/92101']);
});
