import { hasSense, type Lexeme } from '../lexer/lexeme.ts';

/** Whether a lexeme names a city, a part of one or a street. */
const isPlaceName = (lexeme: Lexeme | undefined): boolean =>
  (lexeme?.city ?? lexeme?.place ?? lexeme?.street) !== undefined;

/** "12月*1号*能看吗", "愚园路*那边*有吗": a day of a month, and what lies around a place, where else a home is pointed at. */
export const pointsNowhere = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]];
  const isOfMonth = hasSense(before, 'unit', 'none') && lexemes[at - 2]?.amount !== undefined;
  if (isOfMonth && /^\d/.test(lexeme?.text ?? '')) return true;
  return isPlaceName(before) && hasSense(lexeme, 'place', 'behind');
};

/** "愚园路*那套*", "带泳池*那套*", "四房*那套*", "90万*那套*": whether what stands before says which one. */
export const isDescribed = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [amount, before] = [lexemes[at - 2], lexemes[at - 1]];
  const isRooms = hasSense(before, 'unit', 'bedroom') && amount?.amount !== undefined;
  // "*Garnet Ave*那套": a name that stands out in another script.
  const isName = before?.isCapital === true && /^[a-z]/.test(before.text);
  return isPlaceName(before) || isName || hasSense(before, 'tag') || isRooms || before?.amount?.hasScale === true;
};

export const TIMES = ['hour', 'day', 'week', 'month', 'year'] as const;

/** A month, a storey, a person, a day ("home *three days* a week"): what an ordinal before it counts. */
const isNoHome = (lexeme: Lexeme | undefined): boolean =>
  (hasSense(lexeme, 'unit', 'none') || TIMES.some((unit) => hasSense(lexeme, 'unit', unit))) &&
  !hasSense(lexeme, 'tag');
const MOST_OF_ROW = 4;

/** "*Ab dem 3.* Dezember", "im 3. Stock", "*vom 3.* bis 9. Mai". */
export const countsNoHome = (lexemes: readonly Lexeme[], at: number): boolean =>
  isNoHome(lexemes[at + 1]) ||
  (hasSense(lexemes[at + 1], 'range', 'to') && lexemes.slice(at + 2, at + 2 + MOST_OF_ROW).some(isNoHome));

/** "Number 3 *bedrooms*": a unit says what a number counts; "第九*套*" is the ninth home. */
export const countsOther = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [before, next] = [lexemes[at - 1], lexemes[at + 1]];
  const isOfHomes =
    hasSense(next, 'unit', 'home') && hasSense(before, 'point', 'number') && !hasSense(before, 'negation');
  return hasSense(next, 'unit') && !isOfHomes;
};
