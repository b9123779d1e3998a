import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { DEMO, SESSION, until, withExternalDatabase } from '../helpers/program.ts';

/** Notes each module that is read, a line each, in a file. */
const noting = (path: string): string => `import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) => {
    appendFileSync(${JSON.stringify(path)}, url + '\\n');
    return next(url, context);
  },
});
`;

/** What a service that waits for the night and for visitors has no use for: half of the program. */
const WHEN_NEEDED =
  /\/src\/(?:feeds\/(?:read\/read-feed|map\/map-row|plan|apply\/apply-part|inspect|undo\/undo-run\.)|chat\/(?:understand\/(?:read-statement|languages)|answer|retrieve)\b)|\/(?:csv-parse|papaparse|sax|pino-pretty|sharp|openai)\//;

test(
  'A service that nobody asks has read neither what imports feeds nor what understands questions; either comes when it is needed',
  withExternalDatabase(async (t, program) => {
    const first = await program.start();
    const count = async () =>
      (await first.post('/chat/Chatbot/RealEstateList', { SerialNumber: DEMO }, SESSION)).envelope.Data.VirtualCount;
    await until('the sample feed', async () => (await count()) === 200);
    await first.stop();
    const [hook, path] = [join(program.folder, 'noting.mjs'), join(program.folder, 'read.txt')];
    await writeFile(hook, noting(path));
    const service = await program.start({ NODE_OPTIONS: `--import=${hook}` });
    const read = async (): Promise<string[]> => (await readFile(path, 'utf8')).split('\n');
    await service.post('/chat/Feed/List');
    const atRest = await read();
    t.true(atRest.some((url) => url.endsWith('/src/services.ts')));
    t.deepEqual(
      atRest.filter((url) => WHEN_NEEDED.test(url)),
      [],
    );
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'sample' });
    await until('the run', async () => {
      const { envelope } = await service.post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID, PageSize: 1 });
      return envelope.Data.Run.State === 'Succeeded';
    });
    t.true((await read()).some((url) => url.endsWith('/src/feeds/read/read-feed.ts')));
    t.false((await read()).some((url) => url.includes('/src/chat/understand/read-statement')));
    await service.stop();
  }),
);
