import test from 'ava';
import fc from 'fast-check';
import { createPlainCharacters } from '../../src/chat/answer/plain-characters.ts';
import { characterAt } from '../../src/process/character-at.ts';

test('property: characters are those that a text is made of, whole or half', (t) => {
  const unit = fc.constantFrom('a', '花', '🏡', '\ud83c', '\udfe1');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const characters: string[] = [];
      for (let index = 0; index < text.length; index += characters.at(-1)?.length ?? 1)
        characters.push(characterAt(text, index));
      t.deepEqual(characters, [...text]);
      t.is(characterAt(text, text.length), '');
    }),
  );
});

test('of a text that is a part of a longer one nothing behind its end is read, however often it is', (t) => {
  const whole = 'Homes with a garden \u{1f3e1} and a pool';
  const part = whole.slice(0, whole.indexOf('\udfe1'));
  let wrong = 0;
  for (let count = 0; count < 5_000; count += 1) {
    const characters = createPlainCharacters();
    const said = characters.push(part);
    if (said !== 'Homes with a garden ' || characters.push('\udfe1!') !== '\u{1f3e1}!') wrong += 1;
  }
  t.is(wrong, 0);
});
