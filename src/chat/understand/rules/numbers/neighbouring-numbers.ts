import { hasSense } from '../../lexer/lexeme.ts';
import { isCorrection } from '../corrected-items.ts';
import type { Reading } from '../stretch.ts';
import { isPutRight, withUnitOf } from './corrected-numbers.ts';
import { withNegationOf } from './negated-bound.ts';
import { type Quantity, readQuantity } from './quantity.ts';

const LARGEST_STEP = 10;
const LONGEST_LINK = 6;
const isUpper = ({ compare }: Quantity): boolean => compare === 'atMost' || compare === 'lessThan';
const isLower = ({ compare }: Quantity): boolean => compare === 'atLeast' || compare === 'moreThan';

/** "More than 2000 square feet but less than 3000": the second number is in the unit of the first. */
export const continued = (
  quantity: Quantity | undefined,
  before: Quantity | undefined,
  { lexemes, saleType }: Reading,
): Quantity | undefined => {
  if (quantity === undefined || before === undefined || quantity.unit !== undefined || before.unit === undefined)
    return quantity;
  const isOpposed = (isUpper(before) && isLower(quantity)) || (isLower(before) && isUpper(quantity));
  const isNear =
    quantity.low.value >= before.low.value / LARGEST_STEP && quantity.low.value <= before.low.value * LARGEST_STEP;
  const isBare = quantity.topic === undefined && quantity.currency === undefined && !quantity.low.hasScale;
  const between = lexemes.slice(before.to, quantity.from);
  const isNext =
    before.to <= quantity.from && between.every((lexeme) => hasSense(lexeme, 'link') || lexeme.text === ',');
  // "室内1800尺以上,2200封顶" of who rents: the rent, where no "but" joins it.
  const isRent = saleType === 'for_rent' && between.some(({ text }) => /^[,、]$/.test(text)) && isUpper(quantity);
  if (!isOpposed || !isNear || !isBare || !isNext || isRent) return quantity;
  return { ...quantity, unit: before.unit, ...(before.topic === undefined ? {} : { topic: before.topic }) };
};

/** "At least 3 but no more than 5 bedrooms": the unit of the second number is that of the first too. */
export const announced = (quantity: Quantity | undefined, reading: Reading): Quantity | undefined => {
  if (quantity === undefined || quantity.unit !== undefined || quantity.compare === undefined) return quantity;
  const { lexemes } = reading;
  const at = lexemes.findIndex((lexeme, index) => index >= quantity.to && lexeme.amount !== undefined);
  if (at === -1 || at > quantity.to + LONGEST_LINK) return quantity;
  const taken = new Set(lexemes.filter(({ isTaken }) => isTaken));
  const next = readQuantity(reading, at);
  // "租金不超过2800,2000年以前的*不要*": only looked at, the next number has yet to take what refuses it.
  for (const lexeme of lexemes) lexeme.isTaken = taken.has(lexeme);
  const continues = continued({ ...quantity, from: next?.to ?? 0, to: next?.to ?? 0 }, next, {
    ...reading,
    lexemes: [],
  });
  const between = lexemes.slice(quantity.to, next?.from ?? at);
  const isNext = between.every((lexeme) => hasSense(lexeme, 'link') || lexeme.text === ',');
  // "1800以下,1500尺以上": who says the most first, and no "and" behind it, speaks of another number.
  if (isUpper(quantity) && between.every(({ text }) => text === ',')) return quantity;
  return isNext && continues?.unit !== undefined ? { ...quantity, unit: continues.unit } : quantity;
};

/** Reads the quantity whose number is the lexeme at `at`, with what the number before it lends it. */
export const readBeside = (reading: Reading, at: number, before: Quantity | undefined): Quantity | undefined => {
  const isWrong = isPutRight(before, reading) || (before !== undefined && isCorrection(reading.lexemes, before.to, at));
  const wrong = isWrong ? before : undefined;
  const quantity = withNegationOf(withUnitOf(readQuantity(reading, at), wrong), before, reading);
  return announced(continued(quantity, before, reading), reading);
};

/** "-5 bedrooms" in one line is nothing; on a line of its own the hyphen begins an item of a list. */
export const isNegative = ({ lexemes, text }: Reading, at: number): boolean => {
  const [hyphen, number] = [lexemes[at - 1], lexemes[at]];
  if (hyphen?.text !== '-' || hyphen.end !== number?.start || text.folded.includes('\n')) return false;
  return lexemes[at - 2] === undefined || (lexemes[at - 2]?.end ?? 0) < hyphen.start;
};
