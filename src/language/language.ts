import type { NumberWords } from './text/numbers.ts';

/** ISO 639-1. */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const;
export type LanguageCode = (typeof LANGUAGE_CODES)[number];

/**
 * What a phrase says, as `group.value`. The rules know groups and values; which words say them is the languages' business.
 * A phrase may stand under several keys. `topic.*`, `order.*` and `less.*`/`more.*` name fields of listings.
 */
export const PHRASE_KEYS = [
  // How a number is compared, said before it and behind it.
  ...['most', 'less', 'least', 'more', 'exact', 'about', 'newer', 'older', 'before', 'after', 'since'].map(
    (one) => `cmp.${one}` as const,
  ),
  ...['most', 'least', 'about', 'exact', 'before', 'after', 'since', 'half'].map((one) => `after.${one}` as const),
  // "between", "to"; "low 400s".
  ...(['range.open', 'range.to', 'band.low', 'band.mid', 'band.high'] as const),
  // What a number counts; `none` counts what is no condition: people, miles, per cent.
  ...['bed', 'bath', 'room', 'sqft', 'sqm', 'acre', 'hectare', 'car', 'garage', 'day', 'week', 'month', 'year'].map(
    (one) => `unit.${one}` as const,
  ),
  ...(['unit.home', 'unit.distance', 'unit.none', 'prefix.bed', 'prefix.room', 'prefix.decade'] as const),
  ...['month', 'week', 'year', 'area'].map((one) => `per.${one}` as const),
  ...['$', '€', '£', '¥', 'CHF', 'R$', 'any'].map((one) => `money.${one}` as const),
  // What a visitor earns, owes, pays now or puts down, which is no price; what raises and lowers a price.
  ...(['sum.other', 'sum.raises', 'sum.lowers', 'sum.for'] as const),
  // What a number is of, and what is asked.
  ...['Price', 'Rent', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'].map(
    (one) => `topic.${one}` as const,
  ),
  ...[
    'DaysOnMarket',
    'Status',
    'PropertyType',
    'SaleType',
    'Address',
    'City',
    'ZIP',
    'Location',
    'Url',
    'MLSNumber',
  ].map((one) => `topic.${one}` as const),
  ...[
    'Images',
    'Tours',
    'DepositFee',
    'UnitAreaPrice',
    'EstimatePrice',
    'Description',
    'ListOfficeName',
    'PriceHistory',
  ].map((one) => `topic.${one}` as const),
  // Phrases that ask for a field by themselves: "how much is it". `home` asks for all of it, `has` for what stands behind.
  ...['Price', 'YearBuilt', 'BuildingArea', 'Status', 'Address', 'Images', 'home', 'has', 'any', 'open', 'change'].map(
    (one) => `ask.${one}` as const,
  ),
  // Conditions said by words alone.
  ...['noHoa', 'parking', 'twoCars', 'studio', 'today', 'thisWeek', 'thisMonth', 'reduced'].map(
    (one) => `is.${one}` as const,
  ),
  // Times that say how long ago something was listed where a word of listing stands near.
  ...(['is.listed', 'when.day', 'when.week', 'when.month'] as const),
  ...(['sale.rent', 'sale.buy', 'sale.either', 'status.Active', 'status.PreOnMarket', 'status.Sold'] as const),
  ...[
    'house',
    'apartment',
    'condominium',
    'townhouse',
    'multiFamily',
    'duplex',
    'duplexFlat',
    'semiDetached',
    'manufactured',
  ].map((one) => `type.${one}` as const),
  ...['land', 'villa', 'loft', 'penthouse', 'bungalow', 'cottage', 'farm', 'commercial', 'cooperative'].map(
    (one) => `type.${one}` as const,
  ),
  ...(['home.any', 'home.many'] as const),
  // Polarity, before and behind what it is said of.
  ...['before', 'behind', 'without', 'except', 'both', 'again'].map((one) => `not.${one}` as const),
  ...['before', 'behind', 'needed'].map((one) => `free.${one}` as const),
  ...['before', 'behind'].map((one) => `soft.${one}` as const),
  ...['before', 'behind'].map((one) => `fine.${one}` as const),
  ...(['link.or', 'link.and', 'link.but', 'link.with', 'link.so'] as const),
  // Places: `in` names one even where nobody knows it, `weak` only one that is known; `from` tells where somebody comes from.
  ...['in', 'weak', 'near', 'from', 'on', 'kind', 'there', 'anywhere', 'noun', 'of', 'wider', 'to'].map(
    (one) => `place.${one}` as const,
  ),
  // What is told of other homes, other people, other times, up to the clause's end or to one of `end`.
  ...(['aside.before', 'aside.behind', 'aside.end'] as const),
  // "No wait", "scratch that"; "instead of".
  ...(['correct.it', 'instead.of'] as const),
  // Orders: superlatives, sorted lists, what makes a list of a superlative.
  ...[
    'Price.asc',
    'Price.desc',
    'BuildingArea.asc',
    'BuildingArea.desc',
    'LotArea.asc',
    'LotArea.desc',
    'YearBuilt.asc',
  ].map((one) => `order.${one}` as const),
  ...['YearBuilt.desc', 'DaysOnMarket.asc', 'DaysOnMarket.desc', 'Bedrooms.desc', 'Bathrooms.desc', 'HOAMonth.asc'].map(
    (one) => `order.${one}` as const,
  ),
  ...([
    'order.HOAMonth.desc',
    'order.PricePerArea.asc',
    'order.PricePerArea.desc',
    'sort.it',
    'sort.asc',
    'sort.desc',
  ] as const),
  ...['count', 'average', 'lowest', 'highest'].map((one) => `figure.${one}` as const),
  // Pointing at homes that were shown.
  ...['it', 'these', 'one', 'number', 'among', 'more', 'alike', 'alikeNear', 'same'].map(
    (one) => `point.${one}` as const,
  ),
  ...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '-1', '-2'].map((one) => `nth.${one}` as const),
  ...['Price', 'BuildingArea', 'LotArea', 'Bedrooms', 'Bathrooms', 'YearBuilt'].map((one) => `less.${one}` as const),
  ...['Price', 'BuildingArea', 'LotArea', 'Bedrooms', 'Bathrooms', 'YearBuilt'].map((one) => `more.${one}` as const),
  // Going on from before.
  ...(['drop.before', 'drop.Price', 'drop.Bedrooms', 'drop.Bathrooms', 'drop.PropertyType', 'drop.YearBuilt'] as const),
  ...([
    'go.reset',
    'go.also',
    'go.only',
    'go.with',
    'reply.yes',
    'reply.weak',
    'reply.no',
    'again.it',
    'again.manner',
  ] as const),
  ...(['compare.it', 'human.want', 'human.visit', 'human.sell', 'need.it', 'search.it', 'show.it', 'wh.it'] as const),
  ...['greeting', 'thanks', 'farewell', 'agency', 'knowledge', 'offTopic', 'general'].map(
    (one) => `talk.${one}` as const,
  ),
  // Protected classes: `group` is people as such, `kind` says one only beside `people`; `self` tells of the visitor.
  ...['group', 'kind', 'people', 'wish', 'self'].map((one) => `protected.${one}` as const),
  // What contains words for homes and means none: "recording studio".
  'other.it',
  // Words that say nothing by themselves; `common` may be a wish where one is led to.
  ...(['filler.it', 'common.it'] as const),
] as const;
export type PhraseKey = (typeof PHRASE_KEYS)[number];

/**
 * Phrases of a key, parted by `;` or by lines. `(a|b|)` is one of several or nothing: `bedroom(s|)`. Small letters, accents as
 * usual; apostrophes count as nothing.
 */
export type Phrases = Readonly<Partial<Record<PhraseKey, string>>>;

/** All that is known of a language. Another language is another folder with one of these. */
export type Language = {
  code: LanguageCode;
  numbers: NumberWords;
  /** Later parts add to earlier ones. */
  phrases: readonly Phrases[];
  /** What visitors call a feature beside the words of listings, by its name there. */
  tags?: Readonly<Record<string, string>>;
  /** Words, parted by `;`, by which listings name a feature and visitors something else: an office is where one works. */
  notAsked?: string;
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
  /** Letters beside a to z that it writes. */
  letters?: string;
};
