import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from 'koa';
import type { FileLimit, ReceivedFile } from '../files/received-file.ts';
import { createFileWriter } from './file-writer.ts';
import { arriving } from './multipart/arriving.ts';
import { readUpload } from './read-upload.ts';

/**
 * Receives a body that is a file, to the disk. Throws 413 for one that is too large and what `limit` throws, both before it has
 * been read where that can be told. `remove` forgets the file, at any time.
 */
export const receiveBytes = (
  ctx: Context,
  options: { name: string; folder: string; limit: () => Promise<FileLimit>; signal: AbortSignal },
): Promise<{ received: ReceivedFile; remove: () => Promise<void> }> => {
  const { name, folder, limit, signal } = options;
  const upload = { limit, beside: 0, insteadOfPacking: 'send the bytes as they are', signal };
  return readUpload(ctx, upload, async (most, begin) => {
    begin();
    const path = join(folder, `${randomUUID()}.part`);
    const { write, end, size, remove } = createFileWriter(path, most);
    try {
      for await (const chunk of arriving(ctx.req, signal)) await write(chunk);
      await end();
      return { received: { path, name, size: size() }, remove };
    } catch (error) {
      await remove();
      throw error;
    }
  });
};
