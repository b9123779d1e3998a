import type { Amount } from '../../../language/text/numbers.ts';
import type { Quantity } from '../around-number.ts';
import { EXPLAINED, type Rule } from '../claims.ts';
import { type Constraint, saleTypeOf } from '../constraint.ts';
import { type Lexeme, type Message, saidOf, says } from '../message.ts';
import {
  LEAST_BARE_PRICE,
  LEAST_PRICE_READ_AS_SALE,
  LEAST_RENT,
  LEAST_SALE_PRICE,
  NEVER_A_SALE_BELOW,
} from '../rent-or-sale.ts';
import type { AskedField } from '../understanding.ts';
import {
  bandOf,
  boundsOf,
  currencyOf,
  endsBehind,
  hasUnitOf,
  isInZip,
  isYear,
  nearestBefore,
  numberConstraints,
  numberRule,
  withEnds,
} from './number-rule.ts';

/** "For rent" or "to buy", said in the message or before it. */
const saleTypeSaid = ({ lexemes: all, before }: Message): 'for_rent' | 'for_sale' | undefined => {
  // "To buy, sorry, I mean to rent".
  const corrected = all.slice(all.findLastIndex((one) => says(one, 'correction')) + 1);
  const lexemes = corrected.some((one) => saidOf(one, 'sale') !== undefined) ? corrected : all;
  const said = (value: 'rent' | 'buy'): boolean =>
    lexemes.some((one) => says(one, `sale.${value}`) && !says(one, 'sale.either'));
  if (said('rent') !== said('buy')) return said('rent') ? 'for_rent' : 'for_sale';
  return saleTypeOf(before.constraints ?? []);
};

/** Sums between these mean thousands: "under 700". */
const SHORT = { from: 100, below: 1_000, most: 10e6 };
/** Beside others, and where homes are to be bought: "800 to 1200". */
const SHORT_BELOW_FOR_SALE = 2_000;
/** "At 75" is an age. */
const LEAST_FOR = 100;
const MILLIONS_BELOW = 25;
const WEEKS_A_MONTH = 52 / 12;
const MOST_PAYERS = 10;

/** "R$ 700 mil" are no 700 millions. */
const LARGEST = { plain: 50, value: 100e6 };

const priceOf = (
  amount: Amount,
  quantity: Quantity,
  isRent: boolean,
  { shortScale, shortBelow }: { shortScale: number; shortBelow: number },
): number => {
  const { value } = amount;
  if (amount.hasScale && !amount.isWord && amount.plain >= LARGEST.plain && value >= LARGEST.value)
    return value / 1_000;
  const isPriced =
    quantity.isFor ||
    quantity.compare !== undefined ||
    quantity.band !== undefined ||
    quantity.topic === 'Price' ||
    quantity.isOpen ||
    amount.isPlural ||
    quantity.high !== undefined;
  if (amount.hasScale || isRent || amount.isGrouped || !isPriced) return value;
  if (amount.hasDecimals) return value < MILLIONS_BELOW ? value * 1e6 : value;
  const isShort =
    value >= SHORT.from &&
    value < shortBelow &&
    value * shortScale < SHORT.most &&
    (quantity.currency === undefined || amount.isPlural) &&
    !(quantity.isFor && quantity.compare === undefined && value < LEAST_FOR);
  return isShort ? value * shortScale : value;
};

/** A smaller number in a word counts something: "le plus récent des *deux*". */
const LEAST_IN_WORDS = 20;
const isCount = ({ low: { isWord, hasScale, plain } }: Quantity): boolean =>
  isWord && !hasScale && plain < LEAST_IN_WORDS;

/** What a bare number is of where that was asked for. */
const OTHER_SUMS: readonly AskedField[] = ['HOAMonth', 'BuildingArea', 'LotArea'];

const isBare = ({ topic, currency, per, unit, low }: Quantity): boolean =>
  (topic ?? currency ?? per ?? unit) === undefined && !low.hasScale;

const isPrice = (quantity: Quantity, value: number, message: Message, isRent: boolean): boolean => {
  const { low, compare, topic, currency, band } = quantity;
  // "The 601 one", "mid 50s".
  if (
    (says(message.lexemes[quantity.to], 'point.described') &&
      saidOf(message.lexemes[quantity.to + 1], 'unit') === undefined) ||
    (band !== undefined && low.value < 100 && !low.hasScale && !low.hasDecimals)
  )
    return false;
  // "At least 1400 then", after the area was asked for.
  const isOfAsked =
    (message.before.askedAbout ?? []).some((field) => OTHER_SUMS.includes(field)) &&
    quantity.low.plain < LEAST_BARE_PRICE;
  if (isOfAsked && isBare(quantity)) return false;
  // "At least 110", after an area.
  const nearest =
    isBare(quantity) && !quantity.isFor ? nearestBefore(quantity.low, message.before.constraints ?? []) : undefined;
  if (nearest !== undefined && nearest.one.Field !== 'Price' && value >= LEAST_SALE_PRICE) return false;
  if (quantity.unit !== undefined || value < (isRent || currency !== undefined ? LEAST_RENT : LEAST_SALE_PRICE))
    return false;
  if (topic !== undefined && topic !== 'Price' && topic !== 'Rent') return false;
  if (!isBare(quantity) || low.isPlural || quantity.isFor) return true;
  if (compare !== undefined || quantity.isOpen || band !== undefined) return !low.isWord || value >= LEAST_SALE_PRICE;
  if (value >= LEAST_BARE_PRICE && (!low.isWord || quantity.high !== undefined)) return true;
  return (
    isRent &&
    value >= 300 &&
    value < LEAST_PRICE_READ_AS_SALE &&
    (quantity.high !== undefined || !isYear(quantity)) &&
    endsBehind(message, quantity.to)
  );
};

