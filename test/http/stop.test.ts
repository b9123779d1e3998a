import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, createServer } from 'node:net';
import test from 'ava';
import knex from 'knex';
import { createAccessService } from '../../src/access/access-service.ts';
import type { AnswerChunk } from '../../src/chat/answering.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { SetupError } from '../../src/errors.ts';
import { createHttpServer } from '../../src/http/server.ts';
import type { ChatForHttp } from '../../src/http/services.ts';
import { createLogger } from '../../src/process/logger.ts';
import { send, withHttp } from './with-http.ts';

const PATH = '/chat/Chat/ClientAsk';
const ANSWER = { messageid: 2, content: 'done', totalToken: 1, noAnswer: false };

const chat = (overrides: Partial<ChatForHttp>): ChatForHttp => ({
  createSession: async () => 1,
  ask: async () => ANSWER,
  askStream: () => Promise.reject(new Error('unused')),
  explain: () => Promise.reject(new Error('unused')),
  models: async () => [],
  warmUp: async () => {},
  ...overrides,
});

/** What came of a request: its status and what its answer says of the connection, or the code of its error. */
const outcome = (url: string, agent: Agent, { method = 'GET', headers = {}, body = '' } = {}): Promise<string> =>
  new Promise((resolve) => {
    const call = request(url, { agent, method, headers }, (response) => {
      response.resume().on('end', () => resolve(`${response.statusCode} ${response.headers.connection}`));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    call.end(body);
  });

test(
  'Stopping answers the requests in hand, takes no new ones, and may be called twice',
  (() => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<typeof ANSWER>();
    const ask = (): Promise<typeof ANSWER> => {
      asked.resolve();
      return answer.promise;
    };
    return withHttp(
      async (t, http) => {
        const body = JSON.stringify({ sessionID: 1, content: 'hi' });
        const agent = new Agent({ keepAlive: true });
        const pending = outcome(`${http.url}${PATH}`, agent, { method: 'POST', headers: http.secret, body });
        await asked.promise;
        const stopped = http.server.stop();
        t.is(http.server.stop(), stopped);
        const stranger = new Agent({ keepAlive: false });
        while ((await outcome(`${http.url}/health`, stranger)) !== 'ECONNREFUSED');
        answer.resolve(ANSWER);
        t.is(await pending, '200 close');
        await stopped;
      },
      { chat: chat({ ask }) },
    );
  })(),
);

test(
  'Who has connected just before the stop is answered',
  withHttp(async (t, http) => {
    // All in one turn: none of the connections is accepted when the stop begins.
    const strangers = Array.from({ length: 10 }, () => outcome(`${http.url}/openapi.json`, new Agent()));
    await new Promise(setImmediate);
    await Promise.all([http.server.stop(), ...strangers]);
    for (const stranger of strangers) t.is(await stranger, '200 close');
  }),
);

test(
  'A client that keeps its connections has each request answered when the service stops, or finds nobody to connect to',
  withHttp(async (t, http) => {
    const CLIENTS = 24;
    const list = { method: 'POST', headers: http.session, body: JSON.stringify({ SerialNumber: http.chatbot }) };
    const counts = new Map<string, number>();
    for (const round of Array(5).keys()) {
      const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log: createLogger('silent'), ...http });
      const { url } = await server.start();
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      let answered = 0;
      const enough = Promise.withResolvers<void>();
      const client = async (): Promise<void> => {
        for (let last = ''; last !== 'ECONNREFUSED'; ) {
          last = await outcome(`${url}/chat/Chatbot/RealEstateList`, agent, list);
          counts.set(last, (counts.get(last) ?? 0) + 1);
          answered += 1;
          if (answered === 200 + round) enough.resolve();
        }
      };
      const clients = Promise.all(Array.from({ length: CLIENTS }, client));
      await enough.promise;
      await server.stop();
      await clients;
      agent.destroy();
    }
    t.deepEqual([...counts.keys()].sort(), ['200 close', '200 keep-alive', 'ECONNREFUSED']);
    t.true((counts.get('200 keep-alive') ?? 0) > 900);
  }),
);

test(
  'On a connection that is kept a request is still answered while the service stops, for the last time, and /health tells of the stop',
  withHttp(async (t, http) => {
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
    const [first, second] = agents;
    for (const agent of agents) t.is(await outcome(`${http.url}/health`, agent), '200 keep-alive');
    const stopped = http.server.stop({ farewellMs: 60_000, deadlineMs: 60_000 });
    t.is(await outcome(`${http.url}/openapi.json`, first), '200 close');
    t.is(await outcome(`${http.url}/openapi.json`, first), 'ECONNREFUSED');
    t.is(await outcome(`${http.url}/health`, second), '503 close');
    await stopped;
  }),
);

test(
  'A connection that is kept and not used, and one on which nothing was ever asked, do not hold up the stop beyond their time',
  withHttp(async (t, http) => {
    const agent = new Agent({ keepAlive: true });
    const silent = connect(http.port, '127.0.0.1');
    await once(silent, 'connect');
    t.is(await outcome(`${http.url}/health`, agent), '200 keep-alive');
    const ended = once(silent.resume(), 'close');
    const begun = performance.now();
    await http.server.stop({ farewellMs: 20, deadlineMs: 60_000 });
    const milliseconds = performance.now() - begun;
    await ended;
    t.true(milliseconds >= 19 && milliseconds < 10_000, `${milliseconds}`);
    t.is(await outcome(`${http.url}/health`, agent), 'ECONNREFUSED');
    agent.destroy();
  }),
);

