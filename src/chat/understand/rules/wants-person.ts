import { hasSense, type Lexeme } from '../lexer/lexeme.ts';

const POINTS: readonly string[] = ['number', 'one', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'last'];

/** "Posso ver o T3 *no sábado*?" */
const visitsOnDay = (lexemes: readonly Lexeme[]): boolean => {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'human', 'before'));
  return at !== -1 && lexemes.slice(at + 1).some((lexeme) => !lexeme.isTaken && hasSense(lexeme, 'human', 'when'));
};

/** "I want to see 14 Oak St", "can I view number 2?" */
const visitsNamed = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some((lexeme, index) => {
    const next = lexemes[index + 1];
    const named = hasSense(next, 'plain', 'the') ? lexemes[index + 2] : next;
    const isNamed = named?.identifier !== undefined || POINTS.some((value) => hasSense(named, 'point', value));
    return hasSense(lexeme, 'human', 'before') && isNamed;
  });

/** Whether somebody is to be talked to or a home to be visited. "I want to see" alone may look for homes, "today" may say anything. */
export const wantsPerson = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some((one) => hasSense(one, 'human', 'wanted') || (!one.isTaken && hasSense(one, 'human', 'visit'))) ||
  visitsNamed(lexemes) ||
  visitsOnDay(lexemes);
