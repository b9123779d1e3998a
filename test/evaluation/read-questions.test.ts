import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { readQuestion, readQuestionFile, readQuestionFolder } from './gold/read-questions.ts';

const line = (changes: object = {}): string =>
  JSON.stringify({
    ...{ id: 'x-1', language: 'en', category: 'price', question: 'under 600k?', intent: 'search' },
    constraints: [{ Field: 'Price', Operator: 'atMost', Value: 600_000 }],
    ...changes,
  });

test('A question is read with all that it may hold', (t) => {
  const question = readQuestion(line({ turns: ['hi'], order: 'Price asc', limit: 3, reference: [2] }), 'a:1');
  t.is(question.order, 'Price asc');
  t.deepEqual(question.constraints, [{ Field: 'Price', Operator: 'atMost', Value: 600_000 }]);
});

test('A wrong line is named with its file and what is wrong', (t) => {
  const wrong: [object, RegExp][] = [
    [{ language: 'it' }, /^a:7: \/language/],
    [{ category: 'prices' }, /^a:7: \/category/],
    [{ colour: 'red' }, /^a:7: .*additional/],
    [{ constraints: [{ Field: 'Price', Operator: 'atMost', Value: '600k' }] }, /^a:7: Price needs a number/],
    [{ constraints: [{ Field: 'City', Operator: 'is', Value: 'La Mesa' }] }, /^a:7: City needs a list/],
    [{ constraints: [{ Field: 'City', Operator: 'atMost', Value: ['La Mesa'] }] }, /^a:7: City is no number/],
    [{ constraints: [{ Field: 'LotArea', Operator: 'atLeast', Value: 5 }] }, /^a:7: LotArea needs an AreaUnit/],
    [{ constraints: [{ Field: 'Garden', Operator: 'is', Value: 5 }] }, /^a:7: \/constraints\/0\/Field/],
    [{ order: 'cheapest' }, /^a:7: \/order/],
  ];
  for (const [changes, message] of wrong) t.throws(() => readQuestion(line(changes), 'a:7'), { message });
  t.throws(() => readQuestion('{', 'a:7'), { message: /^a:7: / });
});

test('A file names the line of a wrong question and an id that is used twice', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'questions-'));
  const path = join(folder, 'english.jsonl');
  try {
    await writeFile(path, `${line()}\n\n${line({ id: 'x-2', limit: 0 })}\n`);
    t.throws(() => readQuestionFile(path, false), { message: /english\.jsonl:3: \/limit/ });
    await writeFile(path, `${line()}\n${line()}\n`);
    t.throws(() => readQuestionFolder(folder, false), { message: /two questions have the id x-1/ });
    await writeFile(path, `${line()}\n${line({ id: 'x-2' })}\n`);
    t.is(readQuestionFolder(folder, true)[0]?.questions.length, 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('The questions of this repository are well formed, and each set has an id once', (t) => {
  for (const folder of ['questions', 'held-out']) {
    const files = readQuestionFolder(join(import.meta.dirname, folder), folder === 'held-out');
    const ids = files.flatMap(({ questions }) => questions.map(({ id }) => id));
    t.true(ids.length > 0);
    t.is(new Set(ids).size, ids.length);
  }
});
