import test, { type ExecutionContext } from 'ava';
import type { Knex } from 'knex';
import { readState } from '../../src/chat/sessions/session-state.ts';
import { createSessionStore } from '../../src/chat/sessions/session-store.ts';
import type { Database } from '../../src/database/connection.ts';
import { createLeaseStore } from '../../src/database/lease-store.ts';
import {
  appliedMigrations,
  knownMigrations,
  MIGRATION_LOCK_TABLE,
  migrate,
  migrateExactly,
} from '../../src/database/migrate.ts';
import { SetupError } from '../../src/errors.ts';
import { feedKeyDigest } from '../../src/listings/keys.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

/** How each table is made, what is triggered by its changes, and how many rows it has, without the numbers that rows have used up. */
const tablesOf = async (database: Database): Promise<string[]> => {
  const [tables] = (await database.raw('SHOW TABLES')) as [Record<string, string>[], unknown];
  const made: string[] = [];
  for (const table of tables.flatMap(Object.values)) {
    const [[row]] = (await database.raw(`SHOW CREATE TABLE ${table}`)) as [Record<string, string>[], unknown];
    const [[counted]] = (await database.raw(`SELECT COUNT(*) AS rows_there FROM ${table}`)) as [object[], unknown];
    made.push(String(row?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''), JSON.stringify(counted));
  }
  const [triggers] = (await database.raw('SHOW TRIGGERS')) as [unknown[], unknown];
  return [...made, JSON.stringify(triggers)];
};

test('Databases of tests, copied or left by another test, are as the migrations make them', async (t) => {
  t.truthy(process.env.LISTINGD_TEST_TEMPLATE, 'without it nothing is copied');
  const used = await createTestDatabase();
  const [id] = await used.database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' });
  await used.drop();
  const migrated = await createTestDatabase({ migrated: false });
  t.teardown(migrated.drop);
  const copied = await createTestDatabase();
  t.teardown(copied.drop);
  await migrate(migrated.database);
  t.true((await tablesOf(copied.database)).length > 10);
  t.deepEqual(await tablesOf(copied.database), await tablesOf(migrated.database));
  t.deepEqual(await copied.database('chatbot').insert({ workspace_id: 1, serial_number: 'a', settings: '{}' }), [1]);
  t.is(id, 1);
});

const withEmptyDatabase =
  (body: (t: ExecutionContext, database: Database) => Promise<void>) =>
  async (t: ExecutionContext): Promise<void> => {
    const { database, drop } = await createTestDatabase({ migrated: false });
    t.teardown(drop);
    await body(t, database);
  };

test(
  'Of processes that migrate one empty database at once each step is run by one',
  withEmptyDatabase(async (t, database) => {
    const ran = await Promise.all([migrate(database), migrate(database), migrate(database)]);
    t.deepEqual(ran.flat(), await knownMigrations());
    t.deepEqual(await appliedMigrations(database), await knownMigrations());
  }),
);

test(
  'A migration that was killed between any two statements is done again to its end',
  withEmptyDatabase(async (t, database) => {
    const names = await knownMigrations();
    for (const [index, name] of names.entries()) {
      await migrateExactly(database, names.slice(0, index));
      const { up } = (await import(`../../migrations/${name}`)) as { up: (on: unknown) => Promise<void> };
      for (let kept = 0, killed = true; killed; kept += 1) {
        let left = kept;
        killed = false;
        const raw = (sql: string, bindings: readonly Knex.RawBinding[] = []): unknown => {
          if (left === 0) {
            killed = true;
            throw new Error('killed');
          }
          left -= 1;
          return database.raw(sql, bindings);
        };
        await up({ raw, schema: database.schema }).catch((error: Error) => t.is(error.message, 'killed'));
        t.false((await appliedMigrations(database)).includes(name));
      }
      await migrateExactly(database, names.slice(0, index + 1));
      t.true((await appliedMigrations(database)).includes(name));
    }
    t.deepEqual(await appliedMigrations(database), names);
  }),
);

test(
  'A migration that another process is at is waited for, and its claim is taken over when it has run out',
  withEmptyDatabase(async (t, database) => {
    await migrateExactly(database, []);
    const leases = createLeaseStore(database, MIGRATION_LOCK_TABLE);
    t.true(await leases.claim('migration', 'another process', 3_600));
    const said = Promise.withResolvers<string>();
    const migrating = migrate(database, said.resolve);
    t.regex(await said.promise, /^Waiting for another process/);
    t.deepEqual(await appliedMigrations(database), []);
    await database(MIGRATION_LOCK_TABLE).update({ expires_at: new Date(0) });
    t.deepEqual(await migrating, await knownMigrations());
  }),
);

