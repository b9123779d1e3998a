import { asksFirst, STRONG } from '../asked.ts';
import {
  type Claim,
  type ConditionClaim,
  claimAt,
  eachLexeme,
  inOrder,
  isClaimed,
  isCondition,
  type Means,
  type Rule,
  type Sign,
} from '../claims.ts';
import { CONSTRAINT_FIELDS, IDENTIFIER_FIELDS } from '../constraint.ts';
import {
  ahead,
  allSaidOf,
  isEnd,
  type Lexeme,
  type Message,
  saidOf,
  says,
  saysNothing,
  saysWithin,
} from '../message.ts';
import { FIELD_OF_UNIT, fieldOfTopic } from '../spoken-fields.ts';
import { ABOUT_NO_HOME } from '../understanding.ts';
import { GIVEN } from './asking.ts';
import { groupOf, withPolarity } from './scope.ts';

const NEAR_BY = 3;
const sign = (one: Sign): { means: Means } => ({ means: { kind: 'sign', sign: one } });

/** What asks to choose homes or neighbours by a protected class; people alone are no such wish ("a family of five"). */
const protectedRule: Rule = {
  name: 'protected classes',
  example: 'somewhere without immigrants',
  read: (message, claims) => {
    const { lexemes } = message;
    const found: Claim[] = [];
    for (const [at, lexeme] of lexemes.entries()) {
      if (isClaimed(claims, at)) continue;
      const isSelf =
        says(lexemes[at - 1], 'protected.self') ||
        (says(lexemes[at - 2], 'protected.self') && lexemes[at - 1]?.amount !== undefined);
      const isGroup = says(lexeme, 'protected.group', 'protected.wish');
      let to = at + 1;
      if (!isGroup) {
        if (!says(lexeme, 'protected.kind')) continue;
        while (to <= at + NEAR_BY && says(lexemes[to], 'link.or', 'link.and', 'protected.kind')) to += 1;
        // "Los vecinos sean católicos".
        const isBehind = lexemes.slice(0, at).findLast((one) => !says(one, 'filler') || one.isMark);
        if (says(lexemes[to], 'protected.people')) to += 1;
        else if (!says(isBehind, 'protected.people')) continue;
      }
      if (isSelf) continue;
      found.push({ from: at, to, means: { kind: 'sign', sign: 'refused' } });
    }
    return found.length === 0 ? claims : [...claims, ...found];
  },
};

/** Identifiers are no conditions that could be dropped. */
const DROPPED_FIELDS = CONSTRAINT_FIELDS.filter((field) => !IDENTIFIER_FIELDS.some((one) => one === field));

/** "Take out the studios": a kind of homes that nobody has asked for, before or now, is not wanted. */
const isRefused = ({ before, lexemes }: Message, claims: readonly Claim[], claim: ConditionClaim): boolean => {
  // "Remove the studio filter".
  const next = lexemes[claim.to];
  if (!isEnd(next) && !says(next, 'link.and', 'link.or', 'filler')) return false;
  const asked = [
    ...(before.constraints ?? []),
    ...claims.flatMap((one) => (isCondition(one) && one !== claim ? one.means.constraints : [])),
  ];
  return (
    before.hasShown &&
    claim.means.constraints.every(
      ({ Field, Value }) =>
        (Field === 'PropertyType' || Field === 'Status' || (Field === 'Bedrooms' && Value === 0)) &&
        !asked.some((one) => one.Field === Field && one.Operator === 'is'),
    )
  );
};

/** What "and" joins to a kind that is taken out: "take out the studios *and the condos*". */
const joinedTo = (message: Message, claims: readonly Claim[], first: ConditionClaim): ConditionClaim[] => {
  const { lexemes } = message;
  const [next] = inOrder(claims)
    .filter(isCondition)
    .filter(({ from }) => from >= first.to);
  const between = lexemes.slice(first.to, next?.from);
  const isJoined =
    between.some((one) => says(one, 'link.and')) && between.every((one) => says(one, 'link.and', 'filler'));
  return next === undefined || !isJoined || !isRefused(message, claims, next)
    ? []
    : [next, ...joinedTo(message, claims, next)];
};

