import test from 'ava';
import { createQuestionsInHand, RENEWAL } from '../../../src/chat/limits/questions-in-hand.ts';
import type { Database } from '../../../src/database/connection.ts';
import { unavailable } from '../../../src/errors.ts';
import { createLogger } from '../../../src/process/logger.ts';
import { type ChatFixture, withChat } from '../../helpers/chat-fixture.ts';
import { until } from '../../helpers/program.ts';
import { hangs, says } from '../../helpers/recording-provider.ts';

/** As if nobody had renewed the questions in time. */
const lapse = (database: Database): Promise<number> =>
  database('chat_message')
    .whereNotNull('expires_at')
    .update({ expires_at: database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND') });

const stateOf = async (database: Database, id: number): Promise<string> =>
  (await database('chat_message').where({ id }).first('state')).state;

/** What a session remembers, by its questions. */
const rememberedOf = (database: Database, session: number): Promise<unknown[]> =>
  database('chat_message').where({ session_id: session, role: 'user' }).orderBy('id').pluck('remembered');

const CODE_504 = { code: 504 as never };

/** A message whose answer has begun, and ends when it is told to. What fails it is thrown by `ended`. */
const beginAnswer = async ({ provider, chat, question }: ChatFixture, session: number, isStreamed = false) => {
  let end = (): void => {};
  const told = new Promise<void>((resolve) => {
    end = resolve;
  });
  const arrived = new Promise<void>((resolve) =>
    provider.script(async (exchange) => {
      if (isStreamed) await exchange.part('Hello! There you');
      resolve();
      await told;
      await says([' are.'])(exchange);
    }),
  );
  const input = question(session, 'hi');
  let read: () => Promise<unknown>;
  if (isStreamed) {
    const parts = (await chat.askStream(input))[Symbol.asyncIterator]();
    await parts.next();
    read = async () => {
      for (let step = await parts.next(); !step.done; ) step = await parts.next();
    };
  } else {
    const answer = chat.ask(input);
    read = () => answer;
  }
  await arrived;
  return async (): Promise<unknown> => {
    end();
    return read();
  };
};

test(
  'A message of a process that is gone frees its session and counts no more, and its answer comes too late where another message took the place',
  withChat([], async (t, fixture) => {
    const { database, chat, builtIn, chatbotId, settings, question } = fixture;
    settings.RateLimitCount = 1;
    const session = await chat.createSession(chatbotId);
    const late = await beginAnswer(fixture, session);
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 409 as never });
    await lapse(database);
    const { messageid } = await builtIn.ask(question(session, 'hello'));
    const { id } = await database('chat_message').where({ role: 'user' }).orderBy('id').first();
    t.is(await stateOf(database, id), 'failed');
    const remembered = await rememberedOf(database, session);
    await t.throwsAsync(late(), CODE_504);
    t.like(await database('chat_message').where({ role: 'assistant' }), [{ id: messageid }]);
    t.deepEqual(await rememberedOf(database, session), remembered);
  }),
);

test(
  'A message of which something was sent counts also when its process is gone, and its late end changes nothing in a session that went on',
  withChat([], async (t, fixture) => {
    const { database, chat, builtIn, chatbotId, settings, question } = fixture;
    const [session, other] = [await chat.createSession(chatbotId), await chat.createSession(chatbotId)];
    const late = await beginAnswer(fixture, session, true);
    await lapse(database);
    await builtIn.ask(question(session, 'hello'));
    const remembered = await rememberedOf(database, session);
    await t.throwsAsync(late(), CODE_504);
    t.deepEqual(await rememberedOf(database, session), remembered);
    t.is((await database('chat_message').where({ role: 'assistant' })).length, 1);
    settings.RateLimitCount = 2;
    await t.throwsAsync(builtIn.ask(question(other, 'hello')), { code: 429 as never });
  }),
);

for (const isStreamed of [false, true]) {
  test(
    `An answer of a process that was not heard of for a while is kept where nobody wanted its place (streamed: ${isStreamed})`,
    withChat([], async (t, fixture) => {
      const { database, chat, builtIn, chatbotId, settings, question } = fixture;
      const [session, other] = [await chat.createSession(chatbotId), await chat.createSession(chatbotId)];
      const late = await beginAnswer(fixture, session, isStreamed);
      await lapse(database);
      await builtIn.ask(question(other, 'hello'));
      await t.notThrowsAsync(late());
      t.is(
        (await database('chat_message').where({ session_id: session, role: 'assistant', state: 'answered' })).length,
        1,
      );
      settings.RateLimitCount = 2;
      await t.throwsAsync(builtIn.ask(question(other, 'hello')), { code: 429 as never });
    }),
  );
}

