import test from 'ava';
import fc from 'fast-check';
import type { Found } from '../../../src/chat/retrieve/found.ts';
import type { Language, Understanding } from '../../../src/chat/understand/understanding.ts';
import { checkAnswer, foundListings } from '../../helpers/answer-check.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { understood } from '../../helpers/understandings.ts';

const plain = { Url: null, ListOfficeName: null, City: null };
/** $550,000, 3 beds, 2 baths, 1,500 sq ft on 5,000, of 1987, HOA $120.50; $599,900, 4 beds, 2.5 baths, 2,100 sq ft. */
const oak = sampleListing({ ...plain, Address: '14 Oak St', HOAMonth: '120.50', PreviousListPrice: '575000.00' }, 101);
const elm = sampleListing(
  { ...plain, Address: '16 Elm Ave', SalePrice: '599900.00', Bedrooms: 4, Bathrooms: 2.5, BuildingArea: 2_100 },
  102,
);
const bare = sampleListing(
  { ...plain, Address: '18 Ash Rd', SalePrice: null, Bedrooms: null, Bathrooms: 0, BuildingArea: 0, LotArea: null },
  103,
);
const flat = sampleListing(
  {
    ...plain,
    Address: '3 Rue Verte',
    SaleType: 'for_rent',
    RentPrice: '1450.00',
    SalePrice: null,
    CurrencySymbol: '€',
  },
  104,
);
const metric = sampleListing(
  {
    ...{ ...plain, Address: '5 Calle Sol', CurrencySymbol: '€', SalePrice: '449900.00', AreaUnit: 'Square Meters' },
    ...{ BuildingArea: 92.5, LotArea: 310 },
  },
  105,
);
const HOMES = [oak, elm, bare, flat, metric];
const MARKS = ['OAK', 'ELM', 'ASH', 'RUE', 'SOL'];

type More = { found?: Partial<Found>; understanding?: Partial<Understanding>; question?: string };
/** What becomes of a text with names for the marks of five homes, of 37 that match. */
const said = (text: string, { found = {}, understanding = {}, question = '' }: More = {}) => {
  const marked = MARKS.reduce((so, name, row) => so.replaceAll(name, `[#${row + 1}]`), text);
  const checked = checkAnswer([marked], {
    found: foundListings(HOMES, { total: 37, ...found }),
    understanding: understood(understanding),
    ...{ question, ownTexts: 'Call 555-0199.' },
  });
  const names = HOMES.reduce(
    (so, { values }, row) => so.replaceAll(values.Address ?? '', MARKS[row] ?? ''),
    checked.text,
  );
  return { ...checked, text: names };
};

