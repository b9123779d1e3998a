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

/**
 * The tokens with each unknown word parted that ends in a noun for homes: a "Hanggrundstück" is land, whatever "Hang" says.
 * Undefined where there is none.
 */
export const partHeads = (
  tokens: readonly Token[],
  lexemes: readonly Lexeme[],
  heads: readonly string[],
): Token[] | undefined => {
  if (heads.length === 0) return undefined;
  const unknown = new Set(
    lexemes.filter((one, at) => isUnknown(one) && !mayBeTown(lexemes, at)).map(({ start }) => start),
  );
  const parted = tokens.flatMap((token): Token[] => {
    if (token.kind !== 'word' || !unknown.has(token.start) || token.key.length !== token.end - token.start)
      return [token];
    const head = headOf(token.key, heads);
    if (head === undefined) return [token];
    const middle = token.end - head.length;
    return [
      { ...token, key: token.key.slice(0, -head.length), end: middle },
      { ...token, key: head, start: middle, isGlued: true },
    ];
  });
  return parted.length === tokens.length ? undefined : parted;
};
