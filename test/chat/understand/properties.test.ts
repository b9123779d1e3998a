import test from 'ava';
import fc from 'fast-check';
import type { Constraint } from '../../../src/chat/understand/constraint.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';

const conditions = (question: string): string[] => brief({ ...read(question), unexplained: [] }).sort();

test('property: one sum written in several ways is one price', (t) => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 999 }), (thousands) => {
      const value = thousands * 1_000;
      const grouped = `${thousands},000`;
      const ways = [
        `${thousands}k`,
        `$${thousands}K`,
        `${thousands} k`,
        `$${grouped}`,
        `${grouped} dollars`,
        `${thousands}.000 €`,
        `€ ${thousands} 000`,
        `${value}`,
        `${thousands} thousand dollars`,
        `${value / 1e6}M`,
        `${value / 1e6} million`,
        `${thousands / 10}万`,
        `${thousands}`,
      ];
      for (const way of ways)
        t.deepEqual(
          conditions(`homes under ${way}`).filter((one) => one.startsWith('Price')),
          [`Price atMost ${value}`],
          way,
        );
    }),
  );
});

test('property: a bound said in several ways is one bound', (t) => {
  const ways = {
    atMost: [
      'under N',
      'up to N',
      'no more than N',
      'N or less',
      'max N',
      'N tops',
      'at most N',
      'budget is N',
      'less than N',
    ],
    atLeast: ['over N', 'at least N', 'N or more', 'from N', 'N+', 'starting at N', 'more than N', 'no less than N'],
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000 }),
      fc.constantFrom('in La Mesa', 'for sale', 'with a pool'),
      (thousands, rest) => {
        for (const [operator, phrases] of Object.entries(ways)) {
          for (const phrase of phrases) {
            const said = phrase.replace('N', `${thousands}k`);
            t.true(conditions(`homes ${rest} ${said}`).includes(`Price ${operator} ${thousands * 1_000}`), said);
          }
        }
      },
    ),
    { numRuns: 20 },
  );
});

const PARTS = [
  'in La Mesa',
  'under 600k',
  'with 3 bedrooms',
  'for sale',
  'at least 2 baths',
  'over 1500 sq ft',
  'with a pool',
  'no HOA',
  'built after 1990',
  'near Balboa Park',
];

test('property: every condition that is stated holds, in any order of the words', (t) => {
  fc.assert(
    fc.property(fc.shuffledSubarray(PARTS, { minLength: 1 }), fc.constantFrom(' ', ', '), (some, separator) => {
      const expected = some.flatMap((part) => conditions(`homes ${part}`)).sort();
      t.deepEqual(conditions(`homes ${some.join(separator)}`), expected);
    }),
  );
});

test('property: politeness, case and missing punctuation change nothing', (t) => {
  const before = fc.constantFrom(
    '',
    'hi, ',
    'Hello! ',
    'please ',
    'i want ',
    'can you show me ',
    'do you have ',
    'looking for ',
    'I am looking for ',
  );
  const after = fc.constantFrom('', ' please', '?', ' thanks', '!!', ' for me and my wife');
  fc.assert(
    fc.property(before, after, fc.subarray(PARTS, { minLength: 1 }), fc.boolean(), (start, end, some, isLoud) => {
      const core = `homes ${some.join(' ')}`;
      const said = `${start}${core}${end}`;
      const talkless = (question: string): string[] => conditions(question).filter((one) => !one.startsWith('talk'));
      t.deepEqual(talkless(isLoud ? said.toUpperCase() : said.toLowerCase()), talkless(core), said);
    }),
  );
});

test('property: a typing error of one letter in a city keeps the city', (t) => {
  const cities = ['Chula Vista', 'San Diego', 'Carlsbad', 'Oceanside', 'Bellevue', 'Seattle'];
  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
  fc.assert(
    fc.property(
      fc.constantFrom(...cities),
      fc.nat(),
      letter,
      fc.constantFrom('swap', 'drop', 'add', 'change'),
      (city, seed, extra, kind) => {
        const at = 1 + (seed % (city.length - 2));
        if (city[at] === ' ' || city[at + 1] === ' ' || city[at - 1] === ' ') return;
        const [head, tail] = [city.slice(0, at), city.slice(at)];
        const typed = {
          swap: head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2),
          drop: head + tail.slice(1),
          add: head + extra + tail,
          change: head + extra + tail.slice(1),
        }[kind];
        const before = city.split(' ');
        const isShort = typed.split(' ').some((one, place) => one !== before[place] && one.length < 4);
        if (!isShort)
          t.deepEqual(conditions(`homes in ${typed} under 600k`), [`City is ${city}`, 'Price atMost 600000'], typed);
      },
    ),
  );
});

test('property: a negated feature never becomes a wanted one', (t) => {
  const negations = [
    'no',
    'without a',
    'not a',
    "don't want a",
    'i hate',
    'no need for a',
    "we don't need a",
    'except with a',
  ];
  const features = {
    pool: 'pool',
    garage: 'garage',
    fireplace: 'fireplace',
    elevator: 'elevator',
    basement: 'basement',
    sauna: 'sauna',
  };
  const rests = ['', ' please', ' in La Mesa', ' and 3 bedrooms', ', under 600k'];
  for (const negation of negations)
    for (const [feature, tag] of Object.entries(features))
      for (const rest of rests) {
        const said = `a house, ${negation} ${feature}${rest}`;
        const wanted = read(said).constraints.filter((one) => one.Field === 'Tag' && one.Operator === 'is');
        t.deepEqual(wanted, [], `${said} (${tag})`);
      }
});

const word = fc.constantFrom(
  ...'Seattle under 600k 3 bed 14-Oak-St MLS # $ not - to a-month é pool or and , . ? with no HOA sq-ft the-second-one 三室 万 between 1/2 400s mid it'
    .split(' ')
    .map((one) => one.replace(/-/g, ' ')),
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(word, fc.string()), { maxLength: 25 }).map((words) => words.join(' ')),
);
const wordsOf = (constraints: readonly Constraint[]): string[] => constraints.map(({ Words }) => Words);

test("property: no text makes it fail, and words are told in the visitor's own spelling", (t) => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (question, hasShown) => {
      const { constraints, wishes, refused, unexplained, relative } = read(question, { hasShown });
      const told = [
        ...wordsOf(constraints),
        ...wordsOf(wishes),
        ...refused,
        ...unexplained,
        ...relative.map(({ Words }) => Words),
      ];
      for (const words of told) t.true(question.includes(words), words);
      for (const { Value, Operator } of constraints) {
        t.true(Operator !== undefined);
        if (typeof Value === 'number') t.true(Number.isFinite(Value));
      }
    }),
  );
});

test('a long text is understood by its beginning', (t) => {
  const long = `homes in Seattle under 600k ${'and something else '.repeat(1_000)} in Bellevue`;
  t.deepEqual(conditions(long), ['City is Seattle', 'Price atMost 600000']);
});

test('a number too long for any number is no price', (t) => {
  t.deepEqual(conditions(`homes under ${'9'.repeat(400)}`), []);
});
