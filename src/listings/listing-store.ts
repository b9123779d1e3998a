import { keysAtOnce } from '../database/by-index.ts';
import { placeholders, type Statements, type StatementValue } from '../database/statements.ts';
import { withRetries } from '../database/transaction.ts';
import { DERIVED_VERSION, type DerivedColumns, type DerivedListing, deriveListing } from './derive/derive-listing.ts';
import type { ListingPlace } from './derive/listing-places.ts';
import { insertLots } from './insert-lots.ts';
import { LISTING_COLUMNS, LISTING_FIELDS } from './listing.ts';
import { createListingPlaceStore } from './listing-place-store.ts';
import { createListingReadStore } from './listing-read-store.ts';
import {
  ListingMovedError,
  type ListingUpdate,
  type NewListing,
  QUICK_FIELDS,
  type QuickListing,
  type QuickValues,
  type RemovedReason,
  type StoredListing,
  storedValues,
} from './stored-listing.ts';

type Version = Pick<StoredListing, 'id' | 'version'>;

const moved = (id: number): ListingMovedError => new ListingMovedError(`listing ${id} moved`);

const INSERTED_KEYS = [
  'chatbot_id',
  'source_id',
  'created_source_id',
  'created_run_id',
  'source_key',
  'url_digest',
  'feed_hash',
];
const UPDATED_KEYS = ['source_id', 'source_key', 'url_digest', 'feed_hash'];
const NEW_VERSION = 'version = version + 1, updated_at = CURRENT_TIMESTAMP(3)';
const SHOWN = 'live = 1, removed_at = NULL, removed_reason = NULL';
const REMOVED = 'live = NULL, removed_at = CURRENT_TIMESTAMP(3), removed_reason = ?';
/** Its feed sends it: no snapshot in a row lacks it, and no run is held for its sake. */
const SEEN = 'misses = 0, unconfirmed_since = NULL';
/** So many listings are marked in one statement. */
const MARKED_AT_ONCE = 1_000;

/** The creation of listings: their rows, and the places by which they are found. */
const creations = (statements: Statements) => {
  const places = createListingPlaceStore(statements);

  /** The IDs that a transaction gave, from the first on, in the order of its rows: not always one after the other. */
  const createdIds = async (
    chatbotId: number,
    { first, runId, sourceId }: Pick<NewListing, 'runId' | 'sourceId'> & { first: number },
    count: number,
  ): Promise<number[]> => {
    if (count === 1) return [first];
    const rows = await statements.rowsOnce<{ id: number }>(
      `SELECT id FROM listing WHERE created_run_id <=> ? AND chatbot_id = ? AND created_source_id = ? AND id >= ?
        ORDER BY id LIMIT ?`,
      [runId, chatbotId, sourceId, first, count],
    );
    return rows.map(({ id }) => id);
  };

  /** Inserts listings, of one run and source, in one statement; returns the ID of the first. */
  const insertLot = async (chatbotId: number, listings: readonly NewListing[]): Promise<number> => {
    const [one] = listings;
    if (one === undefined) return 0;
    const derived = listings.map((listing) => listing.derived ?? deriveListing(listing.values));
    const names = Object.keys((derived[0] as DerivedListing).columns) as (keyof DerivedColumns)[];
    const columns = [...INSERTED_KEYS, ...Object.values(LISTING_COLUMNS), ...names];
    const rows = listings.map(({ sourceId, runId, sourceKey, urlKey, feedHash, values }, index) => [
      ...[chatbotId, sourceId, sourceId, runId, sourceKey, urlKey, feedHash],
      ...storedValues(LISTING_FIELDS, values),
      ...names.map((name) => derived[index]?.columns[name]),
    ]);
    // Written as text: a builder takes four times as long to make a statement of so many values.
    const first = await statements.insert(
      `INSERT INTO listing (${columns.join(', ')}) VALUES ?`,
      rows as StatementValue[][],
    );
    if (derived.some((each) => each.places.length > 0)) {
      const ids = await createdIds(chatbotId, { ...one, first }, listings.length);
      await places.addPlaces(chatbotId, new Map(ids.map((id, index) => [id, derived[index]?.places ?? []])));
    }
    return first;
  };

  return {
    createdIds,

    /** Inserts listings; returns the ID of the first. Errno 1062 when a key is taken. */
    insert: async (chatbotId: number, listings: readonly NewListing[]): Promise<number> => {
      let first: number | undefined;
      for (const lot of insertLots(listings, ({ values }) => Object.values(values))) {
        const id = await insertLot(chatbotId, lot);
        first ??= id;
      }
      return first ?? 0;
    },
  };
};

