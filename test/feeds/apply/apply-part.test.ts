import { Readable } from 'node:stream';
import test from 'ava';
import { carryOutRows } from '../../../src/feeds/apply/apply-part.ts';
import type { Applied, RunContext } from '../../../src/feeds/apply/batch.ts';
import { inBatches } from '../../../src/feeds/plan/batches.ts';
import { createOutcomes } from '../../../src/feeds/plan/outcomes.ts';
import type { PartPlan } from '../../../src/feeds/plan/plan-part.ts';
import type { PartRow } from '../../../src/feeds/plan/plan-row.ts';
import { createProblemList } from '../../../src/feeds/plan/row-problems.ts';
import { createRowRegistry } from '../../../src/feeds/plan/row-registry.ts';

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
