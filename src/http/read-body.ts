import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { transportError } from '../errors.ts';

const MEGABYTE = 1_048_576;
/** JSON bodies of decisions.md, "Reading a request"; counted as they arrive and as they are unpacked. */
export const BODY_LIMIT = 20 * MEGABYTE;
/** What is still read of a body that is too large, so that a client which only listens when it has sent all gets its answer. */
const DRAIN_LIMIT = 100 * MEGABYTE;
const DRAIN_MS = 10_000;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  identity: () => new PassThrough(),
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const tooLarge = () =>
  transportError(413, 'The body is too large: at most 20 MB of JSON are read', { Connection: 'close' });

const decoderOf = (request: IncomingMessage): Transform => {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase() || 'identity';
  const create = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
  if (create === undefined) {
    throw transportError(400, `Content-Encoding must be one of ${Object.keys(DECODERS).join(', ')}`);
  }
  return create();
};

/** Reads the rest of a body and forgets it, up to a limit of bytes and time. */
const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    let size = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > DRAIN_LIMIT) end();
    });
    request.once('end', end).once('close', end);
    request.resume();
  });

/** The unpacked bytes; undefined once they are more than the limit. Never holds more than that. */
const collect = (request: IncomingMessage, decoder: Transform): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let unpacked = 0;
    const stop = (): void => {
      request.unpipe(decoder);
      request.off('data', count);
      decoder.removeAllListeners('data').destroy();
    };
    const giveUp = (): void => {
      stop();
      resolve(undefined);
    };
    const count = (chunk: Buffer): void => {
      received += chunk.length;
      if (received > BODY_LIMIT) giveUp();
    };
    decoder.on('data', (chunk: Buffer) => {
      unpacked += chunk.length;
      if (unpacked > BODY_LIMIT) giveUp();
      else chunks.push(chunk);
    });
    decoder.once('end', () => resolve(Buffer.concat(chunks)));
    decoder.once('error', () => {
      stop();
      request.resume();
      reject(transportError(400, 'The body is not packed as its Content-Encoding says'));
    });
    request.once('error', (error) => {
      decoder.destroy();
      reject(error);
    });
    request.on('data', count);
    request.pipe(decoder);
  });

const parse = (bytes: Buffer): Record<string, unknown> => {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw transportError(400, 'The body is not UTF-8');
  }
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw transportError(400, `The body is not JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw transportError(400, 'The body must be a JSON object, in braces');
  }
  return value as Record<string, unknown>;
};

/**
 * The JSON object of a request, whatever its Content-Type says; an empty body counts as `{}`. Throws 413 for more than
 * BODY_LIMIT and 400 for what can't be read.
 */
export const readBody = async (
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Record<string, unknown>> => {
  const waits = /^100-continue$/i.test(request.headers.expect ?? '');
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
    if (!waits) await drain(request);
    throw tooLarge();
  }
  const decoder = decoderOf(request);
  if (waits) response.writeContinue();
  const bytes = await collect(request, decoder);
  if (bytes !== undefined) return parse(bytes);
  await drain(request);
  throw tooLarge();
};
