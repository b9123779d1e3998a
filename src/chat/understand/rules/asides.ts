import { type Claim, type ConditionClaim, inOrder, isClaimed, isCondition, type Rule } from '../claims.ts';
import { type Constraint, type ConstraintField, isIdentifier, isPlaceField } from '../constraint.ts';
import {
  ahead,
  isName,
  type Lexeme,
  type Message,
  saidOf,
  says,
  saysNothing,
  saysWithin,
  wordsOf,
} from '../message.ts';
import {
  endsClause,
  groupOf,
  isComma,
  isLikeFeature,
  isPet,
  MOST_BETWEEN,
  reaches,
  replaced,
  withPolarity,
} from './scope.ts';

const SOFT_IS_HARD: ReadonlySet<ConstraintField> = new Set([
  'Bedrooms',
  'Bathrooms',
  'City',
  'Near',
  'Street',
  'ZIP',
  'Price',
  'SaleType',
  'PropertyType',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
]);

const valuesOf = (claim: ConditionClaim): string =>
  claim.means.constraints.map(({ Field, Value }) => `${Field} ${Value}`).join();
const fieldsOf = (claim: ConditionClaim): string => claim.means.constraints.map(({ Field }) => Field).join();

/** Whether a place is that of an aside, by what stands between; not in "for my mother in law, San Diego". */
const isOfAside = (between: readonly Lexeme[]): boolean =>
  !between.some(isComma) && between.filter((one) => !says(one, 'filler')).length <= 2;

/** Whether a sum is told as what may be spent. */
const isLimit = ({ lexemes }: Message, { to, means }: ConditionClaim): boolean =>
  means.constraints.some(({ Field }) => Field === 'Price') && says(lexemes[to - 1], 'after.most');

/** "I saw a house on Marzipan Street, is that still available?" */
const asksOfSeen = ({ lexemes }: Message, claims: readonly Claim[]): boolean =>
  lexemes.some((one) => says(one, 'ask.Status')) &&
  claims.some((one) => isCondition(one) && one.means.constraints.some(({ Field }) => Field === 'Street'));

/** What ends an aside: a clause, what leads to where somebody goes, as "relocating from the UK *to* Santa Fe", and "my daughter *can rent*". */
const endsHere = (one: Lexeme, index: number, between: readonly Lexeme[], isFrom: boolean): boolean =>
  endsClause(one) ||
  says(one, 'place.to', 'link.so') ||
  (isFrom && index > 0 && says(one, 'range.to')) ||
  (isFrom && says(one, 'sale.rent', 'sale.buy') && says(between[index - 1], 'ask.open'));

/** "*We come from* Boston", "I'm an investor *from* Monterrey". */
const leadsToOrigin = (lexemes: readonly Lexeme[], at: number): boolean =>
  says(lexemes[at], 'place.from') ||
  (says(lexemes[at], 'place.weak') &&
    says(lexemes[at], 'link.of', 'cmp.since') &&
    saysNothing(lexemes[at - 1]) &&
    says(lexemes[at - 2], 'protected.self'));

/** What is told of other homes and other people: where somebody comes from, what he owns, sold or had. */
const readAsides: Rule['read'] = (message, claims) => {
  const { lexemes } = message;
  const changes = new Map<Claim, Claim>();
  for (const [at, lexeme] of lexemes.entries()) {
    if (isClaimed(claims, at)) continue;
    const isFrom = leadsToOrigin(lexemes, at);
    const isAside = says(lexeme, 'aside.before');
    if (!isFrom && !isAside) continue;
    // "Close to my new office in Fremont" is wanted.
    if (isFrom && says(lexemes[at - 1], 'place.near')) continue;
    for (const claim of inOrder(claims)) {
      if (claim.from <= at || !isCondition(claim)) continue;
      const between = lexemes.slice(at + 1, claim.from);
      if (
        between.some(
          (one, index) =>
            endsHere(one, index, between, isFrom) || (says(one, 'aside.end') && !isClaimed(claims, at + 1 + index)),
        )
      )
        break;
      const group = groupOf(claim);
      if (isFrom && !isAside) {
        if (group === 'place') {
          if (isOfAside(between)) changes.set(claim, withPolarity(claim, 'void'));
          break;
        }
        if (between.some(isComma) || between.length > 2) break;
        continue;
      }
      if (between.some(isComma)) break;
      // Whose dog it is, it lives there; who saw a home asks about it: "vi este SD-25-4176"; "… and have 800k *to work with*" may be spent.
      if (!isPet(claim) && !isLimit(message, claim) && !claim.means.constraints.some(isIdentifier))
        changes.set(claim, withPolarity(claim, 'void'));
    }
  }
  for (const [at, lexeme] of lexemes.entries()) {
    if (!says(lexeme, 'aside.behind') || isClaimed(claims, at)) continue;
    const claim = inOrder(claims)
      .filter(isCondition)
      .findLast(({ to }) => to <= at);
    // "A UCSD student".
    const isOfPlace = claim?.to === at && groupOf(claim) === 'place' && !says(lexemes[claim.from - 1], 'place.near');
    if (claim !== undefined && isOfPlace && saidOf(lexemes[claim.from - 1], 'place') === undefined)
      changes.set(claim, withPolarity(claim, 'void'));
    if (
      claim !== undefined &&
      isLikeFeature(claim) &&
      reaches(message, claims, claim.to, at) &&
      at - claim.to <= 1 &&
      ahead(lexemes, claim.from, 3).some((one) => /^(?:had|have|has)/.test(one.text) || says(one, 'aside.before'))
    )
      changes.set(claim, withPolarity(claim, 'void'));
  }
  return replaced(claims, changes);
};

