import test from 'ava';
import { createMeter } from '../../../src/chat/models/usage.ts';
import { type ChatFixture, collect, modelsWith, withChat, withoutFallback } from '../../helpers/chat-fixture.ts';
import { failsWith, type Script, says } from '../../helpers/recording-provider.ts';

const ends: Record<string, Script> = {
  'the connection then breaks': ({ breakOff }) => breakOff(),
  'the connection then stays open': ({ closed }) => closed,
  'what follows is no answer': ({ raw }) => raw('data: nonsense\n\n'),
};
for (const [name, end] of Object.entries(ends)) {
  test(
    `an answer whose end was told by its reason alone is whole, also where ${name}`,
    withChat([], async (t, { chat, provider, chatbotId, question }) => {
      provider.script(async (exchange) => {
        await exchange.raw('data: {"choices":[{"delta":{"content":"Hello there."},"finish_reason":""}]}\n\n');
        await exchange.raw('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n');
        await end(exchange);
      });
      const stream = await chat.askStream(question(await chat.createSession(chatbotId), 'hi'));
      t.like((await collect(stream)).at(-1), { Answer: 'Hello there.' });
    }),
  );
  test(
    `an answer whose end was told is whole, also where ${name}`,
    withChat([], async (t, { service, provider, chatbotId, question }) => {
      provider.script(async (exchange) => {
        await exchange.part('Hello there.');
        await exchange.usage(7);
        await exchange.raw('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n');
        await end(exchange);
      });
      const chat = service({ models: modelsWith({ silenceSeconds: 2 }) });
      const answer = await chat.ask(question(await chat.createSession(chatbotId), 'hi'));
      t.like(answer, { content: 'Hello there.', totalToken: 7 });
      t.is(provider.requests.length, 1);
    }),
  );
}

test(
  'an answer is not whole where a server gives a blank reason with each piece',
  withChat([], async (t, { service, provider, chatbotId, question }) => {
    provider.script(async (exchange) => {
      await exchange.raw('data: {"choices":[{"delta":{"content":"Hello there."},"finish_reason":""}]}\n\n');
      exchange.breakOff();
    });
    const chat = service({ models: withoutFallback });
    await t.throwsAsync(chat.ask(question(await chat.createSession(chatbotId), 'hi')), { code: 502 as never });
  }),
);

const price = { input: 2.5, output: 10 };

test('what the calls of a message took adds up, in tokens and US dollars', (t) => {
  const meter = createMeter();
  meter.add({ tokens: 1_100, input: 1_000, output: 100 });
  meter.add({ tokens: 20, input: 10, output: 10 });
  t.is(meter.tokens(), 1_120);
  t.is(meter.cost(price)?.toFixed(6), '0.003625');
});

test('a cost is told only where it is known of every call', (t) => {
  const meter = createMeter();
  t.is(meter.cost(price), undefined);
  meter.add({ tokens: 1_100, input: 1_000, output: 100 });
  t.is(meter.cost(undefined), undefined);
  meter.add(undefined);
  t.not(meter.cost(price), undefined);
  meter.add({ tokens: 7 });
  t.is(meter.cost(price), undefined);
});

/** Servers that differ from OpenAI's, each as it was seen; the answer is the same of all of them. */

const ANSWER = 'There is a fine home. It has a garden.';
const chunk = (delta: object, finish_reason: string | null = null): string =>
  JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] });
const END = `${chunk({}, 'stop')}`;
/** A stream of these lines, as they are. */
const streams =
  (...lines: string[]): Script =>
  async (exchange) => {
    for (const line of lines) await exchange.raw(line);
    exchange.response.end();
  };
const data = (...chunks: string[]): string[] => [...chunks, END, '[DONE]'].map((one) => `data: ${one}\n\n`);

const asked = async ({ chat, chatbotId, question }: ChatFixture): Promise<string[]> => {
  const stream = await chat.askStream(question(await chat.createSession(chatbotId), 'hi'));
  return (await collect(stream)).flatMap((part) => ('content' in part ? [part.content] : []));
};

