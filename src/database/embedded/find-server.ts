import { access, constants, readdir } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type RunAs, runProgram } from './run-program.ts';

export type Engine = 'mariadb' | 'mysql';

/** A database server program that was asked for its version and answered. */
export type ServerProgram = {
  program: string;
  engine: Engine;
  /** As it says itself, numbers only: `10.11.19`. */
  version: string;
  /** Where its files are, as arguments; none for an installed server, which knows. */
  places: string[];
  /** What it needs in its environment. */
  env: Record<string, string>;
};

const usualFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/usr/libexec',
  '/usr/local/mysql/bin',
  '/usr/local/mariadb/bin',
  '/opt/mysql/bin',
  '/opt/mariadb/bin',
];

const oldest: Record<Engine, string> = { mariadb: '10.6.0', mysql: '8.0.0' };

/** Every server program in the folders of `path` and the usual ones that the user `runAs` can run, in that order. */
export async function findServers(path: string, runAs: RunAs | undefined): Promise<ServerProgram[]> {
  const folders = new Set([...path.split(delimiter).filter((folder) => folder.startsWith('/')), ...usualFolders]);
  const found: ServerProgram[] = [];
  for (const folder of folders) {
    for (const name of ['mariadbd', 'mysqld']) {
      const program = join(folder, name);
      if (!(await isExecutable(program))) continue;
      const server = await askVersion(program, runAs);
      // `mysqld` is often a link to `mariadbd`, and /usr/bin one to another folder: the same answer is the same server.
      if (server && !found.some((one) => one.engine === server.engine && one.version === server.version)) {
        found.push(server);
      }
    }
  }
  return found;
}

/** The server in unpacked Debian packages (a folder that has `usr/sbin/mariadbd`), or undefined where it can't run. */
export async function findUnpackedServer(folder: string, runAs: RunAs | undefined): Promise<ServerProgram | undefined> {
  const unpacked = join(folder, 'usr');
  const program = join(unpacked, 'sbin', 'mariadbd');
  if (!(await isExecutable(program))) return undefined;
  const libraries: string[] = [];
  for (const base of [join(unpacked, 'lib'), join(folder, 'lib')]) {
    const names = await readdir(base).catch(() => []);
    libraries.push(base, ...names.filter((name) => name.includes('-linux-')).map((name) => join(base, name)));
  }
  const server = await askVersion(program, runAs, { LD_LIBRARY_PATH: libraries.join(':') });
  if (!server) return undefined;
  // Releases of Debian differ in the name.
  const share = join(unpacked, (await exists(join(unpacked, 'share/mariadb'))) ? 'share/mariadb' : 'share/mysql');
  const places = [
    `--basedir=${unpacked}`,
    `--plugin-dir=${join(unpacked, 'lib/mysql/plugin')}`,
    `--lc-messages-dir=${share}`,
    `--character-sets-dir=${join(share, 'charsets')}`,
  ];
  return { ...server, places };
}

/** Compares dotted version numbers: negative where `a` is older than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** True for the versions that the project's SQL is written for: MariaDB 10.6, MySQL 8 and newer. */
export function isSupported(server: { engine: Engine; version: string }): boolean {
  return compareVersions(server.version, oldest[server.engine]) >= 0;
}

/** `MariaDB 10.11.19` */
export function describeServer(server: { engine: Engine; version: string }): string {
  return `${server.engine === 'mariadb' ? 'MariaDB' : 'MySQL'} ${server.version}`;
}

/** Reads what `--version` prints or what `SELECT VERSION()` returns. */
export function parseVersion(text: string): { engine: Engine; version: string } | undefined {
  const version = text.match(/\d+\.\d+\.\d+/)?.[0];
  if (version === undefined) return undefined;
  return { engine: /mariadb/i.test(text) ? 'mariadb' : 'mysql', version };
}

async function askVersion(
  program: string,
  runAs: RunAs | undefined,
  env: Record<string, string> = {},
): Promise<ServerProgram | undefined> {
  const whole = { PATH: `${dirname(program)}:/usr/sbin:/usr/bin:/sbin:/bin`, LC_ALL: 'C', TZ: 'UTC', ...env };
  const { code, stdout } = await runProgram(program, ['--no-defaults', '--version'], { runAs, cwd: '/', env: whole });
  const answer = code === 0 ? parseVersion(stdout.replace(/^.*?\bVer\b/s, '')) : undefined;
  return answer && { program, ...answer, places: [], env: whole };
}

function isExecutable(path: string): Promise<boolean> {
  return exists(path, constants.X_OK);
}

function exists(path: string, mode = constants.F_OK): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}
