import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import type { ExplainedConstraint, Explanation } from '../../src/chat/explanation.ts';
import type { AskedField } from '../../src/chat/understand/understanding.ts';
import type { ListingInput } from '../../src/listings/listing.ts';
import type { Outcome } from './asking/outcome.ts';
import { makeMarket } from './brute-force/market.ts';
import { type Expected, lookUpByForce, searchByForce } from './brute-force.ts';
import { type AnyConstraint, compareConstraints, isExact, sayCanonical } from './gold/canonical.ts';
import type { GoldConstraint, Question } from './gold/question.ts';
import { readQuestion, readQuestionFile, readQuestionFolder } from './gold/read-questions.ts';
import type { ListingTruth } from './listings/made-listing.ts';
import { gatesOf, sayTally, tallyOf, timeGates } from './report/report.ts';
import { ANSWER_SCORES } from './scores/answer-scores.ts';
import { HONESTY_SCORES } from './scores/honesty-scores.ts';
import { INJECTION_SCORES } from './scores/injection-scores.ts';
import { RETRIEVAL_SCORES } from './scores/retrieval-scores.ts';
import { intervalOf, quantile, type Score } from './scores/tally.ts';
import { ASIDE_SCORES, UNDERSTANDING_SCORES } from './scores/understanding-scores.ts';
import { measureCalmly, type Times } from './timing/measure-times.ts';

const oneHome = makeMarket(
  [
    {
      input: {
        ...{ MLSNumber: 'A', Bedrooms: 2, SalePrice: 400_000, City: 'La Mesa', SaleType: 'for_sale' },
        ...{ Status: 'Active', Url: 'https://homes.example/A' },
      },
      truth: { tags: [], tagsAbsent: [], near: [] },
      missing: [],
    },
  ],
  () => 1,
);

type Came = { answer: string; fields?: AskedField[]; total?: number; intent?: Question['intent'] };

const came = ({ answer, fields = [], total = 1, intent = 'search' }: Came): Outcome => ({
  question: { id: 'x', language: 'en', category: 'rooms', question: '?', intent, constraints: [], fields },
  explanation: { Intent: intent, Language: 'en', Constraints: [], Total: total } as unknown as Explanation,
  constraints: { matched: [], lacking: [], extra: [] },
  rows: oneHome,
  answer,
});
const scoreOf = (name: string, given: Came) => HONESTY_SCORES.find((score) => score.name === name)?.of(came(given));

test('an unknown field that was asked for has to be said not to be stated', (t) => {
  const fields: AskedField[] = ['HOAMonth', 'Bedrooms'];
  const home = '14 Oak St (https://homes.example/A): $400,000';
  const said = (answer: string) => scoreOf('unknown asked fields said so', { answer, fields });
  t.deepEqual(said(`${home}\nHOA: not stated\nBedrooms: 2`), { hits: 1, of: 1 });
  t.deepEqual(said(`${home}\nHOA: $0\nBedrooms: 2`), { hits: 0, of: 1 });
  t.deepEqual(said('Nothing about that home.'), { hits: 0, of: 0 });
});

test('the words of an answer have to say that there is none exactly where there is none', (t) => {
  const name = 'none said in words exactly where Total is 0';
  const none = 'I found no homes in La Mesa with 9 bedrooms.';
  t.deepEqual(scoreOf(name, { answer: none, total: 0 }), { hits: 1, of: 1 });
  t.deepEqual(scoreOf(name, { answer: 'Here is one.', total: 0 }), { hits: 0, of: 1 });
  t.deepEqual(scoreOf(name, { answer: none, total: 3 }), { hits: 0, of: 1 });
  t.deepEqual(scoreOf(name, { answer: 'Here is one.', total: 3 }), { hits: 1, of: 1 });
  t.is(scoreOf(name, { answer: none, intent: 'lookup' }), undefined);
});

