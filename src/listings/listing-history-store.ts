import { keysAtOnce } from '../database/by-index.ts';
import { placeholders, type Statements } from '../database/statements.ts';
import type { ChangeDetails, Changes } from './changes.ts';
import { insertLots } from './insert-lots.ts';
import { feedKeyDigest } from './keys.ts';
import type { ListingField } from './listing.ts';

/**
 * What happened to a listing: changed, taken off the display, shown again, or handed to another source; a key given up to
 * another listing (release), keys changed and nothing else (keys), a veto lifted (lift).
 */
export type ChangeKind = 'update' | 'remove' | 'revive' | 'takeover' | 'release' | 'keys' | 'lift';
export type HistoryEntry = {
  listingId: number;
  version: number;
  sourceId: number;
  runId: number | null;
  kind: ChangeKind;
  changes: Changes;
  details?: ChangeDetails;
};

/** An entry as it is stored. What has been thinned tells of prices and the status only. */
export type StoredChange = HistoryEntry & { id: number; changedAt: Date; details: ChangeDetails; thinned: boolean };

/** How a listing came to be; undefined of one from before that was kept. */
export type Origin = { createdAt: Date; sourceId: number; runId: number | null };

/** What a feed had sent of a field that the API has changed since. */
export type Override = { listingId: number; field: ListingField; feedValue: unknown };

type ChangeRow = Record<string, unknown>;
type OverrideRow = { listing_id: number; field: ListingField; feed_value: { value: unknown } };

export const storedChange = (row: ChangeRow): StoredChange => ({
  id: row.id as number,
  listingId: row.listing_id as number,
  version: row.version as number,
  changedAt: row.changed_at as Date,
  sourceId: row.source_id as number,
  runId: row.run_id as number | null,
  kind: row.kind as ChangeKind,
  changes: row.changes as Changes,
  details: (row.details as ChangeDetails | null) ?? {},
  thinned: row.thinned === 1,
});

const detailsText = (details: ChangeDetails): string | null =>
  Object.keys(details).length > 0 ? JSON.stringify(details) : null;

const ENTRY_COLUMNS = 'chatbot_id, listing_id, version, source_id, run_id, kind, changes, details';
const ENTRY = `(${placeholders(8)})`;

const entryValues = (chatbotId: number, entry: HistoryEntry) => [
  chatbotId,
  entry.listingId,
  entry.version,
  entry.sourceId,
  entry.runId,
  entry.kind,
  JSON.stringify(entry.changes),
  detailsText(entry.details ?? {}),
];

const OVERRIDE_COLUMNS = 'listing_id, field, feed_value, feed_key';
const OVERRIDE = `(${placeholders(4)})`;

const overrideValues = ({ listingId, field, feedValue }: Override) => [
  listingId,
  field,
  JSON.stringify({ value: feedValue }),
  feedKeyDigest(field, feedValue),
];

/** What is written down of a change beside the listing's row. */
const records = (statements: Statements) => ({
  addHistory: async (chatbotId: number, entries: readonly HistoryEntry[]): Promise<void> => {
    const rows = entries.map((entry) => entryValues(chatbotId, entry));
    for (const lot of insertLots(rows, (row) => row)) {
      const sql = `INSERT INTO listing_change (${ENTRY_COLUMNS}) VALUES ${Array(lot.length).fill(ENTRY).join(', ')}`;
      await (lot.length === 1 ? statements.change(sql, lot.flat()) : statements.rowsOnce(sql, lot.flat()));
    }
  },

  /** Keeps what feeds had sent of fields that the API changes; what is kept of a field already stays. */
  addOverrides: async (overrides: readonly Override[]): Promise<void> => {
    if (overrides.length === 0) return;
    const sql = `INSERT IGNORE INTO listing_override (${OVERRIDE_COLUMNS}) VALUES ${Array(overrides.length).fill(OVERRIDE).join(', ')}`;
    const values = overrides.flatMap(overrideValues);
    await (overrides.length === 1 ? statements.change(sql, values) : statements.rowsOnce(sql, values));
  },

  /** Has the next run of these feeds read its file, also where it is the same. */
  markFeedsDirty: async (sourceIds: readonly number[]): Promise<void> => {
    if (sourceIds.length === 0) return;
    await statements.rowsOnce(
      `UPDATE feed SET dirty = dirty + 1 WHERE id IN (${placeholders(sourceIds.length)})`,
      sourceIds,
    );
  },

  removeOverrides: async (overrides: readonly Pick<Override, 'listingId' | 'field'>[]): Promise<void> => {
    for (const lot of keysAtOnce(overrides)) {
      const ids = [...new Set(lot.map(({ listingId }) => listingId))];
      // The first condition for the index, which not every server uses for pairs.
      await statements.changeOnce(
        `DELETE FROM listing_override WHERE listing_id IN (${placeholders(ids.length)})
          AND (listing_id, field) IN (${lot.map(() => '(?, ?)').join(', ')})`,
        [...ids, ...lot.flatMap(({ listingId, field }) => [listingId, field])],
      );
    }
  },
});

