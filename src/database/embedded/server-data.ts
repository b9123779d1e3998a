import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeServer, type Engine, type ServerProgram } from './find-server.ts';
import { type RunAs, runProgram } from './run-program.ts';
import { placeArguments } from './server-arguments.ts';
import { listServerProcesses, type ServerProcess } from './server-process.ts';
import { makePrivateFolder, type ServerFolders } from './server-user.ts';

/** What wrote the data, and the process that serves them or did last. */
export type ServerRecord = {
  engine: Engine;
  version: string;
  pid?: number;
  socketPath?: string;
  /** Stands while an upgrade runs. */
  upgradingTo?: string;
  /** Its service has told it to shut down: not to be adopted, though it may answer for another moment. */
  stopping?: boolean;
};

/** `folder` is absolute and real: servers are recognised by it. */
export function serverFolders(folder: string): ServerFolders {
  const base = join(folder, 'database');
  return {
    base,
    data: join(base, 'data'),
    temporary: join(base, 'tmp'),
    run: join(base, 'run'),
    record: join(base, 'server.json'),
    log: join(base, 'server.log'),
  };
}

/** What wrote the data that are there; undefined where there are none yet. */
export async function readRecord(folders: ServerFolders): Promise<ServerRecord | undefined> {
  if (!(await exists(folders.data))) return undefined;
  try {
    const record = JSON.parse(await readFile(folders.record, 'utf8')) as ServerRecord;
    if ((record.engine === 'mariadb' || record.engine === 'mysql') && /^\d+\.\d+/.test(record.version)) return record;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error;
  }
  throw new Error(
    `${folders.record}, which says what server wrote ${folders.data}, is missing or damaged: restore it or the whole ` +
      'data folder from a copy; by hand it reads like {"engine": "mariadb", "version": "10.11.19"}.',
  );
}

export async function writeRecord(folders: ServerFolders, record: ServerRecord): Promise<void> {
  const aside = `${folders.record}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o644, flag: 'wx', flush: true });
  await rename(aside, folders.record);
}

/** Copies the data of a stopped server before a newer one changes them; returns the copy's path. */
async function copyData(folders: ServerFolders, from: string): Promise<string> {
  const copy = join(folders.base, `data-before-upgrade-from-${from}`);
  const growing = join(folders.base, `copying-${randomBytes(4).toString('hex')}`);
  try {
    await cp(folders.data, growing, { recursive: true, mode: constants.COPYFILE_FICLONE, preserveTimestamps: true });
    await rm(copy, { recursive: true, force: true });
    await rename(growing, copy);
  } catch (error) {
    await rm(growing, { recursive: true, force: true });
    throw new Error(
      `The data in ${folders.data} could not be copied before their upgrade (${(error as Error).message}): ` +
        'make room for a copy, or install the server version that wrote them.',
    );
  }
  return copy;
}

export async function logSize(folders: ServerFolders): Promise<number> {
  return (await stat(folders.log).catch(() => undefined))?.size ?? 0;
}

/** The end of what the server logged since `offset`, cut down to the lines that tell what was wrong. */
export async function quoteLog(folders: ServerFolders, offset: number): Promise<string> {
  const log = await readFile(folders.log).catch(() => Buffer.alloc(0));
  return tellingLines(log.subarray(log.length < offset ? 0 : offset).toString('utf8'));
}

/** The last four lines of a server's output that speak of an error, or its last four lines. */
function tellingLines(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.filter((line) => /error|fatal|denied|no space|errno/i.test(line));
  return (telling.length > 0 ? telling : lines).slice(-4).join(' / ') || 'it said nothing';
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

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

/**
 * Before a newer server opens the data, they are copied: a server never goes back to older data. True where an upgrade
 * is to be finished. An upgrade that was cut short is finished without another copy: the first one is the good one.
 */
export async function prepareUpgrade(
  program: ServerProgram,
  folders: ServerFolders,
  log: (message: string) => void,
): Promise<boolean> {
  const record = await readRecord(folders);
  if (!record || record.version === program.version) return false;
  if (record.upgradingTo === undefined) {
    const copy = await copyData(folders, record.version);
    log(`The data of ${describeServer(record)} were copied to ${copy} before ${describeServer(program)} upgrades them`);
    await writeRecord(folders, { ...record, upgradingTo: program.version });
  }
  return true;
}

/** MySQL upgrades its own tables as it starts; MariaDB has a program for it. */
export async function finishUpgrade(
  program: ServerProgram,
  folders: ServerFolders,
  server: ServerProcess,
  runAs: RunAs | undefined,
  log: (message: string) => void,
): Promise<void> {
  if (program.engine === 'mysql') return;
  const folder = dirname(program.program);
  const places = [folder, join(folder, '../bin'), '/usr/bin', '/usr/local/bin'].map((place) =>
    join(place, 'mariadb-upgrade'),
  );
  for (const place of places) {
    if (
      !(await access(place).then(
        () => true,
        () => false,
      ))
    )
      continue;
    const args = ['--no-defaults', `--socket=${server.socketPath}`, '--user=root', '--silent', '--force'];
    const env = { ...program.env, PATH: `${dirname(place)}:${program.env.PATH}` };
    const { code, output } = await runProgram(place, args, { runAs, cwd: folders.data, env });
    if (code !== 0) log(`mariadb-upgrade reported: ${output.trim().slice(-500)}`);
    return;
  }
  log('mariadb-upgrade is not installed here: the data were opened by the newer server without it');
}
