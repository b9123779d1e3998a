import test from 'ava';
import { createPeople } from '../../src/conversations/people.ts';
import { sendFile } from '../helpers/chat-fixture.ts';
import { withChatOverHttp } from '../helpers/chat-over-http.ts';
import { picture } from '../helpers/sample-files.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

/** A session of our chatbot, opened and used at a time, with a question and its answer. */
const talk = async ({ database, chatbot }: HttpFixture, at: string, content = 'hello'): Promise<number> => {
  const created_at = new Date(at);
  const { id: chatbot_id } = await database('chatbot').where({ serial_number: chatbot }).first('id');
  const [session_id] = await database('chat_session').insert({ chatbot_id, created_at });
  const message = { chatbot_id, session_id, created_at };
  const question = { ...message, role: 'user', state: 'answered', content };
  const [question_id] = await database('chat_message').insert(question);
  const answer = { ...message, role: 'assistant', state: 'answered', content: `About ${content}` };
  await database('chat_message').insert({ ...answer, question_id, total_token: 7, no_answer: 1 });
  return session_id as number;
};

/** Tells of somebody who can be reached. */
const leave = async ({ database, chatbot }: HttpFixture, sessionId: number, content: string): Promise<void> => {
  const { id: chatbotId } = await database('chatbot').where({ serial_number: chatbot }).first('id');
  const people = createPeople({ database, notify: async () => {} });
  await people.noteMessage({ chatbotId, sessionId, questionId: 1, content, fileIds: [] });
};

type Listed = { List: Record<string, unknown>[]; VirtualCount: number };

test(
  'SessionList gives the sessions in which something was said, newest first, by pages and period',
  withHttp(async (t, http) => {
    const { database, chatbot, secret } = http;
    // Los Angeles is 8 hours behind.
    const late = await talk(http, '2026-11-29T07:59:59Z', 'x'.repeat(300));
    const next = await talk(http, '2026-11-29T08:00:00Z');
    const { chatbot_id } = await database('chat_session').first();
    await database('chat_session').insert({ chatbot_id });
    await leave(http, next, 'ann@example.com');
    const list = async (more: object = {}) =>
      (await http.send('/chat/Chat/SessionList', secret, { serialNumber: chatbot, ...more })).envelope.Data as Listed;
    const all = await list();
    t.is(all.VirtualCount, 2);
    t.deepEqual(all.List[1], {
      ...{ SessionID: late, SerialNumber: chatbot, CreatedAt: '2026-11-29T07:59:59.000Z', Messages: 2 },
      ...{ LastMessageAt: '2026-11-29T07:59:59.000Z', FirstMessage: 'x'.repeat(200), NoAnswer: 1, HasLead: false },
    });
    t.like(all.List[0], { SessionID: next, HasLead: true });
    const ids = async (more: object) => (await list(more)).List.map(({ SessionID }) => SessionID);
    const rows: [object, number[]][] = [
      [{ From: '2026-11-29' }, [next]],
      [{ To: '2026-11-28' }, [late]],
      [{ From: '2026-11-28', To: '2026-11-29' }, [next, late]],
      [{ To: '2026-11-29T08:00:00Z' }, [late]],
      [{ From: '2026-11-29T08:00:00Z' }, [next]],
      [{ From: '2026-11-29T00:00:00' }, [next]],
      [{ From: '2026-11-29T09:00:00+01:00' }, [next]],
      [{ WithLeads: true }, [next]],
      [{ PageSize: 1, PageNumber: 2 }, [late]],
    ];
    for (const [more, expected] of rows) t.deepEqual(await ids(more), expected, JSON.stringify(more));
    t.is((await list({ PageSize: 1 })).VirtualCount, 2);
  }),
);

test(
  'A question without an answer is counted once, and NoAnswer stands with the answer',
  withChatOverHttp(async (t, { http, session, ask }) => {
    const sessionID = await session();
    t.true((await ask(sessionID, 'homes in La Mesa')).noAnswer);
    const listed = async (path: string, fields: object) =>
      ((await http.send(path, http.secret, fields)).envelope.Data as Listed).List;
    const [talked] = await listed('/chat/Chat/SessionList', { serialNumber: http.chatbot });
    t.like(talked, { Messages: 2, NoAnswer: 1 });
    const said = await listed('/chat/Chat/MessageList', { sessionID });
    t.deepEqual(
      said.map(({ NoAnswer }) => NoAnswer),
      [false, true],
    );
  }),
);

test(
  'A period that is no day or time is refused by its field',
  withHttp(async (t, http) => {
    for (const path of ['/chat/Chat/SessionList', '/chat/Chat/LeadList']) {
      const body = { serialNumber: http.chatbot, From: '29.11.2026', To: '2026-02-30' };
      const { envelope } = await http.send(path, http.secret, body);
      t.is(envelope.Code, 400);
      t.regex(envelope.Message, /From must be a day or a time.*To must be a day or a time/s);
    }
  }),
);

test(
  'MessageList gives what was said, oldest first, with the files that came along',
  withHttp(async (t, http) => {
    const { database, files, workspaceId } = http;
    const sessionID = await talk(http, '2026-11-29T08:00:00Z');
    const [question, answer] = await database('chat_message').orderBy('id').pluck('id');
    const file = await sendFile(files, workspaceId, await picture('png'));
    const { chatbot_id: chatbotId } = await database('chat_session').first();
    const people = createPeople({ database, notify: async () => {} });
    await people.noteMessage({ chatbotId, sessionId: sessionID, questionId: question, content: '', fileIds: [file] });
    await database('chat_message').insert({
      ...{ chatbot_id: chatbotId, session_id: sessionID, role: 'awaited', state: 'pending', content: '' },
    });
    const { envelope } = await http.send('/chat/Chat/MessageList', http.secret, { sessionID });
    const said = { CreatedAt: '2026-11-29T08:00:00.000Z', State: 'Answered' };
    t.deepEqual(envelope.Data, {
      List: [
        {
          ...{ MessageID: question, Role: 'user', Content: 'hello', ...said },
          ...{ NoAnswer: false, TotalToken: 0, FileIds: [file] },
        },
        {
          ...{ MessageID: answer, Role: 'assistant', Content: 'About hello', ...said },
          ...{ NoAnswer: true, TotalToken: 7, FileIds: [] },
        },
      ],
      VirtualCount: 2,
    });
  }),
);

