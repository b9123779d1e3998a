import type { Context } from 'koa';
import { businessError, transportError } from '../errors.ts';
import type { FileLimit } from '../files/received-file.ts';
import { announceEnd } from './announce-end.ts';
import { drain, waitsForContinue } from './drain.ts';

export type UploadOptions = {
  /** The most that is taken of any file; may throw what its handler would. */
  limit: () => Promise<FileLimit>;
  /** How many bytes may come beside the file. */
  beside: number;
  /** What is said to who sends a body that is packed. */
  insteadOfPacking: string;
  signal: AbortSignal;
};

/**
 * Reads a body that brings a file, by `read`, which calls `begin` before it reads. Throws 413 and 400 for what can be told before any of
 * the body has come. Whatever is thrown, the rest of the body is read first, so that a client that listens when it has sent all hears
 * what was wrong; one that waits to be told to go on before that is not told so.
 */
export const readUpload = async <Result>(
  ctx: Context,
  { limit, beside, insteadOfPacking, signal }: UploadOptions,
  read: (most: FileLimit, begin: () => void) => Promise<Result>,
): Promise<Result> => {
  const { req, res } = ctx;
  let isComing = !waitsForContinue(req);
  const begin = (): void => {
    if (!isComing) res.writeContinue();
    isComing = true;
  };
  try {
    const most = await limit();
    if (Number(req.headers['content-length'] ?? 0) > most.bytes + beside) throw businessError(413, most.tooLarge);
    const encoding = req.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
    if (encoding !== 'identity') throw transportError(400, `Content-Encoding must be left out: ${insteadOfPacking}`);
    return await read(most, begin);
  } catch (error) {
    if (req.destroyed || signal.aborted) throw error;
    if (isComing) await drain(req);
    if (!req.complete) announceEnd(ctx.res);
    throw error;
  }
};
