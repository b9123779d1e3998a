import { NUMBER_WORDS, UNITS } from '../../language/street-words.ts';
import { type Claim, claimAt, isCondition } from './claims.ts';
import type { Constraint, ConstraintField } from './constraint.ts';
import { isEnd, type Lexeme, type Message, saidOf, says, saysNothing, saysWithin } from './message.ts';
import { ABOUT_NO_HOME, type Talk } from './understanding.ts';

/** Whether a message ends in a question mark somewhere. */
export const isQuestionMark = ({ lexemes }: Message): boolean =>
  lexemes.some((one) => one.text === '?' || one.text === '？');
/** What may stand before a question. */
const LEAD_IN = ['talk.greeting', 'talk.thanks', 'reply.weak', 'reply.yes', 'link.and', 'link.so'] as const;

/** Whether something is sought by "with", which may stand within a word for a feature: "mit Kamin", "带泳池的". */
export const saysWith = (message: Message): boolean => saysWithin(message, { start: 0, end: Infinity }, 'link.with');

/** Whether a message asks by its first words: "does", "is there". */
export const asksFirst = (message: Message): boolean => {
  const { lexemes, lexicon, tokens } = message;
  const words = lexemes.filter((one) => !one.isMark);
  const first = words.find(
    (one) => !says(one, ...LEAD_IN) || says(one, 'ask.open') || saidOf(one, 'ask') !== undefined,
  );
  // Chinese asks anywhere, and by its last word: "停车位呢", but not "带泳池的呢".
  const isLast = says(words.at(-1), 'ask.open') && !saysWith(message);
  if (lexicon.language.isHan === true && (isLast || words.some((one) => says(one, 'question')))) return true;
  // "How many bathrooms" begins by a word that asks.
  const begin = tokens.findIndex(({ start }) => start === first?.start);
  const isTopic = saidOf(first, 'topic') !== undefined && first !== undefined && first.length > 1;
  if (isTopic && lexicon.match(tokens, begin, begin + 1)?.says.includes('ask.open') === true) return true;
  return says(first, 'ask.open') || (saidOf(first, 'ask') !== undefined && !says(first, 'ask.any'));
};

/** Whether a message asks something, by its first words or its mark. */
export const asks = (message: Message): boolean => asksFirst(message) || isQuestionMark(message);

/** Fields that say by themselves which homes are looked for. */
export const STRONG: ReadonlySet<ConstraintField> = new Set([
  'Near',
  'Street',
  'ZIP',
  'Bedrooms',
  'Bathrooms',
  'Tag',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'ParkingSpots',
  'DaysOnMarket',
  'HOAMonth',
]);

/** What says which homes, as far as talk of others may name it, too. */
const PLAIN: ReadonlySet<ConstraintField> = new Set(['City', 'Price', 'PropertyType']);
/** "Condo in Austin under 500k, do I need a lawyer?": a search, and then talk that is about no home. */
const followsSearch = ({ lexemes }: Message, claims: readonly Claim[]): boolean => {
  const talk = claims.find(({ means }) => means.kind === 'talk' && ABOUT_NO_HOME.some((one) => one === means.talk));
  const said = claims.filter(({ to }) => to <= (talk?.from ?? 0)).filter(isCondition);
  const fields = said.flatMap(({ means }) => means.constraints.map(({ Field }) => Field));
  const end = Math.max(0, ...said.map(({ to }) => to));
  return new Set(fields.filter((one) => PLAIN.has(one))).size > 1 && lexemes.slice(end, talk?.from).some(isEnd);
};

/** What may stand in a question about a town or a kind of home, and not about those that are for sale or for rent. */
const NAMED_ONLY: ReadonlySet<ConstraintField> = new Set(['City', 'SaleType', 'PropertyType']);
const SEEKS = ['need', 'show', 'home.any', 'home.many', 'ask.any', 'go.only', 'search'] as const;
/**
 * "Is La Mesa safe at night?", "are there good schools?", "how is it for families?": a question about a place, in words that say
 * nothing of homes.
 */
