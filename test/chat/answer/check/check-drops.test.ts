import test from 'ava';
import { systemMessage } from '../../../../src/chat/prompt/rules.ts';
import { becomes, checked } from '../../../helpers/two-homes.ts';

const turnsInto = test.macro((t, ...pairs: [text: string, expected: string][]) => {
  for (const [text, expected] of pairs) t.is(becomes(text), expected);
});

test(
  'what can not be corrected is left out with its clause, and the rest reads as a sentence',
  turnsInto,
  ['A14 has 3 beds, is 10 minutes from the beach, and costs $550,000.', 'A14 has 3 beds, and costs $550,000.'],
  ['A14 is 10 minutes from the beach, has 3 beds and a pool.', 'A14, has 3 beds and a pool.'],
  ['A14 is 10 minutes from the beach and has 3 beds.', 'A14 has 3 beds.'],
  ['A14 has 3 beds and a 30-year roof.', 'A14 has 3 beds.'],
  ['A14 has 3 beds (10 minutes from the beach) and 2 baths.', 'A14 has 3 beds and 2 baths.'],
  ['A14 (MLS NWM7777777) is nice.', 'A14 is nice.'],
  ['A14: 3 beds, 10 minutes from the beach.', 'A14: 3 beds.'],
  ['Nothing is 10 minutes from the beach, but A14 has 3 beds.', 'A14 has 3 beds.'],
  ['At 10 minutes from the beach, A14 has 3 beds.', 'A14 has 3 beds.'],
  ['Two homes: A14 is 10 minutes away, A16 has 4 beds.', 'Two homes: A14, A16 has 4 beds.'],
);

test(
  'where nothing else is said of a home its mark stays, with "see listing"',
  turnsInto,
  ['A14 is 10 minutes from the beach.', 'A14: see listing.'],
  ['Taxes of A14 are $8,123.', 'A14: see listing.'],
  ['A14 12 Oak St is nice.', 'A14: see listing.'],
  ['Shall I book A14 for 10 am?', 'A14: see listing.'],
  ['Tax of A14: $8,123', 'Tax of A14: see listing'],
  ['| A14 | 10 minutes | 3 beds |', '| A14 | see listing | 3 beds |'],
);

test(
  'a sentence or line of which nothing is left goes whole',
  turnsInto,
  ['Hello! We have a home for $1. A14 has 3 beds.', 'Hello! A14 has 3 beds.'],
  ['We have a home for $1. A14 has 3 beds.', 'A14 has 3 beds.'],
  ['- A14: nice\n- Call (212) 555-9999\n- A16: 4 beds', '- A14: nice\n- A16: 4 beds'],
);

test('a line at the end that is left out takes its line end with it', (t) => {
  t.is(becomes('A14 is nice.\n\nCall (212) 555-9999.'), 'A14 is nice.');
  t.is(becomes('A14 is nice.\n\n'), 'A14 is nice.\n\n');
});

test('distances and minutes have to be stated as such: another number of the home is no evidence', (t) => {
  // Built 20 days ago, with 3 bedrooms; 5 minutes to the lake.
  t.is(becomes('A14 is 5 minutes from the lake.'), 'A14 is 5 minutes from the lake.');
  for (const far of ['3 minutes', '20 minutes', 'three miles', '3 km', '20 Gehminuten']) {
    t.is(becomes(`A14 is ${far} from the lake.`), 'A14: see listing.', far);
  }
});

test('the rules of the prompt are left out to their end, however short the clauses that repeat them', (t) => {
  const rules = systemMessage({ SystemMessage: '', AIResponseLanguage: '' });
  const lines = rules.split('\n').filter((line) => line.startsWith('- '));
  t.true(lines.length > 5);
  for (const line of lines)
    for (const said of [line, line.slice(2), `Sure: ${line.slice(2)}`]) {
      const { text } = checked(`It is quiet.\n${said}\nTell me more.`);
      t.false(text.includes(line.slice(-30)), text);
      t.true(text.startsWith('It is quiet.') && text.endsWith('Tell me more.'), text);
    }
});

test('sentences that repeat the rules of the prompt are left out, those of the website stay', (t) => {
  const rule = 'Copy numbers exactly as they stand in the row, each with its unit.';
  t.is(becomes(`Sure! ${rule} A14 has 3 beds.`), 'Sure! A14 has 3 beds.');
  t.is(becomes(`Sure, they are: ${rule}`), 'Sure.');
  t.is(becomes(`They are: ${rule} A14 is nice.`), 'A14 is nice.');
  t.is(becomes('They can get in touch with the team.'), 'They can get in touch with the team.');
});

test('"see listing" is said in the language of the answer', (t) => {
  t.is(checked('[#1] 离湖10分钟。', { Language: 'zh' }).text, '14 Oak St：请看房源页。');
  t.is(checked('[#1] está a 10 minutos.', { Language: 'es' }).text, '14 Oak St: ver el anuncio.');
  t.is(checked('[#1] est à 10 minutes.', { Language: 'fr' }).text, "14 Oak St : voir l'annonce.");
});

test('a number in the address or the number of the home is no other fact of it', (t) => {
  for (const text of ['A14, 14 Oak St, bath and garden', '14 Oak St bedroom photos of A14']) {
    t.is(checked(text.replace('A14', '[#1]')).text, text.replace('A14', '14 Oak St'));
  }
});
