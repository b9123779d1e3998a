import type { Candidate } from '../../listings/candidate-store.ts';
import { addDays } from '../../listings/days-on-market.ts';
import { mlsKey } from '../../listings/keys.ts';
import type { SentPictures } from '../../listings/pictures/sent-pictures.ts';
import type { FeedRow, RowProblem } from '../read/feed-row.ts';
import { keyProblem, keyProblems } from './key-problems.ts';
import { type KeyMove, keepsNumber, keepsUrl, type Match, type MatchContext, matchRow } from './match-row.ts';
import { isFormerSale, isOlder, needsRefresh } from './row-age.ts';
import { type RowIdentity, rowIdentity, valuesOf } from './row-identity.ts';

/** A row as the plan takes it: `outside` when the chatbot's `where` does not pick it. */
export type PartRow = { index: number; row: FeedRow; outside: boolean; hash: Buffer };

/**
 * What is to be done about a row. `seen` names the listing that the row shows to be in the file still.
 * - refresh: only volatile fields differ. · end: leaves the display at the end of the run.
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

export type PlanContext = MatchContext & {
  /** ISO date, UTC. */
  today: string;
  importSold: boolean;
  soldDays: number;
  /** Whether files come with changes alone, so that an older one may come later. */
  isDelta: boolean;
  /** Whether the times of rows mean what those of the stored homes do. */
  comparesTimes: boolean;
  /** MLS numbers that listings had before, as far as rows that end a display may mean them. */
  formerNumbers: ReadonlyMap<number, ReadonlySet<string>>;
  /** Whether rows whose keys cross are put off. */
  defers: boolean;
};

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

const planDisplay = ({ row, hash }: PartRow, match: Match, context: PlanContext): Decision => {
  const values = valuesOf(row);
  const sold = row.kind === 'sold';
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
      if (sold && !(context.importSold && row.complete)) return decide('ignore', null);
      if (row.keys.ListingKey === null && row.keys.MLSNumber === null) {
        // Such a home would be stored without any key, and again with every file.
        if (row.keys.Url === null)
          return decide('reject', null, { problems: [keyProblem(row, 'InternalID', UNKNOWN)] });
        if (match.url.kind === 'keep' && !context.defers) {
          return decide('reject', null, { problems: [keyProblem(row, 'Url', UNCLEAR)] });
        }
      }
      return write(row, 'create', null, { url: match.url, number: match.number });
    case 'known': {
      const { listing } = match;
      if (context.comparesTimes && isOlder(values, listing)) return decide('ignore', listing, { outdated: true });
      if (sold && listing.removedReason === 'sold') return decide('ignore', listing);
      if (sold && match.relisting && isFormerSale(values, listing)) return decide('ignore', listing, { seen: null });
      const same = listing.live && listing.sourceId === context.sourceId && listing.feedHash === hash.toString('hex');
      if (same)
        return decide(!sold && needsRefresh(values, listing, context.isDelta) ? 'refresh' : 'unchanged', listing);
      return write(row, 'update', listing, {
        relisting: match.relisting,
        url: match.url,
        number: match.number,
        sourceKey: match.sourceKey,
      });
    }
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
  sourceKey: decision.sourceKey?.kind === 'keep' ? (decision.listing?.sourceKey ?? null) : identity.listingKey,
  mlsKey:
    decision.number?.kind === 'keep' || keepsNumber(decision.listing, identity)
      ? (decision.listing?.mlsKey ?? null)
      : identity.number,
  urlKey: heldUrl(decision, identity),
  saleType: identity.saleType ?? decision.listing?.saleType ?? 'for_sale',
  live: true,
  // What the row no longer sends is no name of the listing any more.
  ...(decision.listing?.fedAs === undefined
    ? {}
    : {
        fedAs: {
          number: keepsNumber(decision.listing, identity) ? identity.number : null,
          urlKey: keepsUrl(decision.listing, identity) ? identity.urlKey : null,
        },
      }),
  feedHash: partRow.hash.toString('hex'),
  addressFold: identity.addressFold || (decision.listing?.addressFold ?? ''),
});

/** Decides about one row against the candidates. Pure. */
export const planRow = (partRow: PartRow, context: PlanContext): Decision => {
  const match = matchRow(rowIdentity(partRow.row), context);
  const byUrl = match.kind === 'unclear' || (match.kind === 'known' && match.byUrl);
  const planned = planMatched(partRow, match, context);
  const decision = byUrl ? { ...planned, byUrl } : planned;
  const { url, number, sourceKey } = decision;
  const waits = url?.contested === true || number?.contested === true || sourceKey?.contested === true;
  return waits && context.defers ? { ...decision, outcome: 'defer', problems: [] } : decision;
};

/** Decides about one row, and notes in the index what that leaves for the next row of the batch. */
export const planNext = (partRow: PartRow, context: PlanContext): Decision => {
  const identity = rowIdentity(partRow.row);
  const decision = planRow(partRow, context);
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
