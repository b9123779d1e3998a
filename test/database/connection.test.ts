import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { openDatabase } from '../../src/database/connection.ts';
import { isDatabaseAway } from '../../src/database/database-failure.ts';
import { databaseTargetFromUrl } from '../../src/database/database-url.ts';
import { SetupError } from '../../src/errors.ts';
import { LEASE_SECONDS } from '../../src/feeds/runs/run-store.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

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

const failureOf = (statement: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(statement).then(
    () => undefined,
    (error: unknown) => error,
  );

test(
  'what fails because its connection is lost fails because the database is away, the first statement and those after it',
  withDatabase(async (t, database) => {
    const transaction = await database.transaction();
    const [[{ id }]] = await transaction.raw('SELECT CONNECTION_ID() AS id');
    await database.raw('KILL ?', [id]);
    for (const statement of ['SELECT 1', 'SELECT 2', 'ROLLBACK']) {
      const failure = await failureOf(transaction.raw(statement));
      t.true(isDatabaseAway(failure), `${statement}: ${failure}`);
    }
    await failureOf(transaction.rollback());
  }),
);

test(
  'what is wrong with a statement is no sign of that',
  withDatabase(async (t, database) => {
    for (const statement of ['SELECT', 'SELECT * FROM no_such_table', 'INSERT INTO listing (id) VALUES (1), (1)']) {
      const failure = await failureOf(database.raw(statement));
      t.true(failure instanceof Error);
      t.false(isDatabaseAway(failure), `${statement}: ${failure}`);
    }
    t.false(isDatabaseAway(new Error('a fault of ours')));
    t.false(isDatabaseAway(undefined));
  }),
);

test('a table that is full, and what may only be read, are no fault of the statement', async (t) => {
  const { target, drop } = await createTestDatabase();
  const single = openDatabase(target, { max: 1 });
  try {
    await single.raw('SET SESSION max_heap_table_size = 16384');
    await single.raw('CREATE TABLE small (text CHAR(255)) ENGINE = MEMORY');
    const rows = Array.from({ length: 1_000 }, () => ({ text: 'x' }));
    const full = await failureOf(single('small').insert(rows));
    t.is((full as { errno?: number }).errno, 1114);
    t.true(isDatabaseAway(full));
    await single.raw('SET SESSION TRANSACTION READ ONLY');
    const readOnly = await failureOf(
      single('lease').insert({ name: 'a', owner: 'one', token: 1, expires_at: new Date() }),
    );
    t.is((readOnly as { errno?: number }).errno, 1792);
    t.true(isDatabaseAway(readOnly));
  } finally {
    await single.destroy();
    await drop();
  }
});

test('a process that stands still holds no lock for longer than its claim on a run', async (t) => {
  const { database, drop } = await createTestDatabase();
  try {
    const [[session]] = await database.raw('SELECT @@SESSION.wait_timeout AS silent');
    t.true(session.silent <= LEASE_SECONDS);

    const still = await database.transaction();
    await still('lease').insert({ name: 'held', owner: 'one', token: 1, expires_at: new Date() });
    await still.raw('SET SESSION wait_timeout = 1');
    await t.notThrowsAsync(database('lease').insert({ name: 'held', owner: 'two', token: 1, expires_at: new Date() }));
    await t.throwsAsync(still('lease').select('*'));
    await still.rollback().catch(() => undefined);
    t.deepEqual(await database('lease').where({ name: 'held' }).pluck('owner'), ['two']);
  } finally {
    await drop();
  }
});

test('a connection that the server has closed is replaced unnoticed', async (t) => {
  const { database, target, drop } = await createTestDatabase();
  const single = openDatabase(target, { max: 1 });
  try {
    const [[before]] = await single.raw('SELECT CONNECTION_ID() AS id');
    const connection = await single.client.acquireConnection();
    const closed = new Promise((resolve) => connection.stream.once('close', resolve));
    await single.client.releaseConnection(connection);
    await database.raw(`KILL ${before.id}`);
    await closed;
    const [[after]] = await single.raw('SELECT CONNECTION_ID() AS id');
    t.not(after.id, before.id);
  } finally {
    await single.destroy();
    await drop();
  }
});
