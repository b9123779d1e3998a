import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { FeedFileError } from '../../feed-file-error.ts';

/** Lines on disk, hashed as they are written, in a file that only this user reads. FeedFileError when there is no room for them. */
export const createLineFile = (path: string, options: { maxSize: number; what: string }) => {
  const { maxSize, what } = options;
  const hash = createHash('sha256');
  let file: FileHandle | null = null;
  let size = 0;
  let lines = 0;
  return {
    path,
    get size() {
      return size;
    },
    get lines() {
      return lines;
    },

    add: async (texts: readonly string[]): Promise<void> => {
      file ??= await open(path, 'w', 0o600);
      if (texts.length === 0) return;
      const bytes = Buffer.from(`${texts.join('\n')}\n`);
      size += bytes.length;
      lines += texts.length;
      if (size > maxSize) {
        throw new FeedFileError(`${what} has more than ${maxSize} bytes: raise limits.maxSize if it is meant to`);
      }
      hash.update(bytes);
      try {
        await file.appendFile(bytes);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        throw new FeedFileError(`There is no room left at ${path} for ${what}`);
      }
    },

    /** Of all bytes; after it nothing can be added. */
    digest: (): Buffer => hash.digest(),

    close: async (): Promise<void> => {
      await file?.close();
      file = null;
    },
  };
};

export type LineFile = ReturnType<typeof createLineFile>;
