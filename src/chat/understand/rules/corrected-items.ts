import { hasSense, type Lexeme } from '../lexer/lexeme.ts';
import type { Said } from './polarity/polarity.ts';
import type { Item, Reading } from './stretch.ts';

const MOST_BETWEEN = 7;
const BETWEEN: readonly string[] = ['plain', 'place', 'link', 'follow', 'reply', 'negation', 'corrects', 'talk'];

/** "In Oceanside, *I mean* Carlsbad", "3 bedrooms, *no*, 4": behind a mark, and a bare "no" before one too. */
const corrects = (lexemes: readonly Lexeme[], at: number): boolean => {
  const isNo = hasSense(lexemes[at], 'reply', 'no') && lexemes[at + 1]?.isMark === true;
  return lexemes[at - 1]?.isMark === true && (isNo || hasSense(lexemes[at], 'corrects', 'it'));
};

/** Whether what stands between two stretches puts the first one right by the second. */
export const isCorrection = (lexemes: readonly Lexeme[], from: number, to: number): boolean => {
  const between = lexemes.slice(from, to);
  return (
    between.length > 1 &&
    between.length <= MOST_BETWEEN &&
    between.every((one) => one.isMark || BETWEEN.some((group) => hasSense(one, group))) &&
    between.some((_, index) => corrects(lexemes, from + index))
  );
};

const fieldsOf = ({ constraints }: Item): string => constraints.map(({ Field }) => Field).join();

/** Leaves out what the same message puts right: "a house in Oceanside, I mean Carlsbad". */
export const withoutCorrected = (
  { lexemes }: Reading,
  items: readonly Item[],
  said: readonly Said[],
): { items: Item[]; said: Said[] } => {
  const isCorrected = (item: Item, index: number): boolean => {
    const next = items[index + 1];
    const isSame = next !== undefined && next.kind === item.kind && fieldsOf(next) === fieldsOf(item);
    const areWanted = said[index]?.polarity === 'wanted' && said[index + 1]?.polarity === 'wanted';
    return isSame && areWanted && isCorrection(lexemes, item.to, next.from);
  };
  const kept = items.flatMap((item, index) => (isCorrected(item, index) ? [] : [index]));
  return {
    items: kept.flatMap((index) => items[index] ?? []),
    said: kept.map((index) => said[index] ?? { polarity: 'wanted' }),
  };
};
