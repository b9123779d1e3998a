import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../database/connection.ts';
import { storesOn } from '../../database/stores.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { StoredListing } from '../stored-listing.ts';
import { DERIVED_VERSION, type DerivedListing, deriveListing } from './derive-listing.ts';

const BATCH = 100;

/**
 * Derives anew what the tables and rules of an older release derived, batch by batch in the order of IDs; what is broken off
 * goes on with the next call. Nobody has changed the listings: version, history and what feeds compare stay as they are.
 * Returns how many were written.
 */
export const deriveAnew = async (database: Database, signal?: AbortSignal): Promise<number> => {
  const { listings } = storesOn(database);
  let [total, lastId] = [0, 0];
  let version = await listings.oldestDerivedVersion(DERIVED_VERSION);
  while (version !== undefined && signal?.aborted !== true) {
    const outdated = await listings.derivedBy(version, lastId, BATCH);
    const last = outdated.at(-1);
    if (last === undefined) {
      const next = await listings.oldestDerivedVersion(DERIVED_VERSION);
      // An older release that still runs may write the same version again: that waits for the next call.
      if (next === version) break;
      [version, lastId] = [next, 0];
      continue;
    }
    lastId = last.id;
    const derived: { listing: StoredListing; derived: DerivedListing }[] = [];
    for (const listing of outdated) {
      derived.push({ listing, derived: deriveListing(listing.values) });
      // Between long texts others have their turn.
      if (derived.length % 10 === 0) await nextTurn();
    }
    total += await inTransaction(database, (transaction) => storesOn(transaction).listings.updateDerived(derived));
  }
  return total;
};
