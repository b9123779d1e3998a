import { foldText } from '../../../../listings/fold.ts';
import { STREETS } from '../../languages/streets.ts';
import type { Marked } from '../../lexer/lex.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isOrigin } from '../places/origins.ts';
import type { Reading } from '../stretch.ts';
import { findStreets, type StreetName } from './read-codes.ts';

type Asked = Pick<Reading, 'text' | 'lexemes' | 'tables' | 'vocabulary' | 'hasShown'>;

const HIGHEST = 99_999;
/** From here on a bare number of five digits is a ZIP code. */
const LEAST_ZIP = 10_000;
/** "Rentals on Oak St 2500": a round sum from here on, in a search for homes. */
const LEAST_SUM = 300;
const ROUND = 50;
const MOST_BETWEEN = 3;
/** Below it a number may count something that nobody knows the word for. */
const LEAST_BARE = 10;
const COUNTED_BY: readonly string[] = ['unit', 'currency', 'per', 'topic', 'home', 'type', 'range', 'many'];
const OF_SEARCH: readonly string[] = ['home', 'type', 'unit', 'sale', 'many', 'tag'];
const BEFORE_NUMBER: readonly string[] = ['ask', 'plain', 'place', 'home', 'type', 'search', 'point'];
/** "3-4", "3/4", "3 %": what a house number does not stand before. */
const GOES_ON = /^[-–—/%+]$/;

const hasAny = (lexeme: Lexeme | undefined, groups: readonly string[]): boolean =>
  groups.some((group) => hasSense(lexeme, group));

const isPlainNumber = (lexeme: Lexeme | undefined): lexeme is Lexeme & Required<Pick<Lexeme, 'amount'>> => {
  const { amount, isTaken = true, identifier } = lexeme ?? {};
  if (amount === undefined || isTaken || identifier !== undefined) return false;
  const { value, isWord, hasScale, hasDecimals, isPlural, isOrdinal, isGrouped } = amount;
  const isOther = isWord || hasScale || hasDecimals || isPlural || isOrdinal || isGrouped;
  return !isOther && value >= 1 && value <= HIGHEST;
};

/** "Oak St 14", not "Oak St 3 bedrooms" and not "Oak St 2 or 3 bedrooms". */
const countsNothing = (lexemes: readonly Lexeme[], at: number): boolean => {
  const next = lexemes[at + 1];
  if (next === undefined) return true;
  if (next.isMark) return !GOES_ON.test(next.text);
  if (hasSense(next, 'link') && lexemes[at + 2]?.amount !== undefined) return countsNothing(lexemes, at + 2);
  return !hasAny(next, COUNTED_BY);
};

const isNumberWord = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'point', 'number');

const isSum = ({ lexemes }: Asked, value: number): boolean =>
  value >= LEAST_SUM && value % ROUND === 0 && lexemes.some((lexeme) => hasAny(lexeme, OF_SEARCH));

const isHouseNumber = (asked: Asked, at: number): boolean => {
  const { lexemes, vocabulary } = asked;
  const lexeme = lexemes[at];
  if (!isPlainNumber(lexeme) || !countsNothing(lexemes, at)) return false;
  if (isNumberWord(lexemes[at - 1])) return true;
  const { value } = lexeme.amount;
  return value < LEAST_ZIP && !vocabulary.known.zips.includes(lexeme.text) && !isSum(asked, value);
};

/** "14 Oak St", but "Calle Mayor 14" and "Leopoldstr 14": as addresses of such streets are written. */
const addressOf = (street: string, number: number): string => {
  const last = foldText(street).split(' ').at(-1) ?? '';
  return STREETS.isEnding(last) ? `${number} ${street}` : `${street} ${number}`;
};

/** The number behind a street: "Oak St 14", "Oak St, number 14". */
const numberBehind = (asked: Asked, { to }: StreetName): number | undefined => {
  const { lexemes } = asked;
  const comma = lexemes[to]?.text === ',' ? to + 1 : to;
  const at = isNumberWord(lexemes[comma]) ? comma + 1 : comma;
  return isHouseNumber(asked, at) ? at : undefined;
};

/** "171 Kaiserstraße", though such streets have their numbers behind them. */
const isDirectlyBefore = (asked: Asked, { from, name, isKnown }: StreetName): boolean => {
  const { amount } = asked.lexemes[from - 1] ?? {};
  const before = asked.lexemes[from - 2];
  const isBegin = before === undefined || before.isMark || hasAny(before, BEFORE_NUMBER);
  const isRound = amount !== undefined && amount.value >= LEAST_SUM && amount.value % ROUND === 0;
  return isKnown && /^\S+$/.test(name) && isBegin && !isRound && isHouseNumber(asked, from - 1);
};

