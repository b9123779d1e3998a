import {
  type Claim,
  type ConditionClaim,
  inOrder,
  isClaimed,
  isCondition,
  type Polarity,
  type Rule,
} from '../claims.ts';
import { type Constraint, isIdentifier } from '../constraint.ts';
import { type Message, saidOf, says, saysNothing, wordsOf } from '../message.ts';
import {
  BEFORE,
  BEHIND,
  endsClause,
  groupOf,
  isAlike,
  isComma,
  isPet,
  isRelative,
  MOST_BETWEEN,
  reaches,
  replaced,
  withPolarity,
} from './scope.ts';

/** Whether what was said of one holds for the next one in its list: "no condos, townhouses or lofts". */
const goesOn = (
  message: Message,
  claims: readonly Claim[],
  one: ConditionClaim,
  next: ConditionClaim,
  polarity: Polarity,
  later: readonly ConditionClaim[],
): boolean => {
  const { lexemes } = message;
  if (!isAlike(one, next) || next.from - one.to > MOST_BETWEEN + 1) return false;
  const between = lexemes.slice(one.to, next.from);
  if (
    between.some(
      (lexeme) =>
        endsClause(lexeme) ||
        BEFORE.some(([sense]) => says(lexeme, sense)) ||
        BEHIND.some(([sense]) => says(lexeme, sense)),
    )
  )
    return false;
  if (
    between.some(
      (lexeme) =>
        !lexeme.isMark &&
        !says(lexeme, 'filler', 'link.or', 'link.and') &&
        saidOf(lexeme, 'place') === undefined &&
        lexeme.says.length === 0,
    )
  )
    return false;
  const text = between.map((lexeme) => lexeme.text).join(' ');
  if (between.some((lexeme) => says(lexeme, 'link.or'))) return true;
  const isAnd = between.some((lexeme) => says(lexeme, 'link.and'));
  if (between.some((lexeme) => says(lexeme, 'link.with'))) return false;
  if (isAnd)
    return polarity !== 'not' || groupOf(next) === 'place' || (groupOf(next) === 'type' && !/ an?$/.test(text));
  if (between.some(isComma) && one.to + 1 <= next.from) {
    if (polarity === 'soft') return true;
    // A list ends by "or": what only commas part is wanted.
    const [third] = later;
    return third !== undefined && goesOn(message, claims, next, third, polarity, later.slice(1));
  }
  return false;
};

const fieldOf = ({ means }: ConditionClaim): string | undefined => means.constraints[0]?.Field;

/** What may stand between a negation and the bound that it turns: "no homes over 467k". */
const NOUNS_OF_BOUNDED = ['filler', 'link.with', 'point.one', 'home.any', 'home.many', 'show'] as const;

/** Whether a number has a bound: "no house over 200 m²". */
const isBounded = ({ lexemes }: Message, claim: ConditionClaim): boolean =>
  groupOf(claim) === 'number' && lexemes.slice(claim.from, claim.to).some((one) => saidOf(one, 'cmp') !== undefined);

/** Whether `next` is what homes of a kind have or lack: "no condo *without a balcony*", "aucune maison *à rénover*". */
const describes = (message: Message, type: ConditionClaim, next: ConditionClaim | undefined): boolean =>
  next !== undefined &&
  groupOf(type) === 'type' &&
  (groupOf(next) === 'feature' || isBounded(message, next)) &&
  message.lexemes
    .slice(type.to, next.from)
    .every(
      (one) =>
        !one.isMark &&
        !endsClause(one) &&
        !says(one, 'link.or', 'link.and') &&
        says(one, 'filler', 'link.with', 'not.without'),
    );

/** "Without a pool or HOA", "deal breakers: HOA": a fee that is refused is none. */
const feesRefused = (message: Message, claims: readonly Claim[]): Claim[] =>
  message.lexemes.flatMap((lexeme, at): Claim[] => {
    const before = message.lexemes.slice(0, at).findLastIndex((one) => !one.isMark && !says(one, 'filler', 'link.or'));
    const isList = claims.some(
      (claim) => isCondition(claim) && claim.to === before + 1 && claim.means.polarity === 'not',
    );
    const isJoined = message.lexemes.slice(before + 1, at).some((one) => says(one, 'link.or'));
    const isRefused =
      (says(message.lexemes[before], 'not.before') && message.lexemes[at - 1]?.isMark) || (isList && isJoined);
    const isFee = says(lexeme, 'topic.HOAMonth') && lexeme.amount === undefined && !isClaimed(claims, at);
    if (!isFee || !isRefused || message.lexemes[at + 1]?.amount !== undefined) return [];
    const Words = wordsOf(message, at, at + 1);
    const constraints: Constraint[] = [{ Field: 'HOAMonth', Operator: 'is', Value: 0, Words }];
    return [{ from: at, to: at + 1, means: { kind: 'condition', constraints } }];
  });

