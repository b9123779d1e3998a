import test from 'ava';
import { HOMES_FEED, homes, SESSION, until, withExternalDatabase } from '../helpers/program.ts';

const HOMES = 6_000;

test.serial(
  'Chat and list requests are answered while an import runs: they do not wait for its end',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await program.addChatbot();
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber }] });
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start();
    const { envelope: made } = await service.post('/chat/Chatbot/GetSession', { serialNumber });
    const ask = { sessionID: made.Data.SessionID, content: 'homes for sale in Fresno under 900k' };
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });

    let rounds = 0;
    let state = 'Queued';
    while (state === 'Queued' || state === 'Running') {
      const list = { SerialNumber: serialNumber, CityName: 'Fresno' };
      t.true((await service.post('/chat/Chatbot/RealEstateList', list, SESSION)).envelope.Success);
      t.true((await service.post('/chat/Chat/ClientAsk', ask)).envelope.Success);
      const { envelope } = await service.post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID, PageSize: 1 });
      state = envelope.Data.Run.State;
      if (state === 'Running') rounds += 1;
    }
    t.is(state, 'Succeeded');
    t.true(rounds > 1, `${rounds} rounds of answers while the run was at work`);
    t.is((await service.stop()).code, 0);
  }),
);

const SCHEDULE = { schedule: { cron: '0 0 1 1 *', timeZone: 'UTC' } };
/** Well below the minute after which the files are looked at in any case. */
const SOON_MILLISECONDS = 40_000;
/** Below the 30 seconds for which a claim holds. */
const AT_ONCE_MILLISECONDS = 25_000;

test.serial(
  'A feed’s file that is written while the service runs is followed soon, a broken edit is told once, and the feed goes on',
  withExternalDatabase(async (t, program) => {
    const service = await program.start();
    const { envelope: made } = await service.post('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 });
    const feed = { ...HOMES_FEED, ...SCHEDULE, chatbots: [{ serialNumber: made.Data }] };
    await program.writeFile('homes.csv', homes(20));
    const written = performance.now();
    await program.writeFeed('homes', feed);
    const listed = async () =>
      (await service.post('/chat/Feed/List')).envelope.Data.List.find(({ Feed }: { Feed: string }) => Feed === 'homes');
    await service.says(/feed homes waits: it is new/);
    t.true(performance.now() - written < SOON_MILLISECONDS, 'the file was not waited for a minute');
    t.like(await listed(), { State: 'Waiting', LastRun: null });
    await service.post('/chat/Feed/Import', { Feed: 'homes' });
    await until('the first import', async () => (await listed())?.LastRun ?? undefined);

    const broken = performance.now();
    await program.writeFeed('homes', { ...feed, mode: 'snapshott' });
    await service.says(/mode must be one of snapshot, delta.*last good configuration/);
    t.true(performance.now() - broken < SOON_MILLISECONDS);
    t.like(await listed(), { State: 'Broken', Mode: 'delta' });
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
    t.true(queued.Success, queued.Message);
    const check = await program.command(['feed', 'check']);
    t.is(check.code, 1);
    const { errors } = await service.stop();
    t.is(errors.match(/"level":40.*mode must be one of/g)?.length, 1);
  }),
);

test.serial(
  'A run that the service had in hand when it was killed is begun again by the next start at once, not after its lease',
  withExternalDatabase(async (t, program) => {
    const service = await program.start();
    const { envelope: made } = await service.post('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 });
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber: made.Data }] });
    await program.writeFile('homes.csv', homes(6_000));
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
    const run = async ({ post }: typeof service) =>
      (await post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID })).envelope.Data.Run;
    await until('the run to begin', async () => (await run(service)).State === 'Running');
    await service.stop('SIGKILL');
    const again = await program.start();
    const begun = performance.now();
    await again.says(/had in hand when it died/);
    const ended = await until('the run to end', async () => {
      const now = await run(again);
      return now.FinishedAt !== null && now;
    });
    t.like(ended, { State: 'Succeeded', Rows: 6_000 });
    const { envelope: list } = await again.post('/chat/Chatbot/RealEstateList', { SerialNumber: made.Data }, SESSION);
    t.is(list.Data.VirtualCount, 6_000);
    t.true(performance.now() - begun < AT_ONCE_MILLISECONDS, 'its lease would hold for 30 seconds');
  }),
);
