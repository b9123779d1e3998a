import type { ErrorObject } from 'ajv';
import { FIELD_FORMATS } from './field-formats.ts';
import type { FieldProblem } from './tidy-fields.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};
/** Of several errors about one value the first of these is told: a text can't be in a list of values *and* be too long. */
const PREFERENCE = ['enum', 'const', 'type', 'format', 'required'];
const PROBLEMS_PER_FIELD = 3;

/** A JSON pointer like `/chatbots/0/serialNumber`, and maybe a property there, as it is written: `chatbots[0].serialNumber`. */
export const readablePath = (pointer: string, ...property: string[]): string => {
  const parts = pointer.split('/').slice(1);
  const names = parts.map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  return [...names, ...property].reduce(
    (path, name) => (/^\d+$/.test(name) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
    '',
  );
};

const range = ({ minimum, maximum }: { minimum?: number; maximum?: number }): string => {
  if (minimum === undefined) return `must be ${maximum} or less`;
  return maximum === undefined ? `must be ${minimum} or more` : `must be from ${minimum} to ${maximum}`;
};

/** Words stand as they are; of a tab or a comma one would see nothing. */
const shownValue = (value: unknown): string =>
  /^[\w -]+$/.test(String(value)) ? String(value) : JSON.stringify(value);

/** What a schema wants of a value, as it follows the field's name: `must be one of …`. */
export const expected = (error: ErrorObject): string => {
  const { keyword, params, parentSchema = {} } = error;
  switch (keyword) {
    case 'type':
      return `must be ${[params.type]
        .flat()
        .map((type) => TYPES[type] ?? type)
        .join(' or ')}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).map(shownValue).join(', ')}`;
    case 'minimum':
    case 'maximum':
      return range(parentSchema as { minimum?: number; maximum?: number });
    case 'maxLength':
      return `must be at most ${params.limit} characters long`;
    case 'minLength':
      return 'must not be empty';
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must hold at least ${params.limit} entries`;
    case 'format':
      return FIELD_FORMATS[params.format as keyof typeof FIELD_FORMATS].expected();
    case 'pattern': {
      const { examples: [example] = [] } = parentSchema as { examples?: readonly string[] };
      return example === undefined ? (error.message ?? 'is wrong') : `must look like ${example}`;
    }
    case 'decimals':
      return `must have at most ${parentSchema.decimals} decimals`;
    default:
      return error.message ?? 'is wrong';
  }
};

const rank = ({ keyword }: ErrorObject): number => {
  const place = PREFERENCE.indexOf(keyword);
  return place === -1 ? PREFERENCE.length : place;
};

/** One problem a value, in the order in which ajv found them. `schema` errors of ajv with `allErrors` and `verbose`. */
export const problemsOf = (errors: readonly ErrorObject[]): FieldProblem[] => {
  const told = new Map<string, { error: ErrorObject; problem: FieldProblem }>();
  for (const error of errors) {
    const missing = error.keyword === 'required' ? (error.params.missingProperty as string) : undefined;
    const field = readablePath(error.instancePath, ...(missing === undefined ? [] : [missing]));
    const other = told.get(field);
    if (other && rank(other.error) <= rank(error)) continue;
    const message = `${field} ${missing === undefined ? expected(error) : 'is required'}`;
    told.set(field, { error, problem: { field, message, ...(missing === undefined ? {} : { missing: true }) } });
  }
  return [...told.values()].map(({ problem }) => problem);
};

/** All problems as one sentence; of a field with very many (500 wrong images) the first three and the number of the rest. */
export const problemSentence = (problems: readonly FieldProblem[]): string => {
  const byField = Map.groupBy(problems, ({ field }) => /^[^[]*/.exec(field)?.[0] ?? field);
  const sentences = [...byField].flatMap(([field, group]) => {
    const messages = group.slice(0, PROBLEMS_PER_FIELD).map(({ message }) => message);
    const rest = group.length - messages.length;
    return rest > 0 ? [...messages, `${rest} more entries of ${field} are wrong`] : messages;
  });
  return sentences.join('; ');
};
