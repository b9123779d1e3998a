import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { withHttpServer } from '../helpers/loopback-server.ts';
import { HOMES_FEED, homes, SECRET, SESSION, until, withExternalDatabase } from '../helpers/program.ts';
import { picture } from '../helpers/sample-files.ts';

test.serial(
  'A started service imports a file that a client sends, and tells what it rejected over HTTP and by command',
  withExternalDatabase(async (t, program) => {
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber: await program.addChatbot() }] });
    const service = await program.start();

    const form = new FormData();
    form.set('file', new Blob([homes(200).replace('H3,Active', 'H3,Actve')]), 'tonight.csv');
    form.set('Feed', 'homes');
    const answer = await fetch(`${service.url}/chat/Feed/Upload`, {
      method: 'POST',
      headers: { Authorization: SECRET },
      body: form,
    });
    const envelope = (await answer.json()) as { Data: { RunID: number }; Message: string };
    t.is(envelope.Data?.RunID, 1, envelope.Message);
    await service.says(/"run":1,.*"rows":200,.*"msg":"a run has ended"/);
    await until('the file to go', async () => (await readdir(join(program.data, 'uploads'))).length === 0);

    const rejects = await fetch(`${service.url}/chat/Feed/Rejects?RunID=1`, { headers: { Authorization: SECRET } });
    const text = Buffer.from(await rejects.arrayBuffer()).toString('utf8');
    t.regex(text, /^\ufeffLine,ListingKey,MLSNumber,Column,Value,Reason\r\n4,.*,Status,Actve,.*\r\n$/);
    const shown = await program.begin(['run', 'rejects', '1']).ended;
    t.is(shown.output, text);
    const output = join(program.folder, 'rejects.csv');
    const written = await program.begin(['run', 'rejects', '1', '--output', output]).ended;
    t.is(written.code, 0);
    t.is(await readFile(output, 'utf8'), text);
    t.is((await stat(output)).mode & 0o777, 0o600);
    const none = await program.command(['run', 'rejects', '77']);
    t.is(none.code, 1);
    t.regex(none.errors, /^listingd: There is no run 77/m);
  }),
);

const COLUMNS = 'ListingKey,ListingId,StandardStatus,PropertyType,ListPrice,ListingURL,Media,PhotosChangeTimestamp';
const PICTURES = ['one', 'two', 'three', 'four', 'five', 'six'];

test.serial(
  'A service that is killed while it fetches pictures goes on when it is started again, and shows them',
  withExternalDatabase(async (t, program) => {
    const serialNumber = await program.addChatbot();
    const bytes = await picture('webp');
    const asked: string[] = [];
    let answersAll = false;
    await withHttpServer(
      ({ url = '', headers }, response) => {
        const links = PICTURES.map((name) => `http://${headers.host}/${name}.webp?signature=${asked.length}`);
        const home = `K1,M1,Active,Residential,500000,https://homes.example/1,${links.join(' ')},2026-11-20T08:00:00Z`;
        if (url === '/homes.csv') return void response.end(`${COLUMNS}\n${home}\n`);
        asked.push(url.replace(/\?.*/, ''));
        // The last is still on its way when the service is killed.
        if (answersAll || !url.startsWith('/six')) response.end(bytes);
      },
      async ({ origin }) => {
        await program.writeFeed('homes', {
          chatbots: [{ serialNumber }],
          source: { url: `${origin}/homes.csv`, allowPrivateAddresses: true },
          preset: 'reso',
          images: 'copy',
          imageRequests: { perSecond: 100 },
          key: ['ListingKey'],
          mode: 'snapshot',
        });
        const first = await program.start();
        await first.post('/chat/Feed/Import', { Feed: 'homes' });
        await until('the last picture to be asked for', async () => asked.length === PICTURES.length);
        await first.stop('SIGKILL');

        answersAll = true;
        const second = await program.start();
        const images = await until('the pictures to be shown', async () => {
          const filter = { SerialNumber: serialNumber, MLSNumber: 'M1' };
          const { envelope } = await second.post('/chat/Chatbot/RealEstateList', filter, SESSION);
          const shown = envelope.Data.List[0]?.Images as string | undefined;
          return shown !== undefined && shown !== '' ? (JSON.parse(shown) as string[]) : undefined;
        });
        t.is(images.length, PICTURES.length);
        const again = asked.slice(PICTURES.length);
        t.true(again.includes('/six.webp'));
        // What had arrived, but was not stored yet at the kill, is fetched again.
        t.true(again.length <= 4, again.join());
        const shown = await fetch(images[5] ?? '');
        t.is(shown.headers.get('content-type'), 'image/webp');
        t.deepEqual(Buffer.from(await shown.arrayBuffer()), bytes);
        t.is((await second.stop()).code, 0);
      },
    );
  }),
);
