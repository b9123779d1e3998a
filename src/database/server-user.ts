import { chmod, chown, lchown, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type RunAs, runProgram } from './run-program.ts';

/**
 * The user that the server runs as: `undefined` means this process's own. Root is left for the owner of the data, or
 * for `mysql` or `nobody`, since a database server has no business with root's rights.
 *
 * Where that user can't reach the data folder (it lies in a folder that only root may enter, as /root) or root may not
 * become another user (some containers), the server runs as root: it listens on no network, only on a socket inside the
 * data folder, and whoever reaches that is root already. That is said in the log.
 */
export async function chooseServerUser(
  folder: string,
  dataFolder: string,
  log: (message: string) => void,
): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  // The data's owner stays it: a user `mysql` may have come to the machine since they were made.
  const user = (await ownerOf(dataFolder)) ?? (await ownerOf(folder)) ?? (await unprivilegedUser());
  await letThrough(folder, user);
  if (await canEnter(folder, user)) return user;
  log(
    `The database server runs as root, since user ${user.uid} can't enter ${folder}: ` +
      'with LISTINGD_DATA below /var/lib it runs without root’s rights.',
  );
  return undefined;
}

/** Makes a folder of the server's own: only its user may look inside. */
export async function makePrivateFolder(folder: string, runAs: RunAs | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runAs) await chown(folder, runAs.uid, runAs.gid);
}

/** Hands data over to the user that the server runs as now; it was another one before the folder was moved. */
export async function giveData(dataFolder: string, runAs: RunAs | undefined): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = runAs ?? { uid: 0, gid: 0 };
  const owner = (await stat(dataFolder).catch(() => undefined))?.uid;
  if (owner === undefined || owner === uid) return;
  // The folder itself comes last, so that a hand-over that was cut short is done again.
  const inside = await readdir(dataFolder, { recursive: true });
  for (const name of [...inside, '.']) await lchown(join(dataFolder, name), uid, gid);
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

async function unprivilegedUser(): Promise<RunAs> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  for (const name of ['mysql', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line[0] === name) ?? [];
    if (uid !== undefined && Number(uid) > 0) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}