/** Marks before and behind what they are said of. Polarity ends with its clause. */
export const polarityRule: Rule = {
  name: 'polarity',
  example: 'no pool please, a garage would be nice',
  read: (message, claims) => {
    const { lexemes } = message;
    const conditions = inOrder(claims).filter(isCondition);
    const changes = new Map<Claim, Claim>();
    // "I'd like to see 250057312": who names a home means that one.
    const set = (claim: ConditionClaim, polarity: Polarity): void =>
      (polarity === 'soft' && claim.means.constraints.some(isIdentifier)) ||
      // "Ok with my old beagle".
      (polarity === 'fine' && isPet(claim))
        ? undefined
        : void changes.set(claim, withPolarity(claim, polarity));
    const isRefused = (claim: ConditionClaim): boolean =>
      (changes.get(claim) as ConditionClaim | undefined)?.means.polarity === 'not';
    const isFreed = (claim: ConditionClaim | undefined, at: number): boolean =>
      claim !== undefined &&
      (changes.get(claim) as ConditionClaim | undefined)?.means.polarity === 'free' &&
      ((claim.to === at - 1 && says(lexemes[at - 1], 'link.and', 'link.or')) ||
        // "Ni au jardin ni à la piscine".
        (claim.to === at && says(lexemes[at], 'not.both')));
    const excepted = new Set<Claim>();
    // "We don't want stairs, a pool or a big yard": a feature that is said by a negation goes on as one.
    for (const [index, claim] of conditions.entries()) {
      const token = message.tokens.findIndex(({ start }) => start === lexemes[claim.from]?.start);
      const length = lexemes[claim.from]?.length ?? 1;
      const isNegation =
        length > 1 &&
        message.lexicon.match(message.tokens, token, token + length - 1)?.says.includes('not.before') === true;
      if (!isNegation || groupOf(claim) !== 'feature') continue;
      for (let at = index; conditions[at + 1] !== undefined; at += 1) {
        const [one, next] = [conditions[at], conditions[at + 1]] as [ConditionClaim, ConditionClaim];
        if (!goesOn(message, claims, one, next, 'not', conditions.slice(at + 2))) break;
        set(next, 'not');
      }
    }
    for (const [at, lexeme] of lexemes.entries()) {
      if (isClaimed(claims, at) && !claims.some((claim) => claim.from <= at && at < claim.to && !isCondition(claim)))
        continue;
      const before = BEFORE.find(([sense]) => says(lexeme, sense));
      // "What I don't want: a fixer-upper".
      const begin = lexemes[at + 1]?.text === ':' && lexeme.amount === undefined ? at + 2 : at + 1;
      if (before !== undefined) {
        const nearest = conditions.findIndex(({ from }) => from > at);
        const named = conditions[nearest];
        const isOfFeature =
          before[1] === 'not' &&
          !says(lexeme, 'not.except') &&
          named !== undefined &&
          describes(message, named, conditions[nearest + 1]);
        const first = isOfFeature && reaches(message, claims, begin, named.from) ? nearest + 1 : nearest;
        const claim = conditions[first];
        // "Without a carpet in Sendling": what is refused is no place.
        const isOfOther =
          claim !== undefined && groupOf(claim) === 'place' && lexemes.slice(at + 1, claim.from).some(saysNothing);
        // "Allergic to everything, so no pets": two negations are one only side by side.
        const isFarLack =
          before[1] === 'not' &&
          claim?.means.constraints.every(({ Operator }) => Operator === 'not') === true &&
          claim.from - at > 2;
        const isReached =
          first > nearest ||
          (claim !== undefined &&
            !isOfOther &&
            !isFarLack &&
            reaches(message, claims, begin, claim.from, says(lexeme, 'not.except')));
        if (claim !== undefined && isReached) {
          const isBareNumber = groupOf(claim) === 'number' && !claim.means.isInWords;
          // "Under 750k, not 850k".
          const isOther =
            isBareNumber &&
            before[1] === 'not' &&
            !isBounded(message, claim) &&
            conditions.slice(0, first).some((one) => fieldOf(one) === fieldOf(claim));
          if (isOther) {
            changes.set(claim, withPolarity(claim, 'void'));
            continue;
          }
          if (
            !(
              before[1] === 'not' &&
              isBareNumber &&
              !lexemes
                .slice(at + 1, claim.from)
                .every((one, index) => isRelative(lexemes, at + 1 + index) || says(one, ...NOUNS_OF_BOUNDED))
            )
          ) {
            // "No pool needed".
            let last = first;
            while (conditions[last + 1]?.from === conditions[last]?.to && conditions[last + 1] !== undefined) last += 1;
            const isOnlyUnneeded = before[1] === 'not' && says(lexemes[conditions[last]?.to ?? -1], 'free.needed');
            for (const one of isOnlyUnneeded ? conditions.slice(first, last + 1) : []) set(one, 'free');
            // "I can't live without a garage".
            const isTwiceRefused = says(lexeme, 'not.without') && isRefused(claim);
            // "We need no garden and no pool".
            const isUnneededToo = before[1] === 'not' && isFreed(conditions[first - 1], at);
            set(claim, isOnlyUnneeded || isUnneededToo ? 'free' : isTwiceRefused ? 'is' : before[1]);
            if (says(lexeme, 'not.except')) excepted.add(claim);
            if (isTwiceRefused) continue;
            for (let index = first; conditions[index + 1] !== undefined; index += 1) {
              const [one, next] = [conditions[index], conditions[index + 1]] as [ConditionClaim, ConditionClaim];
              const isBoth = says(lexeme, 'not.both', 'not.except');
              // "Without a pool and garage".
              const joined = lexemes.slice(one.to, next.from);
              const isWithoutBoth =
                says(lexeme, 'not.without') &&
                joined.length === 1 &&
                joined[0]?.length === 1 &&
                groupOf(next) === 'feature';
              if (
                !goesOn(
                  message,
                  claims,
                  one,
                  next,
                  isBoth || isWithoutBoth ? 'free' : before[1],
                  conditions.slice(index + 2),
                )
              )
                break;
              set(next, before[1]);
              // "I don't mind whether it's a house or a townhome": either will do.
              if (before[1] === 'free' && (groupOf(claim) === 'type' || groupOf(claim) === 'place'))
                for (const either of [one, next]) set(either, 'is');
            }
          }
        }
      }
      const behind = BEHIND.find(([sense]) => says(lexeme, sense));
      if (behind === undefined) continue;
      const last = conditions.findLastIndex(({ to }) => to <= at);
      const claim = conditions[last];
      const isFollowed =
        before !== undefined && conditions.some(({ from }) => from > at && reaches(message, claims, at + 1, from));
      // "Pool? Doesn't matter.", but not "a house? Power is too expensive".
      const isAsked = claim !== undefined && /^[?？]$/.test(lexemes[claim.to]?.text ?? '');
      const isOfElse = isAsked && !lexemes.slice(claim.to + 1, at).every((one) => says(one, 'filler'));
      if (
        claim === undefined ||
        isFollowed ||
        isOfElse ||
        // "Anything except Carlsbad is fine".
        (excepted.has(claim) && behind[1] !== 'not') ||
        !reaches(
          message,
          claims,
          isAsked ? claim.to + 1 : claim.to,
          at,
          says(lexeme, 'not.again') || behind[1] === 'free',
        )
      )
        continue;
      // "Ohne Pool wär's auch recht".
      const isGivenUp = behind[1] === 'fine' && isRefused(claim);
      // "No garage is a deal breaker" wants one.
      const isWanted = behind[1] === 'not' && !excepted.has(claim) && isRefused(claim);
      // "An attic would be ok instead of the basement".
      const isInstead = behind[1] === 'fine' && says(lexemes[at + 1], 'instead');
      // "One or two bedrooms, I don't mind".
      const isRange = behind[1] === 'free' && groupOf(claim) === 'number' && claim.means.constraints.length === 2;
      set(claim, isWanted || isInstead || isRange ? 'is' : isGivenUp ? 'free' : behind[1]);
      for (let index = last; index > 0; index -= 1) {
        const [one, next] = [conditions[index - 1], conditions[index]] as [ConditionClaim, ConditionClaim];
        const between = lexemes.slice(one.to, next.from);
        if (
          !isAlike(one, next) ||
          changes.has(one) ||
          !between.every(
            (word) =>
              says(word, 'link.or', 'link.and', 'filler') ||
              // "Pool, gym, don't care about any of that".
              (isComma(word) && behind[1] === 'free' && says(lexeme, 'not.both')),
          )
        )
          break;
        set(one, behind[1]);
        // "A house or a flat, either": both will do.
        const isEither =
          behind[1] === 'free' && groupOf(one) === groupOf(next) && between.some((word) => says(word, 'link.or'));
        if (isEither && (groupOf(one) === 'type' || groupOf(one) === 'place'))
          for (const either of [one, next]) set(either, 'is');
      }
    }
    const refused = replaced(claims, changes);
    return [...refused, ...feesRefused(message, refused)];
  },
};
