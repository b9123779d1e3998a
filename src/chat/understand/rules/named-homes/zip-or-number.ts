import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Quantity, readQuantity } from '../numbers/quantity.ts';
import type { Reading } from '../stretch.ts';

export const FIVE_DIGITS = /^\d{5}$/;
/** A price is a round number, a ZIP code seldom. */
const ROUND = 500;
const ROUND_RENT = 50;
const HIGHEST_RENT = 9_999;

/** What a number says, with nothing taken: "1990年以前的*不要*" is still to be read where a ZIP code has these digits. */
const quantityAt = (reading: Reading, at: number): Quantity | undefined =>
  readQuantity({ ...reading, lexemes: reading.lexemes.map((lexeme) => ({ ...lexeme })) }, at);

/** A bare number of five digits: nothing around it counts, compares or pays. "Near 90210", "92109附近" compare nothing. */
export const isBareZip = (reading: Reading, at: number): boolean => {
  const { lexemes } = reading;
  const lexeme = lexemes[at];
  if (!FIVE_DIGITS.test(lexeme?.text ?? '')) return false;
  const quantity = quantityAt(reading, at);
  if (quantity === undefined || quantity.high !== undefined || quantity.isOpen) return false;
  const { compare, unit, topic, currency, per, band, low } = quantity;
  if (currency !== undefined || per !== undefined || band !== undefined) return false;
  if ((unit !== undefined && unit !== 'home') || (topic !== undefined && topic !== 'zip')) return false;
  const before = lexemes[at - 1];
  const isBeside = hasSense(before, 'place', 'near') || hasSense(lexemes[at + 1], 'place', 'behind');
  const isNear = isBeside && compare === 'about' && low.value % ROUND !== 0;
  if (compare !== undefined && !isNear) return false;
  // "徐汇区*16000*", "三室,徐汇*16000*": what stands right behind the name of a place.
  const isOfRent = before?.place !== undefined || reading.saleType === 'for_rent';
  const isOfSums =
    isOfRent || hasSense(before, 'place', 'weak') || reading.before.some(({ Field }) => Field === 'Price');
  const isEndOfRange = hasSense(before, 'range') && lexemes[at - 2]?.amount !== undefined;
  return !isEndOfRange && !(isOfSums && !isNear && low.value % ROUND === 0);
};

/** "Bis 1400 im Monat": a comparison, or a sum a month, also where a ZIP code has these digits. */
export const isPaid = (reading: Reading, at: number): boolean => {
  const { compare, per, topic, high, low } = quantityAt(reading, at) ?? {};
  const isPlaced = hasSense(reading.lexemes[at - 1], 'place') || hasSense(reading.lexemes[at + 1], 'place', 'behind');
  if ((isPlaced && high === undefined) || topic === 'zip') return false;
  // "92109 rent": no rent is as high as a code of five digits.
  const isSum = topic === 'price' || (topic === 'rent' && !FIVE_DIGITS.test(reading.lexemes[at]?.text ?? ''));
  // "T2 Belém 1200" of who rents.
  const { value = 1 } = low ?? {};
  const isRent = reading.saleType === 'for_rent' && value % ROUND_RENT === 0 && value <= HIGHEST_RENT;
  return compare !== undefined || per !== undefined || isSum || isRent || high !== undefined || topic === 'built';
};

const YEAR = /^(?:1[89]|20)\d\d$/;
/** "Moradia de *1990*", "*1990* em diante": the year of a home, also where a ZIP code has these digits. */
export const isYear = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [home, of, year, behind] = [lexemes[at - 2], lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isOfHome =
    hasSense(of, 'place', 'weak') && !hasSense(of, 'place', 'in') && (hasSense(home, 'type') || hasSense(home, 'home'));
  const isSince = ['newer', 'older', 'after', 'since'].some((value) => hasSense(behind, 'after', value));
  return YEAR.test(year?.text ?? '') && (isOfHome || isSince);
};
