import { EventEmitter, once } from 'node:events';
import test from 'ava';
import { type AccessService, createAccessService } from '../../src/access/access-service.ts';
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
    t.like(await access.findOwner(value), { workspaceId, kind: 'session' });
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
    database.on('query', ({ sql }: { sql: string }) => sql.startsWith('select') && queries.push(sql));
    await Promise.all(Array.from({ length: 50 }, () => access.findOwner(value)));
    t.is(queries.length, 1);
    await elsewhere.revokeKey(id);
    now = 999;
    t.truthy(await access.findOwner(value));
    now = 1_000;
    t.is(await access.findOwner(value), undefined);
  }),
);

test(
  'When a key was used last is written at most once a minute, by one of all processes',
  withDatabase(async (t, database) => {
    const written = new EventEmitter();
    const writes: string[] = [];
    database.on('query', ({ sql }: { sql: string }) => sql.startsWith('update') && writes.push(sql));
    database.on('query-response', (_, { sql }: { sql: string }) => sql.startsWith('update') && written.emit('one'));
    let now = 0;
    const [access, elsewhere] = [1, 2].map(() => createAccessService({ database, clock: () => now })) as [
      AccessService,
      AccessService,
    ];
    const workspaceId = await access.createWorkspace('ours');
    const { id, value } = await access.createKey({ workspaceId, kind: 'secret', name: 'x' });
    const use = async (service: AccessService): Promise<void> => {
      const done = once(written, 'one');
      await service.findOwner(value);
      await done;
    };
    const usedAt = async () => (await access.listKeys())[0]?.lastUsedAt;
    const setBack = (seconds: number) =>
      database.raw(`UPDATE api_key SET last_used_at = CURRENT_TIMESTAMP(3) - INTERVAL ${seconds} SECOND`);
    t.is(await usedAt(), null);

    await use(access);
    const first = await usedAt();
    t.true(first instanceof Date && Math.abs(first.getTime() - Date.now()) < 60_000);
    for (now = 0; now < 60_000; now += 1_000) await access.findOwner(value);
    t.is(writes.length, 1);
    await use(elsewhere);
    t.deepEqual(await usedAt(), first);

    await setBack(50);
    const recent = await usedAt();
    now = 60_000;
    await use(access);
    t.deepEqual(await usedAt(), recent);
    await setBack(61);
    now = 120_000;
    await use(elsewhere);
    t.true(((await usedAt()) ?? 0) > (recent as Date));

    await access.revokeKey(id);
    const before = writes.length;
    now = 240_000;
    t.is(await access.findOwner(value), undefined);
    t.is(writes.length, before);
  }),
);

test(
  'A key opens its workspace before its use is written, and also where that can’t be',
  withDatabase(async (t, database) => {
    const access = createAccessService({ database, clock });
    const workspaceId = await access.createWorkspace('ours');
    const keys = await Promise.all(
      ['one', 'two'].map((name) => access.createKey({ workspaceId, kind: 'secret', name })),
    );
    const [one, two] = keys.map(({ value }) => value) as [string, string];
    const written = new Promise<void>((resolve) => {
      database.on('query-response', (_, { sql }: { sql: string }) => sql.startsWith('update') && resolve());
    });
    await database.transaction(async (transaction) => {
      await transaction('api_key').forUpdate().select('id');
      t.like(await access.findOwner(one), { workspaceId, kind: 'secret' });
      t.true((await access.listKeys()).every(({ lastUsedAt }) => lastUsedAt === null));
    });
    await written;
    await database.raw('ALTER TABLE api_key ADD CONSTRAINT unused CHECK (name <> ? OR last_used_at IS NULL)', ['two']);
    const refused = once(database, 'query-error');
    t.like(await access.findOwner(two), { workspaceId, kind: 'secret' });
    await refused;
    t.like(await access.findOwner(two), { workspaceId, kind: 'secret' });
  }),
);

test(
  'A workspace is found by its name; one that is taken, blank or unknown is a sentence that says what there is',
  withDatabase(async (t, database) => {
    const access = createAccessService({ database, clock });
    const refused = async (work: Promise<unknown>) => (await t.throwsAsync(work, { instanceOf: SetupError }))?.message;
    t.is(await refused(access.findWorkspace('North')), 'There is no workspace North (there are none)');
    const [north, south] = [await access.createWorkspace(' North '), await access.createWorkspace('Süd')];
    t.like(await access.findWorkspace('North'), { id: north, name: 'North' });
    t.like(await access.findWorkspace('Süd '), { id: south, name: 'Süd' });
    t.deepEqual(
      (await access.listWorkspaces()).map(({ name }) => name),
      ['North', 'Süd'],
    );
    for (const taken of ['North', 'north', ' NORTH']) {
      t.is(
        await refused(access.createWorkspace(taken)),
        `There is a workspace ${taken.trim()} already: choose another name`,
      );
    }
    for (const none of ['', ' ', 'a\tb', 'x'.repeat(256)]) {
      t.regex((await refused(access.createWorkspace(none))) ?? '', /^The name of a workspace has 1 to 255 characters/);
    }
    t.is(
      await refused(access.findWorkspace('Nrth')),
      'There is no workspace Nrth: did you mean North? (there are North, Süd)',
    );
    t.is(await refused(access.findWorkspace('East Coast')), 'There is no workspace East Coast (there are North, Süd)');
    for (let number = 1; number <= 20; number += 1) await access.createWorkspace(`Office ${number}`);
    t.regex((await refused(access.findWorkspace('Elsewhere'))) ?? '', /Office 18 and 2 more\)$/);
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
