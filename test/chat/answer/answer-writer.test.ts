import test from 'ava';
import fc from 'fast-check';
import { checkAnswer, foundListings } from '../../helpers/answer-check.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';

const listings = [
  sampleListing({ Address: '14 Oak St', Url: 'https://homes.example/14' }, 101),
  sampleListing(
    { Address: '16 Elm Ave', Url: 'homes.example/16', ListOfficeName: 'Best Homes', ListOfficeContact: '555-0100' },
    102,
  ),
  sampleListing({ Address: null, Url: null, City: 'Bellevue', MLSNumber: 'X9' }, 103),
];
const SystemMessage = 'See https://agency.example/contact and www.agency.example. Mail a.b@agency.com.';
const write = (parts: readonly string[]) =>
  checkAnswer(parts, { found: foundListings(listings), settings: { SystemMessage } });
const whole = (text: string) => write([text]).text;

test("a row's mark becomes its address and link, and Listed by where an office is named", (t) => {
  t.is(whole('[#1] has 3 beds.'), '14 Oak St, Seattle (https://homes.example/14) has 3 beds.');
  t.is(
    whole('[#2] is new.'),
    '16 Elm Ave, Seattle (https://homes.example/16 – Listed by Best Homes, 555-0100) is new.',
  );
});

test('a listing without an address to show is named by its number, without a link', (t) => {
  t.is(whole('[#3]: 3 beds'), 'a home in Bellevue (MLS X9): 3 beds');
});

test('the link stands at the first mention only', (t) => {
  t.is(
    whole('[#1] is big. [#1] is old.'),
    '14 Oak St, Seattle (https://homes.example/14) is big. 14 Oak St, Seattle is old.',
  );
});

test('shown are the listings in the order of their first mention', (t) => {
  t.deepEqual(write(['[#3] then [#1], again [#3]']).shown, [103, 101]);
});

test('several marks in one bracket are several listings', (t) => {
  t.is(whole('[#1, #3]'), '14 Oak St, Seattle (https://homes.example/14), a home in Bellevue (MLS X9)');
});

test('what is said of unknown marks is left out', (t) => {
  t.is(whole('Hello! [#9] is sold, [#0] too, [#x] as well'), 'Hello!');
  t.is(whole('Take [#1, #9] or [#7]'), '14 Oak St, Seattle (https://homes.example/14): see listing');
});

test('foreign URLs are dropped with the clause that names them, with and without a scheme', (t) => {
  t.is(whole('Hi. Look at https://evil.example/x?a=1. Or www.evil.example/y, or evil.com/z! Bye.'), 'Hi. Bye.');
  t.is(whole('[Click](https://evil.example) here'), '[Click] here');
  t.is(whole('We have homes, see evil.example/list?x or bit.ly/x, and more.'), 'We have homes, and more.');
  t.is(whole('ftp://evil.example/file and javascript://evil.example/%0a'), '');
  t.is(whole('https://münchen.example/a b'), '');
  t.is(whole('or bit.ly/x or javascript:alert or data:text/html,x or t.me/y'), '');
  t.is(whole('Hi. Open javascript:alert now. Or http://localhost/x of ours. Bye.'), 'Hi. Bye.');
  t.is(whole('Website: evil.com\nBye'), 'Bye');
});

test("no text of a listing's link makes a link of its own: what is not of an address is percent-encoded", (t) => {
  const shown = (Url: string) =>
    checkAnswer(['[#1] is new.'], { found: foundListings([sampleListing({ Address: '14 Oak St', Url }, 101)]) }).text;
  for (const [url, link] of [
    ['https://homes.example/x)[a](javascript:alert(1)', 'https://homes.example/x%29%5Ba%5D%28javascript:alert%281%29'],
    ['homes.example/a "b" <c>', 'https://homes.example/a%20%22b%22%20%3Cc%3E'],
    ['https://homes.example/\u202ea\u00a0b\n`c`\\d', 'https://homes.example/%E2%80%AEa%C2%A0b%0A%60c%60%5Cd'],
    ['https://homes.example/%29?q=ä&r=1#s', 'https://homes.example/%29?q=ä&r=1#s'],
  ])
    t.is(shown(url ?? ''), `14 Oak St, Seattle (${link}) is new.`);
  t.is(shown('javascript:alert(1)'), '14 Oak St, Seattle is new.');
});

