import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProgram } from './find-server.ts';
import type { RunAs } from './run-program.ts';

/**
 * A database server process, known by its own command line: a number alone may be another program's by now.
 * `startTime` is the kernel's (clock ticks since boot), `socketPath` is empty for one that only initializes.
 */
export type ServerProcess = { pid: number; startTime: string; dataFolder: string; socketPath: string };

/** Everything that waits here looks again after so many milliseconds. */
const tick = 20;
/** How long a server may take to recover from a crash, and to shut down, milliseconds. */
const LONGEST_RECOVERY = 600_000;
const LONGEST_SHUTDOWN = 120_000;

/** The server that works on this data folder (an absolute, real path), whoever started it. */
export async function findServerProcess(dataFolder: string): Promise<ServerProcess | undefined> {
  return (await listServerProcesses()).find((server) => server.dataFolder === dataFolder);
}

/** All database servers of this machine that name their data folder on their command line. */
export async function listServerProcesses(): Promise<ServerProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map(readServerProcess));
  return found.filter((one) => one !== undefined);
}

/** Starts a server that survives this process and its terminal's Ctrl-C. Its output is appended to `logFile`. */
export async function spawnServer(options: {
  program: ServerProgram;
  args: string[];
  runAs: RunAs | undefined;
  dataFolder: string;
  socketPath: string;
  logFile: string;
}): Promise<ServerProcess> {
  const { program, args, runAs, dataFolder, socketPath, logFile } = options;
  if (((await stat(logFile).catch(() => undefined))?.size ?? 0) > 1_000_000) await rename(logFile, `${logFile}.1`);
  const appending = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
  const log = await open(logFile, appending, 0o600);
  try {
    if (runAs) await log.chown(runAs.uid, runAs.gid);
    const child = spawn(program.program, args, {
      cwd: dataFolder,
      env: program.env,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...(runAs ?? {}),
    });
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.on('error', () => {});
    child.unref();
    const pid = Number(child.pid);
    return { pid, startTime: (await readState(pid))?.startTime ?? '', dataFolder, socketPath };
  } finally {
    await log.close();
  }
}

/**
 * Waits until the server accepts connections (`serving`) or has ended (`ended`): a server that recovers after a crash
 * or shuts down does one or the other. Throws when the signal aborts or after ten minutes.
 */
export async function waitForServer(
  server: ServerProcess,
  options: { log: (message: string) => void; signal?: AbortSignal | undefined },
): Promise<'serving' | 'ended'> {
  const { log, signal } = options;
  const started = Date.now();
  let said = started;
  for (;;) {
    signal?.throwIfAborted();
    const answer = await trySocket(server.socketPath);
    if (answer === 'open') return 'serving';
    if (!(await isRunning(server))) return 'ended';
    if (answer === 'forbidden') {
      throw new Error(
        `The database server of ${server.dataFolder} (process ${server.pid}) belongs to another user: ` +
          'run listingd as that user, or set LISTINGD_DATA to a folder of this one.',
      );
    }
    const now = Date.now();
    if (now - started > LONGEST_RECOVERY) {
      throw new Error(
        `The database server (process ${server.pid}) has neither served nor ended for ${LONGEST_RECOVERY / 1_000} ` +
          `seconds: read its log beside ${server.dataFolder}, or end it with: kill -9 ${server.pid}`,
      );
    }
    if (now - said > 5_000) {
      log(`Waiting for the database server (process ${server.pid}), which recovers or shuts down …`);
      said = now;
    }
    await delay(tick, undefined, { signal });
  }
}

/** Asks the server to shut down and waits until it has; a server that is gone already is fine. */
export async function stopServer(server: ServerProcess): Promise<void> {
  const started = Date.now();
  if (await isRunning(server)) process.kill(server.pid, 'SIGTERM');
  while (await isRunning(server)) {
    if (Date.now() - started > LONGEST_SHUTDOWN) {
      throw new Error(
        `The database server (process ${server.pid}) is still shutting down after ${LONGEST_SHUTDOWN / 1_000} seconds; ` +
          'the next start waits for it.',
      );
    }
    await delay(tick);
  }
  await removeSocket(server.socketPath);
}

