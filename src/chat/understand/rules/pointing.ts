import type { SenseGroup } from '../../../language/language.ts';
import { asks, asksFirst } from '../asked.ts';
import {
  type Claim,
  EXPLAINED,
  eachLexeme,
  inOrder,
  isClaimed,
  isCondition,
  type Means,
  type Rule,
} from '../claims.ts';
import type { Constraint } from '../constraint.ts';
import {
  ahead,
  isEnd,
  isName,
  isNounOfHome,
  type Lexeme,
  type Message,
  saidOf,
  says,
  saysNothing,
  saysWithin,
} from '../message.ts';
import { shownByHouse, shownByNumber } from '../shown-names.ts';
import type { Order } from '../understanding.ts';

const isFew = (count: number): boolean => count > 1 && count <= 5;

/** So many of those shown, from the first or up to the last. */
const pointsFrom = (end: '1' | '-1', count: number): Means => ({
  kind: 'points',
  positions: Array.from({ length: count }, (_, index) => (end === '1' ? index + 1 : index - count)),
});

/** What is read of a lexeme, and where it does not lie there alone. */
type Read = { from?: number; to?: number; means: Means };
const point = (position: number): Means => ({ kind: 'point', pointer: { position } });
const isEndOf = (nth: string | undefined): nth is '1' | '-1' => nth === '1' || nth === '-1';

/** "Let's rent *first*, 2700 max", "I'll show these to my brother first": where nothing is asked of a home. */
const isAdverb = (message: Message, at: number): boolean => {
  const { lexemes, tokens } = message;
  const lexeme = lexemes[at];
  const lead = tokens.findLast(({ start }) => start < (lexeme?.start ?? 0));
  const isLed = lead === undefined || saysWithin(message, lead, 'point.the', 'point.number', 'point.ofThe');
  const isAsked = says(lexemes[at - 1], 'show', 'link.of', 'link.and', 'link.with') || asks(message);
  const isTopic = lexemes.some((one) => saidOf(one, 'topic') !== undefined && saidOf(one, 'sale') === undefined);
  return says(lexeme, 'sort.by') && lexeme?.length === 1 && !isLed && isEnd(lexemes[at + 1]) && !isAsked && !isTopic;
};

const isCompared = (one: Lexeme): boolean =>
  (['more', 'less', 'order'] as const).some((group) => saidOf(one, group) !== undefined);

/** The one in the middle; of an even number the two that are. */
const middleOf = ({ lexemes, before }: Message, at: number): Means | undefined => {
  const next = lexemes[at + 1];
  const isHome = isEnd(next) || says(next, 'filler', 'point.one', 'link.with') || saidOf(next, 'ask') !== undefined;
  const count = before.shown?.length ?? 0;
  // "Cheaper than the middle one".
  if (!isHome || count === 0 || (count % 2 === 0 && lexemes.some(isCompared))) return undefined;
  const positions = [Math.ceil(count / 2), Math.floor(count / 2) + 1];
  return { kind: 'points', positions: [...new Set(positions)] };
};

