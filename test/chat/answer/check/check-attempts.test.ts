import test from 'ava';
import type { Constraint } from '../../../../src/chat/understand/constraint.ts';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { understood } from '../../../helpers/understandings.ts';

const ash = sampleListing(
  { Address: '30 Ash Rd', Url: null, City: null, SalePrice: '610000.00', Bedrooms: 4, YearBuilt: 1990 },
  101,
);
const oak = sampleListing(
  { Address: '12 Oak St', Url: null, City: null, SalePrice: '450000.00', Bedrooms: 3, YearBuilt: 1985 },
  102,
);
const Constraints: Constraint[] = [{ Field: 'Price', Operator: 'atMost', Value: 620_000, Words: 'under 620k' }];
const becomes = (text: string, Language: 'en' | 'es' | 'de' = 'en'): string =>
  checkAnswer([text], { found: foundListings([ash, oak]), understanding: understood({ Constraints, Language }) }).text;

const turnsInto = test.macro((t, ...pairs: [text: string, expected: string][]) => {
  for (const [text, expected] of pairs) t.is(becomes(text), expected);
});
const never = test.macro((t, wrong: RegExp, ...texts: string[]) => {
  for (const text of texts) t.notRegex(becomes(text), wrong, text);
});

test(
  'a sentence that names a home by its address or street is about that home, also without its mark',
  turnsInto,
  ['The Ash Rd home costs $620,000.', 'The Ash Rd home costs $610,000.'],
  ['The Ash Road home costs $620,000.', 'The Ash Road home costs $610,000.'],
  ['30 Ash Rd is offered at $620K, negotiable.', '30 Ash Rd is offered at $610K, negotiable.'],
  ['30 Ash Rd costs $610,000.', '30 Ash Rd costs $610,000.'],
  ['[#2] is nice. 30 Ash Rd costs $450,000.', '12 Oak St is nice. 30 Ash Rd costs $610,000.'],
  ['[#1] is nice.\n\nIt costs $620,000.', '30 Ash Rd is nice.\n\nIt costs $610,000.'],
  ['[#2] is nice.\n\nThat home has 5 bedrooms.', '12 Oak St is nice.\n\nThat home has 3 bedrooms.'],
);

test(
  "without a mark the visitor's own number passes as a bound only",
  turnsInto,
  ['You can buy it for $620,000.', ''],
  ['This one is a deal: $620,000.', 'This one is a deal: see listing.'],
  ['Both are under $620,000.', 'Both are under $620,000.'],
  ['I found 2 homes up to $620K.', 'I found 2 homes up to $620K.'],
  ['With your budget of $620,000 you have a choice.', 'With your budget of $620,000 you have a choice.'],
  ['You asked for $620,000.', 'You asked for $620,000.'],
);

test(
  'what nobody sees does not hide a number, however it is put into it',
  turnsInto,
  ['[#1] costs $4\u200b00,000.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs <b>$</b>399<i>,000</i>.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs $3<!-- x -->99,000.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs $&#51;99,000.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs $3**99**,000.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs ٤٠٠٬٠٠٠ dollars.', '30 Ash Rd costs 610,000 dollars.'],
  ['[#1] costs $①②③,000.', '30 Ash Rd costs $610,000.'],
  ['[#1] has 𝟯 beds.', '30 Ash Rd has 4 beds.'],
  ['[#1] has ③ beds.', '30 Ash Rd has 4 beds.'],
  ['① [#1]\n② [#2]', '1. 30 Ash Rd\n2. 12 Oak St'],
);

test(
  'addresses of the web go however they are written',
  never,
  /evil|1\.2\.3\.4/,
  'See evil (dot) com now.',
  'See evil[dot]com now.',
  'See evil。com now.',
  'See 1.2.3.4/x now.',
  'See ev\u200bil.com now.',
  'See evil<b>.</b>com now.',
  'Write to bob (at) evil (dot) com.',
);

test(
  'a number is replaced as a whole, with its scales and with a wrong currency',
  turnsInto,
  ['[#1] costs 4 hundred grand.', '30 Ash Rd costs 6.1 hundred grand.'],
  ['[#1] costs 450,000 pesos.', '30 Ash Rd costs $610,000.'],
  ['[#1] costs 610,000 pesos.', '30 Ash Rd costs $610,000.'],
  ['[#1] has 2 and a half baths.', '30 Ash Rd has 2 baths.'],
  ['[#1] has a dozen bedrooms.', '30 Ash Rd has a four bedrooms.'],
);

test(
  'what is said of both homes has to be true of each',
  turnsInto,
  ['Both [#1] and [#2] have 4 bedrooms and cost $450,000.', '30 Ash Rd, 12 Oak St: see listing.'],
  ['[#1] and [#2] have 4 bedrooms.', '30 Ash Rd, 12 Oak St: see listing.'],
  ['[#1] and [#2] are nice. They have 4 bedrooms.', '30 Ash Rd and 12 Oak St are nice.'],
  ['[#1][#2] cost $610,000 each.', '30 Ash Rd, 12 Oak St: see listing.'],
  ['[#1] and [#2] have 2 baths.', '30 Ash Rd and 12 Oak St have 2 baths.'],
  ['Both [#1] and [#2] have 2 baths.', 'Both 30 Ash Rd and 12 Oak St have 2 baths.'],
  ['Both are nice: [#1] has 4 beds, [#2] 3.', 'Both are nice: 30 Ash Rd has 4 beds, 12 Oak St 3.'],
  ['Of [#1] and [#2] the larger has 4 beds.', 'Of 30 Ash Rd and 12 Oak St the larger has 4 beds.'],
  ['[#1] and [#2] have four and three bedrooms.', '30 Ash Rd and 12 Oak St have four and three bedrooms.'],
);
