import test from 'ava';
import fc from 'fast-check';
import { createPlainNumbers } from '../../../src/chat/answer/plain-numbers.ts';

const write = (pieces: readonly string[]): string => {
  const numbers = createPlainNumbers();
  return pieces.map(numbers.push).join('') + numbers.end();
};

test('a number in a circle is an item where it begins a line, and a digit behind other words', (t) => {
  t.is(write(['① Oak St\n\t② Elm Ave']), '1. Oak St\n\t2. Elm Ave');
  t.is(write(['Row ', '① and ', '③']), 'Row 1 and 3');
  t.is(write(['Homes:\n', ' ', '② Elm Ave']), 'Homes:\n 2. Elm Ave');
});

test('a word that goes on in the next piece is read whole', (t) => {
  t.is(write(['homes', '。com']), 'homes.com');
  t.is(write(['homes ', '。com']), 'homes 。com');
});

test('digits with a sign between are one number, but for those of a web address', (t) => {
  t.is(write(['for $5_5_0,0', '_00']), 'for $550,000');
  t.is(
    write(['ann_1_2@oak.example or oak.com/team_', '1_2 for 1_2']),
    'ann_1_2@oak.example or oak.com/team_1_2 for 12',
  );
  t.is(write(['(see https://oak.example/20_1/', '2_3) for 1_2']), '(see https://oak.example/20_1/2_3) for 12');
});

test('property: however a text is cut, plain words and odd signs side by side, the same is written', (t) => {
  const unit = fc.constantFrom('a', 'm', ' ', '\n', '\r\n', '\t', '-', '*', '1', '②', '²', '٣', '花', '.', '。', 'com');
  fc.assert(
    fc.property(fc.array(fc.string({ unit, maxLength: 5 }), { maxLength: 8 }), (pieces) => {
      t.is(write(pieces), write([pieces.join('')]));
    }),
  );
});