const asideRule: Rule = {
  name: 'told of something else',
  example: 'we sold our 2 bed in Boston and want a house in La Mesa',
  read: (message, claims) => (asksOfSeen(message, claims) ? claims : readAsides(message, claims)),
};

/**
 * Whether a place is that of the visitor's work: by the words that lead to it, or "我在西雅图上班", or where he or a child studies. Not where
 * that is no more, or somebody else works there.
 */
const isOfWork = (message: Message, claims: readonly Claim[], { from, to }: ConditionClaim): boolean => {
  const { lexemes } = message;
  const begin = lexemes.findLastIndex((one, at) => at < from && (one.isMark || isClaimed(claims, at))) + 1;
  const end = lexemes.findIndex((one, at) => at >= to && one.isMark);
  const clause = lexemes.slice(begin, end === -1 ? undefined : end);
  const isWork =
    says(lexemes[to], 'place.work') ||
    clause.some(
      (one) =>
        one.end <= (lexemes[from]?.start ?? 0) && says(one, 'place.from') && saysWithin(message, one, 'place.work'),
    );
  const stretch = { start: clause[0]?.start ?? 0, end: clause.at(-1)?.end ?? 0 };
  if (saysWithin(message, stretch, 'place.gone')) return false;
  return (
    saysWithin(message, stretch, 'place.study') || (isWork && !saysWithin(message, stretch, 'place.others', 'landlord'))
  );
};

/** Somebody's town is looked in where no other place is named and "there" points at it, or where homes are wanted and it is that of work. */
const thereRule: Rule = {
  name: 'there',
  example: 'my sister lives in Oceanside and we want something there too',
  read: (message, claims) => {
    const conditions = claims.filter(isCondition);
    const places = conditions.filter((claim) => groupOf(claim) === 'place');
    const voided = places.filter(({ means }) => means.polarity === 'void');
    const ofWork = voided.findLast((claim) => isOfWork(message, claims, claim));
    const last = voided.at(-1);
    // "My office is by the station in Geneva and I'd like to live there": the town says no more than where that is.
    const isSaid = places.some((one) => one.means.polarity !== 'void' && last && fieldsOf(one) === fieldsOf(last));
    if (last === undefined || isSaid) return claims;
    if (message.lexemes.some((one) => says(one, 'place.there')))
      return replaced(claims, new Map([[last, withPolarity(last, 'is')]]));
    const isWanted =
      voided.length === places.length &&
      conditions.length > places.length &&
      !(message.before.constraints ?? []).some(({ Field }) => isPlaceField(Field));
    if (ofWork === undefined || !isWanted) return claims;
    // "A job at Qualcomm": a name that the listings do not know as a place may be looked for in their texts.
    const isKnown = isName(message.lexemes[ofWork.from]);
    const words = wordsOf(message, ofWork.from, ofWork.to);
    const told: Claim = { from: ofWork.from, to: ofWork.to, means: { kind: 'told', words, isSought: true } };
    return replaced(claims, new Map([[ofWork, isKnown ? withPolarity(ofWork, 'is') : told]]));
  },
};

