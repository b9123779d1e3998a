import type { Context, Next } from 'koa';

/** Files are sent and shown by pages of any website: who may is told by the address, and no cookie is ever looked at. */
const FILE = /^\/files\/\d+$/;
const ASKED_AGAIN_SECONDS = 86_400;

/** Lets browsers send files to, and show them from, addresses of files; nothing else is open to pages of other origins. */
export const allowFilesFromPages = async (ctx: Context, next: Next): Promise<void> => {
  if (!FILE.test(ctx.path)) return next();
  ctx.set('Access-Control-Allow-Origin', '*');
  if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, HEAD, PUT',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': String(ASKED_AGAIN_SECONDS),
  });
  ctx.status = 204;
};
