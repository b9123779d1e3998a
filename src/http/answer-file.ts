import { once } from 'node:events';
import type { Context } from 'koa';
import type { FileReply, PageReply, ScriptReply, ShownReply } from './reply.ts';

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

/** How long a browser runs a script before it asks whether there is a newer one. */
const SCRIPT_SECONDS = 300;

/** Answers with a script, packed as its client takes it, or with 304 where the client has it. */
export const answerScript = (ctx: Context, { script: { etag, contents } }: ScriptReply): void => {
  const packed = (['br', 'gzip'] as const).find((each) => ctx.acceptsEncodings(each) === each) ?? 'identity';
  ctx.set({
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': `public, max-age=${SCRIPT_SECONDS}`,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  if (packed !== 'identity') ctx.set('Content-Encoding', packed);
  ctx.body = contents[packed];
};

export const answerPage = (ctx: Context, { html, policy }: PageReply): void => {
  ctx.set({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy });
  ctx.body = html;
};