const [first, second] = ['There is a fine home.', ' It has a garden.'];
const odd: Record<string, Script> = {
  'reasoning in tags': streams(...data(chunk({ content: '<think>Poor.</think>' }), chunk({ content: ANSWER }))),
  'reasoning in tags that are split': streams(
    ...data(
      ...'<think>Poor, < rich.</think>'.split('').map((content) => chunk({ content })),
      chunk({ content: ANSWER }),
    ),
  ),
  'reasoning that only its end is told of': streams(
    ...data(...['The user ', 'seems poor.', '</th', 'ink>', ANSWER].map((content) => chunk({ content }))),
  ),
  'reasoning in a field': streams(
    ...data(
      chunk({ reasoning: 'Poor.' }),
      chunk({ reasoning_content: 'Rich.', content: null }),
      chunk({ content: ANSWER }),
    ),
  ),
  'tokens of a template': streams(
    ...data(...['<|im_sta', 'rt|>assistant\n', ANSWER, '<|im', '_end|>'].map((content) => chunk({ content }))),
  ),
  'a content of parts': streams(
    ...data(
      chunk({
        content: [
          { type: 'thinking', thinking: [{ type: 'text', text: 'Poor.' }] },
          { type: 'text', text: first },
        ],
      }),
      chunk({ content: [{ type: 'text', text: second }] }),
    ),
  ),
  'a line that can not be read': streams(
    ...data(chunk({ content: first }), '{"choices":[{"delta":{"con', chunk({ content: second })),
  ),
  'events parted by a single line end': streams(
    `data: ${chunk({ content: first })}\n`,
    `data: ${chunk({ content: second })}\ndata: ${END}\ndata: [DONE]`,
  ),
  'a chunk over several lines': streams(
    `data: {"choices":[\r\ndata: {"delta":{"content":${JSON.stringify(ANSWER)}}}\r\ndata: ]}\r\n\r\n`,
    `data:${END}\r\n\r\n`,
  ),
  'an end that is told by no line end': streams(`data: ${chunk({ content: ANSWER })}\n\ndata: ${END}`),
};
for (const [name, script] of Object.entries(odd))
  test(
    `a visitor reads the answer, and nothing else, of a server with ${name}`,
    withChat([script], async (t, fixture) => {
      t.is((await asked(fixture)).join(''), ANSWER);
      t.is(fixture.provider.requests.length, 1);
      const { chat, chatbotId, question } = fixture;
      t.is((await chat.ask(question(await chat.createSession(chatbotId), 'hi'))).content, ANSWER);
    }),
  );

test(
  'each line of a stream leaves when it has come, also where no blank line follows',
  withChat([], async (t, { chat, provider, chatbotId, question }) => {
    const { promise: waits, resolve: goOn } = Promise.withResolvers<void>();
    provider.script(async (exchange) => {
      await exchange.raw(`data: ${chunk({ content: `${ANSWER} More ` })}\n`);
      await waits;
      await streams(`data: ${END}\n`)(exchange);
    });
    const session = await chat.createSession(chatbotId);
    const parts = (await chat.askStream(question(session, 'hi')))[Symbol.asyncIterator]();
    t.like((await parts.next()).value, { content: ANSWER });
    goOn();
    await collect({ [Symbol.asyncIterator]: () => parts });
  }),
);

const whole: Script = (exchange) =>
  exchange.status(200, {
    choices: [{ message: { content: ANSWER }, finish_reason: 'stop' }],
    usage: { total_tokens: 9 },
  });

