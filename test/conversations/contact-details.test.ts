import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { comparedPhone, contactDetailsIn } from '../../src/conversations/contact-details.ts';

const FOUND = [
  ['call me 619 555 0123', '619 555 0123'],
  ['my number is 6195550123, thanks', '6195550123'],
  ['(619) 555-0123', '(619) 555-0123'],
  ['Ana, 1-619-555-0123.', '1-619-555-0123'],
  ['text me at +1 (619) 555-0123 please', '+1 (619) 555-0123'],
  ['reach me on 555-0123 after six', '555-0123'],
  ['I like SD24-1187, I am on 619.555.0123', '619.555.0123'],
  ['budget 650000, phone 619 555 0123', '619 555 0123'],
  ['Meine Nummer ist +49 30 5550123', '+49 30 5550123'],
  ['Rufen Sie mich an: 030 5550123', '030 5550123'],
  ['mobil 0151/23456789', '0151/23456789'],
  ['my mobile is 07700 900123', '07700 900123'],
  ['mon numéro : 06 12 34 56 78', '06 12 34 56 78'],
  ['joignable au 0612345678', '0612345678'],
  ['mi número es 612345678', '612345678'],
  ['Soy Ana, 612 345 678', '612 345 678'],
  ['meu número é (11) 91234-5678', '(11) 91234-5678'],
  ['pode ligar no 11 91234 5678', '11 91234 5678'],
  ['我的手机号是13812345678', '13812345678'],
  ['My cell # is 619-555-0123', '619-555-0123'],
  ['phone #: 6195550123', '6195550123'],
  ['619‑555‑0123 is mine', '619-555-0123'],
  ['Ann, 619 – 555 – 0123', '619-555-0123'],
  ['619/555-0123 after six', '619/555-0123'],
  ['in 92101 619-555-0123', '619-555-0123'],
  ['budget 600000 (619) 555-0123', '(619) 555-0123'],
  ['llámame al 612345678', '612345678'],
  ['电话０１０－５５５０１２３４', '010-55501234'],
] as const;

const NONE = [
  ...[
    '3 bedrooms under 650000',
    'between 1,200,000 and 1,500,000',
    '1.200.000 €',
    '1 200 000 euros',
    'R$ 1.250.000,00',
  ],
  ...['MLS# 619-555-0123', 'listing #: 240012345', 'lots of 600 - 700 - 8000 sq ft'],
  ...['$ 6195550123', 'MLS 240012345', 'is 240012345 still there?', 'listing number 6195550123', 'ref. 2403456789'],
  ...[
    '92101-1234',
    'in 92101, 92103 and 92104',
    'on 2026-12-01 at 10:30',
    'call me 12/01/2026',
    '01.12.2026',
    '1200-1800 sq ft',
  ],
  ...[
    'call about 240012345',
    'homes at 1200000',
    'from 2000000 to 3000000',
    '700 000 000 COP',
    'built 1990-2010',
    '32.7157, -117.1611',
  ],
  ...[
    '14 Oak St 92101',
    'https://example.com/homes/6195550123',
    'text in the listing SD6195550123',
    '3 4 5 6 7 8 9 10',
  ],
];

for (const [content, phone] of FOUND) {
  test(`A phone number is found in: ${content}`, (t) => {
    t.deepEqual(contactDetailsIn(content), { emails: [], phones: [phone] });
  });
}

test('Prices, areas, ZIP codes, dates, ranges, places, links and numbers of the MLS are no phone numbers', (t) => {
  const found = NONE.map((content) => [content, contactDetailsIn(content)] as const);
  t.deepEqual(
    found.filter(([, { emails, phones }]) => emails.length + phones.length > 0),
    [],
  );
});

test('E-mail addresses are found, also those that are spelled out', (t) => {
  const emails = (content: string) => contactDetailsIn(content).emails;
  t.deepEqual(emails('correo: a@b.es, gracias'), ['a@b.es']);
  for (const whole of [
    "o'neil@example.com",
    'a&b@example.com',
    '_ann-@example.com',
    'ann@müller.de',
    'ann+home@example.co.uk',
  ])
    for (const written of [
      whole,
      `write to ${whole}.`,
      `"${whole}"`,
      `'${whole}'`,
      `**${whole}**`,
      `mail=${whole}`,
      `${whole}谢谢`,
    ])
      t.deepEqual(emails(written), [whole], written);
  for (const written of [
    'ann (at) oak (dot) com',
    'write to ann AT oak DOT com',
    'I am ann at oak dot com',
    'ann @ oak.com',
    'ann@ oak.com',
  ])
    t.deepEqual(emails(written), ['ann@oak.com'], written);
  t.deepEqual(emails('we meet at Oak, 2 homes @ 500.000'), []);
  t.deepEqual(emails('邮箱是lin.hao@example.com。'), ['lin.hao@example.com']);
  t.deepEqual(emails('@home, 3 beds @ 500k'), []);
});

test('No question of the evaluation that has no contact details is taken for one that has', (t) => {
  const folder = join(import.meta.dirname, '../evaluation/questions');
  const questions = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => String(JSON.parse(line).question)),
  );
  t.true(questions.length > 3_000);
  const found = questions.flatMap((question) => {
    const { emails, phones } = contactDetailsIn(question);
    return [...emails, ...phones];
  });
  // Made-up numbers have 555, made-up addresses end in example.com; one number is a Chinese one.
  t.deepEqual(
    found.filter((detail) => !/555[ -]?01|@example\.com$/.test(detail)),
    ['13816672209'],
  );
});

test('property: no amount, with whatever stands between its thousands, is a phone number', (t) => {
  const amount = fc.integer({ min: 1, max: 9_999_999 });
  const separator = fc.constantFrom('', ',', '.', ' ', '’');
  fc.assert(
    fc.property(amount, separator, fc.constantFrom('', '$', '€ '), (number, between, sign) => {
      const written = String(number).replace(/\B(?=(\d{3})+$)/g, between);
      t.deepEqual(contactDetailsIn(`homes from ${sign}${written} on`).phones, []);
    }),
  );
});

test('property: a number is the same however its digits are parted, and with the 1 of North America', (t) => {
  const digits = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
  fc.assert(
    fc.property(
      digits,
      fc.constantFrom('', ' ', '-', '.'),
      fc.constantFrom('', '+1 ', '1-'),
      (number, between, country) => {
        const parts = [number.slice(0, 3), number.slice(3, 6), number.slice(6)];
        const [phone = ''] = contactDetailsIn(`call me: ${country}${parts.join(between)}`).phones;
        t.is(comparedPhone(phone), number);
        t.is(comparedPhone(`${phone} ext. 12`), number);
      },
    ),
  );
});
