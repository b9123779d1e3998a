import type { Amount } from '../../../language/text/numbers.ts';
import { hasPostalCode } from '../../../listings/states.ts';
import { isOfYears, type Quantity } from '../around-number.ts';
import { EXPLAINED, type Rule } from '../claims.ts';
import type { Constraint } from '../constraint.ts';
import { isName, type Lexeme, type Message, saidOf, says, wordsOf } from '../message.ts';
import {
  between,
  boundsOf,
  currencyOf,
  hasUnitOf,
  isInZip,
  isYear,
  numberConstraints,
  numberRule,
  withEnds,
} from './number-rule.ts';

/** No home is smaller: "a 6 m long boat", "RV parking 35 ft". */
const LEAST_AREA = { sqm: 10, sqft: 100 };
const SQUARE_FEET: Readonly<Record<string, number>> = { acre: 43_560, hectare: 107_639 };

const inFull = (amount: Amount): Amount => ({
  ...amount,
  value: amount.value < 30 ? 2_000 + amount.value : 1_900 + amount.value,
});

/** "The early 80s", as parts of ten years. */
const BANDS = { low: [0, 0.4], mid: [0.4, 0.7], high: [0.7, 1] } as const;

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** "An HOA is ok, but not over 350", "low HOA, 250 at most": the bound is of the fee that was judged. */
const isOfJudgedFee = ({ from, low, topic }: Quantity, { lexemes }: Message): boolean => {
  let at = from - 1;
  let isJudged = false;
  while (lexemes[at]?.isMark || says(lexemes[at], 'fine.behind', 'link.but', 'filler', 'band.low')) {
    isJudged ||= says(lexemes[at], 'fine.behind', 'band.low') || lexemes[at]?.text === '?';
    at -= 1;
  }
  isJudged ||= says(lexemes[at - 1], 'band.low');
  return isJudged && says(lexemes[at], 'topic.HOAMonth') && topic === undefined && !low.hasScale;
};

