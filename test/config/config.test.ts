import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import test from 'ava';
import { loadConfig } from '../../src/config/config.ts';
import { SetupError } from '../../src/errors.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

const failure = (env: NodeJS.ProcessEnv): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof SetupError) return error.message;
    throw error;
  }
  return '';
};

const withFolder = async (files: Record<string, string>, work: (folder: string) => void): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-config-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('Without any setting everything has its default', (t) => {
  const config = loadConfig({}, { root: false, home: '/home/ada' });
  t.like(config, {
    host: '127.0.0.1',
    port: 8080,
    configFolder: join(PROJECT, 'config'),
    dataFolder: '/home/ada/.local/share/listingd',
    demo: true,
    openAi: {},
    logLevel: 'info',
  });
  for (const name of ['database', 'secretKey', 'sessionKey']) t.false(name in config, name);
  t.is(loadConfig({}, { root: true }).dataFolder, '/var/lib/listingd');
});

test('Each setting is read, and a blank one counts as not set', async (t) => {
  await withFolder({}, (folder) => {
    const config = loadConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'mysql://ada:pw@db.example/homes',
      LISTINGD_CONFIG: folder,
      LISTINGD_DATA: '/srv/listingd/',
      LISTINGD_DEMO: 'off',
      LISTINGD_SECRET_KEY: 'secret-0123456789abcdefg',
      LISTINGD_SESSION_KEY: 'session-0123456789abcdef',
      OPENAI_API_KEY: 'sk-1',
      OPENAI_BASE_URL: 'http://127.0.0.1:8099/v1',
      LOG_LEVEL: 'DEBUG',
    });
    t.like(config, {
      host: '::1',
      port: 0,
      database: { host: 'db.example', port: 3306, user: 'ada', password: 'pw', database: 'homes' },
      configFolder: folder,
      dataFolder: '/srv/listingd',
      demo: false,
      secretKey: 'secret-0123456789abcdefg',
      sessionKey: 'session-0123456789abcdef',
      openAi: { apiKey: 'sk-1', baseUrl: 'http://127.0.0.1:8099/v1' },
      logLevel: 'debug',
    });
    t.deepEqual(config.models, [{ Key: '1', Value: 'built-in', Status: true }]);
  });
  const blank = { PORT: '', HOST: ' ', DATABASE_URL: '', LISTINGD_DEMO: '', OPENAI_API_KEY: '', LOG_LEVEL: '' };
  const { readVariable: _blank, ...settings } = loadConfig(blank);
  const { readVariable: _none, ...defaults } = loadConfig({});
  t.deepEqual(settings, defaults);
});

const WRONG: [name: string, values: string[], expected: RegExp][] = [
  ['PORT', ['http', '-1', '65536', '80.5', '8080x'], /^PORT is "[^"]*", but must be a port number from 0 to 65535/],
  ['HOST', ['http://x', '127.0.0.1:80', 'a b', '256.1.1.1'], /^HOST is ".*", but must be an address or host name/],
  ['DATABASE_URL', ['mysql://h', 'mysql://h/'], /^DATABASE_URL must name a database/],
  ['DATABASE_URL', ['postgres://h/d', 'x', 'mysql://h/d?tls=1'], /^DATABASE_URL is wrong\. /],
  ['LISTINGD_CONFIG', ['/nowhere/at/all', '/etc/passwd'], /^LISTINGD_CONFIG is ".*", but must be a folder that exists/],
  ['LISTINGD_DEMO', ['maybe', 'false'], /^LISTINGD_DEMO is ".*", but must be on or off/],
  [
    'LISTINGD_SECRET_KEY',
    ['short', 'x'.repeat(23)],
    /^LISTINGD_SECRET_KEY must be 24 to 255 .*: take what "openssl rand/,
  ],
  [
    'LISTINGD_SESSION_KEY',
    ['ünicode-key-of-24-letters-or-more', 'with a blank, however long it is'],
    /^LISTINGD_SESSION_KEY must be /,
  ],
  ['OPENAI_API_KEY', ['two words'], /^OPENAI_API_KEY must be /],
  ['OPENAI_BASE_URL', ['api.openai.com', 'ftp://x'], /^OPENAI_BASE_URL is ".*", but must be an http or https address/],
  [
    'SMTP_URL',
    [
      'mail.example',
      'http://mail.example',
      'smtp://ada@mail.example',
      'smtp://mail.example/x',
      'smtps://a:b%@mail.example',
    ],
    /^SMTP_URL must be smtp:\/\/USER:PASSWORD@HOST:587, or smtps:/,
  ],
  ['LOG_LEVEL', ['loud'], /^LOG_LEVEL is "loud", but must be one of fatal, error, warn, info/],
  ['LISTINGD_DEMOS', ['off'], /^LISTINGD_DEMOS is no setting: did you mean LISTINGD_DEMO\?/],
  ['LISTINGD_COLOUR', ['red'], /^LISTINGD_COLOUR is no setting: there are LISTINGD_CONFIG, /],
];

