import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { read } from '../../../helpers/sample-vocabulary.ts';
import { state } from '../../../helpers/statements.ts';

const compared = state({ lastShown: [1, 2, 3, 4, 5], focus: [2, 3] });

for (const question of ['which has the lower HOA?', '¿cuál tiene el HOA más bajo?'])
  test(`after two homes were compared, the one with the lower fee is one of the two: ${question}`, (t) => {
    const { Intent, Constraints, Order, Limit } = understand(read(question, { hasShown: true }), compared, []);
    const among = Constraints.map(({ Field, Operator, Value }) => [Field, Operator, Value]);
    t.deepEqual(
      [Intent, among, Order, Limit],
      ['search', [['Shown', 'is', [2, 3]]], { Field: 'HOAMonth', Direction: 'asc' }, 1],
    );
  });

test('where no homes were compared, the one with the lower fee is one of all that were shown', (t) => {
  const before = state({ lastShown: [1, 2, 3] });
  const { Constraints } = understand(read('which has the lower HOA?', { hasShown: true }), before, []);
  t.deepEqual(
    Constraints.map(({ Value }) => Value),
    [[1, 2, 3]],
  );
});
