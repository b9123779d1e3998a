import test from 'ava';
import fc from 'fast-check';
import type { Constraint } from '../../src/chat/understand/constraint.ts';
import { readQuestion } from '../../src/chat/understand/reading.ts';
import { type Before, understand, type Vocabulary } from '../../src/chat/understand/understand.ts';

const vocabulary: Vocabulary = {
  cities: [
    { fold: 'seattle', name: 'Seattle' },
    { fold: 'north seattle', name: 'North Seattle' },
    { fold: 'bellevue', name: 'Bellevue' },
    { fold: 'la mesa', name: 'La Mesa' },
    { fold: 'chula vista', name: 'Chula Vista' },
    { fold: "coeur d'alene", name: "Coeur d'Alene" },
    { fold: 'zurich', name: 'Zürich' },
    { fold: 'st. louis', name: 'St. Louis' },
    { fold: 'home', name: 'Home' },
  ],
  known: { mlsNumbers: ['2151234', '2160000', 'NWM2151234'], addresses: ['123 broadway'] },
};
const nothing: Before = { constraints: [], hasFocus: false };
const read = (question: string, before: Before = nothing) => understand(question, vocabulary, before);
const brief = (constraints: readonly Constraint[]): string[] =>
  constraints.map(
    ({ Field, Operator, Value }) => `${Field} ${Operator} ${Array.isArray(Value) ? Value.join('/') : Value}`,
  );

const searches: Record<string, string[]> = {
  '3 bed homes in Seattle under 600k': ['City is Seattle', 'Bedrooms atLeast 3', 'Price atMost 600000'],
  'homes in north seattle': ['City is North Seattle'],
  'for sale in la mesa or Bellevue': ['SaleType is for_sale', 'City is La Mesa/Bellevue'],
  'apartments for rent in ZURICH': ['SaleType is for_rent', 'City is Zürich'],
  'a flat in Zürich': ['City is Zürich'],
  'something in coeur dalene': ["City is Coeur d'Alene"],
  'St Louis condos': ['City is St. Louis'],
  'I need a home': [],
  'a house in Home': ['City is Home'],
  'houses, but not in Chula Vista or La Mesa': ['City not Chula Vista/La Mesa'],
  'homes in Tacoma': ['City is Tacoma'],
  'homes under $450,000': ['Price atMost 450000'],
  'homes up to $450.000': ['Price atMost 450000'],
  'homes for 1.2M or less': ['Price atMost 1200000'],
  'homes over $1 million': ['Price atLeast 1000000'],
  'homes between 400k and 500k': ['Price atLeast 400000', 'Price atMost 500000'],
  'homes from 400-500k': ['Price atLeast 400000', 'Price atMost 500000'],
  'homes around 700k': ['Price atLeast 630000', 'Price atMost 770000'],
  'homes under 600': ['Price atMost 600000'],
  'to rent under 600': ['SaleType is for_rent', 'Price atMost 600'],
  'apartments under $2,500 a month': ['SaleType is for_rent', 'Price atMost 2500'],
  '3br/2ba homes': ['Bedrooms atLeast 3', 'Bathrooms atLeast 2'],
  'at least four bedrooms': ['Bedrooms atLeast 4'],
  '3+ beds': ['Bedrooms atLeast 3'],
  'exactly 2 bedrooms': ['Bedrooms is 2'],
  'no more than 3 bedrooms': ['Bedrooms atMost 3'],
  'fewer than 3 bedrooms': ['Bedrooms atMost 2'],
  'more than 3 bedrooms': ['Bedrooms atLeast 4'],
  'two or three bedroom condo': ['Bedrooms atLeast 2', 'Bedrooms atMost 3'],
  '2.5 baths': ['Bathrooms atLeast 2.5'],
  'studio for rent': ['SaleType is for_rent', 'Bedrooms is 0'],
  'a house to buy or rent': [],
  'a house, not for rent': ['SaleType not for_rent'],
  'homes over 2000 sq ft built after 1990': [],
  'a house for a family of five with two dogs, we make 90k a year': [],
};
for (const [question, expected] of Object.entries(searches)) {
  test(`a search is understood: ${question}`, (t) => {
    const { Intent, Constraints } = read(question);
    t.deepEqual(brief(Constraints), expected);
    t.is(Intent, 'search');
  });
}