test('A wrong setting is a sentence that names it and what is expected', (t) => {
  for (const [name, values, expected] of WRONG) {
    for (const value of values) t.regex(failure({ [name]: value }), expected, `${name}=${value}`);
  }
});

test('All wrong settings are told at once, and no secret is shown', (t) => {
  const message = failure({ PORT: 'x', LOG_LEVEL: 'x', LISTINGD_SECRET_KEY: 'hunter2', OPENAI_API_KEY: 'hunter2 ü' });
  t.deepEqual(
    message.split('\n').map((sentence) => sentence.split(' ')[0]),
    ['LISTINGD_SECRET_KEY', 'OPENAI_API_KEY', 'PORT', 'LOG_LEVEL'],
  );
  t.false(message.includes('hunter2'));
  const same = {
    LISTINGD_SECRET_KEY: 'the-same-key-in-both-settings',
    LISTINGD_SESSION_KEY: 'the-same-key-in-both-settings',
  };
  t.is(failure(same), 'LISTINGD_SECRET_KEY and LISTINGD_SESSION_KEY must differ');
});

test('A mail server is read from its address, and needs an address to send from', async (t) => {
  const SMTP_URL = 'smtps://ada%40mail.example:p%3Aw@[::1]:4465';
  await withFolder({ 'listingd.json': '{"mailFrom":"listings@mail.example"}' }, (folder) => {
    const { smtp, service } = loadConfig({ LISTINGD_CONFIG: folder, SMTP_URL });
    t.deepEqual(smtp, { host: '::1', port: 4465, secure: true, user: 'ada@mail.example', password: 'p:w' });
    t.is(service.mailFrom, 'listings@mail.example');
    const near = loadConfig({ LISTINGD_CONFIG: folder, SMTP_URL: 'smtp://127.0.0.1' }).smtp;
    t.deepEqual(near, { host: '127.0.0.1', port: 587, secure: false });
  });
  await withFolder({}, (folder) => {
    t.regex(
      failure({ LISTINGD_CONFIG: folder, SMTP_URL }),
      /^SMTP_URL is set, but .*listingd\.json does not say by mailFrom/,
    );
  });
});

test('A receiver of notices names its secret, which has to be there at the start', async (t) => {
  const notify = [
    { url: 'https://crm.example/hook', secretVariable: 'CRM_SECRET' },
    { url: 'http://10.0.0.5:8000/', secretVariable: { $file: 'secrets/notices' } },
  ];
  await withFolder({ 'listingd.json': JSON.stringify({ notify }) }, (folder) => {
    const file = join(folder, '../secrets/notices');
    t.is(
      failure({ LISTINGD_CONFIG: folder }),
      [
        `${folder}/listingd.json: notify[0].secretVariable names the environment variable CRM_SECRET, which is not set`,
        `${folder}/listingd.json: notify[1].secretVariable names the file ${file}, which is not there`,
      ].join('\n'),
    );
  });
  await withFolder({ secret: 'hunter2\n' }, (folder) => {
    notify[1] = { url: 'http://10.0.0.5:8000/', secretVariable: { $file: join(folder, 'secret') } };
    writeFileSync(join(folder, 'listingd.json'), JSON.stringify({ notify }));
    t.deepEqual(loadConfig({ LISTINGD_CONFIG: folder, CRM_SECRET: 'x' }).service.notify, notify);
  });
});

