import type { Language } from '../../../understand/understanding.ts';

/** What a number counts or measures. */
export type Unit =
  | 'beds'
  | 'baths'
  | 'parking'
  | 'homes'
  | 'squareFeet'
  | 'squareMeters'
  | 'acres'
  | 'hectares'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'minutes'
  | 'hours'
  | 'kilometers'
  | 'miles'
  | 'times';
/** What a sum of money is, or which area or year it is about. */
export type Topic =
  | 'price'
  | 'hoa'
  | 'monthly'
  | 'deposit'
  | 'estimate'
  | 'past'
  | 'other'
  | 'lot'
  | 'building'
  | 'built';
/** Where a home stands, as `statusWords` says it. */
export type StatusWord = 'active' | 'under contract' | 'sale pending' | 'coming soon' | 'sold' | 'rented';

/**
 * The words by which the check reads an answer in one language: lower case, without accents, a blank for any blank. Words of
 * Chinese stand anywhere, others between word borders. The tables are data alone.
 */
export type CheckWords = {
  language: Language;
  /** By their value, 0 to 12; the first of each is the one that is written. */
  numbers: readonly (readonly string[])[];
  scales: Readonly<Record<string, number>>;
  units: Readonly<Partial<Record<Unit, readonly string[]>>>;
  topics: Readonly<Partial<Record<Topic, readonly string[]>>>;
  currencies: Readonly<Record<string, string>>;
  /** "about", before a rounded number. */
  approximate: readonly string[];
  /** "at most", "under your budget of": the number is a bound, and the home below it. */
  atMost: readonly string[];
  atLeast: readonly string[];
  /** "or more", after a number. */
  orMore: readonly string[];
  /** What was asked for is being said, not what a home has. */
  asked: readonly string[];
  /** "no", "instead", "over": what was asked for is not met. */
  unmet: readonly string[];
  /** "average", "cheapest": the number is one of all that match. */
  aggregate: readonly string[];
  /** "cheaper", "less": the number is a difference. */
  compared: readonly string[];
  /** "found", "match": the number of homes is the total. */
  counted: readonly string[];
  /** The same beside any number: "found", "match", "remain". */
  matched: readonly string[];
  /** Beside a number without a home: "two are left". */
  left: readonly string[];
  /** "Here are", "the first": the number is of those that are shown. */
  here: readonly string[];
  /** "Nearby", "similar", "leaving out": what is counted is not what was asked for. */
  elsewhere: readonly string[];
  /** "The cheapest": another value may make it another home. */
  superlative: readonly string[];
  sold: readonly string[];
  /** The price came down, or is said to have. */
  reduced: readonly string[];
  /** A home came on the market: days are counted from then. */
  listed: readonly string[];
  /** "Paid", "renovated", "usually", "the roof": a wrong number is no slip in one of the home's own fields. */
  otherMatter: readonly string[];
  /** Beside a year: "built before 1950". */
  beforeOrAfter: readonly string[];
  /** Two numbers are the ends of a range. */
  between: readonly string[];
  /** "per", "/": before an area, of a price. */
  per: readonly string[];
  /** End what a number counts: "3 in the bathroom" counts no bathrooms. */
  stops: readonly string[];
  /** Between a number and the home that has it: "84 m² at [#2]". */
  at: readonly string[];
  percent: readonly string[];
  /** Right behind a number that is a bound: "your $600,000 budget". */
  budget: readonly string[];
  /** Between two numbers of one unit, and between two homes of one sentence. */
  joined: readonly string[];
  /** "Both", "the first": the sentence is about several homes of its paragraph. */
  several: readonly string[];
  /** What is said holds of each of them. */
  every: readonly string[];
  /** "It", "that home": the sentence is about the home that was named last. */
  refers: readonly string[];
  /** The numbers are of all homes of the sentence, one each. */
  respectively: readonly string[];
  months: readonly string[];
  not: readonly string[];
  /** Words that call a home free. */
  available: readonly string[];
  status: Readonly<Record<StatusWord, string>>;
  /** Stands where a number was wrong. */
  seeListing: string;
  /** For a model that gave the no-answer mark and nothing else. */
  unknown: string;
  group: string;
  decimal: string;
};

/** A list of words, written with bars between. */
export const words = (list: string): readonly string[] => list.split('|');
