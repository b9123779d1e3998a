import test from 'ava';
import { LANGUAGES } from '../../../src/chat/understand/understanding.ts';
import { measureAnswers } from './measure-answers.ts';

const rates = measureAnswers();

test('at least 150 good and 150 wrong sentences in six languages are run through the check', (t) => {
  t.true(rates.altered.n >= 150 && rates.letThrough.n >= 150);
  t.is(LANGUAGES.length, 6);
});

test('at most two in a hundred good sentences are altered', (t) => {
  t.true(rates.altered.cases.length <= rates.altered.n * 0.02, JSON.stringify(rates.altered.cases, null, 1));
});

test('no wrong fact of the corpus is let through', (t) => {
  t.deepEqual(rates.letThrough.cases, []);
});
