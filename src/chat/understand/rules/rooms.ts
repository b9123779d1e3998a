import type { Amount } from '../../../language/text/numbers.ts';
import { EXPLAINED, eachLexeme, hasSign, isCondition, type Rule } from '../claims.ts';
import type { Constraint, Operator } from '../constraint.ts';
import { ahead, isEnd, isNounOfHome, saidOf, says, wordsOf } from '../message.ts';
import { FIELD_OF_UNIT } from '../spoken-fields.ts';
import {
  boundsOf,
  endsBehind,
  hasUnitOf,
  nearestBefore,
  numberConstraints,
  numberRule,
  withEnds,
} from './number-rule.ts';

const MOST_ROOMS = 100;
const isRooms = (field: string | undefined): field is 'Bedrooms' | 'Bathrooms' =>
  field === 'Bedrooms' || field === 'Bathrooms';

/** What a bare number bounds that was asked about a home: "we need at least 4". */
const ASKED_NUMBERS: Readonly<Record<string, Operator>> = {
  Bedrooms: 'atLeast',
  Bathrooms: 'atLeast',
  ParkingSpots: 'atLeast',
  BuildingArea: 'atLeast',
  LotArea: 'atLeast',
  HOAMonth: 'atMost',
  Price: 'atMost',
};

/** Numbers that are counted, and those that say nothing of a home. */
export const roomRules: readonly Rule[] = [
  numberRule('other sums', 'I make 78k a year', (quantity, { lexemes }) => {
    const { isOtherSum, per, currency, low, topic, unit } = quantity;
    const isIncome = per === 'year' && topic !== 'Rent';
    const sides = [ahead(lexemes, quantity.from, 3).reverse(), lexemes.slice(quantity.to, quantity.to + 3)];
    const isBeside = sides.some((side) => {
      // "Sold townhouses 92109".
      const sum = side.findIndex((one, at) => says(one, 'sum.other') && !isNounOfHome(side[at - 1]));
      return (
        sum >= 0 &&
        side
          .slice(0, sum)
          .every((one) => !one.isMark && one.amount === undefined && !says(one, 'link.with', 'link.and', 'aside.end'))
      );
    });
    // "Sold townhouses built after 2010".
    if (topic === 'YearBuilt' || (!isOtherSum && !isIncome && !isBeside)) return undefined;
    const isMoney = currency !== undefined || low.hasScale || low.value >= 100 || per !== undefined;
    return isMoney && unit === undefined ? EXPLAINED : undefined;
  }),
  numberRule('people and distances', 'family of 5, 10 minutes from the beach', (quantity) =>
    hasUnitOf(quantity, 'none', 'distance') ? EXPLAINED : undefined,
  ),
  numberRule('rooms of two kinds', '3/2 in La Mesa', ({ high, low, isSlashed }, _message, Words) => {
    if (!isSlashed || high === undefined) return undefined;
    return [
      ...numberConstraints('Bedrooms', [{ Operator: 'atLeast', Value: low.value }], Words),
      ...numberConstraints('Bathrooms', [{ Operator: 'atLeast', Value: high.value }], Words),
    ];
  }),
  numberRule('rooms', 'at least 3 bedrooms', (quantity, message, Words) => {
    // "2b2b": bedrooms, then bathrooms.
    const before = message.lexemes.slice(0, quantity.from).findLast(({ text }) => text !== '/');
    const isPair = message.lexemes[quantity.to - 1]?.text === 'b' && before?.text === 'b';
    const topic = quantity.currency === undefined ? quantity.topic : undefined;
    const counted = quantity.unit === undefined ? topic : FIELD_OF_UNIT[quantity.unit];
    const field = isPair ? 'Bathrooms' : counted;
    if (!isRooms(field) || quantity.low.value > MOST_ROOMS) return undefined;
    // One of the rooms is no bedroom.
    const rooms = (amount: Amount): Amount =>
      quantity.unit === 'room' ? { ...amount, value: Math.max(0, Math.floor(amount.value - 1)) } : amount;
    const whole = withEnds(quantity, rooms);
    if (whole.compare === 'about') whole.compare = 'least';
    return numberConstraints(field, boundsOf(whole, 'atLeast', field === 'Bedrooms' ? 1 : 0.5), Words);
  }),
  numberRule('parking', 'parking for two cars', (quantity, message, Words) => {
    const isTopic = quantity.topic === 'ParkingSpots' && quantity.unit === undefined && quantity.low.value <= 12;
    if (!hasUnitOf(quantity, 'car', 'garage') && !isTopic) return undefined;
    if (quantity.low.value > 12) return undefined;
    const said = message.lexemes
      .slice(quantity.from, quantity.to)
      .some((one) => says(one, 'unit.garage', 'tag.garage') || /garage/.test(one.text));
    const tag: Constraint[] = said ? [{ Field: 'Tag', Operator: 'is', Value: ['garage'], Words }] : [];
    return [...numberConstraints('ParkingSpots', boundsOf(quantity, 'atLeast', 1), Words), ...tag];
  }),
];

