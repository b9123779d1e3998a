import type { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { ServiceError } from '../errors.ts';

/** A file that is made while it is read: a name in ASCII, and texts in UTF-8. */
export type FileReply = { kind: 'file'; name: string; type: string; parts: AsyncIterable<string> };

/** A file that may be shown where it is named, as by <img>. `type` is its own, `name` in ASCII, `size` in bytes. */
export type ShownReply = { kind: 'shown'; name: string; type: string; size: number; content: Readable };

/** A text that is the same for everybody, with what browsers unpack. `etag` changes with it. */
export type PackedText = { etag: string; contents: Readonly<Record<'identity' | 'br' | 'gzip', Buffer>> };

/** A script that pages of any website may run. */
export type ScriptReply = { kind: 'script'; script: PackedText };

/** A page for people, with its own Content-Security-Policy. */
export type PageReply = { kind: 'page'; html: string; policy: string };

/** What a handler gives back: Data for the envelope, parts of a stream, a text of its own, or a file. */
export type Reply =
  | { kind: 'data'; data: unknown; seconds: number; warning?: string }
  | { kind: 'events'; parts: AsyncIterable<unknown> }
  | { kind: 'text'; type: string; text: string }
  | FileReply
  | ScriptReply
  | PageReply
  | ShownReply;

/** `seconds`: for how long who asked may keep it. */
export const data = (value: unknown, seconds = 0): Reply => ({ kind: 'data', data: value, seconds });
/** `warning`, in ASCII, is what is well but not as the client may expect: it goes into the header X-Warning. */
export const dataWithWarning = (value: unknown, warning: string): Reply => ({
  kind: 'data',
  data: value,
  seconds: 0,
  warning,
});
export const events = (parts: AsyncIterable<unknown>): Reply => ({ kind: 'events', parts });
/** A text of another type than Data, as who asks for it expects it. */
export const text = (type: string, value: string): Reply => ({ kind: 'text', type, text: value });
export const file = (name: string, type: string, parts: AsyncIterable<string>): Reply => ({
  kind: 'file',
  name,
  type,
  parts,
});

/** The version of the API, which is not the package's. */
export const API_VERSION = '1.0.0';

export type Envelope = { Data: unknown; Version: string; Success: boolean; Code: number; Message: string };

/** What `Data` is on every failure of a path. */
export type FailureData = null | 0 | { SuccessCount: 0 };

export const failureEnvelope = (error: Pick<ServiceError, 'code' | 'message'>, Data: FailureData): Envelope => ({
  Data,
  Version: API_VERSION,
  Success: false,
  Code: error.code,
  Message: error.message,
});

/** The one place that answers a success. */
export const writeSuccess = (ctx: Context, Data: unknown): void => {
  const envelope: Envelope = { Data, Version: API_VERSION, Success: true, Code: 200, Message: '' };
  ctx.status = 200;
  ctx.state.code = 200;
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(envelope);
};
