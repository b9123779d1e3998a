import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { type DatabaseTarget, openDatabase } from '../../src/database/connection.ts';
import {
  type Answer,
  HOMES_FEED,
  homes,
  type Installation,
  SECRET,
  SESSION,
  type Service,
  until,
  urlOf,
  withExternalDatabase,
  withInstallation,
} from '../helpers/program.ts';
import { startRecordingProvider } from '../helpers/recording-provider.ts';
import { type DatabaseProxy, withDatabaseProxy } from '../helpers/with-database-proxy.ts';

const HOMES = 4_000;
/** For a machine that is busy. */
const SLACK = 5_000;

const list = (service: Service, SerialNumber: string): Promise<Answer> =>
  service.post('/chat/Chatbot/RealEstateList', { SerialNumber, PageSize: 1 }, SESSION);

/** Imports the homes and resolves when some of them are written. */
const beginImport = async (service: Service, serialNumber: string): Promise<number> => {
  const { envelope } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
  await until('the import to write', async () => (await list(service, serialNumber)).envelope.Data.VirtualCount > 0);
  return envelope.Data.RunID;
};

const runOf = async (service: Service, RunID: number) => {
  const { status, envelope } = await service.post('/chat/Feed/RunDetail', { RunID });
  return status === 200 && envelope.Data.Run.FinishedAt !== null && envelope.Data.Run;
};

test.serial(
  'A database server that is killed is brought back: requests are 503 with Retry-After meanwhile, and the import in hand ends the same',
  withInstallation(async (t, program) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start();
    const runId = await beginImport(service, serialNumber);
    const { pid } = JSON.parse(await readFile(join(program.data, 'database/server.json'), 'utf8')) as { pid: number };
    process.kill(pid, 'SIGKILL');
    const away = await until('an answer without the database', async () => {
      const answer = await list(service, serialNumber);
      return answer.status !== 200 && answer;
    });
    t.is(away.status, 503);
    t.truthy(away.retryAfter);
    t.like(away.envelope, { Success: false, Code: 503, Data: null });
    await until('the database to be back', async () => (await list(service, serialNumber)).status === 200);

    t.like(await until('the import to end', () => runOf(service, runId)), { State: 'Succeeded', Rows: HOMES });
    t.is((await list(service, serialNumber)).envelope.Data.VirtualCount, HOMES);
    t.is((await program.command(['chatbot', 'list'])).code, 0);
    const { code, milliseconds } = await service.stop();
    t.is(code, 0);
    t.true(milliseconds < 10_000);
    const after = JSON.parse(await readFile(join(program.data, 'database/server.json'), 'utf8')) as { pid: number };
    t.not(after.pid, pid);
    t.throws(() => process.kill(after.pid, 0), { code: 'ESRCH' });
  }),
);

/** A service on DATABASE_URL, with a proxy before the database. */
const withService = (
  use: (
    t: ExecutionContext,
    given: { program: Installation; target: DatabaseTarget; proxy: DatabaseProxy; url: string },
  ) => Promise<void>,
) =>
  withExternalDatabase((t, program, target) =>
    withDatabaseProxy(target, async (proxy) => {
      await use(t, { program, target, proxy, url: urlOf(proxy.target) });
    }),
  );

test.serial(
  'With DATABASE_URL a lost connection is a 503 until the database is back, the import in hand ends the same, and a stop without it is clean',
  withService(async (t, { program, proxy, url }) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start({ DATABASE_URL: url });
    const runId = await beginImport(service, serialNumber);
    proxy.become({ kind: 'cut' });
    for (let time = 0; time < 3; time += 1) {
      const away = await list(service, serialNumber);
      t.is(away.status, 503);
      t.truthy(away.retryAfter);
      t.like(away.envelope, { Success: false, Code: 503, Data: null });
    }
    t.is((await fetch(`${service.url}/health`)).status, 503);
    proxy.become({ kind: 'well' });
    await until('the database to be back', async () => (await list(service, serialNumber)).status === 200);
    t.like(await until('the import to end', () => runOf(service, runId)), { State: 'Succeeded', Rows: HOMES });
    t.is((await list(service, serialNumber)).envelope.Data.VirtualCount, HOMES);

    proxy.become({ kind: 'cut' });
    const { code, milliseconds } = await service.stop();
    t.is(code, 0);
    t.true(milliseconds < 10_000);
    proxy.become({ kind: 'well' });
  }),
);

test.serial(
  'Sessions whose answers were broken off by the database take another message as soon as that is back, and keep what was sent',
  withService(async (t, { program, target, proxy, url }) => {
    const serialNumber = await program.addChatbot();
    const provider = await startRecordingProvider();
    t.teardown(() => provider.close());
    const service = await program.start({
      DATABASE_URL: url,
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: provider.baseUrl,
    });
    const post = async (path: string, body: object) => (await service.post(`/chat/${path}`, body)).envelope;
    await post('Chatbot/Edit', { serialNumber, Model: 'model-one' });
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    provider.script(async (exchange) => {
      await exchange.part('Hello! There you ');
      await ended;
      await exchange.part('are.');
      await exchange.done();
    });
    const sessions: number[] = [];
    for (const _ of ['whole', 'streamed'])
      sessions.push((await post('Chatbot/GetSession', { serialNumber })).Data.SessionID);
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
    proxy.become({ kind: 'cut' });
    end();
    t.is((await broken).status, 503);
    t.regex(await stream.text(), /Hello.*"Code":503/s);
    proxy.become({ kind: 'well' });
    await until('the database to be back', async () => (await list(service, serialNumber)).status === 200);
    for (const session of sessions) t.like((await ask(session)).envelope, { Success: true });
    const database = openDatabase(target);
    t.teardown(() => database.destroy());
    const [kept] = await database('chat_message').where({ session_id: streamed, role: 'assistant' }).orderBy('id');
    t.like(kept, { state: 'partial', content: 'Hello! There you are.' });
  }),
);

test.serial(
  'Where the network swallows what is sent, requests are 503 in seconds, the health is told within two, and all is well within five of its return',
  withService(async (t, { program, proxy, url }) => {
    const serialNumber = await program.addChatbot();
    const service = await program.start({ DATABASE_URL: url });
    proxy.become({ kind: 'swallow' });
    const begun = performance.now();
    const [health, ...lists] = await Promise.all([
      fetch(`${service.url}/health`).then((answer) => ({
        ...answer,
        status: answer.status,
        after: performance.now() - begun,
      })),
      ...Array.from({ length: 20 }, () => list(service, serialNumber)),
    ]);
    t.is(health.status, 503);
    t.true(health.after < 2_000, `${health.after} ms`);
    for (const answer of lists) {
      t.is(answer.status, 503);
      t.truthy(answer.retryAfter);
    }
    t.true(performance.now() - begun < 15_000);
    proxy.become({ kind: 'well' });
    const back = performance.now();
    await until('all to be well', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => list(service, serialNumber)));
      return answers.every(({ status }) => status === 200);
    });
    t.true(performance.now() - back < 5_000 + SLACK);
    t.is((await fetch(`${service.url}/health`)).status, 200);
    const { code, errors } = await service.stop();
    t.is(code, 0, errors);
  }),
);