test(
  'A limit ends no message of another session before it has lapsed, and then exactly those',
  withChat([hangs], async (t, { database, provider, chat, builtIn, chatbotId, settings, question }) => {
    settings.RateLimitCount = 2;
    const gone = new AbortController();
    const [one, two] = [await chat.createSession(chatbotId), await chat.createSession(chatbotId)];
    const three = await chat.createSession(chatbotId);
    const asking = Promise.allSettled([one, two].map((id) => chat.ask(question(id, 'hi', { signal: gone.signal }))));
    await until('both to be answered', async () => provider.requests.length === 2);
    await t.throwsAsync(builtIn.ask(question(three, 'hello')), { code: 429 as never });
    await database('chat_message')
      .where({ session_id: one })
      .update({ expires_at: database.raw('CURRENT_TIMESTAMP(3) - INTERVAL 1 SECOND') });
    await t.notThrowsAsync(builtIn.ask(question(three, 'hello')));
    await t.throwsAsync(builtIn.ask(question(three, 'hello')), { code: 429 as never });
    const states = await database('chat_message').where({ role: 'user' }).orderBy('session_id').pluck('state');
    t.deepEqual(states, ['failed', 'pending', 'answered']);
    gone.abort();
    await asking;
  }),
);

/** How long the last message may still take to be renewed, in milliseconds. */
const leftOf = async (database: Database): Promise<number> => {
  const left = database.raw('TIMESTAMPDIFF(MICROSECOND, CURRENT_TIMESTAMP(6), expires_at) / 1000 AS milliseconds');
  return (await database('chat_message').where({ role: 'user' }).orderBy('id', 'desc').first(left)).milliseconds;
};

test(
  'A message lapses four seconds after it came, unless it is renewed',
  withChat([], async (t, fixture) => {
    const { database, service, chatbotId } = fixture;
    const chat = service({ timing: { renewal: { ...RENEWAL, everyMilliseconds: 3_600_000 } } });
    const answer = await beginAnswer({ ...fixture, chat }, await chat.createSession(chatbotId));
    const { created_at, expires_at } = await database('chat_message').where({ role: 'user' }).first();
    t.is(expires_at.getTime() - created_at.getTime(), 4_000);
    await answer();
  }),
);

test(
  'As long as its process lives a message keeps its place',
  withChat([], async (t, fixture) => {
    const { database, service, builtIn, chatbotId, question } = fixture;
    const chat = service({ timing: { renewal: { ...RENEWAL, everyMilliseconds: 5 } } });
    const session = await chat.createSession(chatbotId);
    await (await beginAnswer({ ...fixture, chat }, session))();
    const answer = await beginAnswer({ ...fixture, chat }, session);
    // As if the first one were in hand, too: nobody renews it.
    const [answered] = await database('chat_message').where({ role: 'user' }).orderBy('id').pluck('id');
    await database('chat_message')
      .where({ id: answered })
      .update({ state: 'pending', expires_at: new Date(0) });
    await lapse(database);
    await until('the message to be renewed', async () => (await leftOf(database)) > 0);
    t.true((await database('chat_message').where({ id: answered }).first('expires_at')).expires_at < new Date());
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 409 as never });
    await t.notThrowsAsync(answer());
  }),
);

/** The questions of a process that writes down what it does. */
const noting = () => {
  const [done, time] = [[] as string[], { now: 0 }];
  const store = {
    renew: async (ids: readonly number[]): Promise<void> => {
      done.push(`renewed ${ids.join(' ')}`);
    },
  };
  const renewal = { lastsSeconds: 4, everyMilliseconds: 3_600_000 };
  const log = createLogger('silent');
  const inHand = createQuestionsInHand({ store, renewal, log, clock: () => time.now });
  return { done, time, renewal, inHand };
};

const AWAY = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });

for (const [what, failure] of [
  ['the database was away', AWAY],
  ['the database had too much to do', unavailable('later')],
] as const) {
  test(`What could not be settled because ${what} is settled before the next message is admitted, once`, async (t) => {
    const { done, inHand } = noting();
    let isAway = true;
    inHand.take(1, 36_000);
    await inHand.end(1, async () => {
      if (isAway) throw failure;
      done.push('settled');
    });
    await t.throwsAsync(inHand.catchUp());
    t.deepEqual(done, []);
    isAway = false;
    await inHand.catchUp();
    await inHand.catchUp();
    t.deepEqual(done, ['settled']);
  });
}

test('A fault of ours in settling is told, and not tried again', async (t) => {
  const { done, inHand } = noting();
  inHand.take(1, 36_000);
  const fault = new Error('ours');
  await t.throwsAsync(
    inHand.end(1, () => Promise.reject(fault)),
    { is: fault },
  );
  await inHand.catchUp();
  t.deepEqual(done, []);
});

test('Who stood still renews what is in hand before others are admitted', async (t) => {
  const { done, time, renewal, inHand } = noting();
  inHand.take(1, 36_000);
  inHand.take(2, 36_000);
  inHand.take(3, 36_000);
  inHand.letGo(2);
  await inHand.catchUp();
  t.deepEqual(done, []);
  time.now = 3 * renewal.everyMilliseconds;
  await inHand.catchUp();
  await inHand.catchUp();
  t.deepEqual(done, ['renewed 1 3']);
});

test('A message that should have been answered long ago is renewed no more, and others are', async (t) => {
  const { done, time, renewal, inHand } = noting();
  inHand.take(1, 150);
  inHand.take(2, 36_000);
  time.now = 3 * renewal.everyMilliseconds;
  await inHand.catchUp();
  t.deepEqual(done, ['renewed 2']);
});
