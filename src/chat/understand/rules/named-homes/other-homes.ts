import type { Constraint } from '../../constraint.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { isTelephone } from '../of-the-visit.ts';
import type { Pointing } from '../read-asking.ts';
import { isFiller, type Reading, wordsOf } from '../stretch.ts';

const COMPARED: readonly string[] = ['lessThan', 'moreThan', 'newerThan', 'olderThan'];

/** "Is 7 Q St *cheaper than* 9 Q St?": weighed with a home that is named before. */
const isWeighed = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = isFiller(lexemes[at - 1]) && !isCompared(lexemes[at - 1]) ? lexemes[at - 2] : lexemes[at - 1];
  return isCompared(before) || isThan(lexemes, at);
};

/** "Not 9 Q St", "cheaper than 9 Q St", "10 miles from 9 Q St": other homes than the one that is named. */
const speaksOfOthers = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = isFiller(lexemes[at - 1]) && !isTelling(lexemes[at - 1]) ? lexemes[at - 2] : lexemes[at - 1];
  return isTelling(before) || isThan(lexemes, at);
};

const isThan = (lexemes: readonly Lexeme[], at: number): boolean =>
  hasSense(lexemes[at - 1], 'place', 'weak') && hasSense(lexemes[at - 2], 'relative');

const isCompared = (lexeme: Lexeme | undefined): boolean =>
  COMPARED.some((value) => hasSense(lexeme, 'compare', value));

const isTelling = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'negation', 'not') ||
  hasSense(lexeme, 'similar') ||
  isCompared(lexeme) ||
  (hasSense(lexeme, 'place', 'near') &&
    !hasSense(lexeme, 'place', 'on') &&
    !hasSense(lexeme, 'compare', 'about') &&
    !hasSense(lexeme, 'plain'));

const CODE_LETTERS = /^[a-z]{2,10}$/;
const CODE_DIGITS = /^\d{1,3}$/;

/** "AB12": letters that nobody knows with digits right behind them, as a number of the MLS is written. */
export const unknownCode = (reading: Reading): Constraint | undefined => {
  const { lexemes } = reading;
  const at = lexemes.findIndex((lexeme, index) => {
    const digits = lexemes[index + 1];
    const isGlued = digits?.start === lexeme.end && CODE_DIGITS.test(digits.text) && !digits.isTaken;
    return isGlued && !lexeme.isTaken && lexeme.senses.length === 0 && CODE_LETTERS.test(lexeme.text);
  });
  if (at === -1) return undefined;
  const Words = wordsOf(reading, at, at + 2);
  return { Field: 'MLSNumber', Operator: 'is', Value: Words, Words };
};

/** The homes that a message names by number, address or link, and the words for those from which it only sets out. */
export const readIdentifiers = (
  reading: Reading,
  { positions }: Pointing,
): { named: Constraint[]; others: string[] } => {
  const named: Constraint[] = [];
  const others: string[] = [];
  for (const [index, { identifier }] of reading.lexemes.entries()) {
    if (identifier === undefined || isTelephone(reading, index)) continue;
    const isOfTwo = named.length + positions.length > 0 && isWeighed(reading.lexemes, index);
    if (!isOfTwo && speaksOfOthers(reading.lexemes, index)) others.push(wordsOf(reading, index, index + 1));
    else named.push(identifier);
  }
  return { named, others };
};
