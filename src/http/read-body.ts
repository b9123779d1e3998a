import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { ServiceError, transportError, unavailable } from '../errors.ts';
import { whenNeeded } from '../process/when-needed.ts';
import { drain, waitsForContinue } from './connection.ts';

const MEGABYTE = 1_048_576;
/** The largest JSON body; counted as they arrive and as they are unpacked. */
const BODY_LIMIT = 20 * MEGABYTE;

/**
 * A body of this size is read in one go where it comes with its length and not packed. koa-body, which is for all others, takes a tenth
 * longer, and the first body that needs it 35 MB and a tenth of a second: most services are sent small ones only.
 */
const SMALL_BODY = 65_536;

const BODY_TYPE = 'text/plain';
/** As text of one character a byte: what is UTF-8, and what is JSON, is judged here, and more strictly. */
const BYTE_TEXT = 'binary';

/** Read when a body first needs it. */
const textReader = whenNeeded(async () => {
  const { koaBody } = await import('koa-body');
  return koaBody({
    json: false,
    urlencoded: false,
    textTypes: [BODY_TYPE],
    textLimit: BODY_LIMIT,
    encoding: BYTE_TEXT,
  });
});

const tooLarge = (): ServiceError =>
  transportError(413, 'The body is too large: at most 20 MB of JSON are read', { Connection: 'close' });

const formInstead = (): ServiceError =>
  transportError(
    400,
    'The body must be JSON here: only files are sent as multipart/form-data, and to paths that take them',
  );

const isMultipart = ({ headers }: IncomingMessage): boolean => /^\s*multipart\//i.test(headers['content-type'] ?? '');

/** koa-body goes by these headers; the body is JSON whatever its type says, and names of codings have no case. */
const setHeadersForKoaBody = ({ headers }: IncomingMessage): void => {
  headers['content-type'] = BODY_TYPE;
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (encoding !== undefined) headers['content-encoding'] = encoding === 'x-gzip' ? 'gzip' : encoding;
};

/** Rejects when too many bytes arrive or the client goes away: of a packed body koa-body only watches what is unpacked. */
const watchArrival = (request: IncomingMessage): Promise<never> =>
  new Promise((_, reject) => {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > BODY_LIMIT) reject(tooLarge());
    });
    request.once('error', reject);
  });

/**
 * Listens to errors of the stream that koa-body unpacks with. At the limit koa-body lets go of it, and a packed body that is
 * broken just behind the limit would end the process.
 */
const guardUnpacking = (request: IncomingMessage): void => {
  const pipe = request.pipe.bind(request);
  request.pipe = <Unpacking extends NodeJS.WritableStream>(unpacking: Unpacking, options?: { end?: boolean }) => {
    unpacking.on('error', () => {});
    return pipe(unpacking, options);
  };
};

/** What koa-body and those that it calls say by `status` and `type`; other errors are those of unpacking. */
const arrivalFailure = (error: Error & { status?: number; type?: string }): ServiceError => {
  if (error.type === 'entity.too.large') return tooLarge();
  if (error.status === 415) return transportError(400, 'Content-Encoding must be one of gzip, deflate, br, identity');
  return transportError(400, 'The body is not packed as its Content-Encoding says');
};

const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['content-encoding'] === undefined && Number(headers['content-length'] ?? Number.NaN) <= SMALL_BODY;

const goneAway = (request: IncomingMessage): Error => request.errored ?? unavailable('The client went away');

/** Node gives no more bytes than Content-Length says. Rejects when the client goes away. */
const readSmall = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const fail = (): void => {
      if (!request.readableEnded) reject(goneAway(request));
    };
    if (request.destroyed) return fail();
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject)
      .once('close', fail);
  });

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** `form`: the client says that it sends multipart/form-data. */
const parse = (bytes: Buffer, form: boolean): Record<string, unknown> => {
  let text: string;
  try {
    text = strictUtf8.decode(bytes);
  } catch {
    throw form ? formInstead() : transportError(400, 'The body is not UTF-8');
  }
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (form) throw formInstead();
    throw transportError(400, `The body is not JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw transportError(400, 'The body must be a JSON object, in braces');
  }
  return value as Record<string, unknown>;
};

const readLarge = async (ctx: Context): Promise<Buffer> => {
  const { req } = ctx;
  const readText = await textReader();
  if (req.destroyed) throw goneAway(req);
  setHeadersForKoaBody(req);
  guardUnpacking(req);
  try {
    await Promise.race([readText(ctx, async () => {}), watchArrival(req)]);
  } catch (error) {
    req.unpipe();
    if (req.errored) throw error;
    const failure = error instanceof ServiceError ? error : arrivalFailure(error as Error);
    if (failure.status === 413) await drain(req);
    else req.resume();
    throw failure;
  }
  return Buffer.from(String(ctx.request.body ?? ''), BYTE_TEXT);
};

/**
 * The JSON object of a request, whatever its Content-Type says; an empty body counts as `{}`. Throws 413 for more than
 * BODY_LIMIT and 400 for what can't be read.
 */
export const readBody = async (ctx: Context): Promise<Record<string, unknown>> => {
  const { req } = ctx;
  const waits = waitsForContinue(req);
  if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT) {
    if (!waits) await drain(req);
    throw tooLarge();
  }
  const isForm = isMultipart(req);
  if (waits) ctx.res.writeContinue();
  return parse(await (isSmall(req) ? readSmall(req) : readLarge(ctx)), isForm);
};
