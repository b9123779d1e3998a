import { isSense } from '../../language/language.ts';
import type { Quantity } from './around-number.ts';
import { type Claim, isClaimed, isCondition } from './claims.ts';
import { isEnd, type Message, saidOf, says, saysNothing, wordsOf } from './message.ts';
import { quantitiesOf } from './quantity.ts';
import { LEAST_RENT } from './rent-or-sale.ts';
import { isYear } from './rules/number-rule.ts';

const LEADS = ['link.with', 'place.near', 'not.before', 'not.without', 'ask.any'] as const;
const ENDS = ['link.so', 'link.but', 'link.and', 'link.or', 'aside.end'] as const;
/** What a word may say and yet tell nothing of homes. */
const isPlain = isSense(
  ...([
    'common',
    'part',
    'filler',
    'other',
    'point.the',
    'point.these',
    'point.it',
    'place.kind',
    'home',
    'nth',
    'sum.offer',
    'human.tenancy',
    'ask.unlisted',
    'topic.Bedrooms',
  ] as const),
  ...([
    'unit.bed',
    'unit.bath',
    'unit.room',
    'unit.sqft',
    'unit.sqm',
    'unit.acre',
    'unit.hectare',
    'unit.car',
  ] as const),
  ...(['unit.garage', 'unit.day', 'unit.week', 'unit.month', 'unit.year', 'unit.home', 'unit.distance'] as const),
);
/** A word of two letters says nothing, but in Chinese. */
const SHORTEST = /.{3}|\p{Script=Han}{2}/u;
/** A message that is no longer is a wish by itself. */
const BRIEF = 3;
const MOST_WORDS = 4;

/** "Under 75", "a budget of 50 to 80". */
const isBound = ({ compare, topic, low: { value } }: Quantity): boolean =>
  (topic === 'Price' && value >= 10) || ((compare === 'most' || compare === 'less') && value >= 50);

/** A number that may be a price, an area or the like: smaller ones, in words or digits, count people, years of age, days. */
const isOfHomes = (quantity: Quantity): boolean =>
  (quantity.low.value >= LEAST_RENT || isBound(quantity)) &&
  (!quantity.low.isWord || quantity.low.hasScale) &&
  !quantity.isOtherSum &&
  !isYear(quantity);

/** Numbers that no rule took, though homes may be searched by them. */
export const unreadNumbers = (message: Message, claims: readonly Claim[]): string[] =>
  quantitiesOf(message, claims)
    .filter(
      (one) =>
        isOfHomes(one) &&
        !says(message.lexemes[one.at - 1], 'not.before', 'point.number') &&
        // "Show me 150 homes".
        !says(message.lexemes[one.to], 'unit.home', 'home.any', 'home.many'),
    )
    // "220 volt".
    .map(({ from, to }) => wordsOf(message, from, saysNothing(message.lexemes[to]) ? to + 1 : to));

/** Texts of which none stands within another. */
export const withoutInner = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text, _, all) => !all.some((other) => other !== text && other.includes(text)));

/**
 * What stands where wishes stand and what nothing claimed: behind a word that leads to a wish ("with a helipad"), before one that says that
 * it is to be near ("a tram stop nearby"), or as one of a list ("pool, helipad, garage"). What visitors tell of themselves is no wish.
 */
