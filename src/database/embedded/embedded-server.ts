import { realpath, rm } from 'node:fs/promises';
import { setTimeout as delay, setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { chooseServer } from './choose-server.ts';
import { type DataFolderLock, lockHolder, openDataFolder, tryLock } from './data-folder.ts';
import { type Engine, parseVersion, type ServerProgram } from './find-server.ts';
import type { RunAs } from './run-program.ts';
import { type ServerSettings, serveArguments } from './server-arguments.ts';
import {
  finishUpgrade,
  initializeData,
  logSize,
  prepareUpgrade,
  quoteLog,
  readRecord,
  removeHalfMade,
  serverFolders,
  writeRecord,
} from './server-data.ts';
import {
  findServerProcess,
  isRunning,
  placeSocket,
  removeSocket,
  type ServerProcess,
  spawnServer,
  stopServer,
  userOf,
  waitForServer,
} from './server-process.ts';
import { chooseServerUser, makeBase, makeOwn, makePrivateFolder, type ServerFolders } from './server-user.ts';

/** What the server is; also proves that it lets us in. Throws the driver's errors. */
async function askVersion(server: ServerProcess): Promise<{ engine: Engine; version: string } | undefined> {
  const connection = await createConnection({ socketPath: server.socketPath, user: 'root', connectTimeout: 5_000 });
  try {
    const [rows] = await connection.query('select version() as version');
    return parseVersion(String((rows as { version: string }[])[0]?.version));
  } finally {
    connection.destroy();
  }
}

/** The same, trying again for half a minute. Undefined when the server ends meanwhile: it had begun to shut down. */
async function askVersionPatiently(server: ServerProcess, signal: AbortSignal | undefined) {
  for (const started = Date.now(); ; await delay(20, undefined, { signal })) {
    try {
      return await askVersion(server);
    } catch (error) {
      if (!(await isRunning(server))) return undefined;
      if (Date.now() - started < 30_000) continue;
      throw new Error(
        `The database server of ${server.dataFolder} (process ${server.pid}) runs but lets nobody in ` +
          `(${(error as Error).message}): end it with kill ${server.pid}, then start again.`,
      );
    }
  }
}

/**
 * The private database server of a data folder: `user` without a password, on the socket only, which lies in a folder
 * that only the server's user (and root) may enter. `adopted` tells that it ran before. `stop()` shuts it down and may
 * be called again; of a server that `findRunningServer` found it does nothing, since that is the service's.
 */
export type EmbeddedServer = {
  socketPath: string;
  user: string;
  engine: Engine;
  version: string;
  pid: number;
  adopted: boolean;
  isRunning(): Promise<boolean>;
  stop(): Promise<void>;
};

type EmbeddedServerOptions = {
  /** The data folder; the server's files go into `database` inside it. */
  folder: string;
  /** Where a server is fetched to if the machine has none. */
  cacheFolder: string;
  log: (message: string) => void;
  settings?: ServerSettings;
  /** The PATH to search for a server, besides the usual folders. */
  path?: string;
  signal?: AbortSignal;
};

/**
 * Starts (or adopts) the private database server of a data folder. Throws an Error of one sentence that says what
 * stands in the way and the way out.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { signal, log } = options;
  const folder = await openDataFolder(options.folder);
  const folders = serverFolders(folder);
  const runAs = await chooseServerUser(folder, folders, log);
  await makeBase(folder, folders, runAs);
  const turn = await takeTurn(folders.base, log, signal);
  try {
    const adopted = await adopt(folders, runAs, options);
    if (adopted) return adopted;
    await removeHalfMade(folders);
    await makeOwn(folders, runAs);
    const record = await readRecord(folders);
    const program = await chooseServer({ ...options, folders, runAs, record });
    if (!record) await initializeData(program, folders, runAs, signal);
    const upgrading = await prepareUpgrade(program, folders, log);
    const server = await serve(program, folders, runAs, options);
    if (upgrading) await finishUpgrade(program, folders, server, runAs, log);
    const { engine, version } = program;
    await writeRecord(folders, { engine, version, pid: server.pid, socketPath: server.socketPath });
    return describe(server, { engine, version }, false, folders);
  } finally {
    await turn.release();
  }
}

/** For commands beside a running service: the server of this folder if it is up, else undefined. */
export async function findRunningServer(folder: string): Promise<EmbeddedServer | undefined> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined) return undefined;
  const folders = serverFolders(real);
  const server = await findServerProcess(folders.data);
  const version = server && (await askVersion(server).catch(() => undefined));
  return version && { ...describe(server, version, true, folders), stop: async () => {} };
}

