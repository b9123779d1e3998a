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
