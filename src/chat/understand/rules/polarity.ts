import {
  type Claim,
  type ConditionClaim,
  inOrder,
  isClaimed,
  isCondition,
  type Polarity,
  type Rule,
} from '../claims.ts';
import { type Constraint, isIdentifier, isWantedTag } from '../constraint.ts';
import { isEnd, type Lexeme, type Message, saidOf, says, saysNothing, saysWithin, wordsOf } from '../message.ts';
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
  const ends = (lexeme: Lexeme): boolean =>
    endsClause(lexeme) ||
    [...BEFORE, ...BEHIND].some(([sense]) => says(lexeme, sense)) ||
    (!lexeme.isMark && lexeme.says.length === 0);
  if (between.some(ends)) return false;
  const text = between.map((lexeme) => lexeme.text).join(' ');
  if (between.some((lexeme) => says(lexeme, 'link.or'))) return true;
  const isAnd = between.some((lexeme) => says(lexeme, 'link.and'));
  if (between.some((lexeme) => says(lexeme, 'link.with'))) return false;
  if (isAnd)
    return polarity !== 'not' || groupOf(next) === 'place' || (groupOf(next) === 'type' && !/ an?$/.test(text));
  if (between.some(isComma)) {
    if (polarity === 'soft') return true;
    // "No pool, house or townhouse".
    if (groupOf(next) === 'type' && groupOf(one) !== 'type') return false;
    // A list ends by "or": what only commas part is wanted.
    const [third] = later;
    return third !== undefined && goesOn(message, claims, next, third, polarity, later.slice(1));
  }
  return false;
};

const fieldOf = ({ means }: ConditionClaim): string | undefined => means.constraints[0]?.Field;

/** What may stand between a negation and the bound that it turns: "no homes over 467k", "not spend more than 400k". */
const NOUNS_OF_BOUNDED = ['filler', 'link.with', 'point.one', 'home.any', 'home.many', 'show', 'after.most'] as const;

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
        !one.isMark && !says(one, 'link.but', 'link.or', 'link.and') && says(one, 'filler', 'link.with', 'not.without'),
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

type Mark = (typeof BEFORE)[number];
/** The conditions of a message, and what marks have made of them so far. */
type Marked = {
  message: Message;
  claims: readonly Claim[];
  conditions: readonly ConditionClaim[];
  changes: Map<Claim, ConditionClaim>;
  /** What is excepted: "anything except Carlsbad". */
  excepted: Set<Claim>;
};

const polaritySet = ({ changes }: Marked, claim: Claim): Polarity | undefined => changes.get(claim)?.means.polarity;

const set = ({ changes }: Marked, claim: ConditionClaim, polarity: Polarity): void => {
  // "I'd like to see 250057312": who names a home means that one.
  const isNamed = polarity === 'soft' && claim.means.constraints.some(isIdentifier);
  // "Ok with my old beagle".
  if (!isNamed && !(polarity === 'fine' && isPet(claim))) changes.set(claim, withPolarity(claim, polarity));
};

const isKindOrPlace = (claim: ConditionClaim): boolean => groupOf(claim) === 'type' || groupOf(claim) === 'place';

/** Sets the polarity of what goes on a list behind its first: "no condos, townhouses or lofts". `link` is as what it goes on. */
const setRest = (marked: Marked, first: number, polarity: Polarity, link = (_: ConditionClaim[]) => polarity): void => {
  const { message, claims, conditions } = marked;
  for (let index = first; conditions[index + 1] !== undefined; index += 1) {
    const [one, next] = [conditions[index], conditions[index + 1]] as [ConditionClaim, ConditionClaim];
    if (!goesOn(message, claims, one, next, link([one, next]), conditions.slice(index + 2))) return;
    set(marked, next, polarity);
    // "I don't mind whether it's a house or a townhome": either will do.
    if (polarity === 'free' && isKindOrPlace(conditions[first] as ConditionClaim))
      for (const either of [one, next]) set(marked, either, 'is');
  }
};

