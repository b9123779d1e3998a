import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { databaseTargetFromUrl } from '../../src/database/database-url.ts';
import { SetupError } from '../../src/errors.ts';

test('A database URL gives host, port, user, password and name, with port 3306 where none is given', (t) => {
  t.deepEqual(databaseTargetFromUrl('mysql://ada:pa%40ss@db.example/homes'), {
    host: 'db.example',
    port: 3306,
    user: 'ada',
    password: 'pa@ss',
    database: 'homes',
  });
  t.deepEqual(databaseTargetFromUrl('mariadb://[::1]:3307'), { host: '::1', port: 3307 });
  t.deepEqual(databaseTargetFromUrl('mysql://root@localhost/homes?socketPath=/run/my%20sql.sock'), {
    socketPath: '/run/my sql.sock',
    user: 'root',
    database: 'homes',
  });
});

test('Any user, password and name come back from their percent-encoded form', (t) => {
  const text = fc
    .string({ unit: 'binary', minLength: 1 })
    .filter((value) => value.isWellFormed() && !value.includes('/'));
  fc.assert(
    fc.property(text, text, text, (user, password, database) => {
      const url = `mysql://${[user, password].map(encodeURIComponent).join(':')}@h/${encodeURIComponent(database)}`;
      // A name of dots is a path, and not a name, to every reader of URLs.
      fc.pre(!/^\.{1,2}$/.test(database));
      t.like(databaseTargetFromUrl(url), { user, password, database });
    }),
  );
});

test('TLS options become those of the driver, and the certificate is checked unless ssl-mode says otherwise', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-tls-'));
  const file = join(folder, 'ca.pem');
  try {
    await writeFile(file, 'PEM');
    const ssl = (options: string) => databaseTargetFromUrl(`mysql://h/d?${options}`).ssl;
    t.is(ssl('ssl-mode=disabled'), undefined);
    t.is(ssl(''), undefined);
    t.deepEqual(ssl('ssl-mode=required'), { rejectUnauthorized: false, verifyIdentity: false });
    t.deepEqual(ssl('ssl-mode=verify-ca'), { rejectUnauthorized: true, verifyIdentity: false });
    t.deepEqual(ssl(`ssl-ca=${file}`), { rejectUnauthorized: true, verifyIdentity: false, ca: 'PEM' });
    t.deepEqual(ssl(`ssl-mode=verify-identity&ssl-ca=${file}&ssl-cert=${file}&ssl-key=${file}`), {
      rejectUnauthorized: true,
      verifyIdentity: true,
      ca: 'PEM',
      cert: 'PEM',
      key: 'PEM',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('A wrong database URL is one sentence that says what is wrong and never shows the password', (t) => {
  const wrong: [url: string, sentence: RegExp][] = [
    ['db.example', /looks like mysql:\/\/USER:PASSWORD@HOST:3306\/NAME/],
    ['postgres://u:hunter2@h/d', /begins with mysql:\/\/ or mariadb:\/\//],
    ['mysql://u:hunter2@h:99999/d', /looks like/],
    ['mysql://u:hunter2#1@h/d', /looks like|%23/],
    ['mysql://u:hunter2%@h/d', /%25/],
    ['mysql://u:hunter2@h/a/b', /must not contain/],
    ['mysql://u:hunter2@h/d?ssl=true', /unknown option ssl; there are socketPath, ssl-mode/],
    ['mysql://u:hunter2@h/d?ssl-mode=preferred', /ssl-mode must be one of disabled, required/],
    ['mysql://u:hunter2@h/d?ssl-mode=required&ssl-mode=disabled', /twice/],
    ['mysql://u:hunter2@h/d?ssl-mode=disabled&ssl-ca=/x', /contradicts/],
    ['mysql://u:hunter2@h/d?ssl-cert=/x', /go together/],
    ['mysql://u:hunter2@h/d?ssl-ca=/nowhere/ca.pem', /\/nowhere\/ca\.pem of ssl-ca can't be read/],
  ];
  for (const [url, sentence] of wrong) {
    const error = t.throws(() => databaseTargetFromUrl(url), { instanceOf: SetupError }, url);
    t.regex(error.message, sentence);
    t.false(error.message.includes('hunter2'));
  }
});