const wrong: readonly (readonly [string, string])[] = [
  ['OAK costs $520,000.', 'OAK costs $550,000.'],
  ['OAK is listed at **$520K**.', 'OAK is listed at **$550K**.'],
  ['ELM costs $0.8 million.', 'ELM costs $0.5999 million.'],
  ['At $520,000, OAK is nice.', 'At $550,000, OAK is nice.'],
  ['- OAK: $520,000, 3 beds. Quiet street.', '- OAK: $550,000, 3 beds. Quiet street.'],
  ['1. OAK $520,000 – 4 beds, 2 baths', '1. OAK $550,000 – 3 beds, 2 baths'],
  ['- Cheapest: OAK – $520,000. The home has 5 beds.', '- Cheapest: OAK – $550,000. The home has 5 beds.'],
  ['- OAK – Price: $520,000, Beds: 4, **Baths:** 3', '- OAK – Price: $550,000, Beds: 3, **Baths:** 2'],
  ['OAK has 5 beds and 3 baths.', 'OAK has 3 beds and 2 baths.'],
  ['OAK is a 4-bedroom house.', 'OAK is a 3-bedroom house.'],
  ['ELM: 3bd/2ba', 'ELM: 4bd/2.5ba'],
  ['ELM has 3 ½ baths? ELM has 3½ baths.', 'ELM has 3 ½ baths? ELM has 2.5 baths.'],
  ['OAK has 1,900 sq ft.', 'OAK has 1,500 sq ft.'],
  ['OAK has 1900 square feet.', 'OAK has 1500 square feet.'],
  ['OAK has 1,500 sq ft on an 8,000 sq ft lot.', 'OAK has 1,500 sq ft on an 5,000 sq ft lot.'],
  ['OAK: lot 7,000 sq ft', 'OAK: lot 5,000 sq ft'],
  ['OAK was built in 1997.', 'OAK was built in 1987.'],
  ['OAK (year built: 2001)', 'OAK (year built: 1987)'],
  ['OAK has an HOA fee of $300/month.', 'OAK has an HOA fee of $120.5/month.'],
  ['OAK: $300/month HOA, $550,000', 'OAK: $120.5/month HOA, $550,000'],
  ['RUE is €1,600 per month.', 'RUE is €1,450 per month.'],
  ['OAK cuesta $520,000 y tiene 5 habitaciones y 3 baños.', 'OAK cuesta $550,000 y tiene 3 habitaciones y 2 baños.'],
  [
    'SOL: 480.000 €, 110 metros cuadrados, construida en 2003',
    'SOL: 449.900 €, 92.5 metros cuadrados, construida en 1987',
  ],
  [
    'OAK: 1,900 pies cuadrados, terreno de 9,000 pies cuadrados',
    'OAK: 1,500 pies cuadrados, terreno de 5,000 pies cuadrados',
  ],
  ['OAK tiene una cuota de HOA de $90 al mes.', 'OAK tiene una cuota de HOA de $120.5 al mes.'],
  ['RUE : 1 600 € par mois, 5 chambres', 'RUE : 1 450 € par mois, 3 chambres'],
  [
    'SOL : 480 000 €, 3 salles de bains, 110 m², construit en 1990',
    'SOL : 449 900 €, 2 salles de bains, 92.5 m², construit en 1987',
  ],
  ['SOL kostet 480.000 € und hat 5 Schlafzimmer.', 'SOL kostet 449.900 € und hat 3 Schlafzimmer.'],
  [
    'SOL: 110 m² auf einem Grundstück von 900 m², Baujahr 1999',
    'SOL: 92.5 m² auf einem Grundstück von 310 m², Baujahr 1987',
  ],
  ['OAK custa $520,000, tem 5 quartos e 3 banheiros.', 'OAK custa $550,000, tem 3 quartos e 2 banheiros.'],
  ['OAK: condomínio de $90 por mês, construída em 1999', 'OAK: condomínio de $120.5 por mês, construída em 1987'],
  ['OAK，5卧3卫，48万美元，1990年建', 'OAK，3卧2卫，55万美元，1987年建'],
  [
    'OAK有5间卧室，1,900平方英尺，占地9,000平方英尺，建于1990年。',
    'OAK有3间卧室，1,500平方英尺，占地5,000平方英尺，建于1987年。',
  ],
];
for (const [text, right] of wrong)
  test(`what a listing says otherwise is put right: ${text}`, (t) => {
    t.is(said(text).text, right);
    t.is(said(right).text, right);
  });

