import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { backupDatabase, withSnapshot } from '../../src/database/backup.ts';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { appliedMigrations, knownMigrations, migrateExactly } from '../../src/database/migrate.ts';
import { restoreDatabase } from '../../src/database/restore.ts';
import { createTestDatabase } from '../helpers/with-database.ts';

type Fixture = { source: Database; target: Database; file: string };

/** Two databases (the second without tables) and a file name in a folder that is removed afterwards. */
const withFixture =
  (body: (t: ExecutionContext, fixture: Fixture) => Promise<void>, options: { migrated?: boolean } = {}) =>
  async (t: ExecutionContext): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'listingd-backup-'));
    t.teardown(() => rm(folder, { recursive: true }));
    const source = await createTestDatabase(options);
    t.teardown(source.drop);
    const target = await createTestDatabase({ migrated: false });
    t.teardown(target.drop);
    await body(t, { source: source.database, target: target.database, file: join(folder, 'backup.gz') });
  };

type Column = {
  name: string;
  type: string;
  size: number | null;
  charset: string | null;
  nullable: string;
  /** 1 of a column that makes its own values. */
  is_generated: number;
};

const tablesOf = async (database: Database): Promise<string[]> => {
  const [rows] = await database.raw(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = DATABASE() AND table_name NOT LIKE 'schema_migration%' ORDER BY table_name`,
  );
  return (rows as { name: string }[]).map((row) => row.name);
};

const columnsOf = async (database: Database, table: string): Promise<Column[]> => {
  const [rows] = await database.raw(
    `SELECT column_name AS name, LOWER(column_type) AS type, character_maximum_length AS size,
       character_set_name AS charset, is_nullable AS nullable,
       COALESCE(generation_expression, '') <> '' AS is_generated
      FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ? ORDER BY ordinal_position`,
    [table],
  );
  return rows as Column[];
};

/** Every row of every table, as the hexadecimal bytes of each value. */
const contents = async (database: Database): Promise<Record<string, string[]>> => {
  const all: Record<string, string[]> = {};
  for (const table of await tablesOf(database)) {
    const columns = await columnsOf(database, table);
    const parts = columns.map(
      ({ name, type }) => `COALESCE(HEX(${/int/.test(type) ? 'CONCAT' : ''}(\`${name}\`)), '-')`,
    );
    const [rows] = await database.raw(`SELECT CONCAT_WS(' ', ${parts.join(', ')}) AS bytes FROM ??`, [table]);
    all[table] = (rows as { bytes: string }[]).map((row) => row.bytes).sort();
  }
  return all;
};

const date = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
});

const anyValue = ({ type, size, charset }: Column): fc.Arbitrary<unknown> => {
  if (/^bigint.* unsigned/.test(type)) return fc.bigInt(0n, 2n ** 64n - 1n).map(String);
  if (type.startsWith('bigint')) return fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(String);
  if (type.startsWith('int')) return fc.integer();
  if (type.startsWith('smallint')) return fc.integer({ min: -32_768, max: 32_767 });
  if (type.startsWith('tinyint')) return fc.integer({ min: -128, max: 127 });
  if (type.startsWith('double')) return fc.double({ noNaN: true, noDefaultInfinity: true }).map(String);
  if (type === 'decimal(14,2)') {
    return fc
      .bigInt(-99_999_999_999_999n, 99_999_999_999_999n)
      .map((cents) => `${cents / 100n}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, '0')}`);
  }
  if (type === 'date') return date.map((day) => day.toISOString().slice(0, 10));
  if (type === 'datetime(3)') return date;
  if (type.startsWith('binary'))
    return fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes));
  // MariaDB keeps JSON as LONGTEXT; all of these columns take any JSON.
  if (type === 'json' || type === 'longtext') return fc.json();
  if (size === null) throw new Error(`No values for a column of type ${type}`);
  const maxLength = Math.min(size, 300);
  return charset === 'ascii'
    ? fc.string({ maxLength })
    : fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 40) });
};

/** A row of any content, by column; `id` is left to the caller. */
const rowOf = (columns: Column[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      columns
        .filter(({ name }) => name !== 'id')
        .map((column) => [
          column.name,
          column.nullable === 'YES' ? fc.option(anyValue(column), { nil: null }) : anyValue(column),
        ]),
    ),
  );

/** Fills every table with rows of any content; those that a unique key refuses are left out. */
const fillEverything = async (database: Database, seed: number): Promise<void> => {
  for (const table of await tablesOf(database)) {
    const columns = (await columnsOf(database, table)).filter((column) => column.is_generated === 0);
    const rows = fc.sample(rowOf(columns), { numRuns: 60, seed });
    for (const [index, row] of rows.entries()) {
      const id = index === 0 ? '9007199254740993' : String(index);
      const whole = columns.some(({ name }) => name === 'id') ? { id, ...row } : row;
      await database(table)
        .insert(whole)
        .catch((error: { errno?: number }) => {
          if (error.errno !== 1062) throw error;
        });
    }
  }
};

const addWorkspace = (database: Database, name = 'Harbor Homes') => database('workspace').insert({ name });

