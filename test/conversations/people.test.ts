import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { comparedPhone, contactDetailsIn } from '../../src/conversations/contact-details.ts';
import { createPeople } from '../../src/conversations/people.ts';
import type { Database } from '../../src/database/connection.ts';
import { addressDigest } from '../../src/mail/delivery-store.ts';
import { createNotify } from '../../src/mail/notices.ts';
import { type ChatFixture, withChat } from '../helpers/chat-fixture.ts';

const RECEIVER = 'https://crm.example.com';
const notify = createNotify([{ url: RECEIVER }]);

/** A chatbot whose visitors can reach people, or none where `mail` is blank. */
const opened = async (fixture: ChatFixture, mail = 'desk@example.com') => {
  const { database, chatbotId, question } = fixture;
  await database('chatbot')
    .where({ id: chatbotId })
    .update({ settings: JSON.stringify({ TalkToHumanEmail: mail }) });
  const people = createPeople({ database, notify });
  const chat = fixture.service({ openAi: {}, people });
  const sessionId = await chat.createSession(chatbotId);
  const ask = (content: string) => chat.ask(question(sessionId, content));
  return { people, chat, sessionId, ask, session: { chatbotId, sessionId } };
};

const leadsOf = (database: Database) =>
  database('chat_lead').orderBy('id').select('session_id', 'name', 'email', 'phone', 'message');
const deliveriesOf = (database: Database): Promise<string[]> =>
  database('delivery').orderBy('id').pluck('delivery_key');

test(
  'What a visitor writes of how he can be reached is a lead, once a session; later details complete it or take the place of others',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { ask, sessionId } = await opened(fixture);
    await ask('homes under 650000 in 92101');
    t.deepEqual(await leadsOf(database), []);
    await ask('call me at 619 555 0123');
    await ask('or write to ann@example.com');
    const lead = { session_id: sessionId, name: '', message: 'call me at 619 555 0123' };
    t.deepEqual(await leadsOf(database), [{ ...lead, email: 'ann@example.com', phone: '619 555 0123' }]);
    await ask('sorry, it is ben@example.com');
    t.deepEqual(await leadsOf(database), [{ ...lead, email: 'ben@example.com', phone: '619 555 0123' }]);
    const told = (await deliveriesOf(database)).filter((key) => key.startsWith('notice:lead:'));
    t.is(new Set(told).size, 3, 'of each detail programs are told');
  }),
);

test(
  'A lead is kept before the answer begins, and stays where the answer fails',
  withChat([({ status }) => status(400, {})], async (t, fixture) => {
    const { database, chatbotId, question } = fixture;
    const { people } = await opened(fixture);
    const models = [{ Key: '2', Value: 'model-two', Status: true, fallback: false }];
    const chat = fixture.service({ people, models });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.ask(question(session, 'I am at 619 555 0123')));
    t.like((await leadsOf(database))[0], { session_id: session, phone: '619 555 0123' });
  }),
);

test(
  'A message that can not be kept as a lead is not answered, so that the visitor sends it again',
  withChat([], async (t, fixture) => {
    const { database, chatbotId, question } = fixture;
    const people = createPeople({
      database,
      notify: async () => {
        throw new Error('no disk');
      },
    });
    const chat = fixture.service({ openAi: {}, people });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.ask(question(session, 'I am at 619 555 0123')), { message: 'no disk' });
    t.deepEqual(await leadsOf(database), []);
    t.deepEqual(await database('chat_message').where({ role: 'user' }).pluck('state'), ['failed']);
  }),
);

test(
  'A message without contact details and files takes no statement more',
  withChat([], async (t, fixture) => {
    const { people, session } = await opened(fixture);
    let statements = 0;
    fixture.database.on('query', () => {
      statements += 1;
    });
    await people.noteMessage({ ...session, questionId: 1, content: '3 bedrooms under 650,000 in 92101', fileIds: [] });
    t.is(statements, 0);
  }),
);

test(
  'A wish for a person is queued for TalkToHumanEmail and as a notice, once a session',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { ask, sessionId } = await opened(fixture);
    await ask('I want to talk to a person');
    await ask('a real person please, can I talk to an agent?');
    t.deepEqual(await deliveriesOf(database), [
      `person:${sessionId}`,
      `notice:person:${sessionId}:${addressDigest(RECEIVER)}`,
    ]);
    t.like(await database('delivery').first(), { kind: 'person', session_id: sessionId, state: 'waiting' });
    // Who can be reached only later is mailed once more.
    await ask('619 555 0123');
    await ask('or 619 555 0124');
    const mails = (await deliveriesOf(database)).filter((key) => key.startsWith('person:'));
    t.deepEqual(mails, [`person:${sessionId}`, `person:${sessionId}:reachable`]);
  }),
);

