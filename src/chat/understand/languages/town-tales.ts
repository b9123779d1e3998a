import { foldName } from '../../../listings/fold.ts';
import { splitEntry } from './expand-phrases.ts';
import type { LanguageTables } from './language-tables.ts';

/**
 * What clauses tell of a town beside that a home is wanted in it. Each is phrases as in `Phrases`; `@` in one is the town that
 * the clause names ("in @ geboren", "去@出差"), `…` a few words, `$` the end of the clause. What drops a town even where it is
 * the only one (`past`, `left`, `far`) names it by `@`, and says plainly that no home is wanted there.
 */
export type TownTales = {
  /** Of the visitor's life or his affairs, for which no home is needed there: "my bank", "graduated". */
  past: string;
  /** Of a home that the visitor himself sold: "we sold our flat in @". What that home was is told, too. */
  left: string;
  /** Of a home that was sold, nobody says by whom, or whose lease ends: that only counts where another town is wanted. */
  ended: string;
  /** How many hours away the town may be. */
  far: string;
  /** What only tells beside another town, where a home is wanted then: "tired of", "too crowded", "my office". */
  beside: string;
  /** Of journeys there, which count as `beside` does: "business trips to @". */
  visits: string;
  /** That somebody goes to the town to work or to learn there: where he lives then, if no other one is named. */
  arrives: string;
  /** That somebody works or learns in the town already: who wants to rent and names no other one rents there. */
  stays: string;
  /** What was thought of first: "we wanted @ at first". Of all that stands between two marks. */
  was: string;
  /** That the visitor goes where somebody is who was spoken of: "to join him", "in the same town". Anywhere in the message. */
  joins: string;
  /** That it is to be the town, in words that give a thing up elsewhere: "搬去@算了". */
  settles?: string;
  /** Words by which a clause asks for a home, and begins where they stand behind another one. */
  wishes: string;
  /** Words that begin another clause without a mark: "so", "now". */
  turns: string;
};

const NEVER = /(?!)/gu;
/** What `…` in a phrase stands for. */
const BETWEEN = '[^,;:]{0,20}';

const isHan = (phrase: string): boolean => /\p{Script=Han}/u.test(phrase);

/** "(my|our) bank" as an expression of folded text, where blanks may be left out beside what may. */
const sourceOf = (phrase: string): string =>
  phrase
    .split('…')
    .map((part) =>
      foldName(part)
        .replace(/['’]/g, '')
        .replaceAll('(', '(?:')
        .replace(/\s+/g, isHan(phrase) ? '' : ' *'),
    )
    .join(BETWEEN);

/** Any of these phrases as whole words, of Chinese anywhere. */
const anyOf = (entry: string, flags = 'u'): RegExp => {
  const phrases = splitEntry(entry);
  if (phrases.length === 0) return NEVER;
  const source = phrases.map(sourceOf).join('|');
  return isHan(source) ? new RegExp(`(?:${source})`, flags) : new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, flags);
};

export type ReadTales = Readonly<Record<Exclude<keyof TownTales, 'settles'>, RegExp>> & { settles?: RegExp };

const read = (tales: TownTales | undefined): ReadTales => ({
  past: anyOf(tales?.past ?? ''),
  left: anyOf(tales?.left ?? ''),
  ended: anyOf(tales?.ended ?? ''),
  far: anyOf(tales?.far ?? ''),
  beside: anyOf(tales?.beside ?? ''),
  visits: anyOf(tales?.visits ?? ''),
  arrives: anyOf(tales?.arrives ?? ''),
  stays: anyOf(tales?.stays ?? ''),
  was: anyOf(tales?.was ?? ''),
  joins: anyOf(tales?.joins ?? ''),
  ...(tales?.settles === undefined ? {} : { settles: anyOf(tales.settles) }),
  wishes: anyOf(tales?.wishes ?? ''),
  turns: anyOf([tales?.turns, tales?.wishes].filter(Boolean).join(';'), 'gu'),
});

const known = new WeakMap<LanguageTables, ReadTales>();

/** What a language tells of towns, ready to be looked for in folded text. */
export const talesOf = (tables: LanguageTables): ReadTales => {
  const tales = known.get(tables) ?? read(tables.townTales);
  known.set(tables, tales);
  return tales;
};
