import test from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { migrate } from '../../src/database/migrate.ts';
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