test(
  'Who wants a person is asked how he can be reached only until he has said so, with the wish or before it',
  withChat([], async (t, fixture) => {
    fixture.settings.TalkToHumanEmail = 'desk@example.com';
    const asksFor = async (...said: string[]): Promise<boolean> => {
      const { ask } = await opened(fixture);
      const answers: string[] = [];
      for (const one of said) answers.push((await ask(one)).content);
      return answers.at(-1)?.includes('Please leave an e-mail address or phone number here') ?? false;
    };
    t.true(await asksFor('I want to talk to an agent'));
    t.false(await asksFor('I want to talk to an agent, my number is 415 555 0101'));
    t.false(await asksFor('my email is ann@example.com', 'can I talk to an agent?'));
    const { ask } = await opened(fixture);
    await ask('I want to talk to an agent');
    t.is((await ask('415 555 0101')).content, 'I have noted 415 555 0101 for our team.');
    // Where nobody is written to, what was left is in the list of leads.
    fixture.settings.TalkToHumanEmail = '';
    t.true((await ask('can you call me at 415 555 0102?')).content.endsWith('I have noted 415 555 0102 for our team.'));
  }),
);

test(
  'Where TalkToHumanEmail is blank no mail is queued for a wish or a contact',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { ask, people, session, sessionId } = await opened(fixture, ' ');
    await ask('I want to talk to a person');
    await people.contact({ ...session, Name: 'Ann', Email: 'ann@example.com', Phone: '', Message: '' });
    const kinds = (await deliveriesOf(database)).map((key) => key.split(':').slice(0, 3).join(':'));
    t.deepEqual(kinds, [`notice:person:${sessionId}`, `notice:lead:${sessionId}`]);
  }),
);

test(
  'A contact is kept as the lead of its session and mailed once for what it says',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { ask, people, session, sessionId } = await opened(fixture);
    await ask('I am at 619 555 0123');
    const contact = { ...session, Name: ' Ann ', Email: 'ann@example.com', Phone: '', Message: 'Sunday?' };
    await Promise.all([people.contact(contact), people.contact(contact)]);
    await people.contact({ ...contact, Message: '' });
    t.deepEqual(await leadsOf(database), [
      { session_id: sessionId, name: 'Ann', email: 'ann@example.com', phone: '619 555 0123', message: 'Sunday?' },
    ]);
    const mails = await database('delivery').where({ kind: 'contact' }).orderBy('id').pluck('content');
    t.is(mails.length, 2);
    const content = typeof mails[0] === 'string' ? JSON.parse(mails[0]) : mails[0];
    t.deepEqual(content, { Name: 'Ann', Email: 'ann@example.com', Phone: '', Message: 'Sunday?' });
    await t.throwsAsync(people.contact({ ...contact, sessionId: 999_999 }), { message: /no session/ });
  }),
);

test(
  'A chatbot gets 200 mails of wishes and forms a day; what comes beyond is kept and told to programs',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { people, session } = await opened(fixture);
    const row = { kind: 'person', channel: 'mail', chatbot_id: session.chatbotId, content: '{}', state: 'sent' };
    const rows = Array.from({ length: 199 }, (_, index) => ({ ...row, delivery_key: `earlier:${index}` }));
    await database('delivery').insert([...rows, { ...row, chatbot_id: 999, delivery_key: 'of another' }]);
    const contact = { ...session, Name: 'Ann', Email: 'ann@example.com', Phone: '', Message: 'one' };
    for (const Message of ['one', 'two']) await people.contact({ ...contact, Message });
    const keys = await deliveriesOf(database);
    t.is(keys.filter((key) => key.startsWith('contact:')).length, 1);
    t.is(keys.filter((key) => key.startsWith('notice:lead:')).length, 2);
    await database('delivery').update({ created_at: database.raw('created_at - INTERVAL 25 HOUR') });
    await people.contact({ ...contact, Message: 'three' });
    t.is((await deliveriesOf(database)).filter((key) => key.startsWith('contact:')).length, 2);
  }),
);

test(
  'Programs are told of a contact once for what it says, also where its address was written before',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { ask, people, session } = await opened(fixture);
    await ask('I want to talk to a human, my email is ann@example.com');
    const contact = { ...session, Name: 'Ann Lee', Email: 'Ann@example.com', Phone: '', Message: 'Call me after five' };
    const rows: [more: object, told: number][] = [
      [{ Name: '', Message: '' }, 1],
      [{}, 2],
      [{}, 2],
      [{ Message: 'Call me after six' }, 3],
      [{ Name: 'Call me after five', Message: 'Ann Lee' }, 4],
    ];
    for (const [more, told] of rows) {
      await people.contact({ ...contact, ...more });
      const keys = (await deliveriesOf(database)).filter((key) => key.startsWith('notice:lead:'));
      t.is(keys.length, told, JSON.stringify(more));
    }
    const [, content] = await database('delivery')
      .where('delivery_key', 'like', 'notice:lead:%')
      .orderBy('id')
      .pluck('content');
    const { data } = typeof content === 'string' ? JSON.parse(content) : content;
    t.like(data, { Name: 'Ann Lee', Email: 'Ann@example.com', Message: 'Call me after five' });
  }),
);

test(
  'The longest message is kept, cut to what the lead can hold',
  withChat([], async (t, fixture) => {
    const { people, session } = await opened(fixture);
    const content = `ann@example.com ${'家'.repeat(64_000)}`;
    await people.noteMessage({ ...session, questionId: 1, content, fileIds: [] });
    const [lead] = await leadsOf(fixture.database);
    t.true(lead.message.length > 10_000 && content.startsWith(lead.message));
  }),
);

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
