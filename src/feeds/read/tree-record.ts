import { DEEPEST } from '../file-bounds.ts';

/** A value of a record: a text, a number as it is written, a list, or further values under names. */
export type RecordValue = unknown;
/** One record before its values are laid out under the names of a header. */
export type TreeRecord = { line: number; value: Readonly<Record<string, RecordValue>>; broken?: string };

/**
 * The columns, named as XPath names them, that tell of what kind a record is by where it stands: the name of its own element, and its
 * parent's. Of JSON they are the last names on the way to its list.
 */
export const OWN_NAME = 'name()';
export const PARENT_NAME = 'name(..)';
/** What the columns of a record's parent begin with: of its attributes, and of what it holds before its records. */
export const PARENT = '../';

export const ATTRIBUTE = '@';
/** The text of an XML element that has attributes too. */
export const OWN_TEXT = '#text';

/** Texts in which a number may stand that a double does not give back as it was written: long ones, `1.50`, `5E+05`. */
const INEXACT = /\d[\d.]{15,}|\.\d*0(?!\d)|\d[eE][-+\d]|-0|0\.00000/;

type Source = { source: string };

/** JSON's number as it is written: money has its cents, and a long key all its digits. */
const asWritten = (_: string, value: unknown, { source }: Source): unknown =>
  typeof value === 'number' ? rawJson(source) : value;

const rawJson = (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON;
const isRawJson = (JSON as unknown as { isRawJSON: (value: unknown) => value is { rawJSON: string } }).isRawJSON;

/** Whether a JSON text has more levels than a document may have. Its strings are passed over, so that it takes little of the time of a parser. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) at = endOfString(text, at);
    else if (code === 123 || code === 91) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === 125 || code === 93) depth -= 1;
  }
  return false;
};

/** Where the string that begins at `start` ends; the text's end, where it does not. */
const endOfString = (text: string, start: number): number => {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
};

/** Parses the text of a record. Throws SyntaxError. Numbers come back as they are written from `scalarText` and JSON.stringify. */
export const parseJsonRecord = (text: string): unknown =>
  INEXACT.test(text) ? JSON.parse(text, asWritten as (key: string, value: unknown) => unknown) : JSON.parse(text);

/** The names under which MongoDB's Extended JSON writes a value with its type: `{ "$numberInt": "3" }`. */
const TYPED: ReadonlySet<string> = new Set([
  '$oid',
  '$numberInt',
  '$numberLong',
  '$numberDouble',
  '$numberDecimal',
  '$date',
  '$uuid',
  '$symbol',
]);
const typedText = (value: object): string | undefined => {
  for (const name in value) {
    if (!TYPED.has(name)) return undefined;
    const inner = (value as Record<string, unknown>)[name];
    const text = Object.keys(value).length === 1 ? scalarText(inner) : undefined;
    // Milliseconds, where it is no text of a date.
    const isTime = name === '$date' && text !== undefined && /^-?\d{1,14}$/.test(text);
    return isTime ? new Date(Number(text)).toISOString() : text;
  }
  return undefined;
};

/** The text of a value that is neither a list nor an object, null: blank; else undefined. */
export const scalarText = (value: RecordValue): string | undefined => {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return isRawJson(value) ? value.rawJSON : typedText(value);
};

/** Whether a record says nothing. */
export const isBlankTree = (value: TreeRecord['value']): boolean => {
  for (const name in value) if (scalarText(value[name]) !== '') return false;
  return true;
};

export const isRecordObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawJson(value);

/** One value is a list of one: what comes once in one record comes several times in another. */
export const asList = (value: RecordValue): readonly RecordValue[] => (Array.isArray(value) ? value : [value]);

/** What a column is called where nothing else is called so: XML's names do without their prefixes. */
export const withoutPrefixes = (column: string): string => column.replace(/(?<![^.@:])[^.@:]+:/g, '');
