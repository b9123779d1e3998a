import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import type { Item, Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';
import { isTagOfBefore } from './taken-back.ts';

const MOST_BACK = 3;

/** Words that say of a feature behind them that it is wanted or not. */
const SAYING: readonly string[] = ['link', 'search', 'soft', 'negation', 'ask', 'follow'];

/** "*泳池*换成院子": nothing before it in its clause says what is meant of it. */
const isOnlyNamed = (lexemes: readonly Lexeme[], { from }: Item): boolean => {
  const begin = lexemes.findLastIndex(({ isMark }, at) => at < from && isMark);
  return lexemes.slice(begin + 1, from).every((lexeme) => !SAYING.some((group) => hasSense(lexeme, group)));
};

/** "改成", "换成" in front of what takes the place; words that only join elsewhere ("for") do not say so alone. */
const isInExchange = (lexemes: readonly Lexeme[], { from }: Item): boolean =>
  lexemes
    .slice(Math.max(0, from - MOST_BACK), from)
    .some((lexeme) => hasSense(lexeme, 'drop', 'swappedFor') && hasSense(lexeme, 'follow', 'only'));

/** "*泳池*换成院子", "*海景*太贵,改成山景": a feature of before that another takes the place of is wanted no more. */
export const withSwappedTags = (reading: Reading, items: readonly Item[], polarities: readonly Said[]): Said[] =>
  polarities.map((said, index) => {
    const [old, next] = [items[index], items[index + 1]];
    const isSwapped =
      said.polarity === 'wanted' &&
      old !== undefined &&
      next?.kind === 'tag' &&
      polarities[index + 1]?.polarity === 'wanted' &&
      isTagOfBefore(reading, old) &&
      isOnlyNamed(reading.lexemes, old) &&
      isInExchange(reading.lexemes, next);
    return isSwapped ? { polarity: 'dropped' } : said;
  });
