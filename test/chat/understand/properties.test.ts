import test from 'ava';
import fc from 'fast-check';
import { CONSTRAINT_FIELDS, type Constraint } from '../../../src/chat/understand/constraint.ts';
import { describeConstraint } from '../../../src/chat/understand/describe.ts';
import { isWithin, openNearFolds, packFolds } from '../../../src/language/text/near-words.ts';
import { brief, read } from '../../helpers/sample-vocabulary.ts';
import { bound, forRent, named, notNamed } from '../../helpers/statements.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 6 });

test('property: a name is found with as few typing errors as any name has, as if all had been compared letter by letter', (t) => {
  fc.assert(
    fc.property(fc.uniqueArray(name), name, fc.integer({ min: 0, max: 2 }), (names, written, distance) => {
      const editsTo = (one: string): number => [0, 1, 2].find((edits) => isWithin(written, one, edits)) ?? 3;
      const least = Math.min(3, ...names.map((one) => Math.max(1, editsTo(one))));
      const found = openNearFolds(packFolds(names)).near(written, distance);
      t.is(found !== undefined, least <= distance);
      if (found !== undefined) t.is(Math.max(1, editsTo(found)), least);
    }),
  );
});

test('two neighbouring letters in each other’s place are one error, two that are missing are two', (t) => {
  const { near } = openNearFolds(packFolds(['la mesa', 'la jolla']));
  t.is(near('la msea', 1), 'la mesa');
  t.is(near('la jlola', 1), 'la jolla');
  t.is(near('lajola', 1), undefined);
  t.is(near('lajola', 2), 'la jolla');
});

const area: Constraint = { Field: 'LotArea', Operator: 'atLeast', Value: 500, AreaUnit: 'Square Meters', Words: '' };
const DESCRIBED: readonly (readonly [Constraint, string])[] = [
  [forRent, 'for rent'],
  [{ ...forRent, Operator: 'not' } as Constraint, 'not for rent'],
  [named('City', 'Seattle', 'Bellevue'), 'in Seattle or Bellevue'],
  [notNamed('City', 'A', 'B', 'C'), 'not in A, B, or C'],
  [named('City', 'A', 'B', 'C', 'D', 'E', 'F'), 'in A, B, C, D, E, or F'],
  [named('City', 'A', 'B', 'C', 'D', 'E', 'F', 'G'), 'in A, B, C, D, E, F, or …'],
  [named('ZIP', '92109'), 'in ZIP code 92109'],
  [named('Street', 'Garnet Ave'), 'on Garnet Ave'],
  [named('Near', 'Mission Bay'), 'in or near Mission Bay'],
  [notNamed('PropertyType', 'Condominium'), 'that are not condos'],
  [named('Currency', '€'), 'priced in €'],
  [named('Tag', 'pool', 'hot tub'), 'with a pool or with a hot tub'],
  [notNamed('Tag', 'pool'), 'without a pool'],
  [bound('Bedrooms', 'atLeast', 3), 'with at least 3 bedrooms'],
  [bound('Bathrooms', 'is', 1), 'with exactly 1 bathroom'],
  [bound('ParkingSpots', 'atLeast', 2), 'with at least 2 parking spots'],
  [bound('Price', 'atMost', 1_200_000), 'for at most 1,200,000'],
  [bound('HOAMonth', 'is', 0), 'without an HOA fee'],
  [bound('HOAMonth', 'atMost', 300), 'with an HOA fee of at most 300/month'],
  [bound('DaysOnMarket', 'atMost', 7), 'on the market for at most 7 days'],
  [bound('YearBuilt', 'atLeast', 2001), 'built in 2001 or later'],
  [bound('YearBuilt', 'is', 1999), 'built in 1999'],
  [{ ...area, Field: 'BuildingArea', AreaUnit: 'Square Feet' } as Constraint, 'with at least 500 sq ft of living area'],
  [area, 'on at least 500 m² of land'],
  [{ Field: 'Status', Operator: 'is', Value: 'PreOnMarket', Words: '' }, 'coming soon'],
  [{ Field: 'MLSNumber', Operator: 'is', Value: 'W1', Words: '' }, 'with the MLS number W1'],
  [{ Field: 'Address', Operator: 'is', Value: '12 oak st', Words: '12 Oak Street' }, 'at 12 Oak Street'],
  [{ Field: 'Url', Operator: 'is', Value: 'x', Words: '' }, 'at that link'],
  [{ Field: 'Shown', Operator: 'not', Value: [1], Words: '' }, 'not shown yet'],
];

test('every constraint can be said in plain English', (t) => {
  for (const [constraint, words] of DESCRIBED) t.is(describeConstraint(constraint), words);
  t.deepEqual([...new Set(DESCRIBED.map(([{ Field }]) => Field))].sort(), [...CONSTRAINT_FIELDS].sort());
});

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
