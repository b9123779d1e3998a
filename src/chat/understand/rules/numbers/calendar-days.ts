import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller, type Reading, take, wordsOf } from '../stretch.ts';

const LAST_DAY = 31;
const LAST_MONTH = 12;
const LENGTH = 3;

const ORDINAL = /^(?:the )?\d{1,2}(?:st|nd|rd|th)$/;

const isDigits = ({ amount }: Lexeme): boolean =>
  amount !== undefined && !amount.isWord && !amount.hasScale && !amount.hasDecimals && amount.value > 0;

/** "9/1", written without blanks: a month and a day, or rooms. */
const isPair = (lexemes: readonly Lexeme[], at: number): boolean => {
  const [first, slash, second] = lexemes.slice(at, at + LENGTH);
  if (first === undefined || second === undefined || slash?.text !== '/') return false;
  if (!isDigits(first) || !isDigits(second) || first.end !== slash.start || slash.end !== second.start) return false;
  const [one, other] = [first.amount?.value ?? 0, second.amount?.value ?? 0];
  return Math.max(one, other) <= LAST_DAY && Math.min(one, other) <= LAST_MONTH;
};

/** Whether a lexeme ends in words that a day stands behind: "lease starts", "by". */
const announcesDay = (lexeme: Lexeme | undefined, words: readonly string[]): boolean =>
  lexeme !== undefined &&
  !lexeme.isMark &&
  words.some((word) => lexeme.text === word || lexeme.text.endsWith(` ${word}`));

/** "*Jan 5*", "the 5th of January". */
const isOfMonth = (lexemes: readonly Lexeme[], at: number, months: readonly string[]): boolean => {
  const lexeme = lexemes[at];
  const isDay = lexeme !== undefined && (ORDINAL.test(lexeme.text) || isDigits(lexeme));
  if (!isDay || (lexeme.amount?.value ?? 0) > LAST_DAY) return false;
  const next = hasSense(lexemes[at + 1], 'place', 'weak') ? lexemes[at + 2] : lexemes[at + 1];
  const isBehind = announcesDay(lexemes[at - 1], months) && !hasSense(lexemes[at + 1], 'unit');
  return isBehind || (next !== undefined && months.includes(next.text));
};

const FIRST_YEAR = 1_900;
const SINCE = [
  ['compare', 'since'],
  ['range', 'open'],
] as const;
/** What speaks of homes or asks for them. */
const OF_HOMES: readonly string[] = 'type home many tag search sale state topic ask order relative compare own'.split(
  ' ',
);
const isOfHomes = ({ senses, amount }: Lexeme): boolean =>
  amount !== undefined || senses.some(({ group }) => OF_HOMES.includes(group));

/** "*I've lived* here", not "in La Mesa". */
const tellsOfLife = (lexeme: Lexeme): boolean =>
  ['from', 'kin'].some((value) => hasSense(lexeme, 'place', value)) ||
  ['lived', 'visitor'].some((group) => hasSense(lexeme, group)) ||
  (hasSense(lexeme, 'plain', 'stop') && !isFiller(lexeme) && !hasSense(lexeme, 'place') && !hasSense(lexeme, 'link'));

/** "I've worked here *since 1998* and want a condo": since when, in a clause of the visitor's life before homes are asked for. */
const isOwnYear = ({ lexemes, year }: Reading, at: number): boolean => {
  const [since, lexeme, next] = lexemes.slice(at - 1);
  const { value = 0, isGrouped = true } = lexeme?.amount ?? {};
  const isYear = lexeme !== undefined && isDigits(lexeme) && !isGrouped && value >= FIRST_YEAR && value <= year;
  if (!isYear || !SINCE.some(([group, one]) => hasSense(since, group, one))) return false;
  const told = lexemes.slice(lexemes.slice(0, at).findLastIndex(({ isMark }) => isMark) + 1, at - 1);
  const endsClause =
    next?.isMark === true || ['link', 'own'].some((group) => hasSense(next, group)) || hasSense(next, 'plain', 'stop');
  return told.some(tellsOfLife) && !told.some(isOfHomes) && endsClause && lexemes.slice(at + 1).some(isOfHomes);
};

/** Takes the days of the year: "need it by *9/1*" says nothing of rooms. */
export const takeCalendarDays = (reading: Reading): void => {
  const { lexemes, tables } = reading;
  for (let at = 2; at < lexemes.length; at += 1)
    if (isOwnYear(reading, at)) for (const lexeme of lexemes.slice(at - 1, at + 1)) lexeme.isTaken = true;
  const words = tables.beforeDays?.split(';').map((word) => word.trim()) ?? [];
  const months = tables.months?.split(' ') ?? [];
  for (const [at, lexeme] of lexemes.entries()) if (isOfMonth(lexemes, at, months)) lexeme.isTaken = true;
  for (let at = 1; at < lexemes.length; at += 1) {
    if (!isPair(lexemes, at)) continue;
    const before = lexemes[at - 1];
    // "From 1/3 *to* 6/30".
    const isLast =
      hasSense(before, 'range', 'to') && lexemes[at - 2]?.isTaken === true && isPair(lexemes, at - 1 - LENGTH);
    const isDay = announcesDay(before, words) || (isFiller(before) && announcesDay(lexemes[at - 2], words));
    if (!isDay && !isLast) continue;
    for (const lexeme of lexemes.slice(at, at + LENGTH)) lexeme.isTaken = true;
  }
};

const MOST_TO_COME = 10;
const isYearToCome = (lexeme: Lexeme | undefined, year: number): boolean =>
  lexeme !== undefined &&
  isDigits(lexeme) &&
  lexeme.amount?.isGrouped === false &&
  lexeme.amount.value >= year &&
  lexeme.amount.value <= year + MOST_TO_COME;

/** Where the month begins that stands before its year: "*March* 2027", "*marzo* de 2027". */
const monthBefore = (lexemes: readonly Lexeme[], at: number, months: readonly string[]): number | undefined => {
  const month = hasSense(lexemes[at - 1], 'place', 'joins') ? at - 2 : at - 1;
  return announcesDay(lexemes[month], months) ? month : undefined;
};

/** Behind which lexeme a year with its month ends: "2027年3月". */
const monthBehind = (lexemes: readonly Lexeme[], at: number): number | undefined => {
  const [unit, month, ofMonth] = lexemes.slice(at + 1, at + 1 + LENGTH);
  const isMonth = hasSense(unit, 'unit', 'year') && (month?.amount?.value ?? LAST_MONTH + 1) <= LAST_MONTH;
  return isMonth && ofMonth?.text.startsWith('月') === true ? at + 1 + LENGTH : undefined;
};

/** "Moving in *March 2027*": a month to come, which no listing tells; it is taken and told as not understood. */
export const readMonthsToCome = (reading: Reading): string[] => {
  const { lexemes, tables, year } = reading;
  const months = tables.months?.split(' ') ?? [];
  return lexemes.flatMap((lexeme, at) => {
    if (lexeme.isTaken || !isYearToCome(lexeme, year)) return [];
    const begin = monthBefore(lexemes, at, months);
    const end = begin === undefined ? monthBehind(lexemes, at) : at + 1;
    const isOfBuilding = lexemes.slice(0, at).some((one) => hasSense(one, 'topic', 'built'));
    if (end === undefined || isOfBuilding) return [];
    take(reading, begin ?? at, end);
    return [wordsOf(reading, begin ?? at, end)];
  });
};
