import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'ava';
import { checkClock, checkDisk, type Disk } from '../../src/commands/doctor/check-machine.ts';
import type { Finding } from '../../src/commands/doctor/finding.ts';
import { listen } from '../helpers/loopback-server.ts';
import { startMailServer } from '../helpers/mail-server.ts';
import { HOMES_FEED, homes, urlOf, withExternalDatabase } from '../helpers/program.ts';

const HOUR = 3_600_000;
const GIBIBYTE = 1_073_741_824;

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test('A disk that is full, nearly full, read-only or not to be written is said to be that, and what to do', async (t) => {
  const roomy = { bavail: 50, blocks: 100, bsize: GIBIBYTE, ffree: 10, files: 100 };
  const disk = (room: Partial<typeof roomy>, access: Disk['access'] = async () => {}): Disk => ({
    access,
    statfs: async () => ({ ...roomy, ...room }),
  });
  const notWritable = (code: string) => disk({}, async (_, mode) => (mode === 2 ? failing(code)() : undefined));
  const rows: [disk: Disk, state: Finding['State'], words: RegExp][] = [
    [disk({}), 'ok', /^\/data: 50\.0 GB of 100\.0 GB free$/],
    [disk({ bavail: 1, bsize: GIBIBYTE / 2 }), 'warning', /0\.5 GB of 50\.0 GB free: a large import may not fit/],
    [disk({ bavail: 0 }), 'wrong', /0\.0 GB of 100\.0 GB free: it is full/],
    [disk({ ffree: 0 }), 'wrong', /no file can be made/],
    [notWritable('EROFS'), 'wrong', /^\/data: the disk is read-only$/],
    [notWritable('EACCES'), 'wrong', /this user may not write there/],
  ];
  for (const [each, state, words] of rows) {
    const { State, Says, Do } = await checkDisk('/data', each);
    t.is(State, state, Says);
    t.regex(Says, words);
    t.is(Do === '', state === 'ok');
  }
  t.regex((await checkDisk('/nowhere/data')).Says, /the folder is made by the start$/);
});

test('Every clock that differs is told; what answers take and whole seconds are tolerated', (t) => {
  t.is(checkClock([]).State, 'ok');
  t.is(checkClock([{ whose: 'the database server', aheadSeconds: -3 }]).State, 'ok');
  const two = [
    { whose: 'the database server', aheadSeconds: 2 },
    { whose: 'the model provider', aheadSeconds: -90_000 },
  ];
  t.regex(checkClock(two).Says, /is 25 hours behind that of the model provider$/);
});

