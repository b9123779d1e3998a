import { implies } from '../../listings/tags/tags.ts';
import { asks } from './asked.ts';
import {
  type Claim,
  type ConditionClaim,
  hasSign,
  isCondition,
  type Means,
  type Polarity,
  type Sign,
} from './claims.ts';
import { combined, negated, polarityOf, withOneSaleType, withoutWeaker } from './combine.ts';
import { type Constraint, type ConstraintField, isWantedTag } from './constraint.ts';
import { isEnd, isName, isNounOfHome, type Message, saidOf, says, saysNothing } from './message.ts';
import { withPolarity } from './rules/scope.ts';
import type { Pointer } from './statement.ts';

/** Names that are taken out of a search one by one: "forget Ocean Beach". */
export const DROPS_NAMES: ReadonlySet<ConstraintField> = new Set(['City', 'Near', 'Street', 'ZIP', 'PropertyType']);

type Topic = Extract<Means, { kind: 'topic' }>;
/** "What's the price history?", "the price per square foot" ask for no price. */
const withoutPrice = (topics: readonly Topic[]): readonly Topic[] =>
  topics.some(({ field }) => field === 'PriceHistory' || field === 'UnitAreaPrice')
    ? topics.filter(({ field }) => field !== 'Price')
    : topics;

const tagsOf = (claims: readonly ConditionClaim[]): string[] =>
  claims.flatMap(({ means }) => means.constraints.flatMap((one) => (one.Field === 'Tag' ? one.Value : [])));
const isFreed = (one: Constraint, tags: readonly string[]): boolean =>
  isWantedTag(one) && one.Value.length === 1 && tags.some((tag) => implies(one.Value[0] ?? '', tag));

/** How far what takes it off is from what has a buyer. */
const MOST_BETWEEN = 3;
/** What may stand between homes and what is said of them: "ones *that are* pending". */
const BETWEEN = ['ask.open', 'ask.any', 'point.the', 'question', 'go.only', 'aside.end', 'reply.weak'] as const;
const LEADS = [
  'home.any',
  'home.many',
  'point.described',
  'point.one',
  'point.these',
  'point.among',
  'show',
  'need',
] as const;
/** Whether homes that have a buyer are looked for, and no parking space is reserved: where every word before and right behind is known. */
const areSought = (message: Message, from: number, to: number): boolean => {
  const { lexemes, before } = message;
  const lead = lexemes.slice(0, from).findLast((one) => !says(one, ...BETWEEN));
  const isLed = isEnd(lead) || isNounOfHome(lead) || isName(lead) || says(lead, ...LEADS);
  // What begins with "ok" or "fine" concedes nothing yet.
  const concedes = lexemes.some(
    (one, at) =>
      (['free', 'fine', 'soft'] as const).some((group) => saidOf(one, group) !== undefined) &&
      (at > from || !says(one, 'fine.behind')),
  );
  const isKnown = !lexemes.slice(0, from).some(saysNothing) && !saysNothing(lexemes[to]);
  // "Are these pending?"
  return (before.hasShown && asks(message)) || (isLed && isKnown && !concedes);
};

/** What has a buyer: "include pending ones", "pending ones too" give up that it was left out, "take the reserved ones off" leaves it out. */
const settled = (message: Message, claim: ConditionClaim): ConditionClaim => {
  const { from, to, means } = claim;
  const { lexemes } = message;
  if (!means.constraints.some(({ Field, Value }) => Field === 'Status' && Value === 'UnderContract')) return claim;
  const polarity = polarityOf(claim);
  const around = lexemes.slice(Math.max(0, from - MOST_BETWEEN), to + MOST_BETWEEN);
  if (polarity !== 'not' && around.some((one) => says(one, 'go.also'))) return withPolarity(claim, 'free');
  // Not "I don't mind if it's under contract".
  const isTakenOff = around.some((one) => says(one, 'drop.before', 'not.behind', 'not.except'));
  if (polarity === 'free') return isTakenOff ? withPolarity(claim, 'not') : claim;
  return polarity === 'not' || areSought(message, from, to) ? claim : withPolarity(claim, 'void');
};