test('A configuration can not be changed', (t) => {
  const config = loadConfig({ OPENAI_API_KEY: 'sk-1' });
  t.throws(() => Object.assign(config, { port: 1 }), { instanceOf: TypeError });
  t.throws(() => Object.assign(config.openAi, { apiKey: 'x' }), { instanceOf: TypeError });
  t.throws(() => (config.models as unknown[]).push({}), { instanceOf: TypeError });
});

test('The project has models of its own, and the built-in answerer is always the first of the list', (t) => {
  const { models } = loadConfig({});
  t.deepEqual(models[0], { Key: '1', Value: 'built-in', Status: true });
  t.true(models.some(({ Key, Value }) => Key === '2' && Value === 'gpt-4o'));
});

test('Configuration files are checked: each wrong field is named with its file', async (t) => {
  const wrong: [file: string, text: string, sentences: RegExp[]][] = [
    ['models.json', '[{"Key":"2"', [/models\.json is not JSON/]],
    ['models.json', '{}', [/models\.json must be a list of models/]],
    [
      'models.json',
      '[{"key":"2","Value":""}]',
      [/models\.json, model 1: key is not known: did you mean Key\?/, /Value must not be empty/],
    ],
    ['models.json', '[{"Key":"1","Value":"x","Status":true}]', [/model 1: the Key 1 is taken already/]],
    ['models.json', '[3]', [/model 1 must be an object/]],
    [
      'models.json',
      '[{"Key":"2","Value":"x","Status":true,"contextTokens":9,"price":{"input":-1,"outputs":2}}]',
      [/model 1: .*contextTokens must be 1000 or more/, /price\.input must be 0 or more/, /price\.output/],
    ],
    [
      'listingd.json',
      '{"databaseConnection":5}',
      [/listingd\.json: databaseConnection is not known: did you mean databaseConnections\?/],
    ],
    [
      'listingd.json',
      '{"databaseConnections":"8","colour":1,"historyDays":29}',
      [/databaseConnections must be a whole number/, /colour is not known/, /historyDays must be .*30/],
    ],
    [
      'listingd.json',
      '{"mailFrom":"Ada <a@b.example>","notify":[{"url":"ftp://x","secret":"s"},{"url":"https://x.example","secretVariable":{"$fil":1}}]}',
      [/mailFrom must be one e-mail address/, /notify\[0\]\.url/, /notify\[0\]\.secret/, /notify\[1\]\.secretVariable/],
    ],
    ['landmarks.json', '{}', [/landmarks\.json must be a list of landmarks/]],
    [
      'landmarks.json',
      '[{"names":[],"latitude":91,"longitud":3}]',
      [
        /landmarks\.json, landmark 1: .*names/,
        /latitude must be .*90/,
        /longitud is not known: did you mean longitude\?/,
      ],
    ],
    ['landmarks.json', '[{"names":["Old Pier"],"latitude":3}]', [/landmark 1: longitude is required/]],
    [
      'landmarks.json',
      JSON.stringify(Array.from({ length: 5_001 }, () => ({ names: ['Old Pier'], latitude: 33.2, longitude: -117.4 }))),
      [/landmarks\.json has 5001 landmarks, 5000 at the most/],
    ],
    ['listingd.json', '[]', [/listingd\.json must be an object/]],
    [
      'listingd.json',
      '{"fileDays":0,"publicUrl":"listings.example.com","fileStorage":{"bucket":"files","folder":"x"}}',
      [/listingd\.json: fileDays must be/, /publicUrl/, /region/, /folder/],
    ],
    ['listingd.json', '{"publicUrl":"https://me:hidden@listings.example.com"}', [/publicUrl must match (?!.*hidden)/]],
    [
      'models.json',
      '[{"Key":"2","Value":"x","Status":true,"answerSeconds":0,"silenceSeconds":"9","fallback":"no","tools":"no"}]',
      [
        /models\.json, model 1: answerSeconds must/,
        /silenceSeconds must be a whole number/,
        /fallback must be true or false/,
        /tools must be true or false/,
      ],
    ],
    ['models.json', '[{"Key":"2","Value":"x","Status":true,"takes":["pictures"]}]', [/takes.* image, audio, video/]],
  ];
  for (const [file, text, sentences] of wrong) {
    await withFolder({ [file]: text }, (folder) => {
      const message = failure({ LISTINGD_CONFIG: folder });
      for (const sentence of sentences) t.regex(message, sentence);
    });
  }
  await withFolder({ 'listingd.json': '{"databaseConnections":3}' }, (folder) => {
    t.deepEqual(loadConfig({ LISTINGD_CONFIG: folder }).service, {
      accessLog: false,
      chatDays: 365,
      databaseConnections: 3,
      fileDays: 30,
      historyDays: 400,
      notify: [],
      transcriptionModel: 'whisper-1',
      trustedProxies: [],
    });
  });
  const fileStorage = { bucket: 'files', region: 'us-east-1', endpoint: 'http://127.0.0.1:9000', pathStyle: true };
  const files = { fileDays: 7, publicUrl: 'https://listings.example.com', fileStorage, transcriptionModel: '' };
  await withFolder({ 'listingd.json': JSON.stringify(files) }, (folder) => {
    t.like(loadConfig({ LISTINGD_CONFIG: folder }).service, files);
  });
  await withFolder({ 'listingd.json': '{"publicUrl":"https://example.com/listings//"}' }, (folder) => {
    t.is(loadConfig({ LISTINGD_CONFIG: folder }).service.publicUrl, 'https://example.com/listings');
  });
  const landmark = { names: ['Old Pier'], latitude: 33.2, longitude: -117.4 };
  await withFolder({ 'landmarks.json': JSON.stringify([landmark]) }, (folder) => {
    t.deepEqual(loadConfig({ LISTINGD_CONFIG: folder }).landmarks, [landmark]);
  });
  await withFolder({}, (folder) => {
    t.deepEqual(loadConfig({ LISTINGD_CONFIG: folder }).landmarks, []);
  });
  const model = {
    ...{ Key: '2', Value: 'x', Status: true, contextTokens: 8_192, price: { input: 0.15, output: 0.6 } },
    ...{ answerSeconds: 300, silenceSeconds: 90, fallback: false, tools: false },
  };
  await withFolder({ 'models.json': JSON.stringify([model]) }, (folder) => {
    t.deepEqual(loadConfig({ LISTINGD_CONFIG: folder }).models[1], model);
  });
});

