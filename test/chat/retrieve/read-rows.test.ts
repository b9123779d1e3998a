import test from 'ava';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Database } from '../../../src/database/connection.ts';

/** A database of so many connections that answers when it is told to; tells how many statements it has in hand. */
const heldDatabase = (max: number) => {
  const held: (() => void)[] = [];
  const raw = (): Promise<unknown> => new Promise((resolve) => held.push(() => resolve([[{ id: 1 }], []])));
  return { held, database: { client: { config: { pool: { max } } }, raw } as unknown as Database };
};

test('Questions leave connections to others, and go on as theirs come free', async (t) => {
  const { held, database } = heldDatabase(6);
  const readRows = createReadRows(database);
  const reading = Promise.all([1, 2, 3].map(() => readRows('SELECT 1')));
  t.is(held.length, 2);
  held[0]?.();
  held[1]?.();
  while (held.length < 3) await new Promise(setImmediate);
  held[2]?.();
  t.deepEqual(await reading, [[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]]);
});

test('A question that waits for too long, for its turn or for the database, is a 503', async (t) => {
  const { held, database } = heldDatabase(5);
  const readRows = createReadRows(database, 1);
  const results = await Promise.allSettled([readRows('SELECT 1'), readRows('SELECT 1')]);
  t.deepEqual(
    results.map((result) => (result.status === 'rejected' ? result.reason.status : 'answered')),
    [503, 503],
  );
  const next = createReadRows(database)('SELECT 1');
  held.at(-1)?.();
  t.deepEqual(await next, [{ id: 1 }]);
});
