import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Context } from 'koa';
import { businessError, type ServiceError, transportError } from '../errors.ts';
import { type FieldSchema, readTexts } from '../fields/tidy-fields.ts';
import type { FileLimit, ReceivedFile } from '../files/received-file.ts';
import { announceEnd, bodyChunks, drain, waitsForContinue } from './connection.ts';
import { createFileWriter } from './file-writer.ts';
import { createMultipartReader, type MultipartBody } from './multipart/read-multipart.ts';

type UploadOptions = {
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
const readUpload = async <Result>(
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

/** What headers and texts may add to a file. */
const BESIDE_FILE = 2 * 1_048_576;

const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] =
    /^\s*multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^;\s"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
};

const notForm = (contentType: string): ServiceError =>
  transportError(
    400,
    contentType === ''
      ? 'The body must be multipart/form-data, as curl -F sends it: there is no Content-Type'
      : `The body must be multipart/form-data with a boundary, as curl -F sends it: Content-Type is ${contentType.slice(0, 100)}`,
  );

/** Reads a form with a file. `limit` tells how much is taken, given the fields that are known by then. */
export const readForm = (
  ctx: Context,
  options: {
    schema: FieldSchema;
    fileField: string;
    folder: string;
    limit: (fields: Readonly<Record<string, unknown>>) => Promise<FileLimit>;
    signal: AbortSignal;
  },
): Promise<MultipartBody & { remove: () => Promise<void> }> => {
  const { schema, limit, signal } = options;
  const insteadOfPacking = 'a file may be packed itself, as .gz or .zip';
  const upload = { limit: () => limit({}), beside: BESIDE_FILE, insteadOfPacking, signal };
  return readUpload(ctx, upload, async (most, begin) => {
    const contentType = ctx.req.headers['content-type'] ?? '';
    const boundary = boundaryOf(contentType);
    if (boundary === undefined) throw notForm(contentType);
    begin();
    const reader = createMultipartReader(ctx.req, {
      ...options,
      boundary,
      most,
      limit: (texts) => limit(readTexts(schema, texts).body),
    });
    try {
      return { ...(await reader.read()), remove: reader.remove };
    } catch (error) {
      await reader.remove();
      throw error;
    }
  });
};

/**
 * Receives a body that is a file, to the disk. Throws 413 for one that is too large and what `limit` throws, both before it has
 * been read where that can be told. `remove` forgets the file, at any time.
 */
export const receiveBytes = (
  ctx: Context,
  options: { name: string; folder: string; limit: () => Promise<FileLimit>; signal: AbortSignal },
): Promise<{ received: ReceivedFile; remove: () => Promise<void> }> => {
  const { name, folder, limit, signal } = options;
  const upload = { limit, beside: 0, insteadOfPacking: 'send the bytes as they are', signal };
  return readUpload(ctx, upload, async (most, begin) => {
    begin();
    const path = join(folder, `${randomUUID()}.part`);
    const { write, end, size, remove } = createFileWriter(path, most);
    try {
      for await (const chunk of bodyChunks(ctx.req, signal)) await write(chunk);
      await end();
      return { received: { path, name, size: size() }, remove };
    } catch (error) {
      await remove();
      throw error;
    }
  });
};
