import type { Candidate } from '../../listings/candidate-store.ts';
import { addDays, daysBetween } from '../../listings/days-on-market.ts';
import { mlsKey } from '../../listings/keys.ts';
import type { ListingValues } from '../../listings/listing.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import type { NewListing } from '../../listings/stored-listing.ts';
import type { FeedRow, RowProblem } from '../map/feed-row.ts';
import { type KeyMove, keepsNumber, keepsUrl, type Match, type MatchContext, matchRow } from './match-row.ts';
import { needsCells, type RowIdentity, saysSame, valuesOf } from './row-identity.ts';
import { keyProblem, keyProblems } from './row-problems.ts';

/** A row as the plan takes it: `outside` when the chatbot's `where` does not pick it. */
export type PartRow = {
  index: number;
  row: FeedRow;
  outside: boolean;
  hash: Buffer;
  identity: RowIdentity;
  /** The listing that it makes, once that was worked out. */
  home?: NewHome | undefined;
};

/** A listing that a row makes, the key that its URL would be held by, and what is derived of it. */
export type NewHome = Required<Pick<NewListing, 'values' | 'urlKey' | 'derived'>>;

/**
 * What is to be done about a row. `seen` names the listing that the row shows to be in the file still.
 * - refresh: only volatile fields differ, or the row can be told by its cells from now on. · end: leaves the display at the end of the run.
 * - claim: another source owns the home. · unclaim: a claim of the feed is dropped.
 * - defer: a key that the row wants is held by a listing that may give it up later in the run; or which home the row
 *   means may be clear only then.
 */
export type Decision = {
  outcome: 'create' | 'update' | 'refresh' | 'unchanged' | 'end' | 'claim' | 'unclaim' | 'ignore' | 'reject' | 'defer';
  listing: Candidate | null;
  seen: number | null;
  url: KeyMove | null;
  number: KeyMove | null;
  sourceKey: KeyMove | null;
  /** Whether the row names the listing by its URL only: it is not this one if another row names it by another key. */
  byUrl: boolean;
  problems: RowProblem[];
  /** The row is older than what is stored: it says nothing, and takes no other row's place. */
  outdated: boolean;
  /** The home is on the market again, under another number. */
  relisting: boolean;
};

/** What a feed's configuration and the day of the run say of every row, whether it is planned or written. */
export type PlanRules = Pick<MatchContext, 'keys'> & {
  /** ISO date, UTC. */
  today: string;
  importSold: boolean;
  soldDays: number;
  /** Whether files come with changes alone, so that an older one may come later. */
  isDelta: boolean;
  /** Whether the times of rows mean what those of the stored homes do. */
  comparesTimes: boolean;
};

export type PlanContext = MatchContext &
  PlanRules & {
    /** MLS numbers that listings had before, as far as rows that end a display may mean them. */
    formerNumbers: ReadonlyMap<number, ReadonlySet<string>>;
    /** Whether rows whose keys cross are put off. */
    defers: boolean;
  };

const timeOf = ({ ModificationTimestamp }: Partial<ListingValues>): number => Date.parse(ModificationTimestamp ?? '');

/** Whether a row says how its home was before what is stored. Times that are not known tell nothing. */
const isOlder = (values: Partial<ListingValues>, { modificationTimestamp }: Candidate): boolean =>
  modificationTimestamp !== null && timeOf(values) < modificationTimestamp.getTime();

const isNewer = (values: Partial<ListingValues>, { modificationTimestamp }: Candidate): boolean =>
  timeOf(values) > (modificationTimestamp?.getTime() ?? Number.NEGATIVE_INFINITY);

/** Whether fields that make no difference between nights have to be written all the same. */
const needsRefresh = (values: Partial<ListingValues>, listing: Candidate, isDelta: boolean): boolean => {
  // By its time a row that comes late is told to be one.
  if (isDelta && isNewer(values, listing)) return true;
  const since = values.MarketSince ?? null;
  const moved =
    since !== null &&
    since !== listing.marketSince &&
    (listing.marketSince === null || Math.abs(daysBetween(since, listing.marketSince)) > 1);
  return moved || (values.EstimatePrice ?? null) !== listing.estimatePrice || (values.Tours ?? null) !== listing.tours;
};

/** Whether a sale under another number was over before the home came on the market again. */
const isFormerSale = ({ MarketUntil }: Partial<ListingValues>, { marketSince }: Candidate): boolean =>
  typeof MarketUntil === 'string' && marketSince !== null && MarketUntil < marketSince;

const UNKNOWN = 'the ID of a displayed listing of this chatbot, as List returns it';
const UNCLEAR = 'shared URL: an MLS number is needed to tell the homes apart';

/** The pictures that a row sends, of a feed whose pictures are copied; null where it does not tell. */
export const picturesOf = ({ row }: PartRow): SentPictures | null =>
  (row.kind === 'listing' || row.kind === 'sold' ? row.pictures : null) ?? null;

