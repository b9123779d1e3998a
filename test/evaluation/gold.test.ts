import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { type AnyConstraint, compareConstraints, isExact, sayCanonical } from './gold/canonical.ts';
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

const one = (Field: string, Operator: string, Value: unknown, AreaUnit?: string): AnyConstraint => ({
  ...{ Field, Operator, Value },
  ...(AreaUnit === undefined ? {} : { AreaUnit }),
});
const same = (gold: AnyConstraint[], given: AnyConstraint[]): boolean => isExact(compareConstraints(gold, given));

test('The order of constraints and of names, case and accents make no difference', (t) => {
  const gold = [one('City', 'is', ['München', 'La Mesa']), one('Bedrooms', 'atLeast', 3)];
  t.true(same(gold, [one('Bedrooms', 'atLeast', 3), one('City', 'is', ['la mesa', 'Munchen'])]));
  t.false(same(gold, [one('Bedrooms', 'atLeast', 3), one('City', 'is', ['La Mesa'])]));
});

test('What was understood, lacking and not stated is told apart', (t) => {
  const { matched, lacking, extra } = compareConstraints(
    [one('Price', 'atMost', 600_000), one('Tag', 'is', ['pool'])],
    [one('Price', 'atMost', 600_000), one('Tag', 'is', ['garage']), one('Bedrooms', 'is', 2)],
  );
  t.deepEqual(matched.map(sayCanonical), ['Price atMost 600000']);
  t.deepEqual(lacking.map(sayCanonical), ['Tag is pool']);
  t.deepEqual(extra.map(sayCanonical), ['Tag is garage', 'Bedrooms is 2']);
});

test('A star matches any value, once, and leaves exact values to those that name them', (t) => {
  const gold = [one('Price', 'atMost', '*'), one('Price', 'atMost', 500)];
  t.true(same(gold, [one('Price', 'atMost', 500), one('Price', 'atMost', 700)]));
  t.false(same(gold, [one('Price', 'atMost', 500)]));
  t.true(same([one('Shown', 'not', '*')], [one('Shown', 'not', [4, 5])]));
  t.false(same([one('Shown', 'not', '*')], [one('Shown', 'is', [4, 5])]));
});

test('Equal wishes in other writings are one wish', (t) => {
  t.true(same([one('Bedrooms', 'is', 2)], [one('Bedrooms', 'atLeast', 2), one('Bedrooms', 'atMost', 2)]));
  t.true(same([one('SaleType', 'is', 'for_sale')], [one('SaleType', 'not', 'for_rent')]));
  t.true(same([one('City', 'not', ['A', 'B'])], [one('City', 'not', ['B']), one('City', 'not', ['A'])]));
  t.true(same([one('HOAMonth', 'is', 0)], [one('HOAMonth', 'atMost', 0)]));
  t.true(same([one('MLSNumber', 'is', ['SD-1'])], [one('MLSNumber', 'is', 'sd-1')]));
  t.true(same([one('Address', 'is', ['12 Oak Street'])], [one('Address', 'is', '12 oak st')]));
  t.true(same([one('Url', 'is', 'https://www.homes.example/1/')], [one('Url', 'is', 'homes.example/1')]));
});

test('Areas are compared across units, within what rounding makes', (t) => {
  const gold = [one('BuildingArea', 'atLeast', 100, 'Square Meters')];
  t.true(same(gold, [one('BuildingArea', 'atLeast', 1_076, 'Square Feet')]));
  t.false(same(gold, [one('BuildingArea', 'atLeast', 1_100, 'Square Feet')]));
  t.false(same(gold, [one('BuildingArea', 'atLeast', 100, 'Square Feet')]));
});

test('Wanted features are apart, alternatives are one wish', (t) => {
  t.false(same([one('Tag', 'is', ['pool', 'garage'])], [one('Tag', 'is', ['pool']), one('Tag', 'is', ['garage'])]));
  t.true(same([one('Tag', 'not', ['pool', 'garage'])], [one('Tag', 'not', ['pool']), one('Tag', 'not', ['garage'])]));
});
