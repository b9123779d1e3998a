import type { Lexeme } from '../lexer/lexeme.ts';

/** Places among what was shown, from 1 on; the last is -1. */
export const POSITIONS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
    ...{ ninth: 9, tenth: 10, eleventh: 11, twelfth: 12 },
    ...{ last: -1, penultimate: -2, thirdLast: -3 },
  }),
);
export const MOST_POSITION = 50;

/** The place in the list that a lexeme may name by itself: "first", "2nd", "3". */
export const positionOf = ({ amount, senses }: Lexeme): number | undefined => {
  const { value = 0, hasScale = false, hasDecimals = false } = amount ?? {};
  const isCounted = !hasScale && !hasDecimals && value > 0 && value <= MOST_POSITION;
  return POSITIONS.get(senses.find(({ group }) => group === 'ordinal')?.value ?? '') ?? (isCounted ? value : undefined);
};
