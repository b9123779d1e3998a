import type { Database } from '../../../src/database/connection.ts';
import { startTestServer } from '../../helpers/test-server.ts';
import { createTestDatabase } from '../../helpers/with-database.ts';

/** Runs `work` with a database of its own, on a server of its own unless the tests' server is named by the environment. */
export const withEvaluationDatabase = async <Result>(
  work: (database: Database) => Promise<Result>,
): Promise<Result> => {
  const isThere = process.env.LISTINGD_TEST_DATABASE_URL ?? process.env.LISTINGD_TEST_SOCKET;
  const server = isThere === undefined ? await startTestServer() : undefined;
  if (server !== undefined) {
    process.env.LISTINGD_TEST_SOCKET = server.socketPath;
    process.env.LISTINGD_TEST_USER = server.user;
  }
  try {
    const { database, drop } = await createTestDatabase();
    try {
      return await work(database);
    } finally {
      await drop();
    }
  } finally {
    await server?.stop();
  }
};