const lookups: Record<string, string[]> = {
  'MLS# NWM2151234': ['MLSNumber is NWM2151234'],
  'is 2151234 still free?': ['MLSNumber is 2151234'],
  'Tell me about NWM2151234': ['MLSNumber is NWM2151234'],
  'tell me more about 2151234': ['MLSNumber is 2151234'],
  'What about 2151234?': ['MLSNumber is 2151234'],
  'compare 2151234 and 2160000': ['MLSNumber is 2151234', 'MLSNumber is 2160000'],
  'What is the price of 14 Oak St?': ['Address is 14 oak st'],
  'tell me about 2710 East Yesler Way, Unit B, in Seattle': ['City is Seattle', 'Address is 2710 e yesler way #b'],
  'what about 123 Broadway': ['Address is 123 broadway'],
  'https://homes.example/Oak-14?a=B. still free?': ['Url is https://homes.example/Oak-14?a=B'],
};
for (const [question, expected] of Object.entries(lookups)) {
  test(`a lookup is understood: ${question}`, (t) => {
    const { Intent, Constraints } = read(question);
    t.deepEqual(brief(Constraints), expected);
    t.is(Intent, 'lookup');
  });
}

const talk: Record<string, [string, string | undefined]> = {
  'Hello!': ['none', 'greeting'],
  'good morning': ['none', 'greeting'],
  'Thank you so much!': ['none', 'thanks'],
  'what would the mortgage be?': ['none', 'other'],
  'Can I talk to a human?': ['human', undefined],
  'please call me': ['human', undefined],
  'can I book a viewing of 14 Oak St?': ['human', undefined],
  'I have a complaint': ['human', undefined],
};
for (const [question, expected] of Object.entries(talk)) {
  test(`talk is understood: ${question}`, (t) => {
    const { Intent, Talk } = read(question);
    t.deepEqual([Intent, Talk], expected);
  });
}

test('a price that is written like an MLS number is a price', (t) => {
  t.deepEqual(brief(read('homes under 2151234').Constraints), ['Price atMost 2151234']);
  t.deepEqual(brief(read('homes between 2151234 and 2160000').Constraints), [
    'Price atLeast 2151234',
    'Price atMost 2160000',
  ]);
  t.is(read('homes for about 2151234').Intent, 'search');
});

test("words are told in the visitor's own spelling", (t) => {
  t.deepEqual(
    read('ein Haus in ZÜRICH – under $600K').Constraints.map(({ Words }) => Words),
    ['ZÜRICH', 'under $600K'],
  );
});

test('a content word that nothing explained is said, never dropped', (t) => {
  t.deepEqual(read('homes in Seattle with a pool near the lake, under 600k').Unexplained, ['pool', 'lake']);
});

test('how many is a count', (t) => {
  t.is(read('how many homes do you have in Seattle?').Aggregate, 'count');
  t.is(read('homes in Seattle').Aggregate, undefined);
});

/** Runs a conversation; gives what holds after its last question. */
const converse = (...questions: string[]): string[] => {
  let constraints: Constraint[] = [];
  for (const question of questions) constraints = read(question, { constraints, hasFocus: false }).Kept;
  return brief(constraints);
};

test('a follow-up adds to what was said and replaces what is said anew', (t) => {
  t.deepEqual(converse('homes in Seattle under 600k', 'with 3 bedrooms', 'in Bellevue instead'), [
    'City is Bellevue',
    'Bedrooms atLeast 3',
    'Price atMost 600000',
  ]);
  t.deepEqual(converse('homes under 600k', 'over 400k'), ['Price atMost 600000', 'Price atLeast 400000']);
  t.deepEqual(converse('homes under 600k', 'over 700k'), ['Price atLeast 700000']);
  t.deepEqual(converse('homes in Seattle', 'also in Bellevue'), ['City is Seattle/Bellevue']);
});