/** True of the homes, or nothing that can be decided. */
const passing: readonly string[] = [
  ...[
    'OAK costs $550,000.',
    'OAK is about $500,000.',
    'OAK costs $550K.',
    'ELM is $600K.',
    'ELM is 0.6 million dollars.',
  ],
  ...['ASH costs $400,000, has 3 beds, 2 baths and 1,200 sq ft.', 'ELM has an HOA fee of $50.'],
  ...['You could offer $500,000 for OAK.', 'If the seller of OAK takes $500,000, you save $50,000.'],
  'For OAK, 20% down would be $110,000, leaving a loan of $440,000.',
  'OAK at 5% less, $522,500, may be worth a try.',
  'With taxes and insurance, OAK comes to $3,900 a month.',
  'OAK has been reduced from $575,000 to $550,000.',
  'OAK came down $25,000 and was listed at $575,000 before.',
  'OAK is $30,000 over your budget of $520,000.',
  'Homes similar to OAK sold for $510,000.',
  'Property taxes of OAK were $4,800 in 2024.',
  'The deposit for RUE is €2,900.',
  'RUE would be €17,400 a year.',
  'OAK works out to $367 per sq ft, or $3,950/m².',
  'OAK costs $367/sq ft.',
  'OAK is about €505,000.',
  'OAK costs €505,000.',
  'OAK costs $550,000, while ELM costs $599,900.',
  'OAK has 1 bedroom less than ELM, and 600 sq ft less.',
  'OAK has at least 2 bedrooms and more than 1 bath.',
  'OAK has 3 beds, which could become 4 bedrooms.',
  'OAK has 2 to 4 bedrooms, or 2-4 beds, or 2–4 bd.',
  'Instead of 4 bedrooms OAK has 3.',
  'OAK: $575,000, 5,000 sq ft',
  'OAK costs $367/sq ft, a new one $480/sq ft, i.e. $720,000.',
  'In OAK 2 bedrooms face the garden, and 1 bath is en suite.',
  'The garage of OAK was built in 2005.',
  'The HOA of OAK will rise to $150 a month.',
  'OAK is smaller, while the one in Elm Ave costs $599,900.',
  'OAK: 1 / 1 baths, 3 beds – 2 of them upstairs',
  'OAK has 2,400 sq ft and an apartment of 600 sq ft, 3 beds in total.',
  'OAK has 1 full bath and 1 half bath.',
  'ELM has 2 baths and a half bath.',
  'OAK has a 400 sq ft garage and a deck of 250 sq ft.',
  'OAK has a primary suite of 450 sq ft.',
  'OAK has 1,500 sq ft, about 140 m².',
  'OAK has 139 m² of living space.',
  'OAK sits on 0.11 acres.',
  'OAK was renovated in 2015, and its roof is of 2019.',
  'OAK was built before 1990, in the 1980s.',
  'OAK is in a street that was built in the 1920s.',
  'OAK has 3 beds + 1 den, 2+ baths.',
  'HOA dues of OAK are $1,446 a year.',
  'The second offer for OAK, $540,000, was refused.',
  '- OAK: $550,000. An offer of $530,000 might work.',
  '- OAK – $550,000 ($25,000 less than before)',
  'OAK is 5 miles from downtown, 3 minutes from 2 parks and has 1 parking spot.',
  'OAK podría venderse por $520,000.',
  'OAK: con un 20 % de entrada, $110,000, pagarías unos $2,780 al mes.',
  'OAK tiene 3 habitaciones, 1 más que las que pedías.',
  'OAK coûte 550 000 $, soit 50 000 $ de plus que votre budget.',
  'Pour OAK, les frais de notaire seraient de 40 000 $.',
  'OAK kostet $550,000, also rund 367 $ pro Quadratfuß.',
  'Für OAK könnten Sie $520,000 bieten.',
  'OAK custa $550,000; com 20% de entrada, $110,000.',
  'OAK的首付大约11万美元，月供约2,800美元。',
  'OAK比您的预算低5万美元。',
  'OAK每平方英尺367美元。',
  'At $500,000, OAK would be a bargain.',
  'If the appraisal is low, OAK costs $520,000.',
  'OAK costs $522,500, 5% less than today.',
  'ELM has 2 baths, 1 powder room.',
  'OAK: for sale in 2015 for $400,000',
  'In 2024 OAK has an HOA of $90/month.',
  'Mit etwas Geschick kostet SOL 430.000 €.',
  'Bien négocié, SOL coûte 430 000 €.',
  '- OAK: $550,000. Assessed value – $480,000',
  '- OAK: 3 beds, garage, 640 sq ft',
  'OAK tiene una cuota de HOA de $1,446 al año.',
  'OAK: cuota $2,900, comunidad $1,446 por año',
  'OAK a des charges de $1,446 par année.',
  'OAK tem condomínio de $1,446 por ano.',
  'OAK: Nebenkosten $40,000',
  'OAK: HOA this year: $150',
  'OAK has no 4 bedrooms.',
  'OAK is for sale for $1,800,000.',
  'OAK: lot 465 m²',
  '| Home | |\n|---|---|\n| OAK | 4 beds |',
  '- **Compact:** 1,000 sq ft is little for 4 bedrooms. OAK is cheap.',
  '- **Kompakt:** für 4 Schlafzimmer klein. Pro sq ft liegt es über OAK.',
];
test('what is true, or what nobody can decide, passes', (t) => {
  for (const text of passing) t.is(said(text).text, text);
});

