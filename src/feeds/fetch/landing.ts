import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { FeedFileError } from '../feed-file-error.ts';
import { mostUnpacked, unpacksToTooMuch } from '../file-bounds.ts';
import { type RetryOptions, retrying } from './retry.ts';

export type LandingOptions = {
  /** The run's own folder; made where it is not there. */
  folder: string;
  /** What the source is called in messages. */
  what: string;
  /** Bytes. */
  maxSize: number;
  /** What `maxSize` bounds where other files count with this one, and what is left of it. */
  whole?: { what: string; left: number };
  /** Bytes that came packed, where what is written is unpacked from them. */
  packed?: number;
  signal?: AbortSignal;
  /** The file's name in the folder. */
  fileName?: string;
};

/** The sentence for a file over `limits.maxSize`. */
export const tooLarge = (what: string, maxSize: number): FeedFileError =>
  new FeedFileError(`${what} is larger than ${maxSize} bytes: raise limits.maxSize if it is meant to be`);

const roomError = (error: unknown, { folder, what }: LandingOptions): unknown =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? new FeedFileError(`There is no room left in ${folder} for ${what}`)
    : error;

const writeAll = async (file: FileHandle, bytes: Buffer, position: number): Promise<void> => {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
};

/**
 * A file of the run's folder that a download fills, hashed as it is written. After a connection that broke, `size` is
 * what has come: `append` goes on from there, `restart` begins anew. `close` must be called.
 */
export const createLanding = async (options: LandingOptions) => {
  const { folder, what, maxSize, whole = { what, left: maxSize }, packed, signal, fileName = 'source' } = options;
  const mostOfPacked = packed === undefined ? Number.POSITIVE_INFINITY : mostUnpacked(packed);
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName);
  const file = await open(path, 'w', 0o600);
  let hash = createHash('sha256');
  let size = 0;
  let received = 0;

  return {
    path,
    size: (): number => size,
    /** All bytes that have come, also those before a `restart`. */
    received: (): number => received,

    /** Writes all that a stream gives. FeedFileError when it is too much, or the disk full; else the stream's error. */
    append: async (stream: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> => {
      for await (const chunk of stream) {
        signal?.throwIfAborted();
        if (size + chunk.length > whole.left) throw tooLarge(whole.what, maxSize);
        if (size + chunk.length > mostOfPacked) throw unpacksToTooMuch(what);
        await writeAll(file, chunk, size).catch((error: unknown) => {
          throw roomError(error, options);
        });
        hash.update(chunk);
        size += chunk.length;
        received += chunk.length;
      }
    },

    restart: async (): Promise<void> => {
      await file.truncate(0);
      hash = createHash('sha256');
      size = 0;
    },

    /** Of all that has been written. */
    sha256: (): Buffer => hash.copy().digest(),
    close: (): Promise<void> => file.close(),
  };
};

export type Landing = Awaited<ReturnType<typeof createLanding>>;

/** How many bytes of a file a connection must have brought for its end not to count as a failed try. */
const PROGRESS = 64 * 1024;

/** Tries to fill a landing until that succeeds, as `retrying` does; after what brought a good part of the file the next try has less to do. */
export const retryingToFill = <Result>(
  landing: Landing,
  attempt: () => Promise<Result>,
  retry: RetryOptions,
): Promise<Result> => {
  let before = 0;
  const counted = (): Promise<Result> => {
    before = landing.received();
    return attempt();
  };
  return retrying(counted, { ...retry, counts: () => landing.received() - before < PROGRESS });
};

/** Lines in a file of the run's folder, hashed as they are written. FeedFileError when they are too many, or the disk is full. */
export const createLineFile = async (options: LandingOptions) => {
  const landing = await createLanding(options);
  let lines = 0;
  return {
    path: landing.path,
    size: landing.size,
    lines: (): number => lines,

    add: async (texts: readonly string[]): Promise<void> => {
      await landing.append(texts.length === 0 ? [] : [Buffer.from(`${texts.join('\n')}\n`)]);
      lines += texts.length;
    },

    /** Of all bytes. */
    sha256: landing.sha256,
    close: landing.close,
  };
};

export type LineFile = Awaited<ReturnType<typeof createLineFile>>;
