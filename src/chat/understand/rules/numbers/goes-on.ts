import {
  type AreaConstraint,
  type Constraint,
  isAreaConstraint,
  isNumberConstraint,
  type NumberConstraint,
} from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Sense } from '../../lexer/lexicon.ts';
import { isFiller, type Reading } from '../stretch.ts';
import { wantsPerson } from '../wants-person.ts';
import { boundsOf } from './bounds.ts';
import type { Quantity } from './quantity.ts';

type Measured = NumberConstraint | AreaConstraint;

const COUNTED = ['Bedrooms', 'Bathrooms', 'ParkingSpots'] as const;
const MOST_COUNTED = 12;
const MOST_TIMES = 3;
const FIRST_YEAR = 1_850;
const BESIDE: readonly string[] =
  'plain follow link reply search indifferent compare after point place soft negation range relative talk money corrects'.split(
    ' ',
  );

/** Whether a word may stand beside a number that goes on with one of before: "bump it to 4", "in Encinitas, with 3". */
export const mayStandBeside = ({ isMark, city, place, senses }: Lexeme): boolean => {
  if (isMark || city !== undefined || place !== undefined) return true;
  // "700*呢*".
  const mayAsk = ({ group, value }: Sense): boolean => group === 'ask' && (value === 'open' || value === 'closing');
  const asks = senses.some((sense) => sense.group === 'ask' && !mayAsk(sense));
  return !asks && senses.some((sense) => BESIDE.includes(sense.group) || mayAsk(sense));
};

/** "Make that 4, *que viene mi hermana*": where a last clause begins that tells why; with a number in it, it may say more. */
const startOfReason = ({ lexemes, tables }: Reading): number => {
  const from = lexemes.findLastIndex(({ isMark }) => isMark) + 1;
  const isRelative = tables.relatives?.split(' ').includes(lexemes[from]?.text ?? '') === true;
  const tellsWhy = lexemes[from - 1]?.text === ',' && isRelative;
  return tellsWhy && lexemes.slice(from).every(({ amount }) => amount === undefined) ? from : lexemes.length;
};

/** "3 Zimmer" are two bedrooms: what a number that was said of this kind is counted with. */
const offsetOf = ({ Words, Value, Operator }: Measured): number => {
  const said = Number(/(\d+)\s?\p{L}/u.exec(Words)?.[1] ?? Number.NaN);
  return Operator === 'atLeast' && said - Value === 1 ? -1 : 0;
};

/** What compares, asks of or counts homes that were shown. */
const OF_SHOWN: readonly string[] = ['compares', 'ask', 'point', 'ordinal', 'many', 'order', 'unit'];
const isOfShown = ({ group }: Sense): boolean => OF_SHOWN.includes(group);

const distance = (one: number, other: number): number => Math.abs(Math.log(one / other));

/** Which number of before a bare one takes the place of. */
const meantBy = (value: number, before: readonly Measured[]): Measured | undefined => {
  if (Number.isInteger(value * 2) && value <= MOST_COUNTED)
    return COUNTED.flatMap((field) => before.find(({ Field }) => Field === field) ?? [])[0];
  const near = before.filter(({ Field, Value }) => {
    if (Field === 'YearBuilt') return value >= FIRST_YEAR && Number.isInteger(value);
    const isSize = Field === 'BuildingArea' || Field === 'LotArea' || Field === 'HOAMonth';
    return isSize && Value > 0 && distance(value, Value) <= Math.log(MOST_TIMES);
  });
  return near.sort((one, other) => distance(value, one.Value) - distance(value, other.Value))[0];
};

/** "2 bedrooms", then "or 3": from the one to the other. */
const orNumber = (value: number, { Field, Operator, Value }: Measured, Words: string): Constraint[] | undefined =>
  Operator === 'atLeast' && COUNTED.some((field) => field === Field)
    ? ([
        { Field, Operator: 'atLeast', Value: Math.min(value, Value), Words },
        { Field, Operator: 'atMost', Value: Math.max(value, Value), Words },
      ] as Constraint[])
    : undefined;