test("the visitor's own numbers pass, of what he said them", (t) => {
  const question = 'A 4 bed house for 520k?';
  const text = 'OAK is no 4 bedroom house for $520,000.';
  t.is(said(text, { question }).text, text);
  t.is(said('OAK: 4 bedrooms', { question }).text, 'OAK: 4 bedrooms');
  t.is(said('OAK: 4 baths', { question }).text, 'OAK: 2 baths');
  const understanding = understood({
    Constraints: [{ Field: 'Price', Operator: 'atMost', Value: 520_000, Words: '520k' }],
  });
  t.is(said('OAK: $520,000', { understanding }).text, 'OAK: $520,000');
});

test('where the homes stand in the first row of a table, a cell is what its row says, of the home above it', (t) => {
  const table = (...lines: string[]) => ['| | OAK | ELM |', '|---|---|---|', ...lines].join('\n');
  t.is(
    said(table('| **Price** | $520,000 | $599,900 |', '| Beds | 3 | 2 |', '| HOA | $120.50 | not stated |')).text,
    table('| **Price** | $550,000 | $599,900 |', '| Beds | 3 | 4 |', '| HOA | $120.50 | not stated |'),
  );
  const yearly = table('| HOA dues | $1,446 | – |');
  t.is(said(yearly).text, yearly);
  const other = table('| Loan (80%) | $440,000 | $479,920 |', '| Beds over 2 | 3 | 2 |');
  t.is(said(other).text, other);
});

test('a column of another currency is no price', (t) => {
  const table = '| Home | Prix US | Prix CA |\n|---|---|---|\n| OAK | $550,000 | $759,000 |';
  t.is(said(table).text, table);
});

test('items and labelled lines below a line that only names a home are about it, until something else is said', (t) => {
  const lines = (price: string, beds: string) =>
    `1. **OAK**\n   - Price: ${price}\n   - Beds: ${beds}\n   - 2 baths, 1,500 sq ft`;
  t.is(said(lines('$520,000', '5')).text, lines('$550,000', '3'));
  t.is(said('**ELM**\nPrice: $500,000\nBuilt: 1987').text, '**ELM**\nPrice: $599,900\nBuilt: 1987');
  const others = '**OAK**\n\nTypical of the area:\n- Price: $500,000\n- 4 beds\n\nOAK and ELM:\n- Price: $1';
  t.is(said(others).text, others);
  const advice = '**OAK**\n- Down payment of 20%: $110,000\n- Estimated rent: $3,000\n- Price after 5% off: $522,500';
  t.is(said(advice).text, advice);
});

test('a total of all searches together is no mistake, and after a lookup that of the last search counts', (t) => {
  const findings = { understanding: understood(), found: foundListings(HOMES, { total: 37 }) };
  const lookup = { understanding: understood(), found: foundListings([oak], { kind: 'lookup' }) };
  const other = { understanding: understood(), found: foundListings([elm], { total: 15 }) };
  const say = (text: string, ...more: (typeof findings)[]) =>
    checkAnswer([text], { found: findings.found, findings: { all: [findings, ...more], rows: [...HOMES] } }).text;
  t.is(say('I found 52 homes in total.', other), 'I found 52 homes in total.');
  t.is(say('I found 60 homes in total.', lookup), 'I found 37 homes in total.');
});

