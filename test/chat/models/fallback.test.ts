import test from 'ava';
import { type ChatFixture, collect, modelsWith, sendFile, withChat } from '../../helpers/chat-fixture.ts';
import { recordingLog } from '../../helpers/recording-log.ts';
import { breaksOffAfter, failsWith, hangs, type Script, says } from '../../helpers/recording-provider.ts';
import { picture, sample } from '../../helpers/sample-files.ts';
import { insertListing } from '../../helpers/sample-listings.ts';

const KEY = 'sk-test-key';
const streams =
  (text: string): Script =>
  async (exchange) => {
    await exchange.raw(text);
    exchange.response.end();
  };
const reasoning = JSON.stringify({
  choices: [{ delta: { reasoning: 'Hm.' }, finish_reason: 'stop' }],
  usage: { total_tokens: 9 },
});

/** How a provider fails, how often it is called for it, and what the log says. */
const failures: Record<string, { script: Script; calls: number; says: object; settings?: object }> = {
  'refuses the key': {
    ...{
      script: failsWith(401, { error: { message: `Incorrect API key: ${KEY}`, code: 'invalid_api_key' } }),
      calls: 1,
    },
    says: { kind: 'refused', status: 401, code: 'invalid_api_key' },
  },
  'has a fault': { script: failsWith(500), calls: 3, says: { kind: 'refused', status: 500 } },
  'refuses the request': { script: failsWith(400), calls: 1, says: { kind: 'refused', status: 400 } },
  'wants to be left alone for longer than a visitor waits': {
    ...{ script: failsWith(429, {}, { 'retry-after': '60' }), calls: 1 },
    says: { kind: 'refused', status: 429 },
  },
  'wants to be left alone until tomorrow': {
    ...{ script: failsWith(503, {}, { 'retry-after': new Date(Date.now() + 86_400_000).toUTCString() }), calls: 1 },
    says: { kind: 'refused', status: 503 },
  },
  'loses the connection': { script: breaksOffAfter([]), calls: 3, says: { kind: 'no connection' } },
  'sends what nobody can read': {
    script: streams('data: {{{\n\n'),
    calls: 3,
    says: { kind: 'the provider broke off' },
  },
  'says nothing': { script: says([]), calls: 3, says: { kind: 'the provider gave an empty answer' } },
  'only thinks': {
    script: streams(`data: ${reasoning}\n\n`),
    calls: 1,
    says: { kind: 'the provider gave only reasoning' },
  },
  'thinks and is cut off': {
    ...{ script: says(['<think>The visitor wants']), calls: 1 },
    says: { kind: 'the provider gave only reasoning' },
  },
  'is silent': { script: hangs, calls: 1, says: { kind: 'too late' }, settings: { silenceSeconds: 0.5 } },
  'gives signs of life alone': {
    script: async (exchange) => {
      const timer = setInterval(() => void exchange.raw(': waiting\n\n'), 20);
      await exchange.closed;
      clearInterval(timer);
    },
    ...{ calls: 1, says: { kind: 'too late' }, settings: { answerSeconds: 12 } },
  },
};

const addHome = ({ database, chatbotId }: ChatFixture) =>
  insertListing(database, chatbotId, { Address: '14 Oak St', City: 'Seattle' });

for (const [name, { script, calls, says: reason, settings = {} }] of Object.entries(failures))
  test(
    `where a provider ${name} before the first part, the visitor gets the built-in answer, and the log says why`,
    withChat([script], async (t, fixture) => {
      await addHome(fixture);
      const { entries, log } = recordingLog();
      const chat = fixture.service({ models: modelsWith(settings), log });
      const session = await chat.createSession(fixture.chatbotId);
      fixture.settings.RateLimitCount = 1;
      const asked = fixture.question(session, 'homes in Seattle');
      const content = (await collect(await chat.askStream(asked))).map((part) =>
        'content' in part ? part.content : '',
      );
      t.regex(content.join(''), /^.*14 Oak St, Seattle/s);
      t.is(fixture.provider.requests.length, calls);
      // It counts: it was answered.
      await t.throwsAsync(chat.ask(asked), { code: 429 as never });
      fixture.settings.RateLimitCount = 0;
      const answer = await chat.ask(asked);
      t.like(answer, { content: content.join(''), totalToken: name === 'only thinks' ? 9 : 0, noAnswer: false });
      t.like(
        entries.find(({ level }) => level === 'warn'),
        { model: 'model-two', ...reason, msg: 'The model provider failed' },
      );
      t.like(
        entries.find(({ msg }) => msg === 'A message was answered'),
        { isBuiltIn: true },
      );
      t.false(JSON.stringify(entries).includes(KEY));
    }),
  );

