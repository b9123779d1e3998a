import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isFiller, type Reading } from '../stretch.ts';

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

/** Takes the days of the year: "need it by *9/1*" says nothing of rooms. */
export const takeCalendarDays = ({ lexemes, tables }: Reading): void => {
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
