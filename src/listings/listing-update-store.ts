import { placeholders, type Statements, type StatementValue } from '../database/statements.ts';
import { type DerivedColumns, type DerivedListing, deriveListing } from './derive/derive-listing.ts';
import type { ListingPlace } from './derive/listing-places.ts';
import { LISTING_COLUMNS, LISTING_FIELDS } from './listing.ts';
import { ListingMovedError, type ListingUpdate } from './listing-row-store.ts';
import { createPlaceChangeStore } from './place-change-store.ts';
import { storedValues } from './stored-listing.ts';

const KEY_COLUMNS = ['source_id', 'source_key', 'url_digest', 'feed_hash'];
const SHOWN = 'live = 1, removed_at = NULL, removed_reason = NULL';
const REMOVED = 'live = NULL, removed_at = CURRENT_TIMESTAMP(3), removed_reason = ?';
const SEEN = 'misses = 0, unconfirmed_since = NULL';
const NEW_VERSION = 'version = version + 1, updated_at = CURRENT_TIMESTAMP(3)';

/** One text for all updates of a kind, whatever differs: it is prepared once, and the server writes only what differs. */
const updateSql = (
  { display, seen, newVersion }: ListingUpdate,
  derivedColumns: readonly (keyof DerivedColumns)[],
): string => {
  const columns = [...Object.values(LISTING_COLUMNS), ...derivedColumns, ...KEY_COLUMNS].map(
    (column) => `${column} = ?`,
  );
  if (display === undefined) columns.push(SHOWN);
  else if (display !== 'keep') columns.push(REMOVED);
  if (seen) columns.push(SEEN);
  if (newVersion) columns.push(NEW_VERSION);
  return `UPDATE listing SET ${columns.join(', ')} WHERE id = ? AND version = ?`;
};

/** The changes of whole listings: their rows, and the places by which they are found. `statements` are those of a transaction. */
export const createListingUpdateStore = (statements: Statements) => {
  const places = createPlaceChangeStore(statements);

  const updateRow = async (update: ListingUpdate, derived: DerivedListing | undefined): Promise<void> => {
    const { id, version, sourceId, sourceKey, urlKey, feedHash, display } = update;
    const columns = Object.keys(derived?.columns ?? {}) as (keyof DerivedColumns)[];
    const values = [
      ...storedValues(LISTING_FIELDS, update.values),
      ...columns.map((column) => derived?.columns[column]),
      ...[sourceId, sourceKey, urlKey, feedHash],
      ...(display === undefined || display === 'keep' ? [] : [display]),
      ...[id, version],
    ] as StatementValue[];
    const changed = await statements.change(updateSql(update, columns), values);
    if (changed === 0) throw new ListingMovedError(`listing ${id} moved`);
  };

  /** Which of the listings are on display once the updates are written. */
  const displayed = async (updates: readonly ListingUpdate[]): Promise<Set<number>> => {
    const kept = updates.filter(({ display }) => display === 'keep').map(({ id }) => id);
    const live =
      kept.length === 0
        ? []
        : await statements.rowsOnce<{ id: number }>(
            `SELECT id FROM listing WHERE id IN (${placeholders(kept.length)}) AND live = 1`,
            kept,
          );
    const shown = updates.filter(({ display }) => display === undefined);
    return new Set([...live, ...shown].map(({ id }) => id));
  };

  return {
    /**
     * Writes the whole of listings' values, one after the other, and shows them, unless told otherwise. Errno 1062 when a key
     * is taken; ListingMovedError when one moved. `onRow` is called behind each row.
     */
    update: async (
      chatbotId: number,
      updates: readonly ListingUpdate[],
      onRow: () => void = () => {},
    ): Promise<void> => {
      const found = new Map<number, readonly ListingPlace[]>();
      for (const update of updates) {
        const derived = update.derived === 'kept' ? undefined : deriveListing(update.values);
        await updateRow(update, derived);
        onRow();
        if (derived !== undefined) found.set(update.id, derived.places);
      }
      const moved = updates.filter(({ id }) => found.has(id));
      if (moved.length === 0) return;
      const shown = await displayed(moved);
      for (const { id } of moved) if (!shown.has(id)) found.set(id, []);
      await places.setPlaces(chatbotId, found);
    },
  };
};
