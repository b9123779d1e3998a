import test from 'ava';
import type { Admission, FinishedAnswer } from '../../src/chat/limits/admit.ts';
import { explainProblems, questionProblems } from '../../src/chat/question.ts';
import { EMPTY_STATE } from '../../src/chat/sessions/session-state.ts';
import { createTurn } from '../../src/chat/turn.ts';
import { createLogger } from '../../src/process/logger.ts';
import { collect, rememberedState, withChat } from '../helpers/chat-fixture.ts';
import { says } from '../helpers/recording-provider.ts';
import { insertListing } from '../helpers/sample-listings.ts';

const FILE_TYPES = ['Image', 'Audio', 'Video'];
const wrongFields = (fields: Record<string, unknown>): string[] => questionProblems(fields).map(({ field }) => field);

test('content must not be blank for Text, and may be empty, null or left out for Image, Audio and Video', (t) => {
  for (const content of ['', ' \n\t', null, undefined]) {
    for (const chatAskType of ['Text', null, undefined])
      t.deepEqual(wrongFields({ content, chatAskType }), ['content']);
    for (const chatAskType of FILE_TYPES) t.deepEqual(wrongFields({ content, chatAskType, fileIds: [1] }), []);
  }
});

test('fileIds with Text is an error, empty ones count as left out; Image needs one or more, Audio and Video one', (t) => {
  for (const chatAskType of ['Text', null]) {
    t.deepEqual(wrongFields({ content: 'x', chatAskType, fileIds: [1] }), ['fileIds']);
    for (const fileIds of [[], null]) t.deepEqual(wrongFields({ content: 'x', chatAskType, fileIds }), []);
  }
  for (const chatAskType of FILE_TYPES) {
    for (const fileIds of [[], null, undefined]) t.deepEqual(wrongFields({ chatAskType, fileIds }), ['fileIds']);
    t.deepEqual(wrongFields({ chatAskType, fileIds: [1] }), []);
    t.deepEqual(wrongFields({ chatAskType, fileIds: [1, 2] }), chatAskType === 'Image' ? [] : ['fileIds']);
  }
});

test('all fields that are wrong are named at once', (t) => {
  t.deepEqual(wrongFields({ content: ' ', fileIds: [1] }), ['content', 'fileIds']);
});

test('what is wrong by itself breaks no rule, and does no harm', (t) => {
  t.deepEqual(wrongFields({ content: { toString: 1 }, fileIds: 1 }), []);
});

test('a kind of message that there is not has no rules of its own', (t) => {
  t.deepEqual(wrongFields({ content: '', chatAskType: 'Song', fileIds: [1] }), []);
});

test('what can not be seen is blank', (t) => {
  for (const content of ['  \u200b ', '\u2060\ufeff', '\u200d\n\u00ad', '\u{e0041}']) {
    t.deepEqual(wrongFields({ content }), ['content']);
    t.deepEqual(
      explainProblems({ content, Turns: ['hi', content] }).map(({ field }) => field),
      ['content', 'Turns[1]'],
    );
  }
});

const before = EMPTY_STATE;
const after = { ...EMPTY_STATE, shown: [1] };

/** A turn whose client has gone when a part of the answer was written, and what was left of it. */
const leave = async ({ hasSent }: { hasSent: boolean }): Promise<FinishedAnswer | undefined> => {
  let kept: FinishedAnswer | undefined;
  const admission = {
    ...{ questionId: 1, before },
    sent: async () => undefined,
    left: async (part: FinishedAnswer) => {
      kept = part;
    },
  } as unknown as Admission;
  const turn = createTurn({ admission, signal: AbortSignal.abort(), seconds: 60, log: createLogger('silent') });
  turn.expect({ tokens: () => 7, noAnswer: () => false, state: () => after });
  turn.draft.content = 'The house at 1 Oak St';
  if (hasSent) await turn.sending();
  await turn.fail(new Error('gone'));
  return kept;
};

test('What was sent of an answer whose client has gone is kept, and was shown', async (t) => {
  t.like(await leave({ hasSent: true }), { content: 'The house at 1 Oak St', totalToken: 7, state: after });
});

test('What was written of an answer and not sent is not kept, and was not shown', async (t) => {
  t.like(await leave({ hasSent: false }), { content: '', state: before });
});

