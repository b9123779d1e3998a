import test from 'ava';
import fc from 'fast-check';
import { createAnswerCheck } from '../../../src/chat/answer/check-answer.ts';
import { findingsOf } from '../../../src/chat/retrieve/findings.ts';
import { checkAnswer, foundListings } from '../../helpers/answer-check.ts';
import { sampleListing } from '../../helpers/sample-listings.ts';
import { understood } from '../../helpers/understandings.ts';

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
  checkAnswer(parts, { found: foundListings(listings), ownTexts: SystemMessage });
const whole = (text: string) => write([text]).text;

test("a row's mark becomes its address and link, and Listed by where an office is named", (t) => {
  t.is(whole('[#1] has 3 beds.'), '14 Oak St, Seattle (https://homes.example/14) has 3 beds.');
  t.is(
    whole('[#2] is new.'),
    '16 Elm Ave, Seattle (https://homes.example/16 – Listed by Best Homes, 555-0100) is new.',
  );
});

test('a listing without an address to show is named by its number, without a link', (t) => {
  t.is(whole('[#3]: 3 beds'), 'MLS X9, Bellevue: 3 beds');
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
  t.is(whole('[#1, #3]'), '14 Oak St, Seattle (https://homes.example/14), MLS X9, Bellevue');
});

test("a mark is read in whatever brackets it comes, and as its row's address or link", (t) => {
  const named = '14 Oak St, Seattle (https://homes.example/14)';
  for (const mark of [
    ...['[#1]', '#1', '(#1)', '[1]', '【#1】', '[ # 1 ]', '[＃1]', '[#1: 14 Oak St]', '[#1](https://homes.example/14)'],
    ...[
      '[#1](14 Oak St, Seattle)',
      '[14 Oak St](#1)',
      '[14 Oak St](https://homes.example/14)',
      '14 Oak St',
      '14 OAK st',
    ],
    ...['14 Oak St, Seattle', '14 Oak St, Seattle, WA 98101', '14 Oak St, 98101', '[#1] 14 Oak St, Seattle'],
    ...['[#1] – 14 Oak St', '[#1] (14 Oak St, Seattle)', '14 Oak St [#1]', '[#1]: https://homes.example/14'],
  ])
    t.is(whole(`${mark} has 3 beds.`), `${named} has 3 beds.`, mark);
  t.is(whole('**[#1] – 14 Oak St** is new.'), `**${named}** is new.`);
  t.is(whole('**[#1]** – **14 Oak St**: new'), `**${named}**: new`);
  t.is(whole('- #1: new\n- #3: old'), `- ${named}: new\n- MLS X9, Bellevue: old`);
  t.is(whole('Compare #1 and #3.'), `Compare ${named} and MLS X9, Bellevue.`);
});

test('a row is named by no unit of another address, no praise, no link with a label and no other home of its street', (t) => {
  for (const text of [
    'Look at 9 Pine St #1 and Apt #3.',
    'This is my #1 pick, the #1 choice.',
    'We are #1 in Seattle.',
    '14 Oak St #5 is another home, and so are 14 Oak St Unit 5 and 114 Oak St.',
    'See [1](https://agency.example/contact).',
  ])
    t.like(write([text]), { text, shown: [] });
});

test('a range of marks and a list of marks are all their rows', (t) => {
  for (const marks of ['[#1-#3]', '[#1–3]', '[#1, #2, #3]', '[#1 to #3]', '#1, #2 and #3', '[#1], [#2] & [#3]'])
    t.deepEqual(write([`${marks} are new.`]).shown, [101, 102, 103], marks);
});

test('what is no row stays: a unit without brackets, and words in brackets behind a mark', (t) => {
  t.is(whole('- **#405**: redone'), '- **#405**: redone');
  t.is(whole('[#1](North Park)'), '14 Oak St, Seattle (https://homes.example/14)(North Park)');
  t.is(
    whole('[#1](#1) and [#1](https://homes.example/14).'),
    '14 Oak St, Seattle (https://homes.example/14) and 14 Oak St, Seattle.',
  );
});

test('a mark of no row goes, and with it an item about nothing else and a sentence that begins with it', (t) => {
  t.is(whole('Take [#1, #9] or [#7].'), 'Take 14 Oak St, Seattle (https://homes.example/14) or .');
  t.is(whole('Two:\n- [#9] for $1\n- [#3] for $2\n| [#8] | $3 |\nBye'), 'Two:\n- MLS X9, Bellevue for $2\nBye');
  t.is(whole('Hi. [#9] is sold. Take [#x] or [#1'), 'Hi. Take or 14 Oak St, Seattle (https://homes.example/14)');
});

test('rows that are found while the answer is written have their marks from then on', (t) => {
  const found = foundListings(listings.slice(0, 1));
  const findings = findingsOf({ understanding: understood(), found });
  const writer = createAnswerCheck({
    findings,
    question: '',
    ownTexts: '',
    language: 'en',
    isChecked: true,
    readsMarkdown: false,
  });
  let text = writer.push('[#1] is new. Let me look for more.\n');
  const more = foundListings(listings.slice(1), { total: 7 });
  findings.all.push({ understanding: understood(), found: more });
  findings.rows.push(...more.listings);
  text += writer.push('I found 9 homes, like [#3].') + writer.end();
  t.is(
    text,
    '14 Oak St, Seattle (https://homes.example/14) is new. Let me look for more.\nI found 7 homes, like MLS X9, Bellevue.',
  );
});

