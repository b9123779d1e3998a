import { keysAtOnce } from '../database/by-index.ts';
import { placeholders, type Statements, type StatementValue } from '../database/statements.ts';
import { foldName } from './fold.ts';
import { mlsKey, urlDigest } from './keys.ts';
import { SHOWN_FIELDS, type ShownValues } from './list-item.ts';
import { API_SOURCE, type KeyType, LISTING_COLUMNS, SALE_TYPES, type SaleType } from './listing.ts';
import {
  createValueReader,
  type ListingRow,
  type RowReader,
  STORED_COLUMNS,
  type StoredListing,
  storedFromRow,
} from './stored-listing.ts';

export type ListFilter = {
  CityName?: string | undefined;
  SaleType?: SaleType | undefined;
  MLSNumber?: string | undefined;
  PageNumber: number;
  PageSize: number;
  AfterID?: number | undefined;
  /** Only these. */
  IDs?: readonly number[] | undefined;
};

export type ShownListing = { id: number; values: ShownValues };

/** The index that has all of what a filter of List asks for, and the IDs in their order as far as one can. */
const indexOf = ({ CityName, SaleType, MLSNumber, IDs }: ListFilter): string => {
  if (IDs !== undefined) return 'PRIMARY';
  if (MLSNumber !== undefined) return 'uq_listing_mls';
  return CityName === undefined && SaleType === undefined ? 'ix_listing_list' : 'ix_listing_city';
};

/** The displayed listings that a filter of List asks for, on whichever page. Servers that may choose take another index now and then. */
const filtered = (chatbotId: number, filter: ListFilter): { from: string; values: StatementValue[] } => {
  const { CityName, SaleType, MLSNumber, IDs } = filter;
  const conditions = ['chatbot_id = ? AND live = 1'];
  const values: StatementValue[] = [chatbotId];
  const add = (condition: string, ...given: StatementValue[]): void => {
    conditions.push(condition);
    values.push(...given);
  };
  if (IDs !== undefined) add(`id IN (${placeholders(IDs.length)})`, ...IDs);
  if (CityName !== undefined) add('city_fold = ?', foldName(CityName));
  if (SaleType !== undefined) add('sale_type = ?', SaleType);
  if (MLSNumber !== undefined) add('mls_key = ?', mlsKey(MLSNumber) ?? '');
  return { from: `FROM listing FORCE INDEX (${indexOf(filter)}) WHERE ${conditions.join(' AND ')}`, values };
};

const SHOWN_COLUMNS = ['id', ...SHOWN_FIELDS.map((field) => LISTING_COLUMNS[field])]
  .map((column) => `listing.${column}`)
  .join(', ');
const readShown = createValueReader(SHOWN_FIELDS);

/** Where sold homes on display stand, as the column `shelf` has it. */
const SOLD = SALE_TYPES.map((saleType) => `${saleType} Sold`);

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

/** The reads of single listings by their keys, and locks of them. */
const readsByKey = (statements: Statements) => ({
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
});

/** The reads of listings by their IDs. */
const readsById = (statements: Statements) => ({
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

  /**
   * The IDs of a source's listings, those on display or those off it, batch by batch. Each is read once: a batch that looked for what is
   * left to do would read again what has been done.
   */
  async *ownedBatches(sourceId: number, display: 'shown' | 'removed', size: number): AsyncGenerator<number[]> {
    const owned = 'FROM listing FORCE INDEX (ix_listing_owned) WHERE source_id = ?';
    const chatbots = await statements.rowsOnce<{ id: number }>(`SELECT DISTINCT chatbot_id AS id ${owned}`, [sourceId]);
    const page = `SELECT id ${owned} AND chatbot_id = ? AND live ${display === 'shown' ? '= 1' : 'IS NULL'} AND id > ?
      ORDER BY id LIMIT ?`;
    for (const chatbot of chatbots) {
      let ids: number[];
      for (let lastId = 0; ; lastId = ids.at(-1) ?? lastId) {
        const rows = await statements.rowsOnce<{ id: number }>(page, [sourceId, chatbot.id, lastId, size]);
        ids = rows.map(({ id }) => id);
        if (ids.length > 0) yield ids;
        if (ids.length < size) break;
      }
    }
  },
});

