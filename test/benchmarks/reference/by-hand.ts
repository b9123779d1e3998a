import { createPool, type Pool, type PoolConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';

/** Connections as one would set them up by hand: UTC, strict, what was committed is read. */
export const openPool = (
  { socketPath, user, name }: { socketPath: string; user: string; name: string },
  connections: number,
): Pool => {
  const pool = createPool({
    ...{ socketPath, user, database: name },
    connectionLimit: connections,
    maxIdle: connections,
    charset: 'utf8mb4_unicode_520_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    dateStrings: ['DATE'],
  });
  pool.on('connection', (connection) => {
    connection.query("SET SESSION time_zone = '+00:00', sql_mode = 'STRICT_TRANS_TABLES'");
    connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
  });
  return pool;
};

export type PriceUpdate = {
  chatbotId: number;
  mlsNumber: string;
  price: number;
  /** Whose home it is; of a feed's home the feed's price is kept, and its next file is read whatever it holds. */
  feedId?: number;
};

const LOCK = `SELECT id, version, sale_price, tags_yes, tags_no
  FROM listing WHERE chatbot_id = ? AND mls_key = ? AND live = 1 FOR UPDATE`;
const UPDATE = `UPDATE listing SET sale_price = ?, tags_yes = ?, tags_no = ?, feed_hash = NULL, version = version + 1,
  updated_at = CURRENT_TIMESTAMP(3) WHERE id = ? AND version = ?`;
const HISTORY = `INSERT INTO listing_change (chatbot_id, listing_id, version, source_id, kind, changes)
  VALUES (?, ?, ?, 0, 'update', ?)`;
const OVERRIDE = 'INSERT IGNORE INTO listing_override (listing_id, field, feed_value) VALUES (?, ?, ?)';
const DIRTY = 'UPDATE feed SET dirty = dirty + 1 WHERE id = ?';

/**
 * Changes the price of one home: lock by its key, update with its tags, history, commit. Five statements, of a feed's home seven; those
 * that can be are prepared.
 */
export const updateByHand = async (
  connection: PoolConnection,
  { chatbotId, mlsNumber, price, feedId }: PriceUpdate,
): Promise<void> => {
  await connection.query('START TRANSACTION');
  const [[listing]] = await connection.execute<RowDataPacket[]>(LOCK, [chatbotId, mlsNumber]);
  if (listing === undefined) throw new Error(`There is no listing ${mlsNumber}`);
  const { id, version, sale_price: before, tags_yes, tags_no } = listing;
  const written = [price.toFixed(2), String(tags_yes), String(tags_no), id, version];
  const [{ affectedRows }] = await connection.execute<ResultSetHeader>(UPDATE, written);
  if (affectedRows !== 1) throw new Error(`Listing ${mlsNumber} moved`);
  const changes = JSON.stringify({ SalePrice: [before, price.toFixed(2)] });
  await connection.execute(HISTORY, [chatbotId, id, version + 1, changes]);
  if (feedId !== undefined) {
    await connection.execute(OVERRIDE, [id, 'SalePrice', JSON.stringify({ value: before })]);
    await connection.execute(DIRTY, [feedId]);
  }
  await connection.query('COMMIT');
};

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
type ListAnswer = { rows: RowDataPacket[]; total: number };

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
