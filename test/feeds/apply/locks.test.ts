import { Readable } from 'node:stream';
import test from 'ava';
import fc from 'fast-check';
import { carryOutRows } from '../../../src/feeds/apply/apply-part.ts';
import type { Applied, RunContext } from '../../../src/feeds/apply/batch.ts';
import { createBatchPace } from '../../../src/feeds/apply/batch-pace.ts';
import { inBatches } from '../../../src/feeds/plan/batches.ts';
import { createOutcomes } from '../../../src/feeds/plan/outcomes.ts';
import type { PartPlan } from '../../../src/feeds/plan/plan-part.ts';
import type { PartRow } from '../../../src/feeds/plan/plan-row.ts';
import { createProblemList } from '../../../src/feeds/plan/row-problems.ts';
import { createRowRegistry } from '../../../src/feeds/plan/row-registry.ts';
import { fileOf, house, houses } from '../../helpers/homes.ts';
import { PROPERTY_RUNS } from '../../helpers/property-runs.ts';
import { withFeed } from '../../helpers/with-feed.ts';

const drain = async (batches: AsyncIterable<unknown>): Promise<void> => {
  for await (const _ of batches);
};

/** A database on which each statement takes as long: a row is one statement, and so is each of what follows them. */
const slowDatabase = (statement: number, following: number) => {
  let now = 0;
  const held: number[] = [];
  const write = async (rows: readonly number[], locks: { begin(): void; check(): void }): Promise<number[]> => {
    const since = now;
    try {
      locks.begin();
      for (const _ of rows) {
        now += statement;
        locks.check();
      }
      now += statement * following;
      return [...rows];
    } finally {
      held.push(now - since);
    }
  };
  return { now: () => now, held, write };
};

test('all rows are written once, in their order, by transactions that hold no lock for more than a second', async (t) => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 200 }),
      async (statement, following, count, most) => {
        const database = slowDatabase(statement, following);
        const rows = Array.from({ length: count }, (_, index) => index);
        const pace = createBatchPace(most, database.now);
        const done: number[] = [];
        for await (const some of pace.carryOut(rows, database.write)) done.push(...some);
        t.deepEqual(done, rows);
        t.true(Math.max(...database.held) <= 1_000, `${Math.max(...database.held)} ms`);
      },
    ),
    PROPERTY_RUNS,
  );
});

test('a batch is as large as it may be while the database is fast, and again once it is', async (t) => {
  let milliseconds = 1;
  let now = 0;
  const sizes: number[] = [];
  const pace = createBatchPace(200, () => now);
  const write = async (rows: readonly number[], locks: { begin(): void; check(): void }) => {
    locks.begin();
    for (const _ of rows) {
      now += milliseconds;
      locks.check();
    }
    sizes.push(rows.length);
    return rows;
  };
  const rows = Array.from({ length: 400 }, (_, index) => index);
  await drain(pace.carryOut(rows, write));
  t.deepEqual(sizes.splice(0), [200, 200]);
  milliseconds = 300;
  await drain(pace.carryOut(rows.slice(0, 20), write));
  t.true(Math.max(...sizes.splice(0)) <= 3);
  milliseconds = 1;
  await drain(pace.carryOut([...rows, ...rows], write));
  t.is(Math.max(...sizes), 200);
});

test('what goes wrong otherwise is no reason to try fewer rows', async (t) => {
  const pace = createBatchPace(200);
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('no');
  };
  await t.throwsAsync(drain(pace.carryOut([1, 2], fail)), { message: 'no' });
  t.is(tries, 1);
});

const LOCKS_LISTINGS = /^UPDATE listing SET|^update `listing` set|FROM listing .*FOR UPDATE$/;

test(
  'of a batch only its last statements lock listings, so that an update of the API does not wait for the others',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 6)));
    const statements: string[] = [];
    // The claim on the run is renewed beside the batch, whenever its time has come.
    feed.database.on('query', ({ sql }: { sql: string }) => sql.includes('`feed_run`') || statements.push(sql));
    await feed.importFile(fileOf(house(1, { ListPrice: '510000' }), ...houses(2, 5)));
    const locked: string[][] = [];
    for (const [index, sql] of statements.entries()) {
      if (!LOCKS_LISTINGS.test(sql) || (locked.at(-1)?.includes(sql) ?? false)) continue;
      locked.push(statements.slice(index, statements.indexOf('COMMIT;', index) + 1));
    }
    const [update, removal] = locked;
    t.true(update?.at(-1) === 'COMMIT;' && update.length <= 3, update?.join('\n'));
    t.true(removal?.at(-1) === 'COMMIT;' && removal.length <= 5, removal?.join('\n'));
  }),
);

