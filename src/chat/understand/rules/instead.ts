import type { Constraint } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

/** "What about a hot tub *instead*?": says that something else is wanted than what was looked for. */
export const saysInstead = ({ lexemes }: Reading): boolean =>
  lexemes.some((lexeme) => hasSense(lexeme, 'follow', 'instead'));

const isWantedTag = ({ Field, Operator }: Constraint): boolean => Field === 'Tag' && Operator === 'is';

/**
 * "A hot tub *instead*", after a pool: of features only the one that was wanted before gives way, since of several nobody
 * says which. "Condos with a garage instead" speaks of the condos.
 */
export const tagsGivenWay = (reading: Reading, stated: readonly Constraint[]): readonly string[] => {
  const wanted = reading.before.filter(isWantedTag).flatMap(({ Value }) => Value as readonly string[]);
  const isOfTags = stated.length > 0 && stated.every(isWantedTag);
  const isPutRight = reading.lexemes.some((lexeme) => hasSense(lexeme, 'follow', 'weakReset'));
  return (saysInstead(reading) || isPutRight) && isOfTags && wanted.length === 1 ? wanted : [];
};