/** "The second one", "the third's HOA", "the first and the last". */
const readNth = (message: Message, at: number, claims: readonly Claim[]): Read | undefined => {
  const { lexemes, tokens, lexicon } = message;
  const [lexeme, next] = lexemes.slice(at);
  const nth = saidOf(lexeme, 'nth');
  if (nth === undefined) return undefined;
  // "Les deux premiers".
  const token = tokens.findIndex(({ start }) => start === lexeme?.start);
  const counted = token > 0 ? lexicon.readAmount(tokens, token - 1)?.amount : undefined;
  if (isEndOf(nth) && counted?.isWord === true && isFew(counted.value))
    return { to: at + 1, means: pointsFrom(nth, counted.value) };
  // "The first two", "die letzten beiden", but not "top 5".
  const count = next?.amount?.value ?? (says(next, 'point.both') ? 2 : 0);
  const isTop = says(lexeme, 'after.most');
  const isOrdered = claims.some(({ means }) => means.kind === 'order');
  if (isEndOf(nth) && isFew(count) && !isTop && !isOrdered) return { to: at + 2, means: pointsFrom(nth, count) };
  if (nth === '1' && count > 1 && isTop) return undefined;
  const isOne = says(next, 'point.one');
  if (nth === '1' && isAdverb(message, at)) return undefined;
  // "The second bathroom", "first floor", "the first year": of something else.
  const unit = saidOf(next, 'unit');
  // "Erlaubt das zweite Hunde?"
  const isOfUnit = unit !== undefined && unit !== 'home' && !(saidOf(next, 'tag') !== undefined && asks(message));
  const isOfThing = saysNothing(next) || says(next, 'ask.change') || isOfUnit;
  const isOther =
    (says(lexeme, 'sort.by') && ahead(lexemes, at, 2).some((one) => saidOf(one, 'order') !== undefined)) ||
    (says(lexeme, 'order.DaysOnMarket.asc') && !isOne);
  const means = nth === 'middle' ? middleOf(message, at) : point(Number(nth));
  return means !== undefined && (isOne || !isOfThing) && !isOther ? { to: isOne ? at + 2 : at + 1, means } : undefined;
};

/** Whether a message names homes by bare numbers: "1 and 4", "is 2 bigger than 3?", "entre la 1 y la 3". */
const namesByNumbers = (message: Message, at: number): boolean => {
  const { lexemes } = message;
  const numbers = lexemes.filter((one) => one.amount !== undefined);
  const isRow =
    numbers.length > 1 &&
    lexemes.every((one) => one.amount !== undefined || one.isMark || says(one, 'link.and', 'link.or', 'reply.weak'));
  const bare = lexemes.filter(
    (one, index) =>
      one.amount?.isWord === false && one.amount.value <= 20 && saidOf(lexemes[index + 1], 'unit') === undefined,
  );
  const isOfTwo = bare.length === 2 && numbers.length === 2;
  const asks = asksFirst(message) || lexemes.some((one) => says(one, 'question'));
  if (saidOf(lexemes[at + 1], 'money') === undefined)
    if (lexemes.some((one) => says(one, 'compare')) || isRow || (isOfTwo && asks)) return true;
  const isLed = (index: number): boolean =>
    lexemes[index]?.amount?.isWord === false && says(lexemes[index - 1], 'point.the');
  const isJoined = (other: number): boolean =>
    lexemes.slice(Math.min(at, other) + 1, Math.max(at, other)).some((one) => says(one, 'link.and'));
  return isLed(at) && [-3, -2, 2, 3].some((step) => isLed(at + step) && isJoined(at + step));
};

/** "Number 2", "numbers 2 and 4", "#3". */
const readNumber = (message: Message, at: number): Read | undefined => {
  const { lexemes } = message;
  const { amount } = lexemes[at] ?? {};
  if (amount === undefined || amount.value < 1 || amount.value > 20 || amount.hasScale) return undefined;
  if (!Number.isInteger(amount.value)) return undefined;
  // "Los dos primeros".
  const end = saidOf(lexemes[at + 1], 'nth');
  if (isEndOf(end) && isFew(amount.value) && amount.isWord) return { to: at + 2, means: pointsFrom(end, amount.value) };
  if (saidOf(lexemes[at + 1], 'unit') !== undefined) return undefined;
  const [third, second, lead] = [lexemes[at - 3], lexemes[at - 2], lexemes[at - 1]];
  const isNext = says(lead, 'link.and') && second?.amount !== undefined && says(third, 'point.number');
  // "[#3]" is a mark of a prompt, which no visitor writes.
  const isSign = lead?.text === '#' && second?.text !== '[';
  if (isSign || isNext || says(lead, 'point.number')) return { from: at - 1, to: at + 1, means: point(amount.value) };
  return namesByNumbers(message, at) ? { to: at + 1, means: point(amount.value) } : undefined;
};

