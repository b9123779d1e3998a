import { hash } from 'node:crypto';
import { chmod, chown, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunAs, runProgram } from './run-program.ts';

/** What lies in the `database` folder of a data folder. */
export type ServerFolders = {
  base: string;
  data: string;
  temporary: string;
  run: string;
  record: string;
  log: string;
};

/**
 * User numbers that neither distributions nor systemd give to anybody (https://systemd.io/UIDS-GIDS/), and that containers
 * have, which are often given 65,536.
 */
export const FIRST_NUMBER = 60_578;
export const LAST_NUMBER = 61_183;

/**
 * The user that the server runs as: `undefined` means this process's own. Root is left for the user whose service it is,
 * or, where that is root, for a number that has no account. An account that others use too (`nobody`, `mysql`) would let
 * their processes read and write everything, by the socket and by the files.
 *
 * Where that user can't reach the data folder (it lies in a folder that only root may enter, as /root) or root may not
 * become another user (some containers), the server runs as root: it listens on no network, only on a socket inside the
 * data folder, and whoever reaches that is root already. That is said in the log.
 */
export async function chooseServerUser(
  folder: string,
  folders: ServerFolders,
  log: (message: string) => void,
): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await serviceUser(folder, folders)) ?? (await numberAsUser(folder));
  await letThrough(folder, user);
  if (await canEnter(folder, user)) return user;
  log(
    `The database server runs as root, since user ${user.uid} can't enter ${folder}: ` +
      'with LISTINGD_DATA below /var/lib it runs without root’s rights.',
  );
  return undefined;
}

/**
 * The number that the server of a data folder (a real path) runs as where root starts it. Throws an Error where all are
 * taken by accounts.
 */
export async function ownNumber(folder: string, isAccount: (uid: number) => Promise<boolean>): Promise<number> {
  const count = LAST_NUMBER - FIRST_NUMBER + 1;
  const first = hash('sha256', folder, 'buffer').readUInt32BE() % count;
  for (let step = 0; step < count; step += 1) {
    const uid = FIRST_NUMBER + ((first + step) % count);
    if (!(await isAccount(uid))) return uid;
  }
  throw new Error(
    `All user numbers from ${FIRST_NUMBER} to ${LAST_NUMBER} are accounts, so the database server has none of its own: ` +
      `give it one by chown, of the data folder ${folder}.`,
  );
}

/** Makes the folder `database`: the server's user passes through it to its own folders. */
export async function makeBase(folder: string, folders: ServerFolders, runAs: RunAs | undefined): Promise<void> {
  await mkdir(folders.base, { recursive: true, mode: 0o700 });
  if (!runAs) return;
  const { uid, gid } = (await serviceUser(folder, folders)) ?? (await stat(folder));
  await chown(folders.base, uid, gid);
  await chmod(folders.base, uid === runAs.uid ? 0o700 : 0o711);
}

/**
 * Makes what lies in `database` the server user's own, closed to everybody else: it was another's in an earlier version, on
 * another machine, or before somebody gave the data folder away. No server may run on it.
 */
export async function makeOwn(folders: ServerFolders, runAs: RunAs | undefined): Promise<void> {
  if (process.getuid?.() === 0) {
    const user = runAs ?? { uid: 0, gid: 0 };
    for (const path of [folders.data, folders.run, `${folders.log}.1`]) await handOver(path, user);
  }
  for (const own of [folders.run, folders.temporary]) await makePrivateFolder(own, runAs);
}

/** Makes a folder of the server's own: only its user may look inside. */
export async function makePrivateFolder(folder: string, runAs: RunAs | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

async function handOver(path: string, { uid, gid }: RunAs): Promise<void> {
  const had = await stat(path).catch(() => undefined);
  if (had === undefined || had.uid === uid) return;
  // Closed first to whoever had it, who could put links in root’s way.
  await chown(path, 0, 0);
  // The folder itself comes last, so that a hand-over that was cut short is done again.
  const inside = had.isDirectory() ? await readdir(path, { recursive: true }) : [];
  for (const name of inside) await lchown(join(path, name), uid, gid);
  await chown(path, uid, gid);
}

/** The user whose service it is: who owns the server's folder, or the data folder. Undefined where that is root. */
const serviceUser = async (folder: string, { base }: ServerFolders): Promise<RunAs | undefined> =>
  (await ownerOf(base)) ?? (await ownerOf(folder));

async function numberAsUser(folder: string): Promise<RunAs> {
  const number = await ownNumber(
    folder,
    async (uid) => (await runProgram('getent', ['passwd', String(uid)])).code === 0,
  );
  return { uid: number, gid: number };
}

/** True where the user may go into the folder. The kernel is asked, since modes alone don't tell (ACLs, mounts). */
async function canEnter(folder: string, user: RunAs): Promise<boolean> {
  const { code } = await runProgram('/bin/sh', ['-c', 'cd "$0"', folder], { runAs: user, cwd: '/', env: {} });
  return code === 0;
}

/**
 * The data folder itself is often made by a service that let nobody else in. Passing through (not reading) is granted
 * there and in no other folder: it is listingd's own, its parents are not.
 */
async function letThrough(folder: string, user: RunAs): Promise<void> {
  if (await canEnter(folder, user)) return;
  if (folder === homedir() || dirname(folder) === folder || !(await canEnter(dirname(folder), user))) return;
  const { mode } = await stat(folder);
  await chmod(folder, (mode & 0o777) | 0o011);
}

/** The owner of a folder that is there and not root's. */
async function ownerOf(folder: string): Promise<RunAs | undefined> {
  const owner = await stat(folder).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}
