import type { SenseOf } from '../../language/language.ts';
import type { Amount } from '../../language/text/numbers.ts';
import { allSaidOf, isName, type Lexeme, saidOf, says, saysNothing } from './message.ts';

/** What a number is of where a noun says so, which stands `at`: `from` up to `to` are both, with the words that join them. */
export type Noun = {
  at: number;
  from: number;
  to: number;
  /** A home, the land that it stands on, one of its parts, or what nobody knows: only the first two are fields. */
  of: 'home' | 'lot' | 'part' | 'unknown';
};

/** A number, or a range, with what stands around it. */
export type Quantity = {
  from: number;
  to: number;
  /** The lexeme of the first number. */
  at: number;
  low: Amount;
  high?: Amount;
  /** `ago`: so long ago at most. */
  compare?: SenseOf<'cmp'> | SenseOf<'after'> | 'ago';
  band?: SenseOf<'band'>;
  /** "High 400s to low 500s": of the second number. */
  highBand?: SenseOf<'band'>;
  isOpen: boolean;
  unit?: SenseOf<'unit'> | SenseOf<'prefix'>;
  topic?: SenseOf<'topic'>;
  currency?: SenseOf<'money'>;
  per?: SenseOf<'per'>;
  /** "for 600". */
  isFor: boolean;
  /** Income, debts, what is paid now. */
  isOtherSum: boolean;
  /** Bedrooms and bathrooms: "3/2". */
  isSlashed: boolean;
  /** Two lengths: "120 x 60 ft". */
  isProduct?: true;
  /** "No HOA over 500". */
  isNegated: boolean;
  /** Where the topic stands, if before the number. */
  topicAt?: number;
  /** What it is of where neither unit nor topic says that. */
  noun?: Noun;
  /** How much more or less than before. */
  step?: 'raises' | 'lowers';
};

/** What numbers are of. */
const NUMERIC: ReadonlySet<string> = new Set(
  'Price Rent HOAMonth YearBuilt LotArea BuildingArea Bedrooms Bathrooms ParkingSpots DaysOnMarket ZIP DepositFee UnitAreaPrice EstimatePrice'.split(
    ' ',
  ),
);
/** What is counted of a home. */
export const COUNTED = /^(?:Bedrooms|Bathrooms|ParkingSpots)$/;
const MOST_COUNTED = 20;
/** A fee is smaller. */
const MOST_FEE = 10_000;
const MOST_BACK = 6;
const MOST_AHEAD = 6;
const MOST_BETWEEN = 3;
const isFiller = (lexeme: Lexeme | undefined): boolean =>
  says(lexeme, 'filler', 'go.only', 'go.with', 'need') && !isName(lexeme) && saidOf(lexeme, 'type') === undefined;
const FIRST_YEAR = 1_700;
const LAST_YEAR = 2_100;
export const isOfYears = (value: number): boolean => value >= FIRST_YEAR && value <= LAST_YEAR;
/** A year, a row of ten, or an age. */
const mayBeYear = ({ low, currency }: Quantity): boolean =>
  currency === undefined && !low.hasScale && !low.isGrouped && (low.value < 300 || isOfYears(low.value));
const isMoneyOf = ({ currency, low }: Quantity): boolean => currency !== undefined || low.hasScale || low.isGrouped;
/** "A garage under 700k" counts no garages. */
const mayCount = (quantity: Quantity): boolean => quantity.low.value <= MOST_COUNTED && !isMoneyOf(quantity);
/**
 * "El HOA sea de 300": what is said of years is of no other number, nor what is counted, nor days: "what's on the market below 1.3M".
 */
const mayBeOf = (topic: string, quantity: Quantity): boolean =>
  NUMERIC.has(topic) &&
  (topic !== 'YearBuilt' || mayBeYear(quantity)) &&
  (!COUNTED.test(topic) || mayCount(quantity)) &&
  (topic !== 'DaysOnMarket' || (quantity.currency === undefined && !quantity.low.hasScale));
const isColon = (lexeme: Lexeme | undefined): boolean => lexeme?.isMark === true && /^[:=~()]$/.test(lexeme.text);

/** "500k with HOA under 350": whether what a word says is of the number behind it. */
const isOfNext = (lexemes: readonly Lexeme[], at: number): boolean =>
  lexemes[saidOf(lexemes[at + 1], 'cmp') === undefined ? at + 1 : at + 2]?.amount !== undefined;

