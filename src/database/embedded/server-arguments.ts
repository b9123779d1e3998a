import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { ServerProgram } from './find-server.ts';
import type { RunAs } from './run-program.ts';
import type { ServerFolders } from './server-user.ts';

/** `durable` keeps what was committed through a power cut; `test` gives that up for speed. */
export type ServerSettings = 'durable' | 'test';

/** Where the server finds its own files and may put its temporary ones; for initialization and for serving. */
export function placeArguments(
  server: ServerProgram,
  folders: ServerFolders,
  dataFolder: string,
  runAs: RunAs | undefined,
): string[] {
  return [
    // Must be first: no configuration file of the system has a say.
    '--no-defaults',
    ...server.places,
    `--datadir=${dataFolder}`,
    `--tmpdir=${folders.temporary}`,
    `--secure-file-priv=${folders.temporary}`,
    // Servers refuse to run as root unless told so.
    ...(process.getuid?.() === 0 && runAs === undefined ? ['--user=root'] : []),
    ...(server.engine === 'mysql' ? withoutKeys : []),
  ];
}

/** The whole command line of a serving server. `loose-` marks what only one of the engines knows. */
export function serveArguments(
  server: ServerProgram,
  folders: ServerFolders,
  socketPath: string,
  runAs: RunAs | undefined,
  settings: ServerSettings,
): string[] {
  return [
    ...placeArguments(server, folders, folders.data, runAs),
    `--socket=${socketPath}`,
    `--pid-file=${join(folders.run, 'server.pid')}`,
    '--skip-networking',
    '--skip-name-resolve',
    '--loose-mysqlx=OFF',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--sql-mode=STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    '--default-time-zone=+00:00',
    '--default-storage-engine=InnoDB',
    '--max-allowed-packet=64M',
    '--max-connections=300',
    '--local-infile=ON',
    '--event-scheduler=OFF',
    '--performance-schema=OFF',
    ...(settings === 'durable' ? durable : test),
    ...(server.engine === 'mysql' ? redoOfMysql(settings) : redoOfMariadb(settings)),
  ];
}

/** Making keys takes a second or more, and nothing on a socket needs them. */
const withoutKeys = [
  '--loose-auto-generate-certs=OFF',
  '--loose-sha256-password-auto-generate-rsa-keys=OFF',
  '--loose-caching-sha2-password-auto-generate-rsa-keys=OFF',
];

/** Servers round a pool up to chunks of this size. */
const POOL_CHUNK = 128 * 2 ** 20;
/** A million listings with their indexes take some gigabytes; what is read of them again and again fits into eight chunks. */
const MOST_CHUNKS = 8;
const POOL_SHARE = 1 / 8;

/** Bytes that the server may keep pages of tables in: a share of what the machine, or the container, has. */
const bufferPool = (): number => {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const chunks = Math.floor((memory * POOL_SHARE) / POOL_CHUNK);
  return Math.min(MOST_CHUNKS, Math.max(1, chunks)) * POOL_CHUNK;
};

const durable = ['--innodb-flush-log-at-trx-commit=1', `--innodb-buffer-pool-size=${bufferPool()}`];

/** For hundreds of databases of some sixty tables each, of which a few are in use. A busy machine's tests may take long to say who they are. */
const test = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-buffer-pool-size=1G',
  '--table-open-cache=16000',
  '--table-definition-cache=16000',
  '--loose-innodb-open-files=16000',
  '--connect-timeout=60',
];

const redoOfMysql = (settings: ServerSettings) => [
  `--loose-innodb-redo-log-capacity=${settings === 'durable' ? '256M' : '32M'}`,
];

const redoOfMariadb = (settings: ServerSettings) => [
  `--innodb-log-file-size=${settings === 'durable' ? '256M' : '16M'}`,
];
