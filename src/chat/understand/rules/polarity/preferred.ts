import { hasSense } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller, type Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';

const MOST_WORDS = 10;

/** Where "lieber" stands that "als" at `over` belongs to; -1 where none does. */
const preferenceBefore = ({ lexemes }: Reading, over: number): number => {
  for (let at = over - 1; at >= Math.max(0, over - MOST_WORDS); at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || endsSentence(lexeme)) return -1;
    if (hasSense(lexeme, 'prefers', 'before')) return at;
  }
  return -1;
};

/** "Lieber *ein Haus* als *eine Wohnung*": the one is wanted, the other neither wanted nor excluded. */
export const withPreferred = (reading: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const meant = [...polarities];
  for (const [over, lexeme] of reading.lexemes.entries()) {
    if (!hasSense(lexeme, 'prefers', 'over')) continue;
    const begin = preferenceBefore(reading, over);
    const at = items.findIndex(({ from }) => from > over);
    const other = items[at];
    if (begin === -1 || other === undefined) continue;
    const isNext = reading.lexemes.slice(over + 1, other.from).every((one) => isFiller(one) || hasSense(one, 'place'));
    const isPreferred = ({ from, to }: Item): boolean => from > begin && to <= over;
    if (!isNext || !items.some((item) => item.kind === other.kind && isPreferred(item))) continue;
    meant[at] = { polarity: 'indifferent' };
    for (const [index, item] of items.entries())
      if (isPreferred(item) && meant[index]?.polarity === 'soft') meant[index] = { polarity: 'wanted' };
  }
  return meant;
};
