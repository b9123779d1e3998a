/**
 * Before the listings are read, what a message could name: keys of MLS numbers (`numberKey`), beginnings of addresses
 * (`foldAddress`), streets, ZIP codes. After that what the listings have: numbers, addresses and streets as they are stored.
 */
export type Candidates = { mlsNumbers: string[]; addresses: string[]; streets: string[]; zips: string[] };

/** Names of the chatbot's own listings, by their folded form (`foldText`); made by `createNames`. */
export type Names = {
  /** The spelling to show of a folded name. */
  get(fold: string): string | undefined;
  /** Whether any name begins with the first letters of a word: false for most words, and quickly told. */
  mayBegin(word: string): boolean;
  /** The folded names of listings, which may be told by their beginnings. */
  folds(): Iterable<string>;
  /** Words of the longest name. */
  longest: number;
  /** Characters of the longest name, for scripts without blanks. */
  longestCharacters: number;
  /** The folded name of several words that alone has these first letters: "sd" is San Diego. */
  initials(letters: string): string | undefined;
  /** Whether a name of several words begins with one. */
  isFirst(word: string): boolean;
  /** The one name, folded, that begins with a word and goes on: "Cardiff" by the Sea. */
  begun(word: string): string | undefined;
  /** The folded name that is at most so many typing errors away. */
  near(fold: string, distance: number): string | undefined;
};

/** States and countries in which towns of the listings lie. */
export type Regions = {
  /** How many towns the listings have. */
  towns: number;
  names: readonly string[];
  /** The towns of a region by any of its names, as the listings write them. */
  townsOf(name: string): readonly string[] | undefined;
};

export const NO_REGIONS: Regions = { towns: 0, names: [], townsOf: () => undefined };

/** What the chatbot's own listings say of the words of questions. */
export type Vocabulary = {
  /** Towns of the listings; the names of `regions` are known too. */
  cities: Names;
  regions: Regions;
  /** Neighbourhoods, landmarks, subdivisions. */
  places: Names;
  /** As the listings write them: "Single Family Residence". */
  propertyTypes: readonly string[];
  /** Symbols, most frequent first: "$", "€". */
  currencies: readonly string[];
  /** Which candidates of this question a listing has. */
  known: Candidates;
};