test(
  'A database that is up to date is not locked, whoever holds the lock',
  withEmptyDatabase(async (t, database) => {
    await migrate(database);
    t.true(await createLeaseStore(database, MIGRATION_LOCK_TABLE).claim('migration', 'another process', 3_600));
    t.deepEqual(await migrate(database), []);
  }),
);

test(
  'A database that a newer listingd has used is refused with a sentence',
  withEmptyDatabase(async (t, database) => {
    await migrate(database);
    await database('schema_migration').insert({ name: '20991231000000_more.ts' });
    const error = await t.throwsAsync(migrate(database), { instanceOf: SetupError });
    t.regex(error.message, /newer listingd .*20991231000000_more\.ts.*update listingd/);
  }),
);

test(
  'An upgrade lets homes be found by the numbers and URLs that the API had changed before it',
  withEmptyDatabase(async (t, database) => {
    const step = '20261121001800_listing_override_keys.ts';
    const names = await knownMigrations();
    await migrateExactly(database, names.slice(0, names.indexOf(step)));
    const changed = Array.from({ length: 1_001 }, (_, index) => index + 1).flatMap((listing_id) =>
      Object.entries({ Bedrooms: 3, MLSNumber: `M${listing_id}`, Url: `https://homes.example/${listing_id}` }).map(
        ([field, value]) => ({ listing_id, field, value }),
      ),
    );
    const stored = changed.map(({ value, ...row }) => ({ ...row, feed_value: JSON.stringify({ value }) }));
    await database.batchInsert('listing_override', stored, 1_000);
    await migrate(database);
    const found = await database('listing_override')
      .orderBy(['listing_id', 'field'])
      .select<{ listing_id: number; field: string; feed_key: Buffer | null }[]>('listing_id', 'field', 'feed_key');
    t.deepEqual(
      found.map(({ feed_key, ...row }) => ({ ...row, feed_key: feed_key?.toString('hex') })),
      changed.map(({ value, ...row }) => ({ ...row, feed_key: feedKeyDigest(row.field, value)?.toString('hex') })),
    );
  }),
);

test(
  'An upgrade tells workspaces apart that have the same name, and keeps the name of the first',
  withEmptyDatabase(async (t, database) => {
    const names = await knownMigrations();
    await migrateExactly(database, names.slice(0, names.indexOf('20261128000100_workspace_names_and_key_use.ts')));
    await database('workspace').insert(['Same', 'same', 'Other', 'Same '].map((name) => ({ name })));
    await migrate(database);
    t.deepEqual(await database('workspace').orderBy('id').pluck('name'), ['Same', 'same 2', 'Other', 'Same  4']);
  }),
);

test(
  'An upgrade keeps what sessions remember, for those that were used within a day',
  withEmptyDatabase(async (t, database) => {
    const names = await knownMigrations();
    await migrateExactly(database, names.slice(0, names.indexOf('20261129000100_remembered_by_message.ts')));
    const state = JSON.stringify({ version: 2, constraints: [], wishes: [], shown: [7], lastShown: [7], focus: [7] });
    const expires = (hours: number) => database.raw('CURRENT_TIMESTAMP(3) + INTERVAL ? HOUR', [hours]);
    await database('chat_session').insert([
      { id: 1, chatbot_id: 1, state, state_expires_at: expires(1) },
      { id: 2, chatbot_id: 1, state, state_expires_at: expires(-1) },
      { id: 3, chatbot_id: 1, state: null, state_expires_at: null },
    ]);
    const message = { chatbot_id: 1, content: 'hello', role: 'user' };
    for (const session_id of [1, 2, 3])
      await database('chat_message').insert(
        ['answered', 'answered', 'failed'].map((kind) => ({ ...message, session_id, state: kind })),
      );
    await migrate(database);
    const sessions = createSessionStore(database);
    const remembered = await Promise.all([1, 2, 3].map(async (id) => readState(await sessions.readState(id))));
    t.deepEqual(
      remembered.map(({ shown }) => shown),
      [[7], [], []],
    );
  }),
);