/** Whether a bare number may go on with a count: "or 3", not "3", which is a place in the list. */
export const mayGoOn = ({ lexemes, before }: Reading): boolean =>
  before.some(({ Field }) => COUNTED.some((field) => field === Field)) &&
  lexemes.some(
    (lexeme) => !lexeme.isMark && ['link', 'follow', 'compare', 'after'].some((group) => hasSense(lexeme, group)),
  );

/** A sale of "750" means thousands. */
const SHORT_FROM = 50;
const SHORT_BELOW = 1_000;
/** One of "1.8" means millions, where that is what was spoken of. */
const MILLIONS_BELOW = 20;

/** What a bare number says as a price where one was asked for before; undefined where it may be something else. */
export const priceGoingOn = (
  quantity: Quantity,
  { lexemes, before, tables }: Reading,
  isRent: boolean,
): number | undefined => {
  const price = before.filter(isNumberConstraint).find(({ Field }) => Field === 'Price')?.Value;
  const { low, high, from, to, unit, topic } = quantity;
  // "800 is too much, say 720": the price of before is only called to mind.
  const isBefore = ({ amount }: Lexeme): boolean =>
    amount !== undefined && amount.value !== low.value && [1, 1_000].some((times) => amount.value * times === price);
  const others = [...lexemes.slice(0, from), ...lexemes.slice(to)].filter(
    (lexeme) => !isBefore(lexeme) && !hasSense(lexeme, 'drop', 'instead'),
  );
  if (price === undefined || low.isWord || [unit, topic, high].some((part) => part !== undefined)) return undefined;
  // "They'll pay for the move, so *make that* 4500".
  const isMade = hasSense(lexemes[from - 1], 'follow', 'only') && lexemes[from - 1]?.text.includes(' ') === true;
  if (!isMade && !others.every(mayStandBeside)) return undefined;
  const scale = tables.shortScale ?? 1_000;
  const isShort = !isRent && low.value >= SHORT_FROM && low.value < SHORT_BELOW;
  const isOfBaths = Number.isInteger(low.value * 2) && before.some(({ Field }) => Field === 'Bathrooms');
  const isMillions = !isRent && low.hasDecimals && low.value < MILLIONS_BELOW && !isOfBaths;
  const value = low.value * (isShort ? scale : isMillions ? 1_000_000 : 1);
  return value * MOST_TIMES >= price && value <= price * MOST_TIMES ? value : undefined;
};

/** "*Lieber 5*, und zwei Bäder", "*rather 5* with a pool": a count that is said first, before more of other kinds. */
const endsFirst = ({ low, unit, from, to }: Quantity, { lexemes }: Reading): boolean => {
  const leads = lexemes.slice(0, from);
  const isSaid = leads.some((lexeme) => hasSense(lexeme, 'follow', 'only') || hasSense(lexeme, 'soft', 'before'));
  const next = lexemes[to];
  const isEnd = next?.isMark === true || hasSense(next, 'link', 'and') || hasSense(next, 'follow', 'with');
  const isOfKind = lexemes.slice(to).some((lexeme) => ['bedroom', 'room'].some((one) => hasSense(lexeme, 'unit', one)));
  const isCount = unit === undefined && low.value > 1 && low.value <= MOST_COUNTED;
  return isCount && isSaid && isEnd && !isOfKind && leads.every(mayStandBeside);
};

/** "It *needn't have* 4, 3 will do", "3 bedrooms are *too many*, 2 will do", "4 *sind zu viel*". */
const isDenied = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at - 1], 'indifferent', 'before') ||
  hasSense(lexemes[at - 1], 'negation', 'not') ||
  hasSense(lexemes[at - 1], 'drop', 'instead') ||
  hasSense(lexemes[hasSense(lexemes[at + 1], 'unit') ? at + 2 : at + 1], 'indifferent', 'after');

