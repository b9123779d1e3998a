import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

export const uploadsFolder = (dataFolder: string): string => join(dataFolder, 'uploads');

/**
 * Where files that clients send lie while they arrive and until they are taken over, and files that are read for a model. Made where it
 * is missing; only the service may look into it.
 */
export const ensureUploadsFolder = async (dataFolder: string): Promise<string> => {
  const folder = uploadsFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** A file of a request, whole on the disk. Who keeps it moves it away: it is removed when the request has been answered. */
export type ReceivedFile = {
  path: string;
  /** What the client calls it: it may hold a path, or anything. */
  name: string;
  /** Bytes. */
  size: number;
};

/**
 * How much of a file is taken, in bytes, and what is said of one that is larger. Where a file's first bytes narrow that down,
 * `byBeginning` is asked once so many of them are there; what it throws ends the receiving.
 */
export type FileLimit = {
  bytes: number;
  tooLarge: string;
  byBeginning?: { bytes: number; limitOf: (beginning: Buffer) => Promise<FileLimit> };
};

/** How long a file may take to arrive, milliseconds: the largest one on a slow line. */
export const LONGEST_ARRIVAL = 6 * 3_600_000;
