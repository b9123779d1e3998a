import test from 'ava';
import { type ChatFixture, collect, modelsWith, withChat, withoutFallback } from '../../helpers/chat-fixture.ts';
import { breaksOffAfter, failsWith, hangs, type Script, says } from '../../helpers/recording-provider.ts';

const askOnce = async ({ chat, chatbotId, question }: ChatFixture) =>
  chat.ask(question(await chat.createSession(chatbotId), 'hi'));
/** Of a model whose failures are told as they are. */
const askStrictly = (fixture: ChatFixture) =>
  askOnce({ ...fixture, chat: fixture.service({ models: withoutFallback }) });
const body = ({ provider }: ChatFixture, index = 0) => JSON.parse(provider.requests[index]?.body ?? '{}');

test(
  'the call is a streamed chat completion with model, temperature and key',
  withChat([says(['Hi.'], 3)], async (t, fixture) => {
    fixture.settings.Temperature = 70;
    await askOnce(fixture);
    const [request] = fixture.provider.requests;
    t.like(request, { method: 'POST', path: '/v1/chat/completions' });
    t.is(request?.headers.authorization, 'Bearer sk-test-key');
    t.like(body(fixture), {
      model: 'model-two',
      temperature: 0.7,
      stream: true,
      stream_options: { include_usage: true },
    });
  }),
);

for (const [setting, sent] of [
  [0, 0],
  [1, 1],
  [2, 2],
  [3, 0.03],
  [70, 0.7],
  [100, 1],
] as const) {
  test(
    `Temperature ${setting} goes to the model as ${sent}`,
    withChat([says(['Hi.'], 3)], async (t, fixture) => {
      fixture.settings.Temperature = setting;
      await askOnce(fixture);
      t.is(body(fixture).temperature, sent);
    }),
  );
}

test(
  "Model is a key of the list, or else the provider's own name; blank is the first that can be used",
  withChat([says(['Hi.'], 3)], async (t, fixture) => {
    const models = ['3', 'own/name:1', ''];
    for (const model of models) {
      fixture.settings.Model = model;
      await askOnce(fixture);
    }
    t.deepEqual(
      models.map((_, index) => body(fixture, index).model),
      ['model-three', 'own/name:1', 'model-two'],
    );
  }),
);

test(
  'the built-in answerer is always in the list, and serves where it is chosen or no provider is configured',
  withChat([says(['Hi.'], 3)], async (t, fixture) => {
    t.deepEqual(fixture.chat.models(), [
      { Key: '1', Value: 'built-in', Status: true },
      { Key: '2', Value: 'model-two', Status: true },
      { Key: '3', Value: 'model-three', Status: false },
    ]);
    t.deepEqual(
      fixture.builtIn.models().map(({ Status }) => Status),
      [true, false, false],
    );
    fixture.settings.Model = '1';
    t.like(await askOnce(fixture), { totalToken: 0 });
    fixture.settings.Model = '2';
    t.like(await askOnce({ ...fixture, chat: fixture.builtIn }), { totalToken: 0 });
    t.is(fixture.provider.requests.length, 0);
  }),
);

test(
  'totalToken is what the provider reports for the whole answer, and estimated where it reports nothing',
  withChat([says(['Hi.'], 1234), says(['Hi.'])], async (t, fixture) => {
    t.is((await askOnce(fixture)).totalToken, 1234);
    const { totalToken } = await askOnce(fixture);
    t.true(totalToken > 100 && totalToken < 2_000);
  }),
);

const failures: Record<string, Script> = {
  'a lost connection': breaksOffAfter([]),
  'a 429': failsWith(429),
  'a 503': failsWith(503),
  'what is no list of choices': async (exchange) => {
    await exchange.raw('data: {"choices":5}\n\ndata: [DONE]\n\n');
    exchange.response.end();
  },
  'an error in the stream': async (exchange) => {
    await exchange.raw('data: {"error":{"message":"overloaded"}}\n\n');
    exchange.response.end();
  },
};
for (const [name, failure] of Object.entries(failures)) {
  test(
    `${name} before the first part is tried again, twice`,
    withChat([failure, failure, says(['Hi.'], 3)], async (t, fixture) => {
      t.is((await askOnce(fixture)).content, 'Hi.');
      t.is(fixture.provider.requests.length, 3);
    }),
  );
  test(
    `${name} three times is a 502`,
    withChat([failure], async (t, fixture) => {
      await t.throwsAsync(askStrictly(fixture), { code: 502 as never, message: /model provider failed/ });
      t.is(fixture.provider.requests.length, 3);
    }),
  );
}