/** Whether a word frees what stands ahead of it or behind it: "drop the HOA limit", "the HOA doesn't matter", "any HOA is ok". */
const freesSide = (lexemes: readonly Lexeme[], at: number): 'ahead' | 'behind' | undefined => {
  const lexeme = lexemes[at];
  if (says(lexeme, 'drop.before')) return 'ahead';
  if (says(lexeme, 'free.behind')) return 'behind';
  const isFine = says(lexeme, 'fine.behind') && ahead(lexemes, at, NEAR_BY + 1).some((one) => says(one, 'whichever'));
  if (isFine) return 'behind';
  return says(lexeme, 'free.before') ? 'ahead' : undefined;
};

/** Where what is freed may stand; "hide *the ones* with a pool" is of homes, which are not wanted, whatever was asked before. */
const reachOf = (lexemes: readonly Lexeme[], at: number, side: 'ahead' | 'behind') => {
  const isOfHomes = side === 'ahead' && says(lexemes[at + 1], 'point.described');
  const from = side === 'behind' ? Math.max(0, at - NEAR_BY) : at + 1;
  const to = side === 'behind' ? at : at + 1 + NEAR_BY + (isOfHomes ? 1 : 0);
  return { near: lexemes.slice(from, to).map((_, index) => from + index), isOfHomes };
};

/** "Forget the pool", "drop the HOA limit": what no longer matters. */
const droppedRule: Rule = {
  name: 'what no longer matters',
  example: 'forget the pool, any price',
  read: (message, claims) => {
    const { lexemes, before } = message;
    let current = claims;
    for (const [at, lexeme] of lexemes.entries()) {
      if (isClaimed(current, at)) continue;
      const field = allSaidOf(lexeme, 'drop').find((one) => one !== 'before');
      if (field !== undefined) {
        current = [...current, { from: at, to: at + 1, means: { kind: 'drop', fields: [field] } }];
        continue;
      }
      if (says(lexeme, 'correction')) continue;
      const side = freesSide(lexemes, at);
      if (side === undefined) continue;
      const isBehind = side === 'behind';
      // "Is that price negotiable?"
      if (isBehind && asksFirst(message)) continue;
      const { near, isOfHomes } = reachOf(lexemes, at, side);
      for (const index of near) {
        if (lexemes[index]?.isMark === true && !isBehind) break;
        const topic =
          fieldOfTopic(DROPPED_FIELDS, saidOf(lexemes[index], 'topic')) ??
          FIELD_OF_UNIT[saidOf(lexemes[index], 'unit') ?? 'none'] ??
          (says(lexemes[index], 'place.noun') ? 'City' : undefined);
        const claim = claimAt(current, index);
        if (claim !== undefined && isCondition(claim) && says(lexeme, 'drop.before') && !says(lexeme, 'not.before')) {
          const dropped = [claim, ...joinedTo(message, current, claim)];
          current = current.map((one) => {
            if (!isCondition(one) || !dropped.includes(one)) return one;
            return withPolarity(one, isOfHomes || isRefused(message, claims, one) ? 'not' : 'free');
          });
          break;
        }
        if (topic === undefined || (claim !== undefined && isCondition(claim))) continue;
        if (!before.hasShown && (before.constraints ?? []).length === 0) continue;
        current = [
          ...current,
          {
            from: Math.min(at, index),
            to: Math.max(at, index) + 1,
            means: { kind: 'drop', fields: [topic] },
          },
        ];
        break;
      }
    }
    return current;
  },
};

/** What may stand beside a word that is the whole message. */
const LEADS_IN = ['filler', 'need', 'reply.weak', 'talk.greeting', 'human.person'] as const;

const TALKS = ['greeting', 'thanks', 'farewell', 'agency', 'knowledge', 'offTopic'] as const;