/** Takes in what stands behind a number: units, money, bounds. */
export const readBehind = (
  quantity: Quantity,
  lexemes: readonly Lexeme[],
  isUnclaimed: (at: number) => boolean,
): void => {
  for (let at = quantity.to; at < quantity.to + MOST_AHEAD; at += 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || !isUnclaimed(at)) return;
    const unit = saidOf(lexeme, 'unit');
    const [per, after] = [saidOf(lexeme, 'per'), saidOf(lexeme, 'after')];
    const topic = saidOf(lexeme, 'topic');
    const currency = saidOf(lexeme, 'money');
    const isMoney = quantity.currency !== undefined || quantity.low.hasScale || quantity.low.value >= 300;
    const isCount =
      quantity.low.value <= 100 && !quantity.low.hasScale && !quantity.low.isPlural && quantity.currency === undefined;
    if (unit === 'home' && !isCount) return;
    if (unit === 'none' && quantity.per === undefined && saidOf(lexeme, 'tag') !== undefined) {
      quantity.unit = unit;
      return;
    }
    if (currency !== undefined && (quantity.currency ?? quantity.unit) === undefined) quantity.currency = currency;
    else if (
      per !== undefined &&
      (quantity.per ?? quantity.unit) === undefined &&
      isMoney &&
      !(unit === 'month' && quantity.low.value < 100)
    )
      quantity.per = per;
    else if (unit !== undefined && (quantity.unit ?? quantity.currency ?? quantity.per) === undefined)
      quantity.unit = unit;
    else if (after === 'half' && quantity.unit !== undefined)
      // "2 salles de bain et demie"
      quantity.low = { ...quantity.low, value: quantity.low.value + 0.5 };
    else if (after === 'decade') quantity.low = { ...quantity.low, isPlural: true };
    else if (after !== undefined && after !== 'half' && lexeme.text !== '-') {
      // "2 bedrooms max 800k": a bound right before the next number is of that.
      const next = lexemes[at + 1];
      if (
        saidOf(lexeme, 'cmp') !== undefined &&
        (next?.amount !== undefined || (saidOf(next, 'money') !== undefined && lexemes[at + 2]?.amount !== undefined))
      )
        return;
      // "Under 600k or so", "3 acres or bigger only" stay bounds.
      if ((after === 'about' || after === 'exact') && quantity.compare !== undefined) return;
      quantity.compare = says(lexeme, 'after.since') && saidOf(lexeme, 'after') === 'since' ? 'since' : after;
      // "85年以后".
      if (topic === 'YearBuilt' && mayBeYear(quantity)) quantity.topic = topic;
    } else if (says(lexeme, 'sum.raises', 'sum.lowers'))
      quantity.step = says(lexeme, 'sum.raises') ? 'raises' : 'lowers';
    else if (says(lexeme, 'sum.other') && quantity.unit === undefined) quantity.isOtherSum = true;
    else if (topic !== undefined && (quantity.topic ?? quantity.unit) === undefined) {
      // "450k parking", "600k lot": what follows a sum is a wish of its own, but for what sums are of.
      const isOfSums = /^(?:Price|Rent|HOAMonth|DaysOnMarket|ZIP)$/.test(topic) && mayBeOf(topic, quantity);
      // "Ab 2000 gebaut".
      const isOfYear = topic === 'YearBuilt' && isOfYears(quantity.low.value) && !isMoneyOf(quantity);
      if (!(isOfSums || isOfYear) || isOfNext(lexemes, at)) return;
      quantity.topic = topic;
    } else if (
      isMoney &&
      quantity.topic === undefined &&
      says(lexeme, 'sum.for', 'place.in', 'place.weak') &&
      saidOf(lexemes[at + 1], 'topic') === 'HOAMonth' &&
      isUnclaimed(at + 1) &&
      !isOfNext(lexemes, at + 1)
    ) {
      quantity.topic = 'HOAMonth';
      at += 1;
    } else {
      // "3 good sized bedrooms": adjectives before what is counted.
      let next = at;
      while (
        next < at + MOST_BETWEEN &&
        isUnclaimed(next) &&
        (isFiller(lexemes[next]) || saysNothing(lexemes[next])) &&
        !says(lexemes[next], 'link.and', 'link.so', 'link.with')
      )
        next += 1;
      const counted = saidOf(lexemes[next], 'unit');
      if (
        next === at ||
        quantity.unit !== undefined ||
        counted === undefined ||
        !/^(?:bed|bath|car|acre|garage)$/.test(counted) ||
        !isUnclaimed(next)
      )
        return;
      if (lexemes[next - 1]?.amount !== undefined) return;
      quantity.unit = counted;
      at = next;
    }
    quantity.to = at + 1;
  }
};

