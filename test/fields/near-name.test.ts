import test from 'ava';
import fc from 'fast-check';
import { SETTING_NAMES } from '../../src/chatbots/settings.ts';
import { nearName } from '../../src/fields/near-name.ts';

const known: string[] = [...SETTING_NAMES, 'serialNumber'];
const name = fc.constantFrom(...known);

test('A known name in another case is always recognised', (t) => {
  fc.assert(
    fc.property(name, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (right, coins) => {
      const wrong = [...right]
        .map((letter, index) => (coins[index] ? letter.toUpperCase() : letter.toLowerCase()))
        .join('');
      t.is(nearName(wrong, known)?.toLowerCase(), right.toLowerCase());
    }),
  );
});

test('A known name with one letter lost, doubled or changed is always taken for a known one', (t) => {
  const edits = fc.constantFrom('lost', 'doubled', 'changed');
  fc.assert(
    fc.property(name, fc.nat(), edits, (right, place, edit) => {
      const index = place % right.length;
      const letter = { lost: '', doubled: `${right[index]}${right[index]}`, changed: '_' }[edit] ?? '';
      const wrong = right.slice(0, index) + letter + right.slice(index + 1);
      fc.pre(wrong.length > 1);
      t.truthy(nearName(wrong, known), wrong);
    }),
  );
});

test('A name that shares nothing with the known ones is near none, however long the list of tries is', (t) => {
  t.is(nearName('Colour', known), undefined);
  t.is(nearName('x', known), undefined);
  t.is(nearName('', known), undefined);
  t.is(nearName('ID', ['ZIP', 'Key']), undefined);
  t.is(nearName('x'.repeat(1_000_000), known), undefined);
});
