import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { TSchema } from 'typebox';
import { expected, readablePath } from '../../fields/field-problems.ts';
import { nearName } from '../../fields/near-name.ts';

/** The known names that end in `name`, like StandardStatus for Status: nearer to what was meant than one spelled like it. */
const longerNames = (name: string, known: readonly string[]): string[] =>
  name.length < 4 ? [] : known.filter((longer) => longer.length > name.length && longer.endsWith(name));

const meant = (name: string, known: readonly string[]): string | undefined => {
  const longer = longerNames(name, known);
  const last = longer.pop();
  if (last === undefined) return nearName(name, known);
  return longer.length === 0 ? last : `${longer.join(', ')} or ${last}`;
};

const unknownField = ({ instancePath, params, parentSchema }: ErrorObject): string => {
  const name = String(params.additionalProperty);
  const known = Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {});
  const near = meant(name, known);
  const hint = near === undefined ? ` (known are ${known.join(', ')})` : `: did you mean ${near}?`;
  return `${readablePath(instancePath, name)} is not a field of a feed${hint}`;
};

const describe = (error: ErrorObject): string => {
  const { keyword, instancePath, params } = error;
  if (keyword === 'required') return `${readablePath(instancePath, params.missingProperty)} is missing`;
  if (keyword === 'additionalProperties') return unknownField(error);
  const field = readablePath(instancePath) || 'the file';
  const { description } = (error.parentSchema ?? {}) as { description?: string };
  if (keyword === 'anyOf') return `${field} must be ${description ?? 'of another form'}`;
  return `${field} ${expected(error)}${description === undefined ? '' : ` (${description})`}`;
};

const problemsOf = (validate: ValidateFunction, value: unknown): string[] => {
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

/**
 * Tells what in a value breaks the schema, all of it, in words that name the field. The schema is compiled when it is
 * first asked for: that takes a fifth of a second, and feeds are read anew every minute.
 */
export const createSchemaCheck = (schema: TSchema): ((value: unknown) => string[]) => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= new Ajv({ allErrors: true, verbose: true, strict: false }).compile(schema);
    return problemsOf(validate, value);
  };
};