test(
  'a server that refuses to stream is asked again for the whole, and from then on; the visitor gets a stream',
  withChat(
    [
      failsWith(400, {
        error: {
          ...{ message: 'Your organization must be verified to stream this model.', type: 'invalid_request_error' },
          ...{ param: 'stream', code: 'unsupported_value' },
        },
      }),
      whole,
    ],
    async (t, fixture) => {
      t.is((await asked(fixture)).join(''), ANSWER);
      t.is((await asked(fixture)).join(''), ANSWER);
      const bodies = fixture.provider.requests.map(({ body }) => JSON.parse(body));
      t.deepEqual(
        bodies.map((body) => ['stream' in body, 'stream_options' in body]),
        [
          [true, true],
          [false, false],
          [false, false],
        ],
      );
    },
  ),
);

const ALTERNATE = { error: { message: 'Conversation roles must alternate user/assistant/user/assistant/...' } };

for (const message of [
  'System role not supported',
  "Unsupported value: 'messages[0].role' does not support 'system' with this model.",
  'Developer instruction is not enabled for models/gemma-3-27b-it',
])
  test(
    `what the system says comes before the visitor's words for a server that says "${message}", and from then on`,
    withChat([failsWith(400, { error: { message } }), says([ANSWER])], async (t, fixture) => {
      const { chat, chatbotId, question, provider } = fixture;
      const session = await chat.createSession(chatbotId);
      await chat.ask(question(session, 'hi'));
      await chat.ask(question(session, 'and now?'));
      const [system, visitor] = provider.messages(0);
      const merged = `${system?.content}\n\n${visitor?.content}`;
      t.is(provider.messages(1)[0]?.content, merged);
      t.deepEqual(
        [1, 2].map((index) => provider.messages(index).map(({ role }) => role)),
        [['user'], ['user', 'assistant', 'user']],
      );
      t.true(provider.messages(2)[0]?.content.startsWith(`${system?.content}\n\nhi`));
    }),
  );

test(
  'of a server whose roles must alternate first the calls and then the system are kept away',
  withChat([failsWith(400, ALTERNATE), failsWith(400, ALTERNATE), says([ANSWER])], async (t, fixture) => {
    await asked(fixture);
    const { provider } = fixture;
    t.deepEqual(
      [1, 2].map((index) => provider.messages(index).map(({ role }) => role)),
      [['system', 'user'], ['user']],
    );
  }),
);

test(
  'what a server refuses is left out for good only where that was of use',
  withChat(
    [failsWith(400, { error: { message: 'the temperature sensor is broken' } }), failsWith(400), says([ANSWER])],
    async (t, fixture) => {
      await asked(fixture);
      await asked(fixture);
      t.deepEqual(
        fixture.provider.requests.map(({ body }) => 'temperature' in JSON.parse(body)),
        [true, false, true],
      );
    },
  ),
);

for (const reason of ['length', 'content_filter']) {
  const cut =
    (...texts: string[]): Script =>
    async (exchange) => {
      for (const content of texts) await exchange.raw(`data: ${chunk({ content })}\n\n`);
      await streams(`data: ${chunk({}, reason)}\n\n`, 'data: [DONE]\n\n')(exchange);
    };
  test(
    `an answer that ends by ${reason} ends at a sentence, streamed or not`,
    withChat([], async (t, fixture) => {
      const { chat, provider, chatbotId, question } = fixture;
      const session = await chat.createSession(chatbotId);
      for (const [texts, streamed, unstreamed] of [
        [['We are glad to help. It has a gar'], 'We are glad to help.', 'We are glad to help.'],
        [['We are glad to help.\nWe open early, and then we'], 'We are glad to help.', 'We are glad to help.'],
        [['Ask for:\n- a garden\n- a gar'], 'Ask for:\n- a garden', 'Ask for:\n- a garden'],
        [['很高兴。我们九点'], '很高兴。', '很高兴。'],
        [['We are glad to help.'], 'We are glad to help.', 'We are glad to help.'],
      ] as const) {
        provider.script(cut(...texts));
        t.is((await asked(fixture)).join(''), streamed);
        t.is((await chat.ask(question(session, 'hi'))).content, unstreamed);
      }
    }),
  );
}
