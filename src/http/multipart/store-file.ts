import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { businessError, unavailable } from '../../errors.ts';

/** A file of a request, whole on the disk. Who keeps it moves it away: it is removed when the request has been answered. */
export type ReceivedFile = {
  path: string;
  /** What the client calls it: it may hold a path, or anything. */
  name: string;
  /** Bytes. */
  size: number;
};

/**
 * How much of a file is taken, in bytes, and what is said of one that is larger. Where the limit is told by the file's first
 * bytes, `told` is asked once these are there; what it throws ends the receiving.
 */
export type FileLimit = {
  bytes: number;
  tooLarge: string;
  told?: { by: number; limitOf: (beginning: Buffer) => Promise<FileLimit> };
};

const NO_ROOM = new Set(['ENOSPC', 'EDQUOT']);

const storingFailure = (error: NodeJS.ErrnoException): unknown =>
  NO_ROOM.has(error.code ?? '')
    ? unavailable('There is no room for the file on the disk of the data folder: make room, then send it again')
    : error;

const create = (path: string): WriteStream => createWriteStream(path, { flags: 'wx', mode: 0o600 });

/** Writes a file as it arrives. Rejects with 413 when it is larger than its limit, with 503 when the disk is full. */
export const storeFile = (path: string, most: FileLimit, open: (path: string) => WriteStream = create) => {
  const stream = open(path);
  const closed = once(stream, 'close').catch(() => undefined);
  let failure: unknown;
  stream.once('error', (error) => {
    failure = storingFailure(error);
  });
  let size = 0;
  let limit = most;

  /** The first bytes, until these have been asked what they tell. */
  let beginning: Buffer | undefined = Buffer.alloc(0);
  let told: FileLimit | undefined;

  const askBeginning = async (): Promise<void> => {
    const bytes = beginning;
    beginning = undefined;
    if (bytes !== undefined) told = await limit.told?.limitOf(bytes);
  };
  const readBeginning = async (chunk: Buffer): Promise<void> => {
    if (beginning === undefined || limit.told === undefined) return;
    const { by } = limit.told;
    beginning = Buffer.concat([beginning, chunk.subarray(0, by - beginning.length)]);
    if (beginning.length === by) await askBeginning();
  };

  const judge = (): void => {
    const { bytes, tooLarge } = told ?? limit;
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
        stream.write(chunk, (error) => (error ? reject(storingFailure(error)) : resolve()));
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
