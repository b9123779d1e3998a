import test from 'ava';
import { createAccessService } from '../../src/access/access-service.ts';
import { openDatabase } from '../../src/database/connection.ts';
import { SetupError } from '../../src/errors.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

const clock = () => performance.now();

test(
  'A key is random, at least 128 bits, and stored as its SHA-256 only',
  withDatabase(async (t, database) => {
    const access = createAccessService({ database, clock });
    const workspaceId = await access.createWorkspace('ours');
    const values = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const { value } = await access.createKey({ workspaceId, kind: 'secret', name: `key ${index}` });
      t.true(Buffer.from(value.slice('lsk_'.length), 'base64url').length >= 16);
      values.add(value);
    }
    t.is(values.size, 20);
    const [rows] = (await database.raw('SELECT * FROM api_key')) as [Record<string, unknown>[]];
    const stored = JSON.stringify(rows);
    for (const value of values) t.false(stored.includes(value));
    t.is((rows[0] as { digest: Buffer }).digest.length, 32);
  }),
);

test(
  'A key is found by its value, not by a part of it or in another case, and keys can be listed and revoked',
  withDatabase(async (t, database) => {
    const access = createAccessService({ database, clock });
    const workspaceId = await access.createWorkspace('ours');
    const { id, value } = await access.createKey({ workspaceId, kind: 'session', name: 'web page' });
    t.deepEqual(await access.findOwner(value), { workspaceId, kind: 'session' });
    for (const wrong of [value.slice(1), `${value} `, value.toLowerCase(), ''])
      t.is(await access.findOwner(wrong), undefined);
    t.like((await access.listKeys(workspaceId))[0], { id, kind: 'session', name: 'web page', revokedAt: null });
    t.true(await access.revokeKey(id));
    t.false(await access.revokeKey(id));
    t.is(await access.findOwner(value), undefined);
    t.true((await access.listKeys())[0]?.revokedAt instanceof Date);
    await t.throwsAsync(access.createKey({ workspaceId: 99, kind: 'secret', name: 'x' }), { instanceOf: SetupError });
  }),
);

test(
  'A busy key costs one lookup a second, and its revocation elsewhere is seen once that second is over',
  withDatabase(async (t, database) => {
    let now = 0;
    const access = createAccessService({ database, clock: () => now });
    const elsewhere = createAccessService({ database, clock });
    const workspaceId = await access.createWorkspace('ours');
    const { id, value } = await access.createKey({ workspaceId, kind: 'secret', name: 'x' });
    const queries: string[] = [];
    database.on('query', ({ sql }: { sql: string }) => queries.push(sql));
    await Promise.all(Array.from({ length: 50 }, () => access.findOwner(value)));
    t.is(queries.length, 1);
    await elsewhere.revokeKey(id);
    now = 999;
    t.truthy(await access.findOwner(value));
    now = 1_000;
    t.is(await access.findOwner(value), undefined);
  }),
);

test('Two processes that start at the same time make one first workspace with one key of each kind', async (t) => {
  const { database, target, drop } = await createTestDatabase();
  const pools = [1, 2, 3, 4].map(() => openDatabase(target));
  try {
    const made = await Promise.all(
      pools.map((pool) => createAccessService({ database: pool, clock }).ensureFirstWorkspace()),
    );
    const created = made.filter((workspace) => workspace.created);
    t.is(created.length, 1);
    t.is(new Set(made.map(({ workspaceId }) => workspaceId)).size, 1);
    t.deepEqual(
      created[0]?.keys.map(({ kind }) => kind),
      ['secret', 'session'],
    );
    const access = createAccessService({ database, clock });
    t.is((await access.listKeys()).length, 2);
    for (const { value, kind } of created[0]?.keys ?? []) t.is((await access.findOwner(value))?.kind, kind);
    t.deepEqual((await access.ensureFirstWorkspace()).keys, []);
    t.is((await access.listKeys()).length, 2);
  } finally {
    await Promise.all(pools.map((pool) => pool.destroy()));
    await drop();
  }
});

test(
  'Keys given by settings open the first workspace, also one that is there already, and stay revoked once they are',
  withDatabase(async (t, database) => {
    const access = createAccessService({ database, clock });
    const first = await access.ensureFirstWorkspace({ secretKey: 'given-secret' });
    t.deepEqual(
      first.keys.map(({ kind }) => kind),
      ['session'],
    );
    t.like(await access.findOwner('given-secret'), { kind: 'secret', workspaceId: first.workspaceId });
    const again = await access.ensureFirstWorkspace({ secretKey: 'given-secret', sessionKey: 'given-session' });
    t.deepEqual(again, { workspaceId: first.workspaceId, created: false, keys: [] });
    t.like(await access.findOwner('given-session'), { kind: 'session' });
    t.is((await access.listKeys()).length, 3);
    const { id } = (await access.listKeys()).find(({ kind }) => kind === 'secret') as { id: number };
    await access.revokeKey(id);
    await access.ensureFirstWorkspace({ secretKey: 'given-secret' });
    t.is(await access.findOwner('given-secret'), undefined);
    await t.throwsAsync(access.ensureFirstWorkspace({ secretKey: 'given-session' }), { instanceOf: SetupError });
  }),
);
