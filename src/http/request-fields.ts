import { Type } from '../fields/type.ts';
import type { ReceivedFile } from '../files/received-file.ts';

/** Fields that several operations share. */

export const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });

/** A file of the request; the handler gets it whole on the disk. */
export const receivedFile = (description: string) =>
  Type.Unsafe<ReceivedFile>({ type: 'string', contentMediaType: 'application/octet-stream', description });

export const serialNumber = Type.String({ minLength: 1, maxLength: 255, description: 'Chatbot ID' });

export const identifier = (description: string) =>
  Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description });

export const PageNumber = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 1_000_000_000, default: 1, description: 'Page, from 1' }),
);

export const PageSize = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 1_000, default: 20, description: 'Entries on a page' }),
);

/** The page of a list that a request asks for; the first one of twenty unless it says. */
export const listPage = (fields: { PageNumber?: number | null; PageSize?: number | null }) => ({
  PageNumber: fields.PageNumber ?? 1,
  PageSize: fields.PageSize ?? 20,
});

type WithoutNulls<Given> = { [Name in keyof Given]: Exclude<Given[Name], null | undefined> };

/** For operations where a cleared field is the same as none. */
export const withoutNulls = <Given extends object>(fields: Given): WithoutNulls<Given> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as WithoutNulls<Given>;
