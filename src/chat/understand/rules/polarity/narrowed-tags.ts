import { hasSense, type Lexeme } from '../../lexer/lexeme.ts';
import { type Item, isFiller, type Reading } from '../stretch.ts';
import type { Said } from './polarity.ts';
import { isTagOfBefore } from './taken-back.ts';

/** "Only" and "just", which say "exactly" of a number too: "instead" does not. */
const isOnly = (lexeme: Lexeme | undefined): boolean =>
  hasSense(lexeme, 'follow', 'only') && hasSense(lexeme, 'compare', 'exactly');

/** "*Só* com a garagem"; "só que a garagem …" says something of it. */
const isAfterOnly = (lexemes: readonly Lexeme[], from: number): boolean => {
  let at = from - 1;
  while (
    !isOnly(lexemes[at]) &&
    (isFiller(lexemes[at]) || hasSense(lexemes[at], 'follow', 'with')) &&
    !hasSense(lexemes[at], 'ask')
  )
    at -= 1;
  return isOnly(lexemes[at]);
};

/**
 * "*Só a piscina* já chega" of who had asked for a pool and a hot tub: the features that are wanted no more, since nothing but
 * some of those of before is named.
 */
export const tagsNarrowedAway = (
  reading: Reading,
  items: readonly Item[],
  polarities: readonly Said[],
): readonly string[] => {
  const [first] = items;
  const areOfBefore = items.every(
    (item, at) => isTagOfBefore(reading, item) && ['wanted', 'soft'].includes(polarities[at]?.polarity ?? ''),
  );
  if (first === undefined || !areOfBefore || !isAfterOnly(reading.lexemes, first.from)) return [];
  const named = items.flatMap(({ constraints }) => constraints.map(({ Value }) => String(Value)));
  return reading.before.flatMap((one) =>
    one.Field === 'Tag' && one.Operator === 'is' && !named.includes(String(one.Value)) ? one.Value : [],
  );
};
