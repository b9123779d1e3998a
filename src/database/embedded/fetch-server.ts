import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeOpenFolder } from './data-folder.ts';
import { compareVersions, findUnpackedServer, type ServerProgram } from './find-server.ts';
import { type RunAs, runProgram } from './run-program.ts';

type FetchOptions = {
  cacheFolder: string;
  runAs: RunAs | undefined;
  log: (message: string) => void;
  signal?: AbortSignal | undefined;
};

/** What is needed besides the two packages themselves, where apt can't work it out; names differ by release. */
const usualLibraries = ['libaio1t64', 'libaio1', 'liburing2', 'libnuma1', 'libmariadb3'];
const packages = ['mariadb-server-core', 'mariadb-client-core'];

/** Where fetched programs are kept: `/var/cache/listingd` for root, else `listingd` in the user's cache folder. */
export function defaultCacheFolder(xdgCacheHome?: string): string {
  if (process.getuid?.() === 0) return '/var/cache/listingd';
  return join(xdgCacheHome || join(homedir(), '.cache'), 'listingd');
}

/** The server that an earlier start fetched, if it runs on this machine. */
export function findFetchedServer(options: FetchOptions): Promise<ServerProgram | undefined> {
  return findUnpackedServer(join(options.cacheFolder, 'mariadb'), options.runAs);
}

/**
 * Fetches Debian's MariaDB packages with apt, as whichever user this is, and unpacks them into the cache folder.
 * Nothing of the system is changed: apt works in folders of its own. Throws an Error that says what failed.
 */
export async function fetchServer(options: FetchOptions): Promise<ServerProgram> {
  const { cacheFolder, runAs, log, signal } = options;
  await makeOpenFolder(cacheFolder);
  await removeAbandoned(cacheFolder);
  const work = join(cacheFolder, `fetching-${process.pid}-${randomBytes(4).toString('hex')}`);
  const root = join(work, 'root');
  await mkdir(root, { recursive: true });
  try {
    log('No database server that fits found here: fetching Debian’s MariaDB packages (about 10 MB) …');
    await download(work, signal);
    for (const name of await readdir(join(work, 'packages'))) {
      if (!name.endsWith('.deb')) continue;
      const { code, output } = await runProgram('dpkg', ['-x', join(work, 'packages', name), root], { signal });
      if (code !== 0) throw new Error(`dpkg could not unpack ${name}: ${lastLine(output)}`);
    }
    for (const folder of [work, root]) await chmod(folder, 0o755);
    const fresh = await findUnpackedServer(root, runAs);
    if (!fresh) throw new Error(`the fetched mariadbd does not run from ${cacheFolder}`);
    const target = join(cacheFolder, 'mariadb');
    await moveIntoPlace(root, target, fresh.version, work, runAs);
    const server = await findUnpackedServer(target, runAs);
    if (!server) throw new Error(`the fetched mariadbd in ${target} does not run`);
    log(`Fetched MariaDB ${server.version} into ${target}`);
    return server;
  } finally {
    await rm(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function download(work: string, signal: AbortSignal | undefined): Promise<void> {
  const folders = { state: join(work, 'state'), cache: join(work, 'cache'), packages: join(work, 'packages') };
  for (const folder of [join(folders.state, 'lists/partial'), join(folders.cache, 'archives/partial')]) {
    await mkdir(folder, { recursive: true });
  }
  await mkdir(folders.packages);
  const settings = [
    `Dir::State=${folders.state}`,
    `Dir::State::lists=${folders.state}/lists`,
    `Dir::Cache=${folders.cache}`,
    'Dir::State::status=/var/lib/dpkg/status',
    'Acquire::Languages=none',
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
  ].flatMap((setting) => ['-o', setting]);
  const apt = (...args: string[]) =>
    runProgram('apt-get', [...settings, '-q', ...args], { cwd: folders.packages, signal });

  const update = await apt('update');
  if (update.code !== 0) throw new Error(`apt-get update failed: ${lastLine(update.output)}`);
  // apt knows which libraries this machine lacks; a machine with broken packages gets the usual ones.
  const plan = await apt('--simulate', '--no-install-recommends', 'install', ...packages);
  const missing = [...plan.stdout.matchAll(/^Inst (\S+)/gm)].map((match) => String(match[1]));
  if (plan.code === 0 && packages.every((name) => missing.includes(name))) {
    const { code, output } = await apt('download', ...missing);
    if (code !== 0) throw new Error(`apt-get download failed: ${lastLine(output)}`);
    return;
  }
  const main = await apt('download', ...packages);
  if (main.code !== 0) throw new Error(`apt-get download failed: ${lastLine(main.output)}`);
  for (const name of usualLibraries) await apt('download', name);
}

/** Two processes may fetch at once: the first to rename wins, and the other uses what is there then. */
export async function moveIntoPlace(
  root: string,
  target: string,
  version: string,
  work: string,
  runAs: RunAs | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const failed = await rename(root, target).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    );
    if (!failed) return;
    if (failed.code !== 'ENOTEMPTY' && failed.code !== 'EEXIST') throw failed;
    const present = await findUnpackedServer(target, runAs);
    if (present && compareVersions(present.version, version) >= 0) return;
    // What is there is old, broken or of another machine. Another process may move it away at the same time.
    await rename(target, join(work, `broken-${attempt}`)).catch(() => {});
  }
  throw new Error(`could not put the fetched server into ${target}`);
}

/** Removes what a fetch that was killed has left; one that is under way is younger than an hour. */
async function removeAbandoned(cacheFolder: string): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!name.startsWith('fetching-')) continue;
    const path = join(cacheFolder, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > 3_600_000) await rm(path, { recursive: true, force: true });
  }
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.findLast((line) => /^E: |error/i.test(line)) ?? lines.at(-1) ?? 'it said nothing';
}