/** A server that outlived its service is taken over; one that is shutting down is waited for. */
async function adopt(
  folders: ServerFolders,
  runAs: RunAs | undefined,
  options: EmbeddedServerOptions,
): Promise<EmbeddedServer | undefined> {
  const server = await findServerProcess(folders.data);
  if (!server) return undefined;
  if (process.getuid?.() === 0 && (await userOf(server)) !== (runAs?.uid ?? 0)) {
    options.log(`The database server that was still running (process ${server.pid}) is started anew as another user`);
    await stopServer(server);
    return undefined;
  }
  if ((await waitForServer(server, options)) === 'ended') return undefined;
  const version = await askVersionPatiently(server, options.signal);
  if (!version) return undefined;
  const record = await readRecord(folders);
  if (record?.stopping || record?.upgradingTo !== undefined) {
    // It is on its way out, or its upgrade was cut short: the start that follows finishes that.
    await stopServer(server);
    return undefined;
  }
  options.log(`Took over the database server that was still running (process ${server.pid})`);
  await writeRecord(folders, { ...version, pid: server.pid, socketPath: server.socketPath });
  return describe(server, version, true, folders);
}

async function serve(
  program: ServerProgram,
  folders: ServerFolders,
  runAs: RunAs | undefined,
  options: EmbeddedServerOptions,
): Promise<ServerProcess> {
  const left = (await readRecord(folders))?.socketPath;
  if (left) await removeSocket(left);
  await rm(folders.temporary, { recursive: true, force: true });
  await makePrivateFolder(folders.temporary, runAs);
  const socketPath = await placeSocket(folders.run, runAs, left);
  const args = serveArguments(program, folders, socketPath, runAs, options.settings ?? 'durable');
  const offset = await logSize(folders);
  const dataFolder = folders.data;
  const server = await spawnServer({ program, args, runAs, dataFolder, socketPath, logFile: folders.log });
  try {
    if ((await waitForServer(server, options)) === 'serving') return server;
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  await removeSocket(socketPath);
  throw new Error(
    `${program.program} did not start on ${folders.data} (its log is ${folders.log}; the last: ` +
      `${await quoteLog(folders, offset)}): remove what it complains about, or restore a backup into another LISTINGD_DATA.`,
  );
}

function describe(
  server: ServerProcess,
  version: { engine: Engine; version: string },
  adopted: boolean,
  folders: ServerFolders,
): EmbeddedServer {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    const record = { ...version, pid: server.pid, socketPath: server.socketPath, stopping: true };
    // A folder that was removed meanwhile is no reason to leave its server running.
    if (await isRunning(server)) await writeRecord(folders, record).catch(() => {});
    await stopServer(server);
  };
  return {
    socketPath: server.socketPath,
    user: 'root',
    ...version,
    pid: server.pid,
    adopted,
    isRunning: () => isRunning(server),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Two processes that start the server of one folder take turns; the second then adopts what the first started. */
async function takeTurn(
  folder: string,
  log: (message: string) => void,
  signal: AbortSignal | undefined,
): Promise<DataFolderLock> {
  let said = Date.now();
  for (;;) {
    const lock = await tryLock(folder, 'starting');
    if (lock) return lock;
    if (Date.now() - said > 5_000) {
      log(`Waiting for ${await lockHolder(folder, 'starting', signal)}, which is starting the database server …`);
      said = Date.now();
    }
    await delay(20, undefined, { signal });
  }
}

const LOOK_MILLISECONDS = 100;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 30_000;

/**
 * Starts the embedded server again whenever it has ended, for as long as it takes: meanwhile requests are answered with
 * 503. It comes back on the same socket, so open pools find it by themselves. `stop()` ends the watch and the server.
 */
export const superviseServer = (
  first: EmbeddedServer,
  options: {
    start: (signal: AbortSignal) => Promise<EmbeddedServer>;
    warn: (message: string) => void;
  },
) => {
  const { start, warn } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;

  const startAgain = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MILLISECONDS; !signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MILLISECONDS)) {
      try {
        server = await start(signal);
        warn(`The database server is back (process ${server.pid})`);
        return;
      } catch (error) {
        if (signal.aborted) return;
        warn(`${(error as Error).message} The next try is in ${wait / 1_000} seconds.`);
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // Watching alone must not keep the process alive.
      await pause(LOOK_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted || (await server.isRunning())) continue;
      warn(`The database server (process ${server.pid}) has ended and is started again`);
      await startAgain();
    }
  };

  const watching = watch();
  return {
    stop: async (): Promise<void> => {
      stopping.abort(new Error('the service is stopping'));
      await watching;
      await server.stop();
    },
  };
};
