import type { PoolConnection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';

export type PriceUpdate = { chatbotId: number; mlsNumber: string; price: number };

const KEY = 'SELECT id FROM listing WHERE chatbot_id = ? AND mls_key = ? AND live = 1';
const LOCK = `SELECT version, sale_price, description, location, extension_column, tags_yes, tags_no
  FROM listing WHERE id = ? FOR UPDATE`;
const UPDATE = `UPDATE listing SET sale_price = ?, tags_yes = ?, tags_no = ?, feed_hash = NULL, version = version + 1,
  updated_at = CURRENT_TIMESTAMP(3) WHERE id = ? AND version = ?`;
const HISTORY = `INSERT INTO listing_change (chatbot_id, listing_id, version, source_id, kind, changes)
  VALUES (?, ?, ?, 0, 'update', ?)`;

/** Changes the price of one home: key, lock, update with its tags, history, commit. Six statements, those that can be are prepared. */
export const updateByHand = async (
  connection: PoolConnection,
  { chatbotId, mlsNumber, price }: PriceUpdate,
): Promise<void> => {
  await connection.query('START TRANSACTION');
  const [[named]] = await connection.execute<RowDataPacket[]>(KEY, [chatbotId, mlsNumber]);
  const id = Number(named?.id);
  const [[listing]] = await connection.execute<RowDataPacket[]>(LOCK, [id]);
  if (listing === undefined) throw new Error(`There is no listing ${mlsNumber}`);
  const { version, sale_price: before, tags_yes, tags_no } = listing;
  const written = [price.toFixed(2), String(tags_yes), String(tags_no), id, version];
  const [{ affectedRows }] = await connection.execute<ResultSetHeader>(UPDATE, written);
  if (affectedRows !== 1) throw new Error(`Listing ${mlsNumber} moved`);
  const changes = JSON.stringify({ SalePrice: [before, price.toFixed(2)] });
  await connection.execute(HISTORY, [chatbotId, id, version + 1, changes]);
  await connection.query('COMMIT');
};
