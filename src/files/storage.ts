import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access, chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { unavailable } from '../errors.ts';

/** How long a store may leave us waiting, in milliseconds: to be reached, and while nothing moves. */
const CONNECT_MILLISECONDS = 5_000;
const IDLE_MILLISECONDS = 30_000;
const MOST_ATTEMPTS = 2;

/** Where files lie. A key is 32 hex digits. All of it rejects with 503 where the store is away, full, or has no such bucket. */
export type Storage = {
  /** Takes a copy of a file, whole or not at all. */
  put(key: string, path: string, size: number): Promise<void>;
  /** The stream has begun when it is given: it is of a file that is there. Who gives it up destroys it. */
  read(key: string): Promise<Readable>;
  /** Nothing happens where there is none. */
  remove(key: string): Promise<void>;
};

/** A bucket of a store that speaks S3. Who may use it is told in the ways of the AWS SDK: AWS_ACCESS_KEY_ID and others. */
type S3Settings = { bucket: string; region: string; endpoint?: string; pathStyle?: boolean };

/** What stands behind the library's "cannot write file". */
const reasonOf = (error: unknown): { name?: string; code?: string } =>
  (error instanceof Error && error.cause instanceof Error ? error.cause : error) as { name?: string; code?: string };

const isGone = (error: unknown): boolean => {
  const { name, code } = reasonOf(error);
  return code === 'ENOENT' || name === 'NoSuchKey';
};

/** The library writes to the console of itself; what it failed at is in our log. */
const quiet = { trace: () => {}, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const away = (error: unknown) =>
  unavailable('The store of files is not available now: try again in a few seconds', reasonOf(error));

/** `putsWhole`: what breaks off has left nothing, so that a store which is away need not be asked once more. */
const storageOn = (disk: Disk, { putsWhole }: { putsWhole: boolean }): Storage => {
  const remove = (key: string): Promise<void> =>
    disk.delete(key).catch((error: unknown) => {
      if (!isGone(error)) throw away(error);
    });
  return {
    remove,

    put: async (key, path, size) => {
      const content = createReadStream(path);
      try {
        await disk.putStream(key, content, { contentLength: size, contentType: 'application/octet-stream' });
      } catch (error) {
        if (!putsWhole) await remove(key).catch(() => undefined);
        throw away(error);
      } finally {
        // The library leaves it open when a store can't be reached.
        content.destroy();
      }
    },

    read: async (key) => {
      try {
        const content = await disk.getStream(key);
        await once(content, 'readable');
        return content;
      } catch (error) {
        // Its row is there and its bytes are not: that does not pass by itself.
        if (isGone(error)) throw new Error(`The store of files has lost ${key}`, { cause: error });
        throw away(error);
      }
    },
  };
};

/** A folder of this machine. */
const createLocalStorage = async (folder: string): Promise<Storage> => {
  const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
  const storage = storageOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })), { putsWhole: false });
  let isMade = false;
  /** Made once: where the disk that it is on is away for a while, the library would make it anew, for all to read. */
  const ensureFolder = async (): Promise<void> => {
    if (isMade) return access(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // Only the service may look into it, also where it was made by a looser rule.
    await chmod(folder, 0o700);
    isMade = true;
  };
  const inFolder = async <Result>(use: () => Promise<Result>): Promise<Result> => {
    await ensureFolder().catch((error: unknown) => {
      throw away(error);
    });
    return use();
  };
  return {
    put: (...file) => inFolder(() => storage.put(...file)),
    read: (key) => inFolder(() => storage.read(key)),
    remove: (key) => inFolder(() => storage.remove(key)),
  };
};

const createS3Storage = async ({ bucket, region, endpoint, pathStyle }: S3Settings): Promise<Storage> => {
  const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
  const driver = new S3Driver({
    bucket,
    region,
    visibility: 'private',
    supportsACL: false,
    forcePathStyle: pathStyle ?? false,
    // Many stores other than AWS's own take no body with a checksum behind it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: MOST_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MILLISECONDS, socketTimeout: IDLE_MILLISECONDS },
    logger: quiet,
    ...(endpoint === undefined ? {} : { endpoint }),
  });
  return storageOn(new Disk(driver), { putsWhole: true });
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
