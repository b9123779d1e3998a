/**
 * The words by which one language says that there is no home at all: lower case, without accents, a blank for any blank. What
 * else stands in the clause has to be one of `around`, or what was asked for; of "no homes with a lift" nothing is known.
 */
export type NoneWords = {
  /** Before a home, with a few words between: "no homes". */
  no: readonly string[];
  homes: readonly string[];
  /** In the place of a home, where a word of `found` stands too: "we found nothing". */
  nothing: readonly string[];
  found: readonly string[];
  around: readonly string[];
  /** Begin such a sentence, and go with it. */
  regrets: readonly string[];
};
