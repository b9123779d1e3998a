import type { Context, Next } from 'koa';
import { transportError } from '../errors.ts';
import { isFilePath } from '../files/file-address.ts';

/** What websites may ask of the service from browsers (CORS). No cookie is ever looked at. */

const ASKED_AGAIN_SECONDS = 86_400;
const VISITOR_PATH = '/chat/Visitor/';
/** What a token can be bound to. */
const ORIGIN = /^[\x21-\x7e]{1,255}$/;

/** What is open to websites: by the headers of whatever is answered there, and of the question before it. */
const openTo = ({ path, headers: { origin } }: Context) => {
  // Who may send a file there or see it is told by the address.
  if (isFilePath(path))
    return { answer: { 'Access-Control-Allow-Origin': '*' }, methods: 'GET, HEAD, PUT', headers: 'Content-Type' };
  if (!path.startsWith(VISITOR_PATH)) return undefined;
  // A cache must not answer a website with what was answered to a client that is none.
  if (origin === undefined) return { answer: { Vary: 'Origin' } };
  if (!ORIGIN.test(origin)) throw transportError(400, 'The header Origin must be in ASCII, of at most 255 characters');
  // Any website may read the answer: on which ones a chatbot may be used is decided by the operation, whose refusal the widget tells.
  const answer = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Retry-After',
    Vary: 'Origin',
  };
  return { answer, methods: 'GET, HEAD, POST', headers: 'Authorization, Content-Type' };
};

/** Answers websites where these may ask at all. */
export const allowOtherOrigins = async (ctx: Context, next: Next): Promise<void> => {
  const open = openTo(ctx);
  if (open === undefined) return next();
  ctx.set(open.answer);
  if (open.methods === undefined || ctx.method !== 'OPTIONS' || ctx.get('Access-Control-Request-Method') === '')
    return next();
  ctx.set({
    'Access-Control-Allow-Methods': open.methods,
    'Access-Control-Allow-Headers': open.headers,
    'Access-Control-Max-Age': String(ASKED_AGAIN_SECONDS),
  });
  ctx.status = 204;
};

/** The origin of the website that asks. A browser names none where it gets something for a page of the service itself. */
export const originOf = ({ method, headers }: Context, ownAddress: () => string | undefined): string | undefined =>
  headers.origin ?? (method === 'GET' && headers['sec-fetch-site'] === 'same-origin' ? ownAddress() : undefined);