/** Fees, areas, times and years, and postal codes. */
export const measureRules: readonly Rule[] = [
  numberRule('fee of an association', 'HOA under 400 a month', (quantity, message, Words) =>
    // "One HOA board too many" tells no fee.
    (quantity.topic === 'HOAMonth' || isOfJudgedFee(quantity, message)) &&
    quantity.unit === undefined &&
    !(quantity.low.isWord && quantity.low.value > 0 && quantity.low.value < 10)
      ? [
          ...numberConstraints(
            'HOAMonth',
            boundsOf(
              quantity.isNegated && quantity.compare === 'more' ? { ...quantity, compare: 'most' } : quantity,
              'atMost',
            ),
            Words,
          ),
          ...currencyOf(quantity, message, Words),
        ]
      : undefined,
  ),
  numberRule('size of a part', 'a kitchen of 18 m²', ({ noun }, message) =>
    noun?.of === 'part' ? { kind: 'told', words: wordsOf(message, noun.from, noun.to), isSought: false } : undefined,
  ),
  numberRule('area', 'at least 1,500 sq ft', (quantity, message, Words) => {
    const { unit, topic } = quantity;
    const { lexemes } = message;
    // "A house of 2,000 sq ft on a lot of 10,000": the one has an area of its own.
    const kinds = lexemes.filter((one) => saidOf(one, 'type') !== undefined);
    const isLand = kinds.length > 0 && kinds.every((one) => says(one, 'type.land')) && topic !== 'BuildingArea';
    const isArea = hasUnitOf(quantity, 'sqft', 'sqm');
    const isLarge = SQUARE_FEET[unit ?? ''] !== undefined;
    const isTopic =
      unit === undefined &&
      (topic === 'BuildingArea' || topic === 'LotArea') &&
      quantity.low.value >= 100 &&
      quantity.currency === undefined;
    if (!isArea && !isLarge && !isTopic) return undefined;
    if (isArea && quantity.low.value < LEAST_AREA[unit === 'sqm' ? 'sqm' : 'sqft'] && !quantity.low.isGrouped)
      return EXPLAINED;
    const times = SQUARE_FEET[unit ?? ''] ?? 1;
    const whole = withEnds(quantity, (end) => ({ ...end, value: Math.round(end.value * times) }));
    const isLot = quantity.noun?.of === 'lot' || isLarge || topic === 'LotArea' || isLand;
    const metric = unit === 'sqm' || (unit === undefined && message.lexicon.language.areaUnit === 'Square Meters');
    const Field = isLot ? 'LotArea' : 'BuildingArea';
    const AreaUnit = metric ? 'Square Meters' : 'Square Feet';
    return boundsOf(whole, 'atLeast').map((bound): Constraint => ({ Field, ...bound, AreaUnit, Words }));
  }),
  numberRule('days on the market', 'on the market for over 60 days', (quantity, message, Words) => {
    const { unit, topic, compare } = quantity;
    const days = DAYS[unit ?? ''];
    const around = message.lexemes.slice(Math.max(0, quantity.from - 4), quantity.to + 4);
    const isOfMarket =
      topic === 'DaysOnMarket' || around.some((one) => says(one, 'topic.DaysOnMarket', 'is.listed', 'is.new'));
    if (
      !isOfMarket ||
      (days === undefined && topic !== 'DaysOnMarket') ||
      quantity.currency !== undefined ||
      isYear(quantity) ||
      topic === 'YearBuilt'
    )
      return undefined;
    const times = days ?? 1;
    const counted: Quantity = {
      ...quantity,
      low: { ...quantity.low, value: quantity.low.value * times },
      // "What is new since a week ago?"
      ...(compare === undefined || (compare === 'since' && around.some((one) => says(one, 'is.new')))
        ? { compare: 'ago' }
        : {}),
    };
    return numberConstraints('DaysOnMarket', boundsOf(counted, 'atMost', 1), Words);
  }),
  numberRule('age', 'not older than 20 years', (quantity, message, Words) => {
    const { unit, compare, low } = quantity;
    const said = message.lexemes.slice(quantity.from, quantity.at);
    const isNewer = said.some((one) => says(one, 'cmp.newer') && !says(one, 'sum.for'));
    const isAge =
      unit === 'year' &&
      (/^(?:before|after|since|newer|older)$/.test(compare ?? '') || isNewer || quantity.topic === 'YearBuilt');
    // "房龄别早于2000年".
    if (unit === 'year' && isOfYears((quantity.high ?? low).value)) return undefined;
    if (!isAge || compare === undefined || low.value > 300) return unit === 'year' ? EXPLAINED : undefined;
    const isOld = compare === 'before' || compare === 'older' || compare === 'more' || compare === 'least';
    const Operator = isOld ? 'atMost' : 'atLeast';
    return numberConstraints('YearBuilt', [{ Operator, Value: message.year - low.value }], Words);
  }),
  numberRule('year built', 'built after 2010', (written, message, Words) => {
    const { low, topic, compare, high, band } = written;
    const isTime = compare === 'before' || compare === 'after' || compare === 'since';
    const isDecade = low.isPlural && !low.hasScale && written.currency === undefined && low.value % 10 === 0;
    const isShort =
      low.value >= 10 &&
      low.value < 100 &&
      !low.hasScale &&
      (written.unit === undefined || written.unit === 'year') &&
      written.currency === undefined &&
      (isDecade || (topic === 'YearBuilt' && low.value > 40));
    const quantity: Quantity = isShort ? { ...written, low: inFull(low) } : written;
    if (!isYear(quantity)) return undefined;
    const isRow =
      high !== undefined &&
      isOfYears(high.value) &&
      high.value <= message.year + 5 &&
      !high.isGrouped &&
      !high.hasScale &&
      low.value >= 1900 &&
      topic !== 'Price';
    if (
      topic !== 'YearBuilt' &&
      !isTime &&
      !isDecade &&
      !isRow &&
      !(
        low.value > 1_930 &&
        low.value < 2_030 &&
        message.lexemes.slice(written.at, written.to).some((one) => says(one, 'after.since'))
      )
    )
      return undefined;
    const built = (bounds: ReturnType<typeof boundsOf>) => numberConstraints('YearBuilt', bounds, Words);
    // "In the 50s or 60s".
    if (isDecade && high?.isPlural === true)
      return built(between(quantity.low.value, (high.value < 100 ? inFull(high).value : high.value) + 9));
    if (isDecade && high === undefined && !isTime) {
      const size = low.value < 100 || low.value % 100 !== 0 ? 10 : 100;
      const [from, to] = band === undefined ? [0, 1] : BANDS[band];
      return built(between(quantity.low.value + size * from, quantity.low.value + size * to - 1));
    }
    if (compare === 'about') return built(between(quantity.low.value - 5, quantity.low.value + 5));
    const isLater = compare === 'more' && isDecade;
    return built(boundsOf(isLater ? { ...quantity, compare: 'after' } : quantity, 'is', 1, true));
  }),
  numberRule(
    'zip',
    'homes in 92103',
    (quantity, message) => {
      const { low, topic, compare, currency, unit, per, at, from, to } = quantity;
      const { lexemes, vocabulary } = message;
      const words = wordsOf(message, at, at + 1);
      const isZip = (one: number): boolean => vocabulary.known.zips.includes(wordsOf(message, one, one + 1));
      const isRightIn = isInZip(quantity, message);
      const isIn = isRightIn || says(lexemes[from - 1], 'place.in');
      const isKnown =
        isZip(at) && (low.value >= 10_000 || topic === 'ZIP' || lexemes.length === 1 || isIn || isName(lexemes[to]));
      // "San Diego 92115", "San Diego, CA 92115": no sum, but for a round number.
      const isBehindTown = (one: number): boolean => {
        const zip = lexemes[one]?.text ?? '';
        const lead = lexemes.slice(Math.max(0, one - 3), one);
        const town = lead.findLastIndex(isName);
        const isPart = ({ text }: Lexeme): boolean => text === ',' || hasPostalCode(text.toUpperCase(), zip);
        return /^\d{3}(?!00)\d\d$/.test(zip) && town !== -1 && lead.slice(town + 1).every(isPart);
      };
      // "92101 or 92103".
      const isBesideZip = [at - 2, at + 2].some((other) => {
        const join = lexemes[(other + at) / 2];
        const isJoined = says(join, 'link.or', 'link.and') || join?.text === ',';
        return isJoined && lexemes[other] !== undefined && (isZip(other) || isBehindTown(other));
      });
      // "Only 92104" is no sum, but for a round number.
      const isOnly = compare === 'exact' && (currency ?? unit) === undefined && low.value % 100 !== 0;
      const isWritten =
        /^\d{5}$/.test(words) &&
        (topic === 'ZIP' ||
          isBesideZip ||
          isOnly ||
          isBehindTown(at) ||
          ((compare ?? currency ?? unit) === undefined && isIn));
      const isBounded = compare !== undefined && compare !== 'about' && !isOnly;
      const isOther =
        low.hasScale || low.isGrouped || isBounded || (currency ?? unit ?? (isRightIn ? undefined : per)) !== undefined;
      return isOther || !(isKnown || isWritten)
        ? undefined
        : [{ Field: 'ZIP', Operator: 'is', Value: [words], Words: words }];
    },
    true,
  ),
];
