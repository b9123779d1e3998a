/** A value of a record: a text, a number as it is written, a list, or further values under names. */
export type RecordValue = unknown;
/** One record before its values are laid out under the names of a header. */
export type TreeRecord = { line: number; value: Readonly<Record<string, RecordValue>>; broken?: string };

/** Texts in which a number may stand that a double does not give back as it was written: long ones, `1.50`, `5E+05`. */
const INEXACT = /\d[\d.]{15,}|\.\d*0(?!\d)|\d[eE][-+\d]|-0|0\.00000/;

type Source = { source: string };

/** JSON's number as it is written: money has its cents, and a long key all its digits. */
const asWritten = (_: string, value: unknown, { source }: Source): unknown =>
  typeof value === 'number' ? rawJson(source) : value;

const rawJson = (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON;
const isRawJson = (JSON as unknown as { isRawJSON: (value: unknown) => value is { rawJSON: string } }).isRawJSON;

/** Parses the text of a record. Throws SyntaxError. Numbers come back as they are written from `scalarText` and JSON.stringify. */
export const parseJsonRecord = (text: string): unknown =>
  INEXACT.test(text) ? JSON.parse(text, asWritten as (key: string, value: unknown) => unknown) : JSON.parse(text);

/** The text of a value that is neither a list nor an object, null: blank; else undefined. */
export const scalarText = (value: RecordValue): string | undefined => {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return isRawJson(value) ? value.rawJSON : undefined;
};

export const isRecordObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJson(value);