/** "We don't want stairs, a pool or a big yard": a feature that is said by a negation goes on as one. */
const setBehindLacks = (marked: Marked): void => {
  const { tokens, lexemes, lexicon } = marked.message;
  for (const [index, claim] of marked.conditions.entries()) {
    const { start, length = 1 } = lexemes[claim.from] ?? {};
    const token = tokens.findIndex((one) => one.start === start);
    const begin = length > 1 ? lexicon.match(tokens, token, token + length - 1) : undefined;
    // "No stairs or *with* an elevator".
    const join = {
      start: lexemes[claim.to]?.start ?? 0,
      end: lexemes[marked.conditions[index + 1]?.from ?? 0]?.start ?? 0,
    };
    const isLack = begin?.says.includes('not.before') === true && groupOf(claim) === 'feature';
    if (isLack && !saysWithin(marked.message, join, 'link.with')) setRest(marked, index, 'not');
  }
};

/** "*No* i wanna buy", and "*non* en location" where homes of the other offer were shown: an answer to these, and no refusal. */
const isAnswer = ({ message: { lexemes, before, lexicon } }: Marked, at: number, claim: ConditionClaim): boolean => {
  const [offer, ...others] = claim.means.constraints;
  const shown = before.shown ?? [];
  const between = lexemes.slice(at + 1, claim.from);
  const isOther = shown.length > 0 && shown.every(({ saleType }) => saleType !== offer?.Value);
  const isPhrase = (lexemes[claim.from]?.length ?? 0) > 1 && between.length === 0;
  return (
    lexicon.language.isHan !== true &&
    offer?.Field === 'SaleType' &&
    others.length === 0 &&
    says(lexemes[at], 'reply.no') &&
    lexemes.slice(0, at).every((one) => isEnd(one) || says(one, 'filler', 'reply.no')) &&
    between.every((one) => one.isMark || says(one, 'need', 'filler')) &&
    (between.some((one) => says(one, 'need')) || (isOther && isPhrase))
  );
};

/** Which condition a mark before it is said of. */
const reachedAhead = (marked: Marked, at: number, [, polarity]: Mark): number | undefined => {
  const { message, claims, conditions } = marked;
  const { lexemes } = message;
  const nearest = conditions.findIndex(({ from }) => from > at);
  const claim = conditions[nearest];
  if (claim === undefined || isAnswer(marked, at, claim)) return undefined;
  // "What I don't want: a fixer-upper".
  const begin = lexemes[at + 1]?.text === ':' && lexemes[at]?.amount === undefined ? at + 2 : at + 1;
  const isException = says(lexemes[at], 'not.except');
  const isOfFeature = polarity === 'not' && !isException && describes(message, claim, conditions[nearest + 1]);
  if (isOfFeature && reaches(message, claims, begin, claim.from)) return nearest + 1;
  // "Without a carpet in Sendling": what is refused is no place.
  if (groupOf(claim) === 'place' && lexemes.slice(at + 1, claim.from).some(saysNothing)) return undefined;
  // "Allergic to everything, so no pets": two negations are one only side by side.
  const isLack = claim.means.constraints.every(({ Operator }) => Operator === 'not');
  if (polarity === 'not' && isLack && claim.from - at > 2) return undefined;
  // "Num imóvel fora, queria ver uma casa": a wish of its own.
  if (isException && lexemes.slice(begin, claim.from).some((one) => says(one, 'need', 'show'))) return undefined;
  return reaches(message, claims, begin, claim.from, isException) ? nearest : undefined;
};

/** Whether what stands before a negation does not matter, and what stands behind it neither: "we need no garden and no pool". */
const isFreedToo = (marked: Marked, claim: ConditionClaim | undefined, at: number): boolean => {
  const { lexemes } = marked.message;
  if (claim === undefined || polaritySet(marked, claim) !== 'free') return false;
  const isJoined = claim.to === at - 1 && says(lexemes[at - 1], 'link.and', 'link.or');
  // "Ni au jardin ni à la piscine".
  return isJoined || (claim.to === at && says(lexemes[at], 'not.both'));
};

