import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutionContext, ImplementationFn } from 'ava';
import type { Database } from '../../src/database/connection.ts';
import { createFileService, type FileService } from '../../src/files/file-service.ts';
import type { ReceivedFile } from '../../src/files/received-file.ts';
import type { TestStorage } from './storages.ts';
import { withDatabase } from './with-database.ts';

export type FileFixture = {
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