for (const isBuiltIn of [true, false]) {
  const whose = isBuiltIn ? 'the built-in answerer' : 'a model';
  const sentences = ['Here is one. And ', 'another. And ', 'more.'];
  const unprovided = isBuiltIn ? { openAi: {} } : {};

  test(
    `The first part of a streamed answer of ${whose} does not wait until the database has stored anything of it`,
    withChat([says(sentences, 7)], async (t, { database, chatbotId, service, question }) => {
      const held = await database.transaction();
      const noteMessage = async ({ questionId }: { questionId: number }): Promise<string> => {
        await held('chat_message').where({ id: questionId }).forUpdate();
        return '';
      };
      const chat = service({ ...unprovided, people: { noteMessage, wantsPerson: async () => '' } });
      const session = await chat.createSession(chatbotId);
      const stream = await chat.askStream(question(session, 'hello'));
      const [first] = await Promise.all([stream[Symbol.asyncIterator]().next(), held('chat_message').first()]);
      t.regex((first.value as { content: string }).content, /./);
      await held.rollback();
      const rest = await collect(stream);
      const { AnswerID, Answer } = rest.at(-1) as { AnswerID: number; Answer: string };
      t.like(await database('chat_message').where({ id: AnswerID }).first(), { state: 'answered', content: Answer });
    }),
  );

  test(
    `Where another message took the place of one, the answer of ${whose} ends as a 504 and is not stored`,
    withChat([says(sentences, 7)], async (t, { database, chatbotId, service, question }) => {
      const noteMessage = async ({ sessionId }: { sessionId: number }): Promise<string> => {
        await database('chat_message').where({ session_id: sessionId }).update({ state: 'failed' });
        return '';
      };
      const chat = service({ ...unprovided, people: { noteMessage, wantsPerson: async () => '' } });
      const session = await chat.createSession(chatbotId);
      const stream = await chat.askStream(question(session, 'hello'));
      await t.throwsAsync(collect(stream), { code: 504 as never });
      await t.throwsAsync(chat.ask(question(session, 'hello')), { code: 504 as never });
      const stored = await database('chat_message').where({ session_id: session });
      t.true(stored.every(({ state, content }) => state === 'failed' && ['hello', ''].includes(content)));
    }),
  );
}

test(
  'A streamed answer that has begun goes on though the database can not be reached meanwhile',
  withChat([], async (t, { database, chat, chatbotId, provider, question }) => {
    const [asked, away, back] = [0, 1, 2].map(() => Promise.withResolvers<void>());
    provider.script(async (exchange) => {
      asked?.resolve();
      await away?.promise;
      await exchange.part('Hello! There you');
      await back?.promise;
      await says([' are.'])(exchange);
    });
    const { client } = database;
    const { acquireConnection } = client;
    const session = await chat.createSession(chatbotId);
    const streamed = chat.askStream(question(session, 'hi'));
    await asked?.promise;
    const refused = new Promise<void>((resolve) => {
      client.acquireConnection = async () => {
        resolve();
        throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      };
    });
    away?.resolve();
    const stream = await streamed;
    await refused;
    client.acquireConnection = acquireConnection;
    back?.resolve();
    const { AnswerID } = (await collect(stream)).at(-1) as { AnswerID: number };
    const stored = await database('chat_message').where({ id: AnswerID }).first();
    t.like(stored, { state: 'answered', content: 'Hello! There you are.' });
  }),
);

test(
  'a file that there is not is a 404, looked for after the session',
  withChat([], async (t, { builtIn, chatbotId, question }) => {
    const session = await builtIn.createSession(chatbotId);
    const ask = (sessionID: number) => builtIn.ask(question(sessionID, '', { chatAskType: 'Image', fileIds: [1] }));
    await t.throwsAsync(ask(session), { code: 404 as never, message: /no such file: 1/ });
    await t.throwsAsync(ask(session + 1), { code: 404 as never, message: /session/ });
  }),
);

test(
  'existence comes before state: no such session or file is a 404 also where a limit is reached',
  withChat([], async (t, { builtIn, chatbotId, settings, question }) => {
    settings.MessageLimit = 0;
    const session = await builtIn.createSession(chatbotId);
    const file = question(session, '', { chatAskType: 'Image', fileIds: [1] });
    await t.throwsAsync(builtIn.ask(file), { code: 404 as never });
    await t.throwsAsync(builtIn.ask(question(session + 1, 'hello')), { code: 404 as never });
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 429 as never });
  }),
);

