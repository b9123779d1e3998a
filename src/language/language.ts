import { LANGUAGE_CODES, type LanguageCode } from './language-code.ts';
import type { NumberWords } from './text/numbers.ts';
import type { Phrases } from './text/phrase-notation.ts';

export { LANGUAGE_CODES, type LanguageCode };

/** What phrases say, by groups. `topic`, `ask`, `order`, `less` and `more` name fields of listings. */
const GROUPS = {
  // How a number is compared, said before it and behind it.
  cmp: ['most', 'less', 'least', 'more', 'exact', 'about', 'newer', 'older', 'before', 'after', 'since'],
  after: ['most', 'least', 'about', 'exact', 'before', 'after', 'since', 'half', 'decade'],
  // "between", "to"; "low 400s".
  range: ['open', 'to'],
  band: ['low', 'mid', 'high'],
  // What a number counts; `none` counts what is no condition: people, per cent.
  unit: [
    ...['bed', 'bath', 'room', 'sqft', 'sqm', 'acre', 'hectare', 'car', 'garage', 'day', 'week', 'month', 'year'],
    ...['home', 'distance', 'none'],
  ],
  prefix: ['bed', 'room', 'decade'],
  per: ['month', 'week', 'year', 'area', 'person'],
  money: ['$', '€', '£', '¥', 'CHF', 'R$', 'any'],
  // What a visitor earns, owes, pays now or puts down, which is no price; what raises and lowers a price,
  // what a home may be had for.
  sum: ['other', 'raises', 'lowers', 'for', 'offer'],
  // What a number is of, and what is asked.
  topic: [
    ...['Price', 'Rent', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'],
    ...['DaysOnMarket', 'Status', 'PropertyType', 'SaleType', 'Address', 'City', 'ZIP', 'Location', 'Url', 'MLSNumber'],
    ...['Images', 'Tours', 'DepositFee', 'UnitAreaPrice', 'EstimatePrice'],
    ...['Description', 'ListOfficeName', 'PriceHistory'],
  ],
  // Phrases that ask for a field by themselves: "how much is it". `home` asks for all of it, `has` for what stands behind, `unlisted` for what
  // listings do not tell.
  ask: [
    ...['Price', 'YearBuilt', 'BuildingArea', 'DaysOnMarket', 'Status'],
    ...['Address', 'Url', 'Images', 'Tours', 'ListOfficeName'],
    ...['home', 'has', 'any', 'open', 'change', 'unlisted'],
  ],
  // Conditions said by words alone.
  is: ['noHoa', 'parking', 'twoCars', 'studio', 'today', 'new', 'thisMonth', 'reduced', 'listed'],
  // Times that say how long ago something was listed where a word of listing stands near.
  when: ['day', 'week', 'month'],
  sale: ['rent', 'buy', 'either'],
  status: ['Active', 'Taken', 'PreOnMarket', 'Sold'],
  type: [
    ...['house', 'apartment', 'condominium', 'townhouse', 'multiFamily', 'duplex', 'duplexFlat', 'semiDetached'],
    ...['manufactured', 'land', 'villa', 'loft', 'penthouse', 'bungalow', 'cottage', 'farm'],
    ...['commercial', 'cooperative'],
  ],
  home: ['any', 'many'],
  // What a home has that no feature tells: rooms, stables.
  part: [],
  // Polarity, before and behind what it is said of.
  not: ['before', 'behind', 'without', 'except', 'both', 'again'],
  free: ['before', 'behind', 'needed'],
  // "Any" of what is fine: "any fee is ok".
  whichever: [],
  // `if` makes a condition of a feature where a sum depends on it: "up to 900 if it has a garage".
  soft: ['before', 'behind', 'if'],
  // `may` lets a home be more or less of something: "it can be older".
  fine: ['before', 'behind', 'may'],
  // `of` joins a number and what it is of: "a garden of 300 m²".
  link: ['or', 'and', 'but', 'with', 'so', 'of'],
  // Places: `in` names one even where nobody knows it, `weak` only one that is known; `from` tells where somebody comes from, `work`,
  // `study`, `gone` and `others` that somebody works or studies there, that it is no more, and that it is another's.
  place: [
    ...['in', 'weak', 'near', 'from', 'on', 'kind', 'there', 'anywhere', 'noun', 'wider', 'to'],
    ...['work', 'study', 'gone', 'others'],
  ],
  // Who lets the home that the visitor lives in.
  landlord: [],
  // What listings do not tell.
  region: ['county'],
  // What is told of other homes, other people, other times, up to the clause's end or to one of `end`.
  aside: ['before', 'behind', 'end'],
  // "No wait", "scratch that"; "instead of".
  correction: [],
  instead: [],
  // Orders: superlatives, sorted lists, what makes a list of a superlative.
  order: [
    ...['Price.asc', 'Price.desc', 'BuildingArea.asc', 'BuildingArea.desc', 'LotArea.asc', 'LotArea.desc'],
    ...['YearBuilt.asc', 'YearBuilt.desc', 'DaysOnMarket.asc', 'DaysOnMarket.desc', 'Bedrooms.desc', 'Bathrooms.desc'],
    ...['HOAMonth.asc', 'HOAMonth.desc', 'PricePerArea.asc', 'PricePerArea.desc'],
  ],
  sort: ['by', 'asc', 'desc'],
  figure: ['count', 'average', 'lowest', 'highest'],
  // Pointing at homes that were shown; `described` is the one that other words tell, `mine` what is the visitor's own,
  // `extreme` a comparison that stands for a home by itself, `ofThe` an article that is written as one word with what leads to it.
  point: [
    ...['it', 'these', 'one', 'number', 'among', 'more', 'alike', 'alikeNear', 'same'],
    ...['described', 'the', 'both', 'mine', 'extreme', 'ofThe'],
  ],
  nth: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '-1', '-2', 'middle'],
  less: ['Price', 'BuildingArea', 'LotArea', 'Bedrooms', 'Bathrooms', 'YearBuilt'],
  more: ['Price', 'BuildingArea', 'LotArea', 'Bedrooms', 'Bathrooms', 'YearBuilt'],
  // Going on from before.
  drop: ['before', 'Price', 'Bedrooms', 'Bathrooms', 'PropertyType', 'YearBuilt'],
  go: ['reset', 'also', 'only', 'with', 'then'],
  reply: ['yes', 'weak', 'no'],
  again: ['said', 'manner'],
  compare: [],
  // `person`: who is wanted where a message says no more. `tenancy`: what only those speak of who rent, or have signed.
  human: ['want', 'visit', 'sell', 'person', 'matter', 'tenancy'],
  need: [],
  search: [],
  show: [],
  // "Which", "when".
  question: [],
  talk: ['greeting', 'thanks', 'farewell', 'agency', 'knowledge', 'offTopic', 'general'],
  // Protected classes: `group` is people as such, `kind` says one only beside `people`; `self` tells of the visitor.
  protected: ['group', 'kind', 'people', 'wish', 'self'],
  // What contains words for homes and means none: "recording studio".
  other: [],
  // Words that say nothing by themselves; `common` may be a wish where one is led to.
  filler: [],
  common: [],
} as const;
type Groups = typeof GROUPS;

