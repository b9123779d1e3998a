import test from 'ava';
import fc from 'fast-check';
import type { Found, FoundListing } from '../../../../src/chat/retrieve/found.ts';
import type { AskedField, Understanding } from '../../../../src/chat/understand/understanding.ts';
import { localeOf } from '../../../../src/chat/words/formats.ts';
import { wordsOf } from '../../../../src/chat/words/words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../../../src/language/language.ts';
import { SQUARE_FEET_PER_ACRE } from '../../../../src/listings/area.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { answerTo, CASES, type Case, NOW, requestOf } from './cases.ts';

const MARKS = /\[#(\d+)\]/g;
const marksOf = (text: string): number[] => [...text.matchAll(MARKS)].map(([, number]) => Number(number));

const NUMBERS_ASKED: readonly AskedField[] = [
  ...(['Price', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'] as const),
  ...(['DepositFee', 'EstimatePrice', 'UnitAreaPrice'] as const),
];

const money = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => (cents / 100).toFixed(2)),
);
const quantity = (max: number, step: number) =>
  fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max }).map((count) => count * step),
  );
const listing = fc
  .record({
    SaleType: fc.constantFrom('for_sale', 'for_rent'),
    SalePrice: money,
    RentPrice: money,
    HOAMonth: money,
    DepositFee: money,
    EstimatePrice: money,
    UnitAreaPrice: money,
    Bedrooms: quantity(12, 1),
    Bathrooms: quantity(12, 0.5),
    ParkingSpots: quantity(9, 1),
    BuildingArea: quantity(90_000, 0.25),
    LotArea: quantity(9_000_000, 0.5),
    YearBuilt: fc.oneof(fc.constant(null), fc.integer({ min: 1700, max: 2031 })),
    AreaUnit: fc.constantFrom('Square Feet', 'Square Meters'),
    CurrencySymbol: fc.constantFrom('$', '€', 'EUR', 'R$', 'MX$', '£'),
  })
  .map(
    (values): FoundListing =>
      sampleListing({ ...values, Address: 'Oak St', PropertyType: 'House' } as Partial<FoundListing['values']>),
  );
const language = fc.constantFrom(...LANGUAGE_CODES);

/** The numbers in a line, read back as the locale writes them. */
const numbersIn = (text: string, locale: string): number[] => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [sign('group'), sign('decimal')];
  const escaped = (text: string): string => text.replace('.', '\\.');
  const pattern = new RegExp(`\\d+(?:${escaped(group)}\\d{3})*(?:${escaped(decimal)}\\d+)?`, 'gu');
  return (text.match(pattern) ?? []).map((written) => Number(written.split(group).join('').replace(decimal, '.')));
};

const ownNumbers = ({ values }: FoundListing, hasComputed: boolean): number[] => {
  const price = values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice;
  const stated = [
    ...[price, values.HOAMonth, values.DepositFee, values.EstimatePrice, values.UnitAreaPrice].map(
      (text) => text && Number(text),
    ),
    ...[values.Bedrooms, values.Bathrooms, values.ParkingSpots, values.BuildingArea, values.LotArea, values.YearBuilt],
  ].filter((value) => typeof value === 'number');
  const acres = values.AreaUnit === 'Square Feet' ? (values.LotArea ?? 0) / SQUARE_FEET_PER_ACRE : 0;
  const computed = price !== null && values.BuildingArea && hasComputed ? Number(price) / values.BuildingArea : 0;
  return [...stated, acres, Math.round(computed), Math.round(computed * 100) / 100].map(
    (value) => Math.round(value * 100) / 100,
  );
};

test('every number in a line about a home is one of that home, in every language', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(listing, { minLength: 2, maxLength: 5 }),
      fc.subarray([...NUMBERS_ASKED]),
      language,
      async (found, Fields, spoken) => {
        const listings = found.map((one, index) => ({ ...one, id: index + 1 }));
        const text = await answerTo(requestOf({ name: '', understanding: { Fields }, found: { listings } }, spoken));
        const lines = text.split('\n').filter((line) => line.startsWith('- '));
        t.is(lines.length, listings.length);
        for (const [index, one] of listings.entries()) {
          const line = (lines[index] ?? '').replace(`[#${index + 1}]`, '');
          const own = ownNumbers(one, Fields.includes('UnitAreaPrice'));
          const numbers = numbersIn(line, localeOf(spoken, listings));
          for (const number of numbers)
            if (!own.includes(number)) throw new Error(`${number} in ${line}, not of ${own.join(' ')}`);
        }
      },
    ),
  );
});

