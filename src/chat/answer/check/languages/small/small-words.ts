/**
 * The small words of one language that stand beside numbers and between clauses: lower case, without accents, a blank for any
 * blank.
 */
export type SmallWords = {
  /** Join two things that are told of one home: "was listed this week *and* built in 1939". */
  and: readonly string[];
  /** Join two pieces of a sentence, beside what joins the parts of a number. */
  links: readonly string[];
  /** Begin a piece that goes on from the one before it: "but", "so"; those of Chinese need no blank behind. */
  goesOn: readonly string[];
  with: readonly string[];
  /** Begin something else than what "no" denies: "no pool *and* parking". */
  endsNo: readonly string[];
  /** Where no blanks are written: may stand between "no" and its noun, and between a noun and "zero". */
  behindNo: readonly string[];
  beforeZero: readonly string[];
  /** Between a noun and "zero", they turn it round: "the fee is *never* zero". */
  never: readonly string[];
  /** Between a label and its number: "parking *is* 2". */
  is: readonly string[];
  /** Between a number and "left": "five *of them* left". */
  beforeLeft: readonly string[];
  /** Right behind a number that says about how much: 左右. */
  aboutBehind: readonly string[];
  /** Between the ends of a range. */
  to: readonly string[];
  /** Right behind a row of ten years, or of sums: "the 1980*s*", "die 1980*er*". */
  rowEndings: readonly string[];
  /** Right before a row of ten years: "los 1980". */
  beforeRow: readonly string[];
  /** Behind a half of something else: "and half *a* bath". */
  ofElse: readonly string[];
  /** Between a number in words and its noun: "un millón *de* euros". */
  of: readonly string[];
  /** The same before a vowel, where no blank stands behind, by the word that it is short for: "un million *d'*euros". */
  elided: Readonly<Record<string, string>>;
  /** Right behind the day of a date. */
  dayEndings: readonly string[];
  /** Between a day and its month, and between a month and its year. */
  beforeMonth: readonly string[];
  beforeYear: readonly string[];
  /** Behind an hour, "am"; and behind an hour with its minutes alone, "h". */
  clock: readonly string[];
  clockAfterMinutes: readonly string[];
  /** Before the number of a road: "highway 67". */
  roads: readonly string[];
  /** Currencies that no sign stands for here: never the dollars or euros of a listing. */
  otherCurrencies: readonly string[];
  /** Their full stop, which is left out here, ends no sentence. */
  abbreviations: readonly string[];
  /** Before what stands behind a colon. */
  colon: string;
};
