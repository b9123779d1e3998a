import test from 'ava';
import fc from 'fast-check';
import { type Database, openDatabase } from '../../src/database/connection.ts';
import { type StatementValue, statementsOf } from '../../src/database/statements.ts';
import { inStatementTransaction } from '../../src/database/transaction.ts';
import { PROPERTY_RUNS } from '../helpers/property-runs.ts';
import { startTestServer } from '../helpers/test-server.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

const ADD = 'INSERT INTO lease (name, owner, token, expires_at) VALUES (?, ?, ?, ?)';
const leaseOf = (name: string): StatementValue[] => [name, 'one', 1, new Date('2026-03-01T12:00:00.125Z')];
const namesIn = (database: Database): Promise<string[]> => database('lease').orderBy('name').pluck<string[]>('name');

const whole = fc.integer({ min: 0, max: 1_000_000 });
const money = fc
  .integer({ min: 0, max: 99_999_999_999_999 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const moment = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const orNull = <Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(values, { nil: null });
/** A value for a column of each type. */
const row = fc.record({
  sale_price: orNull(money),
  bedrooms: orNull(fc.oneof(whole, fc.double({ min: 0, max: 1_000, noNaN: true }).map(Math.abs))),
  latitude: orNull(fc.double({ min: -90, max: 90, noNaN: true }).map((degrees) => degrees + 0)),
  year_built: orNull(fc.integer({ min: 0, max: 2_100 })),
  market_since: orNull(moment.map((date) => date.toISOString().slice(0, 10))),
  modification_timestamp: orNull(moment),
  feed_hash: orNull(fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes))),
  description: orNull(text),
  images: orNull(fc.array(text, { maxLength: 3 }).map((list) => JSON.stringify(list))),
  tags_yes: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String),
});

test(
  'a value of whatever type is stored, found and read by a statement, prepared or with rows in its text, as by the query builder',
  withDatabase(async (t, database) => {
    const statements = statementsOf(database);
    const columns = [
      'sale_price',
      'bedrooms',
      'latitude',
      'year_built',
      'market_since',
      'modification_timestamp',
      'feed_hash',
      'description',
      'images',
      'tags_yes',
    ] as const;
    await fc.assert(
      fc.asyncProperty(row, async (values) => {
        await database('listing').delete();
        const given = columns.map((column) => values[column]);
        await statements.change(
          `INSERT INTO listing (chatbot_id, source_id, sale_type, status, ${columns.join(', ')}) VALUES (1, 0, 'for_sale', 'Active', ${columns.map(() => '?').join(', ')})`,
          given,
        );
        await database('listing').insert({
          chatbot_id: 1,
          source_id: 0,
          sale_type: 'for_sale',
          status: 'Active',
          ...values,
        });
        const first = await statements.insert(
          `INSERT INTO listing (chatbot_id, source_id, sale_type, status, ${columns.join(', ')}) VALUES ?`,
          [1, 2].map(() => [1, 0, 'for_sale', 'Active', ...given]),
        );
        const built = await database('listing')
          .select(...columns)
          .orderBy('id');
        for (const one of built.slice(1)) t.deepEqual(one, built[0]);
        t.is((await database('listing').where('id', '>=', first)).length, 2);
        const sql = `SELECT ${columns.join(', ')} FROM listing WHERE chatbot_id = ? ORDER BY id LIMIT ? OFFSET ?`;
        t.deepEqual(await statements.rows(sql, [1, 4, 0]), built);
        t.deepEqual(await statements.rowsOnce(sql, [1, 4, 0]), built);
        const same = columns.map((column) => `${column} <=> ?`).join(' AND ');
        t.is((await statements.rows(`SELECT id FROM listing WHERE ${same}`, given)).length, 4);
      }),
      PROPERTY_RUNS,
    );
  }),
);

