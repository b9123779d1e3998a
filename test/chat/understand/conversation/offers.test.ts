import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import type { Statement } from '../../../../src/chat/understand/statement.ts';
import { bound, named, shownListing, state, statement, written } from '../../../helpers/statements.ts';

const budget = bound('Price', 'atMost', 400_000);
const before = state({
  constraints: [named('City', 'La Mesa'), budget],
  ...{ lastShown: [1, 2], shown: [1, 2], givenUp: [budget], offer: { kind: 'relax', constraints: [budget] } },
});
const after = (said: Partial<Statement>) =>
  understand(statement(said), before, [shownListing(1, { price: 600_000 }), shownListing(2, { price: 700_000 })]);

test('who chooses among homes above the budget gives up the budget for that question alone', (t) => {
  const { Constraints, Kept } = after({ amongShown: true, constraints: [named('Tag', 'garage')] });
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Tag is garage', 'Shown is 1, 2']);
  t.true(written(Kept).includes('Price atMost 400000'));
});

test('who accepts to go on without the budget gives it up; who wants more of the closest homes has not', (t) => {
  t.deepEqual(written(after({ reply: 'yes' }).Kept), ['City is La Mesa']);
  const { Constraints, Kept } = after({ wantsMore: true });
  t.deepEqual(written(Kept), ['City is La Mesa', 'Price atMost 400000']);
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Price atMost 400000', 'Shown not 1, 2']);
});

test('"cheaper" than homes above the budget is no more than the budget', (t) => {
  const { Constraints } = after({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  t.true(written(Constraints).includes('Price atMost 400000'));
});

test('who asked for cheaper homes than those within his budget keeps the budget when the cheaper price is given up', (t) => {
  const inBudget = state({ constraints: [named('City', 'La Mesa'), budget], lastShown: [1, 2], shown: [1, 2] });
  const shown = [shownListing(1, { price: 380_000 }), shownListing(2, { price: 390_000 })];
  const cheaper = statement({ relative: [{ Field: 'Price', Direction: 'less', Words: 'cheaper' }] });
  const { Constraints } = understand(cheaper, inBudget, shown);
  t.deepEqual(written(Constraints), ['City is La Mesa', 'Price atMost 379999']);
  const offered = state({
    ...inBudget,
    constraints: Constraints,
    offer: { kind: 'relax', constraints: Constraints.slice(1) },
  });
  const { Kept } = understand(statement({ reply: 'yes' }), offered, shown);
  t.deepEqual(written(Kept), ['City is La Mesa', 'Price atMost 400000']);
});

test('words that nothing explains add a wish to a search that is under way, and begin none', (t) => {
  const wish = { unexplained: ['kitchen cabinets'] };
  t.is(after(wish).Intent, 'search');
  t.is(understand(statement(wish), state(), []).Intent, 'none');
});

test('a search that begins anew has no conditions of before', (t) => {
  t.deepEqual(written(after({ isReset: true, constraints: [named('Tag', 'pool')] }).Constraints), ['Tag is pool']);
});
