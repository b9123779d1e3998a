import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { Statement } from '../../../../src/chat/understand/statement.ts';
import { bound, named, shownListing, state, statement, written } from '../../../helpers/statements.ts';

const budget = bound('Price', 'atMost', 400_000);
const before = state({
  constraints: [named('City', 'La Mesa'), budget],
  ...{ lastShown: [1, 2], shown: [1, 2], offer: { kind: 'relax', constraints: [budget] } },
});
const after = (said: Partial<Statement>) =>
  understand(statement(said), before, [shownListing(1, { price: 600_000 }), shownListing(2, { price: 700_000 })]);

test('who chooses among homes above the budget gives up the budget for that question alone', (t) => {
  const { Constraints, Kept } = after({ amongShown: true, constraints: [named('Tag', 'garage')] });
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Tag is garage', 'Shown is 1, 2']);
  t.true(written(Kept).includes('Price atMost 400000'));
});

test('who accepts to go on without the budget, or wants more such homes, gives it up', (t) => {
  t.deepEqual(written(after({ reply: 'yes' }).Kept), ['City is La Mesa']);
  t.deepEqual(written(after({ wantsMore: true }).Kept), ['City is La Mesa']);
});

test('"cheaper" than homes above the budget is no more than the budget', (t) => {
  const { Constraints } = after({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  t.true(written(Constraints).includes('Price atMost 400000'));
});

test('words that nothing explains add a wish to a search that is under way, and begin none', (t) => {
  const wish = { unexplained: ['kitchen cabinets'] };
  t.is(after(wish).Intent, 'search');
  t.is(understand(statement(wish), state(), []).Intent, 'none');
});
