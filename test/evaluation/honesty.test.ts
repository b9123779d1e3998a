import test from 'ava';
import type { Explanation } from '../../src/chat/explanation.ts';
import type { AskedField } from '../../src/chat/understand/understanding.ts';
import type { Outcome } from './asking/outcome.ts';
import { makeMarket } from './brute-force/market.ts';
import type { Question } from './gold/question.ts';
import { timeGates } from './report/time-table.ts';
import { HONESTY_SCORES } from './scores/honesty-scores.ts';
import { measureCalmly } from './timing/measure-calmly.ts';
import type { Times } from './timing/measure-times.ts';

const market = makeMarket(
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

const outcome = ({ answer, fields = [], total = 1, intent = 'search' }: Came): Outcome => ({
  question: { id: 'x', language: 'en', category: 'rooms', question: '?', intent, constraints: [], fields },
  explanation: { Intent: intent, Language: 'en', Constraints: [], Total: total } as unknown as Explanation,
  constraints: { matched: [], lacking: [], extra: [] },
  rows: market,
  answer,
});
const scoreOf = (name: string, came: Came) => HONESTY_SCORES.find((score) => score.name === name)?.of(outcome(came));

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
