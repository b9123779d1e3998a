import type { Context } from 'koa';
import { type FieldProblem, type FieldSchema, readTexts } from '../fields/tidy-fields.ts';
import type { ReceivedFile } from '../files/received-file.ts';
import { readBody } from './read-body.ts';
import { readForm, receiveBytes } from './read-upload.ts';
import type { Route } from './route.ts';

/** What a request brings, before it is checked. */
export type GivenRequest = {
  fields: Record<string, unknown>;
  /** What could be seen to be wrong while it was read. */
  problems: FieldProblem[];
  /** Told where nothing is wrong with the fields. */
  refusal?: unknown;
  file?: { field: string; received: ReceivedFile };
  /** Forgets the file, unless somebody has moved it away. */
  remove?: () => Promise<void>;
};

/** Fields of the path and the query. */
const readAddress = (ctx: Context, schema: FieldSchema): GivenRequest => {
  const inPath = Object.entries((ctx.params ?? {}) as Record<string, string>);
  const { body, problems } = readTexts(schema, [...inPath, ...new URLSearchParams(ctx.querystring)]);
  return { fields: body, problems };
};

/** Reads the address of a GET, the bytes and the address of a route that takes bytes, the form of a route that takes a file, the JSON of any other. */
export const readRequest = async (
  ctx: Context,
  route: Route,
  {
    workspaceId,
    uploadFolder,
    signal,
  }: { workspaceId: number; uploadFolder: () => Promise<string>; signal: AbortSignal },
): Promise<GivenRequest> => {
  const schema: FieldSchema = route.operation.request;
  if (route.method === 'GET') return readAddress(ctx, schema);
  const { fileField, fileLimit } = route;
  if (fileField === undefined || fileLimit === undefined) return { fields: await readBody(ctx), problems: [] };
  if (route.operation.takesBytes === true) {
    const { fields, problems } = readAddress(ctx, schema);
    const limit = () => fileLimit(workspaceId, fields);
    const { received, remove } = await receiveBytes(ctx, {
      name: fileField,
      folder: await uploadFolder(),
      limit,
      signal,
    });
    if (received.size === 0) problems.push({ field: fileField, message: 'The body must not be empty' });
    return { fields: { ...fields, [fileField]: fileField }, problems, remove, file: { field: fileField, received } };
  }
  const form = await readForm(ctx, {
    schema,
    fileField,
    folder: await uploadFolder(),
    limit: (fields) => fileLimit(workspaceId, fields),
    signal,
  });
  const { body: fields, problems } = readTexts(schema, form.texts);
  const { file: received, fileName, refusal, remove } = form;
  problems.push(...form.problems);
  // The check sees that there is one; the handler gets the file itself.
  if (fileName !== undefined) fields[fileField] = fileName;
  if (received === undefined) return { fields, problems, refusal, remove };
  if (received.size === 0) problems.push({ field: fileField, message: `${fileField} must not be empty` });
  return { fields, problems, refusal, remove, file: { field: fileField, received } };
};