test(
  'a session that is unknown, or of another workspace, is the same 404',
  withChat([], async (t, { database, builtIn, chatbotId, workspaceId, question }) => {
    const session = await builtIn.createSession(chatbotId);
    const unknown = await t.throwsAsync(builtIn.ask(question(session + 1_000, 'hello')), { code: 404 as never });
    const foreign = await t.throwsAsync(builtIn.ask(question(session, 'hello', { workspaceId: workspaceId + 1 })), {
      code: 404 as never,
    });
    t.is(foreign.message, unknown.message.replace(String(session + 1_000), String(session)));
    t.deepEqual(await database('chat_message'), []);
  }),
);

test(
  'a session answers one message at a time; a second one is a 409 that says so',
  withChat([], async (t, { provider, chat, builtIn, chatbotId, question }) => {
    const abort = new AbortController();
    const session = await chat.createSession(chatbotId);
    const arrived = new Promise<void>((resolve) =>
      provider.script((exchange) => {
        resolve();
        return exchange.closed;
      }),
    );
    const waiting = chat.ask(question(session, 'hi', { signal: abort.signal }));
    await arrived;
    await t.throwsAsync(builtIn.ask(question(session, 'hello')), { code: 409 as never, message: /still answering/ });
    const other = await chat.createSession(chatbotId);
    await t.notThrowsAsync(builtIn.ask(question(other, 'hello')));
    abort.abort();
    await t.throwsAsync(waiting);
    await t.notThrowsAsync(builtIn.ask(question(session, 'hello')));
  }),
);