/** What was written down of several listings. */
const readsOfMany = (statements: Statements) => ({
  /** The histories of listings, each from its first change on. */
  changesOf: async (chatbotId: number, listingIds: readonly number[]): Promise<Map<number, StoredChange[]>> => {
    const changes = new Map<number, StoredChange[]>(listingIds.map((id) => [id, []]));
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await statements.rowsOnce<ChangeRow>(
        `SELECT * FROM listing_change WHERE chatbot_id = ? AND listing_id IN (${placeholders(lot.length)})
          ORDER BY listing_id, version`,
        [chatbotId, ...lot],
      );
      for (const row of rows) changes.get(row.listing_id as number)?.push(storedChange(row));
    }
    return changes;
  },

  /** The MLS numbers that listings had before the one they have. */
  formerNumbers: async (chatbotId: number, listingIds: readonly number[]): Promise<Map<number, Set<string>>> => {
    const numbers = new Map<number, Set<string>>();
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await statements.rowsOnce<{ listing_id: number; former_number: string }>(
        `SELECT listing_id, former_number FROM listing_change FORCE INDEX (ix_listing_change_listing)
          WHERE chatbot_id = ? AND listing_id IN (${placeholders(lot.length)}) AND former_number IS NOT NULL`,
        [chatbotId, ...lot],
      );
      for (const { listing_id, former_number } of rows)
        numbers.set(listing_id, (numbers.get(listing_id) ?? new Set()).add(former_number));
    }
    return numbers;
  },

  overrides: async (listingIds: readonly number[]): Promise<Override[]> => {
    const overrides: Override[] = [];
    for (const lot of keysAtOnce(listingIds)) {
      const rows = await statements.rowsOnce<OverrideRow>(
        `SELECT listing_id, field, feed_value FROM listing_override WHERE listing_id IN (${placeholders(lot.length)})`,
        lot,
      );
      for (const { listing_id, field, feed_value } of rows)
        overrides.push({ listingId: listing_id, field, feedValue: feed_value.value });
    }
    return overrides;
  },
});

