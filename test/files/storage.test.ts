import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import test, { type ExecutionContext } from 'ava';
import fc from 'fast-check';
import { ServiceError } from '../../src/errors.ts';
import { createStorage } from '../../src/files/storage.ts';
import { openBucket, STORAGES, type TestStorage } from '../helpers/with-file-service.ts';

const newKey = (): string => randomBytes(16).toString('hex');

const temporaryFolder = async (t: ExecutionContext): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'listingd-sources-'));
  t.teardown(() => rm(folder, { recursive: true }));
  return folder;
};

/** Puts bytes under a new key, which it returns. */
const createPut = async (t: ExecutionContext, { storage }: TestStorage) => {
  const path = join(await temporaryFolder(t), 'source');
  return async (bytes: Uint8Array): Promise<string> => {
    const key = newKey();
    await writeFile(path, bytes);
    await storage.put(key, path, bytes.length);
    return key;
  };
};

/** Rejects as a store does that is away: a failure that a client may try again. */
const isAway = async (t: ExecutionContext, work: Promise<unknown>): Promise<void> => {
  const error = await t.throwsAsync(work, { instanceOf: ServiceError, message: /store of files is not available/ });
  t.is(error.status, 503);
  t.truthy(error.headers['Retry-After']);
  t.truthy(error.cause);
};

for (const [name, open] of STORAGES) {
  test(`${name} gives back what it was given, byte for byte, until it is removed`, async (t) => {
    const opened = await open(t);
    const { storage, keys } = opened;
    const put = await createPut(t, opened);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300_000 }), async (size) => {
        const bytes = randomBytes(size);
        const key = await put(bytes);
        t.true((await buffer(await storage.read(key))).equals(bytes));
        t.true((await buffer(await storage.read(key))).equals(bytes));
        t.is((await keys()).length, 1);
        await storage.remove(key);
        t.deepEqual(await keys(), []);
      }),
      { numRuns: 15 },
    );
  });

  test(`${name} keeps files of several megabytes apart`, async (t) => {
    const opened = await open(t);
    const put = await createPut(t, opened);
    const files = [3, 5].map((megabytes) => randomBytes(megabytes * 1_048_576));
    const found: string[] = [];
    for (const bytes of files) found.push(await put(bytes));
    const read = await Promise.all(found.map(async (key) => buffer(await opened.storage.read(key))));
    t.true(read.every((bytes, at) => bytes.equals(files[at] as Buffer)));
  });

  test(`${name} says before the first byte that a file is not there, and removes what is not there without a word`, async (t) => {
    const { storage } = await open(t);
    await t.throwsAsync(storage.read(newKey()), { message: /has lost [0-9a-f]{32}/ });
    await t.notThrowsAsync(storage.remove(newKey()));
  });

  test(`Of a file that can't be read to its end ${name} has nothing`, async (t) => {
    const { storage, keys } = await open(t);
    const folder = join(await temporaryFolder(t), 'no file');
    await mkdir(folder);
    await t.throwsAsync(storage.put(newKey(), folder, 4_096), { instanceOf: ServiceError });
    t.deepEqual(await keys(), []);
  });

  test(`Who stops reading half-way holds nobody up: ${name}`, async (t) => {
    const opened = await open(t);
    const put = await createPut(t, opened);
    const bytes = randomBytes(2 * 1_048_576);
    const key = await put(bytes);
    // More than the connections that are kept to a store.
    for (let count = 0; count < 60; count += 1) (await opened.storage.read(key)).destroy();
    t.true((await buffer(await opened.storage.read(key))).equals(bytes));
  });

  test(`When ${name} is away, that is said, to be tried again`, async (t) => {
    const opened = await open(t);
    const put = await createPut(t, opened);
    const key = await put(randomBytes(10));
    await opened.takeAway();
    await isAway(t, put(randomBytes(10)));
    await isAway(t, opened.storage.read(key));
    await isAway(t, opened.storage.remove(key));
  });
}

test('A bucket that is not there is a store that is away: nothing is taken for lost', async (t) => {
  const opened = await openBucket(t, 'another-bucket');
  const put = await createPut(t, opened);
  await isAway(t, put(randomBytes(10)));
  await isAway(t, opened.storage.read(newKey()));
  t.deepEqual(await opened.keys(), []);
});

test('A folder that is moved away is not made anew: nothing is taken and nothing lost until it is back', async (t) => {
  const data = await temporaryFolder(t);
  const storage = createStorage(data, undefined);
  const [files, away, path] = [join(data, 'files'), join(data, 'files.away'), join(data, 'source')];
  await writeFile(path, 'bytes');
  const key = newKey();
  await storage.put(key, path, 5);
  await rename(files, away);
  await isAway(t, storage.put(newKey(), path, 5));
  await isAway(t, storage.read(key));
  t.deepEqual((await readdir(data)).toSorted(), ['files.away', 'source']);
  await isAway(t, storage.remove(key));
  await rename(away, files);
  t.is(String(await buffer(await storage.read(key))), 'bytes');
});

test('A folder that could not be made at first is made as soon as it can be', async (t) => {
  const [data, path] = [join(await temporaryFolder(t), 'data'), join(await temporaryFolder(t), 'source')];
  await writeFile(path, 'bytes');
  await writeFile(data, 'A file where the folder of the data is to be.');
  const storage = createStorage(data, undefined);
  await isAway(t, storage.put(newKey(), path, 5));
  await rm(data);
  const key = newKey();
  await storage.put(key, path, 5);
  t.is(String(await buffer(await storage.read(key))), 'bytes');
});