/**
 * What a phrase says, as `group.value` or a group that has none. Which words say it is the languages' business. A phrase may stand under
 * several keys.
 */
type PhraseKey = {
  [Group in keyof Groups]: Groups[Group] extends readonly [] ? Group : `${Group}.${Groups[Group][number]}`;
}[keyof Groups];
/** What a lexeme may say: a phrase's key, or that homes have a feature or lack it. */
export type Sense = PhraseKey | `tag.${string}` | `lack.${string}`;
export type SenseGroup = keyof Groups | 'tag' | 'lack';
export type SenseOf<Group extends SenseGroup> = Group extends keyof Groups ? Groups[Group][number] : string;
export const PHRASE_KEYS = Object.entries(GROUPS).flatMap(([group, values]) =>
  values.length === 0 ? [group as PhraseKey] : values.map((value) => `${group}.${value}` as PhraseKey),
);

/** Whether what a lexeme says is one of some senses, or of some groups of them. */
export const isSense = (...named: readonly (Sense | SenseGroup)[]): ((sense: string) => boolean) => {
  const all: ReadonlySet<string> = new Set(named);
  return (sense) => all.has(sense) || all.has(sense.slice(0, Math.max(0, sense.indexOf('.'))));
};

/** What says each key. */
export type PhrasesByKey = Readonly<Partial<Record<PhraseKey, Phrases>>>;

/** All that is known of a language. Another language is another folder with one of these. */
export type Language = {
  code: LanguageCode;
  numbers: NumberWords;
  /** Later parts add to earlier ones. */
  phrases: readonly PhrasesByKey[];
  /** What visitors call a feature beside the words of listings, by its name there. */
  tags?: Readonly<Record<string, Phrases>>;
  /** By what listings name a feature and visitors something else: an office is where one works. */
  notAsked?: Phrases;
  /** Words before an apostrophe that are words of their own: "l'appartement". */
  elisions?: string;
  /** Short forms by what they stand for: `with: w wth; about: abt`. */
  shorthand?: string;
  /** What a bare area is in. */
  areaUnit?: 'Square Feet' | 'Square Meters';
  /** What a price below a thousand counts where not thousands: "60以内" is up to 600,000. */
  shortScale?: number;
  /** Nouns for homes and features that longer words end in ("Salzwasserpool"): whether words are written together. */
  hasCompounds?: boolean;
  /** Whether nouns have capital letters, so that one tells no name. */
  hasCapitalNouns?: boolean;
  /** Written in Chinese characters: told by them whatever words of others stand between, asking by words anywhere. */
  isHan?: boolean;
  /** Letters beside a to z that it writes. */
  letters?: string;
};
