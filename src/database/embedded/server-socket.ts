import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { RunAs } from './run-program.ts';

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
export function trySocket(socketPath: string): Promise<'open' | 'closed' | 'forbidden'> {
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
