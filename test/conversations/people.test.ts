import test from 'ava';
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
    t.is((await ask('415 555 0101')).content, 'Our team has your contact details.');
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