/** What looks for homes, or insists. */
const SEEKS = ['show', 'need', 'search', 'home.any', 'home.many', 'ask.any', 'point.one', 'go.only'] as const;

/** "Then without the pool", after one with a pool was looked for, and nothing more: that is given up, and not refused. */
const givesUp = ({ message, conditions }: Marked, at: number, claim: ConditionClaim): boolean => {
  const { lexemes, before } = message;
  const held = (before.constraints ?? []).filter(isWantedTag).flatMap(({ Value }) => Value);
  const isHeld = claim.means.constraints.every(
    (one) => one.Field === 'Tag' && one.Value.every((tag) => held.includes(tag)),
  );
  const lead = { start: lexemes[at]?.start ?? 0, end: lexemes[claim.from]?.start ?? 0 };
  // "Without a pool" refuses it.
  const isThe = saysWithin(message, lead, 'point.the', 'point.number', 'point.ofThe');
  const isThen = lexemes.some((one) => says(one, 'go.then'));
  const isAll = lexemes.every(
    (one, index) =>
      index === at ||
      (index >= claim.from && index < claim.to) ||
      one.isMark ||
      (says(one, 'filler', 'link.and', 'link.so', 'reply.weak', 'reply.yes', 'aside.end', 'go.then') &&
        !says(one, ...SEEKS)),
  );
  return isHeld && saysWithin(message, lead, 'not.without') && (isThe || isThen) && isAll && conditions.length === 1;
};

/** What a negation makes of a number: "under 750k, not 850k", "not 3,200" are told of another one, "no 3 bedrooms" turns nothing. */
const negatedNumber = ({ message, conditions }: Marked, at: number, first: number): 'void' | 'none' | undefined => {
  const claim = conditions[first] as ConditionClaim;
  if (groupOf(claim) !== 'number' || claim.means.isInWords) return undefined;
  const isSaidBefore = conditions.slice(0, first).some((one) => fieldOf(one) === fieldOf(claim));
  const isSum = fieldOf(claim) === 'Price' && claim.from === at + 1;
  if ((isSaidBefore || isSum) && !isBounded(message, claim)) return 'void';
  const isTurned = message.lexemes
    .slice(at + 1, claim.from)
    .every((one, index) => isRelative(message.lexemes, at + 1 + index) || says(one, ...NOUNS_OF_BOUNDED));
  return isTurned ? undefined : 'none';
};

/** Reads a mark before what it is said of. Whether that is all that the mark says. */
const readAhead = (marked: Marked, at: number, mark: Mark): boolean => {
  const { message, conditions } = marked;
  const { lexemes } = message;
  const [, polarity] = mark;
  const first = reachedAhead(marked, at, mark);
  if (first === undefined) return false;
  const claim = conditions[first] as ConditionClaim;
  const number = polarity === 'not' ? negatedNumber(marked, at, first) : undefined;
  if (number === 'void') marked.changes.set(claim, withPolarity(claim, 'void'));
  if (number !== undefined) return number === 'void';
  // "No pool needed".
  let last = first;
  while (conditions[last + 1] !== undefined && conditions[last + 1]?.from === conditions[last]?.to) last += 1;
  const isUnneeded = polarity === 'not' && says(lexemes[conditions[last]?.to ?? -1], 'free.needed');
  if (isUnneeded) for (const one of conditions.slice(first, last + 1)) set(marked, one, 'free');
  // "I can't live without a garage".
  const isTwiceRefused = says(lexemes[at], 'not.without') && polaritySet(marked, claim) === 'not';
  const isFree =
    isUnneeded || (polarity === 'not' && (isFreedToo(marked, conditions[first - 1], at) || givesUp(marked, at, claim)));
  set(marked, claim, isFree ? 'free' : isTwiceRefused ? 'is' : polarity);
  if (says(lexemes[at], 'not.except')) marked.excepted.add(claim);
  if (isTwiceRefused) return true;
  setRest(marked, first, polarity, ([one, next]) => {
    const joined = lexemes.slice(one?.to, next?.from);
    // "Without a pool and garage".
    const isWithoutBoth =
      says(lexemes[at], 'not.without') && joined.length === 1 && joined[0]?.length === 1 && next !== undefined;
    const isBoth = says(lexemes[at], 'not.both', 'not.except') || (isWithoutBoth && groupOf(next) === 'feature');
    return isBoth ? 'free' : polarity;
  });
  return false;
};

