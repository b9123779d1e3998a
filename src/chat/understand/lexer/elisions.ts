import type { Lexicon } from './lexicon.ts';
import type { Token } from './read-text.ts';

/** "Jcherche", "lappart": words that are typed without the apostrophe of their elision, parted where it would stand. */
export const partElisions = (tokens: readonly Token[], lexicon: Lexicon): readonly Token[] =>
  lexicon.elisions.size === 0
    ? tokens
    : tokens.flatMap((token, index) => {
        const length = token.kind === 'word' && (index === 0 || !token.isCapital) ? lexicon.elided(token.key) : 0;
        if (length === 0 || token.key.length !== token.end - token.start) return [token];
        const middle = token.start + length;
        return [
          { ...token, key: token.key.slice(0, length), end: middle },
          { ...token, key: token.key.slice(length), start: middle, isGlued: false },
        ];
      });
