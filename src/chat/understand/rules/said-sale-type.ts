import type { SaleType } from '../../../listings/listing.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';

/** What a message is for, sale or rent; what was said before where it says neither, or both. */
export const saidSaleType = (lexemes: readonly Lexeme[], before: SaleType | undefined): SaleType | undefined => {
  const said = (value: string): boolean =>
    lexemes.some(
      (lexeme, index) =>
        !lexeme.isTaken && hasSense(lexeme, 'sale', value) && !hasSense(lexemes[index - 1], 'negation'),
    );
  const [rent, buy] = [said('rent'), said('buy')];
  if (rent === buy) return before;
  return rent ? 'for_rent' : 'for_sale';
};
