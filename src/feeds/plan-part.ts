import { join } from 'node:path';
import type { CandidateStore } from '../listings/candidate-store.ts';
import type { ListingValues } from '../listings/listing.ts';
import { createCandidateIndex } from './candidate-index.ts';
import type { FeedRow, RowProblem } from './feed-row.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import { rowIdentity } from './match-row.ts';
import { createOutcomes, type Outcome } from './outcomes.ts';
import { type Decision, type PartRow, type PlanContext, planRow, valuesOf } from './plan-row.ts';
import type { RowHasher } from './row-hash.ts';
import { createRowRegistry } from './row-registry.ts';
import { createSpool } from './spool.ts';

export type Removal = { id: number; reason: 'row' | 'absence'; row: number | null };

/** The keys of a batch, as the candidates are looked up by them. */
export const candidateKeys = (rows: readonly PartRow[]) => {
  const identities = rows.map(({ row }) => rowIdentity(row.keys, {}));
  const kept = <Value>(values: (Value | null)[]): Value[] => [...new Set(values.filter((value) => value !== null))];
  return {
    ids: kept(identities.map((identity) => identity.internalId)),
    sourceKeys: kept(identities.map((identity) => identity.listingKey)),
    mlsKeys: kept(identities.map((identity) => identity.number)),
    urlKeys: kept(identities.map((identity) => identity.urlKey)).map((key) => Buffer.from(key, 'hex')),
  };
};

const PLANNED: Readonly<Record<Decision['outcome'], Outcome>> = {
  create: 'created',
  update: 'updated',
  refresh: 'unchanged',
  unchanged: 'unchanged',
  end: 'removedByRow',
  claim: 'ignored',
  unclaim: 'ignored',
  ignore: 'ignored',
  reject: 'rejected',
  defer: 'updated',
};
const SPOOLED: ReadonlySet<Decision['outcome']> = new Set(['create', 'update', 'refresh', 'claim', 'unclaim', 'defer']);

const hasNoKey = (row: FeedRow): boolean =>
  row.kind !== 'ignored' && Object.values(row.keys).every((key) => key === null || key === undefined);

const newPrice = (values: Partial<ListingValues>): string | null =>
  (values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice) ?? null;

/**
 * One chatbot's part of a run while the file is read: rows are compared with what is stored, what differs is spooled,
 * nothing is written. Memory: one byte and up to two digests a row.
 */
export const createPartPlan = async (options: {
  chatbotId: number;
  sourceId: number;
  folder: string;
  candidates: CandidateStore;
  hash: RowHasher;
  context: Pick<PlanContext, 'today' | 'importSold' | 'soldDays'>;
}) => {
  const { chatbotId, sourceId, candidates, hash } = options;
  const registry = await createRowRegistry();
  const outcomes = createOutcomes();
  const spool = createSpool(join(options.folder, `rows-${chatbotId}.jsonl`));
  const seen: IdSet = createIdSet();
  const endings = new Map<number, { row: number; number: string | null }>();
  const priceRatios: number[] = [];
  const problems: RowProblem[] = [];
  let comparedPrices = 0;
  let matchedRows = 0;
  let keylessRows = 0;

  const notePrice = ({ listing }: Decision, row: FeedRow): void => {
    if (listing === null || !listing.live || listing.sourceId !== sourceId || row.kind !== 'listing') return;
    const before = Number(listing.saleType === 'for_rent' ? listing.rentPrice : listing.salePrice);
    const after = Number(newPrice(row.values));
    if (!(before > 0) || !(after > 0) || listing.saleType !== row.values.SaleType) return;
    comparedPrices += 1;
    if (before !== after) priceRatios.push(after / before);
  };

  const note = (partRow: PartRow, decision: Decision): void => {
    outcomes.set(partRow.index, PLANNED[decision.outcome]);
    if (decision.outcome === 'end' && decision.listing !== null) {
      endings.set(decision.listing.id, { row: partRow.index, number: decision.listing.mlsKey });
    } else if (decision.seen !== null) {
      seen.add(decision.seen);
      if (decision.outcome !== 'reject' && decision.outcome !== 'ignore') endings.delete(decision.seen);
    }
    if (decision.outcome === 'reject') problems.push(...decision.problems);
    notePrice(decision, partRow.row);
  };

  return {
    chatbotId,
    registry,
    outcomes,
    spool,
    seen,
    problems,

    /** Compares a batch of the file. `firstIndex` numbers its first row, from 0. */
    add: async (rows: readonly { row: FeedRow; outside: boolean }[], firstIndex: number): Promise<void> => {
      const partRows = rows.map(({ row, outside }, offset): PartRow => {
        const index = firstIndex + offset;
        return { index, row, outside, hash: hash(row.keys, valuesOf(row)) };
      });
      const found = await candidates.find(chatbotId, sourceId, candidateKeys(partRows));
      const context: PlanContext = {
        ...options.context,
        sourceId,
        index: createCandidateIndex(found),
        numberInFile: () => false,
        isLeaving: () => false,
        defers: true,
      };
      const spooled: PartRow[] = [];
      for (const partRow of partRows) {
        if (!partRow.outside) matchedRows += 1;
        if (hasNoKey(partRow.row)) keylessRows += 1;
        const decision = planRow(partRow, context);
        for (const earlier of registry.add(partRow.index, partRow.row, partRow.outside)) {
          outcomes.set(earlier, 'replaced');
          problems.push({
            line: partRow.row.line,
            column: null,
            value: null,
            expected: 'one row a home: an earlier row of the file has the same key, and this one, the later, counts',
          });
        }
        note(partRow, decision);
        if (SPOOLED.has(decision.outcome)) spooled.push(partRow);
      }
      await spool.add(spooled);
    },

    /** The listings that rows end, but for those whose number another row still displays. Known once the file is read. */
    endings: (): Removal[] =>
      [...endings]
        .filter(([, { number }]) => number === null || !registry.isDisplayed(number))
        .map(([id, { row }]) => ({ id, reason: 'row', row })),

    /** What the guards judge by. */
    facts: () => ({
      matchedRows,
      keylessRows,
      priceRatios,
      comparedPrices,
      created: outcomes.count().created,
    }),
  };
};

export type PartPlan = Awaited<ReturnType<typeof createPartPlan>>;
