import { hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import type { Alike } from '../../statement.ts';
import { POSITIONS } from '../positions.ts';
import { isLikened } from '../read-asking.ts';
import { type Reading, wordsOf } from '../stretch.ts';

const ALIKE = ['one', 'near'];

const positionOf = (lexeme: Lexeme | undefined): number | undefined =>
  POSITIONS.get(senseValue(lexeme, 'point') ?? senseValue(lexeme, 'ordinal') ?? '') ??
  (lexeme?.amount?.isOrdinal === true ? lexeme.amount.value : undefined);

const isPointing = (lexeme: Lexeme): boolean => hasSense(lexeme, 'point') || positionOf(lexeme) !== undefined;

/** "Any other like it?", "similar homes nearby", "something like the second one": others like one that was shown. */
export const readAlike = (reading: Reading): Alike | undefined => {
  const { lexemes, hasShown } = reading;
  const at = lexemes.findIndex(
    (one, index) =>
      ALIKE.some((value) => hasSense(one, 'similar', value)) || (isPointing(one) && isLikened(lexemes, index)),
  );
  // What is named is another home than the one that was shown.
  if (!hasShown || at === -1 || lexemes.some(({ identifier }) => identifier !== undefined)) return undefined;
  const position = positionOf(lexemes[at]);
  return {
    ...(position === undefined ? {} : { position }),
    isNear: lexemes.some((one) => hasSense(one, 'similar', 'near') || hasSense(one, 'place', 'near')),
    Words: wordsOf(reading, at, at + 1),
  };
};
