import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { endsSentence, type Reading, take, wordsOf } from '../stretch.ts';

/** Whether nothing stands before the lexeme in its sentence, so that its clause comes first. */
const beginsSentence = (lexemes: readonly Lexeme[], at: number): boolean => {
  const before = lexemes[at - 1];
  return before === undefined || endsSentence(before);
};

/**
 * Takes what would lift a condition, which no condition can say: "nothing with a pool *unless it's under 700k*". The clause
 * ends with the sentence, or with its comma where the sentence begins with it. Gives its words.
 */
export const takeExceptions = (reading: Reading): string[] => {
  const { lexemes } = reading;
  const found: string[] = [];
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!hasSense(lexemes[at], 'exception', 'unless') || lexemes[at]?.isTaken) continue;
    const isFirst = beginsSentence(lexemes, at);
    const end = lexemes.findIndex(
      (lexeme, index) => index > at && (endsSentence(lexeme) || (isFirst && lexeme.text === ',')),
    );
    const to = end === -1 ? lexemes.length : end;
    if (to > at + 1) {
      take(reading, at, to);
      found.push(wordsOf(reading, at, to));
    }
    at = to;
  }
  return found;
};
