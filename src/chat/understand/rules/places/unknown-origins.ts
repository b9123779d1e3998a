import { hasSense } from '../../lexer/lexeme.ts';
import type { Reading } from '../stretch.ts';
import { isOrigin } from './origins.ts';

/** "I live in *Garden* and want 3 beds in Oceanside": takes a town of the visitor's that is called like a feature. */
export const takeUnknownOrigins = ({ lexemes }: Reading): void => {
  for (const [at, lexeme] of lexemes.entries()) {
    const isName = lexeme.isCapital && !lexeme.isTaken && hasSense(lexeme, 'tag');
    const isBehindIn = hasSense(lexemes[at - 1], 'place', 'in') || hasSense(lexemes[at - 1], 'place', 'from');
    if (isName && isBehindIn && isOrigin(lexemes, at)) lexeme.isTaken = true;
  }
};
