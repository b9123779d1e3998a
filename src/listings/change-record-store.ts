import { placeholders, type Statements } from '../database/statements.ts';
import { insertLots } from './insert-lots.ts';
import { feedKeyDigest } from './keys.ts';
import type { HistoryEntry, Override } from './listing-history-store.ts';

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
  Object.keys(entry.details ?? {}).length > 0 ? JSON.stringify(entry.details) : null,
];

const OVERRIDE_COLUMNS = 'listing_id, field, feed_value, feed_key';
const OVERRIDE = `(${placeholders(4)})`;

const overrideValues = ({ listingId, field, feedValue }: Override) => [
  listingId,
  field,
  JSON.stringify({ value: feedValue }),
  feedKeyDigest(field, feedValue),
];

/** What is written down of a change beside the listing's row. `statements` are those of the transaction of the change. */
export const createChangeRecordStore = (statements: Statements) => ({
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
});