test('web addresses of nobody that may be named are taken out, with and without a scheme; the sentence stays', (t) => {
  for (const [text, left] of [
    ['Look at https://evil.example/x?a=1. Or www.evil.example/y, or evil.com/z!', 'Look at …. Or …, or …!'],
    ['[Click](https://evil.example) here', 'Click here'],
    ['Our page (https://evil.example) is new. See <https://evil.example/a>.', 'Our page is new. See ….'],
    ['or bit.ly/x or javascript:alert or data:text/html,x or t.me/y', 'or … or … or … or …'],
    ['https://münchen.example/a b, ftp://evil.example/file', '… b, …'],
    ['Write to https://agency.example/contact/other', 'Write to …'],
    ['Website: evil.com\nBye', 'Website: …\nBye'],
  ] as const)
    t.is(whole(text), left);
  t.is(whole('A great area.Top choice, 9 a.m.It is new.'), 'A great area.Top choice, 9 a.m.It is new.');
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
  t.is(whole('See [us](//evil.example/x).'), 'See us.');
  t.is(whole('See [us](javascript&colon;alert(1)) now.'), 'See [us] (javascript&colon;alert(1)) now.');
  t.is(whole('See ![us](/x "y") now.'), 'See us now.');
  t.is(whole('See [us][a].\n\n[a]: //evil.example/x'), 'See [us][a].\n\n[a] : //evil.example/x');
  t.is(whole('Call <tel:123> now.'), 'Call … now.');
  t.is(whole('See ![us](https://evil.example/x.png "y") now.'), 'See us now.');
});

test("links of the chatbot's own settings stay", (t) => {
  t.is(whole('Write to https://agency.example/contact, please'), 'Write to https://agency.example/contact, please');
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

test("e-mail addresses stay only if they are the chatbot's, the visitor's or a listing's", (t) => {
  t.is(whole('Mail a.b@agency.com or A.B@Agency.com.'), 'Mail a.b@agency.com or A.B@Agency.com.');
  t.is(whole('Mail evil@agency.com, or x.a.b@agency.com now.'), 'Mail …, or … now.');
  t.is(whole('Write to bob at evil.com.'), 'Write to bob at ….');
});

test("telephone numbers stay only if they are the chatbot's, the visitor's or a listing's", (t) => {
  const found = foundListings([
    sampleListing({ ListOfficeContact: '512-555-0145', Description: 'Ask for a tour: (512) 555-0146.' }, 101),
  ]);
  const own = { found, question: 'My number is 206 555 0177', ownTexts: 'Call 206-555-0142 or +49 89 1234567.' };
  const said = (text: string) => checkAnswer([text], own).text;
  for (const text of [
    'Call 206-555-0142, (206) 555-0142, 206.555.0142, +1 206 555-0142 or 2065550142.',
    'Two Grackles (512-555-0145) and 512-555-0146 know more. We call you at 206-555-0177.',
    'Ruf uns an: 089 1234567.',
  ])
    t.is(said(text), text);
  for (const [text, left] of [
    ['Call 206-555-0199 now!', 'Call … now!'],
    ['Call (206) 555-0199, 1-206-555-0199 or +1 206 555 0199.', 'Call …, … or ….'],
    ['Our office (206-555-0199) is open.', 'Our office is open.'],
    ['Call 555-0199 today.', 'Call … today.'],
    ['Llame al 91 123 45 67. 电话：010-12345678。', 'Llame al …. 电话：…。'],
    ['Appelez le +33 1 23 45 67 89.', 'Appelez le ….'],
  ] as const)
    t.is(said(text), left);
});

test('what is no telephone number passes', (t) => {
  for (const text of [
    'The MLS number is 2026230, ref. NWM-1000-2231, tax parcel 123-456-7890-12.',
    'ZIP 98101-1234, 2026-11-27, 27.11.2026, from 1990-2005, 850-1200 sq ft, $900-1,200.',
    'Between 500 000 and 1 200 000 €, about $1 250 000, units 101-2040.',
    'Call between 9 and 18 o’clock, Monday to Saturday 9:00-18:00.',
  ])
    t.is(whole(text), text);
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
  '14 Oak St',
  ', Seattle',
  '- ',
  '| ',
  '$525,000',
  ' 9 homes found',
  '555-0100',
  '。',
  '**',
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
      const { text: answer } = checkAnswer([value], { found, ownTexts: SystemMessage });
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
  t.true((write(['x'.repeat(10_000)]).sent[0]?.length ?? 0) >= 8_000);
});

test('who lists a home is said in the language around it, whatever language was asked for', (t) => {
  const said = (text: string, language: 'en' | 'fr') =>
    checkAnswer([text], { found: foundListings(listings), understanding: understood({ Language: language }) }).text;
  t.regex(said('Voici le mail pour la maison que vous préférez, [#2] :', 'en'), /Proposé par Best Homes/);
  t.regex(said('I would like to see the house at [#2] on Friday.', 'fr'), /Listed by Best Homes/);
  t.regex(said('[#2]', 'fr'), /Proposé par Best Homes/);
});
