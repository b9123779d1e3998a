import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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

/**
 * Works with a database server of its own in a temporary folder, with the settings that the service gives its embedded one: what was
 * committed survives a power cut. Nothing of it is left afterwards, however that ends.
 */
export const withScene = async <Result>(
  { profile, signal }: { profile: string | undefined; signal: AbortSignal },
  work: (scene: Scene) => Promise<Result>,
): Promise<Result> => {
  const { folder, remove } = await makeGuardedFolder();
  try {
    // The server of a root's run is another user, who has to get to its data.
    await chmod(folder, 0o711);
    const server = await startEmbeddedServer({
      folder: join(folder, 'server'),
      cacheFolder: defaultCacheFolder(process.env.XDG_CACHE_HOME),
      log: (message) => process.stderr.write(`${message}\n`),
      settings: 'durable',
      path: process.env.PATH ?? '',
      signal,
    });
    try {
      const { databases, stop } = await openDatabases(server);
      try {
        const files = join(folder, 'files');
        await mkdir(files);
        return await work({
          databases,
          client: await findCommandLineClient(server),
          server: `${ENGINES[server.engine]} ${server.version}`,
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