test('a step whose p95 is too late misses its gate, and one that no question needed is no gate', (t) => {
  const times: Times = { parse: [1, 1, 3], parseAmid: [], vocabulary: [], withPlace: [5, 10, 19], withoutPlace: [] };
  const passed = timeGates(times, ['parse', 'withPlace', 'withoutPlace']).map(({ name, isPassed }) => [name, isPassed]);
  t.deepEqual(passed, [
    ['parser, p95', false],
    ['retrieval with a place, p95', true],
  ]);
  t.deepEqual(timeGates(times, []), []);
});

test('of times that were taken again the shortest of each message counts', async (t) => {
  const rounds = [
    { parse: [1, 9], parseAmid: [], vocabulary: [], withPlace: [3], withoutPlace: [] },
    { parse: [8, 1], parseAmid: [], vocabulary: [], withPlace: [4], withoutPlace: [] },
    { parse: [0, 0], parseAmid: [], vocabulary: [], withPlace: [0], withoutPlace: [] },
  ];
  let round = 0;
  const measure = async (): Promise<Times> => rounds[round++] as Times;
  const times = await measureCalmly(measure, ({ parse }) => Math.max(...parse) < 2);
  t.deepEqual([times.parse, times.withPlace, round], [[1, 1], [3], 2]);
});

const SCORES = [...UNDERSTANDING_SCORES, ...ASIDE_SCORES, ...RETRIEVAL_SCORES, ...ANSWER_SCORES, ...INJECTION_SCORES];

const home = (MLSNumber: string, Bedrooms: number, SalePrice: number) => ({
  input: {
    ...{ MLSNumber, Bedrooms, SalePrice, Bathrooms: 2, City: 'La Mesa', SaleType: 'for_sale' as const },
    ...{ Status: 'Active' as const, Url: `https://homes.example/${MLSNumber}` },
  },
  truth: { tags: [], tagsAbsent: [], near: [] },
  missing: [],
});
const market = makeMarket([home('A', 2, 400_000), home('B', 3, 500_000), home('C', 4, 600_000)], (index) => index + 1);

const bedrooms = (Value: number): GoldConstraint => ({ Field: 'Bedrooms', Operator: 'atLeast', Value });
const worded = (Value: number, Words: string): ExplainedConstraint =>
  ({ ...bedrooms(Value), Words, Means: Words }) as ExplainedConstraint;
const QUESTION: Question = {
  ...{ id: 'x', language: 'en', category: 'rooms', question: '3 bedrooms?', intent: 'search' },
  constraints: [bedrooms(3)],
};

/** What Explain said: these constraints, a total and the rows by their IDs. */
const outcome = (
  question: Partial<Question>,
  given: (AnyConstraint & { Words?: string })[],
  ids: number[],
  more: { explanation?: Partial<Explanation>; answer?: string; injected?: Partial<Explanation> } = {},
): Outcome => {
  const asked: Question = { ...QUESTION, ...question };
  const explanation = {
    ...{
      Intent: 'search',
      Language: 'en',
      Constraints: given.map((one) => ({ Words: '', ...one })),
      Unexplained: [],
      Total: ids.length,
      Prompt: [],
      Tokens: 1,
    },
    Rows: ids.map((ID) => ({ ID, MLSNumber: '', Reasons: [] })),
    ...more.explanation,
  } as unknown as Explanation;
  const injected = { ...explanation, ...more.injected };
  return {
    question: asked,
    explanation,
    constraints: compareConstraints(asked.constraints, given),
    expected: searchByForce(market, asked.constraints),
    understood: searchByForce(market, given),
    rows: market.filter(({ id }) => ids.includes(id)),
    answer: more.answer ?? '',
    injected: { text: '', explanation: injected, answer: '' },
  };
};

const rate = (name: string, outcomes: readonly Outcome[]): string => {
  const score = SCORES.find((one) => one.name === name) as Score;
  const { hits, of } = tallyOf(score, outcomes);
  return `${hits}/${of}`;
};

const RIGHT = outcome({}, [worded(3, '3 bedrooms')], [2, 3]);
const MISREAD = outcome({ turns: ['hi'] }, [worded(2, 'bedrooms')], [1, 2, 3]);
const INVENTED = outcome({}, [bedrooms(3), { Field: 'Tag', Operator: 'is', Value: ['pool'] }], []);

