import type { Constraint } from '../constraint.ts';
import { hasSense } from '../lexer/lexeme.ts';
import type { Quantity } from './quantity.ts';
import type { Reading } from './stretch.ts';

/** "Terreno de 500 m2" asks for land; "casa con terreno de 500 m2", or "3 recámaras, terreno de 500 m2", does not. */
export const namesLand = (
  { from }: Quantity,
  constraints: readonly Constraint[],
  { lexemes, hasShown }: Reading,
): boolean => {
  if (hasShown || constraints[0]?.Field !== 'LotArea' || !hasSense(lexemes[from], 'type', 'land')) return false;
  if (hasSense(lexemes[from - 1], 'link') || hasSense(lexemes[from - 2], 'link', 'but')) return false;
  return lexemes.every(
    (lexeme, index) =>
      index === from ||
      !(hasSense(lexeme, 'type') || hasSense(lexeme, 'unit', 'bedroom') || hasSense(lexeme, 'unit', 'bathroom')),
  );
};
