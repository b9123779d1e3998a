import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import test from 'ava';
import sharp from 'sharp';
import {
  DEMO,
  HOMES_FEED,
  homes,
  SECRET,
  SESSION,
  until,
  withExternalDatabase,
  withInstallation,
} from '../helpers/program.ts';

test.serial(
  'What the service and its commands leave in the data folder is for its user alone, however loose the rule for new files is',
  withExternalDatabase(async (t, program) => {
    const chatbots = [{ serialNumber: await program.addChatbot() }];
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots, mode: 'snapshot' });
    await program.writeFile('homes.csv', homes(20));
    const service = await program.start();
    t.is((await program.command(['import', 'homes'])).code, 0);
    const few = await program.writeFile('few.csv', homes(2));
    t.is((await program.begin(['import', 'homes', '--file', few]).ended).code, 2);
    const form = new FormData();
    const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    form.set('file', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'house.png');
    const headers = { Authorization: SECRET };
    t.is((await fetch(`${service.url}/chat/User/UploadFile`, { method: 'POST', headers, body: form })).status, 200);

    const left = await readdir(program.data, { recursive: true, withFileTypes: true });
    const places = left.map(({ parentPath, name }) => relative(program.data, join(parentPath, name)));
    t.true(places.some((place) => /^held\/2\/source$/.test(place)));
    t.true(places.some((place) => /^files\/\w+$/.test(place)));
    for (const place of ['', ...places]) {
      const { mode } = await stat(join(program.data, place));
      t.is(mode & 0o077, 0, `${place} has the mode ${(mode & 0o777).toString(8)}`);
    }
  }),
);

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
  /\/src\/(?:mail\/(?:send-mail|languages)|feeds\/(?:map\/map-feed|map\/map-row|plan|apply\/apply-part|inspect|undo\/undo-run\.)|chat\/(?:understand\/(?:read-statement|languages)|answer|retrieve)\b)|\/(?:csv-parse|nodemailer|papaparse|sax|pino-pretty|sharp|openai)\//;

test(
  'A service that nobody asks has read neither what imports feeds nor what understands questions; either comes when it is needed',
  withExternalDatabase(async (t, program) => {
    await program.writeFeed('homes', { ...HOMES_FEED, chatbots: [{ serialNumber: await program.addChatbot() }] });
    await program.writeFile('homes.csv', homes(20));
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
    const { envelope: queued } = await service.post('/chat/Feed/Import', { Feed: 'homes' });
    await until('the run', async () => {
      const { envelope } = await service.post('/chat/Feed/RunDetail', { RunID: queued.Data.RunID, PageSize: 1 });
      return envelope.Data.Run.State === 'Succeeded';
    });
    t.true((await read()).some((url) => url.endsWith('/src/feeds/map/map-feed.ts')));
    t.false((await read()).some((url) => url.includes('/src/chat/understand/read-statement')));
    await service.stop();
  }),
);

const WRONG: readonly [name: string, value: string][] = [
  ['PORT', 'http'],
  ['HOST', '127.0.0.1:80'],
  ['DATABASE_URL', 'postgres://localhost/homes'],
  ['LISTINGD_CONFIG', '/nowhere/at/all'],
  ['LISTINGD_DEMO', 'maybe'],
  ['LISTINGD_SECRET_KEY', 'short'],
  ['LISTINGD_SESSION_KEY', 'with a blank, however long it is'],
  ['OPENAI_API_KEY', 'with a blank'],
  ['OPENAI_BASE_URL', 'api.example'],
  ['LOG_LEVEL', 'loud'],
  ['LISTINGD_DEMOS', 'off'],
];

test.serial(
  'Wrong settings stop the start: each is named in a sentence, all at once, and nothing is made',
  withInstallation(async (t, program) => {
    const { code, output, errors } = await program.command(['start'], Object.fromEntries(WRONG));
    t.is(code, 1);
    t.is(output, '');
    for (const [name] of WRONG) t.regex(errors, new RegExp(`^(listingd: )?${name} (is|must)`, 'm'), name);
    t.notRegex(errors, /^\s+at /m);
  }),
);

test.serial(
  'A configuration file that is wrong, and a data folder that can not be made, stop the start with a sentence',
  withInstallation(async (t, program) => {
    const file = await program.writeFile('a-file', '');
    const folder = await program.command(['start'], { LISTINGD_DATA: join(file, 'data') });
    t.is(folder.code, 1);
    t.regex(folder.errors, /^listingd: The data folder .*a-file\/data can't be used .*set LISTINGD_DATA/);
    await program.writeFile('../config/models.json', '[{"Key":"2"');
    const models = await program.command(['start']);
    t.is(models.code, 1);
    t.regex(models.errors, /^listingd: .*models\.json is not JSON/);
  }),
);

test.serial(
  'A database that is not there, or refuses the user, is one sentence and never shows the password',
  withExternalDatabase(async (t, program) => {
    for (const url of ['mysql://ada:hunter2@127.0.0.1:1/homes', 'mysql://localhost/homes?socketPath=/nowhere']) {
      const { code, errors } = await program.command(['start'], { DATABASE_URL: url });
      t.is(code, 1);
      t.regex(errors, /^listingd: The database of DATABASE_URL can't be used: /);
      t.notRegex(errors, /hunter2|^\s+at /m);
    }
  }),
);

test.serial(
  'With LISTINGD_DEMO=off nothing is made but the first workspace, with keys of the settings and one made up for each that is left out; one given later is added',
  withExternalDatabase(async (t, program) => {
    const first = await program.start({ LISTINGD_SESSION_KEY: '' });
    const [, session = ''] = await first.says(/session key\s+(lss_\S+)/);
    t.notRegex(first.output(), /secret key|curl.*RealEstateList|curl.*ClientAsk/);
    const listing = await first.post('/chat/Chatbot/RealEstateList', { SerialNumber: DEMO }, session);
    t.like(listing, { status: 200, envelope: { Success: false, Code: 404 } });
    t.deepEqual((await first.post('/chat/Feed/List', {}, SECRET)).envelope.Data, { List: [] });
    t.is((await first.stop()).code, 0);

    const another = 'another-secret-key-of-the-tests';
    const second = await program.start({ LISTINGD_SECRET_KEY: another });
    for (const key of [SECRET, another]) t.is((await second.post('/chat/Feed/List', {}, key)).status, 200);
    const { code, output, errors } = await second.stop();
    t.is(code, 0);
    t.notRegex(output + errors, /lsk_|lss_|curl/);
    for (const key of [SECRET, SESSION, another]) t.false((output + errors).includes(key));
  }),
);

test.serial(
  'A wrong command, option or argument is a sentence and an exit code other than 0',
  withInstallation(async (t, program) => {
    const wrong: [args: string[], words: RegExp][] = [
      [['strat'], /unknown command 'strat'/],
      [['import'], /missing required argument 'feed'/],
      [['start', '--port'], /unknown option '--port'/],
      [['key', 'create', 'public'], /^listingd: A key is secret or session, not public$/m],
      [['listing', 'restore', DEMO, 'A1', '--key-type', 'Number'], /^listingd: --key-type must be one of /m],
    ];
    for (const [args, words] of wrong) {
      const { code, errors } = await program.command(args);
      t.is(code, 1, args.join(' '));
      t.regex(errors, words);
      t.notRegex(errors, /^\s+at /m);
    }
    const { code, output, errors } = await program.begin(['strat']).ended;
    t.deepEqual([code, output], [1, '']);
    t.regex(errors, /unknown command 'strat'/);
  }),
);
