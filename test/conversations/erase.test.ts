import test from 'ava';
import fc from 'fast-check';
import { createChatbotService } from '../../src/chatbots/chatbot-service.ts';
import { createConversationService, forgetIdleSessions } from '../../src/conversations/conversation-service.ts';
import { createPeople } from '../../src/conversations/people.ts';
import type { Database } from '../../src/database/connection.ts';
import { createNotify } from '../../src/mail/notices.ts';
import { type ChatFixture, collect, sendFile, withChat } from '../helpers/chat-fixture.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { picture } from '../helpers/sample-files.ts';

const notify = createNotify([{ url: 'https://crm.example.com' }]);

/** Every table as text; bytes stand in it as their hexadecimal digits. */
const everything = async (database: Database): Promise<string> => {
  const [tables] = await database.raw(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()`,
  );
  const texts: string[] = [];
  for (const { name } of tables as { name: string }[]) {
    const rows: object[] = await database(name).select();
    texts.push(
      JSON.stringify(rows, (_, value) => (value?.type === 'Buffer' ? Buffer.from(value.data).toString('hex') : value)),
    );
  }
  return texts.join('\n');
};

const opened = async (fixture: ChatFixture) => {
  const { database, files, workspaceId, chatbotId, question } = fixture;
  await database('chatbot').update({ settings: JSON.stringify({ TalkToHumanEmail: 'desk@example.com' }) });
  const people = createPeople({ database, notify });
  const chat = fixture.service({ openAi: {}, people });
  const chatbots = createChatbotService({ database });
  const conversations = createConversationService({ database, chatbots, files });
  const erase = (request: Parameters<typeof conversations.erase>[1]) => conversations.erase(workspaceId, request);
  const open = () => chat.createSession(chatbotId);
  const ask = (session: number, content: string) => chat.ask(question(session, content));
  return { people, chat, conversations, erase, open, ask };
};

test(
  'property: of what was erased no table holds a word, and of other sessions nothing is missing',
  withChat([], async (t, fixture) => {
    const { database, chatbotId, workspaceId, files, question } = fixture;
    const { chat, people, erase, open, ask } = await opened(fixture);
    const bytes = await picture('png');
    let number = 0;
    /** A session whose every text has a word of its own. */
    const talk = async ({ asks, contacts, sends }: { asks: number; contacts: boolean; sends: boolean }) => {
      number += 1;
      const word = `zq${number}xw`;
      const sessionId = await open();
      for (let each = 0; each < asks; each += 1)
        await ask(sessionId, `Tell ${word}${each}@example.com of ${word} homes`);
      await ask(sessionId, `I want to talk to a person about ${word}`);
      const token_digest = Buffer.alloc(32, word);
      await database('visitor').insert({ session_id: sessionId, token_digest });
      if (contacts)
        await people.contact({
          ...{ chatbotId, sessionId, Name: word, Email: `last.${word}@example.com`, Phone: '', Message: word },
        });
      if (sends) {
        const fileIds = [await sendFile(files, workspaceId, bytes)];
        await database('file')
          .where({ id: fileIds[0] })
          .update({ name: `${word}.png` });
        await chat.ask(question(sessionId, word, { chatAskType: 'Image', fileIds }));
      }
      return { sessionId, word, traces: [word, token_digest.toString('hex')], asks, contacts };
    };
    const talking = fc.record({ asks: fc.integer({ min: 1, max: 3 }), contacts: fc.boolean(), sends: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(talking, fc.constantFrom('session', 'first', 'last'), async (how, by) => {
        const other = await talk({ asks: 1, contacts: true, sends: true });
        const count = async () =>
          (await everything(database)).split(other.word).length +
          (await everything(database)).split(other.traces[1] ?? '').length;
        const before = await count();
        const erased = await talk(how);
        const last = erased.contacts ? `LAST.${erased.word}@example.com` : `${erased.word}${how.asks - 1}@Example.com`;
        const requests = {
          session: { sessionID: erased.sessionId },
          first: { Email: `${erased.word.toUpperCase()}0@example.com` },
          last: { Email: last },
        };
        t.is(await erase(requests[by as keyof typeof requests]), 1);
        const left = await everything(database);
        for (const trace of erased.traces) t.false(left.includes(trace), trace);
        t.is(await database('chat_message').where({ session_id: erased.sessionId }).first(), undefined);
        t.is(await count(), before);
      }),
      { ...PROPERTY_RUNS, numRuns: Math.min(PROPERTY_RUNS.numRuns, 12) },
    );
  }),
);

test(
  'Erase finds all sessions in which an address or number was left, also one that another took the place of, and no other',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { erase, open, ask } = await opened(fixture);
    const [first, second, third] = [await open(), await open(), await open()];
    await ask(first, 'call me: (619) 555-0123');
    await ask(first, 'no, call me: 619 555 0199');
    await ask(second, 'my number is +1 619.555.0123');
    await ask(third, 'my number is 619 555 0124');
    t.is(await erase({ Phone: '1-619-555-0123' }), 2);
    t.deepEqual(await database('chat_session').pluck('id'), [third]);
    t.is(await erase({ Phone: '6195550123' }), 0);
    t.is(await erase({ Email: 'nobody@example.com' }), 0);
    await t.throwsAsync(erase({ sessionID: first }), { message: `There is no session ${first}` });
    await t.throwsAsync(erase({ Phone: 'none' }), { message: 'Phone must have digits' });
    await t.throwsAsync(erase({ Email: ' ' }), { message: 'Email must not be blank' });
    const counts = await Promise.all(Array.from({ length: 4 }, () => erase({ Phone: '619 555 0124' })));
    t.deepEqual(counts.toSorted(), [0, 0, 0, 1], 'what another one removed is not counted');
  }),
);

const now = { erase: async (): Promise<void> => {} };

test(
  'A question that is being answered when its session is erased does not come back, and what is asked later is a 404',
  withChat(
    [
      async ({ part, done }) => {
        await part('Here you are. ');
        await now.erase();
        await part('It is late.');
        await done();
      },
    ],
    async (t, fixture) => {
      const { database, chatbotId, question } = fixture;
      const { people, erase, open } = await opened(fixture);
      const chat = fixture.service({ people });
      const session = await open();
      now.erase = async () => {
        t.is((await database('chat_lead').where({ session_id: session })).length, 1);
        await erase({ sessionID: session });
      };
      const asked = chat.askStream(question(session, 'I am at 619 555 0123')).then(collect);
      await t.throwsAsync(asked, { message: /place of this one/ });
      t.deepEqual(await database('chat_message').select(), []);
      t.deepEqual(await database('chat_lead').select(), []);
      const gone = { message: `There is no session ${session}` };
      await t.throwsAsync(chat.ask(question(session, 'hello')), gone);
      const late = { chatbotId, sessionId: session, questionId: 1, content: 'ann@example.com', fileIds: [] };
      await t.throwsAsync(people.noteMessage(late), gone);
    },
  ),
);

test(
  'Sessions go when their last message is too old, those without one when they were opened too long ago; leads stay until they are erased',
  withChat([], async (t, fixture) => {
    const { database } = fixture;
    const { erase, open, ask } = await opened(fixture);
    const age = async (session: number, opened: number, said: number): Promise<void> => {
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
      await database('chat_session')
        .where({ id: session })
        .update({ created_at: ago(opened) });
      await database('chat_message')
        .where({ session_id: session })
        .update({ created_at: ago(said) });
    };
    const [old, used, silent, young] = [await open(), await open(), await open(), await open()];
    await ask(old, 'I am at ann@example.com');
    await ask(used, 'hello');
    await age(old, 400, 366);
    await age(used, 400, 364);
    await age(silent, 366, 0);
    await age(young, 364, 0);
    t.is(await forgetIdleSessions(database, 365), 2);
    t.deepEqual(await database('chat_session').orderBy('id').pluck('id'), [used, young]);
    t.deepEqual(await database('chat_message').distinct().pluck('session_id'), [used]);
    t.deepEqual(await database('chat_lead').pluck('session_id'), [old]);
    t.is(await erase({ Email: 'ANN@example.com' }), 1);
    t.deepEqual(await database('chat_lead').select(), []);
    t.deepEqual(await database('chat_lead_detail').select(), []);
  }),
);