const isUnitOfDenied = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at], 'unit') && lexemes[at - 1]?.amount !== undefined && isDenied(lexemes, at - 1);

/**
 * "Make that 4", "2500 would be better": a number without more is what a number of before is to be. Undefined where other
 * words say that it is something else.
 */
export const goesOn = (quantity: Quantity, reading: Reading, Words: string): Constraint[] | undefined => {
  const { low, high, from, to, unit, topic, currency, per } = quantity;
  const { lexemes, before } = reading;
  // "Raise it to 4": a sum, unless it is as small as a count.
  const isRaised = topic === 'price' && low.value <= MOST_COUNTED && hasSense(lexemes[to - 2], 'follow', 'only');
  if ([unit, isRaised ? undefined : topic, currency, per].some((part) => part !== undefined)) return undefined;
  if (low.hasScale || low.isOrdinal) return undefined;
  // "Less than 10 *minutes from* the beach".
  if (hasSense(lexemes[to], 'place', 'near')) return undefined;
  // "3/2" is no row from two to three.
  if (quantity.isSlashed && high !== undefined && high.value <= low.value) return undefined;
  if (isDenied(lexemes, from) && before.some((one) => isNumberConstraint(one) && one.Value === low.value)) return [];
  const measured = before.filter((one): one is Measured => isNumberConstraint(one) || isAreaConstraint(one));
  const meant = meantBy(low.value, measured);
  if (meant === undefined) return undefined;
  const end = endsFirst(quantity, reading) ? to : lexemes.length;
  const reason = startOfReason(reading);
  const others = lexemes
    .slice(0, end)
    .filter(
      ({ amount }, index) =>
        (index < from || index >= to) &&
        !(index >= to && index >= reason) &&
        (amount === undefined || !isDenied(lexemes, index)) &&
        !hasSense(lexemes[index], 'drop', 'instead') &&
        !isUnitOfDenied(lexemes, index),
    );
  // "90 is tight, at least 110", of who wanted 90: the number of before is only called to mind.
  const isOfMeant = ({ amount }: Lexeme): boolean => amount !== undefined && meantBy(amount.value, measured) === meant;
  const isBefore = (lexeme: Lexeme): boolean => isOfMeant(lexeme) && lexeme.amount?.value === meant.Value;
  if (low.value === meant.Value && others.some((lexeme) => isOfMeant(lexeme) && !isBefore(lexeme))) return [];
  const isAsked = wantsPerson(lexemes) || others.some((lexeme) => lexeme.amount !== undefined && !isBefore(lexeme));
  // What is told of the number of before may be told in any words.
  const isToldOf = others.some(isBefore);
  const isBeside = (lexeme: Lexeme): boolean =>
    mayStandBeside(lexeme) ||
    isBefore(lexeme) ||
    (isToldOf && lexeme.amount === undefined && (isFiller(lexeme) || !lexeme.senses.some(isOfShown)));
  if (isAsked || !others.every(isBeside)) return undefined;
  const offset = offsetOf(meant);
  const shifted = { ...quantity, low: { ...low, value: low.value + offset } };
  if (high !== undefined) shifted.high = { ...high, value: high.value + offset };
  const isOr = hasSense(lexemes[0], 'link', 'or') && quantity.compare === undefined && high === undefined;
  const either = isOr ? orNumber(shifted.low.value, meant, Words) : undefined;
  if (either !== undefined) return either;
  const isCount = COUNTED.some((field) => field === meant.Field);
  const bare = meant.Operator === 'not' ? 'atLeast' : meant.Operator;
  const unitOf = isAreaConstraint(meant) ? { AreaUnit: meant.AreaUnit } : {};
  return boundsOf(shifted, isCount ? 1 : 0, bare).map(
    (bound) => ({ Field: meant.Field, ...bound, ...unitOf, Words }) as Constraint,
  );
};
