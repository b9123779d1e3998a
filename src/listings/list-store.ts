import type { Statements, StatementValue } from '../database/statements.ts';
import { foldName } from './fold.ts';
import { mlsKey } from './keys.ts';
import { SHOWN_FIELDS, type ShownValues } from './list-item.ts';
import { LISTING_COLUMNS, type SaleType } from './listing.ts';
import { createValueReader, type ListingRow } from './stored-listing.ts';

export type ListFilter = {
  CityName?: string | undefined;
  SaleType?: SaleType | undefined;
  MLSNumber?: string | undefined;
  PageNumber: number;
  PageSize: number;
  AfterID?: number | undefined;
};

export type ShownListing = { id: number; values: ShownValues };

/** The index that has all of what a filter asks for, and the IDs in their order as far as one can. */
const indexOf = ({ CityName, SaleType, MLSNumber }: ListFilter): string => {
  if (MLSNumber !== undefined) return 'uq_listing_mls';
  return CityName === undefined && SaleType === undefined ? 'ix_listing_list' : 'ix_listing_city';
};

/** The displayed listings that a filter asks for, on whichever page. Servers that may choose take another index now and then. */
const filtered = (chatbotId: number, filter: ListFilter): { from: string; values: StatementValue[] } => {
  const { CityName, SaleType, MLSNumber } = filter;
  const conditions = ['chatbot_id = ? AND live = 1'];
  const values: StatementValue[] = [chatbotId];
  const add = (condition: string, value: StatementValue): void => {
    conditions.push(condition);
    values.push(value);
  };
  if (CityName !== undefined) add('city_fold = ?', foldName(CityName));
  if (SaleType !== undefined) add('sale_type = ?', SaleType);
  if (MLSNumber !== undefined) add('mls_key = ?', mlsKey(MLSNumber) ?? '');
  return { from: `FROM listing FORCE INDEX (${indexOf(filter)}) WHERE ${conditions.join(' AND ')}`, values };
};

const SHOWN_COLUMNS = ['id', ...SHOWN_FIELDS.map((field) => LISTING_COLUMNS[field])]
  .map((column) => `listing.${column}`)
  .join(', ');
const readShown = createValueReader(SHOWN_FIELDS);

/**
 * The two statements of List. They are sent as text: by connections that execute both of them prepared, in turn, MariaDB 10.11 needed
 * three times as much of the processor for the same reads.
 */
export const createListStore = (statements: Statements) => ({
  /** One page of a chatbot's displayed listings by ascending ID: IDs by an index alone, then what is shown of their rows. */
  page: async (chatbotId: number, filter: ListFilter): Promise<ShownListing[]> => {
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
  count: async (chatbotId: number, filter: ListFilter): Promise<number> => {
    const { from, values } = filtered(chatbotId, filter);
    const [row] = await statements.rowsOnce<{ total: number }>(`SELECT COUNT(*) AS total ${from}`, values);
    return Number(row?.total ?? 0);
  },
});
