import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedFileError } from '../feed-file-error.ts';
import type { FetchedFile } from './fetched-file.ts';

type Kept = Pick<FetchedFile, 'name' | 'sourceState' | 'more' | 'ageUnknown'> & {
  sha256: string;
  modifiedAt: string;
  hasKeys: boolean;
};

const heldFolder = (dataFolder: string): string => join(dataFolder, 'held');
const keptFolder = (dataFolder: string, runId: number): string => join(heldFolder(dataFolder), `${runId}`);

/** Keeps the file of a run that is about to be held, whole or not at all, until the run is approved, cancelled or replaced. */
export const keepFile = async (file: FetchedFile, dataFolder: string, runId: number): Promise<void> => {
  const kept = keptFolder(dataFolder, runId);
  if (file.path.startsWith(`${kept}/`)) return;
  const partial = `${kept}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true, mode: 0o700 });
  await copyFile(file.path, join(partial, 'source'));
  if (file.keysPath !== null) await copyFile(file.keysPath, join(partial, 'keys'));
  const { name, sourceState, more, sha256, modifiedAt, keysPath, ageUnknown } = file;
  const about: Kept = {
    name,
    sourceState,
    more,
    sha256: sha256.toString('hex'),
    modifiedAt: modifiedAt.toISOString(),
    hasKeys: keysPath !== null,
    ...(ageUnknown && { ageUnknown }),
  };
  await writeFile(join(partial, 'about.json'), JSON.stringify(about));
  await rm(kept, { recursive: true, force: true });
  await rename(partial, kept);
};

/** The file that a held run kept. Archives are unpacked into `folder`. FeedFileError when it is gone. */
export const readKeptFile = async (
  dataFolder: string,
  runId: number,
  { folder, maxSize, sheet }: { folder: string; maxSize: number; sheet: string | undefined },
): Promise<FetchedFile> => {
  const kept = keptFolder(dataFolder, runId);
  let about: Kept;
  try {
    about = JSON.parse(await readFile(join(kept, 'about.json'), 'utf8')) as Kept;
  } catch {
    throw new FeedFileError(`the file that run ${runId} had kept is gone from ${kept}: import the feed again`);
  }
  const path = join(kept, 'source');
  // Read when it is needed: the service itself, which tidies kept files, reads no file.
  const { unpackParts } = await import('./unpack.ts');
  return {
    path,
    size: (await stat(path)).size,
    sha256: Buffer.from(about.sha256, 'hex'),
    modifiedAt: new Date(about.modifiedAt),
    name: about.name,
    parts: await unpackParts(path, { name: about.name, folder, maxSize, sheet }),
    sourceState: about.sourceState,
    more: about.more,
    keysPath: about.hasKeys ? join(kept, 'keys') : null,
    ...(about.ageUnknown && { ageUnknown: about.ageUnknown }),
  };
};

/** The digest of the file that a held run kept here; null where none is. */
export const keptDigest = async (dataFolder: string, runId: number): Promise<Buffer | null> => {
  const text = await readFile(join(keptFolder(dataFolder, runId), 'about.json'), 'utf8').catch(() => null);
  return text === null ? null : Buffer.from((JSON.parse(text) as Kept).sha256, 'hex');
};

/** The runs of which files are kept. */
export const keptRuns = async (dataFolder: string): Promise<number[]> =>
  (await readdir(heldFolder(dataFolder)).catch(() => [])).map((name) => Number.parseInt(name, 10));

export const dropKeptFile = async (dataFolder: string, runId: number): Promise<void> => {
  await rm(keptFolder(dataFolder, runId), { recursive: true, force: true });
  await rm(`${keptFolder(dataFolder, runId)}.partial`, { recursive: true, force: true });
};
