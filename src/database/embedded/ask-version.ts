import { setTimeout as delay } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { type Engine, parseVersion } from './find-server.ts';
import { isRunning, type ServerProcess } from './server-process.ts';

/** What the server is; also proves that it lets us in. Throws the driver's errors. */
export async function askVersion(server: ServerProcess): Promise<{ engine: Engine; version: string } | undefined> {
  const connection = await createConnection({ socketPath: server.socketPath, user: 'root', connectTimeout: 5_000 });
  try {
    const [rows] = await connection.query('select version() as version');
    return parseVersion(String((rows as { version: string }[])[0]?.version));
  } finally {
    connection.destroy();
  }
}

/** The same, trying again for half a minute. Undefined when the server ends meanwhile: it had begun to shut down. */
export async function askVersionPatiently(server: ServerProcess, signal: AbortSignal | undefined) {
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
