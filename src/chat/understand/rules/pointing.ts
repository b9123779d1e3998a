import { asksFirst } from '../asked.ts';
import { type Claim, eachLexeme, inOrder, isClaimed, isCondition, type Means, type Rule } from '../claims.ts';
import type { Constraint } from '../constraint.ts';
import { ahead, isEnd, isNounOfHome, type Message, saidOf, says, saysNothing } from '../message.ts';
import type { Order } from '../understanding.ts';

/** Articles of the languages whose numbers have them. */
const ARTICLE = /(?:^| )(?:the|la|el|le|die|das|der|a|o)$/;

const isFew = (count: number): boolean => count > 1 && count <= 5;

/** So many of those shown, from the first or up to the last. */
const pointsFrom = (end: '1' | '-1', count: number): Means => ({
  kind: 'points',
  positions: Array.from({ length: count }, (_, index) => (end === '1' ? index + 1 : index - count)),
});

/** "The second one", "the third's HOA", "number 2", "the first and the last". */
const readPosition = (
  message: Message,
  at: number,
  claims: readonly Claim[],
): { from?: number; to: number; means: Means } | undefined => {
  const { lexemes, before } = message;
  const lexeme = lexemes[at];
  const nth = saidOf(lexeme, 'nth');
  const point = (position: number): Means => ({ kind: 'point', pointer: { position } });
  if (nth !== undefined && before.hasShown) {
    const next = lexemes[at + 1];
    // "The second bathroom", "first floor": of something else.
    const isOfThing =
      saysNothing(next) ||
      says(next, 'ask.change') ||
      saidOf(next, 'unit') === 'bath' ||
      saidOf(next, 'unit') === 'bed' ||
      saidOf(next, 'unit') === 'none';
    // "Les deux premiers".
    const token = message.tokens.findIndex(({ start }) => start === lexeme?.start);
    const counted = token > 0 ? message.lexicon.readAmount(message.tokens, token - 1)?.amount : undefined;
    if ((nth === '1' || nth === '-1') && counted?.isWord === true && isFew(counted.value))
      return { to: at + 1, means: pointsFrom(nth, counted.value) };
    const isPointing = says(next, 'point.one') || !isOfThing;
    // "The first two", "die letzten beiden".
    const count = next?.amount?.value ?? (says(next, 'point.both') ? 2 : undefined);
    if (
      (nth === '1' || nth === '-1') &&
      count !== undefined &&
      isFew(count) &&
      !says(lexeme, 'after.most') &&
      !claims.some(({ means }) => means.kind === 'order')
    )
      return { to: at + 2, means: pointsFrom(nth, count) };
    // "Top 5".
    if (nth === '1' && count !== undefined && count > 1 && says(lexeme, 'after.most')) return undefined;
    const isOther =
      (says(lexeme, 'sort.it') && ahead(lexemes, at, 2).some((one) => saidOf(one, 'order') !== undefined)) ||
      (says(lexeme, 'order.DaysOnMarket.asc') && !says(next, 'point.one'));
    if (isPointing && !isOther) return { to: says(next, 'point.one') ? at + 2 : at + 1, means: point(Number(nth)) };
  }
  const { amount } = lexeme ?? {};
  if (
    amount === undefined ||
    amount.value < 1 ||
    amount.value > 20 ||
    !Number.isInteger(amount.value) ||
    amount.hasScale
  )
    return undefined;
  // "Los dos primeros".
  const end = saidOf(lexemes[at + 1], 'nth');
  if (before.hasShown && (end === '1' || end === '-1') && isFew(amount.value) && amount.isWord)
    return { to: at + 2, means: pointsFrom(end, amount.value) };
  const lead = lexemes[at - 1];
  // "Numbers 2 and 4".
  const isNext =
    says(lead, 'link.and') && lexemes[at - 2]?.amount !== undefined && says(lexemes[at - 3], 'point.number');
  // "[#3]" is a mark of a prompt, which no visitor writes.
  const isSign = lead?.text === '#' && lexemes[at - 2]?.text !== '[';
  const isNumbered = isSign || isNext || (says(lead, 'point.number') && !(isNounOfHome(lead) && !before.hasShown));
  if (isNumbered && before.hasShown && saidOf(lexemes[at + 1], 'unit') === undefined)
    return { from: at - 1, to: at + 1, means: point(amount.value) };
  const compares = lexemes.some((one) => says(one, 'compare.it'));
  // "1 and 4", and nothing else.
  const isRow =
    lexemes.every((one) => one.amount !== undefined || one.isMark || says(one, 'link.and', 'link.or', 'reply.weak')) &&
    lexemes.filter((one) => one.amount !== undefined).length > 1;
  // "Entre la 1 y la 3, ¿cuál ...?"
  const isLed = (index: number): boolean =>
    lexemes[index]?.amount?.isWord === false && ARTICLE.test(lexemes[index - 1]?.text ?? '');
  const isPair =
    isLed(at) &&
    [-3, -2, 2, 3].some(
      (step) =>
        isLed(at + step) &&
        lexemes.slice(Math.min(at, at + step) + 1, Math.max(at, at + step)).some((one) => says(one, 'link.and')),
    );
  if (before.hasShown && isPair && saidOf(lexemes[at + 1], 'unit') === undefined)
    return { to: at + 1, means: point(amount.value) };
  const isBare = saidOf(lexemes[at + 1], 'unit') === undefined && saidOf(lexemes[at + 1], 'money') === undefined;
  // "Is 2 bigger than 3?"
  const bare = lexemes.filter(
    (one, index) =>
      one.amount?.isWord === false && one.amount.value <= 20 && saidOf(lexemes[index + 1], 'unit') === undefined,
  );
  const isOfTwo =
    bare.length === 2 &&
    lexemes.filter((one) => one.amount).length === 2 &&
    (asksFirst(message) || lexemes.some((one) => says(one, 'wh.it')));
  if (before.hasShown && isBare && (compares || isRow || isOfTwo)) return { to: at + 1, means: point(amount.value) };
  return undefined;
};

