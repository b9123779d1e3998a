import { once } from 'node:events';
import type { Context } from 'koa';
import type { FileReply, ShownReply } from './reply.ts';

/** How long a client may leave a part unread. */
const STALLED_MS = 60_000;

/**
 * Answers with a file, part by part as it is made. Throws what goes wrong before the first part; later the connection is cut,
 * so that nobody takes half a file for a whole one.
 */
export const answerDownload = async (
  ctx: Context,
  reply: FileReply,
  options: { signal: AbortSignal; failed: (error: unknown) => void },
): Promise<void> => {
  const { signal, failed } = options;
  const { res } = ctx;
  const iterator = reply.parts[Symbol.asyncIterator]();
  try {
    let part = await iterator.next();
    signal.throwIfAborted();
    ctx.respond = false;
    res.statusCode = 200;
    res.setHeader('Content-Type', reply.type);
    res.setHeader('Content-Disposition', `attachment; filename="${reply.name}"`);
    try {
      for (; !part.done && ctx.method !== 'HEAD'; part = await iterator.next()) {
        signal.throwIfAborted();
        if (res.write(part.value)) continue;
        await once(res, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(STALLED_MS)]) });
      }
      res.end();
    } catch (error) {
      failed(error);
      res.destroy();
    }
  } finally {
    await iterator.return?.();
  }
};

/** A file never changes; whether it is shown may, so that it is asked for again after a while. */
const SHOWN_SECONDS = 3_600;

/** Answers with a file that a page of any website may show. The policy of every answer keeps it from being a page itself. */
export const answerPicture = (ctx: Context, { name, type, size, content }: ShownReply): void => {
  ctx.set({
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': `inline; filename="${name}"`,
    'Cache-Control': `public, max-age=${SHOWN_SECONDS}`,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  // What is read for a client that takes no more of it must not stay open.
  ctx.res.setTimeout(STALLED_MS, () => ctx.res.destroy());
  ctx.body = content;
};
