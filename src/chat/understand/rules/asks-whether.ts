import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

const endsClause = (lexeme: Lexeme | undefined): boolean => lexeme === undefined || lexeme.isMark;

/** "Ein Keller müsste schon *dabei* sein": required, with nothing but everyday words up to the end of the clause. */
const isRequired = (lexemes: readonly Lexeme[], at: number): boolean => {
  const behind = lexemes.findIndex(
    (lexeme, index) => index > at && (lexeme.isMark || !hasSense(lexeme, 'plain', 'stop')),
  );
  if (behind !== -1 && !endsClause(lexemes[behind])) return false;
  for (let index = at - 1; index >= 0 && !endsClause(lexemes[index]); index -= 1)
    if (hasSense(lexemes[index], 'follow', 'requires')) return true;
  return false;
};

const OF_SEVERAL: readonly string[] = ['focus', 'all'];
const pointsAtOne = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    ({ senses, identifier }) =>
      identifier !== undefined || senses.some(({ group, value }) => group === 'point' && !OF_SEVERAL.includes(value)),
  );

const beginsClause = (lexemes: readonly Lexeme[], at: number): boolean =>
  endsClause(lexemes[at - 1]) || ['link', 'talk', 'reply'].some((group) => hasSense(lexemes[at - 1], group));

/**
 * Whether words like "has" and "is there" ask something. What is required asks nothing, nor does "meine Frau *hat* gesagt":
 * where a question without a mark begins with its verb, one further back only tells.
 */
export const asksWhether = ({ lexemes, tables }: Reading, isQuestion: boolean): boolean => {
  const verbs = tables.askingVerbs?.split(';') ?? [];
  const mayTell = !isQuestion && !pointsAtOne(lexemes);
  return lexemes.some(
    (lexeme, at) =>
      !lexeme.isTaken &&
      hasSense(lexeme, 'ask', 'has') &&
      !isRequired(lexemes, at) &&
      !(mayTell && verbs.includes(lexeme.text) && !beginsClause(lexemes, at)),
  );
};