test.serial(
  'doctor finds each thing that is broken, says what to do about it, and shows no secret',
  withExternalDatabase(async (t, program, target) => {
    const provider = createServer((request, response) => {
      const isKnown = request.headers.authorization === 'Bearer sk-good-key';
      response.writeHead(isKnown ? 200 : 401);
      response.end(isKnown ? '{"data":[{"id":"m"}]}' : `Incorrect key: ${request.headers.authorization}`);
    });
    const models = await listen(provider);
    t.teardown(models.close);
    const mail = await startMailServer({
      options: {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ password }, _, done) =>
          done(password === 'good-password' ? null : new Error(`no ${password}`), { user: 'me' }),
      },
    });
    t.teardown(mail.kill);

    const feed = { ...HOMES_FEED, chatbots: [{ serialNumber: await program.addChatbot() }] };
    await program.writeFile('homes.csv', homes(3));
    await program.writeFeed('homes', feed);
    await program.command(['import', 'homes']);
    await program.writeFile('../config/models.json', '[{"Key":"2","Value":"m","Status":true}]');
    await program.writeFile('../config/listingd.json', '{"mailFrom":"homes@example.com"}');
    const well = {
      OPENAI_BASE_URL: `http://127.0.0.1:${models.port}/v1`,
      OPENAI_API_KEY: 'sk-good-key',
      SMTP_URL: `smtp://me:good-password@127.0.0.1:${mail.port}`,
      FEED_TOKEN: 'token-of-a-feed',
    };
    const source = (url: string) => ({
      ...feed,
      source: { url, allowPrivateAddresses: true, credentials: { type: 'bearer', tokenVariable: 'FEED_TOKEN' } },
    });
    const nobody = urlOf({ ...target, user: 'nobody-known', password: 'wrong-password' });
    const away = { host: '127.0.0.1', port: 1, user: 'me', password: 'wrong-password', database: 'homes' };

    type Row = [
      broken: string,
      settings: Record<string, string>,
      words: RegExp,
      around?: { clock: () => Date } | undefined,
      feed?: unknown,
    ];
    const rows: Row[] = [
      [
        'a setting',
        { LOG_LEVEL: 'loud' },
        /^✗ settings: LOG_LEVEL is "loud", but must be one of fatal, .*\n.*→ mend it[\s\S]*^✓ database: [\s\S]*^✓ source of homes: [\s\S]*^✓ mail: /m,
      ],
      [
        'the address of the database',
        { DATABASE_URL: 'mysql://homes' },
        /^✗ settings: DATABASE_URL must name a database: .*\n.*→ mend it[\s\S]*^✓ source of homes: /m,
      ],
      [
        'the password of the database',
        { DATABASE_URL: nobody },
        /^✗ database: .*Access denied.*\n.*→ set user and password in DATABASE_URL/m,
      ],
      [
        'the database server',
        { DATABASE_URL: urlOf(away) },
        /^✗ database: .*ECONNREFUSED.*\n.*→ start the database server/m,
      ],
      [
        'the database',
        { DATABASE_URL: urlOf({ ...target, database: 'gone' }) },
        /^✗ database: .*gone.*\n.*→ make the database/m,
      ],
      [
        'the data folder',
        { LISTINGD_DATA: join(program.folder, 'feeds/homes.csv/data') },
        /^✗ disk: .*a part of its path is a file\n.*→ /m,
      ],
      [
        'the clock',
        {},
        /^✗ clock: this machine’s clock is 60 min ahead of that of the database server, 60 min ahead of that of the model provider\n.*→ have both set by NTP/m,
        { clock: () => new Date(Date.now() + HOUR) },
      ],
      [
        'a port',
        { PORT: String(models.port) },
        /^✗ service: it does not run on .*, and another program answers on .*\n.*→ set PORT/m,
      ],
      [
        'a key of the provider',
        { OPENAI_API_KEY: 'sk-bad-key' },
        /^✗ model provider: 127\.0\.0\.1:\d+ refuses the key \(401\)\n.*→ set OPENAI_API_KEY/m,
      ],
      [
        'the provider',
        { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' },
        /^✗ model provider: .* could not be reached: .*\n.*→ see whether/m,
      ],
      [
        'a login of the mail server',
        { SMTP_URL: well.SMTP_URL.replace('good', 'bad') },
        /^✗ mail: 127\.0\.0\.1:\d+: .*\n.*→ set user and password in SMTP_URL/m,
      ],
      [
        'the mail server',
        { SMTP_URL: 'smtp://127.0.0.1:1' },
        /^✗ mail: 127\.0\.0\.1:1: .*\n.*→ see whether the server is up/m,
      ],
      [
        'a feed’s file',
        {},
        /^✗ feed homes: config\/feeds\/homes\.json: mode must be one of .*\n.*→ mend config\/feeds\/homes\.json/m,
        undefined,
        { ...feed, mode: 'all' },
      ],
      [
        'a feed’s file of a folder',
        {},
        /^✗ source of homes: The file .*gone\.csv of feed homes is not there: .*\n.*→ correct source in .*config\/feeds\/homes\.json/m,
        undefined,
        { ...feed, source: { file: 'feeds/gone.csv' }, schedule: { cron: '0 6 * * *', timeZone: 'UTC' } },
      ],
      [
        'a secret of a feed',
        { FEED_TOKEN: '' },
        /^✗ source of homes: the environment variable FEED_TOKEN .* is not set here\n.*→ set it/m,
        undefined,
        source(`http://127.0.0.1:${models.port}/`),
      ],
      [
        'a token of a feed',
        {},
        /^✗ source of homes: http:\S+ answered 401: it asks for other credentials/m,
        undefined,
        source(`http://127.0.0.1:${models.port}/`),
      ],
      [
        'a source',
        {},
        /^✗ source of homes: ftp:\S+ could not be reached: /m,
        undefined,
        { ...feed, source: { url: 'ftp://127.0.0.1:1/homes.csv', allowPrivateAddresses: true } },
      ],
    ];
    const secrets = /wrong-password|good-password|bad-password|sk-good|sk-bad|token-of-a-feed|key-of-all-the-tests/;
    for (const [broken, settings, words, around, configuration = feed] of rows) {
      await program.writeFeed('homes', configuration as object);
      const { code, output, errors } = await program.command(['doctor'], { ...well, ...settings }, around);
      t.regex(output, words, broken);
      t.deepEqual([code, errors], [1, ''], `${broken}: ${output}`);
      t.is(output.match(/^✗/gm)?.length, 1, `${broken}: ${output}`);
      t.notRegex(output, secrets, broken);
    }

    await program.writeFile('../config/listingd.json', '{}');
    const without = await program.command(['doctor'], well);
    t.regex(
      without.output,
      /^✗ settings: SMTP_URL is set, but .* mailFrom .*\n.*→ mend it[\s\S]*^✓ database: [\s\S]*^✓ mail: /m,
    );
    await program.writeFile('../config/listingd.json', '{"mailFrom":"homes@example.com"}');
    await program.writeFeed('homes', feed);
    await program.writeFeed('sent', { ...feed, source: { file: 'feeds/sent.csv' } });
    const { code, output } = await program.command(['doctor', '--json'], well);
    t.is(code, 0, output);
    const found = JSON.parse(output) as { Check: string; State: string; Says: string }[];
    t.deepEqual(
      found.filter(({ State }) => State !== 'ok').map(({ Check }) => Check),
      ['service'],
    );
    const uploaded = found.find(({ Check }) => Check === 'source of sent');
    t.regex(uploaded?.Says ?? '', /^it is filled by uploads: it has no schedule, and no file lies at .*sent\.csv$/);
    t.notRegex(output, secrets);
    t.is(mail.arrived.length, 0);
  }),
);
