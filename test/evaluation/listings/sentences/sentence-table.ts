/**
 * What sentences say, and their wordings. What is said: `"pool"` is there, `"-pool"` is said to be missing,
 * `"~pool"` is spoken of without telling that it is there (or lacking); several with commas.
 */
export type SentenceTable = Readonly<Record<string, readonly string[]>>;

/** Sentences that say nothing of features, by where they stand; `{city}` and the like are filled in. */
export type NeutralSentences = {
  openings: readonly string[];
  closings: readonly string[];
  land: readonly string[];
  /** With `{other}`, another city of the market. */
  others: readonly string[];
  /** With `{landmark}`. */
  landmarks: readonly string[];
};
