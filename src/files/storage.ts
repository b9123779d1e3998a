import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';

/** Where files lie. A key is 32 hex digits. */
export type Storage = {
  /** Takes a copy of a file, whole or not at all. */
  put(key: string, path: string, size: number): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>;
};

/** A bucket of a store that speaks S3. Who may use it is told in the ways of the AWS SDK: AWS_ACCESS_KEY_ID and others. */
export type S3Settings = { bucket: string; region: string; endpoint?: string; pathStyle?: boolean };

const storageOn = (disk: Disk): Storage => ({
  put: (key, path, size) =>
    disk.copyFromFs(path, key, { contentLength: size, contentType: 'application/octet-stream' }),
  read: (key) => disk.getStream(key),
  remove: (key) => disk.delete(key),
});

/** A folder of this machine. */
export const createLocalStorage = async (folder: string): Promise<Storage> => {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
};

export const createS3Storage = async ({ bucket, region, endpoint, pathStyle }: S3Settings): Promise<Storage> => {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: pathStyle ?? false,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return storageOn(new Disk(driver));
};

/** The bucket where one is set, else a folder among the data. What either needs is loaded when the first file comes. */
export const createStorage = (dataFolder: string, s3: S3Settings | undefined): Storage => {
  let opened: Promise<Storage> | undefined;
  const open = (): Promise<Storage> => {
    opened ??= s3 === undefined ? createLocalStorage(join(dataFolder, 'files')) : createS3Storage(s3);
    return opened;
  };
  return {
    put: async (key, path, size) => (await open()).put(key, path, size),
    read: async (key) => (await open()).read(key),
    remove: async (key) => (await open()).remove(key),
  };
};
