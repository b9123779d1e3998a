import test from 'ava';
import { findFigures } from '../../../../src/chat/answer/check/find-figures.ts';
import { foldInPlace } from '../../../../src/chat/answer/check/fold-in-place.ts';
import { PART_WORDS } from '../../../../src/chat/answer/check/languages/part-words.ts';
import { PERIOD_WORDS } from '../../../../src/chat/answer/check/languages/period-words.ts';
import { SMALL_WORDS } from '../../../../src/chat/answer/check/languages/small/all.ts';

test('small words are written as the texts that they are looked for in: folded', (t) => {
  for (const [language, { colon: _, elided, ...lists }] of Object.entries(SMALL_WORDS))
    for (const word of [...Object.values(lists).flat(), ...Object.keys(elided)])
      t.is(foldInPlace(word), word, `${language}: ${word}`);
});

test('words of times that a sum is for, and of parts of a home, are folded as well', (t) => {
  for (const { behind, before, notBefore } of Object.values(PERIOD_WORDS))
    for (const word of [...Object.values(behind).flat(), ...Object.values(before).flat(), ...notBefore])
      t.is(foldInPlace(word), word);
  for (const word of Object.values(PART_WORDS).flatMap(({ parts, on }) => [...parts, ...on]))
    t.is(foldInPlace(word), word);
});

test('the blanks inside of a multiplier count for nothing', (t) => {
  for (const blank of [' ', '  ', '-']) {
    const sum = findFigures(`for 6 hundred${blank}thousand dollars`).find(({ kind }) => kind === 'money');
    t.is(sum?.readings[0]?.value, 600_000, JSON.stringify(blank));
  }
});
