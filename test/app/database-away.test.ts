import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import { type DatabaseTarget, openDatabase } from '../../src/database/connection.ts';
import {
  type Answer,
  DEMO,
  HOMES_FEED,
  homes,
  SECRET,
  SESSION,
  type Service,
  until,
  urlOf,
  withExternalDatabase,
  withInstallation,
} from '../helpers/program.ts';
import { startRecordingProvider } from '../helpers/recording-provider.ts';

const HOMES = 4_000;

const list = (service: Service): Promise<Answer> =>
  service.post('/chat/Chatbot/RealEstateList', { SerialNumber: DEMO, PageSize: 1 }, SESSION);

/** Imports the homes and resolves when some of them are written. */
const beginImport = async (service: Service): Promise<number> => {
  const { envelope } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
  await until('the import to write', async () => (await list(service)).envelope.Data.VirtualCount > 200);
  return envelope.Data.RunID;
};

const runOf = async (service: Service, RunID: number) => {
  const { status, envelope } = await service.post('/chat/Feed/RunDetail', { RunID });
  return status === 200 && envelope.Data.Run.FinishedAt !== null && envelope.Data.Run;
};

test.serial(
  'A database server that is killed is brought back: requests are 503 with Retry-After meanwhile, and the import in hand ends the same',
  withInstallation(async (t, program) => {
    await program.writeFeed('homes', HOMES_FEED);
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start();
    await service.says(/Run 1 of feed sample/);
    const runId = await beginImport(service);
    const { pid } = JSON.parse(await readFile(join(program.data, 'database/server.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    const away = await until('an answer without the database', async () => {
      const answer = await list(service);
      return answer.status !== 200 && answer;
    });
    t.is(away.status, 503);
    t.truthy(away.retryAfter);
    t.like(away.envelope, { Success: false, Code: 503, Data: null });
    await until('the database to be back', async () => (await list(service)).status === 200);

    t.like(await until('the import to end', () => runOf(service, runId)), { State: 'Succeeded', Rows: HOMES });
    t.is((await list(service)).envelope.Data.VirtualCount, 200 + HOMES);
    t.is((await program.command(['chatbot', 'list'])).code, 0);
    const { code, milliseconds } = await service.stop();
    t.is(code, 0);
    t.true(milliseconds < 10_000);
    const after = JSON.parse(await readFile(join(program.data, 'database/server.json'), 'utf8')) as { pid: number };
    t.not(after.pid, pid);
    t.throws(() => process.kill(after.pid, 0), { code: 'ESRCH' });
  }),
);

/** A way to the database that can be closed and opened: `cut` breaks all connections and refuses new ones. */
const createWay = async ({ socketPath, host = '127.0.0.1', port = 3306 }: DatabaseTarget) => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = socketPath === undefined ? connect(port, host) : connect(socketPath);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const open = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { open, cut };
};

test.serial(
  'With DATABASE_URL a lost connection is a 503 until the database is back, the import in hand ends the same, and a stop without it is clean',
  withExternalDatabase(async (t, program, target) => {
    const way = await createWay(target);
    const port = await way.open(0);
    t.teardown(way.cut);
    const { socketPath: _, ...rest } = target;
    const url = urlOf({ ...rest, host: '127.0.0.1', port });
    await program.writeFeed('homes', HOMES_FEED);
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start({ DATABASE_URL: url });
    await service.says(/Run 1 of feed sample/);
    const runId = await beginImport(service);
    await way.cut();
    for (let time = 0; time < 3; time += 1) {
      const away = await list(service);
      t.is(away.status, 503);
      t.truthy(away.retryAfter);
      t.like(away.envelope, { Success: false, Code: 503, Data: null });
    }
    t.is((await fetch(`${service.url}/health`)).status, 503);
    await way.open(port);
    await until('the database to be back', async () => (await list(service)).status === 200);
    t.like(await until('the import to end', () => runOf(service, runId)), { State: 'Succeeded', Rows: HOMES });
    t.is((await list(service)).envelope.Data.VirtualCount, 200 + HOMES);

    await way.cut();
    const { code, milliseconds } = await service.stop();
    t.is(code, 0);
    t.true(milliseconds < 10_000);
    await way.open(port);
  }),
);

test.serial(
  'Sessions whose answers were broken off by the database take another message as soon as that is back, and keep what was sent',
  withExternalDatabase(async (t, program, target) => {
    const way = await createWay(target);
    const port = await way.open(0);
    t.teardown(way.cut);
    const { socketPath: _, ...rest } = target;
    const provider = await startRecordingProvider();
    t.teardown(() => provider.close());
    const service = await program.start({
      DATABASE_URL: urlOf({ ...rest, host: '127.0.0.1', port }),
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: provider.baseUrl,
    });
    const post = async (path: string, body: object) => (await service.post(`/chat/${path}`, body)).envelope;
    await post('Chatbot/Edit', { serialNumber: DEMO, Model: 'model-one' });
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    provider.script(async (exchange) => {
      await exchange.part('Hello, there you ');
      await ended;
      await exchange.part('are.');
      await exchange.done();
    });
    const sessions: number[] = [];
    for (const _ of ['whole', 'streamed'])
      sessions.push((await post('Chatbot/GetSession', { serialNumber: DEMO })).Data.SessionID);
    const [whole, streamed] = sessions;
    const ask = (sessionID: number | undefined, more: object = {}): Promise<Answer> =>
      service.post('/chat/Chat/ClientAsk', { sessionID, content: 'hello', ...more });
    const broken = ask(whole);
    const stream = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { Authorization: SECRET },
      body: JSON.stringify({ sessionID: streamed, content: 'hello', stream: true }),
    });
    await until('both to be asked', async () => provider.requests.length === 2);
    await way.cut();
    end();
    t.is((await broken).status, 503);
    t.regex(await stream.text(), /Hello.*"Code":503/s);
    await way.open(port);
    await until('the database to be back', async () => (await list(service)).status === 200);
    for (const session of sessions) t.like((await ask(session)).envelope, { Success: true });
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const [kept] = await database('chat_message').where({ session_id: streamed, role: 'assistant' }).orderBy('id');
    t.like(kept, { state: 'partial', content: 'Hello, there you are.' });
  }),
);
