import type { Database } from '../../database/connection.ts';
import { foldName } from '../../listings/fold.ts';
import { urlDigest } from '../../listings/keys.ts';
import { LISTING_COLUMNS } from '../../listings/listing.ts';
import { type ListingRow, storedFromRow } from '../../listings/stored-listing.ts';
import { type Constraint, saleTypeOf } from '../understand/constraint.ts';
import type { Candidates } from '../understand/identifiers.ts';
import type { FoundListing } from './found-listing.ts';

type Condition = { sql: string; bindings: readonly (string | number | Buffer | null)[] };
export type Order = 'fresh' | 'cheapest' | 'dearest';

const COLUMNS = [
  ...['id', 'chatbot_id', 'source_id', 'unconfirmed_since'],
  ...Object.values(LISTING_COLUMNS).filter((column) => column !== 'images'),
].join(', ');
const ORDERS: Readonly<Record<Order, string>> = {
  fresh: 'market_since DESC, id DESC',
  cheapest: 'COALESCE(sale_price, rent_price), id DESC',
  dearest: 'COALESCE(sale_price, rent_price) DESC, id DESC',
};
const COMPARISONS = { is: '=', not: '<>', atLeast: '>=', atMost: '<=' } as const;
/** Where nothing says sale or rent, a sum from here on is a sale price, a smaller one a monthly rent. */
const SMALLEST_SALE_PRICE = 25_000;

const marks = (items: readonly unknown[]): string => items.map(() => '?').join(', ');
const likePrefix = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')} #%`;

type PriceBound = { Operator: 'is' | 'atLeast' | 'atMost'; Value: number };

const priceCondition = (constraint: PriceBound, all: readonly Constraint[]): Condition => {
  const saleType = saleTypeOf(all) ?? (constraint.Value >= SMALLEST_SALE_PRICE ? 'for_sale' : 'for_rent');
  const column = saleType === 'for_rent' ? 'rent_price' : 'sale_price';
  return {
    sql: `(sale_type = ? AND ${column} ${COMPARISONS[constraint.Operator]} ?)`,
    bindings: [saleType, constraint.Value],
  };
};

const addressCondition = (folded: string): Condition =>
  folded.includes('#')
    ? { sql: '(address_hidden = 0 AND address_fold = ?)', bindings: [folded] }
    : {
        sql: '(address_hidden = 0 AND (address_fold = ? OR address_fold LIKE ?))',
        bindings: [folded, likePrefix(folded)],
      };

/** A hard condition: an unknown value (NULL) fulfils none. */
const conditionOf = (constraint: Constraint, all: readonly Constraint[]): Condition => {
  switch (constraint.Field) {
    case 'SaleType':
      return { sql: `sale_type ${COMPARISONS[constraint.Operator]} ?`, bindings: [constraint.Value] };
    case 'City': {
      const folds = constraint.Value.map(foldName);
      return constraint.Operator === 'not'
        ? { sql: `(city_fold <> '' AND city_fold NOT IN (${marks(folds)}))`, bindings: folds }
        : { sql: `city_fold IN (${marks(folds)})`, bindings: folds };
    }
    case 'Bedrooms':
    case 'Bathrooms':
      return {
        sql: `${LISTING_COLUMNS[constraint.Field]} ${COMPARISONS[constraint.Operator]} ?`,
        bindings: [constraint.Value],
      };
    case 'Price':
      return priceCondition(constraint, all);
    case 'MLSNumber':
      return {
        sql: 'mls_key IN (?, ?, ?)',
        bindings: [constraint.Value, constraint.Value.toUpperCase(), constraint.Value.toLowerCase()],
      };
    case 'Url':
      return { sql: '(address_hidden = 0 AND url_digest = ?)', bindings: [urlDigest(constraint.Value)] };
    case 'Address':
      return addressCondition(constraint.Value);
  }
};

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  bindings: conditions.flatMap(({ bindings }) => [...bindings]),
});

const toFound = (row: ListingRow): FoundListing => {
  const { id, sourceId, unconfirmedSince, values } = storedFromRow(row);
  return { id, sourceId, unconfirmedSince: unconfirmedSince ?? null, values };
};

