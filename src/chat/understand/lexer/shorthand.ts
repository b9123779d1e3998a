import type { Token } from './read-text.ts';

/** Short forms of words by what they stand for: `w`, `abt`. */
export type Shorthand = ReadonlyMap<string, string>;

/** Reads a table like `with: w wth; about: abt`. */
export const createShorthand = (table: string): Shorthand =>
  new Map(
    table.split(';').flatMap((entry) => {
      const [word = '', forms = ''] = entry.split(':');
      return forms
        .trim()
        .split(/\s+/)
        .map((form): [string, string] => [form, word.trim()]);
    }),
  );

/** The tokens with what short forms stand for. A capital letter may begin a name, and "w/" is written out in the tables. */
export const writtenOut = (tokens: readonly Token[], shorthand: Shorthand): readonly Token[] =>
  shorthand.size === 0
    ? tokens
    : tokens.map((token, at) => {
        const word = shorthand.get(token.key);
        const next = tokens[at + 1];
        const isCut = next?.kind === 'mark' && next.start === token.end && /[/.&]/.test(next.key);
        return word === undefined || token.isGlued || token.isCapital || isCut ? token : { ...token, key: word };
      });