/** Going on from before, wishes for a person, and small talk. */
export const talkRules: readonly Rule[] = [
  protectedRule,
  eachLexeme('wishes for a person', 'can an agent call me?', ({ lexemes, before }, at) => {
    const lexeme = lexemes[at];
    // "Text me the link" is answered here.
    const isAnswered = lexemes.slice(at + 1, at + 4).some((one) => GIVEN.has(saidOf(one, 'topic') ?? ''));
    if (says(lexeme, 'human.sell') || (says(lexeme, 'human.want') && !isAnswered)) return sign('human');
    // "Agent please"
    if (
      says(lexeme, 'human.person') &&
      lexemes.every((one, index) => index === at || isEnd(one) || says(one, ...LEADS_IN))
    )
      return sign('human');
    // "Do you have an agent who speaks Spanish?"
    const lead = lexemes.slice(0, at).findLast((one) => !says(one, 'filler') || saidOf(one, 'ask') !== undefined);
    if (says(lexeme, 'human.person') && says(lead, 'ask.any', 'ask.has')) return sign('human');
    // "Can I see only the ones with a yard?"
    if (says(lexemes[at + 1], 'go.only')) return undefined;
    const object = lexemes
      .slice(at + 1, at + 6)
      .find((one) => !says(one, 'filler') || says(one, 'point.it', 'point.these'));
    const isHome =
      object?.identifier !== undefined ||
      says(object, 'point.it', 'point.these', 'point.number') ||
      saidOf(object, 'nth') !== undefined ||
      (before.hasShown && lexemes.slice(at + 1, at + 6).some((one) => says(one, 'point.one') && !one.isMark));
    const isHomeBefore =
      before.hasShown &&
      lexemes.slice(0, at).some((one) => saidOf(one, 'nth') !== undefined || one.identifier !== undefined);
    // "Can we visit on Saturday?", of the home that is talked about.
    const isOfOne =
      before.hasShown &&
      before.talksOfSeveral !== true &&
      lexemes
        .slice(at + 1)
        .every((one) => isEnd(one) || saysNothing(one) || (says(one, 'filler') && saidOf(one, 'point') === undefined));
    return says(lexeme, 'human.visit') && (isHome || isHomeBefore || isOfOne) && saidOf(object, 'topic') === undefined
      ? sign('human')
      : undefined;
  }),
  eachLexeme('beginning anew', 'start over', ({ lexemes }, at) =>
    // "Scrap that budget" scraps no more.
    says(lexemes[at], 'go.reset') &&
    saidOf(lexemes[at + 1], 'topic') === undefined &&
    saidOf(lexemes[at + 1], 'tag') === undefined
      ? sign('reset')
      : undefined,
  ),
  eachLexeme('said once more', 'translate that into Spanish', ({ lexemes, before }, at) =>
    before.hasShown && (says(lexemes[at], 'again.said') || (lexemes.length <= 2 && says(lexemes[at], 'again.manner')))
      ? sign('again')
      : undefined,
  ),
  eachLexeme('comparing', 'compare the first two', ({ lexemes }, at) =>
    says(lexemes[at], 'compare') ? sign('compare') : undefined,
  ),
];

/** What says that homes are looked for, whoever is spoken of: "my agent said you have condos, got any?" */
const LOOKS = ['show', 'home.many', 'ask.any', 'search'] as const;
const OF_SEARCH: readonly Means['kind'][] = ['order', 'figure', 'relative', 'limit', 'drop', 'topic', 'alike'];
/** Whether a message is about homes, or general, as far as words say that may also be of the team's business. */
const isOfElse = ({ lexemes }: Message, claims: readonly Claim[]): boolean =>
  lexemes.some((one) => says(one, ...LOOKS) && !says(one, 'human.matter', 'filler')) ||
  claims.some(
    ({ means }) =>
      OF_SEARCH.includes(means.kind) ||
      (means.kind === 'sign' && means.sign === 'more') ||
      (means.kind === 'talk' && ABOUT_NO_HOME.some((one) => one === means.talk)) ||
      (means.kind === 'condition' && means.constraints.some(({ Field }) => STRONG.has(Field))),
  );
/**
 * "My lease ends soon, I need a place in Bellevue": who rents may look for homes, by less than who has an appointment. "Does the
 * roof leak?" asks of what was shown.
 */
