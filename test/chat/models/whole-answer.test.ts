import test from 'ava';
import { collect, modelsWith, withChat, withoutFallback } from '../../helpers/chat-fixture.ts';
import type { Script } from '../../helpers/recording-provider.ts';

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
