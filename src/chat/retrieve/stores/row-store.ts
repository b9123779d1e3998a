import { LISTING_COLUMNS } from '../../../listings/listing.ts';
import { type ListingRow, storedFromRow } from '../../../listings/stored-listing.ts';
import { tagsOf } from '../../../listings/tags/tags.ts';
import { type Condition, marks } from '../conditions/condition.ts';
import type { FoundListing } from '../found.ts';
import type { ReadRows } from './read-rows-store.ts';

const COLUMNS = [
  'id',
  'chatbot_id',
  'source_id',
  'version',
  'unconfirmed_since',
  'tags_yes',
  ...Object.values(LISTING_COLUMNS),
].join(', ');

const toFound = (row: ListingRow): FoundListing => {
  const { id, sourceId, version, unconfirmedSince, values } = storedFromRow(row);
  const tags = tagsOf(BigInt(row.tags_yes as number | string));
  return { id, sourceId, version, unconfirmedSince: unconfirmedSince ?? null, values, tags };
};

/** A listing, and which of some conditions it fulfils. */
export type FulfillingListing = { listing: FoundListing; fulfilled: boolean[] };

/** Reads whole listings, few at a time. */
export const createRowStore = (readRows: ReadRows) => {
  /** Those of the IDs that are on display, in the order given. */
  const fulfilling = async (
    chatbotId: number,
    ids: readonly number[],
    conditions: readonly Condition[],
  ): Promise<FulfillingListing[]> => {
    if (ids.length === 0) return [];
    const missed = conditions.map(({ sql }, index) => `, ((${sql}) IS NOT TRUE) AS missed_${index}`);
    const rows = await readRows<ListingRow & Record<string, unknown>>(
      `SELECT ${COLUMNS}${missed.join('')} FROM listing WHERE chatbot_id = ? AND live = 1 AND id IN (${marks(ids)})`,
      [...conditions.flatMap(({ bindings }) => [...bindings]), chatbotId, ...ids],
    );
    const byId = new Map(
      rows.map((row) => {
        const fulfilled = conditions.map((_, index) => Number(row[`missed_${index}`]) === 0);
        return [row.id, { listing: toFound(row), fulfilled }];
      }),
    );
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  };
  return {
    fulfilling,
    byIds: async (chatbotId: number, ids: readonly number[]): Promise<FoundListing[]> =>
      (await fulfilling(chatbotId, ids, [])).map(({ listing }) => listing),
  };
};

export type RowStore = ReturnType<typeof createRowStore>;
