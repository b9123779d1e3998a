import { foldName } from '../../../../listings/fold.ts';
import { splitEntry } from '../../languages/expand-phrases.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import type { Quantity } from './quantity.ts';

/** What rooms are bedrooms, where so many others are counted with them; where none is left it is a studio. */
export const bedroomsOf = (quantity: Quantity, others: number): Quantity => {
  const less = <Room extends { value: number }>(amount: Room): Room => ({
    ...amount,
    value: Math.max(0, Math.floor(amount.value) - others),
  });
  const { low, high, compare } = quantity;
  const isStudio = Math.floor(low.value) <= others && high === undefined && compare === undefined;
  return {
    ...quantity,
    low: less(low),
    ...(high === undefined ? {} : { high: less(high) }),
    ...(isStudio ? { compare: 'exactly' } : {}),
  };
};

const namesOf = ({ city, place }: Lexeme): string[] =>
  [city, place].flatMap((known) => (known === undefined ? [] : [foldName(known.name)]));

/**
 * How many rooms are no bedrooms where the living room counts too: it alone, as in a "T3"; the kitchen as well in a "3 pièces" of
 * Geneva, where the message or the search names it, or Swiss francs and no other town.
 */
export const roomsBeside = ({ low, from, to }: Quantity, { lexemes, tables, before }: Reading): number => {
  const number = lexemes.findIndex(({ amount }, at) => at >= from && at < to && amount === low);
  // "T3", "F3": a letter before the number.
  if (hasSense(lexemes[number - 1], 'prefix') || !hasSense(lexemes[number + 1], 'unit', 'anyRoom')) return 1;
  const withKitchen = splitEntry(tables.kitchenTowns ?? '').map(foldName);
  const placesBefore = before.flatMap((one) => (one.Field === 'City' || one.Field === 'Near' ? one.Value : []));
  const said = lexemes.flatMap(namesOf);
  const named = said.length > 0 ? said : placesBefore.map(foldName);
  const saysFrancs =
    lexemes.some((lexeme) => hasSense(lexeme, 'currency', 'CHF')) ||
    before.some(({ Field, Value }) => Field === 'Currency' && String(Value) === 'CHF');
  return named.some((name) => withKitchen.includes(name)) || (saysFrancs && named.length === 0) ? 2 : 1;
};
