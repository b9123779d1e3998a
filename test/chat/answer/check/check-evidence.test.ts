import test from 'ava';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { becomes, checked, elm, oak } from '../../../helpers/two-homes.ts';

const stays = test.macro((t, ...texts: string[]) => {
  for (const text of texts) t.is(becomes(text), text);
});
const turnsInto = test.macro((t, ...pairs: [text: string, expected: string][]) => {
  for (const [text, expected] of pairs) t.is(becomes(text), expected);
});

test(
  'what the visitor said is no evidence about a listing: a bound passes only as a bound that holds',
  turnsInto,
  ['A14 costs $650,000.', 'A14 costs $550,000.'],
  ['A14 has 2 bedrooms.', 'A14 has 3 bedrooms.'],
  ['A14 is within your budget of $650,000.', 'A14 is within your budget of $650,000.'],
  ['A14 has at least 2 bedrooms.', 'A14 has at least 2 bedrooms.'],
  ['A14 is under $700,000.', 'A14: see listing.'],
);

test(
  'without a mark bounds, totals and numbers of the settings pass, values of listings do not',
  turnsInto,
  [
    'I found 37 homes under $650,000 with at least 2 bedrooms.',
    'I found 37 homes under $650,000 with at least 2 bedrooms.',
  ],
  ['I found 12 homes.', 'I found 37 homes.'],
  ['We have a home for $550,000.', ''],
  ['Homes with 5 bedrooms are rare.', ''],
  [
    'Our commission is 2.5 % and a viewing takes 30 minutes.',
    'Our commission is 2.5 % and a viewing takes 30 minutes.',
  ],
  ['A 30-year mortgage needs 20% down.', 'A 30-year mortgage needs 20% down.'],
);

test('aggregates pass without a mark, and with one only where they are called so', (t) => {
  const group = {
    SaleType: 'for_sale' as const,
    Currency: '$',
    Count: 37,
    Known: 30,
    Average: 612_345.67,
    Lowest: 410_000,
    Highest: 2e6,
  };
  const of = (text: string): string =>
    checked(text, {}, { aggregated: { Kind: 'average', Field: 'Price', Groups: [group] } }).text;
  const average = 'The average price is $612,346.';
  t.is(of(average), average);
  t.is(of('[#1] is below the average of $612K.'), '14 Oak St is below the average of $612K.');
  t.is(of('[#1] costs $410,000.'), '14 Oak St costs $550,000.');
});

test('with a single listing a sentence without a mark is about it', (t) => {
  const of = (text: string): string => checkAnswer([text], { found: foundListings([oak]) }).text;
  t.is(of('It has 3 bedrooms and costs $550,000.'), 'It has 3 bedrooms and costs $550,000.');
  t.is(of('It has 4 bedrooms.'), 'It has 3 bedrooms.');
});

test(
  'a home that is not free is not called available',
  turnsInto,
  ['A16 is available now.', 'A16 is under contract now.'],
  ['A16 is not available.', 'A16 is not available.'],
  ['A14 is available.', 'A14 is available.'],
);

test("telephone numbers stay only if they are the chatbot's own or a listing's office's", (t) => {
  t.is(checked('Call 555-0199 or 555-0100.').text, 'Call 555-0199 or 555-0100.');
  t.is(checked('Hello! Call (212) 555-9999 or +49 89 123456 78! Bye.').text, 'Hello! Bye.');
});

test("a listing's address, ZIP and number hold for its own row only", (t) => {
  const garnet = sampleListing({ Address: '1447 E Harrison St', ZIP: '92109', MLSNumber: 'SD2600147' }, 103);
  const text = '[#1] is at 1447 E Harrison St, 92109 (MLS SD2600147).';
  t.true(checkAnswer([text], { found: foundListings([garnet, oak]) }).text.endsWith(text.slice(5)));
  t.is(checkAnswer([text], { found: foundListings([oak, garnet]) }).text, '14 Oak St: see listing.');
});

test(
  'numbers of lists and of rows are no facts',
  stays,
  '1. A14: nice\n2. A16: nicer',
  '(1) A14\n(2) A16\nPrice: (1) $550,000 | (2) $599,900',
  'Home 1: A14, home 2: A16.',
  '1️⃣ A14 and 2️⃣ A16',
);

test(
  'a sentence about several homes of its paragraph may say the values of each',
  stays,
  'Here are A14 and A16. Both have a yard; the first costs $550,000, the second $599,900.',
  '| | A14 | A16 |\n|---|---|---|\n| Price | $550,000 | $599,900 |\n| Beds | 3 | 4 |',
);

test('what is said of a mark that there is not is left out', (t) => {
  t.is(checked('[#9] costs $550,000. [#1] has 3 beds.').text, '14 Oak St has 3 beds.');
});

test('what was changed is counted, and the first changes are told', (t) => {
  t.deepEqual(checked('[#1] has 5 beds, is 9 miles away. Call (212) 555-9999.').checked, {
    corrected: 1,
    withheld: 1,
    removed: 1,
    changes: [
      { said: '5', became: '3' },
      { said: '9 miles', became: '' },
      { said: '(212) 555-9999', became: '' },
    ],
  });
});

test('a clause is sent as soon as it is whole, also where a word in it might have been a number', (t) => {
  const found = foundListings([oak, elm]);
  const firstOf = (...parts: string[]): string => checkAnswer(parts, { found }).sent[0] ?? '';
  t.is(firstOf('Hello there, I can help', ' you.'), 'Hello there');
  t.is(firstOf('Once you like it, tell me', ' so.'), 'Once you like it');
  t.is(firstOf('Half of it is yours, so they', ' say.'), 'Half of it is yours');
});

test('a clause that does not end is sent word by word', (t) => {
  const { sent } = checkAnswer(['and so on '.repeat(40), 'and on '], { found: foundListings([oak, elm]) });
  t.true((sent[0]?.length ?? 0) > 200);
});

test('in a sentence with a mark a number is held back to the end of its clause only', (t) => {
  const { sent } = checkAnswer(['[#1] has 3', ' beds', ', a big', ' garden and', ' more'], {
    found: foundListings([oak, elm]),
  });
  t.deepEqual(
    sent.slice(0, 4).map((part) => part.replace(/ \(.*\)/, '')),
    ['', '', '14 Oak St has 3 beds', ''],
  );
});
