import type { Connection, QueryOptions } from 'mysql2';
import type { Database } from './connection.ts';

export type Snapshot = {
  /** The rows of a statement that yields text. */
  query(sql: string): Promise<Record<string, string>[]>;
  /** The rows of a statement one after the other, each an array of the bytes that the server sent, null for NULL. */
  stream(sql: string): AsyncIterable<(Buffer | null)[]>;
};

/**
 * Runs `work` on one connection that sees the database as it was at the beginning, and holds up no reader or writer.
 * Rows are streamed as the consumer takes them, so memory does not grow with the table.
 */
export const withSnapshot = async <Result>(
  database: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> => {
  const connection = (await database.client.acquireConnection()) as Connection;
  const query = async (sql: string) => {
    const [rows] = await connection.promise().query(sql);
    return rows as Record<string, string>[];
  };
  const options: QueryOptions = { sql: '', rowsAsArray: true, typeCast: (field) => field.buffer() };
  try {
    await query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
    const result = await work({ query, stream: (sql) => connection.query({ ...options, sql }).stream() });
    await query('COMMIT');
    return result;
  } catch (error) {
    // It may be in the middle of a result that nobody reads any more; the pool opens another in its place.
    connection.destroy();
    throw error;
  } finally {
    await database.client.releaseConnection(connection);
  }
};
