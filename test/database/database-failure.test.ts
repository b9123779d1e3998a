import test from 'ava';
import { openDatabase } from '../../src/database/connection.ts';
import { isDatabaseAway } from '../../src/database/database-failure.ts';
import { createTestDatabase, withDatabase } from '../helpers/with-database.ts';

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