test('A file of variables adds to the environment, which counts before it; what a feed names in it is read anew each time', async (t) => {
  const text = 'PORT=9000\nLOG_LEVEL="debug"\n# a comment\nexport MLS_USER=ann\nMLS_PASSWORD=\'a b\'\n';
  await withFolder({ 'mls.env': text }, (folder) => {
    const file = join(folder, 'mls.env');
    const config = loadConfig({ LISTINGD_ENV_FILE: file, PORT: '9001', LOG_LEVEL: ' ', MLS_USER: 'bob' });
    t.like(config, { port: 9001, logLevel: 'debug' });
    t.deepEqual(['MLS_USER', 'MLS_PASSWORD', 'OTHER'].map(config.readVariable), ['bob', 'a b', undefined]);
    writeFileSync(file, 'MLS_PASSWORD=changed\n');
    t.is(config.readVariable('MLS_PASSWORD'), 'changed');
    rmSync(file);
    t.is(config.readVariable('MLS_PASSWORD'), undefined);
    t.is(
      failure({ LISTINGD_ENV_FILE: file }),
      `LISTINGD_ENV_FILE is "${file}", but must be a file of lines NAME=VALUE: it cannot be read (ENOENT)`,
    );
  });
  await withFolder({ 'mls.env': 'LISTINGD_DATTA=/srv\nPORT=high\n' }, (folder) => {
    const message = failure({ LISTINGD_ENV_FILE: join(folder, 'mls.env') });
    t.regex(message, /LISTINGD_DATTA is no setting: did you mean LISTINGD_DATA\?/);
    t.regex(message, /PORT is "high"/);
  });
});
