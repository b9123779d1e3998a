import type { Knex } from 'knex';
import { createListingPlaceStore } from '../listing-place-store.ts';
import { type ListingRow, type StoredListing, storedFromRow } from '../stored-listing.ts';
import { DERIVED_VERSION, type DerivedListing } from './derive-listing.ts';

/** SQL of what is derived anew of stored listings. `database` may be a transaction. */
export const createDeriveStore = (database: Knex) => ({
  /** The oldest version that anything stored was derived by; undefined where nothing is older than this release. */
  oldestVersion: async (): Promise<number | undefined> => {
    const row = await database('listing').min({ version: 'derived_version' }).first<{ version: number | null }>();
    return row.version === null || row.version >= DERIVED_VERSION ? undefined : row.version;
  },

  /** Listings derived by one version, by ascending ID, after one. */
  derivedBy: async (version: number, afterId: number, limit: number): Promise<StoredListing[]> => {
    const page = database('listing')
      .where('derived_version', version)
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      .select('id');
    const rows = await database('listing')
      .join(page.as('page'), 'page.id', 'listing.id')
      .orderBy('listing.id')
      .select<ListingRow[]>('listing.*');
    return rows.map(storedFromRow);
  },

  /** Writes what was derived of listings unless they have been written since; `database` is a transaction. Returns how many. */
  write: async (derived: readonly { listing: StoredListing; derived: DerivedListing }[]): Promise<number> => {
    let written = 0;
    for (const {
      listing,
      derived: { columns, places },
    } of derived) {
      // No listing is searched by it, and it is unique: a change of it belongs to whoever writes the number.
      const { mls_key: _, ...searched } = columns;
      const changed = await database('listing')
        .where({ id: listing.id, version: listing.version })
        .where('derived_version', '<', DERIVED_VERSION)
        .update(searched);
      if (changed === 0) continue;
      written += 1;
      await createListingPlaceStore(database).setPlaces(
        listing.chatbotId,
        new Map([[listing.id, listing.live ? places : []]]),
      );
    }
    return written;
  },
});
