import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { type Database, type DatabaseTarget, openDatabase } from './database/connection.ts';
import { createEmbeddedDatabase } from './database/create-database.ts';
import { lockDataFolder } from './database/data-folder-lock.ts';
import { findRunningServer, startEmbeddedServer } from './database/embedded-server.ts';
import { defaultCacheFolder } from './database/fetch-server.ts';
import { SetupError } from './errors.ts';
import type { Lifecycle } from './lifecycle.ts';

/** `service`: the only process of its data folder. `command`: works beside a service, on its database server. */
export type Role = 'service' | 'command';

export type OpenedDatabase = {
  database: Database;
  /** Whether this process holds the data folder, so that nobody else works on it. */
  alone: boolean;
};

const WAIT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 100;

/** Waits for the server of a service that is starting. */
const waitForServer = async (folder: string) => {
  for (const end = Date.now() + WAIT_MILLISECONDS; Date.now() < end; await pause(POLL_MILLISECONDS)) {
    const server = await findRunningServer(folder);
    if (server !== undefined) return server;
  }
  return undefined;
};

/** The embedded server's socket: of the service that runs on the data folder, or of a server started for this process. */
const openEmbedded = async (
  config: Config,
  role: Role,
  lifecycle: Lifecycle,
  say: (message: string) => void,
): Promise<{ target: DatabaseTarget; alone: boolean }> => {
  const folder = config.dataFolder;
  const lock = await lockDataFolder(folder).catch((error: Error) => {
    if (role === 'service') throw new SetupError(error.message);
    return undefined;
  });
  if (lock === undefined) {
    const server = await waitForServer(folder);
    if (server !== undefined) return { target: await createEmbeddedDatabase(server), alone: false };
    throw new SetupError(
      `The data folder ${folder} is in use, but its database server is not to be reached: look at the service's log`,
    );
  }
  lifecycle.push('the data folder', () => lock.release());
  const server = await startEmbeddedServer({ folder, cacheFolder: defaultCacheFolder(), log: say }).catch(
    (error: Error) => {
      throw new SetupError(error.message);
    },
  );
  lifecycle.push('the database server', () => server.stop());
  return { target: await createEmbeddedDatabase(server), alone: true };
};

/**
 * Opens the database of the settings: DATABASE_URL, else the embedded one, which is started where it does not run.
 * SetupError when it cannot be had.
 */
export const openConfiguredDatabase = async (
  config: Config,
  role: Role,
  lifecycle: Lifecycle,
  say: (message: string) => void,
): Promise<OpenedDatabase> => {
  if (config.database === undefined) {
    const { target, alone } = await openEmbedded(config, role, lifecycle, say);
    const database = openDatabase(target, { max: config.service.databaseConnections });
    lifecycle.push('the database connections', () => database.destroy());
    return { database, alone };
  }
  if (role === 'service') {
    const lock = await lockDataFolder(config.dataFolder).catch((error: Error) => {
      throw new SetupError(error.message);
    });
    lifecycle.push('the data folder', () => lock.release());
  }
  const database = openDatabase(config.database, { max: config.service.databaseConnections });
  lifecycle.push('the database connections', () => database.destroy());
  try {
    await database.raw('SELECT 1');
  } catch (error) {
    throw new SetupError(`The database of DATABASE_URL can't be used: ${(error as Error).message}`);
  }
  return { database, alone: false };
};
