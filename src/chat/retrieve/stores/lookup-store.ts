import { LISTING_COLUMNS } from '../../../listings/listing.ts';
import { type ListingRow, type StoredListing, storedFromRow } from '../../../listings/stored-listing.ts';
import type { Constraint, IdentifierConstraint } from '../../understand/constraint.ts';
import { allOf, anyOf, type Condition, isOneOf } from '../conditions/condition.ts';
import { cityCondition, identifierCondition, zipCondition } from '../conditions/name-conditions.ts';
import type { FoundListing } from '../found.ts';
import { FRESHEST_FIRST } from './order-store.ts';
import type { ReadRows } from './read-rows-store.ts';
import { COUNTED, readPage } from './row-store.ts';

export const MOST_GONE = 8;
const GONE_COLUMNS = [
  'id',
  'chatbot_id',
  'source_id',
  'removed_reason',
  'removed_at',
  'address_fold',
  ...Object.values(LISTING_COLUMNS).filter((column) => column !== 'images' && column !== 'description'),
].join(', ');

/** The town or ZIP that was named with an address; a home whose own is not known may lie there. */
const placeConditions = (places: readonly Constraint[]): Condition[] =>
  places.flatMap((place) => {
    if (place.Field === 'City') {
      const isThere = cityCondition(place.Value, place.Operator === 'is');
      return [anyOf([{ sql: "city_fold = ''", bindings: [] }, isThere])];
    }
    if (place.Field !== 'ZIP' || place.Operator !== 'is') return [];
    return [anyOf([{ sql: "zip_fold = ''", bindings: [] }, zipCondition(place.Value)])];
  });

/** Finds listings by what names one. */
export const createLookupStore = (readRows: ReadRows) => ({
  /** The displayed listings that an identifier names within the places, the freshest first. */
  displayed: async (
    chatbotId: number,
    identifier: IdentifierConstraint,
    places: readonly Constraint[],
    limit: number,
  ): Promise<{ listings: FoundListing[]; total: number }> => {
    const { sql, bindings } = allOf([identifierCondition(identifier), ...placeConditions(places)]);
    const from = {
      sql: `FROM listing WHERE chatbot_id = ? AND live = 1 AND ${sql}`,
      bindings: [chatbotId, ...bindings],
    };
    const { rows, total } = await readPage(readRows, { from, total: COUNTED, ordering: FRESHEST_FIRST, limit });
    return { listings: rows.map(({ listing }) => listing), total };
  },

  /** The same of listings off the display, the last removed first. What an undo removed was never there. */
  removed: async (
    chatbotId: number,
    identifier: IdentifierConstraint,
    places: readonly Constraint[],
  ): Promise<StoredListing[]> => {
    const where = allOf([identifierCondition(identifier), ...placeConditions(places)]);
    const rows = await readRows<ListingRow>(
      `SELECT ${GONE_COLUMNS} FROM listing
        WHERE chatbot_id = ? AND live IS NULL AND COALESCE(removed_reason, '') <> 'undo' AND ${where.sql}
        ORDER BY removed_at DESC, id DESC LIMIT ${MOST_GONE}`,
      [chatbotId, ...where.bindings],
    );
    return rows.map(storedFromRow);
  },

  /** Listings off the display, by their IDs. */
  removedByIds: async (chatbotId: number, ids: readonly number[]): Promise<StoredListing[]> => {
    if (ids.length === 0) return [];
    const where = isOneOf('id', ids);
    const rows = await readRows<ListingRow>(
      `SELECT ${GONE_COLUMNS} FROM listing WHERE chatbot_id = ? AND live IS NULL AND ${where.sql}`,
      [chatbotId, ...where.bindings],
    );
    return rows.map(storedFromRow);
  },
});

export type LookupStore = ReturnType<typeof createLookupStore>;