/** The number before a street: "14, Oak St" at the begin of what is said, "number 14 on Oak St". */
const numberBefore = (asked: Asked, street: StreetName): number | undefined => {
  const { lexemes } = asked;
  const { from } = street;
  let at = from - 1;
  const isBetween = (lexeme: Lexeme | undefined): boolean => hasSense(lexeme, 'place') || hasSense(lexeme, 'plain');
  while (at > from - 1 - MOST_BETWEEN && isBetween(lexemes[at])) at -= 1;
  if (isPlainNumber(lexemes[at]) && isNumberWord(lexemes[at - 1])) return at;
  if (isDirectlyBefore(asked, street)) return from - 1;
  const number = from - 2;
  const before = lexemes[number - 1];
  const isBegin = before === undefined || hasSense(before, 'ask') || hasSense(before, 'plain', 'the');
  return lexemes[from - 1]?.text === ',' && isBegin && isHouseNumber(asked, number) ? number : undefined;
};

/** "The house at *fourteen* Oak Street". */
const spelledNumber = ({ lexemes }: Asked, { from, to, isKnown }: StreetName): number | undefined => {
  const { amount } = lexemes[from] ?? {};
  return !isKnown && to > from + 2 && amount?.isWord === true && !amount.isOrdinal ? amount.value : undefined;
};

/** "Oak St 1 *and 3*": the places of the numbers that go on. */
const numbersInRow = (asked: Asked, from: number): number[] => {
  const { lexemes } = asked;
  const isNext = hasSense(lexemes[from + 1], 'link') || lexemes[from + 1]?.text === ',';
  return isNext && isHouseNumber(asked, from + 2) ? [from + 2, ...numbersInRow(asked, from + 2)] : [];
};

const addressesOfStreet = (asked: Asked, street: StreetName): Marked[] => {
  const { lexemes, text } = asked;
  const marked = (from: number, to: number, Value: string): Marked => {
    const [start, end] = [lexemes[from]?.start ?? 0, lexemes[to - 1]?.end ?? 0];
    if (isOrigin(lexemes, from)) return { start, end };
    return { start, end, constraint: { Field: 'Address', Operator: 'is', Value, Words: text.spelling(start, end) } };
  };
  const numbered = (at: number): string => addressOf(street.name, lexemes[at]?.amount?.value ?? 0);
  const spelled = spelledNumber(asked, street);
  if (spelled !== undefined) {
    const [, ...name] = street.name.split(' ');
    return [marked(street.from, street.to, addressOf(name.join(' '), spelled))];
  }
  const behind = numberBehind(asked, street);
  if (behind !== undefined)
    return [
      marked(street.from, behind + 1, numbered(behind)),
      ...numbersInRow(asked, behind).map((at) => marked(at, at + 1, numbered(at))),
    ];
  const before = numberBefore(asked, street);
  if (before === undefined) return [];
  const from = isNumberWord(lexemes[before - 1]) ? before - 1 : before;
  return [marked(from, street.to, numbered(before))];
};

/** "*1 and* 3 Elm St": numbers before an address that is known as one. */
const numbersBeforeAddress = ({ lexemes, text, hasShown }: Asked): Marked[] =>
  lexemes.flatMap(({ identifier }, at) => {
    const number = lexemes[at - 2];
    const before = lexemes[at - 3];
    const isLinked = hasSense(lexemes[at - 1], 'link', 'and') || hasSense(lexemes[at - 1], 'link', 'or');
    const isBegin = before === undefined || before.isMark || hasAny(before, ['ask', 'plain', 'place', 'search']);
    if (identifier?.Field !== 'Address' || !/^\d/.test(identifier.Value) || hasShown) return [];
    if (!isLinked || !isBegin || !isPlainNumber(number)) return [];
    const { start, end, amount } = number;
    const Value = identifier.Value.replace(/^\d+\p{L}?/u, String(amount.value));
    return [{ start, end, constraint: { ...identifier, Value, Words: text.spelling(start, end) } }];
  });

/** "Is 15 Oak available?": a number and a name that nobody knows, and nothing else that says what is wanted. */
const unknownAddress = ({ lexemes, text, tables }: Asked): Marked[] => {
  if (tables.hasCapitalNouns === true) return [];
  const isAsking = (lexeme: Lexeme): boolean => lexeme.isMark || hasAny(lexeme, ['ask', 'search', 'plain', 'talk']);
  return lexemes.flatMap((number, at) => {
    const name = lexemes[at + 1];
    if (!isPlainNumber(number) || number.amount.value < LEAST_BARE || name?.isCapital !== true || name.isMark)
      return [];
    const isName = !name.isTaken && !name.city && !name.place && name.senses.every(({ value }) => value === 'common');
    const others = [...lexemes.slice(0, at), ...lexemes.slice(at + 2)];
    if (!isName || name.amount !== undefined || !others.every(isAsking)) return [];
    const [start, end] = [number.start, name.end];
    const Words = text.spelling(start, end);
    return [{ start, end, constraint: { Field: 'Address', Operator: 'is', Value: Words, Words } }];
  });
};

/** Addresses whose house number does not stand directly before the street, as stretches that are known from then on. */
export const findHouseNumbers = (asked: Asked): Marked[] => {
  if (!asked.lexemes.some(({ amount }) => amount !== undefined)) return [];
  const found = [
    ...findStreets(asked).flatMap((street) => addressesOfStreet(asked, street)),
    ...numbersBeforeAddress(asked),
  ];
  return found.length > 0 ? found : unknownAddress(asked);
};
