import test from 'ava';
import { HOMES_FEED, homes, SESSION, until, withExternalDatabase } from '../helpers/program.ts';
import { startRecordingProvider } from '../helpers/recording-provider.ts';

const HOMES = 4_000;

test.serial(
  'SIGTERM with a request, a stream and an import in hand: the request and the stream are answered, the process ends with 0 within 10 seconds, and the import is finished by the next start',
  withExternalDatabase(async (t, program) => {
    const gate = Promise.withResolvers<void>();
    const provider = await startRecordingProvider(async (exchange) => {
      await exchange.part('First come these words. Then here');
      await gate.promise;
      await exchange.part(' and the rest.');
      await exchange.done();
    });
    t.teardown(provider.close);
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.baseUrl });

    const { envelope: made } = await service.post('/chat/Chatbot/GetSession', { serialNumber });
    const ask = { sessionID: made.Data.SessionID, content: 'Hello' };
    const whole = service.post('/chat/Chat/ClientAsk', ask);
    await until('the question to reach the model', async () => provider.requests.length === 1);
    const { envelope: other } = await service.post('/chat/Chatbot/GetSession', { serialNumber });
    const stream = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { Authorization: program.settings.LISTINGD_SECRET_KEY ?? '' },
      body: JSON.stringify({ ...ask, sessionID: other.Data.SessionID, stream: true }),
    });
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
    const listed = { SerialNumber: serialNumber, PageSize: 1 };
    const count = async () =>
      (await service.post('/chat/Chatbot/RealEstateList', listed, SESSION)).envelope.Data.VirtualCount as number;
    const written = await until('the import to write', async () => (await count()) > 0 && count());
    t.true(written < HOMES, 'the import was over too soon for this test');

    const ended = service.stop();
    await service.says(/SIGTERM: finishing/);
    gate.resolve();
    t.like((await whole).envelope, {
      Success: true,
      Data: { content: 'First come these words. Then here and the rest.' },
    });
    const chunks = (await stream.text()).trimEnd().split('\n\n');
    t.like(JSON.parse((chunks.at(-1) ?? '').slice('data: '.length)), {
      Answer: 'First come these words. Then here and the rest.',
    });
    const { code, milliseconds, errors } = await ended;
    t.is(code, 0);
    t.true(milliseconds < 10_000);
    t.notRegex(errors, /"level":[56]0/);

    const again = await program.start();
    const detail = () => again.post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID });
    const run = await until('the import to end', async () => {
      const { Run } = (await detail()).envelope.Data;
      return Run.FinishedAt !== null && Run;
    });
    t.like(run, { State: 'Succeeded', Rows: HOMES });
    const { envelope: list } = await again.post('/chat/Chatbot/RealEstateList', listed, SESSION);
    t.is(list.Data.VirtualCount, HOMES);
    t.is((await again.stop()).code, 0);
  }),
);

test.serial(
  'A stream that does not end is given its failure, and the process ends with 0 within 10 seconds all the same',
  withExternalDatabase(async (t, program) => {
    const provider = await startRecordingProvider(async (exchange) => {
      await exchange.part('It was a night. Dark and');
      await exchange.closed;
    });
    t.teardown(provider.close);
    const serialNumber = await program.addChatbot();
    const service = await program.start({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.baseUrl });
    const { envelope } = await service.post('/chat/Chatbot/GetSession', { serialNumber });
    const stream = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { Authorization: program.settings.LISTINGD_SECRET_KEY ?? '' },
      body: JSON.stringify({ sessionID: envelope.Data.SessionID, content: 'Hello', stream: true }),
    });
    const ended = service.stop('SIGINT');
    const chunks = (await stream.text()).trimEnd().split('\n\n');
    t.like(JSON.parse((chunks.at(-1) ?? '').slice('data: '.length)), { Success: false, Code: 503, Data: null });
    const { code, milliseconds } = await ended;
    t.is(code, 0);
    t.true(milliseconds < 10_000);
  }),
);

test.serial(
  'A signal to npm start reaches the service, which stops as it should, also where the terminal sends it to both',
  withExternalDatabase(async (t, program) => {
    const byNpm = await program.npmStart();
    const { code, errors } = await byNpm.stop('SIGTERM');
    t.is(code, 0);
    t.regex(errors, /^SIGTERM: finishing/m);
    const byTerminal = await program.npmStart();
    process.kill(-(byTerminal.child.pid ?? Number.NaN), 'SIGINT');
    const ended = await byTerminal.ended;
    t.is(ended.code, 0);
    t.is(ended.errors.match(/SIGINT: finishing/g)?.length, 1);
  }),
);

test.serial(
  'A second signal ends the process at once',
  withExternalDatabase(async (t, program) => {
    const provider = await startRecordingProvider((exchange) => exchange.closed);
    t.teardown(provider.close);
    const serialNumber = await program.addChatbot();
    const service = await program.start({ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: provider.baseUrl });
    const { envelope } = await service.post('/chat/Chatbot/GetSession', { serialNumber });
    const ask = service.post('/chat/Chat/ClientAsk', { sessionID: envelope.Data.SessionID, content: 'Hello' });
    const asked = t.throwsAsync(ask);
    await until('the question to reach the model', async () => provider.requests.length === 1);
    service.child.kill('SIGTERM');
    await service.says(/SIGTERM: finishing/);
    const { code, milliseconds } = await service.stop('SIGINT');
    t.is(code, 1);
    t.true(milliseconds < 5_000);
    await asked;
  }),
);