test(
  'where nobody is there at the address of the provider, the built-in answerer answers',
  withChat([], async (t, fixture) => {
    await addHome(fixture);
    await fixture.provider.close();
    const { chat, chatbotId, question } = fixture;
    t.regex((await chat.ask(question(await chat.createSession(chatbotId), 'homes in Seattle'))).content, /14 Oak St/);
  }),
);

for (const begun of ['Welcome to our site. Here [#1]', '<think>Hm.</think>Welcome to our site. Here [#1]'])
  test(
    `an answer that breaks off when nothing of it has left yet is the built-in one, whole and alone: ${begun}`,
    withChat([breaksOffAfter([begun])], async (t, fixture) => {
      await addHome(fixture);
      const { chat, chatbotId, question, provider, builtIn } = fixture;
      const asked = (service: typeof chat) => async () =>
        (await service.ask(question(await service.createSession(chatbotId), 'homes in Seattle'))).content;
      t.is(await asked(chat)(), await asked(builtIn)());
      t.is(provider.requests.length, 1);
    }),
  );

test(
  'noAnswer is that of the built-in answer',
  withChat([failsWith(401)], async (t, { chat, chatbotId, question }) => {
    const session = await chat.createSession(chatbotId);
    t.true((await chat.ask(question(session, 'homes in Tacoma'))).noAnswer);
  }),
);

test(
  'a client that goes away is no failure: nothing is answered in its place',
  withChat([], async (t, { database, service, provider, chatbotId, question }) => {
    const abort = new AbortController();
    provider.script((exchange) => {
      abort.abort(new Error('gone'));
      return exchange.closed;
    });
    const { entries, log } = recordingLog();
    const chat = service({ log });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.ask(question(session, 'hi', { signal: abort.signal })), { message: 'gone' });
    t.deepEqual(await database('chat_message').where({ role: 'assistant' }), []);
    t.deepEqual(entries, []);
  }),
);

test(
  'where the model that should look at a file fails, the built-in answerer says that it can not',
  withChat([failsWith(401)], async (t, fixture) => {
    const { service, workspaceId, chatbotId, files, question } = fixture;
    const chat = service({ models: modelsWith({ takes: ['image'] }), transcriptionModel: 'whisper-1' });
    const ask = async (chatAskType: 'Image' | 'Audio', bytes: Buffer, content = '') => {
      const fileIds = [await sendFile(files, workspaceId, bytes)];
      return chat.ask(question(await chat.createSession(chatbotId), content, { chatAskType, fileIds }));
    };
    t.like(await ask('Image', await picture('png')), { noAnswer: true });
    t.regex((await ask('Image', await picture('png'))).content, /look at or listen to your file/);
    t.regex((await ask('Audio', sample('sound.wav'))).content, /look at or listen to your file/);
    t.regex((await ask('Image', await picture('png'), 'hello')).content, /look at or listen.*\n.*Hello/s);
  }),
);

for (const [header, value] of [
  ['retry-after-ms', '1'],
  ['retry-after', 'Sat, 21 Nov 2020 12:00:00 GMT'],
  ['retry-after', '0.001'],
] as const)
  test(
    `a provider that says ${header}: ${value} is asked again then`,
    withChat(
      [failsWith(429, {}, { [header]: value }), says(['Hi there.'])],
      async (t, { service, chatbotId, question }) => {
        const chat = service({ timing: { retryPauses: [3_600_000] } });
        t.is((await chat.ask(question(await chat.createSession(chatbotId), 'hi'))).content, 'Hi there.');
      },
    ),
  );

test(
  'whatever comes is a sign of life: a comment, reasoning, an empty chunk',
  withChat([], async (t, { service, provider, chatbotId, question }) => {
    const signs = [': waiting\n\n', `data: ${reasoning.replace('"stop"', 'null')}\n\n`, 'data: {"choices":[]}\n\n'];
    provider.script(async (exchange) => {
      const begun = performance.now();
      for (let at = 0; performance.now() - begun < 3_000; at += 1) {
        await exchange.raw(signs[at % signs.length] ?? '');
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      await says(['Hi there.'])(exchange);
    });
    const chat = service({ models: modelsWith({ silenceSeconds: 2, fallback: false }) });
    t.is((await chat.ask(question(await chat.createSession(chatbotId), 'hi'))).content, 'Hi there.');
  }),
);
