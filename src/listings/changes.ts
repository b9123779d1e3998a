import { LISTING_FIELDS, type ListingField, type ListingValues } from './listing.ts';
import type { RemovedReason, StoredListing } from './stored-listing.ts';

/** What changed of a listing: from what to what, by field. Goes into the history as it stands. */
export type Changes = Partial<Record<ListingField, [from: unknown, to: unknown]>>;

/**
 * Fields that move without anybody having changed the listing: counted days, tours at open-house hours, estimates, the
 * source's own timestamps. They are stored, but they make no history and no difference between two nights.
 */
const VOLATILE_FIELDS: ReadonlySet<ListingField> = new Set([
  'MarketSince',
  'MarketUntil',
  'Tours',
  'EstimatePrice',
  'ModificationTimestamp',
]);
export const STABLE_FIELDS: readonly ListingField[] = LISTING_FIELDS.filter((field) => !VOLATILE_FIELDS.has(field));

const SIGNATURE_PARAMETERS =
  /^(x-amz-|x-goog-|signature$|sig$|expires$|policy$|key-pair-id$|token$|se$|sp$|sv$|sr$|st$)/i;

/** An address of a picture without the signature that its host renews. */
export const withoutSignature = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const kept = query.split('&').filter((parameter) => !SIGNATURE_PARAMETERS.test(parameter));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
};

/** A value in the form in which two values are the same: what only a signature or an order of keys tells apart is equal. */
export const canonicalValue = (field: ListingField, value: ListingValues[ListingField]): string => {
  // Most fields of most rows are blank or numbers.
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  if (field === 'Images' && Array.isArray(value)) return JSON.stringify((value as string[]).map(withoutSignature));
  if (field === 'ExtensionColumn' && Array.isArray(value)) {
    return JSON.stringify((value as { Key: string; value: string }[]).map((pair) => [pair.Key, pair.value]));
  }
  return JSON.stringify(value);
};

const sameValue = <Field extends ListingField>(
  field: Field,
  left: Pick<ListingValues, Field>,
  right: Pick<ListingValues, Field>,
): boolean =>
  left[field] === right[field] || canonicalValue(field, left[field]) === canonicalValue(field, right[field]);

/** Those of the fields in which `after` differs from `before`. */
export const changesIn = <Field extends ListingField>(
  fields: readonly Field[],
  before: Pick<ListingValues, Field>,
  after: Pick<ListingValues, Field>,
): Changes =>
  Object.fromEntries(
    fields.filter((field) => !sameValue(field, before, after)).map((field) => [field, [before[field], after[field]]]),
  );

/** The stable fields in which `after` differs from `before`: what a feed's change is. */
export const changedFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn(STABLE_FIELDS, before, after);

/** The volatile fields in which `after` differs from `before`. */
const changedVolatileFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn([...VOLATILE_FIELDS], before, after);

/** Every field in which `after` differs from `before`: what the API's change is, since somebody meant each of them. */
export const allChangedFields = (before: ListingValues, after: ListingValues): Changes =>
  changesIn(LISTING_FIELDS, before, after);

/** Whether the stored form differs at all, volatile fields and signatures included. */
export const differsAnywhere = (before: ListingValues, after: ListingValues): boolean =>
  LISTING_FIELDS.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** A field of a listing that an undo left as it is, and who had changed it since, in words. */
export type LeftField = { field: string; value: unknown; why: string };

/**
 * What an undo needs to know of a change besides its fields, and why a listing left the display. Kept with the entry of the
 * history; keys of URLs are hexadecimal digests, sources are IDs of feeds or 0 for the API.
 */
export type ChangeDetails = {
  volatile?: Changes;
  source?: [from: number, to: number];
  sourceKey?: [from: string | null, to: string | null];
  urlKey?: [from: string | null, to: string | null];
  /** Of a removal, and of a takeover because the owner let the listing go. */
  reason?: RemovedReason;
  /** Of a revival, and of a veto that was lifted: why the listing had been removed. */
  removed?: RemovedReason | null;
  /** The API's changes that lapsed: what the feed had sent before each of them. */
  overrides?: { field: ListingField; feedValue: unknown }[];
  /** Fields whose changes by the API an undo brought back into force. */
  restored?: ListingField[];
  /** Of a takeover: the claim that was used up. */
  claim?: { sourceKey: string | null; values: ListingValues; feedHash: string; createdAt: string };
  /** Of a change by an undo: the run that was undone, and what was left as it is. */
  undoOf?: number;
  left?: LeftField[];
};

/** What a change leaves of a listing beside its values. */
export type ListingKeys = Pick<StoredListing, 'sourceId' | 'sourceKey' | 'urlKey' | 'values'>;

const hex = (key: Buffer | null): string | null => key?.toString('hex') ?? null;

/** What differs between two states of a listing, but for the stable fields. Pure. */
export const changeDetails = (before: ListingKeys, after: ListingKeys): ChangeDetails => {
  const volatile = changedVolatileFields(before.values, after.values);
  const [fromUrl, toUrl] = [hex(before.urlKey), hex(after.urlKey)];
  return {
    ...(Object.keys(volatile).length > 0 ? { volatile } : {}),
    ...(before.sourceId === after.sourceId ? {} : { source: [before.sourceId, after.sourceId] as const }),
    ...(before.sourceKey === after.sourceKey ? {} : { sourceKey: [before.sourceKey, after.sourceKey] as const }),
    ...(fromUrl === toUrl ? {} : { urlKey: [fromUrl, toUrl] as const }),
  } as ChangeDetails;
};
