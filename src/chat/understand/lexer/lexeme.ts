import type { Constraint } from '../constraint.ts';
import type { Sense } from './lexicon.ts';

/** A number as written: `value` with its scale ("k", "万"). */
export type Amount = {
  value: number;
  hasScale: boolean;
  /** The digits before the scale, as a number. */
  plain: number;
  hasDecimals: boolean;
  isWord: boolean;
  /** "400s". */
  isPlural: boolean;
  /** "2nd". */
  isOrdinal: boolean;
  /** Grouped digits ("450,000") are never a year, a ZIP or a house number. */
  isGrouped: boolean;
  /** "500多": up to where a number goes that is said with "and something more". */
  until?: number;
  /** "五十来万": about so much. */
  isAbout?: true;
};

/** A name of the listings; `isMended` where a typing error was. */
export type KnownName = { name: string; isMended: boolean };

/** A stretch of the question that is one word or one phrase. Positions are those of the folded text. */
export type Lexeme = {
  start: number;
  end: number;
  /** Folded words, parted by blanks. */
  text: string;
  isCapital: boolean;
  isMark: boolean;
  senses: readonly Sense[];
  amount?: Amount;
  city?: KnownName;
  place?: KnownName;
  /** A street without a house number. */
  street?: string;
  /** A type as the listings write it. */
  propertyType?: string;
  identifier?: Constraint;
  /** Set once a rule has explained the stretch. */
  isTaken: boolean;
};

export const senseValue = (lexeme: Lexeme | undefined, group: string): string | undefined =>
  lexeme?.senses.find((sense) => sense.group === group)?.value;

/** Asked thousands of times a message, and so without a function of its own for each of them. */
export const hasSense = (lexeme: Lexeme | undefined, group: string, value?: string): boolean => {
  if (lexeme === undefined) return false;
  for (const sense of lexeme.senses)
    if (sense.group === group && (value === undefined || sense.value === value)) return true;
  return false;
};

/** "Without a *view* in La Mesa": right behind a negation that no verb follows, what may be a verb too is the noun. */
export const refusesNoun = (before: Lexeme | undefined, senses: readonly Sense[] = []): boolean => {
  const isOfNoun =
    hasSense(before, 'negation', 'without') ||
    (hasSense(before, 'negation', 'not') &&
      !hasSense(before, 'negation', 'verb') &&
      before?.text.includes(' ') === false);
  return isOfNoun && senses.some(({ group }) => group === 'human');
};
