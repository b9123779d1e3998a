import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { LEASE_SECONDS } from '../../src/feeds/runs/run-store.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

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
