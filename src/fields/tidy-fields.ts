import { nearName } from './near-name.ts';
import type { TSchema } from './type.ts';

/** The parts of a JSON schema that reading a request goes by. */
export type FieldSchema = TSchema & {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  maxItems?: number;
  maxLength?: number;
};

/** `field` is a path like `ExtensionColumn[2].Key`. The message begins with it. */
export type FieldProblem = { field: string; message: string; missing?: true };

type TidyResult = {
  fields: Record<string, unknown>;
  problems: FieldProblem[];
  /** Unknown fields that nobody could have mistaken for a known one. */
  unknown: string[];
  /** Required names that a near miss stands for, so that they aren't reported as missing too. */
  mistaken: Set<string>;
};

/** So many unknown names are looked at; a body of a million of them must not keep the process busy. */
const MOST_UNKNOWN = 1_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first code points of a name from outside, fit for a message. */
const shown = (name: string): string => (name.length > 60 ? `${name.slice(0, 60)}…` : name).toWellFormed();

/**
 * Copies what a schema knows of a request: `null` is the same as left out, `""`
 * clears an optional field and comes out as `null`, unknown names are told apart from near misses. An array that is
 * longer than allowed is reported here and left out, so that a check of all its items is never begun.
 */
export const tidyFields = (schema: FieldSchema, body: Record<string, unknown>): TidyResult => {
  const result: TidyResult = { fields: {}, problems: [], unknown: [], mistaken: new Set() };
  const problem = (field: string, message: string): void => {
    result.problems.push({ field, message: `${field} ${message}` });
  };

  const tidyValue = (part: FieldSchema, value: unknown, path: string): unknown => {
    if (typeof value === 'string' && !value.isWellFormed()) {
      problem(path, 'must be whole Unicode text: it holds half of a surrogate pair');
      return undefined;
    }
    if (part.type === 'array' && Array.isArray(value)) {
      if (value.length > (part.maxItems ?? Number.POSITIVE_INFINITY)) {
        problem(path, `must hold at most ${part.maxItems} entries`);
        return undefined;
      }
      const { items } = part;
      return items ? value.map((item, index) => tidyItem(items, item, `${path}[${index}]`)) : value;
    }
    if (part.type === 'object' && part.properties && isObject(value)) return tidyObject(part, value, `${path}.`);
    return value;
  };

  /** Items keep their place: a broken text stays what it is not (null), since it was reported already. */
  const tidyItem = (part: FieldSchema, item: unknown, path: string): unknown => {
    const before = result.problems.length;
    const tidied = tidyValue(part, item, path);
    return result.problems.length > before && tidied === undefined ? '' : tidied;
  };

  const tidyObject = (part: FieldSchema, value: Record<string, unknown>, prefix: string): Record<string, unknown> => {
    const properties = part.properties ?? {};
    const known = Object.keys(properties);
    const required = new Set(part.required);
    const tidied: Record<string, unknown> = {};
    for (const [name, raw] of Object.entries(value)) {
      if (raw === null) continue;
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (property === undefined) {
        if (result.unknown.length >= MOST_UNKNOWN) continue;
        const near = nearName(name, known);
        if (near === undefined) result.unknown.push(prefix.replace(/\[\d+\]/g, '[]') + shown(name));
        else {
          problem(prefix + shown(name), `is not known: did you mean ${near}?`);
          result.mistaken.add(prefix + near);
        }
      } else if (raw === '' && !required.has(name) && prefix === '') tidied[name] = null;
      else {
        const before = result.problems.length;
        const tidy = tidyValue(property, raw, prefix + name);
        if (tidy !== undefined) tidied[name] = tidy;
        else if (result.problems.length > before) result.mistaken.add(prefix + name);
      }
    }
    return tidied;
  };

  result.fields = tidyObject(schema, body, '');
  return result;
};

const NUMBER = /^\s*-?\d+(\.\d+)?\s*$/;

/** A text as the kind of value that its field has; left as it is where it can't be, so that the check says what is expected. */
const typed = (type: unknown, text: string): unknown => {
  if ((type === 'integer' || type === 'number') && NUMBER.test(text)) return Number(text);
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  return text;
};

/** Fields of a query or a form, which come as texts, as the JSON object that the same request would be. Each may come once. */
export const readTexts = (
  schema: FieldSchema,
  texts: Iterable<readonly [name: string, text: string]>,
): { body: Record<string, unknown>; problems: FieldProblem[] } => {
  const fields = new Map<string, unknown>();
  const twice = new Set<string>();
  const properties = schema.properties ?? {};
  for (const [name, text] of texts) {
    if (fields.has(name)) twice.add(name);
    else fields.set(name, typed(Object.hasOwn(properties, name) ? properties[name]?.type : undefined, text));
  }
  return {
    body: Object.fromEntries(fields),
    problems: [...twice].map((field) => ({ field, message: `${field.slice(0, 60)} must be given once` })),
  };
};