test(
  'where the database is slow, and refuses a row besides, each row is written and counted once',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 12)));
    await feed.database.raw(`ALTER TABLE listing ADD CONSTRAINT odd_price CHECK (sale_price <> 666666)`);
    await feed.database.raw(
      `CREATE TRIGGER slow BEFORE UPDATE ON listing FOR EACH ROW
        SET @slept = IF(OLD.sale_price <=> NEW.sale_price, 0, SLEEP(0.2))`,
    );
    const { part } = await feed.importFile(
      fileOf(house(1, { ListPrice: '666666' }), ...houses(2, 8, { ListPrice: '510000' }), ...houses(9, 12)),
    );
    t.like(part, { Created: 0, Updated: 7, Unchanged: 4, Rejected: 1 });
    const changed = await feed.database('listing_change').where({ kind: 'update' }).count({ total: '*' }).first();
    t.is(Number(changed?.total), 7);
  }),
);

test(
  'a stop is heard between the transactions of a slow batch',
  withFeed(async (t, feed) => {
    await feed.importFile(fileOf(...houses(1, 30)));
    await feed.database.raw(
      `CREATE TRIGGER slow BEFORE UPDATE ON listing FOR EACH ROW
        SET @slept = IF(OLD.sale_price <=> NEW.sale_price, 0, SLEEP(0.2))`,
    );
    const stop = new AbortController();
    let updates = 0;
    let commits = 0;
    feed.database.on('query', ({ sql }: { sql: string }) => {
      if (sql.startsWith('UPDATE listing SET')) updates += 1;
      else if (sql.startsWith('COMMIT') && stop.signal.aborted) commits += 1;
      if (updates === 5) stop.abort(new Error('stop'));
    });
    await feed.deliver(fileOf(...houses(1, 30, { ListPrice: '510000' })));
    const runId = await feed.queue();
    await feed.execute(runId, stop.signal);
    t.true(commits <= 1, String(commits));
    t.is((await feed.services.runs.get(runId))?.state, 'Queued');
  }),
);

const ROWS = 2_000;
const BATCH = 100;

/** Carries out rows 0, 1, 2 … as `decide` says of each; tells how often rows were looked at, and what became of them. */
const carryOutAll = async (decide: (index: number, defers: boolean, inBatch: number) => Partial<Applied>) => {
  const rows = Array.from({ length: ROWS }, (_, index) => ({ index, row: { kind: 'listing', keys: {} } }) as PartRow);
  const outcomes = createOutcomes();
  const plan = {
    chatbotId: 1,
    registry: await createRowRegistry(),
    outcomes,
    problems: createProblemList(),
    named: { has: () => false },
  } as unknown as PartPlan;
  let looks = 0;
  const carryOut = async (batch: readonly PartRow[], { defers }: { defers: boolean }): Promise<Applied[]> => {
    looks += batch.length;
    return batch.map((row, place): Applied => {
      const unsaid: Applied = { row, outcome: 'created', listingId: null, listings: [], problems: [] };
      return { ...unsaid, ...decide(row.index, defers, place) };
    });
  };
  const batches = Readable.from(inBatches(rows, BATCH));
  const shared = { batchRows: BATCH, signal: new AbortController().signal } as RunContext;
  await carryOutRows(plan, [], shared, { batches, carryOut });
  return { looks, counts: outcomes.count() };
};

test('rows that wait for a key that nobody gives up are not looked at again and again', async (t) => {
  // As in a preview of a file whose rows share a URL: in every batch the first row would have it.
  const { looks, counts } = await carryOutAll((_, defers, place) =>
    defers && place > 0 ? { outcome: 'deferred' } : {},
  );
  t.is(counts.created, ROWS);
  t.true(looks <= 3 * ROWS, `${looks} looks`);
});

test('a row gets the key that the last of a long chain of rows has freed', async (t) => {
  // Row n wants what the listing of row n + 1 has, and gives up what row n - 1 wants.
  const written = new Set<number>();
  let without = 0;
  const { looks, counts } = await carryOutAll((index, defers) => {
    const isFree = index === ROWS - 1 || written.has(index + 1);
    if (!isFree && defers) return { outcome: 'deferred', listings: [index + 1, index + 2] };
    if (!isFree) without += 1;
    written.add(index);
    return { outcome: 'updated', listingId: index + 1, listings: [index + 1] };
  });
  t.is(counts.updated, ROWS);
  t.is(without, 0);
  t.true(looks <= 5 * ROWS, `${looks} looks`);
});
