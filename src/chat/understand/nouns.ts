import type { Noun, Quantity } from './around-number.ts';
import { isNounOfHome, type Lexeme, type Message, saidOf, says, saysNothing } from './message.ts';
import { LEAST_BARE_PRICE } from './rent-or-sale.ts';

/** Features that have a size of their own, and that a home may have several of. */
const THINGS: ReadonlySet<string> = new Set(
  [
    ...['pool', 'hot tub', 'sauna', 'garage', 'carport', 'rv parking', 'balcony', 'patio', 'deck', 'gym', 'basement'],
    ...['attic', 'laundry', 'walk-in closet', 'storage', 'guest house', 'home office', 'wine cellar', 'fireplace'],
  ].map((feature) => `tag.${feature}`),
);
const ROOM = /^(?:bed|bath|room)$/;
const MOST_COUNTED = 20;
/** Few homes are smaller, so that a smaller area is of the part of one that it is joined to; no home, of one that it stands beside. */
const FEW_SMALLER: Readonly<Record<string, number>> = { sqm: 40, sqft: 400 };
const NONE_SMALLER: Readonly<Record<string, number>> = { sqm: 20, sqft: 200 };
const MOST_ADJECTIVES = 2;
const MOST_BACK = 6;

const isArea = ({ unit }: Quantity): boolean => /^(?:sq|acre|hectare)/.test(unit ?? '');
const isBare = ({ topic, currency, per, low }: Quantity): boolean =>
  (topic ?? currency ?? per) === undefined && !low.hasScale && !low.isGrouped;

const isGarden = (lexeme: Lexeme | undefined): boolean => says(lexeme, 'tag.garden', 'tag.yard', 'tag.fenced yard');
const isLand = (lexeme: Lexeme | undefined): boolean => says(lexeme, 'type.land', 'topic.LotArea');
const isThing = (lexeme: Lexeme | undefined): boolean =>
  says(lexeme, 'part') || lexeme?.says.some((one) => THINGS.has(one)) === true;
/**
 * Whether a noun is a part of a home that an area may be of: a feature, or a room that nothing counts ("a bedroom of 15 m²"; "2 bedrooms of
 * 80 m²" are a home). What is told in acres is land.
 */
const isPart = ({ unit }: Quantity, lexemes: readonly Lexeme[], at: number): boolean => {
  const isRoom = ROOM.test(saidOf(lexemes[at], 'unit') ?? '') && lexemes[at - 1]?.amount === undefined;
  return unit?.startsWith('sq') === true && (isThing(lexemes[at]) || isRoom);
};
const isColon = (lexeme: Lexeme | undefined): boolean => lexeme?.text === ':' || lexeme?.text === '=';
const joins = (lexeme: Lexeme | undefined): boolean => says(lexeme, 'link.of') || isColon(lexeme);

/** Whether an area is smaller than homes are. */
const isBelow = ({ unit, low }: Quantity, least: Readonly<Record<string, number>>): boolean =>
  low.value < (least[unit ?? ''] ?? 0);

/** The noun behind an area: "300 m² of garden", "an 18 m² kitchen", "mit 12 qm Balkon". */
const nounBehind = (quantity: Quantity, { lexemes, lexicon }: Message, hasOther: boolean): Noun | undefined => {
  const { language } = lexicon;
  const isOf = says(lexemes[quantity.to], 'link.of');
  const first = isOf ? quantity.to + 1 : quantity.to;
  const isAdjective = (lexeme: Lexeme | undefined): boolean =>
    (saysNothing(lexeme) || says(lexeme, 'filler')) &&
    !says(lexeme, 'part', 'link.with', 'link.and', 'link.or', 'place.in', 'place.weak', 'place.on');
  let at = first;
  while (at < first + MOST_ADJECTIVES && isAdjective(lexemes[at])) at += 1;
  const [noun, next] = [lexemes[at], lexemes[at + 1]];
  const lead = lexemes.slice(Math.max(0, quantity.from - 1), quantity.at);
  const isLed = lead.some((one) => says(one, 'link.with'));
  // "A 1,500 sq ft pool home", but "带300平花园的房子".
  if (next?.amount !== undefined || (isNounOfHome(next) && !(language.isHan === true && isLed))) return undefined;
  const articles = (language.numbers.articles ?? '').split(' ');
  const isSure = isOf || lead.some(({ text }) => articles.includes(text.split(' ').at(-1) ?? ''));
  const span = { at, from: quantity.at, to: at + 1 };
  if (says(noun, 'topic.BuildingArea')) return { ...span, of: 'home' };
  if (isLand(noun) || (isGarden(noun) && (isSure || isLed))) return { ...span, of: 'lot' };
  return isPart(quantity, lexemes, at) && (isSure || isBelow(quantity, NONE_SMALLER) || (isLed && hasOther))
    ? { ...span, of: 'part' }
    : undefined;
};

