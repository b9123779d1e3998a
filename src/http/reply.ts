/** What a handler gives back: Data for the envelope, parts of a stream, or a document of its own. */
export type Reply =
  | { kind: 'data'; data: unknown }
  | { kind: 'events'; parts: AsyncIterable<unknown> }
  | { kind: 'document'; document: unknown };

export const data = (value: unknown): Reply => ({ kind: 'data', data: value });
export const events = (parts: AsyncIterable<unknown>): Reply => ({ kind: 'events', parts });
export const document = (value: unknown): Reply => ({ kind: 'document', document: value });
