import type { Context } from 'koa';
import { businessError, type ServiceError, transportError } from '../errors.ts';
import type { FieldSchema } from '../fields/tidy-fields.ts';
import { drain, waitsForContinue } from './drain.ts';
import { createMultipartReader, type MultipartBody } from './multipart/read-multipart.ts';
import type { FileLimit } from './multipart/store-file.ts';
import { readTexts } from './text-fields.ts';

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
export const readForm = async (
  ctx: Context,
  options: {
    schema: FieldSchema;
    fileField: string;
    folder: string;
    limit: (fields: Readonly<Record<string, unknown>>) => Promise<FileLimit>;
    signal: AbortSignal;
  },
): Promise<MultipartBody & { remove: () => Promise<void> }> => {
  const { req } = ctx;
  const { schema, limit } = options;
  const contentType = req.headers['content-type'] ?? '';
  const boundary = boundaryOf(contentType);
  const encoding = req.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const most = await limit({});
  const tooLarge = Number(req.headers['content-length'] ?? 0) > most.bytes + BESIDE_FILE;

  const refusal = tooLarge
    ? businessError(413, most.tooLarge)
    : boundary === undefined
      ? notForm(contentType)
      : encoding !== 'identity'
        ? transportError(400, 'Content-Encoding must be left out: a file may be packed itself, as .gz or .zip')
        : undefined;
  let sent = false;

  /** Reads the rest, so that a client that listens when it has sent all hears what was wrong. */
  const giveUp = async (error: unknown): Promise<never> => {
    if (!waitsForContinue(req) || sent) await drain(req);
    if (!req.complete) ctx.set('Connection', 'close');
    throw error;
  };
  if (refusal !== undefined || boundary === undefined) return giveUp(refusal);
  if (waitsForContinue(req)) ctx.res.writeContinue();
  sent = true;
  const reader = createMultipartReader(req, {
    ...options,
    boundary,
    most,
    limit: (texts) => limit(readTexts(schema, texts).body),
  });
  try {
    return { ...(await reader.read()), remove: reader.remove };
  } catch (error) {
    await reader.remove();
    if (req.destroyed || options.signal.aborted) throw error;
    return giveUp(error);
  }
};
