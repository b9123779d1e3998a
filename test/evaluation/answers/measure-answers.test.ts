import test from 'ava';
import { measureAnswers, readAnswers, type StoredAnswer, sayAnswers } from './measure-answers.ts';

const HOME = '1206 Tin Whistle Road #405';
const row = (fields: Pick<StoredAnswer, 'question' | 'answer'> & Partial<StoredAnswer>): StoredAnswer => ({
  ...{ conversation: fields.question, set: 'read' },
  ...fields,
});

test('an answer is altered where more became of it than addresses and links in the place of marks', async (t) => {
  const measured = await measureAnswers([
    row({ conversation: 1, question: `Tell me about ${HOME}`, answer: `{{${HOME}}} is listed at $549,000.` }),
    row({ conversation: 1, question: 'How much is it?', answer: `{{${HOME}}} costs $500,000.`, set: 'unread' }),
    row({ question: 'Tell me about SD2600009', answer: 'Gladly!\n\n{{SD2600009}} is for rent at $4,350 a month.' }),
  ]);
  t.deepEqual(
    measured.map(({ got, isAltered, withoutRow }) => [got, isAltered, withoutRow]),
    [
      [`${HOME} is listed at $549,000.`, false, []],
      [`${HOME} costs $549,000.`, true, []],
      ['Gladly!\n\nSD2600009 is for rent at $4,350 a month.', false, []],
    ],
  );
  t.is(sayAnswers(measured, false), 'read: 0 of 2 altered\nunread: 1 of 1 altered');
  t.regex(sayAnswers(measured, true), /- 1206 .*\$500,000\.\n\+ 1206 .*\$549,000\./);
});

test('a home that no row of the prompt holds is told, also where another conversation was about it', async (t) => {
  const measured = await measureAnswers([
    row({ question: `Tell me about ${HOME}`, answer: 'Gladly.' }),
    row({ question: 'How much is it?', answer: `{{${HOME}}} is lovely.` }),
  ]);
  t.deepEqual(
    measured.map(({ withoutRow }) => withoutRow),
    [[], [HOME]],
  );
  t.regex(sayAnswers(measured, false), /no row of the prompt: 1206 Tin Whistle Road #405\n/);
});

test('what a model looked for before it answered is looked for again, so that its homes have rows', async (t) => {
  const calls = [{ name: 'get_listing', arguments: { Listings: ['SD2600001'] } }];
  const [measured] = await measureAnswers([row({ question: 'Hi', calls, answer: `{{${HOME}}} costs $549,000.` })]);
  t.deepEqual(measured?.withoutRow, []);
  t.false(measured?.isAltered);
});

test('what a good model says reaches the visitor as it is', async (t) => {
  const read = readAnswers().filter(({ set }) => set === 'read');
  t.true(read.length >= 30);
  const altered = (await measureAnswers(read)).filter(({ isAltered }) => isAltered);
  t.deepEqual(
    altered.map(({ got }) => got),
    [],
  );
});
