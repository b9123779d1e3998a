import test from 'ava';
import { createAdmissionStore } from '../../src/chat/limits/admission-store.ts';
import { statementsOf } from '../../src/database/statements.ts';
import { storesOn } from '../../src/database/stores.ts';
import { inTransaction, type Transaction, withRetries } from '../../src/database/transaction.ts';
import { withDatabase } from '../helpers/with-database.ts';

/** What takes a row for a transaction, so that all processes do something one after the other. */
const LOCKS: readonly { table: string; row: object; take: (transaction: Transaction) => Promise<void> }[] = [
  {
    table: 'feed_chatbot_lock',
    row: { chatbot_id: 1 },
    take: (transaction) => storesOn(transaction).chatbotLocks.lock(1),
  },
  {
    table: 'workspace',
    row: { id: 1, name: 'one' },
    take: (transaction) => storesOn(transaction).access.takeWorkspace(1),
  },
  {
    table: 'chatbot',
    row: { id: 1, workspace_id: 1, serial_number: '1'.repeat(32), settings: '{}' },
    take: (transaction) => createAdmissionStore(statementsOf(transaction)).takeChatbot(1),
  },
];

test(
  'A lock that has to hold across the nodes of a cluster changes its row: what leaves it as it is no other node hears of',
  withDatabase(async (t, database) => {
    for (const { table, row, take } of LOCKS) {
      await database(table).insert(row);
      const before = await database(table).first();
      await inTransaction(database, take);
      t.notDeepEqual(await database(table).first(), before, table);
    }
  }),
);

test('What a cluster takes back fifteen times for the sake of another node is done at last', async (t) => {
  let runs = 0;
  await withRetries(async () => {
    runs += 1;
    if (runs <= 15) throw Object.assign(new Error('Deadlock found'), { errno: 1213 });
  });
  t.is(runs, 16);
});