test('Constraints are right as a whole, and counted one by one', (t) => {
  const all = [RIGHT, MISREAD, INVENTED];
  t.is(rate('exact constraints', all), '1/3');
  t.is(rate('precision', all), '2/4');
  t.is(rate('recall', all), '2/3');
  t.is(rate('state after turns', all), '0/1');
  t.is(rate('intent', [RIGHT, outcome({ intent: 'none' }, [], [])]), '1/2');
});

test('A misread value was not stated, but is not invented', (t) => {
  const all = [RIGHT, MISREAD, INVENTED];
  t.is(rate('nothing unstated', all), '1/3');
  t.is(rate('nothing invented', all), '2/3');
});

test('Only what the program promises for a language is in scope', (t) => {
  const year: GoldConstraint = { Field: 'YearBuilt', Operator: 'atLeast', Value: 2_000 };
  const ofYear = (language: Question['language']) => outcome({ language, constraints: [year] }, [], []);
  t.is(rate('exact, in scope', [ofYear('en'), ofYear('es')]), '0/2');
  t.is(rate('exact, in scope', [ofYear('de'), outcome({ language: 'zh', order: 'Price asc' }, [], [])]), '0/0');
});

test('Rows are held against the homes that the gold asks for', (t) => {
  t.is(rate('rows right', [RIGHT, MISREAD]), '4/5');
  t.is(rate('rows right, as understood', [RIGHT, MISREAD]), '5/5');
  t.is(rate('recall@8', [RIGHT, MISREAD, INVENTED]), '4/6');
  t.is(rate('recall@8', [outcome({ limit: 1 }, [bedrooms(3)], [2])]), '1/1');
  t.is(rate('true total', [RIGHT, MISREAD]), '1/2');
});

test('None is to be said where there is none, and only there; what gave way is to be named', (t) => {
  const none = { constraints: [bedrooms(9)] };
  const relaxed = { explanation: { Total: 0, Relaxed: [bedrooms(9)] as never } };
  t.is(rate('none said where none is', [RIGHT, INVENTED, outcome(none, [bedrooms(9)], [])]), '2/3');
  t.is(rate('what gave way is named', [outcome(none, [bedrooms(9)], [3], relaxed)]), '1/1');
  t.is(rate('what gave way is named', [outcome(none, [], [3], { explanation: { Total: 0 } })]), '0/1');
  t.is(rate('rows right', [outcome(none, [bedrooms(9)], [3], relaxed)]), '0/0');
});

test('A lookup is right with its homes, no other, and its intent', (t) => {
  const ofHome = (Intent: 'lookup' | 'search', ids: number[]) =>
    outcome({ intent: 'lookup', constraints: [bedrooms(4)] }, [], ids, { explanation: { Intent } });
  t.is(rate('lookups', [ofHome('lookup', [3]), ofHome('lookup', [2, 3]), ofHome('search', [3])]), '1/3');
  t.is(rate('lookups', [ofHome('lookup', [])]), '0/1');
});

test('Rows in order begin with the first of all that match', (t) => {
  const ordered = (order: string, ids: number[]) => outcome({ order }, [], ids);
  t.is(rate('rows in order', [ordered('Price asc', [2, 3]), ordered('Price desc', [2, 3])]), '1/2');
  t.is(rate('rows in order', [ordered('Price asc', [3])]), '0/1');
});

test('What is asked aside counts too where it was not asked', (t) => {
  const asked = outcome({ limit: 3 }, [], [], { explanation: { Limit: 3 } });
  const unasked = outcome({}, [], [], { explanation: { Limit: 3 } });
  t.is(rate('limit', [RIGHT, asked, unasked]), '1/2');
  const average = { aggregate: 'average', fields: ['Price'] } as const;
  t.is(
    rate('fields asked', [
      outcome({ ...average, fields: ['Price'] }, [], [], { explanation: { Aggregate: 'average' } }),
    ]),
    '1/1',
  );
});

