import { LISTING_COLUMNS } from '../../../listings/listing.ts';
import { type ListingRow, storedFromRow } from '../../../listings/stored-listing.ts';
import { tagsOf } from '../../../listings/tags/tags.ts';
import { type Condition, marks } from '../conditions/condition.ts';
import type { FoundListing } from '../found.ts';
import { type Ordering, sortedBy } from './order-store.ts';
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

/** What is read of `listing` for whole listings, and how its rows are read: each with which of some conditions it fulfils. */
const wholeListings = (conditions: readonly Condition[]) => {
  const missed = conditions.map(({ sql }, index) => `, ((${sql}) IS NOT TRUE) AS missed_${index}`);
  return {
    sql: `${COLUMNS}${missed.join('')}`,
    bindings: conditions.flatMap(({ bindings }) => [...bindings]),
    read: (row: ListingRow & Record<string, unknown>): FulfillingListing => ({
      listing: toFound(row),
      fulfilled: conditions.map((_, index) => Number(row[`missed_${index}`]) === 0),
    }),
  };
};

/** The first rows, at most as many as were asked for, and how many match in all. */
export type Page = { rows: FulfillingListing[]; total: number };

/** `from`: what stands from FROM on. */
type Asked = { from: Condition; total: Condition; ordering: Ordering; limit: number };

/** How many rows there are. */
export const COUNTED: Condition = { sql: 'COUNT(*) OVER ()', bindings: [] };

/** Finds the first rows by an index, and reads those alone as a whole. They are sorted twice, since no join keeps an order. */
export const readPage = async (
  readRows: ReadRows,
  { from, total, ordering, limit }: Asked,
  conditions: readonly Condition[] = [],
): Promise<Page> => {
  const whole = wholeListings(conditions);
  const keys = ordering.map(({ sql }, index) => `, ${sql} AS key_${index}`);
  const order = ordering.map(({ direction }, index) => `key_${index} ${direction}`);
  const rows = await readRows<ListingRow & { total: number }>(
    `SELECT ${whole.sql}, total
      FROM (SELECT id AS page_id, ${total.sql} AS total${keys.join('')} ${from.sql} ORDER BY ${order.join(', ')} LIMIT ?) AS page
      STRAIGHT_JOIN listing ON listing.id = page_id ORDER BY ${order.join(', ')}`,
    [...whole.bindings, ...total.bindings, ...sortedBy(ordering).bindings, ...from.bindings, limit],
  );
  return { rows: rows.map(whole.read), total: Number(rows[0]?.total ?? 0) };
};

/** Reads whole listings, few at a time. */
export const createRowStore = (readRows: ReadRows) => {
  /** Those of the IDs that are on display, in the order given. */
  const fulfilling = async (
    chatbotId: number,
    ids: readonly number[],
    conditions: readonly Condition[],
  ): Promise<FulfillingListing[]> => {
    if (ids.length === 0) return [];
    const { sql, bindings, read } = wholeListings(conditions);
    const rows = await readRows<ListingRow>(
      `SELECT ${sql} FROM listing WHERE chatbot_id = ? AND live = 1 AND id IN (${marks(ids)})`,
      [...bindings, chatbotId, ...ids],
    );
    const byId = new Map(rows.map((row) => [row.id, read(row)]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  };
  return {
    fulfilling,
    byIds: async (chatbotId: number, ids: readonly number[]): Promise<FoundListing[]> =>
      (await fulfilling(chatbotId, ids, [])).map(({ listing }) => listing),
  };
};

export type RowStore = ReturnType<typeof createRowStore>;