test(
  'a restored database equals the one that was backed up, value by value, whatever the values are',
  withFixture(async (t, { source, target, file }) => {
    await fillEverything(source, 1);
    const before = await contents(source);
    const backup = await backupDatabase(source, file);
    const restored = await restoreDatabase(target, file);
    t.deepEqual(await contents(target), before);
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]));
    t.deepEqual(backup.tables, counts);
    t.deepEqual(restored.tables, counts);
    for (const [table, count] of Object.entries(counts)) t.true(count > 30, `${table} has rows to compare`);
  }),
);

test(
  'texts longer than a chunk, line separators and empty tables come through',
  withFixture(async (t, { source, target, file }) => {
    await addWorkspace(source);
    const content = `\u2028 line\r\nanother\n${'🏡 Cañon “Ω” '.repeat(60_000)}`;
    await source('chat_message').insert({ chatbot_id: 1, session_id: 1, role: 'user', state: 'answered', content });
    await backupDatabase(source, file);
    await restoreDatabase(target, file);
    const [row] = await target('chat_message').select('content');
    t.is(row.content, content);
    t.deepEqual(await target('listing'), []);
  }),
);

test(
  'a backup holds one moment: what is written while it runs is not in it',
  withFixture(async (t, { source }) => {
    await addWorkspace(source, 'before');
    await withSnapshot(source, async (snapshot) => {
      await addWorkspace(source, 'during');
      await source('workspace').where({ name: 'before' }).update({ name: 'after' });
      const names: string[] = [];
      for await (const [name] of snapshot.stream('SELECT name FROM workspace')) names.push(String(name));
      t.deepEqual(names, ['before']);
      t.deepEqual(await snapshot.query('SELECT name FROM workspace'), [{ name: 'before' }]);
    });
    t.deepEqual(await source('workspace').orderBy('id').pluck('name'), ['after', 'during']);
  }),
);

const lease = { name: 'a', owner: 'b', token: 1, expires_at: new Date() };

test(
  'the ID of a row that was deleted before the backup is not given again after the restore',
  withFixture(async (t, { source, target, file }) => {
    await addWorkspace(source, 'kept');
    const [id] = await addWorkspace(source, 'deleted');
    await source('workspace').where({ id }).delete();
    await backupDatabase(source, file);
    await restoreDatabase(target, file);
    const [next] = await addWorkspace(target, 'new');
    t.true(Number(next) > Number(id));
  }),
);

test(
  'a backup of an older listingd is restored into its own tables, which are then brought up to date',
  withFixture(
    async (t, { source, target, file }) => {
      const steps = await knownMigrations();
      await migrateExactly(source, steps.slice(0, 1));
      await addWorkspace(source, 'old');
      await backupDatabase(source, file);
      await restoreDatabase(target, file);
      t.deepEqual(await appliedMigrations(target), steps);
      t.deepEqual(await target('workspace').pluck('name'), ['old']);
      t.deepEqual(await target('listing'), []);
    },
    { migrated: false },
  ),
);

test(
  'a backup of an older listingd is also restored where the tables of today stand empty',
  withFixture(
    async (t, { source, target, file }) => {
      const steps = await knownMigrations();
      await migrateExactly(source, steps.slice(0, 2));
      await addWorkspace(source, 'old');
      await backupDatabase(source, file);
      await migrateExactly(target, steps);
      await target('lease').insert(lease);
      await restoreDatabase(target, file);
      t.deepEqual([...(await appliedMigrations(target))].sort(), steps);
      t.deepEqual(await target('workspace').pluck('name'), ['old']);
      t.deepEqual(await target('lease'), []);
    },
    { migrated: false },
  ),
);

test(
  'a backup of a newer listingd is refused, and the database stays without tables',
  withFixture(async (t, { source, target, file }) => {
    await source('schema_migration').insert({ name: '29990101000000_future.ts', migration_time: new Date() });
    await backupDatabase(source, file);
    await t.throwsAsync(restoreDatabase(target, file), {
      message: /newer listingd.*29990101000000_future\.ts.*update/,
    });
    t.deepEqual(await tablesOf(target), []);
  }),
);

test(
  'a database that is not empty is refused and keeps what it has',
  withFixture(async (t, { source, target, file }) => {
    await addWorkspace(source);
    await backupDatabase(source, file);
    await restoreDatabase(target, file);
    const before = await contents(target);
    await t.throwsAsync(restoreDatabase(target, file), {
      message: /not empty \(there are rows in workspace\).*new database/,
    });
    t.deepEqual(await contents(target), before);
  }),
);

test(
  'a backup that was cut off anywhere is refused before anything is written',
  withFixture(async (t, { source, target, file }) => {
    await fillEverything(source, 2);
    await backupDatabase(source, file);
    const whole = await readFile(file);
    const lines = gunzipSync(whole).toString().split('\n');
    const cuts = [1, 10, 100, whole.length >> 1, whole.length - 9, whole.length - 1].map((end) =>
      whole.subarray(0, end),
    );
    const shorter = [1, 2, lines.length >> 1, lines.length - 2].map((count) =>
      gzipSync(`${lines.slice(0, count).join('\n')}\n`),
    );
    for (const bytes of [...cuts, ...shorter, gzipSync(lines.join('\n').slice(0, -5))]) {
      await writeFile(file, bytes);
      await t.throwsAsync(
        restoreDatabase(target, file),
        { message: /is cut off|is not a backup/ },
        String(bytes.length),
      );
    }
    t.deepEqual(await tablesOf(target), []);
  }),
);

