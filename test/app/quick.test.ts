import test from 'ava';
import { DEMO, HOMES_FEED, homes, SESSION, until, withExternalDatabase } from '../helpers/program.ts';

const HOMES = 6_000;

test.serial(
  'Chat and list requests stay quick while an import runs: none of them waits for a good part of it',
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

    const waits: number[] = [];
    const timed = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      const begun = performance.now();
      const got = await answer;
      waits.push(performance.now() - begun);
      return got;
    };
    const begun = performance.now();
    let state = 'Queued';
    while (state === 'Queued' || state === 'Running') {
      const list = { SerialNumber: DEMO, CityName: 'Fresno' };
      t.true((await timed(service.post('/chat/Chatbot/RealEstateList', list, SESSION))).envelope.Success);
      t.true((await timed(service.post('/chat/Chat/ClientAsk', ask))).envelope.Success);
      const { envelope } = await service.post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID, PageSize: 1 });
      state = envelope.Data.Run.State;
    }
    const milliseconds = performance.now() - begun;
    t.is(state, 'Succeeded');
    t.true(waits.length >= 20, `${waits.length} answers in ${milliseconds} ms`);
    const longest = Math.max(...waits);
    t.true(longest < milliseconds / 3, `one of ${waits.length} took ${longest} of ${milliseconds} ms`);
    t.is((await service.stop()).code, 0);
  }),
);
