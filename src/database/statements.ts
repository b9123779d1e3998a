import type { Knex } from 'knex';
import driver, { type ResultSetHeader, type RowDataPacket, type TypedParameterValue } from 'mysql2';

export type StatementValue = string | number | Buffer | Date | null;

/** Rows of values, for the one `?` behind VALUES. */
type Rows = readonly (readonly StatementValue[])[];
type Given = StatementValue | Rows;
type Sent = StatementValue | TypedParameterValue;
type Answer = RowDataPacket[] | ResultSetHeader;
type Done = (error: Error | null, answer: Answer) => void;

/** A connection of the pool, which is mysql2's. */
type PooledConnection = {
  execute(sql: string, values: readonly Sent[], done: Done): void;
  query(sql: string, values: readonly Given[], done: Done): void;
  destroy(): void;
};

/** What is used of knex's client: its pool, and whom it tells of statements. That of a transaction has one connection. */
export type PoolClient = {
  acquireConnection(): Promise<PooledConnection>;
  releaseConnection(connection: PooledConnection): unknown;
  emit(event: 'query', statement: { sql: string; bindings: readonly Given[] }): void;
};

/**
 * Statements that are written as text, with a `?` for each value, for what is done at almost every request: a query builder takes
 * longer to write such a statement than the driver to send it. Undefined is no value; errors are those of the driver, as a builder's are.
 */
export type Statements = {
  /** The rows of a statement that is prepared once on each connection: for texts of which there are few. */
  rows<Row extends object>(sql: string, values: readonly StatementValue[]): Promise<Row[]>;
  /** The rows of a statement that is sent as it stands: for texts with lists of any length. */
  rowsOnce<Row extends object>(sql: string, values: readonly StatementValue[]): Promise<Row[]>;
  /** Inserts rows by a text that ends in `VALUES ?`, which is sent as it stands. The ID that the first of them was given. */
  insert(sql: string, rows: Rows): Promise<number>;
  /** Prepared too. How many rows it found to change, or inserted. */
  change(sql: string, values: readonly StatementValue[]): Promise<number>;
  /** The same of a statement that is sent as it stands. */
  changeOnce(sql: string, values: readonly StatementValue[]): Promise<number>;
};

/** The server holds so many prepared statements, of all its clients, that it takes no more. */
const TOO_MANY_PREPARED = 1461;

const { BIGINT } = driver.TypedParameter;
/** Whole numbers go as integers: as what the driver takes every number for, servers refuse them in LIMIT. */
const typed = (value: StatementValue): Sent => (Number.isSafeInteger(value) ? BIGINT(value as number) : value);

const ask = (
  connection: PooledConnection,
  how: 'execute' | 'query',
  sql: string,
  values: readonly Given[],
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const done: Done = (error, answer) => (error === null ? resolve(answer) : reject(error));
    if (how === 'execute') connection.execute(sql, (values as readonly StatementValue[]).map(typed), done);
    else connection.query(sql, values, done);
  });

/** Sends one statement on a connection, and says in its error what was sent, as knex does. */
export const sendStatement = async (
  { database, connection }: { database: Knex; connection: PooledConnection },
  how: 'execute' | 'query',
  sql: string,
  values: readonly Given[] = [],
): Promise<Answer> => {
  (database.client as PoolClient).emit('query', { sql, bindings: values });
  try {
    return await ask(connection, how, sql, values);
  } catch (error) {
    const failure = error as Error & { errno?: number };
    if (how === 'execute' && failure.errno === TOO_MANY_PREPARED) return ask(connection, 'query', sql, values);
    failure.message = `${database.raw(sql, [...values] as Knex.RawBinding[])} - ${failure.message}`;
    throw failure;
  }
};

/** Statements by what sends one of them. */
export const statementsBy = (
  send: (how: 'execute' | 'query', sql: string, values: readonly Given[]) => Promise<Answer>,
): Statements => ({
  rows: async <Row extends object>(sql: string, values: readonly StatementValue[]) =>
    (await send('execute', sql, values)) as Row[],
  rowsOnce: async <Row extends object>(sql: string, values: readonly StatementValue[]) =>
    (await send('query', sql, values)) as Row[],
  insert: async (sql, rows) => {
    // The driver would store NULL.
    if (rows.some((row) => row.includes(undefined as never))) throw new Error('A row to insert has an undefined value');
    return ((await send('query', sql, [rows])) as ResultSetHeader).insertId;
  },
  change: async (sql, values) => ((await send('execute', sql, values)) as ResultSetHeader).affectedRows,
  changeOnce: async (sql, values) => ((await send('query', sql, values)) as ResultSetHeader).affectedRows,
});

/** Statements on connections of a pool; on the one connection of a transaction where `database` is one. */
export const statementsOf = (database: Knex): Statements =>
  statementsBy(async (how, sql, values) => {
    // The connection has gone on to others by then.
    if ('isCompleted' in database && (database as Knex.Transaction).isCompleted())
      throw new Error('The transaction has ended');
    const client = database.client as PoolClient;
    const connection = await client.acquireConnection();
    try {
      return await sendStatement({ database, connection }, how, sql, values);
    } finally {
      client.releaseConnection(connection);
    }
  });

/** `?, ?, ?` */
export const placeholders = (count: number): string => Array(count).fill('?').join(', ');