test('start over resets, and any city or price drops that field', (t) => {
  t.deepEqual(converse('homes in Seattle under 600k', 'start over'), []);
  t.deepEqual(converse('homes in Seattle under 600k', 'start over: homes in Bellevue'), ['City is Bellevue']);
  t.deepEqual(converse('homes in Seattle under 600k', 'any city'), ['Price atMost 600000']);
  t.deepEqual(converse('homes in Seattle under 600k', 'the price does not matter'), ['City is Seattle']);
});

test('a change from sale to rent drops the price, since a rent is no sale price', (t) => {
  t.deepEqual(converse('homes for sale in Seattle under 600k', 'for rent'), [
    'SaleType is for_rent',
    'City is Seattle',
  ]);
});

test('a lookup and talk leave the search as it was', (t) => {
  t.deepEqual(converse('homes in Seattle', 'what about 14 Oak St?', 'thanks'), ['City is Seattle']);
});

test('a question about the listing in focus is no new search', (t) => {
  t.is(read('does it have 2 bathrooms?', { constraints: [], hasFocus: true }).Intent, 'none');
  t.is(read('does it have 2 bathrooms?').Intent, 'search');
});

test('property: one sum written in several ways is one price', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999 }), (thousands) => {
      const value = thousands * 1_000;
      const ways = [
        `${thousands}k`,
        `$${thousands}K`,
        `$${thousands},000`,
        `${value}`,
        `${thousands} thousand dollars`,
        `${value / 1e6}M`,
      ];
      for (const way of ways)
        t.deepEqual(brief(read(`homes under ${way}`).Constraints), [`Price atMost ${value}`], way);
    }),
  );
});

test('property: every constraint that is stated holds, in any order of the words', (t) => {
  const parts = ['in Seattle', 'under 600k', 'with 3 bedrooms', 'for sale', 'at least 2 baths'];
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: 1 }), (some) => {
      const expected = parts
        .filter((part) => some.includes(part))
        .flatMap((part) => brief(read(`homes ${part}`).Constraints));
      t.deepEqual(brief(read(`homes ${some.join(' ')}`).Constraints).sort(), expected.sort());
    }),
  );
});

test('property: no text makes the parser fail, and each stretch of it is explained at most once', (t) => {
  const word = fc.constantFrom(
    'Seattle',
    'under',
    '600k',
    '3',
    'bed',
    '14 Oak St',
    'MLS',
    '#',
    '$',
    'not',
    '-',
    'to',
    'a month',
    '\u200b',
    'é',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(word, fc.string()), { maxLength: 20 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, (question) => {
      const { Constraints, Kept } = read(question);
      t.true(Array.isArray(Constraints) && Array.isArray(Kept));
      const reading = readQuestion(question);
      const spans = [...reading.take(/\d+/g), ...reading.take(/[\p{L}\d]+/gu)].sort((a, b) => a.start - b.start);
      for (const [index, span] of spans.entries()) t.true(index === 0 || (spans[index - 1]?.end ?? 0) <= span.start);
    }),
  );
});

test('a condition that is said twice counts once', (t) => {
  t.deepEqual(brief(read('3 bedrooms, at least 3 bedrooms, in Seattle please').Constraints), [
    'City is Seattle',
    'Bedrooms atLeast 3',
  ]);
  t.deepEqual(brief(read('99 bed '.repeat(1_000)).Constraints), ['Bedrooms atLeast 99']);
});

test('a number with more digits than any price has is no price', (t) => {
  for (const digits of [20, 400]) t.deepEqual(brief(read(`homes under ${'9'.repeat(digits)}`).Constraints), []);
});
