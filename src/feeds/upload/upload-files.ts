import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const uploadsFolder = (dataFolder: string): string => join(dataFolder, 'uploads');

/** Where files that clients send lie until they are imported. Made where it is missing; only the service may look into it. */
export const ensureUploadsFolder = async (dataFolder: string): Promise<string> => {
  const folder = uploadsFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Makes a received file one that a run is waiting for, of the time of its arrival; returns its path. */
export const keepUpload = async (received: string, arrivedAt: Date): Promise<string> => {
  const kept = received.replace(/\.part$/, '');
  await utimes(received, arrivedAt, arrivedAt);
  await rename(received, kept);
  return kept;
};

/** Removes a run's file if it is one that was uploaded: files that people gave stay theirs. */
export const dropUpload = async (dataFolder: string, file: string | null): Promise<void> => {
  if (file !== null && dirname(file) === uploadsFolder(dataFolder)) await rm(file, { force: true });
};
