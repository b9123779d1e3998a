import { join } from 'node:path';
import type { CandidateStore } from '../../listings/candidate-store.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { ListingHistoryStore } from '../../listings/listing-history-store.ts';
import type { FeedRow, RowProblem } from '../read/feed-row.ts';
import { type CandidateIndex, createCandidateIndex } from './candidate-index.ts';
import { createIdSet, type IdSet } from './id-set.ts';
import { rowIdentity } from './match-row.ts';
import { createOutcomes, type Outcome } from './outcomes.ts';
import { type Decision, endsDisplay, type PartRow, type PlanContext, planRow, valuesOf } from './plan-row.ts';
import type { RowHasher } from './row-hash.ts';
import { createRowRegistry } from './row-registry.ts';
import { createSpool } from './spool.ts';

export type Removal = { id: number; reason: 'row' | 'absence'; row: number | null };

/** The keys of a batch, as the candidates are looked up by them. */
export const candidateKeys = (rows: readonly PartRow[]) => {
  const identities = rows.map(({ row }) => rowIdentity(row.keys, valuesOf(row)));
  const kept = <Value>(values: (Value | null)[]): Value[] => [...new Set(values.filter((value) => value !== null))];
  return {
    ids: kept(identities.map((identity) => identity.internalId)),
    sourceKeys: kept(identities.map((identity) => identity.listingKey)),
    mlsKeys: kept(identities.map((identity) => identity.number)),
    urlKeys: kept(identities.map((identity) => identity.urlKey ?? identity.shownUrl)).map((key) =>
      Buffer.from(key, 'hex'),
    ),
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
/** A row that waits for a key, or that means a home that the file itself brings, may make a new listing. */
const plannedOutcome = ({ outcome, listing }: Decision): Outcome =>
  (outcome === 'defer' && listing === null) || (outcome === 'update' && listing !== null && listing.id < 0)
    ? 'created'
    : PLANNED[outcome];

const SPOOLED: ReadonlySet<Decision['outcome']> = new Set(['create', 'update', 'refresh', 'claim', 'unclaim', 'defer']);

/** The displayed listings of the feed that any key of a row names, whatever the row means. */
const shownBy = ({ row }: PartRow, { index, sourceId, keys }: PlanContext): number[] => {
  const { internalId, listingKey, number, urlKey, saleType } = rowIdentity(row.keys, valuesOf(row));
  const byId = internalId === null ? undefined : index.byId(internalId);
  return [
    ...(byId === undefined ? [] : [byId]),
    ...index.bySourceKey(listingKey),
    ...(keys.includes('MLSNumber') ? index.byNumber(number) : []),
    ...index.byUrl(urlKey, saleType),
  ]
    .filter((listing) => listing.live && listing.sourceId === sourceId)
    .map(({ id }) => id);
};

/** The listings at whose URL a row that ends a display stands: it may mean them by a number that they had before. */
const endedByUrl = (
  rows: readonly PartRow[],
  index: CandidateIndex,
  context: Pick<PlanContext, 'today' | 'soldDays'>,
): number[] =>
  rows
    .filter((partRow) => endsDisplay(partRow, context))
    .flatMap(({ row }) => {
      const { urlKey, saleType } = rowIdentity(row.keys, valuesOf(row));
      return index.byUrl(urlKey, saleType).map(({ id }) => id);
    });

/** Whether a row that changes nothing has its listing by the URL only, of one that another row can name by its key. */
const mayYield = ({ byUrl, listing }: Decision, { keys }: FeedRow): boolean =>
  byUrl && keys.ListingKey === null && listing?.sourceKey != null;

const hasNoKey = (row: FeedRow): boolean =>
  row.kind !== 'ignored' && Object.values(row.keys).every((key) => key === null || key === undefined);

const newPrice = (values: Partial<ListingValues>): string | null =>
  (values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice) ?? null;

/**
 * One chatbot's part of a run while the file is read: rows are compared with what is stored, what differs is spooled,
 * nothing is written. Memory: one byte and up to three digests a row.
 */
export const createPartPlan = async (options: {
  chatbotId: number;
  sourceId: number;
  folder: string;
  candidates: CandidateStore;
  formerNumbers: ListingHistoryStore['formerNumbers'];
  hash: RowHasher;
  context: Pick<PlanContext, 'today' | 'keys' | 'importSold' | 'soldDays'>;
}) => {
  const { chatbotId, sourceId, candidates, hash } = options;
  const registry = await createRowRegistry();
  const outcomes = createOutcomes();
  const spool = createSpool(join(options.folder, `rows-${chatbotId}.jsonl`));
  const seen: IdSet = createIdSet();
  const named: IdSet = createIdSet();
  /** Listings that rows name and do not mean, by row: they count as seen where the row does not count itself. */
  const besides = new Map<number, number[]>();
  const endings = new Map<number, { row: number; number: string | null; byUrl: boolean }>();
  const priceRatios: number[] = [];
  const problems: RowProblem[] = [];
  let comparedPrices = 0;
  let matchedRows = 0;
  let keylessRows = 0;
  let appearing = 0;

  const notePrice = ({ listing }: Decision, row: FeedRow): void => {
    if (listing === null || !listing.live || listing.sourceId !== sourceId || row.kind !== 'listing') return;
    const before = Number(listing.saleType === 'for_rent' ? listing.rentPrice : listing.salePrice);
    const after = Number(newPrice(row.values));
    if (!(before > 0) || !(after > 0) || listing.saleType !== row.values.SaleType) return;
    comparedPrices += 1;
    if (before !== after) priceRatios.push(after / before);
  };

  /** Another row of the file says otherwise of the home, or says the same again. */
  const dropEnding = (id: number): void => {
    const ending = endings.get(id);
    if (ending === undefined) return;
    endings.delete(id);
    if (outcomes.get(ending.row) === 'removedByRow') outcomes.set(ending.row, 'ignored');
  };

  const note = (partRow: PartRow, decision: Decision): void => {
    outcomes.set(partRow.index, plannedOutcome(decision));
    const revives = decision.outcome === 'update' && decision.listing?.live === false;
    if (decision.outcome === 'create' || revives) appearing += 1;
    if (decision.outcome === 'end' && decision.listing !== null) {
      dropEnding(decision.listing.id);
      endings.set(decision.listing.id, {
        row: partRow.index,
        number: decision.listing.mlsKey,
        byUrl: decision.byUrl,
      });
    } else if (decision.seen !== null) {
      seen.add(decision.seen);
      if (!decision.byUrl) named.add(decision.seen);
      if (decision.outcome !== 'reject' && decision.outcome !== 'ignore') dropEnding(decision.seen);
    }
    if (!SPOOLED.has(decision.outcome)) problems.push(...decision.problems);
    notePrice(decision, partRow.row);
  };

  const noteBesides = (partRow: PartRow, decision: Decision, context: PlanContext): void => {
    const ids = shownBy(partRow, context).filter((id) => id !== decision.seen);
    if (ids.length === 0) return;
    if (decision.outcome === 'reject') for (const id of ids) seen.add(id);
    else besides.set(partRow.index, ids);
  };

  return {
    chatbotId,
    registry,
    outcomes,
    spool,
    seen,
    /** The listings that rows of the file name by another key than their URL. */
    named,
    problems,

    /** Compares a batch of the file. `firstIndex` numbers its first row, from 0. */
    add: async (rows: readonly { row: FeedRow; outside: boolean }[], firstIndex: number): Promise<void> => {
      const partRows = rows.map(({ row, outside }, offset): PartRow => {
        const index = firstIndex + offset;
        return { index, row, outside, hash: hash(row.keys, valuesOf(row)) };
      });
      const found = await candidates.find(chatbotId, sourceId, candidateKeys(partRows));
      const index = createCandidateIndex(found);
      const context: PlanContext = {
        ...options.context,
        sourceId,
        index,
        formerNumbers: await options.formerNumbers(chatbotId, endedByUrl(partRows, index, options.context)),
        numberInFile: () => false,
        sourceKeyInFile: () => false,
        urlRowInFile: () => false,
        isNamed: () => false,
        isLeaving: () => false,
        defers: true,
      };
      const spooled: PartRow[] = [];
      for (const partRow of partRows) {
        if (!partRow.outside) matchedRows += 1;
        if (hasNoKey(partRow.row)) keylessRows += 1;
        const decision = planRow(partRow, context);
        for (const earlier of registry.add(partRow.index, partRow.row, endsDisplay(partRow, options.context))) {
          outcomes.set(earlier, 'replaced');
          for (const id of besides.get(earlier) ?? []) seen.add(id);
          problems.push({
            line: partRow.row.line,
            column: null,
            value: null,
            expected: 'one row a home: an earlier row of the file has the same key, and this one, the later, counts',
          });
        }
        note(partRow, decision);
        noteBesides(partRow, decision, context);
        if (SPOOLED.has(decision.outcome) || mayYield(decision, partRow.row)) spooled.push(partRow);
      }
      await spool.add(spooled);
    },

    /** The listings that rows end, once the file was read. Notes a row as ignored where another still displays its number. */
    endings: (): Removal[] => {
      const removals: Removal[] = [];
      for (const [id, { row, number, byUrl }] of endings) {
        if (registry.isReplaced(row)) continue;
        if ((number !== null && registry.isNumberDisplayed(number)) || (byUrl && named.has(id)))
          outcomes.set(row, 'ignored');
        else removals.push({ id, reason: 'row', row });
      }
      return removals;
    },

    /** What the guards judge by. */
    facts: () => ({
      matchedRows,
      keylessRows,
      priceRatios,
      comparedPrices,
      appearing,
    }),
  };
};

export type PartPlan = Awaited<ReturnType<typeof createPartPlan>>;