test("a table's cells are what their columns say, of the row's one listing", (t) => {
  const table = (first: string, second: string) =>
    `| Home | Price | Beds | Baths | Sq ft | Lot (sq ft) | Year built | HOA/month | $/sq ft | Note |
|---|---:|---|---|---|---|---|---|---|---|
| ${first} |
| ${second} |

OAK is nice.`;
  const right = table(
    'OAK | $550,000 | 3 | 2 | 1,500 | 5,000 | 1987 | $120.50 | $367 | 3 parks',
    'ELM | **$599,900** | 4 | 2.5 | 2,100 | 5,000 | 1987 | – | $286 | new roof 2020',
  );
  t.is(said(right).text, right);
  const mistaken = table(
    'OAK | $520,000 | 4 | 3 | 1,900 | 9,000 | 1999 | $99 | $367 | 3 parks',
    'ELM | **$520K** | 4 | 2.5 | 2,100 | 5,000 | 1987 | – | $286 | new roof 2020',
  );
  t.is(said(mistaken).text, right.replace('120.50', '120.5').replace('599,900', '599.9K'));
  const others = `| | OAK | ELM |
|---|---|---|
| Price | $550,000 | $599,900 |
| Down payment | $110,000 | $119,980 |`;
  t.is(said(others).text, others);
  const estimates = `| Home | Est. price | Down payment | Offer | Price per sq ft |
|---|---|---|---|---|
| OAK | $530,000 | $110,000 | $500,000 | $400 |`;
  t.is(said(estimates).text, estimates);
});

const totals: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['I found 52 homes in Seattle.', 'I found 37 homes in Seattle.'],
  es: ['Encontré 52 casas en Seattle.', 'Encontré 37 casas en Seattle.'],
  fr: ['J’ai trouvé 52 maisons à Seattle.', 'J’ai trouvé 37 maisons à Seattle.'],
  de: ['Es gibt 52 Häuser in Seattle.', 'Es gibt 37 Häuser in Seattle.'],
  pt: ['Encontrei 52 casas em Seattle.', 'Encontrei 37 casas em Seattle.'],
  zh: ['西雅图共有52套房源。', '西雅图共有37套房源。'],
};
const inSeattle = understood({
  Constraints: [{ Field: 'City', Operator: 'is', Value: ['Seattle'], Words: '西雅图' }],
});
test('a wrong total becomes the total, in each language, where no more is said than what was asked for', (t) => {
  for (const [text, right] of Object.values(totals)) {
    t.is(said(text, { understanding: inSeattle }).text, right);
    t.is(said(right, { understanding: inSeattle }).text, right);
  }
  t.is(said('There are 4 condos in total.').text, 'There are 37 condos in total.');
  const asked = understood({
    Constraints: [{ Field: 'Bedrooms', Operator: 'atLeast', Value: 2, Words: 'at least 2 beds' }],
  });
  const six = 'Here are 6 great homes with at least 2 beds:';
  t.is(said(six, { understanding: asked }).text, six.replace('6', '37'));
  t.is(said(six).text, six);
  t.is(said('There are at least 30 homes.', { understanding: asked }).text, 'There are at least 30 homes.');
  const market = 'There are 8,000 homes for sale in Seattle.';
  t.is(said(market, { understanding: inSeattle }).text, market);
  t.is(said('Here are 6 homes with a pool.', { understanding: inSeattle }).text, 'Here are 6 homes with a pool.');
});

test('a number of homes that may be one of some, or of others, passes', (t) => {
  const found = { relaxed: { constraints: [], total: 140 }, shownBefore: 10 };
  for (const text of [
    ...[
      'I found 37 homes.',
      'Here are 3 homes.',
      'I found 140 homes nearby.',
      'There are 47 homes with those you saw.',
    ],
    ...['Of those, 12 homes have a garage.', 'There are another 32 homes.', 'The building has 24 condos.'],
    ...['We have 20 houses and 17 condos.', 'There are more than 30 homes.', 'About 40 homes match.'],
    ...['Most buyers see 10 homes first.', 'We have been selling homes for 25 years.', 'We have 12 agents.'],
    ...[
      'Hay 24 pisos en el edificio.',
      '小区共有300套住宅。',
      'Of the 37, there are 12 condos.',
      'There are 8,000 homes for sale in the state.',
      'I found 52 homes last week.',
    ],
  ])
    t.is(said(text, { found }).text, text);
  t.is(said('I found 52 homes.', { found: { kind: 'lookup' } }).text, 'I found 52 homes.');
});

