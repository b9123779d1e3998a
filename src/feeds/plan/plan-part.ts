import { join } from 'node:path';
import type { CandidateStore } from '../../listings/candidate-store.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { ListingHistoryStore, Override } from '../../listings/listing-history-store.ts';
import { isFetched } from '../../listings/pictures/listing-pictures.ts';
import type { PictureStore } from '../../listings/pictures/picture-store.ts';
import type { PartFacts } from '../guard/guards.ts';
import type { FeedRow } from '../map/feed-row.ts';
import { type CandidateIndex, candidateKeys, createCandidateIndex } from './candidate-index.ts';
import type { IdSet } from './id-set.ts';
import { createOutcomes, type Outcome, type Outcomes } from './outcomes.ts';
import {
  type Decision,
  decideSame,
  endsDisplay,
  type PartRow,
  type PlanContext,
  type PlanRules,
  picturesOf,
  planRow,
} from './plan-row.ts';
import { createProblemList, type ProblemList } from './row-problems.ts';
import { createRowRegistry, type RowRegistry } from './row-registry.ts';
import { createShownHomes, type Removal } from './shown-homes.ts';
import { createSpool, type Spool } from './spool.ts';

/** One chatbot's part of a run once the file was read: what differs from what is stored, and what the guards ask. */
export type PartPlan = {
  chatbotId: number;
  /** The feed no longer names the chatbot: all that it shows there leaves. */
  isDropped: boolean;
  /** The chatbot had no listings while the file was read. */
  isFirst: boolean;
  registry: RowRegistry;
  /** What is planned for each row, until it is carried out. */
  outcomes: Outcomes;
  /** The rows that are to be written, or may be. */
  spool: Spool;
  /** The listings that the file shows. */
  seen: IdSet;
  /** The listings that rows of the file name by another key than their URL. */
  named: IdSet;
  /** The listings that rows end. */
  endings: Removal[];
  tally: PartTally;
  problems: ProblemList;
};

const hasNoKey = (row: FeedRow): boolean =>
  row.kind !== 'ignored' && Object.values(row.keys).every((key) => key === null || key === undefined);

const newPrice = (values: Partial<ListingValues>): string | null =>
  (values.SaleType === 'for_rent' ? values.RentPrice : values.SalePrice) ?? null;

type PartTally = Pick<
  PartFacts,
  'matchedRows' | 'keylessRows' | 'priceRatios' | 'comparedPrices' | 'salePrices' | 'appearing'
>;

/** Counts what the guards ask of a part's rows, while the file is read. */
const createPartTally = (sourceId: number) => {
  const priceRatios: number[] = [];
  const salePrices: number[] = [];
  let comparedPrices = 0;
  let matchedRows = 0;
  let keylessRows = 0;
  let appearing = 0;

  const notePrice = ({ listing, outcome }: Decision, row: FeedRow, overrides: readonly Override[]): void => {
    // Homes without a price are not told by their cells.
    if (row.kind === 'same') comparedPrices += 1;
    if (listing === null || !listing.live || listing.sourceId !== sourceId || row.kind !== 'listing') return;
    const field = listing.saleType === 'for_rent' ? 'RentPrice' : 'SalePrice';
    const own = overrides.find((one) => one.listingId === listing.id && one.field === field);
    const stored = listing.saleType === 'for_rent' ? listing.rentPrice : listing.salePrice;
    const before = Number(own === undefined ? stored : own.feedValue);
    if (!(before > 0)) return;
    // A price that goes, or becomes one of the other kind, is nothing of what it was.
    const after = listing.saleType === row.values.SaleType ? Number(newPrice(row.values)) : 0;
    comparedPrices += 1;
    if (before !== after && outcome !== 'unchanged' && outcome !== 'refresh') priceRatios.push(after / before);
  };

  return {
    note: ({ row, outside }: PartRow, decision: Decision, overrides: readonly Override[]): void => {
      if (!outside) matchedRows += 1;
      const price =
        !outside && row.kind === 'listing' && row.values.SaleType === 'for_sale' ? newPrice(row.values) : null;
      if (price !== null) salePrices.push(Number(price));
      if (hasNoKey(row)) keylessRows += 1;
      const revives = decision.outcome === 'update' && decision.listing?.live === false;
      if (decision.outcome === 'create' || revives) appearing += 1;
      notePrice(decision, row, overrides);
    },

    read: (): PartTally => ({ matchedRows, keylessRows, priceRatios, comparedPrices, salePrices, appearing }),
  };
};

const REPLACES = 'one row a home: an earlier row of the file has the same key, and this one, the later, counts';

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

/** The listings at whose URL a row that ends a display stands: it may mean them by a number that they had before. */
const endedByUrl = (
  rows: readonly PartRow[],
  index: CandidateIndex,
  context: Pick<PlanContext, 'today' | 'soldDays'>,
): number[] =>
  rows
    .filter((partRow) => endsDisplay(partRow, context))
    .flatMap(({ identity: { urlKey, saleType } }) => index.byUrl(urlKey, saleType).map(({ id }) => id));

/** Whether a row that changes nothing has its listing by the URL only, of one that another row can name by its key. */
const mayYield = ({ byUrl, listing }: Decision, { keys }: FeedRow): boolean =>
  byUrl && keys.ListingKey === null && listing?.sourceKey != null;

