import type { Candidate } from '../listings/candidate-store.ts';
import { addDays, daysBetween } from '../listings/days-on-market.ts';
import type { ListingValues } from '../listings/listing.ts';
import type { FeedRow, RowProblem } from './feed-row.ts';
import { type KeyMove, type Match, type MatchContext, matchRow, type RowIdentity, rowIdentity } from './match-row.ts';

/** A row as the plan takes it: `outside` when the chatbot's `where` does not pick it. */
export type PartRow = { index: number; row: FeedRow; outside: boolean; hash: Buffer };

/**
 * What is to be done about a row. `seen` names the listing that the row shows to be in the file still.
 * - refresh: only volatile fields differ. · end: leaves the display at the end of the run.
 * - claim: another source owns the home. · unclaim: a claim of the feed is dropped.
 * - defer: a key that the row wants is held by a listing that may give it up later in the run.
 */
export type Decision = {
  outcome: 'create' | 'update' | 'refresh' | 'unchanged' | 'end' | 'claim' | 'unclaim' | 'ignore' | 'reject' | 'defer';
  listing: Candidate | null;
  seen: number | null;
  url: KeyMove | null;
  number: KeyMove | null;
  problems: RowProblem[];
};

export type PlanContext = MatchContext & {
  /** ISO date, UTC. */
  today: string;
  importSold: boolean;
  soldDays: number;
  /** Whether rows whose keys cross are put off. */
  defers: boolean;
};

export const valuesOf = (row: FeedRow): Partial<ListingValues> => ('values' in row ? row.values : {});

const decide = (outcome: Decision['outcome'], listing: Candidate | null, more: Partial<Decision> = {}): Decision => ({
  outcome,
  listing,
  seen: listing?.live === true ? listing.id : null,
  url: null,
  number: null,
  problems: [],
  ...more,
});

const listingOf = (match: Match): Candidate | null => (match.kind === 'new' ? null : match.listing);

/** A row that takes its home off the display, or that is not for this chatbot (any more). */
const planEnding = (match: Match, context: PlanContext): Decision => {
  if (match.kind === 'claim') return decide('unclaim', match.listing, { seen: null });
  if (match.kind !== 'known' || !match.listing.live || match.listing.sourceId !== context.sourceId) {
    return decide('ignore', listingOf(match));
  }
  return decide('end', match.listing, { seen: null });
};

const keyProblem = (row: FeedRow, column: string, value: string | null, expected: string): RowProblem => ({
  line: row.line,
  column,
  value,
  expected,
});

const keyProblems = (row: FeedRow, match: Match): RowProblem[] => {
  const problems: RowProblem[] = [];
  if (match.kind === 'known' && match.url.kind === 'keep') {
    problems.push(
      keyProblem(row, 'Url', row.keys.Url, `keys cross: listing ${match.url.holder.id} has this URL and keeps it`),
    );
  }
  if (match.kind === 'known' && match.number.kind === 'keep') {
    problems.push(
      keyProblem(
        row,
        'MLSNumber',
        row.keys.MLSNumber,
        `keys cross: listing ${match.number.holder.id} has this number and keeps it`,
      ),
    );
  }
  if (match.kind === 'new' && match.url.kind === 'keep') {
    problems.push(
      keyProblem(
        row,
        'Url',
        row.keys.Url,
        `shared URL: listing ${match.url.holder.id} has it; this home is stored without a URL key`,
      ),
    );
  }
  return problems;
};

/** Whether fields that make no difference between nights have to be written all the same. */
const needsRefresh = (values: Partial<ListingValues>, listing: Candidate): boolean => {
  const since = values.MarketSince ?? null;
  const moved =
    since !== null && (listing.marketSince === null || Math.abs(daysBetween(since, listing.marketSince)) > 1);
  return moved || (values.EstimatePrice ?? null) !== listing.estimatePrice || (values.Tours ?? null) !== listing.tours;
};

const isOlder = (values: Partial<ListingValues>, listing: Candidate): boolean =>
  values.ModificationTimestamp !== null &&
  values.ModificationTimestamp !== undefined &&
  listing.modificationTimestamp !== null &&
  Date.parse(values.ModificationTimestamp) < listing.modificationTimestamp.getTime();

