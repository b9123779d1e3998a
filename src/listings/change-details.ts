import { type Changes, changedVolatileFields } from './changes.ts';
import type { ListingField, ListingValues } from './listing.ts';
import type { RemovedReason, StoredListing } from './stored-listing.ts';

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
