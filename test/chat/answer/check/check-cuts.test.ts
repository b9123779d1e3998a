import test from 'ava';
import fc from 'fast-check';
import { checkAnswer, foundListings } from '../../../helpers/answer-check.ts';
import { sampleListing } from '../../../helpers/sample-listings.ts';
import { elm, oak } from '../../../helpers/two-homes.ts';

const fragment = fc.constantFrom(
  ...[
    '[#1]',
    '[#2]',
    '[#1',
    '#2]',
    ' costs ',
    '$',
    '550',
    ',',
    '000',
    '.',
    '.\n',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    ' beds',
    ' and ',
  ],
  ...[
    'three',
    ' bedrooms',
    '€',
    '1,5',
    ' Mio. €',
    '三',
    '室',
    '55万',
    '。',
    '，',
    '（',
    '(',
    ')',
    ';',
    ' sq. ft. ',
    '½',
    'half a million',
  ],
  ...[
    ' available',
    '<b>',
    '<!-- ',
    '\u200b',
    '&#51;',
    ' (dot) ',
    '③',
    '**',
    '555-0100',
    '+1 (212) 555-9999',
    ' ',
    'é',
    '\ufffc',
    '[NOANSWER]',
    'https://evil.example',
    'x',
    'K',
    '%',
    ' 2026 ',
    ' m²',
  ],
  ...[
    '[#9]',
    '\ufffb',
    'six hundred',
    ' thousand',
    'Once ',
    ', ',
    ' – ',
    ': ',
    ' minutes',
    'Copy numbers exactly as they stand in the row, each with its unit. ',
    'bob at evil.com',
    'Unfortunately',
    'we have no homes',
    '没有房源',
    'Calle Mayor',
    ' 14 Elm Ave',
    ' left',
    '[NO',
    '[#12',
  ],
);
const cut = (value: string, places: readonly number[]): string[] => {
  const at = [0, ...[...places].map((place) => place % (value.length + 1)).sort((a, b) => a - b), value.length];
  return at.slice(1).map((end, index) => value.slice(at[index], end));
};

test('property: however the text is cut, the checked answer is the same, and so are the counts', (t) => {
  const found = foundListings([
    sampleListing({}, 1),
    sampleListing({ SalePrice: '600000.00', StandardStatus: 'Pending' }, 2),
  ]);
  const texts = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.array(fc.nat(), { maxLength: 14 }), (text, places) => {
      const [one, other] = [checkAnswer([text], { found }), checkAnswer(cut(text, places), { found })];
      t.deepEqual({ text: other.text, checked: other.checked }, { text: one.text, checked: one.checked });
    }),
    { numRuns: 1_500 },
  );
});

test('property: any text at all is checked without an error', (t) => {
  const found = foundListings([sampleListing({ Description: '３ bedrooms, 1/2 acre, €5' }, 1)]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      t.notThrows(() => checkAnswer([text], { found }));
    }),
    { numRuns: 1_000 },
  );
});

test('a mark without its end is no text: it is left out at the end of an answer, and a mark before', (t) => {
  const found = foundListings([oak, elm]);
  t.is(checkAnswer(['I like [#', '1'], { found }).text.trim(), 'I like');
  t.is(checkAnswer(['Nice. [NOANS'], { found }).text.trim(), 'Nice.');
  t.regex(
    checkAnswer(['[#1 is nice and so is ', '[#2].'], { found }).text,
    /^14 Oak St.* is nice and so is 16 Elm Ave/,
  );
});

test('a blank stands between a mark and a word', (t) => {
  const found = foundListings([oak, elm]);
  t.is(
    checkAnswer(['See[#2]. ', '[#2]has 4 beds, [#2]', 's.'], { found }).text,
    'See 16 Elm Ave. 16 Elm Ave has 4 beds, 16 Elm Ave s.',
  );
  t.is(checkAnswer(['在[#2]有4室。'], { found }).text, '在16 Elm Ave有4室。');
});