/**
 * The two statements of List. They are sent as text: by connections that execute both of them prepared, in turn, MariaDB 10.11 needed
 * three times as much of the processor for the same reads.
 */
const readsOfList = (statements: Statements) => ({
  /** One page of a chatbot's displayed listings by ascending ID: IDs by an index alone, then what is shown of their rows. */
  listPage: async (chatbotId: number, filter: ListFilter): Promise<ShownListing[]> => {
    const { from, values } = filtered(chatbotId, filter);
    const { AfterID, PageNumber, PageSize } = filter;
    if (AfterID !== undefined) values.push(AfterID);
    const rows = await statements.rowsOnce<ListingRow>(
      `SELECT ${SHOWN_COLUMNS} FROM (
        SELECT id ${from}${AfterID === undefined ? '' : ' AND id > ?'} ORDER BY id LIMIT ? OFFSET ?
      ) AS page JOIN listing ON listing.id = page.id ORDER BY listing.id`,
      [...values, PageSize, (PageNumber - 1) * PageSize],
    );
    return rows.map((row) => ({ id: row.id, values: readShown(row) }));
  },

  /** How many there are on all pages. */
  countListed: async (chatbotId: number, filter: ListFilter): Promise<number> => {
    const { from, values } = filtered(chatbotId, filter);
    const [row] = await statements.rowsOnce<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, values);
    return Number(row?.total ?? 0);
  },
});

/** What chores look for. */
const readsForChores = (statements: Statements) => ({
  /** The oldest version of the rules that anything stored was derived by; undefined where nothing is older than `current`. */
  oldestDerivedVersion: async (current: number): Promise<number | undefined> => {
    const sql = 'SELECT MIN(derived_version) AS version FROM listing';
    const [row] = await statements.rowsOnce<{ version: number | null }>(sql, []);
    return row === undefined || row.version === null || row.version >= current ? undefined : row.version;
  },

  /** Listings derived by one version, by ascending ID, after one. */
  derivedBy: async (version: number, afterId: number, limit: number): Promise<StoredListing[]> => {
    const rows = await statements.rowsOnce<ListingRow>(
      `SELECT listing.* FROM (
        SELECT id FROM listing WHERE derived_version = ? AND id > ? ORDER BY id LIMIT ?
      ) AS page JOIN listing ON listing.id = page.id ORDER BY listing.id`,
      [version, afterId, limit],
    );
    return rows.map(storedFromRow);
  },

  /** Displayed homes of a source in these chatbots that were sold before an ISO date, locked. */
  lockLongSold: async (
    chatbotIds: readonly number[],
    sourceId: number,
    before: string,
    limit: number,
  ): Promise<{ id: number; chatbotId: number; version: number }[]> => {
    if (chatbotIds.length === 0) return [];
    return statements.rowsOnce(
      `SELECT id, chatbot_id AS chatbotId, version FROM listing FORCE INDEX (ix_listing_search)
        WHERE chatbot_id IN (${placeholders(chatbotIds.length)}) AND shelf IN (${placeholders(SOLD.length)})
          AND source_id = ? AND market_until < ? ORDER BY id LIMIT ? FOR UPDATE`,
      [...chatbotIds, ...SOLD, sourceId, before, limit],
    );
  },

  /** Listings that left the display more than `days` ago, but for what the API took off it of a feed: the feed may still send that. */
  removedBefore: (days: number, limit: number): Promise<{ id: number; chatbotId: number }[]> =>
    statements.rowsOnce(
      `SELECT id, chatbot_id AS chatbotId FROM listing
        WHERE live IS NULL AND (COALESCE(removed_reason, '') <> 'api' OR source_id = ?)
          AND removed_at < CURRENT_TIMESTAMP(3) - INTERVAL ? DAY ORDER BY id LIMIT ?`,
      [API_SOURCE, days, limit],
    ),
});

/** The reads of the table listing that single listings, List and chores need. `statements` may be those of a transaction. */
export const createListingReadStore = (statements: Statements) => ({
  ...readsByKey(statements),
  ...readsById(statements),
  ...readsOfList(statements),
  ...readsForChores(statements),
});
