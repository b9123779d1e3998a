import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, type Reading, wordsOf } from '../stretch.ts';

const isTown = ({ kind, constraints: [one] }: Item): boolean => kind === 'place' && one?.Field === 'City';

const isSmall = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'place', 'weak') || hasSense(lexeme, 'place', 'joins') || hasSense(lexeme, 'range', 'to');

const isOnlyNear = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'place', 'near') && !hasSense(lexeme, 'place', 'in');

/** Where the words begin that tell how far from a town: "*20 minutes from* San Diego", "*near* San Diego"; its own begin where none do. */
const beginOfDistance = ({ lexemes }: Reading, { from }: Item): number => {
  const at = isSmall(lexemes[from - 1]) ? from - 2 : from - 1;
  const isMeasured = lexemes[at - 1]?.amount !== undefined;
  if (isMeasured && (isOnlyNear(lexemes[at]) || hasSense(lexemes[at], 'distance'))) {
    const isWithin = hasSense(lexemes[at - 2], 'compare', 'within') || hasSense(lexemes[at - 2], 'place', 'weak');
    return isWithin ? at - 2 : at - 1;
  }
  return isOnlyNear(lexemes[from - 1]) ? from - 1 : from;
};

/** "离 San Diego *20分钟*". */
const endOfDistance = ({ lexemes }: Reading, { to }: Item): number =>
  lexemes[to]?.amount !== undefined && hasSense(lexemes[to + 1], 'distance') ? to + 2 : to;

/**
 * "In Escondido, 20 minutes from San Diego" wants homes in Escondido: how far another town may be is no condition that
 * listings tell. `unexplained` are its words.
 */
export const withoutDistantTowns = (
  reading: Reading,
  places: readonly Item[],
): { places: Item[]; unexplained: string[] } => {
  const { lexemes } = reading;
  const isFar = (item: Item): boolean => {
    const begin = beginOfDistance(reading, item);
    const before = lexemes[begin - 1];
    return isTown(item) && begin < item.from && !hasSense(before, 'link') && !hasSense(before, 'negation');
  };
  const distant = places.filter(isFar);
  // "Near El Cajon but *not in* El Cajon" is read where polarities are.
  const isNegated = places.some(({ from, constraints: [one] }) => {
    const isSame = distant.some(({ constraints: [far] }) => String(far?.Value) === String(one?.Value));
    return isSame && [lexemes[from - 1], lexemes[from - 2]].some((lexeme) => hasSense(lexeme, 'negation'));
  });
  // "Near La Mesa or San Diego": a list goes on behind.
  const isListed = ({ from }: Item): boolean =>
    distant.some(({ to }) => to === from - 1 && (hasSense(lexemes[to], 'link') || lexemes[to]?.text === ','));
  const hasOther = places.some((item) => isTown(item) && !distant.includes(item) && !isListed(item));
  if (distant.length === 0 || !hasOther || isNegated) return { places: [...places], unexplained: [] };
  const words = distant.map((item) => wordsOf(reading, beginOfDistance(reading, item), endOfDistance(reading, item)));
  return { places: places.filter((item) => !distant.includes(item)), unexplained: words };
};
