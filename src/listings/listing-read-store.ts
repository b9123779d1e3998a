import { keysAtOnce } from '../database/keys-at-once.ts';
import { placeholders, type Statements, type StatementValue } from '../database/statements.ts';
import { mlsKey, urlDigest } from './keys.ts';
import type { KeyType } from './listing.ts';
import {
  type ListingRow,
  type RowReader,
  STORED_COLUMNS,
  type StoredListing,
  storedFromRow,
} from './stored-listing.ts';

/** Nothing matches a key of InternalID that is no number in MySQL's range. */
const asId = (key: string): number | null => (/^\s*\d{1,15}\s*$/.test(key) ? Number(key) : null);

const KEY_COLUMNS: Readonly<Record<KeyType, string>> = { InternalID: 'id', MLSNumber: 'mls_key', URL: 'url_digest' };
/** What a key is compared by; null for one that can match nothing. */
const COMPARED: Readonly<Record<KeyType, (key: string) => number | string | Buffer | null>> = {
  InternalID: asId,
  MLSNumber: mlsKey,
  URL: urlDigest,
};

const nameOf = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('hex') : String(value));

/** Most requests name one listing, which is one text; those of lists are as many as their lengths. */
const rowsIn = <Row extends object>(
  statements: Statements,
  { select, column, end }: { select: string; column: string; end: string },
  chatbotId: number,
  values: readonly StatementValue[],
): Promise<Row[]> => {
  const given = [chatbotId, ...values];
  const from = `${select} WHERE chatbot_id = ? AND ${column}`;
  return values.length === 1
    ? statements.rows<Row>(`${from} = ? ${end}`, given)
    : statements.rowsOnce<Row>(`${from} IN (${placeholders(values.length)}) ${end}`, given);
};

/** The reads of single listings. `statements` may be those of a transaction. */
export const createListingReadStore = (statements: Statements) => ({
  /** IDs of the displayed listings, or of the removed ones, that the keys name, by key; a key that names none is absent. */
  findIdsByKeys: async (
    chatbotId: number,
    keyType: KeyType,
    keys: readonly string[],
    { removed = false }: { removed?: boolean } = {},
  ): Promise<Map<string, number[]>> => {
    const compared = new Map<string, StatementValue>();
    for (const key of keys) {
      const value = COMPARED[keyType](key);
      if (value !== null) compared.set(key, value);
    }
    const column = KEY_COLUMNS[keyType];
    const query = {
      select: `SELECT id, ${column} AS value FROM listing`,
      column,
      end: `AND live ${removed ? 'IS NULL' : '= 1'}`,
    };
    const found = new Map<string, number[]>();
    for (const lot of keysAtOnce([...compared.values()])) {
      for (const { id, value } of await rowsIn<{ id: number; value: unknown }>(statements, query, chatbotId, lot)) {
        const name = nameOf(value);
        found.set(name, [...(found.get(name) ?? []), id]);
      }
    }
    return new Map(
      [...compared].flatMap(([key, value]) => {
        const ids = found.get(nameOf(value));
        return ids === undefined ? [] : [[key, ids]];
      }),
    );
  },

  /**
   * Reads the displayed listings that a key names and locks them until the transaction ends, in one statement: one listing, or
   * several where they share the key. The key is locked before the row, which others lock the other way round: a transaction that
   * this breaks off is tried again.
   */
  lockByKey: async <Read>(
    { columns, read }: RowReader<Read>,
    chatbotId: number,
    keyType: KeyType,
    key: string,
  ): Promise<Read[]> => {
    const named = `FROM listing WHERE chatbot_id = ? AND ${KEY_COLUMNS[keyType]} = ? AND live = 1`;
    const given = [chatbotId, COMPARED[keyType](key)];
    // The primary key knows no chatbot: the listing of another one would be waited for while it is changed there.
    if (keyType === 'InternalID' && (await statements.rows(`SELECT id ${named}`, given)).length === 0) return [];
    const lock = () => statements.rows<ListingRow>(`SELECT ${columns.join(', ')} ${named} FOR UPDATE`, given);
    const rows = await lock();
    // A key that moved while it was waited for may stand in its index before the place that was looked at.
    return (rows.length > 0 || keyType === 'InternalID' ? rows : await lock()).map(read);
  },

  /** Reads listings whole, in ID order; with `lock` until the transaction ends. */
  read: async (chatbotId: number, ids: readonly number[], { lock }: { lock: boolean }): Promise<StoredListing[]> => {
    const listings: StoredListing[] = [];
    const ordered = [...new Set(ids)].sort((left, right) => left - right);
    const end = `ORDER BY id${lock ? ' FOR UPDATE' : ''}`;
    // By another index the server would lock whatever it passes, up to all that the chatbot has.
    const select = `SELECT ${STORED_COLUMNS.join(', ')} FROM listing FORCE INDEX (PRIMARY)`;
    const query = { select, column: 'id', end };
    for (const lot of keysAtOnce(ordered)) {
      for (const row of await rowsIn<ListingRow>(statements, query, chatbotId, lot)) listings.push(storedFromRow(row));
    }
    return listings;
  },
});
