import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from 'koa';
import { businessError, transportError } from '../errors.ts';
import { drain, waitsForContinue } from './drain.ts';
import { arriving } from './multipart/arriving.ts';
import { type FileLimit, type ReceivedFile, storeFile } from './multipart/store-file.ts';

/**
 * Receives a body that is a file, to the disk. Throws 413 for one that is too large and what `limit` throws, both before it has
 * been read where that can be told. `remove` forgets the file, at any time.
 */
export const readBytes = async (
  ctx: Context,
  {
    name,
    folder,
    limit,
    signal,
  }: { name: string; folder: string; limit: () => Promise<FileLimit>; signal: AbortSignal },
): Promise<{ received: ReceivedFile; remove: () => Promise<void> }> => {
  const { req } = ctx;
  let isSent = !waitsForContinue(req);
  const path = join(folder, `${randomUUID()}.part`);
  let storing: ReturnType<typeof storeFile> | undefined;
  try {
    const most = await limit();
    if (Number(req.headers['content-length'] ?? 0) > most.bytes) throw businessError(413, most.tooLarge);
    const encoding = req.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity')
      throw transportError(400, 'Content-Encoding must be left out: send the bytes as they are');
    if (!isSent) ctx.res.writeContinue();
    isSent = true;
    storing = storeFile(path, most);
    const { write, end, size, remove } = storing;
    for await (const chunk of arriving(req, signal)) await write(chunk);
    await end();
    return { received: { path, name, size: size() }, remove };
  } catch (error) {
    await storing?.remove();
    if (req.destroyed || signal.aborted) throw error;
    if (isSent) await drain(req);
    if (!req.complete) ctx.set('Connection', 'close');
    throw error;
  }
};
