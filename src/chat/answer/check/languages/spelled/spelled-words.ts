import type { Language } from '../../../../understand/understanding.ts';

/** The words of which one language puts its larger numbers together: lower case, without accents, a blank for any blank. */
export type SpelledWords = {
  language: Language;
  /** What is added up: 1 to 900, beside the numbers from 0 to 12. */
  parts: Readonly<Record<string, number>>;
  /** What multiplies the parts before it. */
  times: Readonly<Record<string, number>>;
  /** "One" where it is an article too: a number only before a multiplier or behind tens. */
  ones: readonly string[];
  /** Between two parts. */
  links: readonly string[];
  /** Fractions that stand before a multiplier. */
  fractions: Readonly<Record<string, number>>;
  /** A half more, before or behind a multiplier. */
  andHalf: readonly string[];
  /** The same right behind digits, where "12 and half are sold" says something else. */
  andHalfOfDigits: readonly string[];
  /** Between a number and its decimals. */
  point: readonly string[];
  /** Parts are written together, without a blank: "sechshundertzehntausend". */
  isJoined?: true;
};

/** Words in the order of their values, the first with `from`, each `step` more. */
export const counted = (list: string, from: number, step: number): Record<string, number> =>
  Object.fromEntries(
    list
      .split(' ')
      .flatMap((names, index) => names.split('|').map((name) => [name.replaceAll('_', ' '), from + index * step])),
  );