/** Asked for, these have a line of their own: the others are told of every home. */
const OWN_LINE = [
  'HOAMonth',
  'YearBuilt',
  'LotArea',
  'ParkingSpots',
  'DepositFee',
  'EstimatePrice',
  'UnitAreaPrice',
] as const;

test('each number that is asked for stands after the name of its own field', async (t) => {
  await fc.assert(
    fc.asyncProperty(listing, language, async (one, spoken) => {
      const values = { ...one.values, BuildingArea: null };
      const understanding: Partial<Understanding> = { Intent: 'lookup', Fields: [...OWN_LINE] };
      const found = { kind: 'lookup', listings: [{ ...one, values }] } as Partial<Found>;
      const lines = (await answerTo(requestOf({ name: '', understanding, found }, spoken))).split('\n');
      for (const field of OWN_LINE) {
        const line = lines.find((text) => text.startsWith(wordsOf(spoken).fields[field])) ?? '';
        const [number] = numbersIn(line, localeOf(spoken, [one]));
        t.is(number, values[field] === null ? undefined : Number(values[field]), line);
      }
    }),
  );
});

test('what is asked for and not known is said to be not stated, and never a number', async (t) => {
  const none = {
    HOAMonth: null,
    YearBuilt: null,
    LotArea: null,
    DepositFee: null,
    ParkingSpots: null,
    Bathrooms: null,
  };
  const Fields = Object.keys(none) as AskedField[];
  for (const spoken of LANGUAGE_CODES) {
    const listings = [sampleListing({ ...none, Address: 'Oak St', MarketSince: null })];
    const text = await answerTo(
      requestOf({ name: '', understanding: { Intent: 'lookup', Fields }, found: { kind: 'lookup', listings } }, spoken),
    );
    const asked = text.split('\n').slice(1);
    t.is(asked.length, Fields.length, text);
    t.is(new Set(asked.map((line) => line.split(/[:：] ?/u).at(-1))).size, 1, text);
    t.deepEqual(numbersIn(asked.join(' '), 'en-US'), []);
  }
});

test('no answer names more than five homes, and each mark is of a home that was found', async (t) => {
  for (const one of CASES) {
    for (const spoken of LANGUAGE_CODES) {
      const marks = marksOf(await answerTo(requestOf(one, spoken)));
      t.true(new Set(marks).size <= 5);
      for (const mark of marks)
        t.true(mark >= 1 && mark <= (one.found?.listings?.length ?? 0), `${one.name}: [#${mark}]`);
    }
  }
});

test('the homes of a search stand in the order in which they were found, as many as were asked for', async (t) => {
  const listings = Array.from({ length: 8 }, (_, index) => sampleListing({}, index + 1));
  for (const [Limit, shown] of [
    [1, 1],
    [3, 3],
    [8, 5],
    [undefined, 5],
  ] as const) {
    const understanding = Limit === undefined ? {} : { Limit };
    const text = await answerTo(requestOf({ name: '', understanding, found: { listings, total: 90 } }, 'en'));
    t.deepEqual(marksOf(text), [1, 2, 3, 4, 5].slice(0, shown));
  }
});