const planDisplay = ({ row, hash }: PartRow, match: Match, context: PlanContext): Decision => {
  const values = valuesOf(row);
  const sold = row.kind === 'sold';
  switch (match.kind) {
    case 'vetoed':
      return decide('ignore', match.listing);
    case 'claim':
      return decide('claim', match.listing);
    case 'unclear':
      return decide('reject', match.listing, {
        problems: [keyProblem(row, 'Url', row.keys.Url, 'shared URL: an MLS number is needed to tell the homes apart')],
      });
    case 'new':
      if (sold && !(context.importSold && row.complete)) return decide('ignore', null);
      return decide('create', null, { url: match.url, problems: keyProblems(row, match) });
    case 'known': {
      const { listing } = match;
      if (isOlder(values, listing)) return decide('ignore', listing);
      if (sold && listing.removedReason === 'sold') return decide('ignore', listing);
      const same = listing.live && listing.sourceId === context.sourceId && listing.feedHash === hash.toString('hex');
      if (same) return decide(!sold && needsRefresh(values, listing) ? 'refresh' : 'unchanged', listing);
      return decide('update', listing, { url: match.url, number: match.number, problems: keyProblems(row, match) });
    }
  }
};

/** A sale that is long over ends the display like any other end. */
const isLongSold = (row: FeedRow, context: PlanContext): boolean => {
  const until = row.kind === 'sold' ? row.values.MarketUntil : null;
  return typeof until === 'string' && until < addDays(context.today, -context.soldDays);
};

const planOne = (partRow: PartRow, identity: RowIdentity, context: PlanContext): Decision => {
  const { row, outside } = partRow;
  const match = matchRow(identity, context);
  if (outside) return planEnding(match, context);
  switch (row.kind) {
    case 'ignored':
      return decide('ignore', listingOf(match));
    case 'rejected':
      return decide('reject', listingOf(match), { problems: row.problems });
    case 'removal':
      return { ...planEnding(match, context), problems: row.problems };
    default: {
      const decision = isLongSold(row, context) ? planEnding(match, context) : planDisplay(partRow, match, context);
      return { ...decision, problems: [...row.problems, ...decision.problems] };
    }
  }
};

/** The candidate as it will stand once the decision is carried out, so that later rows of the batch see its keys. */
const afterwards = (decision: Decision, partRow: PartRow, identity: RowIdentity, sourceId: number): Candidate => ({
  ...(decision.listing ?? {
    id: -1 - partRow.index,
    version: 0,
    removedReason: null,
    removedAt: null,
    salePrice: null,
    rentPrice: null,
    modificationTimestamp: null,
    marketSince: null,
    estimatePrice: null,
    tours: null,
  }),
  sourceId,
  sourceKey: identity.listingKey,
  mlsKey: decision.number?.kind === 'keep' ? (decision.listing?.mlsKey ?? null) : identity.number,
  urlKey: decision.url?.kind === 'keep' ? (decision.listing?.urlKey ?? null) : identity.urlKey,
  saleType: identity.saleType ?? decision.listing?.saleType ?? 'for_sale',
  live: true,
  feedHash: partRow.hash.toString('hex'),
  addressFold: identity.addressFold || (decision.listing?.addressFold ?? ''),
});

/**
 * Decides about one row against the candidates of its batch, and notes in the index what that leaves for the next row.
 * Pure but for the index.
 */
export const planRow = (partRow: PartRow, context: PlanContext): Decision => {
  const identity = rowIdentity(partRow.row.keys, valuesOf(partRow.row));
  const decision = planOne(partRow, identity, context);
  const waits = decision.url?.kind === 'keep' || decision.number?.kind === 'keep';
  if (waits && context.defers) return { ...decision, outcome: 'defer', problems: [] };
  if (decision.outcome === 'create' || decision.outcome === 'update') {
    for (const move of [decision.url, decision.number]) {
      if (move?.kind === 'take' && move.from !== null) {
        const given = context.index.byId(move.from.id) ?? move.from;
        context.index.replace(given, {
          ...given,
          urlKey: move === decision.url ? null : given.urlKey,
          mlsKey: move === decision.number ? null : given.mlsKey,
        });
      }
    }
    context.index.replace(decision.listing ?? undefined, afterwards(decision, partRow, identity, context.sourceId));
  }
  return decision;
};
