import test from 'ava';
import fc from 'fast-check';
import {
  type AdmissionStore,
  createAdmissionStore,
  type QuestionIds,
  type Standing,
} from '../../src/chat/limits/admission-store.ts';
import { checkLimits } from '../../src/chat/limits/chatbot-limits.ts';
import { createLots } from '../../src/chat/limits/lots.ts';
import { monthEnd, monthStart, zoneOf } from '../../src/chat/time-zone.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { inStatementTransaction } from '../../src/database/transaction.ts';
import type { ServiceError } from '../../src/errors.ts';
import { chatSettings, withChat, withoutFallback } from '../helpers/chat-fixture.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { breaksOffAfter, failsWith, says } from '../helpers/recording-provider.ts';
import { withDatabase } from '../helpers/with-database.ts';

/** Work that notes its lots, of doubling numbers; a negative one fails the whole lot. */
const doubling = (lots: number[][], fault: unknown = new Error('negative')) =>
  createLots<number, number>(async (_, items) => {
    lots.push([...items]);
    await Promise.resolve();
    if (items.some((item) => item < 0)) throw fault;
    return items.map((item) => item * 2);
  });

test('Who comes alone is worked for at once, and who comes meanwhile is worked for together', async (t) => {
  const lots: number[][] = [];
  const double = doubling(lots);
  t.deepEqual(await Promise.all([double(1, 1), double(1, 2), double(1, 3), double(2, 4)]), [2, 4, 6, 8]);
  t.deepEqual(lots, [[1], [4], [2, 3]]);
  t.is(await double(1, 5), 10);
});

test('What one brings fails nobody else', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -5, max: 20 }), { maxLength: 12 }), async (items) => {
      const double = doubling([]);
      const results = await Promise.allSettled(items.map((item) => double(1, item)));
      const expected = items.map((item) => (item < 0 ? 'failed' : item * 2));
      t.deepEqual(
        results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
        expected,
      );
    }),
    PROPERTY_RUNS,
  );
});

test('Where the database is away nobody is worked for again', async (t) => {
  const lots: number[][] = [];
  const double = doubling(lots, Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  const results = await Promise.allSettled([double(1, 0), double(1, -1), double(1, 2)]);
  t.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  );
  t.deepEqual(lots, [[0], [-1, 2]]);
});

test('Who waits for work that does not end is told so, and works where it ends after all', async (t) => {
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const done: number[] = [];
  const work = createLots<number, number>(async (_, items) => {
    await stuck;
    done.push(...items);
    return items;
  }, 1);
  const first = work(1, 1);
  await t.throwsAsync(work(1, 2), { message: /database has too much to do, or is away/ });
  resolve();
  t.is(await first, 1);
  t.deepEqual(done, [1]);
  t.is(await work(1, 3), 3);
});

test(
  'Questions and their answers are known by their IDs also where a cluster deals these out in steps',
  withDatabase(async (t, database) => {
    const [chatbotId] = (await database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' })) as [
      number,
    ];
    const sessions: number[] = [];
    for (let index = 0; index < 3; index += 1)
      sessions.push((await database('chat_session').insert({ chatbot_id: chatbotId }))[0] as number);
    const ids = await inStatementTransaction(database, async (statements) => {
      await statements.changeOnce('SET SESSION auto_increment_increment = 3', []);
      const store = createAdmissionStore(statements);
      const { now, idStep } = (await store.standing(chatbotId, sessions, [])) as Standing;
      const questions = sessions.map((sessionId) => ({ sessionId, content: `of ${sessionId}` }));
      const inserted = await store.insert({ chatbotId, now, expiresAt: now, idStep }, questions);
      await statements.changeOnce('SET SESSION auto_increment_increment = DEFAULT', []);
      return inserted;
    });
    for (const [index, { questionId, answerId }] of ids.entries()) {
      const session_id = sessions[index];
      t.like(await database('chat_message').where({ id: questionId }).first(), { session_id, role: 'user' });
      t.like(await database('chat_message').where({ id: answerId }).first(), { session_id, role: 'awaited' });
    }
  }),
);

const hi = [says(['Hello.'], 10)];

test(
  'limits are exact under 50 concurrent messages over two pools',
  withChat([], async (t, { database, target, service, chatbotId, settings, question }) => {
    settings.RateLimitCount = 20;
    const second = openDatabase(target);
    try {
      const services = [service({ openAi: {} }), service({ openAi: {}, database: second })];
      const sessions = await Promise.all(Array.from({ length: 50 }, () => services[0]?.createSession(chatbotId)));
      const results = await Promise.allSettled(
        sessions.map((id, index) => services[index % 2]?.ask(question(id ?? 0, 'hello'))),
      );
      const codes = results.map((result) => (result.status === 'fulfilled' ? 200 : result.reason.code));
      t.is(codes.filter((code) => code === 200).length, 20);
      t.is(codes.filter((code) => code === 429).length, 30);
      const answers = await database('chat_message').where({ role: 'assistant' }).count({ count: '*' });
      t.is(Number(answers[0]?.count), 20);
    } finally {
      await second.destroy();
    }
  }),
);

