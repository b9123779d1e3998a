import { join } from 'node:path';
import test from 'ava';
import { DEMO, SECRET, SESSION, withExternalDatabase, withInstallation } from '../helpers/program.ts';

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
  'With LISTINGD_DEMO=off there is no demo chatbot and no sample feed, and the keys of the settings open the first workspace',
  withExternalDatabase(
    async (t, program) => {
      const service = await program.start();
      const listing = await service.post('/chat/Chatbot/RealEstateList', { SerialNumber: DEMO }, SESSION);
      t.like(listing, { status: 200, envelope: { Success: false, Code: 404 } });
      const feeds = await service.post('/chat/Feed/List', {}, SECRET);
      t.deepEqual(feeds.envelope.Data, { List: [] });
      const { code, output, errors } = await service.stop();
      t.is(code, 0);
      t.notRegex(output + errors, /lsk_|lss_|curl/);
      t.false((output + errors).includes(SECRET));
    },
    { LISTINGD_DEMO: 'off' },
  ),
);

test.serial(
  'A key that is given later is added to the workspace that is there, and one of two settings leaves the other to be made',
  withExternalDatabase(
    async (t, program) => {
      const first = await program.start({ LISTINGD_SESSION_KEY: '' });
      await first.says(/session key\s+lss_/);
      t.notRegex(first.output(), /secret key/);
      t.is((await first.stop()).code, 0);
      const second = await program.start({ LISTINGD_SECRET_KEY: 'another-secret-key-of-the-tests' });
      for (const key of [SECRET, 'another-secret-key-of-the-tests'])
        t.is((await second.post('/chat/Feed/List', {}, key)).status, 200);
      const { code, output } = await second.stop();
      t.is(code, 0);
      t.notRegex(output, /lsk_|lss_/);
    },
    { LISTINGD_DEMO: 'off' },
  ),
);

test.serial(
  'A wrong command, option or argument is a sentence and an exit code other than 0',
  withInstallation(async (t, program) => {
    const wrong: [args: string[], words: RegExp][] = [
      [['strat'], /unknown command 'strat'/],
      [['import'], /missing required argument 'name'/],
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
  }),
);