test(
  'of many messages at once in a session one is answered',
  withChat([], async (t, { builtIn, chatbotId, database, question }) => {
    const session = await builtIn.createSession(chatbotId);
    const other = await builtIn.createSession(chatbotId);
    // Behind the one of another session they take their places together.
    const asks = [other, ...Array<number>(10).fill(session)].map((id) => builtIn.ask(question(id, 'hello')));
    const results = (await Promise.allSettled(asks)).slice(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    t.true(refused.every((code) => code === 409));
    const stored = await database('chat_message').where({ session_id: session, role: 'user' }).orderBy('id');
    t.is(stored.length, 10 - refused.length);
    t.true(stored.every(({ state }) => state === 'answered'));
    const answers = await database('chat_message').where({ session_id: session, role: 'assistant' }).orderBy('id');
    t.true(answers.slice(0, -1).every(({ created_at }, index) => created_at <= stored[index + 1].created_at));
  }),
);

test(
  'the answer has messageid, content, totalToken and noAnswer, and is stored with its question',
  withChat([says(['Hello ', 'there.'], 42)], async (t, { database, chat, chatbotId, question }) => {
    const session = await chat.createSession(chatbotId);
    const answer = await chat.ask(question(session, 'hi'));
    t.deepEqual(Object.keys(answer).sort(), ['content', 'messageid', 'noAnswer', 'totalToken']);
    t.like(answer, { content: 'Hello there.', totalToken: 42, noAnswer: false });
    const stored = await database('chat_message').where({ id: answer.messageid }).first();
    t.like(stored, { role: 'assistant', content: 'Hello there.', total_token: 42, session_id: session });
    t.like(await database('chat_message').where({ id: stored.question_id }).first(), {
      role: 'user',
      content: 'hi',
      state: 'answered',
    });
  }),
);

test(
  'AnswerSuffix ends every answer, streamed or not',
  withChat([says(['Hello.'], 5)], async (t, { chat, builtIn, chatbotId, settings, question }) => {
    settings.AnswerSuffix = '\n— Oak Realty 👩‍👩‍👧 https://oak.example';
    const session = await chat.createSession(chatbotId);
    t.is((await chat.ask(question(session, 'hi'))).content, `Hello.${settings.AnswerSuffix}`);
    t.true((await builtIn.ask(question(session, 'hello'))).content.endsWith(settings.AnswerSuffix));
    const parts = await collect(await chat.askStream(question(session, 'hi')));
    t.is(parts.flatMap((part) => ('content' in part ? [part.content] : [])).join(''), `Hello.${settings.AnswerSuffix}`);
  }),
);

test(
  'a stream is parts that join to Answer, then exactly QuestionID, AnswerID, Answer and TotalToken',
  withChat(
    [says(['Hel', 'lo. \ud83d', '\ude00, dear', ' visitor'], 7)],
    async (t, { database, chat, chatbotId, question }) => {
      const session = await chat.createSession(chatbotId);
      const parts = await collect(await chat.askStream(question(session, 'hi')));
      const last = parts.at(-1);
      t.deepEqual(Object.keys(last ?? {}), ['QuestionID', 'AnswerID', 'Answer', 'TotalToken']);
      const texts = parts.slice(0, -1).map((part) => ('content' in part ? part.content : ''));
      t.true(parts.slice(0, -1).every((part) => Object.keys(part).join() === 'content'));
      t.true(texts.length > 1 && texts.every((text) => text !== '' && text.isWellFormed()));
      t.is(texts.join(''), 'Hello. 😀, dear visitor');
      const [asked, answered] = await database('chat_message').orderBy('id');
      t.deepEqual(last, {
        QuestionID: asked.id,
        AnswerID: answered.id,
        Answer: 'Hello. 😀, dear visitor',
        TotalToken: 7,
      });
    },
  ),
);

test(
  'noAnswer is true when no listing matched, also where relaxed ones are shown; the model can say it too',
  withChat([says(['Sure!'], 1)], async (t, { database, chat, builtIn, chatbotId, provider, question }) => {
    await insertListing(database, chatbotId, { City: 'Seattle', SalePrice: '900000.00' });
    const session = await chat.createSession(chatbotId);
    for (const service of [chat, builtIn]) {
      const of = async (content: string) => (await service.ask(question(session, `start over. ${content}`))).noAnswer;
      t.true(await of('homes in Tacoma'));
      t.true(await of('homes in Seattle under 600k'));
      t.true(await of('MLS# UNKNOWN99999'));
      t.false(await of('homes in Seattle'));
      t.false(await of('how many homes are there in Tacoma?'));
    }
    provider.script(says(['[NOANS', 'WER] I do ', 'not know.'], 1));
    t.like(await chat.ask(question(session, 'who won the cup?')), { noAnswer: true, content: 'I do not know.' });
  }),
);

test(
  'noAnswer is false for a greeting, thanks, a person asked for, and what SystemMessage answers',
  withChat([says(['We open at nine.'], 1)], async (t, { chat, builtIn, chatbotId, settings, question }) => {
    settings.SystemMessage = 'We open at nine.';
    const session = await chat.createSession(chatbotId);
    t.false((await chat.ask(question(session, 'When do you open?'))).noAnswer);
    for (const content of ['hello', 'thank you!', 'I want to talk to a human']) {
      t.false((await chat.ask(question(session, content))).noAnswer);
      t.false((await builtIn.ask(question(session, content))).noAnswer);
    }
    t.true((await builtIn.ask(question(session, 'who won the cup?'))).noAnswer);
  }),
);

test(
  'the model gets SystemMessage, earlier turns, the time and the question, and the listings as the result of a search, in this order',
  withChat([says(['First answer.'], 1)], async (t, { database, provider, service, chatbotId, settings, question }) => {
    Object.assign(settings, {
      SystemMessage: 'You work for Oak Realty.',
      TimeZone: 'UTC+8',
      AIResponseLanguage: 'German',
    });
    await insertListing(database, chatbotId, { City: 'Seattle', Address: '14 Oak St' });
    const chat = service({ clock: () => new Date('2026-11-21T20:00:00Z') });
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, 'homes in Seattle'));
    await chat.ask(question(session, 'the ones under 600k?'));
    const messages = provider.messages(1);
    t.deepEqual(
      messages.map(({ role }) => role),
      ['system', 'user', 'assistant', 'user', 'assistant', 'tool'],
    );
    t.regex(messages[0]?.content ?? '', /German[\s\S]*You work for Oak Realty\./);
    t.deepEqual(
      messages.slice(1, 3).map(({ content }) => content),
      ['homes in Seattle', 'First answer.'],
    );
    t.regex(messages[3]?.content ?? '', /Sunday, 22 November 2026, 04:00[\s\S]*the ones under 600k\?$/);
    t.regex(messages[5]?.content ?? '', /in Seattle; for at most 600,000[\s\S]*14 Oak St/);
  }),
);

