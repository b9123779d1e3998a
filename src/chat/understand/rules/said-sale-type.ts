import type { SaleType } from '../../../listings/listing.ts';
import { hasSense, type Lexeme } from '../lexer/lexeme.ts';

/** "Eine Wohnung kaufen und *vermieten*", "Mehrfamilienhaus, *vermietet*": takes what says no rent of who buys. `before` is what was asked for. */
export const takeLetting = (lexemes: readonly Lexeme[], before: SaleType | undefined): void => {
  const buys = lexemes.some((one, at) => hasSense(one, 'sale', 'buy') && !hasSense(lexemes[at - 1], 'negation'));
  const isWhole = lexemes.some((one) => hasSense(one, 'type', 'multiFamily'));
  if (!buys && !isWhole && before !== 'for_sale') return;
  for (const lexeme of lexemes) if (hasSense(lexeme, 'sale', 'lets')) lexeme.isTaken = true;
};

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
