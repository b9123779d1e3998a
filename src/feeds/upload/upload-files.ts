import { rename, rm, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { uploadsFolder } from '../../files/received-file.ts';

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
