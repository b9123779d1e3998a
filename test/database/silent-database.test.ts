import { setTimeout as pause } from 'node:timers/promises';
import test from 'ava';
import { breakOff, checkConnection, type Database, type Limits, openDatabase } from '../../src/database/connection.ts';
import { isDatabaseAway } from '../../src/database/database-failure.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { inStatementTransaction, inTransaction } from '../../src/database/transaction.ts';
import { until } from '../helpers/program.ts';
import { createTestDatabase } from '../helpers/with-database.ts';
import { type DatabaseProxy, withDatabaseProxy } from '../helpers/with-database-proxy.ts';

const LIMITS: Limits = { connect: 600, statement: 600, wait: 3_000, lockWaitSeconds: 1, silentSeconds: 30 };

/** A pool of three connections with short limits, behind a proxy. */
const withPool = async (use: (pool: Database, proxy: DatabaseProxy) => Promise<void>): Promise<void> => {
  const { target, drop } = await createTestDatabase();
  try {
    await withDatabaseProxy(target, async (proxy) => {
      const pool = openDatabase(proxy.target, { max: 3, limits: LIMITS });
      try {
        await use(pool, proxy);
      } finally {
        await pool.destroy();
      }
    });
  } finally {
    await drop();
  }
};

const insert = (name: string) => [name, 'one', 1, new Date()] as const;
const INSERT = 'INSERT INTO lease (name, owner, token, expires_at) VALUES (?, ?, ?, ?)';

/** Each way in which the program uses a pool. */
const uses = (pool: Database): Promise<unknown>[] => [
  checkConnection(pool),
  statementsOf(pool).rows('SELECT name FROM lease WHERE owner = ?', ['one']),
  pool('lease').select('name'),
  inTransaction(pool, async (transaction) => {
    await transaction.raw(INSERT, insert('a'));
    await transaction('lease').select('name');
  }),
  inStatementTransaction(pool, async (statements) => {
    await statements.change(INSERT, insert('b'));
    await statements.rows('SELECT name FROM lease WHERE owner = ?', ['one']);
  }),
  checkConnection(pool),
];

test('where the network swallows all that is sent, every statement and every wait for a connection ends, as a database that is away', async (t) => {
  await withPool(async (pool, proxy) => {
    await Promise.all([checkConnection(pool), checkConnection(pool), checkConnection(pool)]);
    proxy.become({ kind: 'swallow' });
    for (const end of await Promise.allSettled(uses(pool)))
      t.true(end.status === 'rejected' && isDatabaseAway(end.reason), JSON.stringify(end));
    proxy.become({ kind: 'well' });
    await t.notThrowsAsync(Promise.all(uses(pool)));
    t.deepEqual((await pool('lease').pluck('name')).sort(), ['a', 'b']);
  });
});

test('a pool whose first connection gets no answer serves once the network is back', async (t) => {
  await withPool(async (pool, proxy) => {
    proxy.become({ kind: 'swallow' });
    await t.throwsAsync(checkConnection(pool));
    proxy.become({ kind: 'well' });
    await t.notThrowsAsync(Promise.all(uses(pool)));
  });
});

test('an answer that comes late, but in time, is taken', async (t) => {
  await withPool(async (pool, proxy) => {
    const [[before]] = await pool.raw('SELECT CONNECTION_ID() AS id');
    proxy.become({ kind: 'hold' });
    const held = pool.raw('SELECT CONNECTION_ID() AS id');
    setTimeout(() => proxy.become({ kind: 'well' }), LIMITS.statement / 4);
    const [[after]] = await held;
    t.is(after.id, before.id);
  });
});

// By itself, since it holds up every test of this file.
test.serial(
  'a process that stood still for longer than a statement may take finds the answer that came meanwhile',
  async (t) => {
    const { target, drop } = await createTestDatabase();
    const pool = openDatabase(target, { max: 1, limits: LIMITS });
    try {
      await checkConnection(pool);
      const asked = checkConnection(pool);
      // Once it has been sent.
      await pause(0);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LIMITS.statement * 2);
      await t.notThrowsAsync(asked);
    } finally {
      await pool.destroy();
      await drop();
    }
  },
);

test('what is given up ends at the server, too', async (t) => {
  const { target, database, drop } = await createTestDatabase();
  const pool = openDatabase(target, { max: 1, limits: LIMITS });
  try {
    // A server may end it before the client does, and MySQL tells of a sleep that it ended as of one that is over.
    await pool.raw('SELECT /* given up */ SLEEP(120)').catch(() => undefined);
    await until('the server to end the statement', async () => {
      const [rows] = await database.raw(
        "SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT /* given up%'",
      );
      return rows.length === 0;
    });
    t.pass();
  } finally {
    await pool.destroy();
    await drop();
  }
});

test('a connection that the pool has let go may fail later, and is closed also where nobody hears its goodbye', async (t) => {
  await withPool(async (pool, proxy) => {
    const connection = await pool.client.acquireConnection();
    await pool.client.releaseConnection(connection);
    proxy.become({ kind: 'swallow' });
    await pool.destroy();
    await until('the pool to be deaf to it', async () => connection.listenerCount('error') === 1);
    t.notThrows(() => connection.emit('error', Object.assign(new Error('gone'), { code: 'EHOSTUNREACH' })));
    await until('the socket to be closed', async () => connection.stream.destroyed);
  });
});

test('what a pool waits for can be broken off, so that it ends at once', async (t) => {
  const { target, drop } = await createTestDatabase();
  const pool = openDatabase(target, { max: 1 });
  await checkConnection(pool);
  const sent = new Promise((resolve) => pool.once('query', resolve));
  const asked = t.throwsAsync(Promise.resolve(pool.raw('SELECT SLEEP(120)')));
  await sent;
  const ended = pool.destroy();
  breakOff(pool);
  t.true(isDatabaseAway(await asked));
  await t.notThrowsAsync(ended);
  await drop();
});