/** What a batch's rows are planned to do, in their order. */
type Planned = { partRow: PartRow; decision: Decision };

/** Plans one row. `place`: the chatbot's among those of the run. */
const plan = (partRow: PartRow, place: number, context: PlanContext): Planned => {
  const { row } = partRow;
  const decision = row.kind === 'same' ? decideSame(row.listings[place] as number) : planRow(partRow, context);
  return { partRow, decision };
};

/** The rows that say nothing new but of their home's pictures, which are compared by themselves. */
const withNewPictures = async (
  planned: readonly Planned[],
  { pictures, sourceId }: { pictures: Pick<PictureStore, 'sets'>; sourceId: number },
): Promise<Set<PartRow>> => {
  const asked = planned.flatMap(({ partRow, decision: { outcome, listing } }) =>
    outcome === 'unchanged' && listing !== null && picturesOf(partRow) !== null ? [{ partRow, id: listing.id }] : [],
  );
  if (asked.length === 0) return new Set();
  const sets = await pictures.sets(
    asked.map(({ id }) => id),
    { lock: false },
  );
  const differ = asked.filter(({ partRow, id }) => {
    const sent = picturesOf(partRow);
    return sent !== null && !isFetched(sets.get(id), sent, sourceId);
  });
  return new Set(differ.map(({ partRow }) => partRow));
};

/** What a file has is known once it has been read: until then rows whose keys cross are put off. */
const WHILE_READ = {
  numberInFile: () => false,
  sourceKeyInFile: () => false,
  urlRowInFile: () => false,
  isNamed: () => false,
  isLeaving: () => false,
  isGivenUp: () => false,
  defers: true,
} satisfies Partial<PlanContext>;

/**
 * Plans one chatbot's part of a run while the file is read: rows are compared with what is stored, what differs is
 * spooled, nothing is written. Memory: one byte and up to three digests a row.
 */
export const createPartPlanner = async (options: {
  chatbotId: number;
  /** Its place among the run's chatbots. */
  place: number;
  isDropped: boolean;
  sourceId: number;
  folder: string;
  candidates: CandidateStore;
  formerNumbers: ListingHistoryStore['formerNumbers'];
  overrides: ListingHistoryStore['overrides'];
  pictures: Pick<PictureStore, 'sets'>;
  rules: PlanRules;
}) => {
  const { chatbotId, isDropped, sourceId, candidates } = options;
  const registry = await createRowRegistry();
  const outcomes = createOutcomes();
  const spool = createSpool(join(options.folder, `rows-${chatbotId}.jsonl`));
  const homes = createShownHomes({ outcomes, registry });
  const tally = createPartTally(sourceId);
  const problems = createProblemList();
  let isFirst = true;

  /** The last row with a key counts; the earlier ones that have it are replaced. */
  const register = (partRow: PartRow): void => {
    const { row } = partRow;
    for (const earlier of registry.add(partRow, endsDisplay(partRow, options.rules))) {
      outcomes.set(earlier, 'replaced');
      homes.noteReplaced(earlier);
      problems.add(row, [{ line: row.line, column: null, value: null, expected: REPLACES }], false);
    }
  };

  const note = (partRow: PartRow, decision: Decision, context: PlanContext, overrides: readonly Override[]): void => {
    outcomes.set(partRow.index, plannedOutcome(decision));
    homes.note(partRow, decision, context);
    tally.note(partRow, decision, overrides);
    if (!SPOOLED.has(decision.outcome)) problems.add(partRow.row, decision.problems, decision.outcome === 'reject');
  };

  return {
    /** Compares a batch of the file. */
    add: async (partRows: readonly PartRow[]): Promise<void> => {
      const compared = partRows.filter(({ row }) => row.kind !== 'same');
      isFirst &&= await candidates.isEmpty(chatbotId);
      const found = isFirst ? [] : await candidates.find(chatbotId, sourceId, candidateKeys(compared));
      const index = createCandidateIndex(found);
      const context: PlanContext = {
        ...options.rules,
        sourceId,
        index,
        formerNumbers: await options.formerNumbers(chatbotId, endedByUrl(compared, index, options.rules)),
        ...WHILE_READ,
      };
      const planned = partRows.map((partRow) => plan(partRow, options.place, context));
      const overrides = await options.overrides(
        planned.flatMap(({ decision: { outcome, listing } }) =>
          outcome === 'update' && listing?.live === true && listing.sourceId === sourceId ? [listing.id] : [],
        ),
      );
      for (const { partRow, decision } of planned) {
        if (!decision.outdated) register(partRow);
        note(partRow, decision, context, overrides);
      }
      const pictured = await withNewPictures(planned, options);
      const spooled = planned.filter(
        ({ partRow, decision }) =>
          SPOOLED.has(decision.outcome) || mayYield(decision, partRow.row) || pictured.has(partRow),
      );
      await spool.add(spooled.map(({ partRow }) => partRow));
    },

    /** Ends the reading. */
    finish: async (): Promise<PartPlan> => {
      await spool.close();
      const endings = homes.readEndings();
      const { seen, named } = homes;
      const read = { registry, outcomes, spool, seen, named, endings, tally: tally.read(), problems };
      return { chatbotId, isDropped, isFirst, ...read };
    },
  };
};

export type PartPlanner = Awaited<ReturnType<typeof createPartPlanner>>;
