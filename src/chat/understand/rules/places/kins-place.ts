import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller, type Reading } from '../stretch.ts';

/**
 * Whether the lexeme at `index` says that the place at `at` is where somebody of the family lives, and another place is looked
 * in: "my sister lives in Vista, we want 3 beds in Oceanside". Where it is the only one, it is where a home is wanted.
 */
export const isKinsPlace = (lexemes: readonly Lexeme[], index: number, at: number): boolean =>
  hasSense(lexemes[index], 'place', 'kin') &&
  lexemes.some(({ city, place }, other) => other > at && (city !== undefined || place !== undefined));

const MOST_TO_KIN = 5;
/** Whether words right before the place say that somebody of the family lives in it, not that he moves or was sent there. */
const isLivedInByKin = (lexemes: readonly Lexeme[], from: number): boolean => {
  if (!hasSense(lexemes[from - 1], 'place', 'in') && !hasSense(lexemes[from - 1], 'place', 'weak')) return false;
  for (let index = from - 1; index >= Math.max(0, from - MOST_TO_KIN); index -= 1) {
    const lexeme = lexemes[index];
    if (hasSense(lexeme, 'place', 'kin')) return true;
    if (lexeme === undefined || lexeme.isMark || (!isFiller(lexeme) && !hasSense(lexeme, 'plain', 'stop')))
      return false;
  }
  return false;
};

const THERE: readonly (readonly [group: string, value: string])[] = [
  ['point', 'place'],
  ['point', 'there'],
  ['place', 'near'],
];

/**
 * "My folks live *in El Cajon* and stay over a lot, so a guest house", of who looks in La Mesa: that town holds on where
 * something else is asked for, and nothing is to be there or nearby.
 */
export const withoutKinsPlaces = ({ lexemes, before }: Reading, items: readonly Item[]): Item[] => {
  const isOther = ({ kind }: Item): boolean => kind !== 'place';
  const hasPlace = before.some(({ Field, Operator }) => (Field === 'City' || Field === 'Near') && Operator === 'is');
  if (!hasPlace || !items.some(isOther)) return [...items];
  return items.filter((item) => {
    if (isOther(item) || !isLivedInByKin(lexemes, item.from)) return true;
    const behind = lexemes.slice(item.to);
    return behind.some((one) => !endsSentence(one) && THERE.some(([group, value]) => hasSense(one, group, value)));
  });
};
