import type { Pool, RowDataPacket } from 'mysql2/promise';

/** What List shows of a home. */
const SHOWN = [
  ...['id', 'property_type', 'sale_type', 'status', 'images', 'currency_symbol', 'state', 'city', 'address', 'zip'],
  ...['building_area', 'area_unit', 'bathrooms', 'bedrooms', 'url', 'tours', 'year_built', 'mls_number'],
  ...['market_since', 'market_until', 'lot_area', 'parking_spots', 'description', 'rent_price', 'space_type'],
  ...['deposit_fee', 'sale_price', 'unit_area_price', 'estimate_price', 'hoa_month', 'latitude', 'longitude'],
  ...['extension_column', 'address_hidden'],
]
  .map((column) => `listing.${column}`)
  .join(', ');

export type ListQuestion = {
  chatbotId: number;
  /** As it is stored to be compared: in small letters. */
  city?: string;
  saleType?: 'for_sale' | 'for_rent';
  pageSize: number;
  pageNumber: number;
};
export type ListAnswer = { rows: RowDataPacket[]; total: number };

const conditionOf = ({ chatbotId, city, saleType }: ListQuestion): { where: string; values: (string | number)[] } => ({
  where: `chatbot_id = ? AND live = 1${city === undefined ? '' : ' AND city_fold = ?'}${saleType === undefined ? '' : ' AND sale_type = ?'}`,
  values: [chatbotId, ...(city === undefined ? [] : [city]), ...(saleType === undefined ? [] : [saleType])],
});

/**
 * One page of a chatbot's homes and how many there are: IDs by the index alone, then their rows; both statements at once, and as text,
 * since MariaDB needs more of the processor for the two of them prepared.
 */
export const listByHand = async (pool: Pool, question: ListQuestion): Promise<ListAnswer> => {
  const { pageSize, pageNumber, city } = question;
  const { where, values } = conditionOf(question);
  const from = `listing FORCE INDEX (${city === undefined ? 'ix_listing_list' : 'ix_listing_city'})`;
  const page = `SELECT id FROM ${from} WHERE ${where} ORDER BY id LIMIT ${pageSize} OFFSET ${(pageNumber - 1) * pageSize}`;
  const [[rows], [counted]] = await Promise.all([
    pool.query<RowDataPacket[]>(
      `SELECT ${SHOWN} FROM (${page}) AS page JOIN listing ON listing.id = page.id ORDER BY listing.id`,
      values,
    ),
    pool.query<RowDataPacket[]>(`SELECT COUNT(*) AS total FROM ${from} WHERE ${where}`, values),
  ]);
  return { rows, total: Number(counted[0]?.total) };
};
