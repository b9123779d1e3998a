import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { brief, read } from '../../../helpers/sample-vocabulary.ts';
import { bound, named, shownListing, state, statement, written } from '../../../helpers/statements.ts';

const after = { hasShown: true };
const messages: Record<string, string[]> = {
  "I'd like to visit the one on Garnet Ave": ['points at Street is Garnet Ave', 'human'],
  '我想看浦东那套，明天可以吗': ['points at Near is 浦东', 'human'],
};
for (const [message, expected] of Object.entries(messages))
  test(`who wants to see a home describes one that was shown: ${message}`, (t) => {
    t.deepEqual(brief(read(message, after)), expected);
  });

test('who wants to see what came on the market asks for no visit', (t) => {
  t.false(read('can I see homes listed today in La Mesa?').wantsHuman);
});

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
