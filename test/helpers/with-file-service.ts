import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { createFileService, type FileService } from '../../src/files/file-service.ts';
import type { ReceivedFile } from '../../src/files/received-file.ts';
import { createStorage, type Storage } from '../../src/files/storage.ts';
import { withDatabase } from './with-database.ts';

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

type FileFixture = {
  database: Database;
  files: FileService;
  storage: TestStorage;
  /** Two workspaces. */
  ours: number;
  theirs: number;
  /** A file as a request leaves it on the disk. */
  arrived(bytes: Uint8Array, name?: string): Promise<ReceivedFile>;
  add(bytes: Uint8Array, workspaceId?: number): Promise<number>;
  /** Lets so many milliseconds go by. */
  wait(milliseconds: number): void;
  /** What chatbots show, by ID. */
  shown: Set<number>;
  /** How many files there are: rows, and what lies in the storage. */
  count(): Promise<{ rows: number; stored: number }>;
};

/** `test('…', withFileService(open, async (t, fixture) => …))`: the service of files over a storage, with a clock that stands. */
export const withFileService = (
  open: (t: ExecutionContext) => Promise<TestStorage>,
  body: (t: ExecutionContext, fixture: FileFixture) => Promise<void>,
): ImplementationFn<[]> =>
  withDatabase(async (t, database) => {
    const storage = await open(t);
    const folder = await mkdtemp(join(tmpdir(), 'listingd-arrived-'));
    const shown = new Set<number>();
    let now = Date.parse('2026-11-21T12:00:00Z');
    const files = createFileService({
      ...{ database, storage: storage.storage, days: 30, clock: () => new Date(now) },
      isShown: async (_workspaceId, fileId) => shown.has(fileId),
    });
    const workspace = async (name: string) => ((await database('workspace').insert({ name })) as [number])[0];
    const [ours, theirs] = [await workspace('ours'), await workspace('theirs')];
    const arrived = async (bytes: Uint8Array, name = 'house.png'): Promise<ReceivedFile> => {
      const path = join(folder, randomUUID());
      await writeFile(path, bytes);
      return { path, name, size: bytes.length };
    };
    try {
      await body(t, {
        ...{ database, files, storage, ours, theirs, arrived, shown },
        add: async (bytes, workspaceId = ours) => files.add(workspaceId, await arrived(bytes)),
        wait: (milliseconds) => {
          now += milliseconds;
        },
        count: async () => ({
          rows: (await database('file').select('id')).length,
          stored: (await storage.keys()).length,
        }),
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });
