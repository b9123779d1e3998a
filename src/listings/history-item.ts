import { STABLE_FIELDS } from './changes.ts';
import { daysBetween, isoDate } from './days-on-market.ts';
import { API_SOURCE, type ListingField, type ListingValues } from './listing.ts';
import type { ChangeKind, Origin, StoredChange } from './listing-history-store.ts';

/** A field of a change. Values are as they are stored: money as text with two decimals, unknown as null. */
type FieldChange = { Field: string; From: unknown; To: unknown };

/** What RealEstateHistory tells of one change of a listing. Times are ISO 8601 in UTC. */
export type HistoryItem = {
  ID: number;
  Version: number;
  ChangedAt: string;
  Kind: ChangeKind | 'create';
  By: 'Feed' | 'API' | 'Undo';
  /** Name of the feed whose run made the change, or undid it; `""` of the API. */
  Feed: string;
  RunID: number | null;
  /** Why the listing left the display; `""` where it did not. */
  Reason: string;
  Changes: FieldChange[];
};

/** What stays of changes when they are thinned. Numbers stay because rows of old files mean homes by them. */
export const KEPT_FIELDS: ReadonlySet<string> = new Set([
  'SalePrice',
  'RentPrice',
  'Status',
  'StandardStatus',
  'MLSNumber',
] satisfies ListingField[]);

const daysAt = (since: unknown, day: string): number | null =>
  typeof since === 'string' ? Math.max(0, daysBetween(since, day)) : null;

/** Days on market are stored as the day that they count from, and told as the API takes them. */
const fieldChange = (field: string, [from, to]: readonly [unknown, unknown], day: string): FieldChange[] => {
  if (field === 'MarketUntil') return [];
  return field === 'MarketSince'
    ? [{ Field: 'DaysOnMarket', From: daysAt(from, day), To: daysAt(to, day) }]
    : [{ Field: field, From: from ?? null, To: to ?? null }];
};

/** Changes of who owns a listing and by which keys it is known. */
const keyChanges = ({ details }: StoredChange, nameOf: (sourceId: number) => string): FieldChange[] => {
  const { source, sourceKey, urlKey } = details;
  const isKey = urlKey?.map((key) => key !== null);
  return [
    ...(source === undefined ? [] : [{ Field: 'Feed', From: nameOf(source[0]), To: nameOf(source[1]) }]),
    ...(sourceKey === undefined ? [] : [{ Field: 'ListingKey', From: sourceKey[0], To: sourceKey[1] }]),
    ...(isKey === undefined || isKey[0] === isKey[1] ? [] : [{ Field: 'UrlIsKey', From: isKey[0], To: isKey[1] }]),
  ];
};

export const toHistoryItem = (change: StoredChange, nameOf: (sourceId: number) => string): HistoryItem => {
  const { details, sourceId, runId } = change;
  const day = isoDate(change.changedAt);
  return {
    ID: change.listingId,
    Version: change.version,
    ChangedAt: change.changedAt.toISOString(),
    Kind: change.kind,
    By: details.undoOf !== undefined ? 'Undo' : runId === null && sourceId === API_SOURCE ? 'API' : 'Feed',
    Feed: nameOf(sourceId),
    RunID: runId,
    Reason: details.reason ?? '',
    Changes: [
      ...Object.entries(change.changes).flatMap(([field, pair]) => fieldChange(field, pair, day)),
      ...keyChanges(change, nameOf),
    ],
  };
};

/** The values with which a listing was created: those of now with every change taken back, the newest first. */
const valuesBefore = (values: ListingValues, newestFirst: readonly StoredChange[]): ListingValues => {
  const before = { ...values };
  for (const { changes } of newestFirst) {
    for (const [field, [from]] of Object.entries(changes)) Object.assign(before, { [field]: from ?? null });
  }
  return before;
};

/** The creation of a listing as its first version. Of a history that was thinned only what is kept is known. */
export const toCreationItem = (
  listing: { id: number; values: ListingValues },
  { createdAt, sourceId, runId }: Origin,
  newestFirst: readonly StoredChange[],
  nameOf: (sourceId: number) => string,
): HistoryItem => {
  const values = valuesBefore(listing.values, newestFirst);
  const isThinned = newestFirst.some(({ thinned }) => thinned);
  const known = STABLE_FIELDS.filter((field) => values[field] !== null && values[field] !== false);
  return {
    ID: listing.id,
    Version: 1,
    ChangedAt: createdAt.toISOString(),
    Kind: 'create',
    By: sourceId === API_SOURCE ? 'API' : 'Feed',
    Feed: nameOf(sourceId),
    RunID: runId,
    Reason: '',
    Changes: known
      .filter((field) => !isThinned || KEPT_FIELDS.has(field))
      .map((field) => ({ Field: field, From: null, To: values[field] })),
  };
};
