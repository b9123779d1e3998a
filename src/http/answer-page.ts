import type { Context } from 'koa';
import type { PageReply, ScriptReply } from './reply.ts';

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
