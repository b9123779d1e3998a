import test from 'ava';
import { createReadRows } from '../../../src/chat/retrieve/stores/read-rows-store.ts';
import type { Database } from '../../../src/database/connection.ts';

/** A database of so many connections that answers when it is told to; tells how many statements it has in hand. */
const heldDatabase = (max: number) => {
  const held: (() => void)[] = [];
  const query = (_sql: string, _values: unknown, done: (error: null, rows: object[]) => void): void =>
    void held.push(() => done(null, [{ id: 1 }]));
  const client = {
    config: { pool: { max } },
    acquireConnection: async () => ({ query }),
    releaseConnection: () => {},
    emit: () => {},
  };
  const isAsked = async (times: number): Promise<void> => {
    while (held.length < times) await new Promise(setImmediate);
  };
  return { held, isAsked, database: { client } as unknown as Database };
};

test('Questions leave connections to others, and go on as theirs come free', async (t) => {
  const { held, isAsked, database } = heldDatabase(6);
  const readRows = createReadRows(database);
  const reading = Promise.all([1, 2, 3].map(() => readRows('SELECT 1')));
  await isAsked(2);
  await new Promise(setImmediate);
  t.is(held.length, 2);
  held[0]?.();
  held[1]?.();
  await isAsked(3);
  held[2]?.();
  t.deepEqual(await reading, [[{ id: 1 }], [{ id: 1 }], [{ id: 1 }]]);
});

test('A question that waits for too long, for its turn or for the database, is a 503', async (t) => {
  const { held, isAsked, database } = heldDatabase(5);
  const readRows = createReadRows(database, 1);
  const results = await Promise.allSettled([readRows('SELECT 1'), readRows('SELECT 1')]);
  t.deepEqual(
    results.map((result) => (result.status === 'rejected' ? result.reason.status : 'answered')),
    [503, 503],
  );
  const asked = held.length;
  const next = createReadRows(database)('SELECT 1');
  await isAsked(asked + 1);
  held.at(-1)?.();
  t.deepEqual(await next, [{ id: 1 }]);
});
