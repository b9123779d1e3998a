import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { withInstallation } from '../helpers/program.ts';

test.serial(
  'config tells each setting that is in force and where it comes from, and no secret',
  withInstallation(async (t, program) => {
    const secrets = [
      'a-secret-password',
      'another-password',
      'sk-key-of-a-provider',
      'secret-path',
      'hidden-in-a-query',
    ];
    const file = join(program.folder, 'listingd.env');
    await writeFile(file, 'LOG_LEVEL=warn\nOPENAI_API_KEY=sk-key-of-a-provider\nNOTICE_SECRET=a-secret-password\n');
    const notify = [{ url: 'https://hooks.example/secret-path', secretVariable: 'NOTICE_SECRET' }];
    const inFile = { chatDays: 90, mailFrom: 'listings@example.com', notify };
    await writeFile(join(program.folder, 'config/listingd.json'), JSON.stringify(inFile));
    const settings = {
      LISTINGD_ENV_FILE: file,
      LOG_LEVEL: '',
      DATABASE_URL: 'mysql://me:a-secret-password@db.example:3307/homes',
      SMTP_URL: 'smtps://me:another-password@mail.example',
      OPENAI_BASE_URL: 'https://models.example/v1?key=hidden-in-a-query',
    };
    const { code, output } = await program.command(['config', '--json'], settings);
    t.is(code, 0);
    const all = JSON.parse(output) as { Name: string; Value: unknown; From: string; Problem: string }[];
    const told = new Map(all.map(({ Name, Value, From }) => [Name, [Value, From]]));
    const own = join(program.folder, 'config/listingd.json');
    const expected = {
      PORT: [0, 'environment'],
      HOST: ['127.0.0.1', 'default'],
      LOG_LEVEL: ['warn', file],
      DATABASE_URL: ['mysql://me:•••@db.example:3307/homes', 'environment'],
      SMTP_URL: ['smtps://me:•••@mail.example:465', 'environment'],
      OPENAI_API_KEY: ['•••', file],
      OPENAI_BASE_URL: ['https://models.example/v1?•••', 'environment'],
      LISTINGD_SECRET_KEY: ['•••', 'environment'],
      chatDays: [90, own],
      historyDays: [400, 'default'],
      notify: [[{ url: 'https://hooks.example/•••', secretVariable: 'NOTICE_SECRET' }], own],
    };
    for (const [name, setting] of Object.entries(expected)) t.deepEqual(told.get(name), setting, name);
    for (const secret of [...secrets, ...Object.values(program.settings).filter((text) => /key-of-all/.test(text))]) {
      t.false(output.includes(secret), secret);
    }
    const changed = await program.command(['config', '--changed'], settings);
    t.regex(changed.output, /^chatDays +listingd\.json +90$/m);
    t.notRegex(changed.output, /default/);
    const wrong = { ...settings, LOG_LEVEL: 'loud', SMTP_URL: 'smtp://me@mail.example', LISTINGD_COLOUR: 'red' };
    const shown = await program.command(['config'], wrong);
    t.is(shown.code, 1);
    t.regex(shown.output, /^chatDays +listingd\.json +90$/m);
    t.regex(shown.output, /^LOG_LEVEL +environment +info$/m);
    for (const sentence of [
      /LOG_LEVEL is "loud", but must be one of/,
      /SMTP_URL must be smtp:/,
      /LISTINGD_COLOUR is no setting/,
    ])
      t.regex(shown.output, sentence);
    const { Problem } = (JSON.parse((await program.command(['config', '--json'], wrong)).output) as typeof all).find(
      ({ Name }) => Name === 'LOG_LEVEL',
    ) ?? { Problem: '' };
    t.regex(Problem, /^LOG_LEVEL is "loud"/);
  }),
);
