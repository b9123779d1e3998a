import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { businessError, unavailable } from '../errors.ts';
import type { FileLimit } from '../files/received-file.ts';

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

const writeFailure = (error: NodeJS.ErrnoException): unknown =>
  NO_ROOM.has(error.code ?? '')
    ? unavailable('There is no room for the file on the disk of the data folder: make room, then send it again')
    : error;

const create = (path: string): WriteStream => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** Makes a writer of a file that arrives in chunks. It rejects with 413 when it is larger than its limit, with 503 when the disk is full. */
export const createFileWriter = (path: string, most: FileLimit, open: (path: string) => WriteStream = create) => {
  const stream = open(path);
  const closed = once(stream, 'close').catch(() => undefined);
  let failure: unknown;
  stream.once('error', (error) => {
    failure = writeFailure(error);
  });
  let size = 0;
  let limit = most;

  /** The first bytes, until these have been asked what they tell. */
  let beginning: Buffer | undefined = Buffer.alloc(0);
  /** What they told. */
  let narrower: FileLimit | undefined;

  const askBeginning = async (): Promise<void> => {
    const bytes = beginning;
    beginning = undefined;
    if (bytes !== undefined) narrower = await limit.byBeginning?.limitOf(bytes);
  };
  const readBeginning = async (chunk: Buffer): Promise<void> => {
    if (beginning === undefined || limit.byBeginning === undefined) return;
    const { bytes: wanted } = limit.byBeginning;
    beginning = Buffer.concat([beginning, chunk.subarray(0, wanted - beginning.length)]);
    if (beginning.length === wanted) await askBeginning();
  };

  const judge = (): void => {
    const { bytes, tooLarge } = narrower ?? limit;
    if (failure !== undefined) throw failure;
    if (size > bytes) throw businessError(413, tooLarge);
  };

  return {
    path,
    size: (): number => size,

    /** Holds for what has been written already, too. */
    setLimit: (to: FileLimit): void => {
      limit = to;
    },

    /** Resolves when the next chunk may come. */
    write: async (chunk: Buffer): Promise<void> => {
      size += chunk.length;
      await readBeginning(chunk);
      judge();
      await new Promise<void>((resolve, reject) => {
        stream.write(chunk, (error) => (error ? reject(writeFailure(error)) : resolve()));
      });
    },

    /** Resolves when all is on the disk. */
    end: async (): Promise<void> => {
      if (size > 0) await askBeginning();
      judge();
      stream.end();
      await finished(stream).catch(() => undefined);
      judge();
    },

    remove: async (): Promise<void> => {
      stream.destroy();
      await closed;
      await rm(path, { force: true });
    },
  };
};
