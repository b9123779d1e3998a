import type { Ajv, ValidateFunction } from 'ajv';
import { whenNeeded } from '../process/when-needed.ts';
import { createAjv } from './ajv.ts';
import { FIELD_FORMATS } from './field-formats.ts';
import { problemsOf } from './field-problems.ts';
import { type FieldProblem, type FieldSchema, tidyFields } from './tidy-fields.ts';
import type { Static, TSchema } from './type.ts';

/** What a check lets through: optional fields may be missing (not given) or `null` (cleared by `""`). */
export type Fields<Schema extends TSchema> =
  Static<Schema> extends infer Given
    ? { [Name in keyof Given]: undefined extends Given[Name] ? Given[Name] | null : Given[Name] }
    : never;

export type FieldCheck<Schema extends TSchema> = (body: Record<string, unknown>) => {
  fields: Fields<Schema>;
  /** Every wrong field; empty when `fields` may be used. */
  problems: FieldProblem[];
  /** Names that nobody knows; empty where they are refused, since they are problems then. */
  ignored: string[];
};

/** Whether a number has at most so many decimals as it is written, which is exact where `multipleOf` is not. */
const hasDecimals = (limit: number, value: number): boolean => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const decimals = (digits.split('.')[1]?.length ?? 0) - Number(exponent);
  return decimals <= limit;
};

const createCheckingAjv = (): Ajv => {
  const ajv = createAjv({ allErrors: true, verbose: true, strict: true, strictRequired: false });
  ajv.addKeyword({ keyword: 'decimals', type: 'number', schemaType: 'number', validate: hasDecimals, errors: false });
  for (const [name, { type, check }] of Object.entries(FIELD_FORMATS)) {
    if (type === 'string') ajv.addFormat(name, { type, validate: check as (text: string) => boolean });
    else ajv.addFormat(name, { type, validate: check as (number: number) => boolean });
  }
  return ajv;
};

const sharedAjv = whenNeeded(createCheckingAjv);

const compiledSchemas = new WeakMap<TSchema, () => ValidateFunction>();

/** A schema's check, made once however many servers of a process have it. Most of those of the start are not used for long, if ever. */
const compiledOf = (schema: TSchema): (() => ValidateFunction) => {
  const known = compiledSchemas.get(schema);
  if (known !== undefined) return known;
  const compiled = whenNeeded(() =>
    sharedAjv().compile(
      JSON.parse(JSON.stringify(schema, (name, value) => (name === 'additionalProperties' ? undefined : value))),
    ),
  );
  compiledSchemas.set(schema, compiled);
  return compiled;
};

const refusal = (name: string, known: readonly string[]): FieldProblem => {
  const instead = known.length === 0 ? 'there are no fields here' : `there are ${known.join(', ')}`;
  return { field: name, message: name.includes('.') ? `${name} is not known` : `${name} is not known: ${instead}` };
};

/**
 * Makes the check of one schema (an object). With
 * `unknownFields: 'refuse'` a name that the schema doesn't have is a problem.
 */
export const createFieldCheck = <Schema extends TSchema>(
  schema: Schema,
  options: { unknownFields: 'ignore' | 'refuse' } = { unknownFields: 'ignore' },
): FieldCheck<Schema> => {
  const compiled = compiledOf(schema);
  const known = Object.keys((schema as FieldSchema).properties ?? {});
  return (body) => {
    const { fields, problems, unknown, mistaken } = tidyFields(schema as FieldSchema, body);
    const cleared = Object.keys(fields).filter((name) => fields[name] === null);
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
    const validate = compiled();
    if (!validate(given)) {
      const found = problemsOf(validate.errors ?? []);
      problems.push(...found.filter(({ field, missing }) => !(missing && mistaken.has(field))));
    }
    const refused = options.unknownFields === 'refuse';
    if (refused) problems.push(...unknown.map((name) => refusal(name, known)));
    for (const name of cleared) given[name] = null;
    return { fields: given as Fields<Schema>, problems, ignored: refused ? [] : [...new Set(unknown)] };
  };
};
