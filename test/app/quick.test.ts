import test from 'ava';
import { DEMO, HOMES_FEED, homes, SESSION, until, withExternalDatabase } from '../helpers/program.ts';

const HOMES = 6_000;

test.serial(
  'Chat and list requests are answered while an import runs: they do not wait for its end',
  withExternalDatabase(async (t, program) => {
    await program.writeFeed('homes', HOMES_FEED);
    await program.writeFile('homes.csv', homes(HOMES));
    const service = await program.start();
    const listed = { SerialNumber: DEMO, PageSize: 1 };
    const count = async () => (await service.post('/chat/Chatbot/RealEstateList', listed, SESSION)).envelope.Data;
    await until('the sample feed', async () => (await count()).VirtualCount === 200);
    const { envelope: made } = await service.post('/chat/Chatbot/GetSession', { serialNumber: DEMO });
    const ask = { sessionID: made.Data.SessionID, content: 'homes for sale in Fresno under 900k' };
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });

    let rounds = 0;
    let state = 'Queued';
    while (state === 'Queued' || state === 'Running') {
      const list = { SerialNumber: DEMO, CityName: 'Fresno' };
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