test(
  'messages that come together take their places together, and hold few connections between them',
  withChat([], async (t, { database, target, service, chatbotId, question }) => {
    const narrow = openDatabase(target, { max: 2 });
    try {
      const chat = service({ openAi: {}, database: narrow });
      const sessions = await Promise.all(Array.from({ length: 40 }, () => chat.createSession(chatbotId)));
      const answers = await Promise.all(sessions.map((session) => chat.ask(question(session, 'hello'))));
      t.is(new Set(answers.map(({ messageid }) => messageid)).size, 40);
      const [chatbot] = await database('chatbot').where({ id: chatbotId });
      t.true(Number(chatbot.message_count) < 40, `${chatbot.message_count} transactions`);
    } finally {
      await narrow.destroy();
    }
  }),
);

test(
  'all visitors of a chatbot count together, and other chatbots apart',
  withChat(hi, async (t, { builtIn, chatbotId, addChatbot, settings, question }) => {
    settings.RateLimitCount = 1;
    const [one, two] = [await builtIn.createSession(chatbotId), await builtIn.createSession(chatbotId)];
    const other = await builtIn.createSession(await addChatbot());
    await builtIn.ask(question(one, 'hello'));
    await t.throwsAsync(builtIn.ask(question(two, 'hello')), { code: 429 as never });
    await t.notThrowsAsync(builtIn.ask(question(other, 'hello')));
  }),
);

test(
  "RateLimitMessage is the Message of the rate limit's 429 only",
  withChat(hi, async (t, { builtIn, chatbotId, settings, question }) => {
    Object.assign(settings, { RateLimitCount: 1, RateLimitMessage: 'Slow down, please.' });
    const session = await builtIn.createSession(chatbotId);
    await builtIn.ask(question(session, 'hello'));
    const refused = await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    t.like(refused, { message: 'Slow down, please.', headers: { 'Retry-After': '60' } });
    Object.assign(settings, { RateLimitCount: 0, MessageLimit: 1 });
    const error = await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    t.regex(error.message, /limit of 1 messages a month/);
    settings.RateLimitMessage = '';
    Object.assign(settings, { RateLimitCount: 1, MessageLimit: -1 });
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { message: /1 messages in 60 seconds/ });
  }),
);

test(
  'the window slides by the clock of the database',
  withChat(hi, async (t, { database, builtIn, chatbotId, settings, question }) => {
    Object.assign(settings, { RateLimitCount: 2, RateLimitTime: 60 });
    const session = await builtIn.createSession(chatbotId);
    await builtIn.ask(question(session, 'hello'));
    await builtIn.ask(question(session, 'hello'));
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    const [first] = await database('chat_message').where({ role: 'user' }).orderBy('id');
    await database('chat_message')
      .where({ id: first.id })
      .update({ created_at: database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 61 SECOND') });
    await t.notThrowsAsync(builtIn.ask(question(session, 'hello')));
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
  }),
);

test(
  'MessageLimit counts the calendar month of the TimeZone, 0 is none and -1 no limit',
  withChat(hi, async (t, { database, builtIn, chatbotId, settings, question }) => {
    settings.MessageLimit = 0;
    const session = await builtIn.createSession(chatbotId);
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    settings.MessageLimit = 1;
    await builtIn.ask(question(session, 'hello'));
    const refused = await t.throwsAsync<ServiceError>(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    const [[{ now }]] = (await database.raw('SELECT CURRENT_TIMESTAMP(3) AS now')) as [[{ now: Date }], unknown];
    const next = now.getTime() + Number(refused.headers['Retry-After']) * 1_000;
    t.true(Math.abs(next - monthEnd(now, settings.TimeZone).getTime()) < 60_000, 'when the next month begins');
    const start = monthStart(now, settings.TimeZone);
    await database('chat_message').update({ created_at: start });
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
    await database('chat_message').update({ created_at: new Date(start.getTime() - 1) });
    await t.notThrowsAsync(builtIn.ask(question(session, 'hello')));
    settings.MessageLimit = -1;
    await t.notThrowsAsync(builtIn.ask(question(session, 'hello')));
  }),
);

test(
  'a message that the provider failed to answer is not counted',
  withChat([failsWith(401), says(['Hello.'])], async (t, { service, chatbotId, settings, question }) => {
    settings.RateLimitCount = 1;
    const chat = service({ models: withoutFallback });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 502 as never });
    await t.notThrowsAsync(chat.ask(question(session, 'hi')));
    await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 429 as never });
  }),
);

test(
  'once a part was sent, the message counts, also when the provider dies after it',
  withChat(
    [breaksOffAfter(['Hello! ', 'There ', 'you '])],
    async (t, { database, chat, chatbotId, settings, question }) => {
      settings.RateLimitCount = 1;
      const session = await chat.createSession(chatbotId);
      const stream = await chat.askStream(question(session, 'hi'));
      let read = '';
      const reading = async (): Promise<void> => {
        for await (const part of stream) read += 'content' in part ? part.content : '';
      };
      await t.throwsAsync(reading(), { code: 502 as never });
      await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 429 as never });
      t.regex(read, /^Hello/);
      const stored = await database('chat_message').where({ role: 'assistant' }).first();
      t.like(stored, { state: 'partial', content: read });
    },
  ),
);

