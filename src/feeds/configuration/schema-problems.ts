import type { ErrorObject, ValidateFunction } from 'ajv';
import { createAjv } from '../../fields/ajv.ts';
import { expected, readablePath } from '../../fields/field-problems.ts';
import { nearName } from '../../fields/near-name.ts';
import type { TSchema } from '../../fields/type.ts';

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
  if (keyword === 'pattern' && description !== undefined) return `${field} must be ${description}`;
  return `${field} ${expected(error)}${description === undefined ? '' : ` (${description})`}`;
};

type Form = { properties?: Record<string, { const?: unknown }>; required?: string[] };

/** Whether a value is meant to be of this form: by a fixed value that it has, or a field that only this form has. */
const isMeant = (value: object, form: Form, others: readonly Form[]): boolean => {
  const own = (name: string): unknown => (value as Record<string, unknown>)[name];
  const fixed = Object.entries(form.properties ?? {}).filter(([, schema]) => schema.const !== undefined);
  if (fixed.length > 0) return fixed.every(([name, schema]) => own(name) === schema.const);
  return (form.required ?? []).some(
    (name) => own(name) !== undefined && others.every(({ properties }) => properties?.[name] === undefined),
  );
};

/** The number of the one form that a value is meant to have, or null where that cannot be told. */
const meantForm = ({ data, schema }: ErrorObject): number | null => {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const forms = schema as Form[];
  const meant = forms.flatMap((form, index) => (isMeant(data, form, forms.toSpliced(index, 1)) ? [index] : []));
  return meant.length === 1 ? (meant[0] ?? null) : null;
};

/** Of a value that has none of several forms: what is wrong by the form that is meant, else that none fits. */
const withoutOtherForms = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const [choice] = errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((left, right) => left.schemaPath.length - right.schemaPath.length);
  if (choice === undefined) return [...errors];
  // What several fields name by reference has one path in the schema, so that the path in the file counts, too.
  const isUnder = (error: ErrorObject, path: string): boolean =>
    error.schemaPath.startsWith(`${path}/`) && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`);
  const others = errors.filter((error) => error !== choice && !isUnder(error, choice.schemaPath));
  const form = meantForm(choice);
  const own = form === null ? [] : errors.filter((error) => isUnder(error, `${choice.schemaPath}/${form}`));
  return [...(own.length > 0 ? withoutOtherForms(own) : [choice]), ...withoutOtherForms(others)];
};

const problemsOf = (validate: ValidateFunction, value: unknown): string[] => {
  if (validate(value)) return [];
  return [...new Set(withoutOtherForms(validate.errors ?? []).map(describe))];
};

/**
 * Tells what in a value breaks the schema, all of it, in words that name the field. The schema is compiled when it is
 * first asked for: that takes a while, and feeds are read anew every minute.
 */
export const createSchemaCheck = (schema: TSchema): ((value: unknown) => string[]) => {
  let validate: ValidateFunction | undefined;
  return (value) => {
    validate ??= createAjv({ allErrors: true, verbose: true, strict: false, inlineRefs: false }).compile(schema);
    return problemsOf(validate, value);
  };
};
