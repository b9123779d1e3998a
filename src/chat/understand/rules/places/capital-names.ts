import { phrasesOfAll } from '../../languages/tables.ts';
import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Reading, wordsOf } from '../stretch.ts';

const ALWAYS_CAPITAL: ReadonlySet<string> = new Set(phrasesOfAll(({ alwaysCapital }) => alwaysCapital));
const CAPITAL = /^\p{Lu}\p{Ll}/u;
const NO_PART: readonly string[] = [
  'link',
  'negation',
  'compare',
  'unit',
  'sale',
  'type',
  'home',
  'tag',
  'search',
  'drop',
];

const isPart = (reading: Reading, at: number): boolean => {
  const lexeme = reading.lexemes[at];
  if (lexeme === undefined || lexeme.isTaken || lexeme.isMark || !lexeme.isCapital) return false;
  if (lexeme.amount !== undefined || lexeme.identifier !== undefined) return false;
  if (lexeme.city !== undefined || lexeme.place !== undefined || lexeme.propertyType !== undefined) return false;
  return (
    NO_PART.every((group) => !hasSense(lexeme, group)) &&
    !hasSense(lexeme, 'plain', 'owned') &&
    wordsOf(reading, at, at + 1)
      .split(/\s+/)
      .every((word) => CAPITAL.test(word))
  );
};

/** An everyday word with a capital letter, "I" apart. */
const isRaised = ({ isCapital, senses, text, city, place }: Lexeme): boolean =>
  isCapital &&
  senses.length > 0 &&
  city === undefined &&
  place === undefined &&
  !ALWAYS_CAPITAL.has(/^[^ ']*/.exec(text)?.[0] ?? '');

const words = (lexemes: readonly Lexeme[]): number =>
  lexemes.reduce((sum, { text }) => sum + text.split(' ').length, 0);

/**
 * The end of a name of several words with capital letters, everyday words as they may be: "New Town", "Center City". `from`
 * where there is none, or where other words of the message have capital letters too, so that they tell nothing.
 */
export const endOfCapitals = (reading: Reading, from: number): number => {
  const { lexemes, tables } = reading;
  if (tables.hasCapitalNouns === true) return from;
  let to = from;
  while (isPart(reading, to) || (to > from && hasSense(lexemes[to], 'place', 'joins') && isPart(reading, to + 1)))
    to += 1;
  const elsewhere = lexemes.some((lexeme, index) => index > 0 && (index < from || index >= to) && isRaised(lexeme));
  return elsewhere || words(lexemes.slice(from, to)) < 2 ? from : to;
};