/** "Las", "les", "os". */
const LONGEST_ARTICLE = 3;

/** Whether a comparison has no other noun behind it: "das größere", "die größere Wohnung", not "die größere Küche". */
const standsForHome = (next: Lexeme | undefined): boolean =>
  next === undefined || next.isMark || isNounOfHome(next) || says(next, 'filler', 'ask.open', 'link.and', 'point.one');

/** "Which one is cheaper per sq ft?" */
const readByArea = ({ lexemes }: Message, at: number): Read | undefined => {
  const isLess = says(lexemes[at], 'less.Price');
  const isOfArea = lexemes.some((one) => says(one, 'per.area'));
  if (!(isLess || says(lexemes[at], 'more.Price')) || !isOfArea) return undefined;
  // "Is it cheaper per sq ft?" asks of one.
  if (lexemes.some((one) => says(one, 'point.it'))) return undefined;
  const order: Order = { Field: 'PricePerArea', Direction: isLess ? 'asc' : 'desc' };
  const to = says(lexemes[at + 1], 'per.area') ? at + 2 : at + 1;
  return { to, means: { kind: 'order', order, isList: false } };
};

/** "It can be older too", "smaller is fine": a bound that was said is given up. */
const readAllowed = ({ lexemes, before }: Message, at: number): Read | undefined => {
  const less = saidOf(lexemes[at], 'less');
  const Field = less ?? saidOf(lexemes[at], 'more');
  const behind = lexemes.slice(at + 1, at + 4);
  const around = [...ahead(lexemes, at, 3), ...behind];
  const isFine =
    around.some((one) => says(one, 'fine.may')) ||
    ahead(lexemes, at, 3).some((one) => says(one, 'fine.before', 'free.before')) ||
    // "Older would be great" is a wish.
    behind.some((one) => says(one, 'fine.behind') && !says(one, 'soft.behind', 'reply.yes'));
  // "The more expensive one is fine" is one of those shown.
  const isOne = says(lexemes[at - 1], 'point.the') || says(lexemes[at + 1], 'point.one');
  const isBounded = (before.constraints ?? []).some(
    (one) => one.Field === Field && one.Operator === (less === undefined ? 'atMost' : 'atLeast'),
  );
  if (Field === undefined || !isFine || isOne || !isBounded) return undefined;
  // "It may not be smaller" says the bound once more.
  const isRefused = around.some(
    (one) => says(one, 'not.before', 'not.behind', 'reply.no') && !says(one, 'free.before'),
  );
  return { means: isRefused ? EXPLAINED : { kind: 'drop', fields: [Field] } };
};

const readRelative = ({ lexemes, before }: Message, at: number): Read | undefined => {
  const lexeme = lexemes[at];
  const less = saidOf(lexeme, 'less');
  const Field = less ?? saidOf(lexeme, 'more');
  // "NDP2442302 or SD-26-4818, which one is older?" compares, too.
  const isOfNamed = lexemes.filter((one) => one.identifier !== undefined && one.identifier !== null).length > 1;
  if (Field === undefined || !(before.hasShown || isOfNamed)) return undefined;
  // "Las tres más baratas", "les deux moins chères": the cheapest ones.
  const count = lexemes[at - 1];
  const isCount = count?.amount !== undefined || says(count, 'point.both');
  const isOfCounted = (isCount && LONGEST_ARTICLE >= (lexemes[at - 2]?.text.length ?? 9)) || says(count, 'point.these');
  if (isOfCounted && isEnd(lexemes[at + 1]) && saidOf(lexeme, 'order') !== undefined) return undefined;
  const Direction = less === undefined ? 'more' : 'less';
  const next = lexemes[at + 1];
  const isThe = [lexemes[at - 1], next].some((one) => says(one, 'point.the'));
  const isOne =
    before.hasShown &&
    ((says(lexeme, 'point.extreme') && standsForHome(next)) || (isThe && says(next, 'point.one', 'point.described')));
  // "Tell me about the cheaper one": of those that were shown.
  if (isOne || (says(lexemes[at - 1], 'point.the') && says(next, 'link.of'))) {
    const order: Order = { Field, Direction: Direction === 'less' ? 'asc' : 'desc' };
    const to = isOne && says(next, 'point.one', 'point.described') ? at + 2 : at + 1;
    return { to, means: { kind: 'point', pointer: { extreme: order } } };
  }
  return { to: at + 1, means: { kind: 'relative', relative: { Field, Direction, Words: lexeme?.text ?? '' } } };
};

