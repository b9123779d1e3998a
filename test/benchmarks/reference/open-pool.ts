import { createPool, type Pool } from 'mysql2/promise';

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
