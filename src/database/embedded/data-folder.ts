import { constants } from 'node:fs';
import { access, chmod, mkdir, realpath } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Makes the folder and the missing ones above it so that the server's user can pass, whatever our umask is. */
export async function makeOpenFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.startsWith(first); made = dirname(made)) await chmod(made, 0o755);
}

/**
 * Makes the data folder where it is missing and returns its real path, by which everything that works on it is
 * recognised. Throws an Error that names the folder and the way out where it can't be made or written.
 */
export async function openDataFolder(folder: string): Promise<string> {
  try {
    // Only the folder itself is closed: the server's user, where that is another one, has to get to it.
    await makeOpenFolder(dirname(resolve(folder)));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EACCES' || code === 'EPERM'
        ? 'this user may not write there'
        : code === 'ENOTDIR' || code === 'EEXIST'
          ? 'a file is in the way'
          : String((error as Error).message);
    throw new Error(
      `The data folder ${folder} can't be used (${reason}): run listingd as the user that the folder belongs to, ` +
        'or set LISTINGD_DATA to a folder of this user.',
    );
  }
}
