import { hasSense } from '../../lexer/lexeme.ts';
import { endsSentence, type Item, isFiller, type Reading } from '../stretch.ts';
import { linkBetween } from './linked-items.ts';
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

/** "*Tanto faz* Belém ou Chiado": which of the two does not matter, that it is one of them does. */
const withEither = ({ lexemes }: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const isEither = (index: number): boolean => {
    const said = polarities[index];
    return said?.polarity === 'indifferent' && hasSense(lexemes[said.at ?? -1], 'indifferent', 'either');
  };
  const isOfList = (index: number): boolean =>
    items[index]?.kind === 'place' &&
    items[index + 1]?.kind === 'place' &&
    linkBetween(lexemes, items[index]?.to ?? 0, items[index + 1]?.from ?? 0) === 'or';
  const first = polarities.findIndex((_, index) => isEither(index) && isOfList(index));
  if (first === -1) return [...polarities];
  return polarities.map((said, index) => (index === first || index === first + 1 ? { polarity: 'wanted' } : said));
};

/** "Lieber *ein Haus* als *eine Wohnung*": the one is wanted, the other neither wanted nor excluded. */
export const withPreferred = (reading: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] => {
  const meant = withEither(reading, items, polarities);
  for (const [over, lexeme] of reading.lexemes.entries()) {
    // "Prefiro varanda *e a* garagem".
    const isLinked = hasSense(reading.lexemes[over - 1], 'link') || reading.lexemes[over - 1]?.isMark === true;
    if (!hasSense(lexeme, 'prefers', 'over') || isLinked) continue;
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