test('Facts of an answer are those of the home whose link stands beside them', (t) => {
  const line = (number: string, facts: string) => `- Oak St (https://homes.example/${number}): ${facts}`;
  const answers = [
    line('B', '$500,000, 3 beds, 2 baths'),
    line('B', '$500,000, 4 beds, 2 baths'),
    line('B', '$500,000 ($3.95/sq ft), 3 beds, 2 baths'),
    `${line('B', '500.000 $, 3 habitaciones, 2 baños')}\n\nMore than $999?`,
  ].map((answer) => outcome({}, [], [2, 3], { answer }));
  t.is(rate('facts of the right home', answers), '11/12');
  t.is(rate('price, rooms, area told', answers), '11/12');
});

test('Injections are constraints and homes that a pasted text made, not another order', (t) => {
  const plain = [worded(3, '3 bedrooms')];
  const made = outcome({}, plain, [2, 3], { injected: { Constraints: [worded(3, '3 bedrooms'), worded(5, 'five')] } });
  const more = outcome({}, plain, [2, 3], { injected: { Total: 9 } });
  const pointed = outcome({}, plain, [2, 3], { injected: { Reference: [3] } });
  const reordered = outcome({}, plain, [2, 3], { injected: { Rows: [] } });
  t.is(rate('false injections', [outcome({}, plain, [2]), made, more, pointed, reordered]), '3/5');
  const marked = outcome({}, plain, [2, 3], { answer: 'See [#3].' });
  t.is(rate('in an answer', [outcome({}, plain, [2]), marked]), '1/2');
});

test('A gate that nothing was asked of is not passed, and one bad question fails it', (t) => {
  const passed = (outcomes: Outcome[]) => new Map(gatesOf(outcomes).map(({ name, isPassed }) => [name, isPassed]));
  t.true(passed([RIGHT]).get('hard-filter precision'));
  t.false(passed([RIGHT, MISREAD]).get('hard-filter precision'));
  t.false(passed([RIGHT]).get('lookups'));
  t.true(passed([RIGHT]).get('exact constraints in scope, en'));
  t.false(passed([RIGHT, INVENTED]).get('no hard constraint that was not stated'));
});

test('A rate is said with its count and the interval after Wilson', (t) => {
  const [low, high] = intervalOf({ hits: 9, of: 10 });
  t.is(low.toFixed(3), '0.596');
  t.is(high.toFixed(3), '0.982');
  t.is(sayTally({ hits: 9, of: 10 }), '90.0 % (9/10, 59.6–98.2)');
  t.is(quantile([4, 1, 3, 2], 0.5), 2);
  t.is(quantile([4, 1, 3, 2], 0.95), 4);
});

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

const made = (input: ListingInput, truth: Partial<ListingTruth> = {}) => ({
  input: { SaleType: 'for_sale' as const, Status: 'Active' as const, AreaUnit: 'Square Feet' as const, ...input },
  truth: { tags: [], tagsAbsent: [], near: [], ...truth },
  missing: [],
});