test(
  'what will not get better is not tried again, and tells nothing of what the provider said',
  withChat(
    [failsWith(401, { error: { message: 'Incorrect API key provided: sk-test-key', code: 'invalid_api_key' } })],
    async (t, fixture) => {
      const error = await t.throwsAsync(askStrictly(fixture), { code: 502 as never });
      t.is(error.message, 'The model provider failed (HTTP 401); please try again later');
      t.is(fixture.provider.requests.length, 1);
      t.is((error as Error & { cause?: unknown }).cause, undefined);
    },
  ),
);

test(
  'a provider that is not there is a 502',
  withChat([], async (t, fixture) => {
    await fixture.provider.close();
    await t.throwsAsync(askStrictly(fixture), { code: 502 as never });
  }),
);

test(
  'an answer that breaks off after a part is not tried again',
  withChat([breaksOffAfter(['Hello ', 'there'])], async (t, fixture) => {
    await t.throwsAsync(askStrictly(fixture), { code: 502 as never });
    t.is(fixture.provider.requests.length, 1);
  }),
);

test(
  'a stream that fails before its first part rejects as an ordinary failure',
  withChat([failsWith(400)], async (t, { service, chatbotId, question }) => {
    const chat = service({ models: withoutFallback });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.askStream(question(session, 'hi')), { code: 502 as never });
  }),
);

test(
  'a provider that is silent for too long is a 504: before it answers, before its first part, and between two parts',
  withChat([], async (t, { service, provider, chatbotId, question }) => {
    const scripts: Script[] = [
      hangs,
      (exchange) => exchange.raw(': waiting\n\n').then(() => exchange.closed),
      (exchange) => exchange.part('Hello ').then(() => exchange.closed),
    ];
    const chat = service({ models: modelsWith({ fallback: false, silenceSeconds: 0.03 }) });
    for (const script of scripts) {
      provider.script(script);
      const session = await chat.createSession(chatbotId);
      await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 504 as never, message: /too long/ });
    }
    // None is tried again; the first may not even have arrived when its time was over.
    t.true(provider.requests.length <= 3);
  }),
);

test(
  'a whole answer that takes too long is a 504, and the call is stopped',
  withChat([], async (t, { service, provider, chatbotId, question }) => {
    const closed = new Promise<void>((resolve) =>
      provider.script(async (exchange) => {
        await exchange.closed;
        resolve();
      }),
    );
    const chat = service({ models: modelsWith({ fallback: false, answerSeconds: 1 }) });
    const session = await chat.createSession(chatbotId);
    await t.throwsAsync(chat.ask(question(session, 'hi')), { code: 504 as never });
    // On a busy machine the time may be over before the model is called.
    if (provider.requests.length > 0) await t.notThrowsAsync(closed);
  }),
);

test(
  'a client that goes away stops the model call',
  withChat([], async (t, { chat, provider, chatbotId, question }) => {
    const abort = new AbortController();
    const closed = new Promise<void>((resolve) =>
      provider.script(async (exchange) => {
        await exchange.part('Hello! There you');
        await exchange.closed;
        resolve();
      }),
    );
    const session = await chat.createSession(chatbotId);
    const stream = await chat.askStream(question(session, 'hi', { signal: abort.signal }));
    abort.abort();
    await t.notThrowsAsync(closed);
    await t.throwsAsync(chat.askStream(question(session, 'hi', { signal: AbortSignal.abort() })));
    t.truthy(stream);
  }),
);

