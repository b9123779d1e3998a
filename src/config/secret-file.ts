import { readFileSync, statSync } from 'node:fs';

const LONGEST_SECRET = 65_536;
const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read: give the user that listingd runs as permission to read it',
  EPERM: 'may not be read: give the user that listingd runs as permission to read it',
};

/** What a file holds, or what is wrong with it, never both. Read each time, so that a secret that was changed counts from the next use on. */
export const readSecretFile = (path: string): { value: string } | { problem: string } => {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { problem: 'is no file' };
    if (stats.size > LONGEST_SECRET) return { problem: `holds more than ${LONGEST_SECRET} bytes, which is no secret` };
    const value = readFileSync(path, 'utf8').trim();
    return value === '' ? { problem: 'is blank' } : { value };
  } catch (error) {
    const { code = 'error' } = error as NodeJS.ErrnoException;
    return { problem: FILE_ERRORS[code] ?? `cannot be read (${code})` };
  }
};

/** What a secret's setting names: a variable of the environment, or a file. */
export type NamedSecret = string | { $file: string };

/** The secret, or what is wrong, as the end of a sentence that began with what the secret is for. */
export const readNamedSecret = (
  secret: NamedSecret,
  readVariable: (name: string) => string | undefined,
): { value: string } | { problem: string } => {
  if (typeof secret === 'object') {
    const read = readSecretFile(secret.$file);
    return 'value' in read ? read : { problem: `names the file ${secret.$file}, which ${read.problem}` };
  }
  const value = readVariable(secret);
  return value === undefined ? { problem: `names the environment variable ${secret}, which is not set` } : { value };
};
