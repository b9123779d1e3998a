import { changedFields, differsAnywhere, type LeftField, type ListingKeys } from '../../listings/changes.ts';
import { API_SOURCE, type ListingField, type ListingValues } from '../../listings/listing.ts';
import type { ChangeKind, StoredChange } from '../../listings/listing-history-store.ts';
import { type RemovedReason, type StoredListing, urlKeyOf } from '../../listings/stored-listing.ts';
import { type RunEffect, sameField } from './run-effect.ts';

/** What is to be done to a listing so that a run has not changed it. `none`: nothing. */
export type UndoDecision = {
  listing: StoredListing;
  kind: Extract<ChangeKind, 'update' | 'remove' | 'revive' | 'takeover' | 'keys'> | 'none';
  after: ListingKeys;
  /** Whether the listing is on display afterwards. */
  live: boolean;
  /** Why it is not, if it leaves. */
  reason: RemovedReason;
  /** The API's changes that come into force again, and those that lapse again. */
  overrides: RunEffect['overrides'];
  lapsing: readonly ListingField[];
  /** What the feed that gives the listing back goes on to claim of it. */
  claim: RunEffect['claim'];
  left: LeftField[];
};

/** Whose run is undone, and who changed the listing after it. */
type Later = {
  feedId: number;
  changes: readonly StoredChange[];
  /** Whether a change still counts: it was not undone, and is no undo. */
  counts: (change: StoredChange) => boolean;
};

const hex = (key: Buffer | null): string | null => key?.toString('hex') ?? null;

const nameOf = ({ runId, sourceId, details, kind }: StoredChange): string => {
  if (runId !== null)
    return details.undoOf === undefined ? `run ${runId}` : `run ${runId} (the undo of run ${details.undoOf})`;
  if (sourceId === API_SOURCE) return 'the API';
  return kind === 'update' ? 'the copying of its pictures' : 'the end of its time on display';
};

/** Who changed something last, in words. */
const changedBy = ({ changes, counts }: Later, touches: (change: StoredChange) => boolean): string => {
  const touching = changes.filter(touches);
  const last = touching.filter(counts).at(-1) ?? touching.at(-1);
  return last === undefined ? 'it has been changed since' : `${nameOf(last)} has changed it since`;
};

const isDisplay = ({ kind }: StoredChange): boolean => kind === 'remove' || kind === 'revive';

/** Values with every field put back that still is what the run made it; a field that is neither that nor the old is left. */
const putBack = (
  values: ListingValues,
  effect: RunEffect,
  later: Later,
): { values: ListingValues; left: LeftField[] } => {
  const back = { ...values };
  const left: LeftField[] = [];
  for (const [field, { from, to }] of effect.fields) {
    if (sameField(field, values[field], to)) Object.assign(back, { [field]: from ?? null });
    else if (!sameField(field, values[field], from)) {
      const touches = ({ changes }: StoredChange): boolean => field in changes;
      left.push({ field, value: values[field], why: changedBy(later, touches) });
    }
  }
  for (const [field, { from, to }] of effect.volatile) {
    if (sameField(field, values[field], to)) Object.assign(back, { [field]: from ?? null });
  }
  if (back.Status !== 'Sold') back.MarketUntil = null;
  return { values: back, left };
};

/** The key that the listing's URL is held by: as before the run where that still fits the URL. */
const urlKeyAfter = (listing: StoredListing, values: ListingValues, { urlKey }: RunEffect): Buffer | null => {
  const own = urlKeyOf(values);
  const key = urlKey !== null && hex(listing.urlKey) === urlKey.to ? urlKey.from : hex(listing.urlKey);
  return key === null || own === null ? null : own;
};

const displayAfter = (
  listing: StoredListing,
  { display }: RunEffect,
  later: Later,
): { live: boolean; left: LeftField[] } => {
  if (display === null || listing.live === display.from) return { live: listing.live, left: [] };
  const isForeign = listing.live && listing.sourceId !== later.feedId;
  if (!isForeign && !later.changes.some((change) => isDisplay(change) && later.counts(change)))
    return { live: display.from, left: [] };
  const value = listing.live ? 'on display' : 'off display';
  return {
    live: listing.live,
    left: [{ field: 'Display', value, why: isForeign ? 'another feed shows it now' : changedBy(later, isDisplay) }],
  };
};

/** What the history calls the change from a listing to what is decided. */
export const kindOf = (listing: StoredListing, after: ListingKeys, live: boolean): UndoDecision['kind'] => {
  if (live !== listing.live) return live ? 'revive' : 'remove';
  if (after.sourceId !== listing.sourceId) return 'takeover';
  if (Object.keys(changedFields(listing.values, after.values)).length > 0) return 'update';
  const sameKeys = after.sourceKey === listing.sourceKey && hex(after.urlKey) === hex(listing.urlKey);
  return sameKeys && !differsAnywhere(listing.values, after.values) ? 'none' : 'keys';
};

/**
 * Decides what undoing a run means for one listing. Pure. By field: what still is as the run left it goes back, the rest is
 * left and named. What the run showed leaves the display and what it removed comes back, unless somebody has shown or
 * removed the listing since; one that changed hands goes back to its former owner while it is on display with the new one.
 */
export const planUndo = (listing: StoredListing, effect: RunEffect, later: Later): UndoDecision => {
  const { live, left: displayLeft } = displayAfter(listing, effect, later);
  const { values, left } = putBack(listing.values, effect, later);
  left.push(...displayLeft);
  const after: ListingKeys = {
    sourceId: listing.sourceId,
    sourceKey: listing.sourceKey,
    urlKey: urlKeyAfter(listing, values, effect),
    values,
  };
  const { source, sourceKey } = effect;
  if (source !== null && listing.sourceId !== source.from) {
    if (listing.sourceId === source.to && (listing.live || live)) after.sourceId = source.from;
    else
      left.push({ field: 'Feed', value: listing.sourceId, why: changedBy(later, ({ details }) => !!details.source) });
  }
  if (sourceKey !== null && listing.sourceKey === sourceKey.to) after.sourceKey = sourceKey.from;
  const leftFields = new Set<string>(left.map(({ field }) => field));
  const overrides = effect.overrides.filter(({ field }) => !leftFields.has(field));
  const lapsing = effect.restored.filter((field) => !leftFields.has(field));
  const kind = kindOf(listing, after, live);
  return {
    listing,
    kind: kind === 'none' && overrides.length + lapsing.length > 0 ? 'keys' : kind,
    after,
    live,
    reason: effect.display?.reason ?? 'undo',
    overrides,
    lapsing,
    claim: after.sourceId === listing.sourceId ? null : effect.claim,
    left,
  };
};