for (const [name, refusal] of [
  ['stream_options', { error: { message: 'Unrecognized request argument supplied: stream_options' } }],
  ['temperature', { error: { message: 'Unsupported value', param: 'temperature' } }],
] as const) {
  test(
    `a server that refuses ${name} is asked again without it, and from then on`,
    withChat([failsWith(400, refusal), says(['Hi.'], 3)], async (t, fixture) => {
      t.is((await askOnce(fixture)).content, 'Hi.');
      await askOnce(fixture);
      t.deepEqual(
        [0, 1, 2].map((index) => name in body(fixture, index)),
        [true, false, false],
      );
    }),
  );
}

test(
  'a prompt that the model finds too long is asked again without the earlier turns',
  withChat(
    [
      says(['First.'], 3),
      failsWith(400, { error: { message: 'too many tokens', type: 'exceed_context_size_error' } }),
      says(['Second.'], 3),
    ],
    async (t, { chat, provider, chatbotId, question }) => {
      const session = await chat.createSession(chatbotId);
      await chat.ask(question(session, 'one'));
      t.is((await chat.ask(question(session, 'two'))).content, 'Second.');
      t.deepEqual(
        [1, 2].map((index) =>
          provider
            .messages(index)
            .map(({ role }) => role)
            .join(' '),
        ),
        ['system user assistant user', 'system user'],
      );
    },
  ),
);

test(
  'a server that does not stream is understood',
  withChat(
    [
      (exchange) =>
        exchange.status(200, {
          choices: [{ message: { content: 'Hi.' }, finish_reason: 'stop' }],
          usage: { total_tokens: 9 },
        }),
    ],
    async (t, fixture) => {
      t.like(await askOnce(fixture), { content: 'Hi.', totalToken: 9 });
    },
  ),
);

test(
  'an empty answer is a failure of the provider',
  withChat([says([], 3)], async (t, fixture) => {
    await t.throwsAsync(askStrictly(fixture), { code: 502 as never });
  }),
);

test(
  'the first part is sent while the model still writes',
  withChat([], async (t, { chat, provider, chatbotId, question }) => {
    let goOn = (): void => {};
    const waits = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    provider.script(async (exchange) => {
      await exchange.part('Hello! There you');
      await waits;
      await exchange.done();
    });
    const session = await chat.createSession(chatbotId);
    const parts = (await chat.askStream(question(session, 'hi')))[Symbol.asyncIterator]();
    t.deepEqual((await parts.next()).value, { content: 'Hello!' });
    goOn();
    t.deepEqual((await collect({ [Symbol.asyncIterator]: () => parts }))[0], { content: ' There you' });
  }),
);

test(
  'a usage that is no number of tokens counts as none reported',
  withChat([], async (t, fixture) => {
    for (const reported of [1e300, 2.5, -5, 2 ** 31]) {
      fixture.provider.script(says(['hello'], reported));
      const { totalToken } = await askOnce(fixture);
      t.true(Number.isInteger(totalToken) && totalToken > 0 && totalToken < 10_000, `${reported}: ${totalToken}`);
    }
  }),
);

test(
  'an answer without an end is cut, and the call is stopped',
  withChat([], async (t, fixture) => {
    let closed = false;
    fixture.provider.script(async (exchange) => {
      void exchange.closed.then(() => {
        closed = true;
      });
      while (!closed) await exchange.part('word '.repeat(2_000));
    });
    const { content } = await askOnce(fixture);
    t.true(content.length >= 100_000 && content.length < 200_000);
    t.true(closed);
  }),
);

const chunkOf = (text: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`;

test(
  'what the provider sends at once leaves at once, as one part',
  withChat(
    [
      async (exchange) => {
        const words = Array.from({ length: 40 }, (_, index) => (index % 4 === 3 ? 'well. ' : 'so '));
        await exchange.raw(words.map(chunkOf).join(''));
        await exchange.done();
      },
    ],
    async (t, { chat, chatbotId, question }) => {
      const parts = await collect(await chat.askStream(question(await chat.createSession(chatbotId), 'hi')));
      const texts = parts.flatMap((part) => ('content' in part ? [part.content] : []));
      t.is(texts.join(''), 'so so so well. '.repeat(10));
      // The last sentence waits for the answer's end.
      t.true(texts.length <= 2, JSON.stringify(texts));
    },
  ),
);
