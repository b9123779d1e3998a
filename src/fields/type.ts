import type { Static, TSchema, Type as TypeBox } from 'typebox';

export type { Static, TSchema };

type Schema = Record<string, unknown>;
type Built =
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Partial'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe';

/**
 * What an object may lack. It is kept beside the schemas, which are JSON Schema and nothing else: a copy of such a schema is
 * not one of them.
 */
const optional = new WeakSet<Schema>();

const asOptional = (schema: Schema): Schema => {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
};

const object = (properties: Record<string, Schema>, options?: Schema): Schema => {
  const required = Object.keys(properties).filter((name) => !optional.has(properties[name] as Schema));
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options };
};

const partial = ({ properties }: { properties: Record<string, Schema> }, options?: Schema): Schema => {
  const given = Object.entries(properties).map(([name, schema]) => [name, asOptional(schema)]);
  return object(Object.fromEntries(given), options);
};

const ofType =
  (type: string) =>
  (options?: Schema): Schema => ({ type, ...options });

/**
 * Builds JSON Schema with the static types of TypeBox, for what the program asks of it. Only the types are TypeBox's: its program is 373 files, which each start
 * of the service, and of its thread of runs, would read for these few lines.
 */
export const Type = {
  Array: (items: Schema, options?: Schema) => ({ type: 'array', items, ...options }),
  Boolean: ofType('boolean'),
  Integer: ofType('integer'),
  Literal: (value: string | number | boolean, options?: Schema) => ({ type: typeof value, const: value, ...options }),
  Null: ofType('null'),
  Number: ofType('number'),
  Object: object,
  Optional: asOptional,
  Partial: partial,
  /** Of the names of its fields nothing is asked. */
  Record: (_: Schema, value: Schema, options?: Schema) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: ofType('string'),
  Union: (anyOf: Schema[], options?: Schema) => ({ anyOf, ...options }),
  Unknown: (options?: Schema) => ({ ...options }),
  Unsafe: (schema: Schema) => ({ ...schema }),
} as unknown as Pick<typeof TypeBox, Built>;
