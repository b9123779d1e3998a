import type { Constraint, NameConstraint } from '../constraint.ts';

const isWantedTag = (constraint: Constraint): constraint is NameConstraint =>
  constraint.Field === 'Tag' && constraint.Operator === 'is';

const isRefusedTag = ({ Field, Operator }: Constraint): boolean => Field === 'Tag' && Operator === 'not';

/** "*Or* with a hot tub", after a pool: one of both. Beside several features nobody knows which it may take the place of. */
export const withAlternatives = (before: readonly Constraint[], stated: readonly Constraint[]): Constraint[] => {
  const [earlier, ...others] = before.filter(isWantedTag);
  const [tag, ...more] = stated.filter(isWantedTag);
  const isOne = others.length + more.length === 0 && !stated.some(isRefusedTag);
  if (earlier === undefined || tag === undefined || !isOne) return [...stated];
  const Value = [...new Set([...earlier.Value, ...tag.Value])];
  return stated.map((one) => (one === tag ? { ...tag, Value, Words: `${earlier.Words}, ${tag.Words}` } : one));
};
