export type Binding = string | number | Buffer | null;

/** An expression over the columns of `listing` that is true, false or unknown (NULL, which fulfils nothing). */
export type Condition = { sql: string; bindings: readonly Binding[] };

export const ALWAYS: Condition = { sql: 'TRUE', bindings: [] };
const NEVER: Condition = { sql: 'FALSE', bindings: [] };

export const marks = (items: readonly unknown[]): string => items.map(() => '?').join(', ');

const joined = (conditions: readonly Condition[], word: 'AND' | 'OR'): Condition => ({
  sql: `(${conditions.map(({ sql }) => sql).join(` ${word} `)})`,
  bindings: conditions.flatMap(({ bindings }) => [...bindings]),
});

export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? ALWAYS : joined(conditions, 'AND');

export const anyOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? NEVER : joined(conditions, 'OR');

/** True where the condition is false, and where it is unknown. */
export const unless = ({ sql, bindings }: Condition): Condition => ({ sql: `(${sql}) IS NOT TRUE`, bindings });

export const isOneOf = (column: string, values: readonly Binding[]): Condition =>
  values.length === 0 ? NEVER : { sql: `${column} IN (${marks(values)})`, bindings: values };

/** Text that LIKE takes as it stands. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