test('no language leaves a value out of a sentence, and none falls back on English', async (t) => {
  const english = new Map<Case, string>();
  for (const one of CASES) english.set(one, await answerTo(requestOf(one, 'en')));
  for (const spoken of LANGUAGE_CODES) {
    for (const one of CASES) {
      const text = await answerTo(requestOf(one, spoken));
      t.notRegex(text, /undefined|null|NaN|\[object|Infinity|\(\)|“”| {2}|^$/, `${spoken}: ${one.name}`);
      if (spoken !== 'en' && one.settings?.TalkToHumanResponseMessage === undefined) t.not(text, english.get(one));
    }
  }
});

/** Words of English sentences that no other of the six languages has. */
const ENGLISH_WORDS = /\b(?:the|with|homes?|would|there|which|found|stated|beds?|baths?|month|looking|listing)\b/i;

test('no English sentence stands in another language', async (t) => {
  const own = (text: string): string =>
    text.replace(/“[^”]*”|«[^»]*»|„[^“]*“/gu, '').replace(/^(?:A sunny home|Heating|Ann).*$/gm, '');
  for (const spoken of LANGUAGE_CODES.filter((one) => one !== 'en')) {
    for (const one of CASES)
      t.notRegex(own(await answerTo(requestOf(one, spoken))), ENGLISH_WORDS, `${spoken}: ${one.name}`);
  }
});

const hostile = fc.constantFrom(
  '[#2]',
  '[NOANSWER]',
  '[ #1 , #2]',
  '<b>x</b>',
  '&#91;#1&#93;',
  '\u200b[#\u200b1]',
  'https://evil.example/x',
  '[x](javascript:alert(1))',
  ']: //other.example',
);

test('texts of listings and words of visitors bring no mark, no markup and no link into an answer', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 4 }), language, async (pieces, spoken) => {
      const text = `Nice ${pieces.join(' ')} home`;
      const values = {
        Address: text,
        City: text,
        PropertyType: text,
        Description: `${text}. ${text}`,
        CurrencySymbol: text,
        Location: text,
      };
      const one = sampleListing({
        ...values,
        MLSNumber: text,
        ListOfficeName: text,
        ExtensionColumn: [{ Key: text, value: text }],
      });
      const asked = [
        { Tag: 'pool', Says: 'yes', Words: text },
        { Tag: text, Says: null, Words: text },
      ] as const;
      const found = {
        ...one,
        asked: [...asked],
        reasons: [
          { Field: 'Near', Value: text, Words: text },
          { Field: 'Description', Value: text, Words: text },
        ] as never,
      };
      const city = { Field: 'City', Operator: 'is', Value: [text], Words: text } as const;
      const search = {
        Constraints: [{ ...city, Value: [text] }],
        Unexplained: [text],
        Fields: ['Address', 'Location', 'ListOfficeName', 'MLSNumber'] as AskedField[],
      };
      const gone = [{ id: 9, name: text, how: 'sold' as const, at: null }];
      const unknown = [{ Field: 'MLSNumber' as const, Operator: 'is' as const, Value: text, Words: text }];
      for (const request of [
        requestOf(
          {
            name: '',
            understanding: search,
            found: { listings: [found], searchedText: { words: [text], looked: 1, found: 1, stopped: null } },
          },
          spoken,
        ),
        requestOf(
          {
            name: '',
            understanding: { ...search, Intent: 'lookup', Fields: [] },
            found: { kind: 'lookup', listings: [found], gone, unknown },
          },
          spoken,
        ),
        requestOf(
          {
            name: '',
            understanding: { Intent: 'none', Talk: 'shown', Unexplained: ['nice'] },
            found: { kind: 'focus', listings: [found] },
          },
          spoken,
        ),
      ]) {
        const answer = await answerTo(request);
        t.deepEqual([...new Set(marksOf(answer))], [1], answer);
        t.notRegex(answer.replace(MARKS, ''), /[[\]]|<b>|evil\.example\/x|\u200b/, answer);
      }
    }),
    { numRuns: 60 },
  );
});

test('a home whose listing is closed is sold or rented, whatever else it says', async (t) => {
  const closed = { StandardStatus: 'Closed', Status: 'Active', RentPrice: '2000.00' } as const;
  for (const [SaleType, words] of [
    ['for_sale', /sold, last price \$550,000/],
    ['for_rent', /rented, last price \$2,000\/month/],
  ] as const) {
    const listings = [sampleListing({ ...closed, SaleType })];
    const text = await answerTo(
      requestOf({ name: '', understanding: { Intent: 'lookup' }, found: { kind: 'lookup', listings } }, 'en'),
    );
    t.regex(text, words);
    t.notRegex(text, /On the market/);
  }
});

test('a home under contract, sold, rented, coming soon or not confirmed is said to be so in every language', async (t) => {
  const plain = sampleListing();
  const said = async (one: FoundListing, spoken: LanguageCode): Promise<string> =>
    answerTo(requestOf({ name: '', found: { listings: [one, { ...plain, id: 2 }] } }, spoken));
  for (const spoken of LANGUAGE_CODES) {
    const usual = await said(plain, spoken);
    const texts = [
      await said(sampleListing({ StandardStatus: 'ActiveUnderContract' }), spoken),
      await said(sampleListing({ StandardStatus: 'Pending' }), spoken),
      await said(sampleListing({ Status: 'Sold' }), spoken),
      await said(sampleListing({ Status: 'Sold', SaleType: 'for_rent', RentPrice: '2000.00' }), spoken),
      await said(sampleListing({ Status: 'PreOnMarket' }), spoken),
      await said({ ...plain, unconfirmedSince: NOW }, spoken),
    ];
    t.is(new Set([usual, ...texts]).size, 7);
  }
});