test('average, lowest and highest of all that were found are those that were computed', (t) => {
  const group = {
    SaleType: 'for_sale',
    Currency: '$',
    Count: 37,
    Known: 36,
    Average: 512_345.67,
    Lowest: 250_000,
    Highest: 900_000,
  } as const;
  const aggregated = { Kind: 'average', Field: 'Price', Groups: [group] } as const;
  const of = (text: string, Groups = [group]) => said(text, { found: { aggregated: { ...aggregated, Groups } } }).text;
  t.is(of('The average price is $466,000.'), 'The average price is $512,346.');
  t.is(
    of('The lowest is $185,000 and the highest is $999,950.'),
    'The lowest is $250,000 and the highest is $900,000.',
  );
  t.is(of('El precio medio es de $466,000.'), 'El precio medio es de $512,346.');
  t.is(of('平均价格是46万美元。'), '平均价格是51.2346万美元。');
  for (const text of [
    ...[
      'The average is $512,346.',
      'The average is about $510,000.',
      'The average is $512K.',
      'The average of 36 homes.',
    ],
    ...['The average tax is about $4,000.', 'The average is $5,000 less than in 2024.'],
  ])
    t.is(of(text), text);
  t.is(of('The average price is $466,000.', [group, group]), 'The average price is $466,000.');
});

test('a sentence that says who lives somewhere is left out, and nothing else', (t) => {
  for (const text of [
    ...['The area is mostly families.', 'It is a Christian neighborhood.', 'Young professionals live there.'],
    ...['Es un barrio cristiano.', 'C’est un quartier musulman.', 'Dort wohnen vor allem junge Familien.'],
    ...['É um bairro judeu.', '那里主要是华人。'],
  ])
    t.is(said(`Hello! ${text} Bye.`).text.replaceAll(' ', ''), 'Hello!Bye.'.replaceAll(' ', ''), text);
  for (const text of [
    ...[
      'Perfect for your family!',
      'It has a family room.',
      'A white kitchen and a black roof.',
      'Near the Chinese garden.',
    ],
    ...['I can’t say whether it is a Christian neighborhood.', 'Fair housing rules: nothing on a Jewish community.'],
    ...['It is close to St. Mary’s Catholic Church.', 'A community pool.', 'Our agents speak Korean.'],
  ])
    t.is(said(text).text, text);
});

test('what was changed is counted', (t) => {
  const { checked } = said('OAK costs $520,000, 5 miles away. See evil.com. Mostly families live here.');
  t.deepEqual(checked, {
    ...{ replaced: 1, takenOut: 2, passed: 1 },
  });
});

test('property: an answer without digits, marks and addresses comes through as it is', (t) => {
  const words = fc.constantFrom(
    ...[
      'We',
      'have',
      'homes',
      'beds',
      '**bold**',
      '|',
      '- ',
      '\n',
      '\n\n',
      '. ',
      ', ',
      'HOA',
      'price',
      '“',
      '…',
      '! ',
      '套',
      '。',
    ],
    ...[
      'family',
      'neighborhood',
      'Christian',
      '_',
      '`code`',
      '(',
      ')',
      '"',
      'é',
      '😀',
      ':',
      '—',
      'found',
      'in total',
      '%',
      '$',
    ],
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const text = `x${parts.join(' ').replace(/Christian neighborhood/g, '')}`;
      t.is(said(text).text, text);
    }),
    { numRuns: 1_000 },
  );
});

test('long runs of one sign end soon', (t) => {
  for (const sign of [
    '1 ',
    '#',
    '[',
    ' ',
    '[#',
    '1,',
    '$1 ',
    '(',
    '|',
    '1.',
    'a.',
    '- ',
    '[#1] ',
    'x@',
    '1-',
    '*',
    'www.',
    '<',
  ])
    t.true(said(sign.repeat(100_000 / sign.length)).sent.length > 0);
});
