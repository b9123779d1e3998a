import { foldText } from '../../../listings/fold.ts';
import type { Constraint } from '../constraint.ts';
import { isWithin } from '../lexer/edit-distance.ts';
import type { Statement } from '../statement.ts';

const NAMES_OF_LISTINGS: ReadonlySet<string> = new Set(['City', 'Near', 'PropertyType', 'Street', 'Currency']);
/** One typing error in so many letters. */
const LETTERS_AN_ERROR = 4;
/** So few unknown words may be typing errors; more are another language. */
const FEWEST_WORDS = 3;
/** The tables of the languages read these. */
const OTHER_SCRIPT = /(?!\p{sc=Latin}|\p{sc=Han})\p{L}/u;

const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);

const nearlyAgree = (name: string, said: string): boolean => {
  const fold = foldText(name);
  const words = wordsOf(said);
  const most = Math.floor(fold.length / LETTERS_AN_ERROR);
  return words.some((_, from) =>
    words.slice(from).some((__, length) => {
      const stretch = words.slice(from, from + length + 1).join(' ');
      return isWithin(stretch, fold, most) || isWithin(stretch.replaceAll(' ', ''), fold.replaceAll(' ', ''), most);
    }),
  );
};

/** Whether the tables can't read a message, so that nobody but the model can tell which name was meant. */
const isForeign = (words: string, { isLanguageKnown, unexplained }: Statement): boolean =>
  OTHER_SCRIPT.test(words) || (!isLanguageKnown && wordsOf(unexplained.join(' ')).length >= FEWEST_WORDS);

/** Whether the words of a constraint may mean its names. */
export const saysNames = ({ Field, Operator, Value, Words }: Constraint, statement: Statement): boolean => {
  if (!NAMES_OF_LISTINGS.has(Field) || !Array.isArray(Value)) return true;
  if (Operator === 'is' && isForeign(Words, statement)) return true;
  return Value.every((name) => nearlyAgree(String(name), Words));
};
