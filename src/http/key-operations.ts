import { Type } from '../fields/type.ts';
import { data } from './reply.ts';
import { identifier, oneOf } from './request-fields.ts';
import type { Handler, Operation } from './route.ts';
import type { HttpServices } from './services.ts';

const LONGEST_NAME = 255;

const Kind = oneOf(
  ['secret', 'session'],
  'secret: for Authorization, opens everything; session: for chatrobot-sessionkey, reads and changes homes',
);
const Name = Type.String({
  ...{ maxLength: LONGEST_NAME, format: 'key', pattern: '\\S', examples: ['website'] },
  description: 'What it is for, as people read it in the list',
});
const KeyID = identifier('ID of the key');
const time = (description: string) => Type.String({ description: `${description}, ISO 8601 in UTC` });
const timeOrNull = (description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description: `${description}, ISO 8601 in UTC` });

export const listKeys = {
  summary: 'List the keys of the workspace, oldest first, without the keys themselves',
  request: Type.Object({}),
  data: Type.Object({
    List: Type.Array(
      Type.Object(
        {
          KeyID,
          Kind,
          Name: Type.String({ description: 'What it is for' }),
          CreatedAt: time('When it was made'),
          LastUsedAt: timeOrNull('When it was used last, known to a minute'),
          RevokedAt: timeOrNull('When it was revoked'),
          IsOwn: Type.Boolean({ description: 'Whether it is the key that asks' }),
        },
        { title: 'Key' },
      ),
    ),
  }),
} satisfies Operation;

export const addKey = {
  summary: 'Make a key of the workspace; the answer is the only time that it is told',
  request: Type.Object({ Kind, Name }),
  data: Type.Object({ KeyID, Key: Type.String({ description: 'The key. Only its digest is kept' }) }),
} satisfies Operation;

export const editKey = {
  summary: 'Give a key another name',
  request: Type.Object({ KeyID, Name }),
  data: Type.Integer({ description: '1: stored' }),
} satisfies Operation;

export const revokeKey = {
  summary: 'End a key for good, within seconds; not the only secret key of the workspace',
  request: Type.Object({
    KeyID,
    IsOwn: Type.Optional(
      Type.Boolean({ default: false, description: 'Needed where it is the key that asks: that this is meant' }),
    ),
  }),
  data: Type.Integer({ description: '1: revoked; 0: it was before' }),
} satisfies Operation;

export const createKeyHandlers = ({ keys }: Pick<HttpServices, 'keys'>) => {
  const list: Handler<typeof listKeys.request> = async (asker) => data(await keys.list(asker));

  const add: Handler<typeof addKey.request> = async ({ fields, ...asker }) => data(await keys.add(asker, fields));

  const edit: Handler<typeof editKey.request> = async ({ fields, ...asker }) => {
    await keys.rename(asker, fields);
    return data(1);
  };

  const revoke: Handler<typeof revokeKey.request> = async ({ fields, ...asker }) => {
    const { KeyID, IsOwn } = fields;
    return data((await keys.revoke(asker, { KeyID, IsOwn: IsOwn ?? false })) ? 1 : 0);
  };

  return { list, add, edit, revoke };
};