/** "A house that backs onto a park, not onto other houses": the kind that is wanted is not refused. */
const withoutOwnOpposite = (stated: readonly Constraint[]): Constraint[] => {
  const wanted = stated.flatMap((one) => (one.Field === 'PropertyType' && one.Operator === 'is' ? one.Value : []));
  return stated.filter(
    (one) => one.Field !== 'PropertyType' || one.Operator !== 'not' || !one.Value.some((kind) => wanted.includes(kind)),
  );
};

/** What the claims come to, kind by kind. */
export const gather = (message: Message, claims: readonly Claim[]) => {
  const all = <Kind extends Means['kind']>(kind: Kind) =>
    claims.flatMap(({ means }) => (means.kind === kind ? [means as Extract<Means, { kind: Kind }>] : []));
  const conditions = claims.filter(isCondition).map((claim) => settled(message, claim));
  const of = (...polarities: Polarity[]): ConditionClaim[] =>
    conditions.filter((claim) => polarities.includes(polarityOf(claim)));
  const asStated = (claim: ConditionClaim): Constraint[] => {
    const { constraints } = claim.means;
    // "It shouldn't cost more than 1,500 a month" turns the sum alone, and a feature that is only fine is no condition.
    if (polarityOf(claim) === 'fine') return constraints.filter(({ Field }) => Field !== 'Tag');
    if (polarityOf(claim) !== 'not') return constraints;
    // "Not those with cats only" refuses that they take no dogs.
    const lacks = constraints.filter(({ Field, Operator }) => Field === 'Tag' && Operator === 'not');
    if (lacks.length > 0) return lacks.flatMap(negated);
    const isPrice = constraints.some(({ Field }) => Field === 'Price');
    return constraints.flatMap((one) => (isPrice && one.Field !== 'Price' ? [one] : negated(one)));
  };
  const isStated = (claim: ConditionClaim): boolean => ['is', 'not', 'fine'].includes(polarityOf(claim));
  // "Has the price of 14 Oak St dropped?"
  const asksChange = message.lexemes.some((one) => says(one, 'ask.change'));
  const pointed: Pointer[] = claims.flatMap(({ means }) =>
    means.kind === 'point'
      ? [means.pointer]
      : means.kind === 'points'
        ? means.positions.map((position) => ({ position }))
        : [],
  );
  return {
    // "Ocean view, no, I don't care about views".
    stated: withoutOwnOpposite(
      withOneSaleType(withoutWeaker(combined(message, conditions.filter(isStated), asStated))),
    ).filter((one) => !isFreed(one, tagsOf(of('free')))),
    wishes: combined(message, of('soft'), (claim) => claim.means.constraints),
    // "A pool is fine": with or without one.
    free: [
      ...of('free').flatMap((claim) => claim.means.constraints),
      ...of('fine').flatMap((claim) => claim.means.constraints.filter(({ Field }) => Field === 'Tag')),
    ],
    fine: of('fine').some((claim) => claim.means.constraints.some(({ Field }) => DROPS_NAMES.has(Field))),
    topics: withoutPrice(all('topic')).map((one) =>
      asksChange && one.field === 'Price' ? { ...one, field: 'PriceHistory' as const } : one,
    ),
    orders: all('order'),
    limits: all('limit').map(({ limit }) => limit),
    figures: all('figure'),
    relative: all('relative').map(({ relative }) => relative),
    positions: pointed.filter((one): one is Exclude<Pointer, 'focus'> => one !== 'focus'),
    hasFocus: pointed.includes('focus'),
    drops: all('drop').flatMap(({ fields }) => fields),
    asks: all('asks').map(({ what }) => what),
    replies: all('reply'),
    raised: all('raise').map(({ by }) => by)[0],
    alike: claims.find(({ means }) => means.kind === 'alike'),
    signs: (sign: Sign): boolean => hasSign(claims, sign),
  };
};
export type Gathered = ReturnType<typeof gather>;
