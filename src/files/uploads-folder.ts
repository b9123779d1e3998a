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
