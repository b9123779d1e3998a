import { type Constraint, type ConstraintField, isPlaceField, PLACE_FIELDS } from '../constraint.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { fieldOfNoun } from './read-dropped.ts';
import { isFiller, type Reading, take } from './stretch.ts';

const isPlace = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'noun', 'place') || hasSense(lexeme, 'noun', 'district');

const fieldsOf = (lexeme: Lexeme | undefined): readonly ConstraintField[] => {
  if (isPlace(lexeme)) return PLACE_FIELDS;
  const field = fieldOfNoun(lexeme);
  return field === undefined ? [] : [field];
};

/** "Start over but *keep the city*", "forget everything *except the price*": fields whose conditions outlast a search that ends. */
export const readKept = (reading: Reading): ConstraintField[] => {
  const { lexemes } = reading;
  if (!lexemes.some((one) => hasSense(one, 'follow', 'reset') || hasSense(one, 'follow', 'weakReset'))) return [];
  return lexemes.flatMap((lexeme, index) => {
    if (!hasSense(lexeme, 'follow', 'keeps')) return [];
    const isPassed = (one: Lexeme): boolean => isFiller(one) && fieldsOf(one).length === 0;
    const at = lexemes.findIndex((one, other) => other > index && !isPassed(one));
    const fields = fieldsOf(lexemes[at]);
    if (fields.length > 0) take(reading, index, at + 1);
    return fields;
  });
};

const KINDS: ReadonlySet<ConstraintField> = new Set(['PropertyType', 'SaleType']);

/** "Scratch that, *condos in La Mesa*": who names both a place and a kind of home says all that is looked for from now on. */
export const saysAllAnew = (stated: readonly Constraint[]): boolean => {
  const wanted = stated.filter(({ Operator }) => Operator === 'is');
  return wanted.some(({ Field }) => isPlaceField(Field)) && wanted.some(({ Field }) => KINDS.has(Field));
};