/** The number that a correction puts in the place of one before it. */
const corrected = (message: Message, before: ConditionClaim, at: number): Claim => {
  const [first] = before.means.constraints;
  const value = message.lexemes[at]?.amount?.value ?? 0;
  const isShort = value < 2_000 && first?.Field === 'Price' && Number(first.Value) >= 10_000;
  const Words = wordsOf(message, at, at + 1);
  const constraints =
    first === undefined ? [] : [{ ...first, Value: isShort ? value * 1_000 : value, Words } as Constraint];
  return { from: at, to: at + 1, means: { kind: 'condition', constraints } };
};

/** "La Mesa, no wait, Chula Vista": the later one. */
const correctionRule: Rule = {
  name: 'corrections',
  example: '3 beds no sorry 4',
  read: (message, claims) => {
    const { lexemes } = message;
    let current = claims;
    for (const [at, lexeme] of lexemes.entries()) {
      // "La Mesa, no, Oceanside", "2 baths no 3".
      const after = lexemes[at + 1];
      const isNo =
        says(lexeme, 'reply.no') &&
        !lexeme.says.some((one) => one.startsWith('free.') || one === 'not.behind') &&
        at > 0 &&
        (isComma(after) || (after?.amount !== undefined && !isClaimed(current, at + 1)));
      if (!(says(lexeme, 'correction') || isNo) || isClaimed(current, at)) continue;
      const conditions = inOrder(current).filter(isCondition);
      // "2, no, rather 3".
      const next = lexemes.findIndex((one, index) => index > at && !one.isMark && !says(one, 'go.only'));
      const number = next - at <= MOST_BETWEEN ? lexemes[next] : undefined;
      const isNumber = number?.amount !== undefined && !isClaimed(current, next);
      const before = conditions
        .filter(({ to, means }) => to <= at && means.polarity !== 'not')
        .findLast((claim) => !isNumber || groupOf(claim) === 'number');
      if (
        before !== undefined &&
        groupOf(before) === 'number' &&
        number?.amount !== undefined &&
        !isClaimed(current, next)
      ) {
        const claim = corrected(message, before, next);
        current = [...current.map((one) => (one === before ? withPolarity(before, 'void') : one)), claim];
        continue;
      }
      const later = conditions.find(({ from, means }) => from > at && means.polarity !== 'void');
      if (later === undefined || later.from - at > MOST_BETWEEN + 2) continue;
      // "3 baths, I mean 3 beds and 2 baths".
      const laters = conditions.filter(({ from }) => from >= later.from && !lexemes.slice(at, from).some(isComma));
      const given = conditions
        .filter(({ to, means }) => to <= at && means.polarity !== 'void')
        .findLast(
          (claim) =>
            [later, ...laters].some((one) => fieldsOf(claim) === fieldsOf(one)) ||
            (groupOf(claim) === groupOf(later) && groupOf(later) === 'place'),
        );
      // "Pool, scratch that, I'd settle for a hot tub".
      const isSettled = later.means.polarity === 'fine';
      if (given !== undefined && later.means.polarity !== 'not' && later.means.polarity !== 'free')
        current = replaced(
          current,
          new Map([
            // "Not La Mesa, rather Oceanside, La Mesa is too loud": wherever it is named.
            ...conditions
              .filter((one) => one !== later && valuesOf(one) === valuesOf(given))
              .map((one) => [one, withPolarity(one, 'void')] as const),
            ...(isSettled ? [[later, withPolarity(later, 'is')] as const] : []),
          ]),
        );
    }
    return current;
  },
};

/** Said of beds, baths, places and money, "I'd prefer three" is a condition, and of pets: they are there. */
const preferenceRule: Rule = {
  name: 'preferences that count',
  example: "I'd prefer three bedrooms in La Mesa",
  read: ({ lexemes, before }, claims) => {
    const hasPrice = ({ Field }: Constraint): boolean => Field === 'Price';
    // "I could go up to 900 if it has a garage", but "if it has one, all the better".
    const isOfSum =
      (before.constraints ?? []).some(hasPrice) &&
      claims.some((one) => isCondition(one) && one.means.constraints.some(hasPrice));
    return claims.map((claim) =>
      isCondition(claim) &&
      claim.means.polarity === 'soft' &&
      (claim.means.constraints.every(({ Field }) => SOFT_IS_HARD.has(Field)) ||
        isPet(claim) ||
        (isOfSum && says(lexemes[claim.from - 1], 'soft.if') && !says(lexemes[claim.to], 'soft.behind', 'go.only')))
        ? withPolarity(claim, 'is')
        : claim,
    );
  },
};

/** What is read otherwise than it stands there. */
export const asideRules: readonly Rule[] = [asideRule, correctionRule, preferenceRule, thereRule];
