import type { KeyKind } from '../access/access-store.ts';
import type { Remember } from '../database/idempotency-key-store.ts';
import { createFieldCheck, type FieldCheck, type Fields } from '../fields/check-fields.ts';
import type { FieldProblem, FieldSchema } from '../fields/tidy-fields.ts';
import type { TSchema } from '../fields/type.ts';
import type { FileLimit } from '../files/received-file.ts';
import type { Visitor } from '../visitors/visitor-service.ts';
import type { FailureData, Reply } from './reply.ts';

/**
 * The kind of key that an operation takes: `visitor` is the token of a website's visitor, `local` a secret key, or none on this machine,
 * `none` is open to everybody.
 */
export type RouteKey = KeyKind | 'either' | 'visitor' | 'local' | 'none';

/** What an operation reads and answers: written once, for the check, the type and the OpenAPI document. */
export type Operation<Request extends TSchema = TSchema> = {
  summary: string;
  request: Request;
  /** Schema of Data on success. */
  data: TSchema;
  /** Rules between fields, over what was given, right or wrong. What is wrong by itself is not told again. */
  rules?: (fields: Readonly<Record<string, unknown>>) => FieldProblem[];
  /** With the header Idempotency-Key a request is carried out once; the handler hands `remember` on to what does it. */
  takesIdempotencyKey?: true;
  /** Feed operations refuse what others pass over. */
  unknownFields?: 'refuse';
  /** The last part of an answer that may also be a stream of events; where it is `data` itself, the answer is always one. */
  streams?: TSchema;
  /** The answer is a file of this type, and not Data in the envelope. */
  answersFile?: string;
  /** The body is the file itself; the other fields stand in the path and the query. */
  takesBytes?: true;
};

type HandlerRequest<Request extends TSchema> = {
  /** The workspace of the key or of the visitor; 0 where neither is needed. */
  workspaceId: number;
  /** The key that asks; 0 where none is needed. */
  keyId: number;
  /** Whose the token is; of a route that takes one. */
  visitor: Visitor;
  /** The origin of the website that asks, by the header Origin; the service's own where one of its pages reads. */
  origin: string | undefined;
  /** The address of who asks; of IPv6 its network, among whose addresses one client may choose. */
  network: string;
  fields: Fields<Request>;
  /** Of an operation that is carried out once by its key. */
  remember: Remember | undefined;
  /** Where clients reach the service, without a slash at its end: "https://listings.example.com"; undefined where nobody can say. */
  ownAddress: () => string | undefined;
  /** The host that the client asked for, with its port; blank where it names none. */
  host: string;
  signal: AbortSignal;
};

export type Handler<Request extends TSchema> = (request: HandlerRequest<Request>) => Reply | Promise<Reply>;

/** How much is taken of a file that is sent to a route, given the fields that came before it; may throw what the handler would. */
export type FindFileLimit = (workspaceId: number, fields: Readonly<Record<string, unknown>>) => Promise<FileLimit>;

export type Route = {
  method: 'GET' | 'POST' | 'PUT';
  /** `:Name` in it is a field of the request. */
  path: string;
  key: RouteKey;
  operation: Operation;
  check: FieldCheck<TSchema>;
  handler: Handler<TSchema>;
  failureData: FailureData;
  /** The name of the field that is a file; undefined where the request is JSON. */
  fileField: string | undefined;
  /** For a route that takes a file: its body is multipart/form-data, unless it `takesBytes`. */
  fileLimit: FindFileLimit | undefined;
};

const fileFieldOf = ({ properties = {} }: FieldSchema): string | undefined =>
  Object.keys(properties).find((name) => properties[name] !== undefined && 'contentMediaType' in properties[name]);

/** One line of the API. Ties the handler's type to the operation's schema. */
export const route = <Request extends TSchema>(
  method: Route['method'],
  path: string,
  key: RouteKey,
  operation: Operation<Request>,
  handler: Handler<Request>,
  failureData: FailureData,
  fileLimit?: FindFileLimit,
): Route => {
  const check = createFieldCheck(operation.request, { unknownFields: operation.unknownFields ?? 'ignore' });
  const checkAll: FieldCheck<Request> = (body) => {
    const checked = check(body);
    const told = new Set(checked.problems.map(({ field }) => field));
    const broken = operation.rules?.(checked.fields as Record<string, unknown>) ?? [];
    checked.problems.push(...broken.filter(({ field }) => !told.has(field)));
    return checked;
  };
  return {
    method,
    path,
    key,
    operation: operation as unknown as Operation,
    check: checkAll as unknown as FieldCheck<TSchema>,
    handler: handler as unknown as Handler<TSchema>,
    failureData,
    fileField: fileFieldOf(operation.request),
    fileLimit,
  };
};
