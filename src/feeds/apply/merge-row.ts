import {
  type ChangeDetails,
  type Changes,
  canonicalValue,
  changeDetails,
  changedFields,
  differsAnywhere,
} from '../../listings/changes.ts';
import { daysBetween } from '../../listings/days-on-market.ts';
import { mlsKey, urlDigestText } from '../../listings/keys.ts';
import type { ListingField, ListingValues } from '../../listings/listing.ts';
import type { Override } from '../../listings/listing-history-store.ts';
import { type ListingUpdate, type StoredListing, urlKeyOf } from '../../listings/stored-listing.ts';
import type { Decision, PartRow } from '../plan/plan-row.ts';
import { valuesOf } from '../plan/row-identity.ts';

/** What a row makes of a stored listing: the write, if any, and what the history tells of it. */
export type MergedRow = {
  update: ListingUpdate | null;
  /** Set where only the digest has to be written. */
  feedHash: Buffer | null;
  changes: Changes;
  details: ChangeDetails;
  /** Keys: what the row changes is only by which keys the listing is known. */
  kind: 'update' | 'revive' | 'takeover' | 'keys';
  /** Whether the row counts as an update. */
  isChanged: boolean;
  /** Fields in which the feed now says something else than when the API changed them. */
  lapsedOverrides: ListingField[];
};

type FieldValue = ListingValues[ListingField];

const sameFeedValue = (field: ListingField, left: unknown, right: unknown): boolean => {
  if (field === 'MarketSince' && typeof left === 'string' && typeof right === 'string') {
    return Math.abs(daysBetween(left, right)) <= 1;
  }
  // As rows are told apart by them: what is one key is no other value.
  if (field === 'Url') return urlDigestText(left as string | null) === urlDigestText(right as string | null);
  if (field === 'MLSNumber') return mlsKey(left as string | null) === mlsKey(right as string | null);
  return canonicalValue(field, left as FieldValue) === canonicalValue(field, right as FieldValue);
};

/** Counted days move only where the source disagrees by more than one day; a sold home keeps its first last day. */
const withMarketDays = (stored: ListingValues, next: ListingValues, today: string): ListingValues => ({
  ...next,
  MarketSince:
    stored.MarketSince !== null &&
    (next.MarketSince === null || Math.abs(daysBetween(stored.MarketSince, next.MarketSince)) <= 1)
      ? stored.MarketSince
      : next.MarketSince,
  MarketUntil:
    next.Status === 'Sold'
      ? ((stored.Status === 'Sold' ? stored.MarketUntil : null) ?? next.MarketUntil ?? today)
      : null,
});

/** What the API has said of a sale is over where the home is on the market again, under another number. */
const OF_SALE: ReadonlySet<ListingField> = new Set(['Status', 'StandardStatus', 'MarketUntil']);

/**
 * What is stored once a feed has said its values: the API's stay as long as the feed says what it said when the API changed
 * them, or nothing. The two statuses are one word of the source. Pure.
 */
export const mergeSent = (
  stored: ListingValues,
  said: Partial<ListingValues>,
  overrides: readonly Override[],
  today: string,
  isRelisted = false,
): { values: ListingValues; lapsed: ListingField[] } => {
  const values = { ...stored, ...said };
  const differs = ({ field, feedValue }: Override): boolean =>
    said[field] !== undefined && !sameFeedValue(field, feedValue, said[field]);
  const statusDiffers = overrides.some((override) => override.field === 'StandardStatus' && differs(override));
  const lapsed: ListingField[] = [];
  for (const override of overrides) {
    const { field } = override;
    const isOver = (field === 'Status' && statusDiffers) || (isRelisted && OF_SALE.has(field));
    if (differs(override) || isOver) lapsed.push(field);
    else Object.assign(values, { [field]: stored[field] });
  }
  return { values: withMarketDays(stored, values, today), lapsed };
};

/** The lapsed changes of the API as the history keeps them. */
export const lapsedDetails = (overrides: readonly Override[]): Pick<ChangeDetails, 'overrides'> =>
  overrides.length === 0 ? {} : { overrides: overrides.map(({ field, feedValue }) => ({ field, feedValue })) };

/**
 * What a row says. A sale need not tell of the home again: what it leaves blank is not said. Of pictures that are copied it
 * says nothing once they are shown.
 */