test(
  'a backup in which anything was altered is refused before anything is written',
  withFixture(async (t, { source, target, file }) => {
    await fillEverything(source, 3);
    await addWorkspace(source, 'Harbor Homes');
    await backupDatabase(source, file);
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.split('\n');
    const row = lines.findIndex((line) => line.includes('Harbor Homes'));
    const altered = {
      'another value': text.replace('Harbor Homes', 'Harbor House'),
      'a row less': lines.toSpliced(row, 1).join('\n'),
      'a row twice': lines.toSpliced(row, 0, lines[row] as string).join('\n'),
      'a row with a value less': text.replace('"Harbor Homes",', ''),
      'two rows changed about': lines.toSpliced(row - 1, 2, lines[row] as string, lines[row - 1] as string).join('\n'),
      'another count': text.replace(/"workspace":\d+/, '"workspace":1'),
      'something after the end': `${text}["1"]\n`,
      'a line that is no JSON': text.replace('"Harbor Homes"', 'Harbor Homes'),
    };
    for (const [how, changed] of Object.entries(altered)) {
      t.not(changed, text, how);
      await writeFile(file, gzipSync(changed));
      await t.throwsAsync(restoreDatabase(target, file), { message: /is damaged/ }, how);
    }
    const bytes = gzipSync(text);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await t.throwsAsync(restoreDatabase(target, file), { message: /is damaged/ });
    t.deepEqual(await tablesOf(target), []);
  }),
);

test(
  'what is no backup is named so',
  withFixture(async (t, { target, file }) => {
    await t.throwsAsync(restoreDatabase(target, file), { message: /There is no backup/ });
    for (const bytes of [
      Buffer.from('ListingKey,City\n'),
      gzipSync('ListingKey,City\n'),
      gzipSync('{"a":1}\n'),
      gzipSync('[]\n'),
    ]) {
      await writeFile(file, bytes);
      await t.throwsAsync(restoreDatabase(target, file), { message: /is not a backup made by listingd/ });
    }
    await writeFile(file, gzipSync('{"listingd":"backup","format":2}\n'));
    await t.throwsAsync(restoreDatabase(target, file), { message: /format 2.*newer listingd/ });
  }),
);

test(
  'a backup never overwrites a file, is readable for its user only, and leaves nothing half-written',
  withFixture(async (t, { source, file }) => {
    const folder = join(file, '..');
    await backupDatabase(source, file);
    t.is((await stat(file)).mode & 0o777, 0o600);
    const before = await readFile(file);
    await t.throwsAsync(backupDatabase(source, file), { message: /exists already/ });
    t.deepEqual(await readFile(file), before);
    await t.throwsAsync(backupDatabase(source, join(folder, 'none', 'backup.gz')), {
      message: /cannot be written.*ENOENT/,
    });

    const stopped = AbortSignal.abort(new Error('stopped'));
    await t.throwsAsync(backupDatabase(source, join(folder, 'stopped.gz'), { signal: stopped }));
    await writeFile(join(folder, 'other.gz.partial'), '');
    await t.throwsAsync(backupDatabase(source, join(folder, 'other.gz')), { message: /partial exists/ });
    t.deepEqual((await readdir(folder)).sort(), ['backup.gz', 'other.gz.partial']);
  }),
);

test(
  'a database without tables has nothing to back up',
  withFixture(
    async (t, { source, file }) => {
      await t.throwsAsync(backupDatabase(source, file), { message: /no tables of listingd/ });
      t.deepEqual(await readdir(join(file, '..')), []);
    },
    { migrated: false },
  ),
);

test('a backup that is broken off in the middle of a table leaves the pool usable', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-backup-'));
  t.teardown(() => rm(folder, { recursive: true }));
  const { target, database, drop } = await createTestDatabase();
  t.teardown(drop);
  const single = openDatabase(target, { max: 1 });
  t.teardown(() => single.destroy());
  const content = 'x'.repeat(60_000);
  for (let batch = 0; batch < 10; batch += 1) {
    const row = { chatbot_id: 1, session_id: 1, role: 'user', state: 'answered', content };
    await database('chat_message').insert(Array.from({ length: 50 }, () => row));
  }
  const stop = new AbortController();
  const log = (message: string) => {
    if (message.includes('chat_message')) setImmediate(() => stop.abort(new Error('stopped')));
  };
  await t.throwsAsync(backupDatabase(single, join(folder, 'backup.gz'), { log, signal: stop.signal }));
  t.is((await single('chat_message').count({ count: '*' }))[0]?.count, 500);
  t.deepEqual(await readdir(folder), []);
});
