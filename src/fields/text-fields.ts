import type { FieldProblem, FieldSchema } from './tidy-fields.ts';

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
