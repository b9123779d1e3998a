import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import { POSITIONS } from './positions.ts';
import type { Reading } from './stretch.ts';

const POINTS: readonly string[] = ['number', 'one', ...POSITIONS.keys()];

/** "Posso ver o T3 *no sábado*?" */
const visitsOnDay = (lexemes: readonly Lexeme[]): boolean => {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'human', 'before'));
  return at !== -1 && lexemes.slice(at + 1).some((lexeme) => !lexeme.isTaken && hasSense(lexeme, 'human', 'when'));
};

/** "I want to see 14 Oak St", "can I view number 2?" */
const visitsNamed = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some((lexeme, index) => {
    if (!hasSense(lexeme, 'human', 'before')) return false;
    const next = lexemes[index + 1];
    const named = hasSense(next, 'plain', 'the') ? lexemes[index + 2] : next;
    return named?.identifier !== undefined || POINTS.some((value) => hasSense(named, 'point', value));
  });

const refuses = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'negation', 'not') || hasSense(lexeme, 'indifferent', 'before');

/** "*Ich will keinen* Rückruf", "a viewing *I don't need*"; "no answer, no call" complains. */
const isRefused = (lexemes: readonly Lexeme[], at: number): boolean => {
  if (hasSense(lexemes[at + 1], 'indifferent', 'after') || hasSense(lexemes[at + 1], 'negation', 'after')) return true;
  const [before, negation] = [lexemes[at - 2], lexemes[at - 1]];
  if (!refuses(negation)) return false;
  if (negation?.text.includes(' ') === true || hasSense(before, 'search')) return true;
  return hasSense(before, 'link') && lexemes[at - 3] !== undefined && isRefused(lexemes, at - 3);
};

/** Whether somebody is to be talked to or a home to be visited. "I want to see" alone may look for homes, "today" may say anything. */
export const wantsPerson = (lexemes: readonly Lexeme[]): boolean =>
  lexemes.some(
    (one, at) =>
      (hasSense(one, 'human', 'wanted') || (!one.isTaken && hasSense(one, 'human', 'visit'))) &&
      !isRefused(lexemes, at),
  ) ||
  visitsNamed(lexemes) ||
  visitsOnDay(lexemes);

/** "I want to rent it", said of a home that was shown, wants a person; before that it says what is looked for. */
export const takeWanted = ({ lexemes, hasShown }: Reading): boolean => {
  const wanted = hasShown ? lexemes.filter((one) => hasSense(one, 'human', 'take')) : [];
  for (const one of wanted) one.isTaken = true;
  return wanted.length > 0;
};