/** Sets the polarity of what stands in a row before the condition that a mark is behind: "a house or a flat, either". */
const setRowBefore = (marked: Marked, last: number, polarity: Polarity, isOfAll: boolean): void => {
  const { message, conditions } = marked;
  for (let index = last; index > 0; index -= 1) {
    const [one, next] = [conditions[index - 1], conditions[index]] as [ConditionClaim, ConditionClaim];
    const between = message.lexemes.slice(one.to, next.from);
    // "Pool, gym, don't care about any of that".
    const isJoined = (word: Lexeme): boolean =>
      says(word, 'link.or', 'link.and', 'filler') || (isComma(word) && polarity === 'free' && isOfAll);
    if (!isAlike(one, next) || marked.changes.has(one) || !between.every(isJoined)) return;
    set(marked, one, polarity);
    // "A house or a flat, either": both will do.
    const isEither = groupOf(one) === groupOf(next) && between.some((word) => says(word, 'link.or'));
    if (polarity === 'free' && isEither && isKindOrPlace(one))
      for (const either of [one, next]) set(marked, either, 'is');
  }
};

/** Whether a mark is said of the condition before it. */
const reachesBack = ({ message, claims }: Marked, claim: ConditionClaim, at: number, [, polarity]: Mark): boolean => {
  const { lexemes } = message;
  const isOverComma = says(lexemes[at], 'not.again') || polarity === 'free';
  // "In Carlsbad, the price doesn't matter", "for rent, don't care how old it is".
  const isOfTopic =
    lexemes.slice(claim.to, at).some((one) => saidOf(one, 'topic') !== undefined) ||
    saidOf(lexemes[at + 1], 'topic') !== undefined ||
    (saidOf(lexemes[at + 1], 'ask') !== undefined && !says(lexemes[at + 1], 'link.so'));
  if (polarity === 'free' && isOfTopic) return false;
  // "Pool? Doesn't matter.", but not "a house? Power is too expensive".
  if (!/^[?？]$/.test(lexemes[claim.to]?.text ?? '')) return reaches(message, claims, claim.to, at, isOverComma);
  const isPlain = lexemes.slice(claim.to + 1, at).every((one) => says(one, 'filler'));
  return isPlain && reaches(message, claims, claim.to + 1, at, isOverComma);
};

/** Reads a mark behind what it is said of. */
const readBack = (marked: Marked, at: number, mark: Mark): void => {
  const { message, conditions, excepted } = marked;
  const [, polarity] = mark;
  const last = conditions.findLastIndex(({ to }) => to <= at);
  const claim = conditions[last];
  // "Anything except Carlsbad is fine".
  const isOfRest = claim !== undefined && excepted.has(claim) && polarity !== 'not';
  if (claim === undefined || isOfRest || !reachesBack(marked, claim, at, mark)) return;
  // "Não faz questão de piscina não": said twice, it is no refusal.
  if (polarity === 'not' && polaritySet(marked, claim) === 'free') return;
  const isRefused = polaritySet(marked, claim) === 'not';
  // "Ohne Pool wär's auch recht".
  const isGivenUp = polarity === 'fine' && isRefused;
  // "No garage is a deal breaker" wants one.
  const isWanted = polarity === 'not' && !excepted.has(claim) && isRefused;
  // "An attic would be ok instead of the basement".
  const isInstead = polarity === 'fine' && says(message.lexemes[at + 1], 'instead');
  // "One or two bedrooms, I don't mind".
  const isRange = polarity === 'free' && groupOf(claim) === 'number' && claim.means.constraints.length === 2;
  set(marked, claim, isWanted || isInstead || isRange ? 'is' : isGivenUp ? 'free' : polarity);
  setRowBefore(marked, last, polarity, says(message.lexemes[at], 'not.both'));
};

