import type { Constraint, NameConstraint } from '../../constraint.ts';
import { hasSense } from '../../lexer/lexeme.ts';
import { type Item, type Reading, take, wordsOf } from '../stretch.ts';

const isWanted = (one: Constraint): one is NameConstraint =>
  (one.Field === 'City' || one.Field === 'Near') && one.Operator === 'is';

/** Whether a place is only a neighbour of what is wanted: "*near* El Cajon". */
const isNear = ({ lexemes }: Reading, { from }: Item): boolean =>
  [lexemes[from - 1], lexemes[from - 2]].some((one) => hasSense(one, 'place', 'near') && !hasSense(one, 'place', 'in'));

/** "Close to La Jolla, but *not in it*": behind a place that is near, and with nothing else that it could speak of. */
const outsideWords = (reading: Reading, near: Item): string | undefined => {
  const at = reading.lexemes.findIndex((one, index) => index >= near.to && hasSense(one, 'place', 'outside'));
  if (at === -1) return undefined;
  take(reading, at, at + 1);
  return wordsOf(reading, at, at + 1);
};

/** "Near El Cajon but not in El Cajon", "close to La Jolla but not in it": around a place, without the place itself. */
export const aroundOnly = (
  reading: Reading,
  items: readonly Item[],
  constraints: readonly Constraint[],
): Constraint[] => {
  const nears = items.filter((item) => item.kind === 'place' && isNear(reading, item));
  const nameOf = ({ constraints: [one] }: Item): string => String(one?.Value);
  const [only, ...others] = nears;
  const outside = only === undefined || others.length > 0 ? undefined : outsideWords(reading, only);
  return constraints.flatMap((one): Constraint[] => {
    const [name = '', ...more] = isWanted(one) ? one.Value : [];
    if (!isWanted(one) || more.length > 0 || !nears.some((item) => nameOf(item) === name)) return [one];
    const isExcluded = constraints.some(
      ({ Field, Operator, Value }) => Field === one.Field && Operator === 'not' && String(Value) === name,
    );
    if (!isExcluded && (outside === undefined || only === undefined || nameOf(only) !== name)) return [one];
    const excluded: Constraint[] = isExcluded ? [] : [{ ...one, Operator: 'not', Words: outside ?? '' }];
    return [{ ...one, Field: 'Near' }, ...excluded];
  });
};
