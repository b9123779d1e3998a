import test from 'ava';
import fc from 'fast-check';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { ageOfWord, createWordFinder, timeWord } from './time-word.ts';

const time = fc.integer({ min: 0, max: 4_000_000_000_000 });

test('A word tells how long it has been under way', (t) => {
  fc.assert(
    fc.property(time, fc.integer({ min: 0, max: 1_000_000 }), (sent, milliseconds) => {
      t.is(ageOfWord(timeWord(sent), sent + milliseconds), milliseconds);
    }),
    PROPERTY_RUNS,
  );
});

test('Words are found once each, however the answer is cut into pieces, although its last chunk repeats it', (t) => {
  fc.assert(
    fc.property(fc.array(time, { maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 30 })), (times, cuts) => {
      const words = times.map(timeWord);
      const text = words.map((word) => `data: {"content":"${word}. "}\n\n`).join('');
      const whole = `data: {"QuestionID":1,"Answer":"${words.join('. ')}. "}\n\n`;
      const find = createWordFinder();
      const found: string[] = [];
      let at = 0;
      for (const cut of [...cuts, text.length + whole.length]) {
        found.push(...find((text + whole).slice(at, at + cut)));
        at += cut;
      }
      t.deepEqual(found, words);
    }),
    PROPERTY_RUNS,
  );
});