const readRelative = ({ lexemes, before }: Message, at: number): { to: number; means: Means } | undefined => {
  const lexeme = lexemes[at];
  const less = saidOf(lexeme, 'less');
  const Field = less ?? saidOf(lexeme, 'more');
  // "NDP2442302 or SD-26-4818, which one is older?" compares, too.
  const isOfNamed = lexemes.filter((one) => one.identifier !== undefined && one.identifier !== null).length > 1;
  if (Field === undefined || !(before.hasShown || isOfNamed)) return undefined;
  const Direction = less === undefined ? 'more' : 'less';
  const isOne =
    before.hasShown && says(lexemes[at - 1], 'point.the') && says(lexemes[at + 1], 'point.one', 'point.described');
  // "Tell me about the cheaper one": of those that were shown.
  if (
    isOne ||
    (/^(?:the)$/.test(lexemes[at - 1]?.text ?? '') &&
      /^of /.test(
        lexemes
          .slice(at + 1)
          .map(({ text }) => text)
          .join(' '),
      ))
  ) {
    const order: Order = { Field, Direction: Direction === 'less' ? 'asc' : 'desc' };
    return { to: at + 1, means: { kind: 'point', pointer: { extreme: order } } };
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
      if (isClaimed(current, at) || !says(lexeme, 'point.described')) continue;
      const isThe = says(lexeme, 'point.the') || says(lexemes[at - 1], 'point.the');
      const conditions = inOrder(current).filter(isCondition);
      const behind = conditions.filter(
        (claim) => claim.from > at && claim.from - at <= 3 && claim.means.polarity === undefined,
      );
      const inFront = conditions.filter(
        (claim) =>
          claim.to === at &&
          (says(lexemes[claim.from - 1], 'point.the') || (says(lexeme, 'point.the') && !says(lexeme, 'filler.it'))),
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

/** Positions in what was shown, and comparisons with it: read before numbers. */
export const pointingRules: readonly Rule[] = [
  eachLexeme('positions', 'the second one', readPosition),
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
    const like = lexemes.findIndex((one, index) => index > at && !says(one, 'filler.it'));
    const isOfKind = claims.some((claim) => isCondition(claim) && claim.from === like && like - at <= 2);
    if (says(lexeme, 'point.alike') && !isOfKind) return { means: { kind: 'alike', isNear: false } };
    const next = lexemes[at + 1];
    const isAlone =
      (lexeme?.length ?? 0) > 1 ||
      isEnd(next) ||
      next?.amount !== undefined ||
      says(next, 'search.it') ||
      says(lexemes[at + 1], 'reply.weak');
    // "The price doesn't matter any more".
    const clause = lexemes.slice(lexemes.findLastIndex((one, index) => index < at && one.isMark) + 1, at);
    const isDropped = clause.some((one) => (saidOf(one, 'drop') ?? saidOf(one, 'free')) !== undefined);
    if (isDropped) return undefined;
    // "Exactly 3, not more".
    if (says(lexemes[at - 1], 'not.before') && lexeme?.length === 1) return undefined;
    if (says(lexeme, 'point.more') && isAlone && (saidOf(next, 'topic') === undefined || says(next, 'search.it')))
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
    const lexeme = lexemes[at];
    if (!before.hasShown || !says(lexeme, 'point.it', 'point.these')) return undefined;
    // "These days", "this weekend", "that is fine": a pronoun before a noun, or of what was said.
    return { means: { kind: 'point', pointer: 'focus' } };
  }),
];
