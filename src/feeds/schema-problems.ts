import { Ajv, type ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
import { nearestName } from './nearest-name.ts';

/** `/chatbots/0/serialNumber` as it is written in the file: `chatbots[0].serialNumber`. */
const fieldPath = (pointer: string, property?: string): string =>
  [...pointer.split('/').slice(1), ...(property === undefined ? [] : [property])]
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('');

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object { … }',
  null: 'null',
};

const typeNames = (type: unknown): string =>
  (Array.isArray(type) ? type : [type]).map((name) => TYPE_NAMES[String(name)] ?? String(name)).join(' or ');

const unknownField = ({ instancePath, params, parentSchema }: ErrorObject): string => {
  const name = String(params.additionalProperty);
  const known = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
  const nearest = nearestName(name, known);
  const hint = nearest === null ? ` (known are ${known.join(', ')})` : `: did you mean ${nearest}?`;
  return `${fieldPath(instancePath, name)} is not a field of a feed${hint}`;
};

const describe = (error: ErrorObject): string => {
  const field = fieldPath(error.instancePath) || 'the file';
  const { description } = (error.parentSchema ?? {}) as { description?: string };
  switch (error.keyword) {
    case 'required':
      return `${fieldPath(error.instancePath, String(error.params.missingProperty))} is missing`;
    case 'additionalProperties':
      return unknownField(error);
    case 'enum':
      return `${field} must be one of ${(error.params.allowedValues as unknown[]).map((value) => (value === '\t' ? '"\\t"' : String(value))).join(', ')}`;
    case 'anyOf':
      return `${field} must be ${description ?? 'of another form'}`;
    case 'type':
      return `${field} must be ${typeNames(error.params.type)}${description === undefined ? '' : ` (${description})`}`;
    case 'minLength':
    case 'minItems':
      return `${field} must not be empty`;
    default:
      return `${field} ${error.message ?? 'is wrong'}${description === undefined ? '' : ` (${description})`}`;
  }
};

/** What in `value` breaks the schema, all of it, in words that name the field. */
export const schemaProblems = (schema: TSchema, value: unknown): string[] => {
  const validate = new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema);
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  // Where none of several forms fits, the errors of each form would only confuse.
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const kept = errors.filter(
    ({ keyword, instancePath }) =>
      keyword === 'anyOf' || !choices.some((path) => instancePath === path || instancePath.startsWith(`${path}/`)),
  );
  return [...new Set(kept.map(describe))];
};