export const saidValues = (row: PartRow['row'], showsCopies: boolean): Partial<ListingValues> => {
  const sold = row.kind === 'sold';
  const said = Object.entries(valuesOf(row)).filter(
    ([field, value]) => value !== undefined && !(sold && value === null) && !(showsCopies && field === 'Images'),
  );
  return { ...Object.fromEntries(said), ...(sold ? { Status: 'Sold' } : {}) };
};

/** Whether the URL of the values is the one that a row says. */
const isUrlOf = ({ identity: { urlKey, shownUrl } }: PartRow, values: ListingValues): boolean =>
  (urlKeyOf(values)?.toString('hex') ?? null) === (urlKey ?? shownUrl);

/** The keys by which the listing is known once the row is written, and the values that go with them. */
const mergeKeys = (
  partRow: PartRow,
  { outcome, url, number, sourceKey }: Decision,
  stored: StoredListing,
  said: ListingValues,
) => {
  const keepsUrl = url?.kind === 'keep' && url.contested;
  const sharesUrl = url?.kind === 'keep' && !url.contested;
  const keepsNumber = number?.kind === 'keep';
  const keepsKey = sourceKey?.kind === 'keep';
  const values = { ...said };
  // A URL is unique by sale type: what the listing holds of its own may be another's under the new one.
  const ownUrlKey = values.SaleType === stored.values.SaleType ? stored.urlKey : null;
  if (keepsUrl && ownUrlKey !== null) values.Url = stored.values.Url;
  if (keepsNumber) values.MLSNumber = stored.values.MLSNumber;
  // A refresh moves no keys: a URL that the home shares is its neighbour's.
  const takesUrl = outcome !== 'refresh' && !keepsUrl && isUrlOf(partRow, values);
  const saidUrlKey = takesUrl ? urlKeyOf(values) : ownUrlKey;
  return {
    values,
    urlKey: sharesUrl ? null : saidUrlKey,
    sourceKey: keepsKey ? stored.sourceKey : (partRow.row.keys.ListingKey ?? stored.sourceKey),
    // A key that is held is asked for again with every file.
    feedHash: keepsUrl || keepsNumber || keepsKey ? null : partRow.hash,
  };
};

/**
 * Compares a row with the stored listing, field by field. Pure. `today` is an ISO date, UTC; `sourceId` the feed's;
 * `showsCopies` whether the listing shows pictures that were copied from it.
 * Nothing different: only the digest is written, and the row counts as unchanged.
 */
export const mergeRow = (
  partRow: PartRow,
  decision: Decision,
  stored: StoredListing,
  overrides: readonly Override[],
  { sourceId, today, showsCopies }: { sourceId: number; today: string; showsCopies: boolean },
): MergedRow => {
  const ownOverrides = overrides.filter((override) => override.listingId === stored.id);
  const said = saidValues(partRow.row, showsCopies);
  const merged = mergeSent(stored.values, said, ownOverrides, today, decision.relisting);
  const { values, urlKey, sourceKey, feedHash } = mergeKeys(partRow, decision, stored, merged.values);
  const isRevived = !stored.live;
  // Sold by the API: it left the display when it had been sold for long enough, whatever the feed goes on saying.
  if (isRevived && stored.removedReason === 'sold' && values.Status === 'Sold')
    return { update: null, feedHash, changes: {}, details: {}, kind: 'update', isChanged: false, lapsedOverrides: [] };

  const changes = changedFields(stored.values, values);
  const after = { sourceId, sourceKey, urlKey, values };
  const { volatile, ...moved } = changeDetails(stored, after);
  const isTaken = stored.sourceId !== sourceId;
  const isChanged = Object.keys(changes).length > 0 || isRevived || isTaken;
  const newVersion = isChanged || Object.keys(moved).length > 0;
  const { id, version } = stored;
  const isWritten = newVersion || differsAnywhere(stored.values, values);
  return {
    update: isWritten ? { id, version, newVersion, ...after, feedHash, seen: true } : null,
    feedHash: isWritten ? null : feedHash,
    changes,
    details: {
      ...moved,
      ...(volatile ? { volatile } : {}),
      ...(isRevived ? { removed: stored.removedReason } : {}),
      ...lapsedDetails(ownOverrides.filter(({ field }) => merged.lapsed.includes(field))),
    },
    kind: isRevived ? 'revive' : isTaken ? 'takeover' : isChanged ? 'update' : 'keys',
    isChanged,
    lapsedOverrides: merged.lapsed,
  };
};
