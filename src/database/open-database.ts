import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { SetupError } from '../errors.ts';
import type { Lifecycle } from '../process/lifecycle.ts';
import type { Logger } from '../process/logger.ts';
import { checkConnection, type Database, type DatabaseTarget, openDatabase } from './connection.ts';
import {
  askHolder,
  type DataFolderLock,
  isLocked,
  type LockHolder,
  lockDataFolder,
  lockHolder,
  openDataFolder,
  tryLock,
} from './embedded/data-folder.ts';
import {
  type EmbeddedServer,
  findRunningServer,
  startEmbeddedServer,
  superviseServer,
} from './embedded/embedded-server.ts';
import { defaultCacheFolder } from './embedded/fetch-server.ts';

/** `service`: the only process of its data folder. `command`: works beside a service, on its database server. */
type Role = 'service' | 'command';

/**
 * Who else works on the database. `nobody`: it is the embedded one, and this process holds the data folder. `service`: the one
 * that holds this data folder. `unknown`: none here, but there may be some on other hosts.
 */
export type Company = 'nobody' | 'service' | 'unknown';
export type OpenedDatabase = { database: Database; target: DatabaseTarget; company: Company };

/** What opening takes: `say` tells a person of its steps; `signal` breaks it off. */
type Opening = {
  config: Config;
  role: Role;
  lifecycle: Lifecycle;
  log: Logger;
  say: (message: string) => void;
  signal?: AbortSignal;
};

/** Of the embedded database. */
const NAME = 'listingd';
const WAIT_MILLISECONDS = 30_000;
const POLL_MILLISECONDS = 100;

const asSetupError = (error: Error): never => {
  throw new SetupError(error.message);
};

/** The service's database on the embedded server; it is made where it is missing. */
const createEmbeddedDatabase = async ({ socketPath, user }: EmbeddedServer): Promise<DatabaseTarget> => {
  const server = openDatabase({ socketPath, user }, { max: 1 });
  try {
    await server.raw(`CREATE DATABASE IF NOT EXISTS ${NAME} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  } finally {
    await server.destroy();
  }
  return { socketPath, user, database: NAME };
};

/** Waits for the server of a service that is starting, or is bringing its server back. */
const waitForServer = async (folder: string) => {
  for (const end = Date.now() + WAIT_MILLISECONDS; Date.now() < end; await pause(POLL_MILLISECONDS)) {
    const server = await findRunningServer(folder);
    if (server !== undefined) return server;
  }
  return undefined;
};

/**
 * The data folder for a command: undefined where a service has it. A command that has it alone stops the server at its
 * end, so the next command waits for that.
 */
const lockForCommand = async (folder: string, say: (message: string) => void): Promise<DataFolderLock | undefined> => {
  await openDataFolder(folder);
  for (let waited = false; ; waited = true) {
    const command = await tryLock(folder, 'command');
    if (command !== undefined) {
      const service = await tryLock(folder, 'service');
      if (service === undefined) {
        await command.release();
        return undefined;
      }
      return {
        release: async () => {
          await service.release();
          await command.release();
        },
      };
    }
    if (!waited) say(`Waiting for another command to end (${await lockHolder(folder, 'command')})`);
    await pause(POLL_MILLISECONDS);
  }
};

/** The embedded server's socket: of the service that runs on the data folder, or of a server started for this process. */
const openEmbedded = async (opening: Opening): Promise<{ target: DatabaseTarget; company: Company }> => {
  const { config, role, lifecycle, log, say } = opening;
  const folder = config.dataFolder;
  const lock = await (role === 'service' ? lockDataFolder(folder) : lockForCommand(folder, say)).catch(asSetupError);
  if (lock === undefined) {
    const server = await waitForServer(folder);
    if (server !== undefined) return { target: await createEmbeddedDatabase(server), company: 'service' };
    throw new SetupError(
      `The data folder ${folder} is in use, but its database server is not to be reached: look at the service's log`,
    );
  }
  lifecycle.push('the data folder', () => lock.release());
  const start = (signal: AbortSignal | undefined, tell: (message: string) => void) =>
    startEmbeddedServer({ folder, cacheFolder: defaultCacheFolder(), log: tell, ...(signal ? { signal } : {}) });
  const server = await start(opening.signal, say).catch((error: Error) =>
    opening.signal?.aborted ? Promise.reject(error) : asSetupError(error),
  );
  if (role === 'command') lifecycle.push('the database server', () => server.stop());
  else {
    const warn = (message: string): void => log.warn(message);
    const supervisor = superviseServer(server, { start: (signal) => start(signal, warn), warn });
    lifecycle.push('the database server', () => supervisor.stop());
  }
  return { target: await createEmbeddedDatabase(server), company: 'nobody' };
};

/** A data folder that is not there, or can not be looked into, has no service that this process could know of. */
const hasService = (folder: string): Promise<boolean> => isLocked(folder, 'service').catch(() => false);

/** The service that runs on the data folder; undefined where none does. */
export const runningService = async ({ dataFolder }: Config): Promise<LockHolder | undefined> =>
  (await hasService(dataFolder)) ? askHolder(dataFolder, 'service') : undefined;

/** Whether the database of the settings is there without being started for it. */
export const isDatabaseServed = async ({ database, dataFolder }: Config): Promise<boolean> =>
  database !== undefined || (await hasService(dataFolder));

/**
 * Opens the database of the settings: DATABASE_URL, else the embedded one, which is started where it does not run.
 * SetupError when it cannot be had.
 */
export const openConfiguredDatabase = async (opening: Opening): Promise<OpenedDatabase> => {
  const { config, role, lifecycle } = opening;
  const open = (target: DatabaseTarget): Database => {
    const database = openDatabase(target, {
      max: config.service.databaseConnections,
      work: role === 'service' ? 'requests' : 'commands',
    });
    lifecycle.push('the database connections', () => database.destroy());
    return database;
  };
  if (config.database === undefined) {
    const { target, company } = await openEmbedded(opening);
    return { database: open(target), target, company };
  }
  if (role === 'service') {
    const lock = await lockDataFolder(config.dataFolder).catch(asSetupError);
    lifecycle.push('the data folder', () => lock.release());
  }
  const target = config.database;
  const database = open(target);
  try {
    await checkConnection(database);
  } catch (error) {
    throw new SetupError(`The database of DATABASE_URL can't be used: ${(error as Error).message}`, { cause: error });
  }
  const beside = role === 'command' && (await hasService(config.dataFolder));
  return { database, target, company: beside ? 'service' : 'unknown' };
};