/** "The one in La Mesa", "the 625k one": told by what it is. */
export const describedRule: Rule = {
  name: 'described by what it is',
  example: 'does the one in La Mesa have a dishwasher?',
  read: (message, claims) => {
    const { lexemes, before } = message;
    if (!before.hasShown) return claims;
    let current = claims;
    for (const [at, lexeme] of lexemes.entries()) {
      // "最大的那套有停车位吗" is told by its size.
      const isTold = saidOf(lexemes[at - 1], 'order') !== undefined;
      if (isClaimed(current, at) || !says(lexeme, 'point.described') || isTold) continue;
      const isThe = says(lexeme, 'point.the') || says(lexemes[at - 1], 'point.the');
      const conditions = inOrder(current).filter(isCondition);
      const behind = conditions.filter(
        (claim) =>
          claim.from > at &&
          claim.from - at <= 3 &&
          claim.means.polarity === undefined &&
          // "Is the one with more bedrooms furnished?"
          !lexemes.slice(at + 1, claim.from).some((one) => isCompared(one) || saidOf(one, 'nth') !== undefined),
      );
      const inFront = conditions.filter(
        (claim) =>
          claim.to === at &&
          (says(lexemes[claim.from - 1], 'point.the') || (says(lexeme, 'point.the') && !says(lexeme, 'filler'))),
      );
      const described = inFront.length > 0 ? inFront : isThe ? behind.slice(0, 1) : [];
      const [only] = described;
      if (only === undefined) continue;
      const fits: Constraint[] = only.means.constraints;
      const rest = current.filter((claim) => claim !== only);
      current = [
        ...rest,
        {
          from: Math.min(at, only.from),
          to: Math.max(at + 1, only.to),
          means: { kind: 'point', pointer: { fits } },
        },
      ];
    }
    return current;
  },
};

/** What stands behind a number that is a measure, a bound or one of many, and no name. */
const MEASURES_BEHIND = ['after.most', 'after.least', 'point.number'] as const;
const isOfNumber = (next: Lexeme | undefined): boolean =>
  says(next, ...MEASURES_BEHIND) ||
  (['unit', 'per', 'money', 'order', 'sort', 'figure', 'cmp', 'topic'] as const).some(
    (group) => saidOf(next, group) !== undefined,
  );

