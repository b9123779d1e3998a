import { hasSense, type Lexeme } from './lexeme.ts';
import type { Token } from './read-text.ts';

const SHORTEST_BEGIN = 3;

/** The noun, of these, that a longer word ends in. */
export const headOf = (word: string, heads: readonly string[]): string | undefined =>
  heads.find((head) => word.endsWith(head) && word.length >= head.length + SHORTEST_BEGIN);

const isUnknown = ({ senses, isMark, amount, identifier, city, place, street, propertyType }: Lexeme): boolean =>
  senses.length === 0 &&
  !isMark &&
  [amount, identifier, city, place, street, propertyType].every((part) => part === undefined);

/** Whether it may be the name of a town: "in Bürghaus". */
const mayBeTown = (lexemes: readonly Lexeme[], at: number): boolean => hasSense(lexemes[at - 1], 'place', 'in');

/** Whether it may be the name of a place: "am Rosengarten". "Mit" and "von" stand before anything. */
const mayBePlace = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[at - 1]?.senses.some(({ group, value }) => group === 'place' && value !== 'weak') === true;

/**
 * The tokens with each unknown word parted that ends in a noun for homes: a "Hanggrundstück" is land, whatever "Hang" says.
 * One that ends in a noun for a feature is that feature: a "Salzwasserpool". Undefined where there is none.
 */
export const partHeads = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  { heads, featureHeads }: { heads: readonly string[]; featureHeads: readonly string[] },
): Token[] | undefined => {
  if (heads.length === 0 && featureHeads.length === 0) return undefined;
  const starts = (mayBeName: typeof mayBeTown): Set<number> =>
    new Set(lexemes.filter((one, at) => isUnknown(one) && !mayBeName(lexemes, at)).map(({ start }) => start));
  const unknown = starts(mayBeTown);
  const nowhere = starts(mayBePlace);
  let isChanged = false;
  const parted = tokens.flatMap((token): Token[] => {
    if (token.kind !== 'word' || !unknown.has(token.start) || token.key.length !== token.end - token.start)
      return [token];
    const head = headOf(token.key, heads);
    const feature = head === undefined && nowhere.has(token.start) ? headOf(token.key, featureHeads) : undefined;
    isChanged ||= head !== undefined || feature !== undefined;
    if (feature !== undefined) return [{ ...token, key: feature }];
    if (head === undefined) return [token];
    const middle = token.end - head.length;
    return [
      { ...token, key: token.key.slice(0, -head.length), end: middle },
      { ...token, key: head, start: middle, isGlued: true },
    ];
  });
  return isChanged ? parted : undefined;
};