/** "A third bedroom" is one of three. */
export const ordinalRoomRule: Rule = eachLexeme('rooms by their number', 'a third bedroom', (message, at) => {
  const { lexemes } = message;
  const count = Number(saidOf(lexemes[at], 'nth') ?? 0);
  const unit = saidOf(lexemes[at + 1], 'unit');
  const field = unit === 'bed' || unit === 'bath' ? FIELD_OF_UNIT[unit] : undefined;
  if (!isRooms(field) || !(count >= 2 && count <= 6) || says(lexemes[at - 1], 'point.the')) return undefined;
  const constraints = numberConstraints(field, [{ Operator: 'atLeast', Value: count }], wordsOf(message, at, at + 2));
  return { to: at + 2, means: { kind: 'condition', constraints } };
});

/** Numbers without more, once all others are read. */
export const bareNumberRules: readonly Rule[] = [
  numberRule(
    'how many homes',
    'show me five homes',
    (quantity, message) => {
      const { low, unit } = quantity;
      const isCount =
        Number.isInteger(low.value) &&
        low.value >= 1 &&
        low.value <= 100 &&
        !low.hasScale &&
        (quantity.currency ?? quantity.per) === undefined;
      // "Live in one unit and rent the other".
      const isPronoun = low.isWord && low.value === 1 && quantity.compare === undefined;
      if (!isCount || isPronoun || quantity.topic !== undefined) return undefined;
      const isTop = ahead(message.lexemes, quantity.at, 2).some((one) => says(one, 'nth.1'));
      const [first, second] = message.lexemes.slice(quantity.to);
      // "The five that came most recently".
      const next = says(first, 'filler') && unit === undefined ? second : first;
      const isOrdered =
        saidOf(next, 'order') !== undefined ||
        says(next, 'is.new') ||
        // "Die neuesten drei".
        (saidOf(message.lexemes[quantity.at - 1], 'order') !== undefined && unit === undefined);
      const isCounted =
        unit === 'home' &&
        (quantity.compare === undefined || quantity.compare === 'exact' || quantity.compare === 'most');
      if (!isCounted && !isOrdered && !(isTop && unit === undefined)) return undefined;
      return { kind: 'limit', limit: low.value };
    },
    true,
  ),
  numberRule('the number of before', 'make it 4', (quantity, message, Words, claims) => {
    const { low, unit, topic, currency, per } = quantity;
    const isBare = (unit ?? topic ?? currency ?? per) === undefined;
    // "Another one" counts nothing.
    const isPronoun =
      says(message.lexemes[quantity.at], 'point.one') && quantity.compare === undefined && message.lexemes.length > 2;
    // "Y si es una casa".
    const isArticle = low.isWord && low.value === 1 && !isEnd(message.lexemes[quantity.to]);
    const isElse =
      isPronoun ||
      isArticle ||
      says(message.lexemes[quantity.to], 'point.more') ||
      claims.some((claim) => isCondition(claim) || ['point', 'limit', 'drop'].includes(claim.means.kind));
    if (
      !isBare ||
      isElse ||
      !message.before.hasShown ||
      hasSign(claims, 'human') ||
      !(
        endsBehind(message, quantity.to) ||
        says(message.lexemes[quantity.to], 'filler', 'fine.behind', 'instead', 'reply.weak')
      )
    )
      return undefined;
    const asked = (message.before.askedAbout ?? []).find((field) => ASKED_NUMBERS[field] !== undefined);
    const operator = ASKED_NUMBERS[asked ?? ''];
    if (asked !== undefined && operator !== undefined) {
      const area =
        asked === 'BuildingArea' || asked === 'LotArea'
          ? { AreaUnit: message.lexicon.language.areaUnit ?? 'Square Feet' }
          : {};
      return boundsOf(quantity, operator, 1).map((bound) => ({ Field: asked, ...bound, ...area, Words }) as Constraint);
    }
    const nearest = nearestBefore(low, message.before.constraints ?? []);
    if (nearest === undefined) return undefined;
    const { one, times } = nearest;
    const whole = withEnds(quantity, (end) => ({ ...end, value: end.value * times }));
    return boundsOf(whole, one.Operator, 1).map(
      ({ Operator, Value }) => ({ ...one, Operator, Value, Words }) as Constraint,
    );
  }),
];