const SOUGHT = ['home.any', 'home.many', 'search', 'human.person', 'ask.any'] as const;
const ASKED_OF_ONE = ['tag', 'is', 'topic'] as const satisfies readonly SenseGroup[];
/** "The 64,900 *one*", "*la de* 2700", "1182*那套*": a number by which a home is called. */
const readNumberCalled = (message: Message, at: number): Read | undefined => {
  const { lexemes, before } = message;
  const [earlier, lead, { amount } = {}, next] = [lexemes[at - 2], lexemes[at - 1], lexemes[at], lexemes[at + 1]];
  const isOne = says(next, 'point.one', 'point.described');
  const isLed = says(lead, 'point.described') && says(lead, 'point.the');
  if (amount === undefined || amount.isPlural) return undefined;
  // "Does 508 have a balcony?", but "anything for 508 with a balcony?", "is the fee 508, with a balcony?"
  const isLead =
    isEnd(lead) ||
    says(lead, 'point.the', 'point.number', 'point.ofThe', 'link.and', 'place.in', 'place.near') ||
    (lead?.length === 1 && says(lead, 'ask.has', 'ask.open'));
  const isBehind =
    isEnd(next) ||
    says(next, 'ask.has', 'filler', 'point.one') ||
    saidOf(next, 'tag') !== undefined ||
    (!isEnd(lead) && says(next, 'link.with', 'ask.open'));
  const isNamed = isLead && isBehind;
  const isHouse =
    isNamed &&
    !amount.hasScale &&
    asks(message) &&
    lexemes.some((one) => ASKED_OF_ONE.some((group) => saidOf(one, group) !== undefined)) &&
    !lexemes.some((one) => says(one, ...SOUGHT)) &&
    // "The 429 has parking, right?" is told by its price.
    (says(lead, 'point.the') ? shownByNumber : shownByHouse)(amount.value, before.shown ?? []).length > 0;
  if (!(isOne || isLed || isHouse)) return undefined;
  const isPosition = !isHouse && says(lead, 'point.number') && !says(lead, 'point.the');
  const isBound = isPosition || [earlier, lead].some((one) => saidOf(one, 'cmp') !== undefined);
  if (isBound || (!isOne && isOfNumber(next)) || (isOne && saidOf(lexemes[at + 2], 'unit') !== undefined))
    return undefined;
  const homes = shownByNumber(amount.value, before.shown ?? []);
  const [from, to] = [isLed || says(lead, 'point.the') ? at - 1 : at, isOne ? at + 2 : at + 1];
  return homes.length === 0 ? undefined : { from, to, means: { kind: 'point', pointer: { homes } } };
};

const LEADS_TO_PLACE = ['place.in', 'place.near', 'place.from', 'place.to'] as const;
/** Words of a street name a home, but behind what leads to a place, where homes are looked for and where they are refused. */
const readStreetCalled = (message: Message, at: number): Read | undefined => {
  const { lexemes } = message;
  const { shown } = lexemes[at] ?? {};
  const near = lexemes.slice(Math.max(0, at - 3), at);
  const isRefused = near.some((one) =>
    says(one, 'not.before', 'not.except', 'not.without', 'drop.before', 'not.behind'),
  );
  if (shown === undefined || isRefused || says(lexemes[at + 1], 'not.behind')) return undefined;
  const isMarked = [...near, lexemes[at + 1]].some((one) => says(one, 'point.described', 'point.one'));
  const isSought = lexemes.some(
    (one) => isName(one) || says(one, ...SOUGHT) || saidOf(one, 'type') !== undefined || saidOf(one, 'unit') === 'bed',
  );
  return isMarked || !(isSought || says(lexemes[at - 1], ...LEADS_TO_PLACE))
    ? { means: { kind: 'point', pointer: { homes: shown } } }
    : undefined;
};

const readCalled = (message: Message, at: number): Read | undefined =>
  message.before.shown === undefined ? undefined : (readStreetCalled(message, at) ?? readNumberCalled(message, at));

