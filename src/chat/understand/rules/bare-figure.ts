import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Reading } from './stretch.ts';

const BESIDE: readonly string[] = ['plain', 'link', 'ask', 'follow', 'talk'];

const saysNothing = ({ isMark, amount, city, place, senses }: Lexeme): boolean =>
  isMark ||
  ([amount, city, place].every((part) => part === undefined) && senses.some(({ group }) => BESIDE.includes(group)));

/** "And the lowest?", "what's the highest?": a superlative and nothing that it could be of. */
export const readBareFigure = ({ lexemes }: Reading): 'lowest' | 'highest' | undefined => {
  const [only, ...more] = lexemes.filter((lexeme) => hasSense(lexeme, 'superlative'));
  if (only === undefined || more.length > 0 || !lexemes.every((lexeme) => lexeme === only || saysNothing(lexeme)))
    return undefined;
  return hasSense(only, 'superlative', 'lowest') ? 'lowest' : 'highest';
};