/** The noun before an area and its bounds: "a garden of at least 300 m²", "garage: 20 m²", "阳台12平". */
const nounBefore = (
  quantity: Quantity,
  all: readonly Quantity[],
  { lexemes, lexicon }: Message,
  hasOther: boolean,
): Noun | undefined => {
  const leads = (lexeme: Lexeme | undefined): boolean =>
    joins(lexeme) ||
    saidOf(lexeme, 'cmp') !== undefined ||
    (says(lexeme, 'filler', 'place.weak', 'need') && !says(lexeme, 'link.or', 'link.and') && !isNounOfHome(lexeme));
  let at = quantity.at - 1;
  while (at >= quantity.at - MOST_BACK && !isLand(lexemes[at]) && leads(lexemes[at])) at -= 1;
  const noun = lexemes[at];
  const isJoined =
    quantity.isProduct === true || lexicon.language.isHan === true || lexemes.slice(at + 1, quantity.at).some(joins);
  const span = { at, from: at, to: quantity.to };
  // "A 10,000 sqft lot with 1,500 sqft": the lot has a number of its own.
  if (all.some((one) => one.noun?.at === at)) return undefined;
  if (isLand(noun) || (isJoined && isGarden(noun))) return { ...span, of: 'lot' };
  if (!isPart(quantity, lexemes, at)) return undefined;
  if (!isJoined) return isBelow(quantity, NONE_SMALLER) ? { ...span, of: 'part' } : undefined;
  // "A house with pool of 200 m²" is so large itself.
  const isHome = lexemes.some((one) => isNounOfHome(one) || saidOf(one, 'unit') === 'bed');
  const isOfPart = quantity.isProduct === true || isBelow(quantity, FEW_SMALLER) || hasOther || !isHome;
  return isOfPart ? { ...span, of: 'part' } : undefined;
};

/** What a number counts that no field has: "2 offices", "220 volt". */
const nounOfCount = (quantity: Quantity, { lexemes, lexicon }: Message): Noun | undefined => {
  const { low, at, to } = quantity;
  const span = { at: to, from: at, to: to + 1 };
  const next = lexemes[to];
  if (!isBare(quantity)) return undefined;
  // "2个书房": what counts homes counts anything else, too.
  const counts = quantity.unit === undefined || (quantity.unit === 'home' && lexicon.language.isHan === true);
  const isSeveral = low.value >= 2 && low.value <= MOST_COUNTED && quantity.high === undefined;
  if (counts && isSeveral && isThing(next) && !isNounOfHome(lexemes[to + 1])) return { ...span, of: 'part' };
  const isUnknown = to === at + 1 && saysNothing(next) && !says(next, 'common');
  return isUnknown && quantity.unit === undefined && low.value < LEAST_BARE_PRICE
    ? { ...span, of: 'unknown' }
    : undefined;
};

/** Tells of each number of a message what noun it is of, where no unit or topic has told. */
export const nounOf = (quantity: Quantity, all: readonly Quantity[], message: Message): Noun | undefined => {
  if (!isArea(quantity)) return nounOfCount(quantity, message);
  const { topic, topicAt } = quantity;
  if (topic === 'LotArea' && topicAt !== undefined) return { at: topicAt, from: topicAt, to: quantity.to, of: 'lot' };
  const hasOther = all.some((one) => one !== quantity && isArea(one) && one.noun?.of !== 'lot');
  return nounBehind(quantity, message, hasOther) ?? nounBefore(quantity, all, message, hasOther);
};
