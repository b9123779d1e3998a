import type { ChangeDetails } from './change-details.ts';
import type { Changes } from './changes.ts';
import { API_SOURCE } from './listing.ts';
import type { ChangeKind, HistoryEntry } from './listing-history-store.ts';
import type { StoredListing } from './stored-listing.ts';

/** What the history tells of a change that the API made; it gives `listing` its next version. */
export const apiEntry = (
  listing: Pick<StoredListing, 'id' | 'version'>,
  kind: ChangeKind,
  changes: Changes,
  details: ChangeDetails,
): HistoryEntry => ({
  listingId: listing.id,
  version: listing.version + 1,
  sourceId: API_SOURCE,
  runId: null,
  kind,
  changes,
  details,
});