export const unexplainedOf = (message: Message, claims: readonly Claim[]): { words: string[]; unsought: string[] } => {
  const { lexemes } = message;
  const isUnclaimed = (at: number): boolean => {
    const lexeme = lexemes[at];
    return (
      lexeme !== undefined &&
      !lexeme.isMark &&
      lexeme.amount === undefined &&
      lexeme.identifier === undefined &&
      !isClaimed(claims, at) &&
      lexeme.says.every(isPlain)
    );
  };
  const isFiller = (at: number): boolean => says(lexemes[at], 'filler');
  const isOfCondition = (at: number): boolean =>
    claims.some((claim) => isCondition(claim) && claim.from <= at && at < claim.to);
  const told = claims.flatMap(({ means }) => (means.kind === 'told' ? [means] : []));
  const words = told.map((one) => one.words);
  const unsought = told.filter((one) => !one.isSought).map((one) => one.words);
  for (let at = 0; at < lexemes.length; at += 1) {
    if (!isUnclaimed(at) || isFiller(at)) continue;
    let to = at + 1;
    // "A room *of* one's own" is one thing.
    while (
      (isUnclaimed(to) && !isFiller(to)) ||
      (says(lexemes[to], 'link.of') && !says(lexemes[to], 'link.with') && isUnclaimed(to + 1) && !isFiller(to + 1))
    )
      to += 1;
    let before = at - 1;
    while (before >= 0 && isUnclaimed(before) && isFiller(before)) before -= 1;
    const lead = lexemes[before];
    const isOwn = lexemes.slice(before + 1, at).some((one) => says(one, 'point.mine'));
    const isLed = says(lead, ...LEADS) && !isClaimed(claims, before) && !isOwn;
    const isListEnd = (one: number): boolean => isEnd(lexemes[one]) || says(lexemes[one], ...ENDS);
    const isListed =
      before > 0 && isListEnd(before) && isOfCondition(before - 1) && (isListEnd(to) || isOfCondition(to));
    const isNear = says(lexemes[to], 'place.near') && isEnd(lexemes[to + 1]);
    const isWhole = claims.length === 0 && lexemes.filter((one) => !one.isMark).length <= BRIEF;
    if ((isLed || isNear || isListed || isWhole) && to - at <= MOST_WORDS && SHORTEST.test(wordsOf(message, at, to))) {
      words.push(wordsOf(message, at, to));
      if (says(lead, 'not.before', 'free.before')) unsought.push(wordsOf(message, at, to));
    }
    at = to;
  }
  return { words, unsought };
};

/** What a message about homes asks that listings do not tell: "*how far* is it?", and what is talked of in general: "what is the *cap rate*?" */
export const askedUnlisted = (message: Message): string[] =>
  message.lexemes.flatMap((one, at) =>
    says(one, 'ask.unlisted', 'talk.knowledge') ? [wordsOf(message, at, at + 1)] : [],
  );

/** What says nothing of a home and may be asked of it: "is there a *school*?", "how high is the *down payment*?" */
const mayBeAsked = isSense('common', 'part', 'other', 'place.kind', 'sum.other', 'human.tenancy');

/** What a question about homes that were shown asks of them, where nothing here knows its words: "is it *haunted*?" */
export const askedWords = (message: Message, claims: readonly Claim[]): string[] => {
  const { lexemes } = message;
  const isAsked = (at: number): boolean => {
    const lexeme = lexemes[at];
    const isOpen = lexeme?.says.some(isSense('place.kind', 'sum.other')) === true && lexeme.says.every(mayBeAsked);
    return (isOpen || saysNothing(lexeme)) && !isClaimed(claims, at) && SHORTEST.test(lexeme?.text ?? '');
  };
  const asked = lexemes.flatMap((_, at) => (isAsked(at) ? [wordsOf(message, at, at + 1)] : []));
  return asked.length > MOST_WORDS ? [] : asked;
};

/** Of what a question asks that begins like one about the home: "how old is the *roof*?", "what does the *electricity* cost?" */
export const askedBeside = (message: Message, claims: readonly Claim[]): string[] => {
  const { lexemes } = message;
  const ask = lexemes.findIndex((one, at) => saidOf(one, 'ask') !== undefined && isClaimed(claims, at));
  const behind = lexemes.findIndex((one, at) => at > ask && !says(one, 'point.the', 'filler'));
  const isThing = ask !== -1 && behind > ask + 1 && saysNothing(lexemes[behind]) && !isClaimed(claims, behind);
  return isThing && isEnd(lexemes[behind + 1]) ? [wordsOf(message, behind, behind + 1)] : [];
};