/** One text for all updates of a kind, whatever differs: it is prepared once, and the server writes only what differs. */
const updateSql = (
  { display, seen, newVersion }: ListingUpdate,
  derivedColumns: readonly (keyof DerivedColumns)[],
): string => {
  const columns = [...Object.values(LISTING_COLUMNS), ...derivedColumns, ...UPDATED_KEYS].map(
    (column) => `${column} = ?`,
  );
  if (display === undefined) columns.push(SHOWN);
  else if (display !== 'keep') columns.push(REMOVED);
  if (seen) columns.push(SEEN);
  if (newVersion) columns.push(NEW_VERSION);
  return `UPDATE listing SET ${columns.join(', ')} WHERE id = ? AND version = ?`;
};

/** The changes of whole listings: their rows, and the places by which they are found. */
const updates = (statements: Statements) => {
  const places = createListingPlaceStore(statements);

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

const QUICK_UPDATE = `UPDATE listing SET ${QUICK_FIELDS.map((field) => `${LISTING_COLUMNS[field]} = ?`).join(', ')},
  feed_hash = NULL, ${NEW_VERSION} WHERE id = ? AND version = ?`;

/** The changes of a part of a listing's row. */
const partialUpdates = (statements: Statements) => {
  const places = createListingPlaceStore(statements);
  return {
    /** Makes a new version of a listing with these values, whose places stay; no feed has sent it. ListingMovedError when it moved. */
    updateQuickly: async ({ id, version }: QuickListing, values: QuickValues): Promise<void> => {
      const given = [...storedValues(QUICK_FIELDS, values), id, version] as StatementValue[];
      if ((await statements.change(QUICK_UPDATE, given)) === 0) throw moved(id);
    },

    /** Writes what was derived anew of listings unless they have been written since. Returns how many. */
    updateDerived: async (
      listings: readonly { listing: StoredListing; derived: DerivedListing }[],
    ): Promise<number> => {
      let written = 0;
      for (const { listing, derived } of listings) {
        // No listing is searched by it, and it is unique: a change of it belongs to whoever writes the number.
        const { mls_key: _, ...searched } = derived.columns;
        const columns = Object.keys(searched).map((column) => `${column} = ?`);
        const changed = await statements.change(
          `UPDATE listing SET ${columns.join(', ')} WHERE id = ? AND version = ? AND derived_version < ?`,
          [...Object.values(searched), listing.id, listing.version, DERIVED_VERSION],
        );
        if (changed === 0) continue;
        written += 1;
        await places.setPlaces(listing.chatbotId, new Map([[listing.id, listing.live ? derived.places : []]]));
      }
      return written;
    },
  };
};

/** What is noted of listings whose values stay: it makes no new version but where a key is given up. */
const notes = (statements: Statements) => ({
  /**
   * Gives up unique keys of listings, so that others can take them in the same transaction: new versions. ListingMovedError where a
   * listing's version is another one.
   */
  releaseKeys: async (givers: readonly (Version & { keys: ReadonlySet<'Url' | 'MLSNumber'> })[]): Promise<void> => {
    for (const lot of keysAtOnce(givers)) {
      const having = (key: 'Url' | 'MLSNumber'): number[] =>
        lot.filter(({ keys }) => keys.has(key)).map(({ id }) => id);
      const [urls, numbers] = [having('Url'), having('MLSNumber')];
      const unless = (ids: readonly number[], column: string): string =>
        `${column} = IF(id IN (${placeholders(ids.length)}), NULL, ${column})`;
      const released = await statements.changeOnce(
        `UPDATE listing SET ${urls.length > 0 ? `${unless(urls, 'url_digest')}, ` : ''}
          ${numbers.length > 0 ? `${unless(numbers, 'mls_key')}, ${unless(numbers, 'mls_number')}, ` : ''}
          feed_hash = NULL, ${NEW_VERSION}
          WHERE id IN (${placeholders(lot.length)}) AND version = CASE id ${lot.map(() => 'WHEN ? THEN ?').join(' ')} END`,
        [
          ...urls,
          ...numbers,
          ...numbers,
          ...lot.map(({ id }) => id),
          ...lot.flatMap(({ id, version }) => [id, version]),
        ],
      );
      if (released < lot.length) throw new ListingMovedError('a listing moved');
    }
  },

  /** Lets go of the keys of listings that are written anew in the same transaction. */
  freeKeys: async (ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    const keys = 'mls_key = NULL, url_digest = NULL, source_key = NULL';
    await statements.changeOnce(`UPDATE listing SET ${keys} WHERE id IN (${placeholders(ids.length)})`, ids);
  },

  /** Notes that a feed sends listings as they are stored. ListingMovedError where one has another version. */
  setFeedHashes: async (hashes: readonly (Version & { feedHash: Buffer | null })[]): Promise<void> => {
    for (const lot of keysAtOnce(hashes)) {
      const cases = lot.map(() => 'WHEN ? THEN ?').join(' ');
      const changed = await statements.changeOnce(
        `UPDATE listing SET feed_hash = CASE id ${cases} END, ${SEEN}
          WHERE id IN (${placeholders(lot.length)}) AND version = CASE id ${cases} END`,
        [
          ...lot.flatMap(({ id, feedHash }) => [id, feedHash]),
          ...lot.map(({ id }) => id),
          ...lot.flatMap(({ id, version }) => [id, version]),
        ],
      );
      if (changed < lot.length) throw new ListingMovedError('a listing moved');
    }
  },

  /** When the source last changed a listing, of one whose other values stay. ISO 8601. */
  setModificationTimestamp: async (id: number, time: string): Promise<void> => {
    await statements.change('UPDATE listing SET modification_timestamp = ? WHERE id = ?', [new Date(time), id]);
  },

  /** Forgets when a source changed the listings that it owns, removed ones too. Each lot is tried again by itself. */
  forgetTimes: async (sourceId: number): Promise<void> => {
    for (const display of ['shown', 'removed'] as const) {
      for await (const ids of createListingReadStore(statements).ownedBatches(sourceId, display, MARKED_AT_ONCE)) {
        const sql = `UPDATE listing SET modification_timestamp = NULL WHERE id IN (${placeholders(ids.length)})`;
        await withRetries(() => statements.changeOnce(sql, ids));
      }
    }
  },
});

/** How listings leave the display, and come back or go altogether. */
const removals = (statements: Statements) => {
  const places = createListingPlaceStore(statements);
  return {
    /** Takes listings off the display; they keep ID, keys and history. */
    markRemoved: async (ids: readonly number[], reason: RemovedReason): Promise<void> => {
      if (ids.length === 0) return;
      await statements.changeOnce(
        `UPDATE listing SET ${REMOVED}, ${NEW_VERSION}, feed_hash = NULL, ${SEEN} WHERE id IN (${placeholders(ids.length)})`,
        [reason, ...ids],
      );
      await places.removePlaces(ids);
    },

    /** Lifts the veto of listings that the API deleted, so that their feed may show them again. */
    liftVeto: async (ids: readonly number[]): Promise<void> => {
      if (ids.length === 0) return;
      const sql = `UPDATE listing SET removed_reason = 'row', ${NEW_VERSION} WHERE id IN (${placeholders(ids.length)})`;
      await statements.changeOnce(sql, ids);
    },

    /** Deletes listings, with their places. Returns how many. */
    delete: async (ids: readonly number[]): Promise<number> => {
      if (ids.length === 0) return 0;
      await places.removePlaces(ids);
      return statements.changeOnce(`DELETE FROM listing WHERE id IN (${placeholders(ids.length)})`, ids);
    },
  };
};

/** Marks of listings that their feed lacks, or may lack: they make no new version. */
const marks = (statements: Statements) => {
  const reads = createListingReadStore(statements);
  const mark = async (ids: readonly number[], set: string, condition = ''): Promise<void> => {
    for (let start = 0; start < ids.length; start += MARKED_AT_ONCE) {
      const lot = ids.slice(start, start + MARKED_AT_ONCE);
      const sql = `UPDATE listing SET ${set} WHERE id IN (${placeholders(lot.length)})${condition}`;
      await statements.changeOnce(sql, lot);
    }
  };

  /** Marks a source's listings on display, or off it, that are marked with `before`. Returns how many. */
  const remark = async (
    sourceId: number,
    display: 'shown' | 'removed',
    { before, after, condition = '' }: { before: Date | null; after: Date | null; condition?: string },
  ): Promise<number> => {
    let total = 0;
    for await (const ids of reads.ownedBatches(sourceId, display, MARKED_AT_ONCE)) {
      total += await statements.changeOnce(
        `UPDATE listing FORCE INDEX (PRIMARY) SET unconfirmed_since = ?
          WHERE id IN (${placeholders(ids.length)}) AND source_id = ? AND unconfirmed_since <=> ?${condition}`,
        [after, ...ids, sourceId, before],
      );
    }
    return total;
  };

  return {
    /** Sets the count of snapshots that lacked the listings. */
    setMisses: (ids: readonly number[], misses: 'reset' | 'add'): Promise<void> =>
      mark(ids, misses === 'add' ? 'misses = misses + 1' : SEEN),

    /** Marks listings that a held run lacks; the first time counts. */
    setUnconfirmed: (ids: readonly number[]): Promise<void> =>
      mark(ids, 'unconfirmed_since = CURRENT_TIMESTAMP(3)', ' AND unconfirmed_since IS NULL'),

    /** Takes the marks off again that a feed's listings have had since a moment. */
    confirmSince: async (sourceId: number, since: Date): Promise<void> => {
      await statements.change(
        `UPDATE listing SET unconfirmed_since = NULL WHERE source_id = ? AND live = 1 AND unconfirmed_since >= ?`,
        [sourceId, since],
      );
    },

    /** Marks what a feed displays as unconfirmed since `since`, batch by batch, but for what is marked. Returns how many. */
    markUnconfirmed: (sourceId: number, since: Date): Promise<number> =>
      remark(sourceId, 'shown', { before: null, after: since, condition: ' AND live = 1' }),

    /** Takes back exactly the marks that `markUnconfirmed` made: those of removals that are held stay. */
    clearUnconfirmed: async (sourceId: number, since: Date): Promise<void> => {
      for (const display of ['shown', 'removed'] as const)
        await remark(sourceId, display, { before: since, after: null });
    },
  };
};

/**
 * The SQL that writes the table listing, with the places by which listings are found, and its reads. `statements` may be those of a
 * transaction, and are for whatever takes more than one statement.
 */
export const createListingStore = (statements: Statements) => ({
  ...createListingReadStore(statements),
  ...creations(statements),
  ...updates(statements),
  ...partialUpdates(statements),
  ...notes(statements),
  ...marks(statements),
  ...removals(statements),
});

export type ListingStore = ReturnType<typeof createListingStore>;
