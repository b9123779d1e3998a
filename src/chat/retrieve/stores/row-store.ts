import { LISTING_COLUMNS } from '../../../listings/listing.ts';
import { type ListingRow, storedFromRow } from '../../../listings/stored-listing.ts';
import { tagsOf } from '../../../listings/tags/tags.ts';
import { marks } from '../conditions/condition.ts';
import type { FoundListing } from '../found.ts';
import type { ReadRows } from './read-rows-store.ts';

const COLUMNS = [
  'id',
  'chatbot_id',
  'source_id',
  'unconfirmed_since',
  'tags_yes',
  ...Object.values(LISTING_COLUMNS),
].join(', ');

const toFound = (row: ListingRow): FoundListing => {
  const { id, sourceId, unconfirmedSince, values } = storedFromRow(row);
  const tags = tagsOf(BigInt(row.tags_yes as number | string));
  return { id, sourceId, unconfirmedSince: unconfirmedSince ?? null, values, tags };
};

/** Reads whole listings, few at a time. */
export const createRowStore = (readRows: ReadRows) => ({
  /** Those of the IDs that are on display, in the order given. */
  byIds: async (chatbotId: number, ids: readonly number[]): Promise<FoundListing[]> => {
    if (ids.length === 0) return [];
    const rows = await readRows<ListingRow>(
      `SELECT ${COLUMNS} FROM listing WHERE chatbot_id = ? AND live = 1 AND id IN (${marks(ids)})`,
      [chatbotId, ...ids],
    );
    const byId = new Map(rows.map((row) => [row.id, toFound(row)]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  },
});

export type RowStore = ReturnType<typeof createRowStore>;