/** Reads what answers speak of. Only listings on display are seen; a search offers no home that is sold or rented. */
export const createSearchStore = (database: Database) => {
  const rows = async <Row>(sql: string, bindings: Condition['bindings']): Promise<Row[]> => {
    const [found] = (await database.raw(sql, [...bindings] as string[])) as [Row[], unknown];
    return found;
  };
  const searchCondition = (constraints: readonly Constraint[]): Condition =>
    allOf([
      { sql: "status IN ('Active', 'PreOnMarket')", bindings: [] },
      ...constraints.map((constraint) => conditionOf(constraint, constraints)),
    ]);
  const select = async (
    chatbotId: number,
    condition: Condition,
    order: Order,
    limit: number,
  ): Promise<FoundListing[]> =>
    (
      await rows<ListingRow>(
        `SELECT ${COLUMNS} FROM listing WHERE chatbot_id = ? AND live = 1${condition.sql}
          ORDER BY ${ORDERS[order]} LIMIT ?`,
        [chatbotId, ...condition.bindings, limit],
      )
    ).map(toFound);

  return {
    /** Folded names of all towns that have a listing on display. */
    cityFolds: async (chatbotId: number): Promise<string[]> =>
      (
        await rows<{ city_fold: string }>('SELECT DISTINCT city_fold FROM listing WHERE chatbot_id = ? AND live = 1', [
          chatbotId,
        ])
      ).map((row) => row.city_fold),

    /** As the oldest listing there writes it: found by index alone, since a town may have very many. */
    cityNames: async (chatbotId: number, folds: readonly string[]): Promise<{ fold: string; name: string }[]> => {
      if (folds.length === 0) return [];
      return rows(
        `SELECT listing.city_fold AS fold, listing.city AS name FROM listing JOIN (
          SELECT MIN(id) AS id FROM listing
            WHERE chatbot_id = ? AND live = 1 AND city_fold IN (${marks(folds)}) GROUP BY city_fold
        ) AS oldest ON oldest.id = listing.id`,
        [chatbotId, ...folds],
      );
    },

    /** Which of these a listing on display has; an address also where it is known with units only. */
    knownIdentifiers: async (chatbotId: number, { mlsNumbers, addresses }: Candidates): Promise<Candidates> => {
      const numbers = [...new Set(mlsNumbers.flatMap((number) => [number, number.toLowerCase()]))];
      const known = { mlsNumbers: [] as string[], addresses: [] as string[] };
      if (numbers.length > 0) {
        const found = await rows<{ mls_key: string }>(
          `SELECT DISTINCT mls_key FROM listing WHERE chatbot_id = ? AND live = 1 AND mls_key IN (${marks(numbers)})`,
          [chatbotId, ...numbers],
        );
        known.mlsNumbers = [...new Set(found.map(({ mls_key }) => mls_key.toUpperCase()))];
      }
      if (addresses.length > 0) {
        const found = await rows<{ address_fold: string }>(
          `SELECT DISTINCT address_fold FROM listing WHERE chatbot_id = ? AND live = 1 AND address_hidden = 0
            AND (address_fold IN (${marks(addresses)})${addresses.map(() => ' OR address_fold LIKE ?').join('')})`,
          [chatbotId, ...addresses, ...addresses.map(likePrefix)],
        );
        const folds = new Set(found.flatMap(({ address_fold }) => [address_fold, address_fold.replace(/ #.*$/, '')]));
        known.addresses = addresses.filter((address) => folds.has(address));
      }
      return known;
    },

    count: async (chatbotId: number, constraints: readonly Constraint[]): Promise<number> => {
      const { sql, bindings } = searchCondition(constraints);
      const [row] = await rows<{ total: number }>(
        `SELECT COUNT(*) AS total FROM listing WHERE chatbot_id = ? AND live = 1${sql}`,
        [chatbotId, ...bindings],
      );
      return Number(row?.total ?? 0);
    },

    search: (chatbotId: number, constraints: readonly Constraint[], order: Order, limit: number) =>
      select(chatbotId, searchCondition(constraints), order, limit),

    /** What the identifiers name, whatever its status. */
    lookup: (chatbotId: number, constraints: readonly Constraint[], limit: number) =>
      select(chatbotId, allOf(constraints.map((constraint) => conditionOf(constraint, constraints))), 'fresh', limit),

    /** Those of the IDs that are still on display, in the order given. */
    byIds: async (chatbotId: number, ids: readonly number[]): Promise<FoundListing[]> => {
      if (ids.length === 0) return [];
      const condition: Condition = { sql: ` AND id IN (${marks(ids)})`, bindings: ids };
      const found = await select(chatbotId, condition, 'fresh', ids.length);
      return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    },
  };
};

export type SearchStore = ReturnType<typeof createSearchStore>;
