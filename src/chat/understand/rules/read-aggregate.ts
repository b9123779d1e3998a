import type { Constraint } from '../constraint.ts';
import { splitEntry } from '../languages/expand-phrases.ts';
import { saysPhrase } from '../languages/says-phrase.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { AGGREGATES, type Aggregate } from '../understanding.ts';
import { type Reading, wordsOf } from './stretch.ts';

const LEAST_PRICE = 100;

/** "The price range of *300 to 500k*" is what the visitor pays. */
const saysOwnRange = (lexemes: readonly Lexeme[], at: number): boolean => {
  const { amount } = lexemes[hasSense(lexemes[at], 'currency') ? at + 1 : at] ?? {};
  return amount !== undefined && (amount.hasScale || amount.value >= LEAST_PRICE);
};

const aggregateAt = (lexemes: readonly Lexeme[], at: number): Aggregate | undefined => {
  if (hasSense(lexemes[at], 'aggregate', 'range')) return saysOwnRange(lexemes, at + 1) ? undefined : 'average';
  // "Prix plancher *300 000*" bounds it.
  if (hasSense(lexemes[at], 'compare') && saysOwnRange(lexemes, at + 1)) return undefined;
  return AGGREGATES.find((name) => hasSense(lexemes[at], 'aggregate', name));
};

/**
 * What is asked of all that match, with what was asked before in the message: with a figure the answer tells how many there
 * are, too, and with an average the lowest and the highest.
 */
export const aggregateWith = (
  before: Aggregate | undefined,
  lexemes: readonly Lexeme[],
  at: number,
): Aggregate | undefined => {
  const said = aggregateAt(lexemes, at);
  if (said === undefined || said === before) return before;
  if (before === undefined || before === 'count') return said;
  return said === 'count' ? before : 'average';
};

const MEASURED: readonly string[] = ['average', 'lowest', 'highest', 'range'];
const isMeasured = (lexeme: Lexeme): boolean => MEASURED.some((value) => hasSense(lexeme, 'aggregate', value));

/** "*Median* price", "*Median*miete": the average is what is told, and the answer says that the word was not understood. */
export const readMedian = ({ text, lexemes, tables }: Reading): string[] => {
  const words = splitEntry(tables.median ?? '');
  return lexemes.filter(isMeasured).flatMap(({ start, end }) => {
    const said = text.folded.slice(start, end);
    const at = words.map((word) => said.indexOf(word)).find((found) => found !== -1);
    if (at === undefined) return [];
    const word = /^\p{L}+/u.exec(said.slice(at))?.[0] ?? '';
    return [text.spelling(start + at, start + at + word.length)];
  });
};

/** "The average *rent*", "quanto custa em média *o aluguel*": a figure of rents is one of homes to let. */
export const rentOfAggregate = (reading: Reading): Constraint[] => {
  const { lexemes, tables, saleType } = reading;
  if (saleType !== undefined) return [];
  const at = lexemes.findIndex(isMeasured);
  if (at === -1) return [];
  const isRent = ({ text, senses }: Lexeme): boolean =>
    senses.some(({ group }) => ['aggregate', 'topic', 'ask', 'sale'].includes(group)) && saysPhrase(text, tables.rents);
  const rent = lexemes.findIndex(isRent);
  const isSale = lexemes.some((lexeme) => hasSense(lexeme, 'sale', 'buy'));
  return rent === -1 || isSale
    ? []
    : [{ Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words: wordsOf(reading, rent, rent + 1) }];
};
