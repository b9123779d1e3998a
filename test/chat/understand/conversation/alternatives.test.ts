import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { withAlternatives } from '../../../../src/chat/understand/conversation/search.ts';

const tag = (name: string, Operator: 'is' | 'not' = 'is'): Constraint => ({
  Field: 'Tag',
  Operator,
  Value: [name],
  Words: name,
});
const valuesOf = (constraints: readonly Constraint[]): unknown[] =>
  constraints.map(({ Operator, Value }) => [Operator, Value]);

test('"or with a hot tub" after one feature wants either', (t) => {
  const city: Constraint = { Field: 'City', Operator: 'is', Value: ['La Mesa'], Words: 'La Mesa' };
  t.deepEqual(valuesOf(withAlternatives([city, tag('pool')], [tag('hot tub')])), [['is', ['pool', 'hot tub']]]);
});

test('after several features, or after none, the other one is wanted as well', (t) => {
  t.deepEqual(valuesOf(withAlternatives([tag('pool'), tag('garage')], [tag('hot tub')])), [['is', ['hot tub']]]);
  t.deepEqual(valuesOf(withAlternatives([], [tag('hot tub')])), [['is', ['hot tub']]]);
});

test('"or no pool but a garden" has no alternative left', (t) => {
  t.deepEqual(valuesOf(withAlternatives([tag('pool')], [tag('pool', 'not'), tag('garden')])), [
    ['not', ['pool']],
    ['is', ['garden']],
  ]);
});
