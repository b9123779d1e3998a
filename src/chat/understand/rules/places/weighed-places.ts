import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, type Reading, wordsOf } from '../stretch.ts';

const THAN: readonly string[] = ['lessThan', 'moreThan', 'newerThan', 'olderThan'];
const PLACES: readonly string[] = ['City', 'Near', 'ZIP'];

/** "Cheaper than", "moins cher que"; "rather Carlsbad *over* Encinitas" weighs nothing. */
const isThan = (lexeme: Lexeme, next: Lexeme | undefined): boolean =>
  THAN.some((value) => hasSense(lexeme, 'compare', value))
    ? !hasSense(lexeme, 'prefers')
    : hasSense(lexeme, 'relative') && hasSense(next, 'prefers', 'over');

/** "Is Carlsbad *cheaper than* Encinitas?", "*which is cheaper*, Carlsbad or Encinitas?": no condition weighs places. */
export const readWeighedPlaces = (reading: Reading, items: readonly Item[]): string[] => {
  const { lexemes, hasShown } = reading;
  const places = items.filter(({ constraints: [one] }) => one !== undefined && PLACES.includes(one.Field));
  const between = places.flatMap(({ to }, index) => {
    const { from } = places[index + 1] ?? { from: to };
    const row = lexemes.slice(to, from);
    const isPlain = row.every(
      ({ isMark, amount, identifier }) => !isMark && amount === undefined && identifier === undefined,
    );
    return isPlain && row.some((lexeme, at) => isThan(lexeme, row[at + 1])) ? [wordsOf(reading, to, from)] : [];
  });
  if (between.length > 0 || hasShown || places.length < 2) return between;
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'compares'));
  return at === -1 ? [] : [wordsOf(reading, at, at + 1)];
};