/** True while this very server runs, until its last thread has let go of its files. */
export async function isRunning(server: ServerProcess): Promise<boolean> {
  const state = await readState(server.pid);
  if (state?.startTime !== server.startTime) return false;
  if (state.letter !== 'Z' && state.letter !== 'X') return true;
  return (await readdir(`/proc/${server.pid}/task`).catch(() => [])).length > 1;
}

/** The number of the user that the server runs as; undefined where it has ended. */
export async function userOf(server: ServerProcess): Promise<number | undefined> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
  const uid = /^Uid:\s+(\d+)/m.exec(status)?.[1];
  return uid === undefined ? undefined : Number(uid);
}

async function readServerProcess(pid: number): Promise<ServerProcess | undefined> {
  const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
  const value = (name: string) => args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
  const dataFolder = value('--datadir');
  if (!dataFolder || !args.includes('--no-defaults') || !args.slice(0, 4).some((arg) => /mariadbd|mysqld/.test(arg))) {
    return undefined;
  }
  const state = await readState(pid);
  return state && { pid, startTime: state.startTime, dataFolder, socketPath: value('--socket') ?? '' };
}

/** See proc(5): the name in parentheses may hold anything, so counting starts behind it. */
async function readState(pid: number): Promise<{ letter: string; startTime: string } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  const [letter, startTime] = [fields?.[0], fields?.[19]];
  return letter && startTime ? { letter, startTime } : undefined;
}

const shortPrefix = 'listingd-socket-';

/**
 * The path of the server's socket: in `runFolder`, or, since a socket's address holds 107 bytes only, in a short private
 * folder made for it where that is deep. `before` is where it was last: it comes back there if it can, so that those who
 * knew the server find it.
 */
export async function placeSocket(runFolder: string, runAs: RunAs | undefined, before?: string): Promise<string> {
  const usual = join(runFolder, 'server.sock');
  // MySQL puts a `.lock` beside it.
  if (Buffer.byteLength(usual) <= 100) return usual;
  // Root's own temporary folder may be closed to the user that the server runs as.
  const parent = runAs || Buffer.byteLength(tmpdir()) > 60 ? '/tmp' : tmpdir();
  const short = (before && (await makeAgain(dirname(before)))) || (await mkdtemp(join(parent, shortPrefix)));
  if (runAs) await chown(short, runAs.uid, runAs.gid);
  return join(short, 'server.sock');
}

/** Makes a short folder that was removed under its old name; undefined where somebody else has taken that name. */
async function makeAgain(folder: string): Promise<string | undefined> {
  if (!basename(folder).startsWith(shortPrefix)) return undefined;
  return mkdir(folder, { mode: 0o700 }).then(
    () => folder,
    () => undefined,
  );
}

/** Removes what a server left of its socket, with the short folder if it had one. */
export async function removeSocket(socketPath: string): Promise<void> {
  // MySQL would take the number in a left lock file for a process that still runs.
  for (const left of [socketPath, `${socketPath}.lock`]) await rm(left, { force: true });
  const folder = dirname(socketPath);
  if (basename(folder).startsWith(shortPrefix)) await rm(folder, { recursive: true, force: true });
}

/** One attempt to connect: `open` when a server greets, `forbidden` where this user may not reach the socket. */
function trySocket(socketPath: string): Promise<'open' | 'closed' | 'forbidden'> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    const settle = (answer: 'open' | 'closed' | 'forbidden') => {
      socket.destroy();
      resolve(answer);
    };
    // Connecting works from the listen call on; only the greeting tells that somebody answers.
    socket.once('data', () => settle('open'));
    socket.once('error', (error: NodeJS.ErrnoException) => settle(error.code === 'EACCES' ? 'forbidden' : 'closed'));
    socket.once('close', () => settle('closed'));
    socket.setTimeout(2_000, () => settle('closed'));
  });
}