test(
  'once a part was sent, the message counts, also when the client goes away',
  withChat([], async (t, { provider, chat, chatbotId, settings, question }) => {
    settings.RateLimitCount = 1;
    const closed = new Promise<void>((resolve) =>
      provider.script(async (exchange) => {
        await exchange.part('Hello! There you');
        await exchange.closed;
        resolve();
      }),
    );
    const session = await chat.createSession(chatbotId);
    for await (const part of await chat.askStream(question(session, 'hi'))) {
      t.deepEqual(part, { content: 'Hello!' });
      break;
    }
    await closed;
    await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 429 as never });
  }),
);

test('the month of a chatbot begins in its own time zone', (t) => {
  const now = new Date('2026-11-30T20:00:00Z');
  t.is(monthStart(now, 'UTC').toISOString(), '2026-11-01T00:00:00.000Z');
  t.is(monthStart(now, 'UTC+8').toISOString(), '2026-11-30T16:00:00.000Z');
  t.is(monthStart(now, 'GMT-05:00').toISOString(), '2026-11-01T05:00:00.000Z');
  t.is(monthStart(now, 'america/NEW_YORK').toISOString(), '2026-11-01T04:00:00.000Z');
  t.is(monthStart(now, 'Asia/Kolkata').toISOString(), '2026-11-30T18:30:00.000Z');
  t.is(zoneOf('').name, 'UTC');
});

test('property: the month begins at midnight of a first, no more than 31 days ago', (t) => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/Berlin',
    'Pacific/Apia',
    'UTC+14',
    'GMT-12:00',
    'America/Sao_Paulo',
    'Asia/Kathmandu',
  );
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      zones,
      (now, zone) => {
        const start = monthStart(now, zone);
        const age = now.getTime() - start.getTime();
        t.true(age >= 0 && age <= 31 * 86_400_000 + 7_200_000);
        t.is(monthStart(start, zone).getTime(), start.getTime());
        t.true(monthStart(new Date(start.getTime() - 1), zone).getTime() < start.getTime());
      },
    ),
  );
});

test('property: a limit lets exactly as many pass as it says', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 8 }), async (limit, sent) => {
      const now = new Date();
      const passes = async (settings: object) =>
        checkLimits({ ...chatSettings, ...settings }, now, async () => sent).then(
          () => true,
          () => false,
        );
      t.is(await passes({ MessageLimit: limit }), sent < limit);
      t.is(await passes({ RateLimitCount: limit }), limit === 0 || sent < limit);
    }),
  );
});

/** A question that has just been inserted, in a session of its own. */
const insertQuestion = async (database: Database) => {
  const store = createAdmissionStore(statementsOf(database));
  const [chatbotId] = await database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' });
  const [sessionId] = await database('chat_session').insert({ chatbot_id: chatbotId });
  const { now, idStep } = (await store.standing(chatbotId as number, [sessionId as number], [])) as Standing;
  const expiresAt = new Date(now.getTime() - 1);
  const questions = [{ sessionId: sessionId as number, content: 'hello' }];
  const [ids] = await store.insert({ chatbotId: chatbotId as number, now, expiresAt, idStep }, questions);
  return { store, ids: ids as QuestionIds, rows: () => database('chat_message').orderBy('id').select() };
};
const answer = { content: 'Hi.', isWhole: true, totalToken: 3, noAnswer: false };

test(
  'An answer is stored with what its session remembers, once',
  withDatabase(async (t, database) => {
    const { store, ids, rows } = await insertQuestion(database);
    t.true(await store.settle(ids, answer, '{"version":2}'));
    const stored = await rows();
    t.like(stored[0], { id: ids.questionId, role: 'user', state: 'answered', content: 'hello', expires_at: null });
    t.like(stored[1], { id: ids.answerId, role: 'assistant', state: 'answered', content: 'Hi.', total_token: 3 });
    t.is(stored[1].question_id, ids.questionId);
    const { remembered } = stored[0];
    t.deepEqual(typeof remembered === 'string' ? JSON.parse(remembered) : remembered, { version: 2 });
    t.false(await store.settle(ids, { ...answer, content: 'Later.' }, '{"version":3}'));
    t.deepEqual(await rows(), stored);
  }),
);

const ENDS: Record<string, (store: AdmissionStore, ids: QuestionIds) => Promise<number>> = {
  'that failed': (store, { questionId, answerId }) => store.move([questionId, answerId], 'failed'),
  'that another ended': (store, { questionId }) => store.endLapsed([questionId]),
};
for (const [what, end] of Object.entries(ENDS)) {
  test(
    `Of a question ${what} no answer is stored, whole or in part`,
    withDatabase(async (t, database) => {
      const { store, ids, rows } = await insertQuestion(database);
      t.true((await end(store, ids)) > 0);
      const ended = await rows();
      for (const late of [answer, { ...answer, isWhole: false }, undefined])
        t.false(await store.settle(ids, late, '{"version":2}'));
      t.deepEqual(await rows(), ended);
    }),
  );
}
