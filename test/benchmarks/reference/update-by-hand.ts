import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';

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
