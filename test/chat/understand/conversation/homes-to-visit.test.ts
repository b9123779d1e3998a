import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { bound, named, shownListing, state, statement, written } from '../../../helpers/statements.ts';

const shown = [shownListing(1, { bedrooms: 3 }), shownListing(2, { bedrooms: 4 }), shownListing(3, { bedrooms: 3 })];
const before = state({ lastShown: [1, 2, 3], shown: [1, 2, 3] });
const visit = (...fits: Parameters<typeof written>[0]) =>
  understand(statement({ wantsHuman: true, pointers: [{ fits: [...fits] }] }), before, shown);

test('a description that some of the homes fit names those', (t) => {
  const { Constraints, Reference } = visit(bound('Bedrooms', 'atLeast', 4));
  t.deepEqual([written(Constraints), Reference], [[], [2]]);
});

test('a description that all of the homes fit, or none, is a condition', (t) => {
  const all = visit(named('City', 'La Mesa'));
  t.deepEqual([written(all.Constraints), all.Reference], [['City is La Mesa'], undefined]);
  const none = visit(bound('Bedrooms', 'atLeast', 5));
  t.deepEqual([written(none.Constraints), none.Reference], [['Bedrooms atLeast 5'], undefined]);
});
