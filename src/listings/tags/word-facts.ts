/** What is known of a word of the tables: bits by the place of a language in TAG_LANGUAGES. */
export type WordFacts = {
  /** The word itself: the one text of all its tokens, which is found in tables without being read again. */
  word: string;
  /** Its number in the trees of phrases. */
  number: number;
  /** In which languages it is a small word, which tells the language. */
  small: number;
  /** In which languages it stands in a phrase, and in which it begins one. */
  known: number;
  begins: number;
};
