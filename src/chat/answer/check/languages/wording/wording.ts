/**
 * The words by which one language says something of a home without a number: lower case, without accents, a blank for any
 * blank. Nouns of fees and parking are those of the check's words.
 */
export type Wording = {
  /** Before what a home has not: "no", "without". */
  no: readonly string[];
  /** More nouns for a place to park. */
  parking: readonly string[];
  /** "No parking fee" denies no parking. */
  fee: readonly string[];
  /** Behind a fee and its verb: "the HOA is zero", "is free". */
  zero: readonly string[];
  free: readonly string[];
  /** "HOA-free". */
  hoaFree: readonly string[];
  /** "Not stated", "information": nothing is denied. "No parking problems" denies something else. */
  elsewise: readonly string[];
  /** "You asked for", "if": it is said of a wish. */
  wished: readonly string[];
  /** Call a home one to be bought or rented. */
  offered: readonly string[];
  /** The same, by what did not happen yet: "not sold". */
  unsold: readonly string[];
  /** "You can", and behind it "buy": whoever may do that is free to. */
  can: readonly string[];
  buy: readonly string[];
  /** Before these, what was is told: "came on the market". Behind them: "on the market for 5 days". */
  cameBefore: readonly string[];
  sinceAfter: readonly string[];
  /** Several homes: "I can show you homes for sale" is not said of the one that is talked about. */
  homes: readonly string[];
  /** "Still", right before "available". */
  still: readonly string[];
  yes: readonly string[];
  /** What is no "yes" as it is written, with its accents: "si" and "sí" are told apart by the accent alone. */
  notYes?: readonly string[];
  /** In the place of "yes". */
  noInstead: string;
  /** Times told from today: "yesterday", "last year". */
  when: Readonly<Record<When, readonly string[]>>;
  /** Call a home new, alone or before one of the nouns; a "brand new kitchen" is no new home. */
  brandNew: readonly string[];
  homeNouns: readonly string[];
  /** "Twice as", "half the price". */
  ratios: readonly string[];
  superlatives: Readonly<Record<Superlative, readonly string[]>>;
  /** "One of the", "the second": not the one. */
  notTheOne: readonly string[];
  /** What may stand behind a superlative that is one of all: "home", "of these". */
  ofAll: readonly string[];
};
export type Superlative = 'cheapest' | 'dearest' | 'largest' | 'smallest' | 'newest' | 'oldest';
export type When =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear'
  | 'lastYear';