const asksElse = (message: Message, claims: readonly Claim[], constraints: readonly Constraint[]): boolean => {
  const { lexemes } = message;
  const isOther = (one: Lexeme, at: number): boolean =>
    (saysNothing(one) || says(one, 'place.kind', 'protected.people')) && claimAt(claims, at) === undefined;
  // "Is La Mesa a good place?"
  const town = lexemes.findIndex(({ city }) => city !== undefined);
  const seeks = (one: Lexeme, at: number): boolean =>
    says(one, ...SEEKS) && !(says(one, 'place.noun') && town !== -1 && town < at);
  const asksOfPlace =
    constraints.every(({ Field }) => Field === 'City') &&
    lexemes.some((one) => says(one, 'place.kind')) &&
    !saysWithin(message, { start: 0, end: Infinity }, 'place.near');
  return (
    (asksFirst(message) || (asksOfPlace && isQuestionMark(message))) &&
    constraints.length > 0 &&
    constraints.every(({ Field }) => NAMED_ONLY.has(Field)) &&
    !lexemes.some((one, at) => seeks(one, at) || (says(one, 'ask.has') && !asksOfPlace)) &&
    !claims.some(({ means }) => ['figure', 'order', 'point', 'topic'].includes(means.kind)) &&
    lexemes.some(isOther)
  );
};

/** Talk that is about no home; the conditions of a search outweigh it. */
export const talkOf = (
  message: Message,
  claims: readonly Claim[],
  constraints: readonly Constraint[],
): Talk | undefined => {
  const talks = claims.flatMap(({ means }) => (means.kind === 'talk' ? [means.talk] : []));
  const about = talks.find((one) => ABOUT_NO_HOME.some((other) => other === one));
  const { lexemes } = message;
  if (about !== undefined) {
    const strong = constraints.filter(({ Field, Operator }) => STRONG.has(Field) && Operator !== 'not').length;
    const wants =
      lexemes.some((one) => says(one, 'need', 'show', 'home.many', 'ask.any', 'aside.end')) ||
      claims.some(({ means }) => means.kind === 'figure');
    const places = constraints.filter(({ Field }) => PLAIN.has(Field) || Field === 'SaleType').length;
    const isSearch =
      lexemes.some((one) => says(one, 'home.many', 'ask.any') || saidOf(one, 'type') !== undefined) && places > 0;
    if ((about === 'agency' && isSearch) || followsSearch(message, claims)) return undefined;
    const asksGenerally =
      lexemes.some((one) => says(one, 'talk.general', 'question')) && !lexemes.some((one) => says(one, 'ask.any'));
    const goesOn = message.before.hasShown && constraints.length > 0 && !asksGenerally && !asks(message);
    if (
      goesOn ||
      strong > 1 ||
      (strong === 1 && !asksGenerally) ||
      ((wants || places > 2) && places > 1 && !asksGenerally)
    )
      return undefined;
    return about;
  }
  // "Who usually pays for the inspection, the buyer or the seller?"
  const isGeneral =
    lexemes.some((one) => says(one, 'talk.general')) &&
    asksFirst(message) &&
    constraints.every(({ Field }) => Field === 'SaleType') &&
    !claims.some(({ means }) => means.kind === 'figure' || means.kind === 'order' || means.kind === 'point');
  if (isGeneral || asksElse(message, claims, constraints)) return 'knowledge';
  // Who greets and says what is wanted has said more than that.
  return constraints.length > 0 ? undefined : talks[0];
};

/** Words that name a unit of a building, with its letter or number behind them. Of folded text. */
const UNIT_WORDS = [...UNITS].filter((word) => !NUMBER_WORDS.has(word)).join('|');
const UNIT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${UNIT_WORDS})\.?\s*(?:#|n[or°º]?\.?\s)?\s*((?<!\p{L})[a-z]|\d{1,4}[a-z]?)\s*(?:$|[?.!,]|(?:please|pls|have|has)\b)`,
  'u',
);
const LONGEST_OF_UNIT = 60;

/** "Unit B please", "et l'app. 2 ?": another unit of the building that is talked about, where little else is said. */
export const readUnit = ({ text: { folded }, before }: Message, stated: readonly Constraint[]): string | undefined => {
  const isBrief =
    folded.length <= LONGEST_OF_UNIT && stated.every(({ Field }) => Field === 'PropertyType' || Field === 'Tag');
  return before.hasShown && isBrief ? UNIT.exec(folded)?.[1] : undefined;
};
