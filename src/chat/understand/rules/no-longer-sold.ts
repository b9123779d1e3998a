import { type Constraint, isPlaceField } from '../constraint.ts';
import { saysPhrase } from '../languages/says-phrase.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Pointing } from './read-asking.ts';
import type { Item, Reading } from './stretch.ts';

const isSold = ({ Field, Operator, Value }: Constraint): boolean =>
  Field === 'Status' && Operator === 'is' && Value === 'Sold';

/** "What's *available* in El Cajon?", "was ist *zu haben*?" */
const asksWhatIsThere = ({ lexemes, tables }: Reading): boolean =>
  saysPhrase(lexemes.map(({ text }) => text).join(' '), tables.onMarket);

/** "Are *they* …", not "are *there* any". */
const pointsAtShown = (lexeme: Lexeme): boolean =>
  ['focus', 'all'].some((value) => hasSense(lexeme, 'point', value)) &&
  !['there', 'place'].some((value) => hasSense(lexeme, 'point', value));

/** "3 bedrooms in El Cajon under 700k", after another town: a budget is of who buys. */
const beginsElsewhere = ({ before }: Reading, stated: readonly Constraint[]): boolean =>
  stated.some(({ Field }) => Field === 'Price') &&
  stated.some(
    (place) =>
      isPlaceField(place.Field) &&
      place.Operator === 'is' &&
      !before.some((one) => one.Field === place.Field && String(one.Value) === String(place.Value)),
  );

/**
 * Whether who looked at sold homes now looks for homes to have: for sale, to let, available, new, or with a budget in another
 * town. Who asks of the homes that were shown ("are they still available?") goes on with them.
 */
export const leavesSold = (reading: Reading, items: readonly Item[], pointing: Pointing): boolean => {
  const stated = items.flatMap(({ constraints }) => constraints);
  const isOfShown =
    (pointing.one !== undefined && !hasSense(reading.lexemes[pointing.one], 'ask', 'open')) ||
    pointing.positions.length > 0 ||
    reading.lexemes.some((lexeme) => pointsAtShown(lexeme) || hasSense(lexeme, 'follow', 'among'));
  if (!reading.before.some(isSold) || isOfShown || stated.some(({ Field }) => Field === 'Status')) return false;
  return (
    stated.some(
      ({ Field, Operator }) =>
        (Field === 'SaleType' && Operator === 'is') || (Field === 'DaysOnMarket' && Operator === 'atMost'),
    ) ||
    asksWhatIsThere(reading) ||
    beginsElsewhere(reading, stated)
  );
};
