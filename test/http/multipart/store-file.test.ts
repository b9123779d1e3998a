import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { ServiceError } from '../../../src/errors.ts';
import { storeFile } from '../../../src/http/multipart/store-file.ts';

const MOST = { bytes: 1_000_000, tooLarge: 'too large' };
const CHUNK = Buffer.alloc(100_000, 'x');

const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-store-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

test('A file is on the disk as it came when its end has been told, readable by the service alone', (t) =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.part');
    const stored = storeFile(path, MOST);
    await stored.write(CHUNK);
    await stored.write(Buffer.from('end'));
    await stored.end();
    t.is(stored.size(), 100_003);
    t.deepEqual(await readFile(path), Buffer.concat([CHUNK, Buffer.from('end')]));
    await stored.remove();
    t.deepEqual(await readdir(folder), []);
  }));

test('A full disk is a 503 that says where there is no room', (t) =>
  withFolder(async (folder) => {
    const stored = storeFile(join(folder, 'a.part'), MOST, () => createWriteStream('/dev/full'));
    const fill = async (): Promise<void> => {
      for (let count = 0; count < 9; count += 1) await stored.write(CHUNK);
      await stored.end();
    };
    const error = await t.throwsAsync(fill, { instanceOf: ServiceError, message: /no room .* data folder/ });
    t.is(error.status, 503);
    await stored.remove();
  }));

test('A limit that is known later holds for what has been written before', (t) =>
  withFolder(async (folder) => {
    const stored = storeFile(join(folder, 'a.part'), MOST);
    await stored.write(CHUNK);
    stored.setLimit({ bytes: 5, tooLarge: 'larger than 5 bytes' });
    await t.throwsAsync(stored.end(), { message: 'larger than 5 bytes' });
    await stored.remove();
    t.deepEqual(await readdir(folder), []);
  }));