/** "Our landlord won't have the dog any more, so …": it is not the visitor who refuses it, and it comes along. */
const setLandlords = (marked: Marked): void => {
  const { lexemes } = marked.message;
  const ends = (one: Lexeme): boolean => isComma(one) || endsClause(one);
  for (const claim of marked.conditions) {
    const begin = lexemes.findLastIndex((one, at) => at < claim.from && ends(one)) + 1;
    const end = lexemes.findIndex((one, at) => at >= claim.to && ends(one));
    const isLandlords = lexemes.slice(begin, end === -1 ? undefined : end).some((one) => says(one, 'landlord'));
    if (isLandlords && isPet(claim) && polaritySet(marked, claim) === 'not') set(marked, claim, 'is');
    if (isLandlords && isPet(claim, 'not')) set(marked, claim, 'not');
  }
};

/** "It's a dog, not a cat": of the pet that does not come along homes may think what they like. */
const setOtherPets = (marked: Marked): void => {
  const pets = marked.conditions.filter((claim) => isPet(claim) && !isPet(claim, 'not'));
  const comes = pets.some((claim) => polaritySet(marked, claim) === undefined);
  for (const claim of pets) if (comes && polaritySet(marked, claim) === 'not') set(marked, claim, 'free');
};

const REFUSED: Mark = ['not.behind', 'not'];
/** "Anything under 1,500 sq ft is *too small*": a bound is refused by what homes beyond it are. */
const isJudged = ({ message, conditions }: Marked, at: number): boolean => {
  const claim = conditions.findLast(({ to }) => to <= at);
  const judged = (['more', 'less'] as const).find((one) => saidOf(message.lexemes[at], one) !== undefined);
  if (claim === undefined || judged === undefined || !isBounded(message, claim)) return false;
  const beyond = judged === 'more' ? 'atMost' : 'atLeast';
  return claim.means.constraints.some(
    ({ Field, Operator }) => Operator === beyond && saidOf(message.lexemes[at], judged) === Field,
  );
};

/** Marks before and behind what they are said of. Polarity ends with its clause. */
export const polarityRule: Rule = {
  name: 'polarity',
  example: 'no pool please, a garage would be nice',
  read: (message, claims) => {
    const conditions = inOrder(claims).filter(isCondition);
    const marked: Marked = { message, claims, conditions, changes: new Map(), excepted: new Set() };
    setBehindLacks(marked);
    for (const [at, lexeme] of message.lexemes.entries()) {
      const isOfCondition =
        isClaimed(claims, at) && claims.every((one) => isCondition(one) || at < one.from || one.to <= at);
      if (isOfCondition) continue;
      const ahead = BEFORE.find(([sense]) => says(lexeme, sense));
      const back = BEHIND.find(([sense]) => says(lexeme, sense)) ?? (isJudged(marked, at) ? REFUSED : undefined);
      if (ahead !== undefined && readAhead(marked, at, ahead)) continue;
      const isFollowed =
        ahead !== undefined && conditions.some(({ from }) => from > at && reaches(message, claims, at + 1, from));
      if (back !== undefined && !isFollowed) readBack(marked, at, back);
    }
    setLandlords(marked);
    setOtherPets(marked);
    const refused = replaced(claims, marked.changes);
    return [...refused, ...feesRefused(message, refused)];
  },
};
