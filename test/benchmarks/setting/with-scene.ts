import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { startEmbeddedServer } from '../../../src/database/embedded/embedded-server.ts';
import { defaultCacheFolder } from '../../../src/database/embedded/fetch-server.ts';
import { makeGuardedFolder } from '../../helpers/test-server.ts';
import { type CommandLineClient, findCommandLineClient } from './command-line-client.ts';
import { type BenchmarkDatabases, openDatabases } from './databases.ts';
import { processorMilliseconds } from './service.ts';

/** What a benchmark works with: a database server of this run's own, and a folder for its files. Both go with the run. */
export type Scene = {
  databases: BenchmarkDatabases;
  client: CommandLineClient;
  /** `MariaDB 10.11.19` */
  server: string;
  /** What the server has had of the processors. */
  serverMilliseconds: () => number;
  folder: string;
  /** Where a profile of an import is wanted; undefined where none is. */
  profile: string | undefined;
};

const ENGINES = { mariadb: 'MariaDB', mysql: 'MySQL' } as const;

type Server = { pid: number; socketPath: string; user: string; name: string; stop: () => Promise<void> };

const startOwnServer = async (folder: string, signal: AbortSignal): Promise<Server> => {
  const server = await startEmbeddedServer({
    folder,
    cacheFolder: defaultCacheFolder(process.env.XDG_CACHE_HOME),
    log: (message) => process.stderr.write(`${message}\n`),
    settings: 'durable',
    path: process.env.PATH ?? '',
    signal,
  });
  return { ...server, name: `${ENGINES[server.engine]} ${server.version}`, stop: () => server.stop() };
};

const lookAtServer = async (socketPath: string): Promise<Server> => {
  const user = 'root';
  const connection = await createConnection({ socketPath, user });
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT @@pid_file AS pidFile, @@version AS version');
  await connection.end();
  const pid = Number(await readFile(String(row?.pidFile), 'utf8'));
  return { pid, socketPath, user, name: `server ${row?.version}`, stop: async () => {} };
};

/**
 * Works with the server of `socket`, or one of its own in a temporary folder, with the settings that the service gives its embedded one:
 * what was committed survives a power cut. Nothing of it is left afterwards, however that ends.
 */
export const withScene = async <Result>(
  { profile, socket, signal }: { profile: string | undefined; socket: string | undefined; signal: AbortSignal },
  work: (scene: Scene) => Promise<Result>,
): Promise<Result> => {
  const { folder, remove } = await makeGuardedFolder();
  try {
    // The server of a root's run is another user, who has to get to its data.
    await chmod(folder, 0o711);
    const server = await (socket === undefined ? startOwnServer(join(folder, 'server'), signal) : lookAtServer(socket));
    try {
      const { databases, stop } = await openDatabases(server);
      try {
        const files = join(folder, 'files');
        await mkdir(files);
        return await work({
          databases,
          client: await findCommandLineClient(server),
          server: server.name,
          serverMilliseconds: () => processorMilliseconds(server.pid),
          folder: files,
          profile,
        });
      } finally {
        await stop();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await remove();
  }
};