const decide = (outcome: Decision['outcome'], listing: Candidate | null, more: Partial<Decision> = {}): Decision => ({
  outcome,
  listing,
  seen: listing?.live === true && listing.id > 0 ? listing.id : null,
  url: null,
  number: null,
  sourceKey: null,
  byUrl: false,
  problems: [],
  outdated: false,
  relisting: false,
  ...more,
});

/** Of a row with the cells of before: the listing, by its ID, is displayed as it says. */
export const decideSame = (listingId: number): Decision => decide('unchanged', null, { seen: listingId });

const listingOf = (match: Match): Candidate | null => (match.kind === 'new' ? null : match.listing);

/** Whether a row speaks of its home as it was before the number that we know: withdrawn under the old one, say. */
const isOutOfDate = ({ row, outside }: PartRow, listing: Candidate, { formerNumbers }: PlanContext): boolean => {
  const number = mlsKey(row.keys.MLSNumber);
  return (
    outside ||
    (number !== null && formerNumbers.get(listing.id)?.has(number) === true) ||
    isFormerSale(valuesOf(row), listing)
  );
};

/**
 * A row that takes its home off the display, or that is not for this chatbot (any more). It ends the listing that has its
 * number, and the one at its URL and address where its number is new: the home was relisted, and is off the market.
 */
const planEnding = (partRow: PartRow, match: Match, context: PlanContext): Decision => {
  const values = valuesOf(partRow.row);
  if (match.kind === 'claim') return decide('unclaim', match.listing, { seen: null });
  if (match.kind !== 'known') return decide('ignore', listingOf(match));
  const { listing, relisting } = match;
  if (relisting && isOutOfDate(partRow, listing, context)) return decide('ignore', listing, { seen: null });
  const isShown = listing.live && listing.id > 0 && listing.sourceId === context.sourceId;
  return isShown && !(context.comparesTimes && isOlder(values, listing))
    ? decide('end', listing, { seen: null })
    : decide('ignore', listing, { outdated: isShown });
};

/** A decision to write, with what is to be told of its keys. */
const write = (row: FeedRow, outcome: 'create' | 'update', listing: Candidate | null, moves: Partial<Decision>) => {
  const decision = decide(outcome, listing, moves);
  return { ...decision, problems: keyProblems(row, decision) };
};

/** A row of a home that is not stored yet. */
const planNew = (row: FeedRow, { url, number }: Extract<Match, { kind: 'new' }>, context: PlanContext): Decision => {
  if (row.kind === 'sold' && !(context.importSold && row.complete)) return decide('ignore', null);
  if (row.keys.ListingKey === null && row.keys.MLSNumber === null) {
    // Such a home would be stored without any key, and again with every file.
    if (row.keys.Url === null) return decide('reject', null, { problems: [keyProblem(row, 'InternalID', UNKNOWN)] });
    if (url.kind === 'keep' && !context.defers) {
      return decide('reject', null, { problems: [keyProblem(row, 'Url', UNCLEAR)] });
    }
  }
  return write(row, 'create', null, { url, number });
};

/** A row of a home that is stored as the feed's own. */
const planKnown = (
  { row, hash }: PartRow,
  match: Extract<Match, { kind: 'known' }>,
  context: PlanContext,
): Decision => {
  const { listing, relisting, url, number, sourceKey } = match;
  const values = valuesOf(row);
  const sold = row.kind === 'sold';
  if (context.comparesTimes && isOlder(values, listing)) return decide('ignore', listing, { outdated: true });
  if (sold && listing.removedReason === 'sold') return decide('ignore', listing);
  if (sold && relisting && isFormerSale(values, listing)) return decide('ignore', listing, { seen: null });
  const sent = hash.toString('hex');
  const { feedHash } = listing;
  const isOwn = listing.live && listing.sourceId === context.sourceId;
  if (!isOwn || feedHash === null || !saysSame(feedHash, sent))
    return write(row, 'update', listing, { relisting, url, number, sourceKey });
  const isRefreshed = needsCells(feedHash, sent) || (!sold && needsRefresh(values, listing, context.isDelta));
  return decide(isRefreshed ? 'refresh' : 'unchanged', listing);
};

const planDisplay = (partRow: PartRow, match: Match, context: PlanContext): Decision => {
  const { row } = partRow;
  switch (match.kind) {
    case 'vetoed':
      return decide('ignore', match.listing);
    case 'claim':
      return decide('claim', match.listing);
    case 'unclear':
      return decide(context.defers ? 'defer' : 'reject', match.listing, {
        problems: [keyProblem(row, 'Url', UNCLEAR)],
      });
    case 'new':
      return planNew(row, match, context);
    case 'known':
      return planKnown(partRow, match, context);
  }
};

