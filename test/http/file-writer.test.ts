import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import fc from 'fast-check';
import { ServiceError } from '../../src/errors.ts';
import { createFileWriter } from '../../src/http/file-writer.ts';

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
    const writer = createFileWriter(path, MOST);
    await writer.write(CHUNK);
    await writer.write(Buffer.from('end'));
    await writer.end();
    t.is(writer.size(), 100_003);
    t.deepEqual(await readFile(path), Buffer.concat([CHUNK, Buffer.from('end')]));
    await writer.remove();
    t.deepEqual(await readdir(folder), []);
  }));

test('A full disk is a 503 that says where there is no room', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), MOST, () => createWriteStream('/dev/full'));
    const fill = async (): Promise<void> => {
      for (let count = 0; count < 9; count += 1) await writer.write(CHUNK);
      await writer.end();
    };
    const error = await t.throwsAsync(fill, { instanceOf: ServiceError, message: /no room .* data folder/ });
    t.is(error.status, 503);
    await writer.remove();
  }));

test('A limit that is known later holds for what has been written before', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), MOST);
    await writer.write(CHUNK);
    writer.setLimit({ bytes: 5, tooLarge: 'larger than 5 bytes' });
    await t.throwsAsync(writer.end(), { message: 'larger than 5 bytes' });
    await writer.remove();
    t.deepEqual(await readdir(folder), []);
  }));

/** What is taken as told by the first six bytes: sixteen of those that begin with a digit. */
const byDigits = (asked: string[]) => ({
  ...MOST,
  byBeginning: {
    bytes: 6,
    limitOf: async (beginning: Buffer) => {
      const text = beginning.toString();
      asked.push(text);
      if (!/^\d/.test(text)) throw new Error('no digit');
      return { bytes: 16, tooLarge: 'larger than 16 bytes' };
    },
  },
});

/** Sends a text in chunks of a size; resolves with how much was written, once it has been taken whole. */
const sendInChunks = async (
  writer: ReturnType<typeof createFileWriter>,
  text: string,
  size: number,
): Promise<number> => {
  for (let at = 0; at < text.length; at += size) await writer.write(Buffer.from(text.slice(at, at + size)));
  await writer.end();
  return writer.size();
};

test('The first bytes are asked once what the limit is, however they are cut into chunks', (t) =>
  withFolder(async (folder) => {
    const sizes = fc.integer({ min: 1, max: 30 });
    const digits = fc.stringMatching(/^\d{1,40}$/);
    await fc.assert(
      fc.asyncProperty(digits, sizes, async (text, size) => {
        const asked: string[] = [];
        const path = join(folder, 'a.part');
        const writer = createFileWriter(path, byDigits(asked));
        const sending = sendInChunks(writer, text, size);
        if (text.length > 16) await t.throwsAsync(sending, { message: 'larger than 16 bytes' });
        else {
          t.is(await sending, text.length);
          t.is(await readFile(path, 'utf8'), text);
        }
        t.deepEqual(asked, [text.slice(0, 6)]);
        await writer.remove();
        t.deepEqual(await readdir(folder), []);
      }),
      { numRuns: 60 },
    );
  }));

test('What the first bytes are refused with ends the receiving as soon as they are there', (t) =>
  withFolder(async (folder) => {
    const writer = createFileWriter(join(folder, 'a.part'), byDigits([]));
    await writer.write(Buffer.from('text'));
    await t.throwsAsync(writer.write(Buffer.from(', and more of it')), { message: 'no digit' });
    await writer.remove();
    const short = createFileWriter(join(folder, 'b.part'), byDigits([]));
    await short.write(Buffer.from('text'));
    await t.throwsAsync(short.end(), { message: 'no digit' });
    await short.remove();
    t.deepEqual(await readdir(folder), []);
  }));

test('Of a file without a byte nothing is asked', (t) =>
  withFolder(async (folder) => {
    const asked: string[] = [];
    const writer = createFileWriter(join(folder, 'a.part'), byDigits(asked));
    await writer.end();
    t.deepEqual([writer.size(), asked], [0, []]);
    await writer.remove();
  }));
