import { type DatabaseTarget, openDatabase } from './connection.ts';
import type { EmbeddedServer } from './embedded/embedded-server.ts';

const NAME = 'listingd';

/** The service's database on the embedded server; it is made where it is missing. */
export const createEmbeddedDatabase = async ({ socketPath, user }: EmbeddedServer): Promise<DatabaseTarget> => {
  const server = openDatabase({ socketPath, user }, { max: 1 });
  try {
    await server.raw(`CREATE DATABASE IF NOT EXISTS ${NAME} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  } finally {
    await server.destroy();
  }
  return { socketPath, user, database: NAME };
};