/**
 * Whether a row takes its home off the display: its status does, the chatbot's `where` no longer picks it, or it was sold
 * so long ago that it is no longer shown.
 */
export const endsDisplay = (
  { row, outside }: Pick<PartRow, 'row' | 'outside'>,
  { today, soldDays }: Pick<PlanContext, 'today' | 'soldDays'>,
): boolean => {
  const soldOn = row.kind === 'sold' ? row.values.MarketUntil : null;
  return outside || row.kind === 'removal' || (typeof soldOn === 'string' && soldOn < addDays(today, -soldDays));
};

const planMatched = (partRow: PartRow, match: Match, context: PlanContext): Decision => {
  const { row } = partRow;
  if (endsDisplay(partRow, context)) {
    return {
      ...planEnding(partRow, match, context),
      problems: partRow.outside || !('problems' in row) ? [] : row.problems,
    };
  }
  if (row.kind === 'ignored') return decide('ignore', listingOf(match));
  if (row.kind === 'rejected') return decide('reject', listingOf(match), { problems: row.problems });
  const decision = planDisplay(partRow, match, context);
  return row.problems.length === 0 ? decision : { ...decision, problems: [...row.problems, ...decision.problems] };
};

/** The URL that a listing holds the key of once the decision is carried out. A URL is unique by sale type. */
const heldUrl = ({ url, listing }: Decision, row: RowIdentity): string | null => {
  const { urlKey, shownUrl, saleType } = row;
  if (listing !== null && keepsUrl(listing, row)) return listing.urlKey;
  if (url?.kind !== 'keep') return urlKey ?? shownUrl;
  return url.contested && listing !== null && (saleType ?? listing.saleType) === listing.saleType
    ? listing.urlKey
    : null;
};

/** What is known of a listing that a row makes; `id` is none that is stored. */
const plannedListing = (id: number) => ({
  id,
  version: 0,
  removedReason: null,
  removedAt: null,
  salePrice: null,
  rentPrice: null,
  modificationTimestamp: null,
  marketSince: null,
  estimatePrice: null,
  tours: null,
  sourceKey: null,
  mlsKey: null,
  saleType: 'for_sale' as const,
  addressFold: '',
});

/** The candidate as it will stand once the decision is carried out, so that later rows of the batch see its keys. */
const afterwards = (decision: Decision, partRow: PartRow, sourceId: number): Candidate => {
  const { listing, sourceKey, number } = decision;
  const { identity } = partRow;
  const before = listing ?? plannedListing(-1 - partRow.index);
  const keepsOwnNumber = keepsNumber(listing, identity);
  return {
    ...before,
    sourceId,
    sourceKey: sourceKey?.kind === 'keep' ? before.sourceKey : identity.listingKey,
    mlsKey: number?.kind === 'keep' || keepsOwnNumber ? before.mlsKey : identity.number,
    urlKey: heldUrl(decision, identity),
    saleType: identity.saleType ?? before.saleType,
    live: true,
    // What the row no longer sends is no name of the listing any more.
    ...(listing?.fedAs && {
      fedAs: {
        number: keepsOwnNumber ? identity.number : null,
        urlKey: keepsUrl(listing, identity) ? identity.urlKey : null,
      },
    }),
    feedHash: partRow.hash.toString('hex'),
    addressFold: identity.addressFold || before.addressFold,
  };
};

/** Decides about one row against the candidates. Pure. */
export const planRow = (partRow: PartRow, context: PlanContext): Decision => {
  const match = matchRow(partRow.identity, context);
  const byUrl = match.kind === 'unclear' || (match.kind === 'known' && match.byUrl);
  const planned = planMatched(partRow, match, context);
  const decision = byUrl ? { ...planned, byUrl } : planned;
  const { url, number, sourceKey } = decision;
  const waits = url?.contested === true || number?.contested === true || sourceKey?.contested === true;
  return waits && context.defers ? { ...decision, outcome: 'defer', problems: [] } : decision;
};

/** Notes in the index that a listing gives up a key. */
const noteGiven = (move: KeyMove | null, key: 'urlKey' | 'mlsKey', index: PlanContext['index']): void => {
  if (move?.kind !== 'take' || move.from === null) return;
  const given = index.byId(move.from.id) ?? move.from;
  index.replace(given, { ...given, [key]: null });
};

/** Decides about one row, and notes in the index what that leaves for the next row of the batch. */
export const planNext = (partRow: PartRow, context: PlanContext): Decision => {
  const { index, sourceId } = context;
  const decision = planRow(partRow, context);
  if (decision.outcome === 'create' || decision.outcome === 'update') {
    noteGiven(decision.url, 'urlKey', index);
    noteGiven(decision.number, 'mlsKey', index);
    index.replace(decision.listing ?? undefined, afterwards(decision, partRow, sourceId));
  }
  return decision;
};