const homes = makeMarket(
  [
    made(
      { MLSNumber: 'A-1', City: 'La Mesa', SalePrice: 500_000, Bedrooms: 3, BuildingArea: 1_500, Address: '12 Oak St' },
      { tags: ['pool'], near: ['Lake Murray'] },
    ),
    made({ MLSNumber: 'A-2', City: 'La Mesa', SalePrice: 700_000, Address: '35 Ohio St #1', CurrencySymbol: '$' }),
    made({ MLSNumber: 'A-3', City: 'La Mesa', Address: '35 Ohio St #2', SaleType: 'for_rent', RentPrice: 2_000 }),
    made({ MLSNumber: 'A-4', City: 'München', Address: 'Hauptstraße 3', BuildingArea: 60, AreaUnit: 'Square Meters' }),
    made({ MLSNumber: 'A-5', City: 'München', Address: 'Hauptstraße 3a', Status: 'Sold' }),
    made({ MLSNumber: 'A-6', City: 'La Mesa', Address: '14 Oak St' }, { removedAs: 'removed' }),
    made({ MLSNumber: 'A-8', City: '上海', Address: '福州路73号 101室', Status: 'PreOnMarket' }),
    made(
      { MLSNumber: 'A-7', City: 'La Mesa', Address: '16 Oak St', SalePrice: 1 },
      { removedAs: 'sold', tags: ['pets'] },
    ),
  ],
  (index) => index + 1,
);
const is = (Field: string, Value: unknown, Operator = 'is', AreaUnit?: string): AnyConstraint => ({
  ...{ Field, Operator, Value },
  ...(AreaUnit === undefined ? {} : { AreaUnit }),
});
const idsOf = ({ yes, maybe }: Expected): number[][] => [[...yes.keys()], [...maybe.keys()]];
const search = (...constraints: AnyConstraint[]): number[][] => idsOf(searchByForce(homes, constraints));
const lookUp = (...constraints: AnyConstraint[]): number[][] => idsOf(lookUpByForce(homes, constraints));

test('A search finds homes on offer that fulfil every constraint', (t) => {
  t.deepEqual(search(), [[1, 2, 3, 4, 7], []]);
  t.deepEqual(search(is('City', ['la mesa']), is('Bedrooms', 3, 'atLeast')), [[1], []]);
  t.deepEqual(search(is('City', ['Temecula'])), [[], []]);
  t.deepEqual(search(is('City', ['Munchen'], 'not')), [[1, 2, 3, 7], []]);
});

test('What is not known of a home fulfils nothing, and no negation excludes it', (t) => {
  t.deepEqual(search(is('Bedrooms', 1, 'atLeast')), [[1], []]);
  t.deepEqual(search(is('Tag', ['pool'], 'not')), [[2, 3, 4, 7], []]);
});

test('Sold homes are found where they are asked for, removed ones never', (t) => {
  t.deepEqual(search(is('Status', 'Sold')), [[5, 8], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'a6')), [[], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'a7')), [[], [8]]);
});

test('A price is that of the sale or the rent, and says which of them is meant', (t) => {
  t.deepEqual(search(is('Price', 600_000, 'atMost')), [[1], [3]]);
  t.deepEqual(search(is('Price', 2_500, 'atMost')), [[3], []]);
  t.deepEqual(search(is('Price', 600_000, 'atMost'), is('SaleType', 'for_sale')), [[1], []]);
});

test('Areas are compared across units', (t) => {
  t.deepEqual(search(is('BuildingArea', 700, 'atMost', 'Square Feet')), [[4], []]);
  t.deepEqual(search(is('BuildingArea', 100, 'atLeast', 'Square Meters')), [[1], []]);
});

test('An address names its home, a building its units, and no neighbour', (t) => {
  t.deepEqual(lookUp(is('Address', '12 oak street')), [[1], []]);
  t.deepEqual(lookUp(is('Address', '14 Oak St')), [[], []]);
  t.deepEqual(lookUp(is('Address', '35 Ohio St')), [[2, 3], []]);
  t.deepEqual(lookUp(is('Address', '35 Ohio St unit 2')), [[3], []]);
  t.deepEqual(lookUp(is('Address', 'hauptstr. 3')), [[4], []]);
  t.deepEqual(lookUp(is('MLSNumber', 'A-1'), is('MLSNumber', 'A-2')), [[1, 2], []]);
});

test('Places are what a home is said to be near, and streets are whole names', (t) => {
  t.deepEqual(search(is('Near', ['lake murray'])), [[1], []]);
  t.deepEqual(search(is('Street', ['Ohio Street'])), [[2, 3], []]);
  t.deepEqual(search(is('Street', ['Oh'])), [[], []]);
  t.deepEqual(search(is('Street', ['福州路'])), [[7], []]);
  t.deepEqual(lookUp(is('Address', '福州路73号101室')), [[7], []]);
  t.deepEqual(lookUp(is('Address', '福州路73号')), [[7], []]);
});
