import type { Context } from 'koa';
import { type ServiceError, transportError } from '../errors.ts';
import type { FieldSchema } from '../fields/tidy-fields.ts';
import type { FileLimit } from '../files/received-file.ts';
import { createMultipartReader, type MultipartBody } from './multipart/read-multipart.ts';
import { readUpload } from './read-upload.ts';
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
