import { inBatches, readAhead } from '../plan/batches.ts';
import { createIdSet } from '../plan/id-set.ts';
import type { PartPlan } from '../plan/plan-part.ts';
import type { PartRow } from '../plan/plan-row.ts';
import type { Removal } from '../plan/shown-homes.ts';
import { applyBatch } from './apply-batch.ts';
import type { Applied, ApplyContext, RunContext } from './batch.ts';
import { withNewHomes } from './create-listings.ts';
import { createKeysGivenUp } from './keys-given-up.ts';

/** Rows that wait until stored listings may have given up a key, by those listings. */
const createWaitingRows = () => {
  const rows = new Map<number, PartRow>();
  const byListing = new Map<number, number[]>();

  const take = (indexes: Iterable<number>): PartRow[] => {
    const taken: PartRow[] = [];
    for (const index of indexes) {
      const row = rows.get(index);
      if (row !== undefined) taken.push(row);
      rows.delete(index);
    }
    return taken.sort((left, right) => left.index - right.index);
  };

  return {
    put: (row: PartRow, listings: readonly number[]): void => {
      rows.set(row.index, row);
      for (const id of listings) {
        const waiting = byListing.get(id);
        if (waiting === undefined) byListing.set(id, [row.index]);
        else waiting.push(row.index);
      }
    },

    /** All of them, which then wait no more; in the file's order. */
    takeAll: (): PartRow[] => {
      byListing.clear();
      return take([...rows.keys()]);
    },

    /** Those that wait for one of the listings. */
    takeFor: (listings: ReadonlySet<number>): PartRow[] => {
      const indexes = new Set([...listings].flatMap((id) => byListing.get(id) ?? []));
      for (const id of listings) byListing.delete(id);
      return take(indexes);
    },
  };
};

/** What is done with a batch of rows: they are written, or a preview only looks at what writing them would do. */
type CarryOut = (rows: readonly PartRow[], context: ApplyContext) => Promise<Applied[]>;

/** What rows of a part are carried out with. `leaving`: the listings that leave the display at the end of the run. */
const createContexts = (
  { chatbotId, isFirst, registry, named }: PartPlan,
  shared: RunContext,
  { isLeaving, isGivenUp }: Pick<ApplyContext, 'isLeaving' | 'isGivenUp'>,
) => {
  const context = {
    ...shared,
    chatbotId,
    // By an ID a row may mean any.
    first: { isFirst: isFirst && !shared.keys.includes('InternalID') },
    numberInFile: registry.isNumberDisplayed,
    sourceKeyInFile: registry.isKeyDisplayed,
    urlRowInFile: registry.isUrlDisplayed,
    isNamed: named.has,
    isLeaving,
    isGivenUp,
    // Ends of displays were decided when the file was read.
    formerNumbers: new Map<number, Set<string>>(),
  };
  return (defers: boolean): ApplyContext => ({ ...context, defers });
};

/**
 * Takes the rows that a part's plan spooled, in the batches in which they come, and notes what became of each, and their problems, in the plan.
 * Rows that want a key that another listing holds wait until the others are done, and are taken again when it may have given
 * the key up, or is sure to by a row that waits itself: so the order of the rows makes no difference.
 * Returns the removals that no row has made void, and how many rows the database refused.
 */
export const carryOutRows = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
  { batches, carryOut }: { batches: AsyncIterable<PartRow[]>; carryOut: CarryOut },
): Promise<{ remaining: Removal[]; refusedRows: number }> => {
  const { outcomes, problems, registry } = plan;
  const leaving = createIdSet(removals.map(({ id }) => id));
  const written = createIdSet();
  const givenUp = createKeysGivenUp();
  const context = createContexts(plan, shared, {
    isLeaving: (id) => leaving.has(id) && !written.has(id),
    isGivenUp: givenUp.has,
  });
  const waiting = createWaitingRows();
  let refusedRows = 0;
  /** The listings whose keys may have moved, or are sure to, since the waiting rows were last looked at. */
  let moved = new Set<number>();

  const note = ({ row, outcome, listingId, listings, givesUp = [], problems: found, refused }: Applied): void => {
    if (outcome === 'deferred') {
      waiting.put(row, listings);
      if (givenUp.add(givesUp) && listingId !== null) moved.add(listingId);
      return;
    }
    for (const id of listings) moved.add(id);
    if (refused) refusedRows += 1;
    outcomes.set(row.index, outcome);
    problems.add(row.row, found, outcome === 'rejected');
    if (listingId !== null && (outcome === 'updated' || outcome === 'unchanged')) written.add(listingId);
  };

  const take = async (rows: readonly PartRow[], defers: boolean): Promise<void> => {
    const pending = rows.filter((row) => !registry.isReplaced(row.index));
    if (pending.length > 0) for (const applied of await carryOut(pending, context(defers))) note(applied);
    shared.signal.throwIfAborted();
  };

  for await (const rows of batches) await take(rows, true);
  // Once all together: what the batches have newly written holds keys too.
  for (let ready = waiting.takeAll(); ready.length > 0; ready = waiting.takeFor(moved)) {
    moved = new Set();
    for (const rows of inBatches(ready, shared.batchRows)) await take(rows, true);
  }
  for (const rows of inBatches(waiting.takeAll(), shared.batchRows)) await take(rows, false);
  return { remaining: removals.filter(({ id }) => !written.has(id)), refusedRows };
};

/** Writes what a part's plan spooled. Returns the removals that no row has made void, and how many rows the database refused. */
export const applyPart = async (
  plan: PartPlan,
  removals: readonly Removal[],
  shared: RunContext,
): Promise<{ remaining: Removal[]; refusedRows: number }> => {
  await shared.beginWriting();
  const homes = withNewHomes(plan.spool.read(shared.batchRows), { outcomes: plan.outcomes, today: shared.today });
  return carryOutRows(plan, removals, shared, { batches: readAhead(homes), carryOut: applyBatch });
};