test(
  'LeadList gives leads newest first, and Erase takes them and their sessions away, with files',
  withHttp(async (t, http) => {
    const { database, secret, chatbot } = http;
    const session = await talk(http, '2026-11-29T08:00:00Z');
    await leave(http, session, 'I am Ann, ann@example.com, 619 555 0123');
    const leads = async () =>
      (await http.send('/chat/Chat/LeadList', secret, { serialNumber: chatbot })).envelope.Data as Listed;
    const { List, VirtualCount } = await leads();
    t.is(VirtualCount, 1);
    t.like(List[0], {
      ...{ SessionID: session, Name: '', Email: 'ann@example.com', Phone: '619 555 0123' },
      Message: 'I am Ann, ann@example.com, 619 555 0123',
    });
    const erase = (body: object) => http.send('/chat/Chat/Erase', secret, body);
    for (const body of [{}, { sessionID: session, Email: 'ann@example.com' }, { Email: '', Phone: null }]) {
      const { envelope } = await erase(body);
      t.like(envelope, { Code: 400, Data: null });
      t.regex(envelope.Message, /Exactly one of sessionID, Email and Phone/);
    }
    t.deepEqual((await erase({ Email: 'Ann@Example.com' })).envelope.Data, { SuccessCount: 1 });
    t.deepEqual(await leads(), { List: [], VirtualCount: 0 });
    t.deepEqual(await database('chat_session').select(), []);
    t.is((await erase({ sessionID: session })).envelope.Code, 404);
  }),
);

test(
  'LeadList gives leads newest first, by pages, and by a period in which they or a detail of them were left',
  withHttp(async (t, http) => {
    const { database, secret, chatbot } = http;
    // Los Angeles is 8 hours behind.
    const [late, next] = [await talk(http, '2020-11-26T07:00:00Z'), await talk(http, '2020-11-26T08:00:00Z')];
    const at = async (session: number, content: string, time: string): Promise<void> => {
      await leave(http, session, content);
      const [created_at, { id }] = [new Date(time), await database('chat_lead').where({ session_id: session }).first()];
      await database('chat_lead').where({ id }).update({ created_at });
      await database('chat_lead_detail').where({ session_id: session }).update({ given_at: created_at });
    };
    await at(next, 'ann@example.com', '2020-11-26T08:00:00Z');
    await at(late, 'ben@example.com', '2020-11-26T07:59:59Z');
    const before = new Date();
    await leave(http, late, 'or call me at 619 555 0123');
    const list = async (more: object) =>
      (await http.send('/chat/Chat/LeadList', secret, { serialNumber: chatbot, ...more })).envelope.Data as Listed;
    const rows: [period: object, expected: number[]][] = [
      [{}, [next, late]],
      [{ From: '2020-11-25' }, [next, late]],
      [{ From: '2020-11-26', To: '2020-11-26' }, [next]],
      [{ From: '2020-11-25', To: '2020-11-25' }, [late]],
      [{ To: '2020-11-26T08:00:00Z' }, [late]],
      [{ From: '2020-11-26T08:00:01Z', To: before.toISOString() }, []],
      [{ From: before.toISOString() }, [late]],
      [{ From: '2020-11-26' }, [next, late]],
      [{ From: '2020-11-26', To: '9999-12-31' }, [next, late]],
    ];
    for (const [period, expected] of rows) {
      const { List, VirtualCount } = await list(period);
      t.deepEqual(
        List.map(({ SessionID }) => SessionID),
        expected,
        JSON.stringify(period),
      );
      t.is(VirtualCount, expected.length);
    }
    await leave(http, next, 'Please do write to Ann@example.com');
    t.is((await list({ From: before.toISOString() })).VirtualCount, 2, 'what is given again counts as well');
    const second = await list({ PageSize: 1, PageNumber: 2 });
    t.like(second, { VirtualCount: 2, List: { 0: { SessionID: late, CreatedAt: '2020-11-26T07:59:59.000Z' } } });
  }),
);

test(
  'Chatbots, sessions and leads of another workspace are not there, and a session key reads none',
  withHttp(async (t, http) => {
    const { other, chatbot } = http;
    const sessionID = await talk(http, '2026-11-29T08:00:00Z');
    await leave(http, sessionID, 'ann@example.com');
    for (const [path, body] of [
      ['SessionList', { serialNumber: chatbot }],
      ['LeadList', { serialNumber: chatbot }],
      ['MessageList', { sessionID }],
      ['Erase', { sessionID }],
    ] as const) {
      t.is((await http.send(`/chat/Chat/${path}`, other.secret, body)).envelope.Code, 404, path);
      t.is((await http.send(`/chat/Chat/${path}`, http.session, body)).status, 403, path);
    }
    const { envelope } = await http.send('/chat/Chat/Erase', other.secret, { Email: 'ann@example.com' });
    t.deepEqual(envelope.Data, { SuccessCount: 0 });
    t.is((await http.database('chat_lead').select()).length, 1);
  }),
);
