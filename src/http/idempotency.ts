import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { KeyedRequest, Remember } from '../database/idempotency-key-store.ts';
import { transportError } from '../errors.ts';
import { data, type Reply } from './reply.ts';
import type { Route } from './route.ts';
import type { HttpServices } from './services.ts';

/** As most clients write a key, or as a string of RFC 8941, in quotes. */
const KEY = /^(?:"([!#-[\]-~ ]{1,255})"|([!#-~]{1,255}))$/;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

type Asked = {
  route: Pick<Route, 'path' | 'operation'>;
  headers: IncomingHttpHeaders;
  workspaceId: number;
  keyId: number;
  fields: Readonly<Record<string, unknown>>;
};

/** 400 for a key that is none. */
const keyedRequestOf = ({ route, headers, workspaceId, keyId, fields }: Asked): KeyedRequest | undefined => {
  const given = headers['idempotency-key'];
  if (given === undefined || route.operation.takesIdempotencyKey !== true) return undefined;
  const [, quoted, plain] = KEY.exec(String(given).trim()) ?? [];
  const key = quoted ?? plain;
  if (key === undefined)
    throw transportError(400, 'Idempotency-Key must have 1 to 255 characters of ASCII, as a UUID has, and no blanks');
  const asked = JSON.stringify([route.path, Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))]);
  // A website's key gets no answers of its brokerage's, nor stands in their way.
  return { workspaceId, key: digestOf(`${keyId} ${key}`), request: digestOf(asked) };
};

/**
 * Carries a request out once, however often and wherever it is sent with its Idempotency-Key: the same one gets the first answer again. 422 where
 * the key has come with another request. What failed has done nothing and is not kept: the same request tries it again.
 */
export const createAnswerOnce =
  (keys: HttpServices['idempotencyKeys']) =>
  async (asked: Asked, handle: (remember?: Remember) => Reply | Promise<Reply>): Promise<Reply> => {
    const keyed = keyedRequestOf(asked);
    if (keyed === undefined) return handle();
    const answered = async (): Promise<Reply | undefined> => {
      const before = await keys.find(keyed);
      if (before === undefined) return undefined;
      if (before.request.equals(keyed.request)) return data(before.answer);
      throw transportError(
        422,
        'Another request has come with this Idempotency-Key within the last 24 hours: give each request a key of its own',
      );
    };
    const before = await answered();
    if (before !== undefined) return before;
    try {
      return await handle(keys.remember(keyed));
    } catch (error) {
      // What stood in its way may have been the same request, sent twice at once.
      const meanwhile = await answered();
      if (meanwhile === undefined) throw error;
      return meanwhile;
    }
  };

export type AnswerOnce = ReturnType<typeof createAnswerOnce>;
