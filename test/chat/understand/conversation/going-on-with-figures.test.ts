import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { state } from '../../../helpers/statements.ts';

/** A message after a mark `~` comes after homes were shown. */
const understood: Record<string, string[]> = {
  '~How many of them have a pool?': ['Tag is pool', 'aggregate count'],
  '~how many of these have a pool?': ['Tag is pool', 'aggregate count'],
  '~Which of these have a pool?': ['Tag is pool', 'among shown'],
  '~Wie viele davon haben einen Pool?': ['Tag is pool', 'aggregate count'],
  '~其中有多少套带泳池？': ['Tag is pool', 'aggregate count'],
  'has the price of MLS 1998089 dropped?': ['MLSNumber is 1998089', 'asks PriceHistory'],
  "did 14 Oak St's price go down?": ['Address is 14 Oak St', 'asks PriceHistory'],
  'has the price of 3 Elm St changed?': ['Address is 3 Elm St', 'asks PriceHistory'],
  'when was the price of 14 Oak St last changed?': ['Address is 14 Oak St', 'asks PriceHistory'],
  '~when did its price last change?': ['points at focus', 'asks PriceHistory'],
};
for (const [question, expected] of Object.entries(understood))
  test(`what is asked of all that was found, or of a price's past, is understood: ${question}`, (t) => {
    const hasShown = question.startsWith('~');
    t.deepEqual(brief(read(question.replace('~', ''), { hasShown })), expected);
  });

test('a superlative alone is of the figure that was asked for before, and of nothing where none was', (t) => {
  const before = state({ asked: { aggregate: 'average', fields: ['HOAMonth'], tags: [] } });
  for (const question of ['and the lowest?', 'et le plus bas ?', '¿y el más bajo?']) {
    const expected = { Intent: 'search', Aggregate: 'lowest', Fields: ['HOAMonth'], Unexplained: [] } as const;
    t.like(understand(read(question), before, []), expected, question);
  }
  t.is(understand(read("what's the highest?"), before, []).Aggregate, 'highest');
  t.is(understand(read("what's the highest?"), state({}), []).Aggregate, undefined);
});
