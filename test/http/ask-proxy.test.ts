import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import test from 'ava';
import { createAskProxy } from '../../config/deploy/ask-proxy.mjs';
import { withHttp } from './with-http.ts';

test(
  'the example of a server before ClientAsk passes answers on part by part, keeps each visitor’s session, and tells failures',
  (() => {
    const second = Promise.withResolvers<void>();
    const asked: number[] = [];
    let sessions = 40;
    const chat = {
      createSession: async () => ++sessions,
      askStream: async ({ sessionID }: { sessionID: number }) => {
        asked.push(sessionID);
        return (async function* () {
          yield { content: 'Two ' };
          await second.promise;
          yield { content: 'homes' };
          yield { QuestionID: 1, AnswerID: 2, Answer: 'Two homes', TotalToken: 0 };
        })();
      },
    };
    const unused = () => Promise.reject(new Error('unused'));
    return withHttp(
      async (t, http) => {
        const { Authorization: secretKey } = http.secret;
        const start = async (serialNumber: string): Promise<string> => {
          const proxy = createAskProxy({ url: http.url, secretKey, serialNumber }).listen(0, '127.0.0.1');
          t.teardown(() => proxy.close());
          await once(proxy, 'listening');
          return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/ask`;
        };
        const url = await start(http.chatbot);
        const ask = (address: string, cookie = '') =>
          fetch(address, { method: 'POST', headers: { cookie }, body: JSON.stringify({ content: 'homes?' }) });

        const response = await ask(url);
        t.is(response.headers.get('content-type'), 'text/event-stream');
        const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
        const reader = (response.body as ReadableStream<Uint8Array>).getReader();
        const read = async () => Buffer.from((await reader.read()).value ?? []).toString();
        t.is(await read(), 'data: {"content":"Two "}\n\n', 'before the rest is there');
        second.resolve();
        let rest = '';
        for (let part = await read(); part !== ''; part = await read()) rest += part;
        t.true(rest.endsWith('"Answer":"Two homes","TotalToken":0}\n\n'), rest);

        await (await ask(url, cookie)).text();
        await (await ask(url, 'ask=00000000-0000-0000-0000-000000000000')).text();
        t.deepEqual(asked, [41, 41, 42]);
        const failed = await ask(await start('none'));
        t.is(failed.status, 502);
        t.deepEqual(await failed.json(), { Message: 'It could not be answered: try again' });
      },
      { chat: { ...chat, ask: unused, explain: unused, models: async () => [], warmUp: async () => {} } as never },
    );
  })(),
);