/** What is told of one listing's past. */
const readsOfOne = (statements: Statements) => ({
  /** IDs of the listings that had one of the MLS numbers before the one they have, those that had it last first. */
  findByFormerNumber: async (chatbotId: number, mlsKeys: readonly string[], limit: number): Promise<number[]> => {
    if (mlsKeys.length === 0) return [];
    const rows = await statements.rowsOnce<{ listing_id: number }>(
      `SELECT listing_id FROM listing_change WHERE chatbot_id = ? AND former_number IN (${placeholders(mlsKeys.length)})
        GROUP BY listing_id ORDER BY MAX(id) DESC LIMIT ?`,
      [chatbotId, ...mlsKeys, limit],
    );
    return rows.map((row) => row.listing_id);
  },

  origin: async (listingId: number): Promise<Origin | undefined> => {
    const [row] = await statements.rowsOnce<{
      created_at: Date;
      created_source_id: number;
      created_run_id: number | null;
    }>(
      `SELECT created_at, created_source_id, created_run_id FROM listing
        WHERE id = ? AND created_source_id IS NOT NULL`,
      [listingId],
    );
    return row && { createdAt: row.created_at, sourceId: row.created_source_id, runId: row.created_run_id };
  },

  countChanges: async (chatbotId: number, listingId: number): Promise<number> => {
    const sql = 'SELECT COUNT(*) AS total FROM listing_change WHERE chatbot_id = ? AND listing_id = ?';
    const [row] = await statements.rowsOnce<{ total: number }>(sql, [chatbotId, listingId]);
    return Number(row?.total ?? 0);
  },

  /** The changes of a listing, the newest first, without the first `offset`. */
  latestChanges: async (
    chatbotId: number,
    listingId: number,
    offset: number,
    limit: number,
  ): Promise<StoredChange[]> => {
    const rows = await statements.rowsOnce<ChangeRow>(
      `SELECT * FROM listing_change WHERE chatbot_id = ? AND listing_id = ?
        ORDER BY version DESC, id DESC LIMIT ? OFFSET ?`,
      [chatbotId, listingId, limit, offset],
    );
    return rows.map(storedChange);
  },

  /** The names of feeds by their IDs. */
  feedNames: async (ids: readonly number[]): Promise<Map<number, string>> => {
    if (ids.length === 0) return new Map();
    const sql = `SELECT id, name FROM feed WHERE id IN (${placeholders(ids.length)})`;
    const rows = await statements.rowsOnce<{ id: number; name: string }>(sql, ids);
    return new Map(rows.map(({ id, name }) => [id, name]));
  },
});

/** The end of what was written down. */
const removals = (statements: Statements) => ({
  /** Entries older than `days` that have not been thinned, the oldest first, but for those of runs that ended within `undoDays`. */
  oldChanges: async (days: number, undoDays: number, limit: number): Promise<StoredChange[]> => {
    const rows = await statements.rowsOnce<ChangeRow>(
      `SELECT listing_change.* FROM listing_change
        WHERE thinned = 0 AND changed_at < CURRENT_TIMESTAMP(3) - INTERVAL ? DAY
          AND NOT EXISTS (SELECT feed_run.id FROM feed_run WHERE feed_run.id = listing_change.run_id
            AND (finished_at IS NULL OR finished_at > CURRENT_TIMESTAMP(3) - INTERVAL ? DAY))
        ORDER BY changed_at LIMIT ?`,
      [days, undoDays, limit],
    );
    return rows.map(storedChange);
  },

  thin: async (id: number, changes: Changes, details: ChangeDetails): Promise<void> => {
    const sql = 'UPDATE listing_change SET changes = ?, details = ?, thinned = 1 WHERE id = ?';
    await statements.change(sql, [JSON.stringify(changes), detailsText(details), id]);
  },

  drop: async (ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    await statements.changeOnce(`DELETE FROM listing_change WHERE id IN (${placeholders(ids.length)})`, ids);
  },

  /** Forgets all of listings that are deleted. */
  forget: async (listings: readonly { id: number; chatbotId: number }[]): Promise<void> => {
    for (const lot of keysAtOnce(listings.map(({ id }) => id)))
      await statements.changeOnce(
        `DELETE FROM listing_override WHERE listing_id IN (${placeholders(lot.length)})`,
        lot,
      );
    for (const { id, chatbotId } of listings)
      await statements.change('DELETE FROM listing_change WHERE chatbot_id = ? AND listing_id = ?', [chatbotId, id]);
  },
});

/**
 * The SQL of the tables listing_change and listing_override: what happened to listings, and what feeds had sent of fields that the API
 * changed. `statements` may be those of a transaction.
 */
export const createListingHistoryStore = (statements: Statements) => ({
  ...records(statements),
  ...readsOfMany(statements),
  ...readsOfOne(statements),
  ...removals(statements),
});

export type ListingHistoryStore = ReturnType<typeof createListingHistoryStore>;
