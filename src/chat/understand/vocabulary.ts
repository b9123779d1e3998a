import type { Candidates } from './identifiers.ts';

/** Names of the chatbot's own listings, by their folded form (`foldText`); made by `createNames`. */
export type Names = {
  /** The spelling to show of a folded name. */
  get(fold: string): string | undefined;
  /** The folded names of listings, which may be told by their beginnings. */
  folds(): Iterable<string>;
  /** Words of the longest name. */
  longest: number;
  /** Characters of the longest name, for scripts without blanks. */
  longestCharacters: number;
  /** The folded name of several words that alone has these first letters: "sd" is San Diego. */
  initials(letters: string): string | undefined;
  /** The folded name that is at most so many typing errors away. */
  near(fold: string, distance: number): string | undefined;
};

/** What the chatbot's own listings say of the words of questions. */
export type Vocabulary = {
  cities: Names;
  /** Neighbourhoods, landmarks, subdivisions. */
  places: Names;
  /** As the listings write them: "Single Family Residence". */
  propertyTypes: readonly string[];
  /** Symbols, most frequent first: "$", "€". */
  currencies: readonly string[];
  /** Which candidates of this question a listing has. */
  known: Candidates;
};
