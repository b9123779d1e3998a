import test from 'ava';
import { understand } from '../../../../src/chat/understand/conversation/converse.ts';
import { read } from '../../../helpers/sample-vocabulary.ts';
import { bound, shownListing, state, written } from '../../../helpers/statements.ts';

const SHOWN = [1, 2, 3, 4, 5];
const homes = SHOWN.map((id) => shownListing(id, { price: 400_000 + id * 10_000 }));
const constraints = [bound('Price', 'atMost', 600_000)];
const after = (message: string, focus: number[] = []) =>
  understand(
    read(message, { hasShown: true, talksOfSeveral: focus.length === 0, constraints }),
    state({ constraints, lastShown: SHOWN, shown: SHOWN, focus }),
    homes,
  );

test('the ninth to the twelfth of five homes point at none', (t) => {
  for (const message of [
    'the ninth',
    'the tenth one',
    'eleventh',
    'the 12th one',
    'la novena',
    'le neuvième',
    'la dixième',
    'die neunte',
    'das zehnte Haus',
    'o nono',
    '第九套',
    '第十二套',
  ]) {
    const { Intent, Reference } = after(message);
    t.deepEqual([Intent, Reference], ['lookup', []], message);
  }
});

test('each of several places in the list points at its home', (t) => {
  for (const [positions, ...messages] of [
    [[1, 4], 'the first or the fourth', 'first or fourth?', '1 and 4', 'more on the 1st and the 4th please'],
    [
      [1, 4],
      'la primera o la cuarta',
      'la première ou la quatrième',
      'das erste oder das vierte',
      'a primeira ou a quarta',
    ],
    [[1, 4], '第一套还是第四套'],
    [[2, 5], '说说第2个和第5个'],
  ] as const)
    for (const message of messages) t.deepEqual(after(message).Reference, [...positions], message);
});

test('who looked at one home compares with it, and otherwise with all that was shown', (t) => {
  for (const message of ['cheaper', 'something cheaper than that', 'too expensive', 'más barato', '便宜一点的'])
    t.deepEqual(written(after(message, [3]).Constraints), ['Price atMost 429999'], message);
  t.deepEqual(written(after('cheaper').Constraints), ['Price atMost 409999']);
});

test('"anything without HOA?" asks for such homes, "is it without HOA?" of the one', (t) => {
  for (const message of ['anything without HOA?', 'anything with no HOA?', 'irgendwas ohne Hausgeld?'])
    t.deepEqual(written(after(message).Constraints), ['Price atMost 600000', 'HOAMonth is 0'], message);
  t.is(after('is it without HOA?', [2]).Intent, 'lookup');
});