/** "The second cheapest", "la segunda más barata": of all that are sought, and not of those shown. */
const readRanked = ({ lexemes, tokens, lexicon }: Message, at: number): Read | undefined => {
  const [lead, lexeme, next, behind] = [lexemes[at - 1], lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  const rank = Number(saidOf(lexeme, 'nth'));
  // "Compare the first and the second by price", "the second biggest bedroom".
  if (!(rank > 1) || next === undefined || saidOf(behind, 'unit') !== undefined) return undefined;
  if (lexemes.some((one) => says(one, 'compare'))) return undefined;
  const isCompared = saidOf(next, 'less') !== undefined || saidOf(next, 'more') !== undefined;
  // "Is the second cheaper than the first?", "la seconde est moins chère": where an article makes a superlative of it, and the message ends.
  if (isCompared && (!isEnd(behind) || lexemes.some((one) => says(one, 'link.or')))) return undefined;
  const from = tokens.findIndex(({ start }) => start === next.start);
  const article = tokens.findIndex(({ start }) => start === (lexeme?.length === 1 ? lead : lexeme)?.start);
  const row = [tokens[article], ...tokens.slice(from, from + next.length)].filter((one) => one !== undefined);
  const said = isCompared ? lexicon.match(row, 0) : undefined;
  const order = (said?.length === row.length ? said.says : next.says).find((one) => one.startsWith('order.'));
  if (order === undefined) return undefined;
  const [, Field, Direction] = order.split('.') as [string, Order['Field'], Order['Direction']];
  return { to: at + 2, means: { kind: 'order', order: { Field, Direction }, isList: false, rank } };
};

/** Positions in what was shown, names of it, and comparisons with it: read before numbers. */
export const pointingRules: readonly Rule[] = [
  eachLexeme('ranked', 'the second cheapest', readRanked),
  eachLexeme('positions', 'the second one', (message, at, claims) =>
    message.before.hasShown ? (readNth(message, at, claims) ?? readNumber(message, at)) : undefined,
  ),
  eachLexeme('called by street, number or price', 'does the 64,900 one have water?', readCalled),
  eachLexeme('cheaper by area', 'which one is cheaper per sq ft?', readByArea),
  eachLexeme('allowed to be more or less', 'it can be older too', readAllowed),
  eachLexeme('compared with what was shown', 'anything cheaper?', readRelative),
];

/** More of them, some of them, those that are talked about. */
export const shownRules: readonly Rule[] = [
  eachLexeme('more of them', 'show me more', ({ lexemes, before }, at, claims) => {
    const lexeme = lexemes[at];
    // "Something else: how many are there?"
    if (!before.hasShown || claims.some(({ means }) => means.kind === 'figure')) return undefined;
    if (says(lexeme, 'point.alikeNear')) return { means: { kind: 'alike', isNear: true } };
    // "Something like a cottage" tells what is wanted.
    const like = lexemes.findIndex((one, index) => index > at && !says(one, 'filler'));
    const isOfKind = claims.some((claim) => isCondition(claim) && claim.from === like && like - at <= 2);
    if (says(lexeme, 'point.alike') && !isOfKind) return { means: { kind: 'alike', isNear: false } };
    const next = lexemes[at + 1];
    const isAlone =
      (lexeme?.length ?? 0) > 1 || isEnd(next) || next?.amount !== undefined || says(next, 'search', 'reply.weak');
    // "The price doesn't matter any more".
    const clause = lexemes.slice(lexemes.findLastIndex((one, index) => index < at && one.isMark) + 1, at);
    const isDropped = clause.some((one) => (saidOf(one, 'drop') ?? saidOf(one, 'free')) !== undefined);
    if (isDropped) return undefined;
    // "Exactly 3, not more".
    if (says(lexemes[at - 1], 'not.before') && lexeme?.length === 1) return undefined;
    if (says(lexeme, 'point.more') && isAlone && (saidOf(next, 'topic') === undefined || says(next, 'search')))
      return { means: { kind: 'sign', sign: 'more' } };
    return undefined;
  }),
  eachLexeme('among those shown', 'which of these have a garage?', ({ lexemes, before }, at) => {
    const lexeme = lexemes[at];
    if (!before.hasShown) return undefined;
    // "I don't like any of these" wants others.
    const isRefused = ahead(lexemes, at, 3).some((one) => says(one, 'not.before'));
    return says(lexeme, 'point.among') ? { means: { kind: 'sign', sign: isRefused ? 'more' : 'among' } } : undefined;
  }),
  eachLexeme('the homes talked about', 'is it still available?', ({ lexemes, before }, at) => {
    if (!before.hasShown || !says(lexemes[at], 'point.it', 'point.these')) return undefined;
    return { means: { kind: 'point', pointer: 'focus' } };
  }),
];