test(
  'the constraints of a session hold for 24 hours, and a state of another form is forgotten',
  withChat([says(['Yes.'], 1)], async (t, { database, provider, chat, chatbotId, question }) => {
    const session = await chat.createSession(chatbotId);
    await chat.ask(question(session, 'homes in Tacoma'));
    const asked = async (): Promise<string> => {
      await chat.ask(question(session, 'for rent'));
      return provider.messages(provider.requests.length - 1).at(-1)?.content ?? '';
    };
    t.regex(await asked(), /Asked for: for rent; in Tacoma/);
    const age = (minutes: number): Promise<number> =>
      database('chat_message').update({
        created_at: database.raw(`CURRENT_TIMESTAMP(3) - INTERVAL ${minutes} MINUTE`),
      });
    await age(1_439);
    t.regex(await asked(), /Asked for: for rent; in Tacoma/);
    await age(1_440);
    t.regex(await asked(), /Asked for: for rent\./);
    await database('chat_message').update({ remembered: JSON.stringify({ version: 99, constraints: 'odd' }) });
    t.regex(await asked(), /Asked for: for rent\./);
  }),
);

test(
  'a row of the prompt is answered with its address, link and office',
  withChat(
    [says(['Look at [#', '1]: 3 beds. See https://evil.example.'], 1)],
    async (t, { database, chat, chatbotId, question }) => {
      await insertListing(database, chatbotId, {
        Address: '14 Oak St',
        Url: 'https://homes.example/14',
        ListOfficeName: 'Best Homes',
      });
      const session = await chat.createSession(chatbotId);
      const { content } = await chat.ask(question(session, 'homes in Seattle'));
      t.is(content, 'Look at 14 Oak St, Seattle (https://homes.example/14 – Listed by Best Homes): 3 beds. See ….');
    },
  ),
);

test(
  "a feed's disclaimer stands below an answer that shows its listings, before AnswerSuffix",
  withChat([says(['[#1] is nice.'], 1)], async (t, { database, service, chatbotId, settings, question }) => {
    settings.AnswerSuffix = ' Bye.';
    await insertListing(database, chatbotId, { Address: '14 Oak St', Url: null }, { source_id: 5 });
    const chat = service({ disclaimerOf: (source) => (source === 5 ? 'Data by the MLS.' : undefined) });
    const session = await chat.createSession(chatbotId);
    t.is((await chat.ask(question(session, 'homes'))).content, '14 Oak St, Seattle is nice.\n\nData by the MLS. Bye.');
    t.is((await chat.ask(question(session, 'hello'))).content, 'I do not know that. Bye.');
  }),
);

test(
  'nothing is left pending by an answer, a failure or a fault of ours',
  withChat([says(['Hi.'], 1)], async (t, { database, service, chatbotId, question }) => {
    const broken = service({
      clock: () => {
        throw new Error('a fault');
      },
    });
    const session = await broken.createSession(chatbotId);
    await t.throwsAsync(broken.ask(question(session, 'hi')), { message: 'a fault' });
    t.deepEqual(await database('chat_message').where({ role: 'user' }).pluck('state'), ['failed']);
  }),
);

test(
  'a message that comes while the one before is being answered goes on from what that answer left',
  withChat([says(['Hi.'], 1)], async (t, { database, files, service, chatbotId, question }) => {
    await insertListing(database, chatbotId, { City: 'Seattle' });
    let betweenOpeningAndPlace = async (): Promise<void> => {};
    const chat = service({
      openAi: {},
      files: {
        ...files,
        find: async () => {
          await betweenOpeningAndPlace();
          return [];
        },
      },
    });
    const session = await chat.createSession(chatbotId);
    betweenOpeningAndPlace = async () => {
      await chat.ask(question(session, 'homes in Seattle'));
    };
    await chat.ask(question(session, 'under 600k', { chatAskType: 'Image', fileIds: [1] }));
    const { constraints } = await rememberedState(database, session);
    t.deepEqual(
      constraints.map(({ Field }) => Field),
      ['City', 'Price'],
    );
  }),
);

test(
  'who wants a person is answered in the words that the chatbot has for it, without a call to the model',
  withChat([], async (t, { provider, chat, chatbotId, settings, question }) => {
    settings.TalkToHumanResponseMessage = 'Call Ann at 555-1234.';
    const session = await chat.createSession(chatbotId);
    const { content, noAnswer } = await chat.ask(question(session, 'I want to talk to a person'));
    t.deepEqual([content, noAnswer, provider.requests.length], ['Call Ann at 555-1234.', false, 0]);
  }),
);
