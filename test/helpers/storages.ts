import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ExecutionContext } from 'ava';
import { createStorage, type Storage } from '../../src/files/storage.ts';

const BUCKET = 'listing-files';
/** What s3rver takes from everybody; the AWS SDK reads it from the environment, as the service's does. */
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A storage of a test's own. */
export type TestStorage = {
  storage: Storage;
  /** What lies in it. */
  keys(): Promise<string[]>;
  /** Nothing of it can be had from now on. */
  takeAway(): Promise<void>;
  /** After `takeAway`: it is there again. */
  bringBack(): Promise<void>;
};

const temporaryFolder = async (t: ExecutionContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-storage-'));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const openFolder = async (t: ExecutionContext): Promise<TestStorage> => {
  const folder = await temporaryFolder(t);
  const files = join(folder, 'files');
  return {
    storage: createStorage(folder, undefined),
    keys: () => readdir(files).catch(() => []),
    takeAway: async () => {
      await rm(files, { recursive: true, force: true });
      await writeFile(files, 'A file where the folder was.');
    },
    bringBack: async () => {
      await rm(files);
      await mkdir(files, { mode: 0o700 });
    },
  };
};

/** A server of S3 on loopback; `bucket` is what the service is told, which may be another than the one there is. */
export const openBucket = async (t: ExecutionContext, bucket = BUCKET): Promise<TestStorage> => {
  Object.assign(process.env, CREDENTIALS);
  const directory = await temporaryFolder(t);
  let stop = async (): Promise<void> => {};
  t.teardown(() => stop());
  const start = async (at: number): Promise<number> => {
    const where = { address: '127.0.0.1', port: at, silent: true, directory };
    const server = new S3rver({ ...where, configureBuckets: [{ name: BUCKET }] });
    const { port: given } = await server.run();
    stop = async () => {
      stop = async () => {};
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
    };
    return given;
  };
  const port = await start(0);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    storage: createStorage(directory, { bucket, region: 'us-east-1', endpoint, pathStyle: true }),
    keys: async () => {
      const names = await readdir(join(directory, BUCKET), { recursive: true });
      return names.filter((name) => name.endsWith('_object'));
    },
    takeAway: () => stop(),
    bringBack: async () => {
      await start(port);
    },
  };
};

/** Every kind of storage that there is, by what it is called in titles of tests. */
export const STORAGES: readonly [name: string, open: (t: ExecutionContext) => Promise<TestStorage>][] = [
  ['a local folder', openFolder],
  ['a store that speaks S3', openBucket],
];