const isOfNoTenancy = (message: Message, claims: readonly Claim[]): boolean => {
  const { lexemes, before } = message;
  const conditions = claims.filter(isCondition);
  const isSought = conditions.length > 0 && saysWithin(message, { start: 0, end: Infinity }, 'need');
  const isOfShown =
    before.hasShown && (says(lexemes[0], 'ask.has') || claims.some(({ means }) => means.kind === 'point'));
  return isSought || isOfShown || (conditions.length > 1 && conditions.some((claim) => groupOf(claim) === 'place'));
};
/** A viewing that is to be moved, an offer, an application, a complaint: the team's business, where nothing says which homes are looked for. */
const matterRule: Rule = {
  name: 'matters for the team',
  example: 'running late for the showing',
  read: (message, claims) => {
    const { lexemes } = message;
    const conditions = claims.filter(isCondition);
    // "I want to see in Geneva".
    const isPlaceAlone = conditions.length > 0 && conditions.every((claim) => groupOf(claim) === 'place');
    const isVisit = (one: Lexeme): boolean => says(one, 'human.visit') && !says(one, 'show', 'ask.has', 'ask.open');
    const isTenancy = isOfNoTenancy(message, claims) ? () => false : (one: Lexeme) => says(one, 'human.tenancy');
    const at = lexemes.findIndex(
      (one, index) =>
        (says(one, 'human.matter') || isTenancy(one) || (isVisit(one) && !isPlaceAlone)) && !isClaimed(claims, index),
    );
    // "The *dishwasher* is *broken*".
    const isFault = ({ from, to }: Claim): boolean =>
      says(lexemes[at], 'human.tenancy') &&
      lexemes.slice(Math.min(to, at + 1), Math.max(from, at)).every((one) => says(one, 'filler') && !one.isMark);
    if (
      at === -1 ||
      isOfElse(
        message,
        claims.filter((claim) => !isFault(claim)),
      )
    )
      return claims;
    return [...claims, { from: at, to: at + 1, means: { kind: 'sign', sign: 'human' } }];
  },
};

/** What is read after the conditions. */
export const lateTalkRules: readonly Rule[] = [
  droppedRule,
  eachLexeme('small talk', 'hi there, thanks', ({ lexemes }, at) => {
    const talk = TALKS.find((one) => says(lexemes[at], `talk.${one}`));
    return talk === undefined ? undefined : { means: { kind: 'talk', talk } };
  }),
  matterRule,
  eachLexeme('yes and no', 'yes please', ({ lexemes }, at) => {
    const lexeme = lexemes[at];
    const isFirst = lexemes
      .slice(0, at)
      .every((one) => isEnd(one) || saidOf(one, 'reply') !== undefined || says(one, 'talk.greeting', 'talk.thanks'));
    if (!isFirst) return undefined;
    // "Absolutely no busy streets".
    if (says(lexemes[at + 1], 'not.before') && !isEnd(lexemes[at + 2])) return undefined;
    if (says(lexeme, 'reply.yes')) return { means: { kind: 'reply', reply: 'yes', isWeak: false } };
    // "No pool" refuses one.
    const isNegation = says(lexeme, 'not.before') && !isEnd(lexemes[at + 1]);
    if (says(lexeme, 'reply.no') && !isNegation) return { means: { kind: 'reply', reply: 'no', isWeak: false } };
    // "要朝南的" wants something that is not known.
    const [next] = lexemes.slice(at + 1).filter((one) => !says(one, 'filler'));
    const isOfElse = saysNothing(next) || says(next, 'place.near');
    return says(lexeme, 'reply.weak') && !isOfElse
      ? { means: { kind: 'reply', reply: 'yes', isWeak: true } }
      : undefined;
  }),
  eachLexeme('words for homes', 'looking for a place', ({ lexemes }, at) => {
    const lexeme = lexemes[at];
    return says(lexeme, 'home.any', 'home.many', 'search', 'ask.any') ? sign('homes') : undefined;
  }),
];
