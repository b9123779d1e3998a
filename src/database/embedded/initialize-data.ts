import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProgram } from './find-server.ts';
import { type RunAs, runProgram } from './run-program.ts';
import { placeArguments } from './server-arguments.ts';
import { exists, type ServerFolders, tellingLines, writeRecord } from './server-data.ts';
import { listServerProcesses } from './server-process.ts';
import { makePrivateFolder } from './server-user.ts';

/**
 * Makes empty data with the account `root` without a password. They grow in a folder of their own that takes its name
 * last, so that an initialization that was killed half-way leaves nothing that looks like data.
 */
export async function initializeData(
  server: ServerProgram,
  folders: ServerFolders,
  runAs: RunAs | undefined,
  signal: AbortSignal | undefined,
): Promise<void> {
  const growing = join(folders.base, `initializing-${randomBytes(4).toString('hex')}`);
  await makePrivateFolder(growing, runAs);
  try {
    const args = placeArguments(server, folders, growing, runAs);
    const run = { runAs, cwd: growing, env: server.env, signal };
    const { code, output } =
      server.engine === 'mysql'
        ? await runProgram(server.program, [...args, '--initialize-insecure'], run)
        : await runProgram(server.program, [...args, ...bootstrap], { ...run, input: await systemTables(server) });
    if (code !== 0) {
      await writeFile(folders.log, output, { flag: 'a', mode: 0o600 });
      throw new Error(
        `${server.program} could not make a new database in ${folders.base} (its words are in ${folders.log}; the last: ` +
          `${tellingLines(output)}): remove what it complains about, or set DATABASE_URL to a database of your own.`,
      );
    }
    await writeRecord(folders, { engine: server.engine, version: server.version });
    await rename(growing, folders.data);
  } finally {
    await rm(growing, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes what an initialization or a copy left that was killed, and ends the server program that may go on with it. */
export async function removeHalfMade(folders: ServerFolders): Promise<void> {
  const names = (await readdir(folders.base)).filter((name) => /^(initializing|copying)-/.test(name));
  if (names.length === 0) return;
  const running = await listServerProcesses();
  for (const path of names.map((name) => join(folders.base, name))) {
    for (const server of running) if (server.dataFolder === path) process.kill(server.pid, 'SIGKILL');
    await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  }
}

const bootstrap = [
  '--bootstrap',
  '--silent-startup',
  '--innodb-buffer-pool-size=32M',
  '--innodb-log-file-size=16M',
  '--max-allowed-packet=8M',
  '--default-storage-engine=InnoDB',
  '--enforce-storage-engine=',
  '--skip-networking',
];

/** What mariadb-install-db feeds to a bootstrapping server; that script is not part of every installation. */
async function systemTables(server: ServerProgram): Promise<string> {
  const prefix = join(server.program, '../..');
  const own = ['share/mysql', 'share/mariadb', 'share'].map((place) => join(prefix, place));
  const places = [...new Set([...own, '/usr/share/mysql', '/usr/share/mariadb'])];
  for (const place of places) {
    for (const name of ['mariadb', 'mysql']) {
      if (!(await exists(join(place, `${name}_system_tables.sql`)))) continue;
      const files = [
        `${name}_system_tables.sql`,
        `${name}_performance_tables.sql`,
        `${name}_system_tables_data.sql`,
        'maria_add_gis_sp_bootstrap.sql',
        `${name}_sys_schema.sql`,
      ];
      const sql = await Promise.all(files.map((file) => readFile(join(place, file), 'utf8')));
      return ['create database mysql;', 'use mysql;', 'set @auth_root_socket = null;', ...sql, ''].join('\n');
    }
  }
  throw new Error(
    `${server.program} came without its mariadb_system_tables.sql (looked in ${places.join(', ')}): ` +
      'install the whole mariadb-server package, or set DATABASE_URL to a database of your own.',
  );
}
