import type { Statements, StatementValue } from '../database/statements.ts';
import { DERIVED_VERSION } from './derive/derive-listing.ts';
import { LISTING_COLUMNS, type ListingField, type ListingInput, type ListingValues } from './listing.ts';
import { ListingMovedError } from './listing-row-store.ts';
import { createValueReader, type RowReader, type StoredListing, storedValues } from './stored-listing.ts';

/** What is changed most. No listing is named by one of them, nothing is derived of them, and none is large. */
export const QUICK_FIELDS = [
  'Status',
  'StandardStatus',
  'MarketSince',
  'MarketUntil',
  'Tours',
  'SalePrice',
  'UnitAreaPrice',
  'HOAMonth',
  'EstimatePrice',
  'RentPrice',
  'DepositFee',
] as const satisfies readonly ListingField[];

type QuickValues = Pick<ListingValues, (typeof QUICK_FIELDS)[number]>;

/** A listing as far as its quick fields go. */
export type QuickListing = Pick<StoredListing, 'id' | 'sourceId' | 'version' | 'derivedVersion'> & {
  values: QuickValues;
};

const QUICK_COLUMNS = QUICK_FIELDS.map((field) => LISTING_COLUMNS[field]);
const readValues = createValueReader(QUICK_FIELDS);

export const QUICK_LISTING: RowReader<QuickListing> = {
  columns: ['id', 'source_id', 'version', 'derived_version', ...QUICK_COLUMNS],
  read: (row) => ({
    id: row.id,
    sourceId: row.source_id as number,
    version: row.version as number,
    derivedVersion: row.derived_version as number,
    values: readValues(row),
  }),
};

/** `DaysOnMarket` is stored as the days that it is counted between. */
const QUICK_INPUT: ReadonlySet<string> = new Set([...QUICK_FIELDS, 'DaysOnMarket']);

/** Whether an input changes quick fields only. */
export const isQuickInput = (input: ListingInput): boolean => Object.keys(input).every((name) => QUICK_INPUT.has(name));

/** Whether what a listing is searched by was derived by the rules of today, so that a change of quick fields leaves it as it should be. */
export const isDerived = ({ derivedVersion }: QuickListing): boolean => derivedVersion === DERIVED_VERSION;

const SQL = `UPDATE listing SET ${QUICK_COLUMNS.map((column) => `${column} = ?`).join(', ')},
  feed_hash = NULL, version = version + 1, updated_at = CURRENT_TIMESTAMP(3) WHERE id = ? AND version = ?`;

/** The changes of a few small fields, which need neither the rest of a listing nor its places. `statements` are those of a transaction. */
export const createQuickUpdateStore = (statements: Statements) => ({
  /** Makes a new version of a listing with these values; no feed has sent it. ListingMovedError when it moved. */
  updateQuickly: async ({ id, version }: QuickListing, values: QuickValues): Promise<void> => {
    const given = [...storedValues(QUICK_FIELDS, values), id, version] as StatementValue[];
    if ((await statements.change(SQL, given)) === 0) throw new ListingMovedError(`listing ${id} moved`);
  },
});
