import { type Changes, changedFields, differsAnywhere } from '../listings/changes.ts';
import { daysBetween } from '../listings/days-on-market.ts';
import { LISTING_FIELDS, type ListingField, type ListingValues } from '../listings/listing.ts';
import type { ListingUpdate, Override } from '../listings/listing-store.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { urlKeyOf } from '../listings/stored-listing.ts';
import type { Decision, PartRow } from './plan-row.ts';
import { valuesOf } from './plan-row.ts';

/** What a row makes of a stored listing: the write, if any, and what the history tells of it. */
export type Settled = {
  update: ListingUpdate | null;
  /** Set where only the digest has to be written. */
  feedHash: Buffer | null;
  changes: Changes;
  kind: 'update' | 'revive' | 'takeover';
  /** Fields in which the feed now says something else than when the API changed them. */
  lapsedOverrides: ListingField[];
};

const sameFeedValue = (field: ListingField, left: unknown, right: unknown): boolean => {
  if (field === 'MarketSince' && typeof left === 'string' && typeof right === 'string') {
    return Math.abs(daysBetween(left, right)) <= 1;
  }
  return JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
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

/** The API's values stay as long as the feed sends what it sent when the API changed them. */
const withOverrides = (
  stored: ListingValues,
  sent: ListingValues,
  overrides: readonly Override[],
): { values: ListingValues; lapsed: ListingField[] } => {
  const values = { ...sent };
  const lapsed: ListingField[] = [];
  for (const { field, feedValue } of overrides) {
    if (sameFeedValue(field, feedValue, sent[field])) Object.assign(values, { [field]: stored[field] });
    else lapsed.push(field);
  }
  return { values, lapsed };
};

const sentValues = (row: PartRow['row'], stored: ListingValues): ListingValues => {
  const known = Object.fromEntries(Object.entries(valuesOf(row)).filter(([, value]) => value !== undefined));
  return row.kind === 'sold' ? { ...stored, ...known, Status: 'Sold' } : ({ ...stored, ...known } as ListingValues);
};

/**
 * Compares a row with the stored listing, field by field. Pure. `today` is an ISO date, UTC; `sourceId` the feed's.
 * Nothing different: only the digest is written, and the row counts as unchanged.
 */
export const settleUpdate = (
  { row, hash }: PartRow,
  decision: Decision,
  stored: StoredListing,
  overrides: readonly Override[],
  context: { sourceId: number; today: string },
): Settled => {
  const keepsUrl = decision.url?.kind === 'keep';
  const keepsNumber = decision.number?.kind === 'keep';
  const { values: wanted, lapsed } = withOverrides(
    stored.values,
    sentValues(row, stored.values),
    overrides.filter((override) => override.listingId === stored.id),
  );
  const values = withMarketDays(stored.values, wanted, context.today);
  if (keepsUrl) values.Url = stored.values.Url;
  if (keepsNumber) values.MLSNumber = stored.values.MLSNumber;

  const feedHash = keepsUrl || keepsNumber ? null : hash;
  const urlKey = keepsUrl ? stored.urlKey : urlKeyOf(values);
  const sourceKey = row.keys.ListingKey ?? stored.sourceKey;
  const changes = changedFields(stored.values, values);
  const revived = !stored.live;
  const taken = stored.sourceId !== context.sourceId;
  const newVersion = Object.keys(changes).length > 0 || revived || taken;
  const writes =
    newVersion ||
    differsAnywhere(stored.values, values) ||
    sourceKey !== stored.sourceKey ||
    urlKey?.toString('hex') !== stored.urlKey?.toString('hex');
  return {
    update: writes
      ? {
          id: stored.id,
          version: stored.version,
          newVersion,
          sourceId: context.sourceId,
          sourceKey,
          urlKey,
          feedHash,
          seen: true,
          values,
        }
      : null,
    feedHash: writes ? null : feedHash,
    changes,
    kind: revived ? 'revive' : taken ? 'takeover' : 'update',
    lapsedOverrides: lapsed,
  };
};

/** All fields of a row that makes a new listing. */
export const newValues = (row: PartRow['row'], blank: ListingValues, today: string): ListingValues => {
  const values = { ...blank };
  const sent = valuesOf(row);
  for (const field of LISTING_FIELDS) if (sent[field] !== undefined) Object.assign(values, { [field]: sent[field] });
  if (row.kind === 'sold') Object.assign(values, { Status: 'Sold', MarketUntil: sent.MarketUntil ?? today });
  return values;
};