/** Sums: what a home may cost, and by how much the budget changes. */
export const budgetRules: readonly Rule[] = [
  numberRule('budget raised', 'stretch the budget by 50k', (quantity, message) => {
    if (quantity.step === undefined) return undefined;
    const budget = (message.before.constraints ?? []).find((one) => one.Field === 'Price' && one.Operator === 'atMost');
    // "By 10 %".
    const isShare = hasUnitOf(quantity, 'none') && quantity.low.value <= 100;
    if (isShare && budget?.Field === 'Price')
      return { kind: 'raise', by: ((quantity.step === 'raises' ? 1 : -1) * budget.Value * quantity.low.value) / 100 };
    const value =
      quantity.low.hasScale || quantity.low.value >= 2_000 ? quantity.low.value : quantity.low.value * 1_000;
    return { kind: 'raise', by: quantity.step === 'raises' ? value : -value };
  }),
];

/** "Exactly 600k" and "my budget is around 600k" are limits. */
const asLimit = (quantity: Quantity, { lexemes }: Message): Quantity => {
  const isBudget = lexemes.slice(quantity.from, quantity.to).some((one) => says(one, 'after.most'));
  const isLimit = quantity.compare === 'exact' || (quantity.compare === 'about' && isBudget);
  return isLimit ? { ...quantity, compare: 'most' } : quantity;
};

/** How many pay: "me and *2 roommates*", "the *3 of us*"; undefined where nobody says that. */
const payersOf = ({ lexemes }: Message): number | undefined => {
  const at = lexemes.findIndex(
    (one, index) =>
      one.amount !== undefined &&
      says(lexemes[index + 1], 'unit.none') &&
      saidOf(lexemes[index + 1], 'tag') === undefined,
  );
  const count = lexemes[at]?.amount?.value;
  if (count === undefined || count > MOST_PAYERS) return undefined;
  return says(lexemes[at - 1], 'link.and', 'link.with') ? count + 1 : count;
};

/** Where nobody says how many pay, "each" is of homes. */
const withPayers = ({ per, ...rest }: Quantity, message: Message): { quantity: Quantity; payers: number } => {
  const payers = per === 'person' ? payersOf(message) : undefined;
  const isOfHomes = per === undefined || (per === 'person' && payers === undefined);
  return { quantity: isOfHomes ? rest : { ...rest, per }, payers: payers ?? 1 };
};

/** What makes a sum one of a month, or of all who pay it. */
const timesOf = ({ per }: Quantity, isMonthly: boolean, payers: number): number => {
  if (per === 'week') return WEEKS_A_MONTH;
  return isMonthly && per === 'year' ? 1 / 12 : payers;
};

export const priceRules: readonly Rule[] = [
  numberRule('price', 'between 500 and 600k', (read, message, Words) => {
    const { quantity, payers } = withPayers(read, message);
    // Homes are not filtered by the price of an area.
    if (quantity.per === 'area') return EXPLAINED;
    // "780k is too much, 740k is our limit".
    const isTooMuch = message.lexemes.slice(quantity.to, quantity.to + 3).some((one) => says(one, 'less.Price'));
    if (isTooMuch && message.lexemes.slice(quantity.to).some(({ amount }) => amount !== undefined)) return EXPLAINED;
    const isMonthly = quantity.per === 'month' || quantity.per === 'week' || quantity.topic === 'Rent';
    const said = saleTypeSaid(message);
    const isShared = payers > 1 && said !== 'for_sale' && quantity.low.value < NEVER_A_SALE_BELOW;
    const isRent = isMonthly || isShared || said === 'for_rent';
    // "I pay 2,500 a month and want to buy": nobody here reckons what a loan comes to.
    if (isMonthly && said === 'for_sale' && quantity.low.value < NEVER_A_SALE_BELOW)
      return { kind: 'told', words: Words, isSought: false };
    const isShort = ({ amount }: Lexeme): boolean =>
      amount !== undefined && !amount.hasScale && amount.value >= SHORT.from && amount.value < SHORT.below;
    const isRange = quantity.high !== undefined && quantity.high.value < SHORT_BELOW_FOR_SALE;
    const isOfSale = said === 'for_sale' || isRange || message.lexemes.some(isShort);
    const scale = {
      shortScale: message.lexicon.language.shortScale ?? 1_000,
      shortBelow: isOfSale ? SHORT_BELOW_FOR_SALE : SHORT.below,
    };
    const times = timesOf(quantity, isMonthly, payers);
    const full = (amount: Amount): Amount => ({
      ...amount,
      value: Math.round(priceOf(amount, quantity, isRent, scale) * times * 100) / 100,
    });
    const whole = withEnds(quantity, full);
    if (times !== 1) whole.low.value = Math.floor(whole.low.value);
    if (
      quantity.noun !== undefined ||
      isCount(quantity) ||
      isInZip(quantity, message) ||
      !isPrice(whole, whole.low.value, message, isRent)
    )
      return undefined;
    const isBand =
      (whole.low.isPlural || whole.band !== undefined) && (whole.compare === undefined || whole.compare === 'about');
    const only = asLimit(whole, message);
    const bounds = isBand ? bandOf(whole) : boundsOf(only, 'atMost');
    const rent: Constraint[] =
      isMonthly && said !== 'for_sale' ? [{ Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words }] : [];
    return [
      ...rent,
      ...numberConstraints('Price', bounds, Words, only.compare === 'about'),
      ...currencyOf(quantity, message, Words),
    ];
  }),
];
