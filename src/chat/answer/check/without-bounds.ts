import type { Bound } from './facts.ts';
import type { Figure } from './figure.ts';
import { fits } from './fits.ts';

const blank = (text: string): string => ' '.repeat(text.length);

/** A folded text with blanks in the place of the bounds that were asked for: what is left is said of something else. */
export const withoutBounds = (fold: string, figures: readonly Figure[], bounds: readonly Bound[]): string =>
  figures
    .filter((figure) => bounds.some(({ kind, value }) => kind === figure.kind && fits(figure, value)))
    .reduce(
      (text, { wholeStart, wholeEnd }) =>
        text.slice(0, wholeStart) + blank(text.slice(wholeStart, wholeEnd)) + text.slice(wholeEnd),
      fold,
    );