/** "For rent, built since 2015": no year is paid by the month. */
const mayBePaid = ({ low, topic }: Quantity): boolean => low.value >= 300 && topic !== 'YearBuilt';

/** Takes in what stands before it. */
export const readBefore = (
  quantity: Quantity,
  lexemes: readonly Lexeme[],
  isUnclaimed: (at: number) => boolean,
): void => {
  let from = quantity.from;
  for (let at = quantity.from - 1; at >= quantity.at - MOST_BACK; at -= 1) {
    const lexeme = lexemes[at];
    if (lexeme === undefined || !isUnclaimed(at)) break;
    const compare = saidOf(lexeme, 'cmp');
    const band = saidOf(lexeme, 'band');
    const currency = saidOf(lexeme, 'money');
    const unit = saidOf(lexeme, 'unit');
    const [prefix, per] = [saidOf(lexeme, 'prefix'), saidOf(lexeme, 'per')];
    const topic = allSaidOf(lexeme, 'topic').find((one) => mayBeOf(one, quantity));
    // "A 10,000 sqft lot with 1,500 sqft": of the number before it.
    if (topic === 'LotArea' && lexeme.length === 1 && /^(?:sq|acre)/.test(saidOf(lexemes[at - 1], 'unit') ?? '')) break;
    const isNoYear = says(lexeme, 'topic.YearBuilt') && topic === undefined;
    // "De los años 80".
    if (prefix === 'decade' && quantity.low.value % 10 === 0 && at === quantity.at - 1)
      quantity.low = { ...quantity.low, isPlural: true };
    if (lexeme.isMark && currency === undefined && !isColon(lexeme) && compare === undefined) break;
    if (
      says(lexeme, 'is.noHoa') &&
      quantity.compare !== undefined &&
      at === from - 1 &&
      [quantity.topic, quantity.unit, saidOf(lexemes[quantity.to], 'unit')].every((one) => one === undefined) &&
      quantity.low.value < MOST_FEE &&
      !/^(?:before|after|since)$/.test(quantity.compare)
    ) {
      quantity.topic = 'HOAMonth';
      quantity.isNegated = true;
    } else if (currency !== undefined && quantity.currency === undefined) quantity.currency = currency;
    else if (
      (unit === 'bed' || unit === 'bath' || unit === 'car') &&
      quantity.unit === undefined &&
      isColon(lexemes[at + 1])
    )
      quantity.unit = unit;
    else if (lexeme.text === '=' && saidOf(lexemes[at - 1], 'unit') !== undefined) continue;
    else if (says(lexeme, 'range.open')) quantity.isOpen = true;
    else if (
      compare !== undefined &&
      // "From the 1930s" is of these years.
      !(compare === 'since' && says(lexeme, 'cmp.least') && quantity.low.isPlural) &&
      (quantity.compare === undefined || (quantity.compare === 'about' && compare !== 'about'))
    ) {
      // "Past 1.5 million" is of no time.
      quantity.compare = compare === 'after' && says(lexeme, 'cmp.more') && !mayBeYear(quantity) ? 'more' : compare;
      if (says(lexeme, 'cmp.about') && says(lexeme, 'place.near')) quantity.compare = 'about';
    }
    // "Lower the budget to 700k" is no band.
    else if (band !== undefined && quantity.band === undefined && quantity.topic === undefined) quantity.band = band;
    else if (says(lexeme, 'sum.other')) quantity.isOtherSum = true;
    else if (says(lexeme, 'sum.raises', 'sum.lowers')) quantity.step = says(lexeme, 'sum.raises') ? 'raises' : 'lowers';
    else if (topic !== undefined && quantity.topic === undefined) {
      Object.assign(quantity, { topic, topicAt: at });
      // "Land over 4,000 m²" is a kind as well.
      if (says(lexeme, 'type.land')) break;
    } else if (prefix !== undefined && quantity.unit === undefined && at === quantity.at - 1) quantity.unit = prefix;
    // "Monatlich 2000", "一个月六千".
    else if (per !== undefined && quantity.per === undefined && mayBePaid(quantity)) quantity.per = per;
    else if (says(lexeme, 'sum.for') && at === from - 1) quantity.isFor = true;
    else if (isFiller(lexeme) || isNoYear || isColon(lexeme) || (quantity.compare !== undefined && saysNothing(lexeme)))
      continue;
    else break;
    from = at;
  }
  quantity.from = from;
};
