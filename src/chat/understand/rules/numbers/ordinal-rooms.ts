import { hasSense, type Lexeme, senseValue } from '../../lexer/lexeme.ts';
import { ENDS_WITH_ARTICLE, type Item, type Reading, take, wordsOf } from '../stretch.ts';

const FIELDS = new Map([
  ['bedroom', 'Bedrooms'],
  ['bathroom', 'Bathrooms'],
] as const);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const countOf = (lexeme: Lexeme | undefined): number => {
  if (lexeme?.amount !== undefined) return lexeme.amount.isOrdinal ? lexeme.amount.value : 0;
  return hasSense(lexeme, 'unit', 'bedroom') ? 0 : ORDINALS.indexOf(senseValue(lexeme, 'ordinal') ?? '') + 1;
};

/** "We need *a 4th bedroom*", "une troisième chambre": so many at least. "The second bedroom" is one of a home. */
export const readOrdinalRooms = (reading: Reading): Item[] =>
  reading.lexemes.flatMap((lexeme, at, all): Item[] => {
    const count = countOf(lexeme);
    const unit = all[at + 1];
    const field = FIELDS.get((senseValue(unit, 'unit') ?? '') as 'bedroom' | 'bathroom');
    if (count < 2 || field === undefined || !ENDS_WITH_ARTICLE.test(all[at - 1]?.text ?? '')) return [];
    const Words = wordsOf(reading, at, at + 2);
    take(reading, at, at + 2);
    return [
      {
        kind: 'number',
        from: at,
        to: at + 2,
        constraints: [{ Field: field, Operator: 'atLeast', Value: count, Words }],
      },
    ];
  });