test(
  'A stream that goes on past the deadline gets the failure envelope as its last chunk',
  (() => {
    const endless = async function* (): AsyncIterable<AnswerChunk> {
      yield { content: 'Once upon a time' };
      await new Promise(() => {});
    };
    return withHttp(
      async (t, http) => {
        const call = request(`${http.url}${PATH}`, { method: 'POST', headers: { ...http.secret }, agent: false });
        call.end(JSON.stringify({ sessionID: 1, content: 'hi', stream: true }));
        const [response] = (await once(call, 'response')) as [IncomingMessage];
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        await once(response, 'data');
        const ended = once(response, 'end');
        await http.server.stop({ deadlineMs: 50 });
        await ended;
        const last = text.trimEnd().split('\n\n').at(-1) ?? '';
        t.like(JSON.parse(last.slice('data: '.length)), { Success: false, Code: 503, Data: null });
      },
      { chat: chat({ askStream: async () => endless() }) },
    );
  })(),
);

test('A port that is taken is one sentence that says what to do', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const log = createLogger('silent');
  const server = createHttpServer({ config: { host: '127.0.0.1', port }, log, services: {} as never });
  const error = await t.throwsAsync(server.start(), { instanceOf: SetupError });
  t.regex(error.message, new RegExp(`port ${port}: .*set PORT`));
  other.close();
});

test(
  'A database that is away is a 503 with Retry-After and the shape of Data, and the service goes on when it is back',
  (() => {
    let away = true;
    const failure = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', errno: -111 });
    return withHttp(
      async (t, http) => {
        const update = () =>
          http.send('/chat/Chatbot/RealEstateUpdate', http.secret, {
            SerialNumber: http.chatbot,
            Key: '1',
            KeyType: 'URL',
          });
        const { status, headers, envelope } = await update();
        t.is(status, 503);
        t.is(headers['retry-after'], '5');
        t.like(envelope, { Data: 0, Success: false, Code: 503 });
        t.is((await http.send('/health', {}, {}, { method: 'GET' })).status, 503);
        away = false;
        t.is((await update()).envelope.Data, 1);
        t.is((await http.send('/health', {}, {}, { method: 'GET' })).status, 200);
      },
      {
        listings: { update: () => (away ? Promise.reject(failure) : Promise.resolve(1)) },
        checkDatabase: () => (away ? Promise.reject(failure) : Promise.resolve()),
      },
    );
  })(),
);

test(
  'Keys that can not be looked up for want of a database are a 503, not a 401',
  withHttp(async (t, http) => {
    const nowhere = openDatabase({ host: '127.0.0.1', port: 1, user: 'nobody' });
    const services = { ...http.services, access: createAccessService({ database: nowhere, clock: () => 0 }) };
    const server = createHttpServer({ config: { host: '127.0.0.1', port: 0 }, log: createLogger('silent'), services });
    const { url } = await server.start();
    const { status, headers, envelope } = await send(`${url}/chat/Chatbot/Edit`, http.secret, { raw: '{}' });
    t.is(status, 503);
    t.truthy(headers['retry-after']);
    t.like(envelope, { Data: 0, Code: 503 });
    await server.stop();
    await nowhere.destroy();
  }),
);

const driverErrors: [what: string, errno: number, status: number, code: number][] = [
  ['a killed statement', 1317, 503, 503],
  ['a killed connection', 1927, 503, 503],
  ['too many connections', 1040, 503, 503],
  ['a full table', 1114, 503, 503],
  ['a full disk', 1021, 503, 503],
  ['a server that may only be read', 1290, 503, 503],
  ['a server out of memory', 1037, 503, 503],
  ['a server out of locks', 1206, 503, 503],
  ['a syntax error', 1064, 500, 500],
  ['a packet that is too large', 1153, 200, 413],
];
for (const [what, errno, status, code] of driverErrors) {
  const fail = () => Promise.reject(Object.assign(new Error('driver'), { errno }));
  test(
    `Of the errors of the database ${what} is answered with HTTP ${status} and Code ${code}`,
    withHttp(
      async (t, http) => {
        const body = { SerialNumber: http.chatbot, Keys: ['1'], KeyType: 'URL' };
        const reply = await http.send('/chat/Chatbot/RealEstateDelete', http.secret, body);
        t.is(reply.status, status);
        t.like(reply.envelope, { Code: code, Data: { SuccessCount: 0 } });
      },
      { listings: { remove: fail } },
    ),
  );
}

const overloaded = () => Promise.reject(new knex.KnexTimeoutError('Timeout acquiring a connection'));
test(
  'An overloaded service, where no connection of the database gets free in time, is a 503 with Retry-After',
  withHttp(
    async (t, http) => {
      const body = { SerialNumber: http.chatbot };
      const { status, headers, envelope } = await http.send('/chat/Chatbot/RealEstateList', http.session, body);
      t.is(status, 503);
      t.truthy(headers['retry-after']);
      t.like(envelope, { Data: null, Success: false, Code: 503 });
    },
    { listings: { list: overloaded } },
  ),
);

test(
  'The health of a service is told within two seconds, also where the database does not answer at all',
  withHttp(
    async (t, http) => {
      const start = performance.now();
      const { status, headers, envelope } = await http.send('/health', {}, {}, { method: 'GET' });
      t.true(performance.now() - start < 2_000);
      t.is(status, 503);
      t.truthy(headers['retry-after']);
      t.like(envelope, { Success: false, Code: 503, Data: null });
    },
    { checkDatabase: () => new Promise(() => {}) },
  ),
);