test(
  'a transaction of statements is stored whole, or, where its work fails, not at all',
  withDatabase(async (t, database) => {
    const answer = await inStatementTransaction(database, async ({ change }) => {
      await change(ADD, leaseOf('first'));
      await change(ADD, leaseOf('second'));
      return 'done';
    });
    t.is(answer, 'done');
    const failing = inStatementTransaction(database, async ({ change }) => {
      await change(ADD, leaseOf('third'));
      throw new Error('no more');
    });
    await t.throwsAsync(failing, { message: 'no more' });
    const clashing = inStatementTransaction(database, async ({ change }) => {
      await change(ADD, leaseOf('fourth'));
      await change(ADD, leaseOf('first'));
    });
    await t.throwsAsync(clashing, { message: /^INSERT INTO lease .*'first', 'one', 1, .* - Duplicate entry/ });
    const clashingRows = inStatementTransaction(database, ({ insert }) =>
      insert('INSERT INTO lease (name, owner, token, expires_at) VALUES ?', ['fifth', 'first'].map(leaseOf)),
    );
    await t.throwsAsync(clashingRows, { message: /^INSERT INTO lease .*'fifth', 'one', 1, .* - Duplicate entry/ });
    const undefinedValue = inStatementTransaction(database, ({ insert }) =>
      insert('INSERT INTO lease (name, owner, token, expires_at) VALUES ?', [
        leaseOf('sixth'),
        ['seventh', undefined as never, 1, null],
      ]),
    );
    await t.throwsAsync(undefinedValue, { message: /undefined/ });
    t.deepEqual(await namesIn(database), ['first', 'second']);
  }),
);

test(
  'a transaction that the server gave up for another’s sake is run again',
  withDatabase(async (t, database) => {
    let runs = 0;
    await inStatementTransaction(database, async ({ change }) => {
      runs += 1;
      await change(ADD, leaseOf(`run ${runs}`));
      if (runs === 1) throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
    });
    t.deepEqual(await namesIn(database), ['run 2']);
  }),
);

test(
  'what is left of the work of a transaction that has ended is not stored',
  withDatabase(async (t, database) => {
    let late: Promise<unknown> | undefined;
    const failing = inStatementTransaction(database, async ({ rows, change }) => {
      late = rows('SELECT SLEEP(0.05)', []).then(() => change(ADD, leaseOf('late')));
      throw new Error('no more');
    });
    await t.throwsAsync(failing, { message: 'no more' });
    await t.throwsAsync(async () => late, { message: 'The transaction has ended' });
    t.deepEqual(await namesIn(database), []);
  }),
);

test(
  'statements of a transaction of the query builder that has ended are refused: its connection serves others',
  withDatabase(async (t, database) => {
    const { promise: ended, resolve } = Promise.withResolvers<ReturnType<typeof statementsOf>>();
    await database.transaction(async (transaction) => {
      await transaction('lease').select('name');
      resolve(statementsOf(transaction));
    });
    const statements = await ended;
    await t.throwsAsync(statements.change(ADD, leaseOf('late')), { message: 'The transaction has ended' });
    t.deepEqual(await namesIn(database), []);
  }),
);

test('a connection that was lost within a transaction is used for nothing else', async (t) => {
  const { database, target, drop } = await createTestDatabase();
  const single = openDatabase(target, { max: 1 });
  try {
    const lost = inStatementTransaction(single, async ({ rows, change }) => {
      await change(ADD, leaseOf('lost'));
      const [session] = await rows<{ id: number }>('SELECT CONNECTION_ID() AS id', []);
      await database.raw(`KILL ${session?.id}`);
      await change(ADD, leaseOf('never'));
    });
    await t.throwsAsync(lost);
    await inStatementTransaction(single, ({ change }) => change(ADD, leaseOf('after')));
    t.deepEqual(await namesIn(database), ['after']);
  } finally {
    await single.destroy();
    await drop();
  }
});

test('a server that takes no more prepared statements is sent them as text', async (t) => {
  const { socketPath, user, stop } = await startTestServer();
  const database = openDatabase({ socketPath, user });
  try {
    await database.raw('SET GLOBAL max_prepared_stmt_count = 0');
    t.deepEqual(await statementsOf(database).rows('SELECT ? AS number', [7]), [{ number: 7 }]);
  } finally {
    await database.destroy();
    await stop();
  }
});