test('what a model writes as a Markdown link is one of ours, or text', (t) => {
  t.is(whole('See [us](https://agency.example/contact).'), 'See [us](https://agency.example/contact).');
  t.is(whole('See [us](//evil.example/x).'), 'See [us] (//evil.example/x).');
  t.is(whole('See [us](javascript&colon;alert(1)) now.'), 'See [us] (javascript&colon;alert(1)) now.');
  t.is(whole('See ![us](/x "y") now.'), 'See ![us] (/x "y") now.');
  t.is(whole('See [us][a].\n\n[a]: //evil.example/x'), 'See [us][a].\n\n[a] : //evil.example/x');
  t.is(whole('Hi. Call <tel:123> now. Bye.'), 'Hi. Bye.');
});

test("links of the chatbot's own settings stay", (t) => {
  t.is(whole('Write to https://agency.example/contact, please'), 'Write to https://agency.example/contact, please');
  t.is(whole('Hi. Write to https://agency.example/contact/other'), 'Hi.');
});

test('ordinary text is left as it is', (t) => {
  for (const text of [
    'a [b] c [',
    'e.g. a bath, a garage (or a yard)...',
    'mail me at a.b@agency.com',
    'x < y > z',
    'Zürich 東京 👩‍👩‍👧 é',
  ])
    t.is(whole(text), text);
});

test("e-mail addresses stay only if they are the chatbot's own or the listing's office's", (t) => {
  t.is(whole('Mail a.b@agency.com or A.B@Agency.com.'), 'Mail a.b@agency.com or A.B@Agency.com.');
  t.is(whole('Hi! Mail evil@agency.com, or x.a.b@agency.com now. Bye.'), 'Hi! Bye.');
  t.is(whole('Hi! Write to bob at evil.com. Bye.'), 'Hi! Bye.');
});

test('the no-answer mark is taken out and told', (t) => {
  for (const text of [
    '[NOANSWER] I do not know.',
    ' [NOANSWER]\nI do not know.',
    '[no answer]I do not know.',
    '[NO_ANSWER] I do not know.',
  ])
    t.like(write([text]), { text: 'I do not know.', noAnswer: true });
  t.false(write(['I know [NO WAY].']).noAnswer);
  t.like(write(['I know it. [NOANSWER] It is nice.']), { text: 'I know it.  It is nice.', noAnswer: false });
});

const fragment = fc.constantFrom(
  '[#1]',
  '[#2',
  '#3]',
  '[',
  ']',
  '[#1, #2]',
  '[NOANSWER]',
  'NOANS',
  'https://evil.example/a',
  'https://',
  'www.',
  'homes.example/14',
  'https://agency.example/contact',
  ' ',
  '\n',
  '\r\n',
  '.',
  ',',
  '(',
  ')',
  '<',
  '>',
  '"',
  'word',
  'e\u0301',
  '👩‍👩‍👧',
  '🇩🇪',
  '](',
  ']:',
  '<tel:',
  '日本',
  'ü',
  '\ud83d',
  '#',
  '1',
);
const text = fc.oneof(
  fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const cut = (value: string, places: readonly number[]): string[] => {
  const at = [0, ...[...places].map((place) => place % (value.length + 1)).sort((a, b) => a - b), value.length];
  return at.slice(1).map((end, index) => value.slice(at[index], end));
};

test("property: however the model's text is cut, the parts join to the same answer", (t) => {
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 12 }), (value, places) => {
      const { text: joined, shown, noAnswer } = write(cut(value, places));
      t.deepEqual(
        { joined, shown, noAnswer },
        { joined: whole(value), shown: write([value]).shown, noAnswer: write([value]).noAnswer },
      );
    }),
    { numRuns: 2_000 },
  );
});

