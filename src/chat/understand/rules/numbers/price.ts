import type { Constraint } from '../../constraint.ts';
import { type Amount, hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { LEAST_BARE_PRICE, LEAST_RENT, LEAST_SALE_PRICE, NEVER_A_SALE_BELOW } from '../../rent-or-sale.ts';
import { endsSentence, type Reading } from '../stretch.ts';
import { type Bound, bandOf, boundsOf } from './bounds.ts';
import { inThousands, raisedBy } from './changed-budget.ts';
import { priceGoingOn } from './goes-on.ts';
import type { Quantity } from './quantity.ts';

/** A sale "under 600" means thousands, one "under 1.2" millions; in Chinese "60以内" ten thousands. */
const SHORT_FROM = 50;
const SHORT_BELOW = 1_000;
const MILLIONS_BELOW = 20;
const LARGEST = 1e12;

type Price = { constraints: Constraint[]; saysRent?: boolean };

const LEAST_FOR = 100;
/** "A house for 600": what it may cost. "For 3" is for people. */
const saysFor = ({ from, low }: Quantity, { lexemes }: Reading): boolean =>
  low.value >= LEAST_FOR && hasSense(lexemes[from - 1], 'money', 'for');

const LEAST_BARE_RENT = 300;
const ROUND_RENT = 50;
const YEARS = { first: 1_850, last: 2_050 };
const endsWords = (lexeme: Lexeme | undefined): boolean =>
  lexeme === undefined || lexeme.text === ',' || endsSentence(lexeme);
const isRoom = (lexeme: Lexeme | undefined): boolean =>
  lexeme?.isTaken === true && ['bedroom', 'bathroom', 'bedOrBath'].some((unit) => hasSense(lexeme, 'unit', unit));
/** "Rent Oceanside 2500", "租2b2b 3500": a number by itself behind the place, the rooms, or what says that it is for rent. */
const isBareRent = (
  { low, from, to, unit, topic, compare, high }: Quantity,
  { lexemes, saleType, tables }: Reading,
): boolean => {
  // "虹口,一房,4500": no home has as many square metres; square feet may be meant elsewhere.
  const mayBeYear = low.value >= YEARS.first && low.value <= YEARS.last;
  const isNoArea =
    saleType === undefined && tables.areaUnit === 'Square Meters' && low.value % ROUND_RENT === 0 && !mayBeYear;
  const least = saleType === 'for_rent' ? LEAST_BARE_RENT : LEAST_SALE_PRICE;
  const isSum = !low.isWord && low.value >= least && low.value < LEAST_BARE_PRICE;
  // "À louer *à* 2800".
  const isAt = hasSense(lexemes[from - 1], 'range', 'to') && hasSense(lexemes[from - 1], 'place', 'in');
  const [before, behind] = [lexemes[isAt ? from - 2 : from - 1], lexemes[to]];
  const isPlace = (lexeme: Lexeme | undefined): boolean => (lexeme?.city ?? lexeme?.place) !== undefined;
  // "Location, 2200 *chauffage compris*", "2200 *avec* balcon".
  const isFeature = (lexeme: Lexeme | undefined): boolean =>
    hasSense(lexeme, 'follow', 'with') || (hasSense(lexeme, 'tag') && !hasSense(lexeme, 'unit'));
  return (
    (saleType === 'for_rent' || isNoArea) &&
    isSum &&
    [unit, topic, compare, high].every((part) => part === undefined) &&
    (isPlace(before) ||
      hasSense(before, 'sale') ||
      (isAt && hasSense(before, 'search')) ||
      (before !== undefined && endsWords(before)) ||
      isRoom(before) ||
      // "Alugar Hillcrest 2qtos *mobiliado* 2800".
      (saleType === 'for_rent' && hasSense(before, 'tag') && endsWords(behind))) &&
    (isPlace(behind) || behind?.isMark !== false || isFeature(behind) || (isAt && hasSense(behind, 'place')))
  );
};

/** "The bank gives us *only* 800k": the most that a home may cost. */
const saysOnly = ({ compare, from, to }: Quantity, { lexemes }: Reading): boolean =>
  compare === 'exactly' && lexemes.slice(from, to).some((lexeme) => hasSense(lexeme, 'follow', 'only'));

const LAST_HOUR = 2_400;
/** "Call me around five thirty". */
const isHour = ({ low, topic, per }: Quantity, { lexemes }: Reading): boolean =>
  low.isWord &&
  low.value < LAST_HOUR &&
  topic === undefined &&
  per === undefined &&
  lexemes.some(({ senses }) => senses.some(({ group }) => group === 'human'));

const meant = (
  amount: Amount,
  quantity: Quantity,
  { isRent, isFor, shortScale }: { isRent: boolean; isFor: boolean; shortScale: number | undefined },
): number => {
  if (amount.hasScale || isRent || amount.isGrouped) return amount.value;
  const { value } = amount;
  const isPriced =
    isFor ||
    [quantity.compare, quantity.band].some((part) => part !== undefined) ||
    quantity.topic === 'price' ||
    quantity.isOpen ||
    amount.isPlural;
  if (amount.hasDecimals) return value < MILLIONS_BELOW && isPriced ? value * 1e6 : value;
  const isShort =
    (isPriced || quantity.high !== undefined) &&
    value >= SHORT_FROM &&
    value < SHORT_BELOW &&
    (quantity.currency === undefined || amount.isPlural);
  return isShort ? value * (shortScale ?? 1_000) : value;
};

/** "Studio in Lisboa, max 900 €": a sum with its currency, too small for a sale, where nobody said sale or rent. */
const isSmallSum = ({ currency, compare, to }: Quantity, { lexemes, saleType }: Reading): boolean =>
  saleType === undefined &&
  currency !== undefined &&
  (compare !== undefined ||
    endsWords(lexemes[to]) ||
    (lexemes[to]?.city ?? lexemes[to]?.place) !== undefined ||
    hasSense(lexemes[to], 'tag', 'utilities included'));

/** A number is a price where money, a scale, a comparison or the talk of prices says so, or where it is large enough. */
const isPrice = (quantity: Quantity, value: number, isRent: boolean, isFor: boolean): boolean => {
  if (value > LARGEST || value < (isRent ? LEAST_RENT : LEAST_SALE_PRICE)) return false;
  const { low, compare, topic, currency, per } = quantity;
  if (isFor || low.hasScale || currency !== undefined || per !== undefined) return true;
  if (topic === 'price' || topic === 'rent' || low.isPlural) return true;
  if (compare !== undefined || quantity.isOpen) return !low.isWord || value >= LEAST_SALE_PRICE;
  return value >= (isRent && quantity.high !== undefined ? LEAST_SALE_PRICE : LEAST_BARE_PRICE) && !low.isWord;
};

const saysRent = (lexeme: Lexeme): boolean => hasSense(lexeme, 'sale', 'rent') && !hasSense(lexeme, 'sale', 'buy');
const MOST_TO_RENT = 2;

/** "I pay 2,500 a month in rent and want to buy": what is paid now is no price to buy for, and says no rent. */
const takePaidNow = ({ low, per, topic, from, to }: Quantity, { lexemes }: Reading): boolean => {
  const isBought = lexemes.some(
    (lexeme, index) => hasSense(lexeme, 'sale', 'buy') && !hasSense(lexemes[index - 1], 'negation'),
  );
  const rents = lexemes.slice(Math.max(0, from - MOST_TO_RENT), to + MOST_TO_RENT).filter(saysRent);
  const isRent = per === 'month' || topic === 'rent' || rents.length > 0;
  if (!isBought || !isRent || low.hasScale || low.value >= NEVER_A_SALE_BELOW) return false;
  for (const lexeme of rents) lexeme.isTaken = true;
  return true;
};

/** "Similar to 250028006" names a listing by its number, "homes under 250028006" a sum. */
const isKnownNumber = ({ from, to, compare, high }: Quantity, { lexemes, vocabulary, text }: Reading): boolean =>
  compare === undefined &&
  high === undefined &&
  lexemes
    .slice(from, to)
    .some(
      ({ amount, start, end }) =>
        amount !== undefined && vocabulary.known.mlsNumbers.includes(text.spelling(start, end)),
    );

/** "I *only* have 500k" is the most that there is, not the very sum. */
const asMost = (quantity: Quantity, { lexemes }: Reading): Quantity => {
  const isOnly = lexemes.slice(quantity.from, quantity.to).some((lexeme) => hasSense(lexeme, 'follow', 'only'));
  return quantity.compare === 'exactly' && isOnly ? { ...quantity, compare: 'atMost' } : quantity;
};

const MOST_THINGS = 1_000;
/** "I have *a thousand* trinkets", "the house on *Grand*". */
const countsThings = ({ low, from, to, unit, currency, per, compare }: Quantity, { lexemes }: Reading): boolean => {
  const [before, next] = [lexemes[from - 1], lexemes[to]];
  const isStreet = hasSense(before, 'place', 'on') || hasSense(before, 'point', 'one');
  const isThing =
    next?.senses.length === 0 && !next.isMark && [next.amount, next.city, next.place].every((one) => one === undefined);
  return (
    low.isWord &&
    low.value <= MOST_THINGS &&
    (isThing || isStreet) &&
    [unit, currency, per, compare].every((one) => !one)
  );
};

/** The price that a number says; a sum a month says rent too. */
export const readPrice = (quantity: Quantity, reading: Reading, Words: string): Price | undefined => {
  if (isHour(quantity, reading) || isKnownNumber(quantity, reading) || countsThings(quantity, reading))
    return undefined;
  if (takePaidNow(quantity, reading)) return { constraints: [] };
  const isMonthly = quantity.per === 'month' || quantity.topic === 'rent';
  const isRent = isMonthly || reading.saleType === 'for_rent';
  const isFor = saysFor(quantity, reading) || isBareRent(quantity, reading);
  const told = { isRent, isFor, shortScale: reading.tables.shortScale };
  const low: Amount = { ...quantity.low, value: meant(quantity.low, quantity, told) };
  const high =
    quantity.high === undefined ? undefined : { ...quantity.high, value: meant(quantity.high, quantity, told) };
  const raised = raisedBy(quantity, isRent ? low.value : inThousands(low), reading, Words);
  if (raised !== undefined) return { constraints: raised };
  const mayBeSmall = isRent || isSmallSum(quantity, reading);
  const bare = isPrice({ ...quantity, low }, low.value, mayBeSmall, isFor)
    ? undefined
    : priceGoingOn(quantity, reading, isRent);
  if (bare !== undefined) return { constraints: [{ Field: 'Price', Operator: 'atMost', Value: bare, Words }] };
  const only = saysOnly(quantity, reading) ? { compare: 'atMost' } : {};
  const inFull: Quantity = { ...quantity, low, ...(high === undefined ? {} : { high }), ...only };
  if (!isPrice(inFull, low.value, mayBeSmall, isFor)) return undefined;
  const isBand =
    low.isPlural || high?.isPlural === true || (quantity.band !== undefined && low.value >= LEAST_SALE_PRICE);
  const isBandWithBound = isBand && quantity.compare !== undefined && quantity.compare !== 'about';
  const bounds: Bound[] = isBand && !isBandWithBound ? bandOf(inFull) : boundsOf(asMost(inFull, reading), 0, 'atMost');
  return {
    constraints: bounds.map(({ Operator, Value }) => ({
      Field: 'Price',
      Operator,
      Value: Math.round(Value * 100) / 100,
      Words,
    })),
    saysRent: isMonthly,
  };
};
