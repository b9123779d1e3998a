import test from 'ava';
import { becomes } from '../../../helpers/two-homes.ts';

const stays = test.macro((t, ...texts: string[]) => {
  for (const text of texts) t.is(becomes(text), text);
});
const turnsInto = test.macro((t, ...pairs: [text: string, expected: string][]) => {
  for (const [text, expected] of pairs) t.is(becomes(text), expected);
});

test(
  'what a listing says passes, in whatever notation',
  stays,
  'A14 costs $550,000 and has 3 beds, 2 baths and 1,500 sq ft.',
  'A14: three bedrooms, two bathrooms, built in 1987, lot of 5,000 sq ft, HOA $120.50 a month.',
  'A16 has 4 BR/2.5 BA and 2 1/2 baths, or 195 m².',
  'A14 kostet 550.000 $ und hat drei Schlafzimmer auf 139 m².',
  'A14 cuesta 550 mil dólares y tiene tres dormitorios.',
  'A14 est à 550 000 $ et a trois chambres.',
  'A14 custa US$ 550.000 e tem três quartos.',
  'A14 售价55万美元，三室两卫，建于1987年。',
  'A14 is about $367 per sq ft and 39 years old.',
  'A14 has been listed for 20 days, since 1 November 2026.',
);

test(
  'rounded as written: what rounds to the value passes, what does not is corrected in its own form',
  turnsInto,
  ['A16 costs $600K.', 'A16 costs $600K.'],
  ['A16 costs about $600,000.', 'A16 costs about $600,000.'],
  ['A16 costs $500K.', 'A16 costs $600K.'],
  ['A16 costs $600,000.', 'A16 costs $599,900.'],
  ['A16 costs $0.6M.', 'A16 costs $0.6M.'],
  ['A16 costs $1M.', 'A16 costs $0.6M.'],
);

test(
  'a wrong plain field becomes the value of its row, in the same format',
  turnsInto,
  ['A14 costs $500,000.', 'A14 costs $550,000.'],
  ['A14 has 2 beds and 3 baths.', 'A14 has 3 beds and 2 baths.'],
  ['A14 has two bedrooms.', 'A14 has three bedrooms.'],
  ['A14 was built in 1999 on a lot of 9,000 sq ft.', 'A14 was built in 1987 on a lot of 5,000 sq ft.'],
  ['A14 has 150 m².', 'A14 has 139 m².'],
  ['A14 kostet 500.000 $.', 'A14 kostet 550.000 $.'],
  ['A14 售价50万美元。', 'A14 售价55万美元。'],
  ['A14 costs €550,000.', 'A14 costs $550,000.'],
  ['A14 has 4 parking spots.', 'A14 has 1 parking spots.'],
);

test(
  'texts of the listing are evidence too, but a sum in them is never a price',
  turnsInto,
  ['A14 has a roof of 2019 and is 5 minutes to the lake.', 'A14 has a roof of 2019 and is 5 minutes to the lake.'],
  ['A14 was built in 2019.', 'A14 was built in 1987.'],
);

test(
  'each number is bound to the marks beside it: another home’s values are wrong',
  turnsInto,
  ['A14 costs $599,900.', 'A14 costs $550,000.'],
  ['A14 costs $599,900 and A16 $550,000.', 'A14 costs $550,000 and A16 $599,900.'],
  ['- A14: 4 beds\n- A16: 3 beds', '- A14: 3 beds\n- A16: 4 beds'],
  ['A14 and A16 have 3 and 4 bedrooms.', 'A14 and A16 have 3 and 4 bedrooms.'],
  ['A14 and A16 have 3 and 5 bedrooms.', 'A14, A16: see listing.'],
);

test(
  'a mark holds for the sentences after it, to the end of the paragraph or of the item',
  turnsInto,
  ['A14 is nice. It has 4 beds.', 'A14 is nice. It has 3 beds.'],
  ['A14\nPrice: $599,900\nBeds: 3', 'A14\nPrice: $550,000\nBeds: 3'],
  ['1. A14\n   - Beds: 5\n2. A16', '1. A14\n   - Beds: 3\n2. A16'],
  ['- A14: nice\nAsk me for homes under $650,000!', '- A14: nice\nAsk me for homes under $650,000!'],
  ['A14 is nice.\n\nHomes under $650,000 are rare.', 'A14 is nice.\n\nHomes under $650,000 are rare.'],
);

test(
  'a number before the first mark of its sentence is of that mark',
  turnsInto,
  ['For $550,000 you get three bedrooms at A14.', 'For $550,000 you get three bedrooms at A14.'],
  ['For $599,900 you get four bedrooms at A14.', 'For $550,000 you get three bedrooms at A14.'],
);

test(
  'differences and ratios of the listings pass where something is compared',
  turnsInto,
  ['A14 is $49,900 cheaper than A16.', 'A14 is $49,900 cheaper than A16.'],
  ['A14 is 8% cheaper than A16.', 'A14 is 8% cheaper than A16.'],
  ['A16 has 600 sq ft more than A14.', 'A16 has 600 sq ft more than A14.'],
  ['A14 is $60,000 cheaper than A16.', 'A14, A16: see listing.'],
  ['A14 was reduced by $25,000 from $575,000 to $550,000.', 'A14 was reduced by $25,000 from $575,000 to $550,000.'],
);