test('property: a part never splits a character', (t) => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const characters = (value: string): string[] => [...segmenter.segment(value)].map(({ segment }) => segment);
  const unit = fc.constantFrom('a', ' ', 'e\u0301', 'é', '👩‍👩‍👧', '🇩🇪', '👍🏽', '日', '한', '1️⃣', '\r\n', 'ক্ষ', '[');
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), fc.array(fc.nat(), { maxLength: 12 }), (units, places) => {
      const value = `x${units.join('')}`;
      const { sent } = write(cut(value, places));
      t.deepEqual(sent.flatMap(characters), characters(value));
    }),
    { numRuns: 1_000 },
  );
});

test('property: no address of the web leaves that is not ours', (t) => {
  fc.assert(
    fc.property(fc.webUrl(), fc.constantFrom(' ', '(', '[x](', '<', '"', 'é', '[#1]'), (url, before) => {
      t.notRegex(whole(`a ${before}${url} b`).replace('https://homes.example/14', ''), /:\/\//);
    }),
  );
});

/** What a feed may hold that makes a link where it is joined to other text. */
const hostile = fc.constantFrom(
  ...['(javascript:alert(1)) 12 Oak St', '(//evil.example/a)', ': //evil.example/a', '[a](//evil.example/a)', '[a]:'],
  ...['javascript:alert(1)', '//evil.example/a', ']', '<tel:1>', 'evil.example', '14 Oak St', ''],
);

test('property: no Markdown link leaves that is not to ours, whatever the model and the feed write', (t) => {
  const part = fc.oneof(
    fc.constantFrom('[', ']', '(', ')', ':', '//', 'https://evil.example/a', '[click]', '[#1]', '<'),
    fragment,
  );
  const words = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
  const fields = fc.record({ Address: hostile, City: hostile, ListOfficeName: hostile, Url: hostile });
  fc.assert(
    fc.property(words, fields, fields, (value, first, second) => {
      const found = foundListings([sampleListing(first, 101), sampleListing(second, 102)]);
      const { text: answer } = checkAnswer([value], { found, settings: { SystemMessage } });
      const foreign = answer.replaceAll(
        /\]\(https:\/\/agency.example\/contact|<https:\/\/agency.example\/contact>/g,
        '',
      );
      // The address of a listing stands behind a bracket.
      t.notRegex(foreign, /\][(:]|<[a-z][a-z0-9+.-]+:[^\s<>]+>|(?<![\w(])https?:\/\/evil|www\.evil/i);
    }),
    { numRuns: 4_000 },
  );
});

test('a listing whose address would go on a link that a model begins is text', (t) => {
  const answer = (Address: string, text: string) =>
    checkAnswer([text], { found: foundListings([sampleListing({ Address, City: null, Url: null }, 101)]) }).text;
  const target = '(javascript:alert(1)) 12 Oak St';
  t.is(answer(target, 'See [click][#1] now.'), `See [click] ${target} now.`);
  t.is(answer(': //evil.example/a', '[click][#1]'), '[click] : //evil.example/a');
  t.is(answer('javascript:alert(1)', 'See <[#1]> now.'), 'See < javascript:alert(1)> now.');
  t.is(answer('alert(1)', 'See <javascript:[#1]> now.'), 'See < javascript: alert(1)> now.');
  t.is(answer('//evil.example/a', 'See https:[#1] now.'), 'See https: //evil.example/a now.');
  t.is(
    answer('evil.example/a', 'See www.[#1] or https://[#1] now.'),
    'See www. evil.example/a or https:// evil.example/a now.',
  );
});

test('a long run without a break is not held back for ever', (t) => {
  t.true((write(['x'.repeat(10_000)]).sent[0]?.length ?? 0) > 8_000);
});
