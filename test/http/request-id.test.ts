import test, { type ExecutionContext } from 'ava';
import { createHttpServer } from '../../src/http/server.ts';
import { recordingLog } from '../helpers/recording-log.ts';
import { type HttpFixture, withHttp } from './with-http.ts';

/** A service that writes each request into the log, and whose List fails by a fault of its own. */
const logged = async (t: ExecutionContext, { services, session, chatbot }: HttpFixture, accessLog: boolean) => {
  const { log, entries } = recordingLog();
  const list = async (): Promise<never> => {
    throw new Error('broken');
  };
  const failing = { ...services, accessLog, listings: { ...services.listings, list } };
  const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log, services: failing });
  const { url } = await server.start();
  t.teardown(() => server.stop({ deadlineMs: 0 }));
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const body = path === '/health' ? {} : { method: 'POST', body: JSON.stringify({ SerialNumber: chatbot }) };
    const response = await fetch(url + path, { headers: { ...session, ...headers }, ...body });
    return {
      requestId: response.headers.get('x-request-id') ?? '',
      answer: (await response.json()) as { Message: string },
    };
  };
  return { ask, entries, stop: () => server.stop({ deadlineMs: 0 }) };
};

test(
  'every answer names its request: by the ID that it came with, else by a new one',
  withHttp(async (t, http) => {
    const { ask } = await logged(t, http, false);
    t.is((await ask('/health', { 'X-Request-Id': 'proxy-1:7f/3=@+' })).requestId, 'proxy-1:7f/3=@+');
    t.is((await ask('/nothing', { 'X-Request-Id': 'a-2' })).requestId, 'a-2');
    const made = await Promise.all(
      [{}, { 'X-Request-Id': 'two words' }, { 'X-Request-Id': 'x'.repeat(129) }, { 'X-Request-Id': '"' }].map(
        async (headers: Record<string, string>) => (await ask('/health', headers)).requestId,
      ),
    );
    for (const requestId of made) t.regex(requestId, /^[\da-f-]{36}$/);
    t.is(new Set(made).size, made.length);
  }),
);

test(
  'what the log says of a request has its ID, which the answer to a fault of the service names',
  withHttp(async (t, http) => {
    const { ask, entries, stop } = await logged(t, http, true);
    const [{ answer }] = await Promise.all([
      ask('/chat/Chatbot/RealEstateList', { 'X-Request-Id': 'broken-1' }),
      ask('/health', { 'X-Request-Id': 'well-1' }),
      ask('/chat/Chatbot/Edit', { 'X-Request-Id': 'refused-1' }),
    ]);
    t.is(answer.Message, 'Something went wrong in the service; its log has more under requestId broken-1');
    await stop();
    t.like(
      entries.find(({ level }) => level === 'error'),
      { requestId: 'broken-1', msg: 'A request failed by a fault of listingd' },
    );
    const requests = entries.filter(({ msg }) => msg === 'request');
    t.is(requests.length, 3);
    const lineOf = (id: string) => requests.find(({ requestId }) => requestId === id);
    t.like(lineOf('broken-1'), { level: 'info', status: 500, code: 500, path: '/chat/Chatbot/RealEstateList' });
    t.like(lineOf('well-1'), { level: 'info', method: 'GET', status: 200, code: 200, address: '127.0.0.1' });
    t.like(lineOf('refused-1'), { status: 403, code: 403 });
  }),
);

test(
  'requests are no lines of the log where accessLog does not say so, but at the level debug',
  withHttp(async (t, http) => {
    const { ask, entries, stop } = await logged(t, http, false);
    await ask('/health');
    await stop();
    t.deepEqual(
      entries.filter(({ msg }) => msg === 'request').map(({ level }) => level),
      ['debug'],
    );
  }),
);
