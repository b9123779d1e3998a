import type { Context, Next } from 'koa';
import { isFilePath } from '../files/file-address.ts';

const ASKED_AGAIN_SECONDS = 86_400;

/**
 * Lets pages of any website send files to, and show them from, addresses of files: who may is told by the address, and no cookie is
 * ever looked at. Nothing else is open to pages of other origins.
 */
export const allowFilesFromPages = async (ctx: Context, next: Next): Promise<void> => {
  if (!isFilePath(ctx.path)) return next();
  ctx.set('Access-Control-Allow-Origin', '*');
  if (ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, HEAD, PUT',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': String(ASKED_AGAIN_SECONDS),
  });
  ctx.status = 204;
};
