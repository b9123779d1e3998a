import type { Candidate } from '../../listings/candidate-store.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { ReleasedKey } from '../apply/release-keys.ts';
import type { CandidateIndex } from '../plan/candidate-index.ts';
import { createIdSet } from '../plan/id-set.ts';

/** A stored listing that has given up keys to others. */
export const withoutKeys = (listing: StoredListing, keys: ReadonlySet<ReleasedKey>): StoredListing => ({
  ...listing,
  urlKey: keys.has('Url') ? null : listing.urlKey,
  values: keys.has('MLSNumber') ? { ...listing.values, MLSNumber: null } : listing.values,
});

/**
 * Remembers which stored listings would have given up their number or URL by now, so that a row that waits for the key
 * finds it free, as it would if the rows before it had been written. About two bits a listing.
 */
export const createGivenKeys = () => {
  const numbers = createIdSet();
  const urls = createIdSet();
  return {
    /** Compares what a batch found with what it leaves. */
    note: (found: readonly Candidate[], index: CandidateIndex): void => {
      for (const before of found) {
        const after = index.byId(before.id);
        if (after === undefined) continue;
        if (before.mlsKey !== null && after.mlsKey !== before.mlsKey) numbers.add(before.id);
        if (before.urlKey !== null && after.urlKey !== before.urlKey) urls.add(before.id);
      }
    },

    candidate: (found: Candidate): Candidate => ({
      ...found,
      ...(numbers.has(found.id) ? { mlsKey: null, feedHash: null } : {}),
      ...(urls.has(found.id) ? { urlKey: null, feedHash: null } : {}),
    }),

    stored: (listing: StoredListing): StoredListing =>
      withoutKeys(
        listing,
        new Set<ReleasedKey>([
          ...(numbers.has(listing.id) ? (['MLSNumber'] as const) : []),
          ...(urls.has(listing.id) ? (['Url'] as const) : []),
        ]),
      ),
  };
};

export type GivenKeys = ReturnType<typeof createGivenKeys>;
