import type { SenseOf } from '../../../language/language.ts';
import { type Claim, EXPLAINED, eachLexeme, type Means, type Rule } from '../claims.ts';
import { ahead, allSaidOf, isNounOfHome, type Lexeme, type Message, saidOf, says } from '../message.ts';
import { FIELD_OF_UNIT, fieldOfTopic } from '../spoken-fields.ts';
import { ASKED_FIELDS, type AskedField, ORDER_FIELDS, type Order, type OrderField } from '../understanding.ts';

const orderOf = (written: SenseOf<'order'> | undefined): Order | undefined => {
  if (written === undefined) return undefined;
  const [Field, Direction] = written.split('.') as [OrderField, Order['Direction']];
  return { Field, Direction };
};

const orderFieldOf = (lexeme: Lexeme | undefined): OrderField | undefined =>
  fieldOfTopic(ORDER_FIELDS, saidOf(lexeme, 'topic'));
const fieldOf = (topic: string | undefined): AskedField | undefined => fieldOfTopic(ASKED_FIELDS, topic);

/** By what a list goes up where nothing is said: prices from the lowest, sizes from the largest. */
const NATURAL: Readonly<Record<OrderField, Order['Direction']>> = {
  Price: 'asc',
  HOAMonth: 'asc',
  PricePerArea: 'asc',
  DaysOnMarket: 'asc',
  BuildingArea: 'desc',
  LotArea: 'desc',
  YearBuilt: 'desc',
  Bedrooms: 'desc',
  Bathrooms: 'desc',
};
const NEAR_BY = 4;
const around = (lexemes: readonly Lexeme[], at: number): Lexeme[] =>
  lexemes.slice(Math.max(0, at - NEAR_BY), at + NEAR_BY + 1);
const directionAround = (lexemes: readonly Lexeme[], at: number): Order['Direction'] | undefined => {
  const near = around(lexemes, at);
  if (near.some((one) => says(one, 'sort.asc'))) return 'asc';
  return near.some((one) => says(one, 'sort.desc')) ? 'desc' : undefined;
};

const readOrder = (
  message: Message,
  at: number,
  claims: readonly Claim[],
): { to: number; means: Means } | undefined => {
  const { lexemes } = message;
  const lexeme = lexemes[at];
  const order = orderOf(saidOf(lexeme, 'order'));
  const isSorted = says(lexemes[0], 'sort.by') || around(lexemes, at).some((one) => says(one, 'sort.by'));
  // "Biggest to smallest".
  const isRow = says(lexemes[at + 1], 'range.to') && saidOf(lexemes[at + 2], 'order') !== undefined;
  const topic = orderFieldOf(lexeme);
  const figures = allSaidOf(lexeme, 'figure');
  const next = lexemes[at + 1];
  // "The lowest price in La Mesa" is a figure; "the lowest priced condos" are homes.
  const isOfHomes =
    isNounOfHome(next) || says(next, 'sort.by') || isSorted || claims.some(({ means }) => means.kind === 'limit');
  if (figures.length > 0 && !(order !== undefined && isOfHomes)) return undefined;
  // "Why so cheap?"
  if (says(lexemes[at - 1], 'ask.unlisted')) return undefined;
  if (order !== undefined) {
    const [behind] = lexemes.slice(at + 1, at + 3).flatMap((one) => orderFieldOf(one) ?? []);
    const isOfLot = behind === 'LotArea' && order.Field === 'BuildingArea';
    const isPlural =
      says(lexemes[at - 1], 'home.many') ||
      (lexemes.slice(at + 1, at + 4).some((one) => says(one, 'home.many')) &&
        !/^(?:one|home|house)$/.test(next?.text ?? ''));
    return {
      to: at + 1,
      means: {
        kind: 'order',
        order: isOfLot ? { Field: 'LotArea', Direction: order.Direction } : order,
        isList: isSorted || isPlural || isRow,
      },
    };
  }
  const isAsked = says(lexeme, 'question') || says(lexemes[at - 1], 'question', 'figure.count');
  const isLed = ahead(lexemes, at, 2).some((one) => says(one, 'sort.by') && saidOf(one, 'order') === undefined);
  if (topic === undefined || (isAsked && !isLed)) return undefined;
  if (!around(lexemes, at).some((one) => says(one, 'sort.by'))) return undefined;
  const isBeside =
    // "By" sorts by what stands right behind it, "first" by what stands before it.
    ahead(lexemes, at, 3)
      .filter((one) => saidOf(one, 'nth') === undefined)
      .some((one) => says(one, 'sort.by') && (!says(one, 'filler') || one === lexemes[at - 1])) ||
    directionAround(lexemes, at) !== undefined;
  if (!isBeside) return undefined;
  const Direction = directionAround(lexemes, at) ?? NATURAL[topic];
  return { to: at + 1, means: { kind: 'order', order: { Field: topic, Direction }, isList: true } };
};

/** What an answer gives without a person. */
export const GIVEN: ReadonlySet<string> = new Set(['Url', 'Images', 'Address', 'Tours']);

/** Sums that are no price: "the amount of the deposit". */
const OTHER_SUMS = ['topic.HOAMonth', 'topic.DepositFee', 'topic.UnitAreaPrice', 'topic.EstimatePrice'] as const;
const MOST_OF = 3;
/** Orders and figures, and what is asked for. */
export const askingRules: readonly Rule[] = [
  eachLexeme('orders', 'the 3 cheapest condos', readOrder),
  eachLexeme('figures', 'average price in La Mesa', ({ lexemes }, at) => {
    const figure = saidOf(lexemes[at], 'figure');
    if (figure === undefined) return undefined;
    if (figure === 'count') {
      const next = lexemes[at + 1];
      const isOfTopic = saidOf(next, 'topic') !== undefined;
      // "How many cars fit?", "for how many days has it been listed?"
      const counted = says(next, 'unit.day', 'unit.week')
        ? 'DaysOnMarket'
        : FIELD_OF_UNIT[saidOf(next, 'unit') ?? 'none'];
      if (counted !== undefined && !isOfTopic)
        return { to: at + 2, means: { kind: 'topic', field: counted, isQuestion: true } };
      // "How many bedrooms does it have?"
      if (isOfTopic || saidOf(lexemes[at], 'topic') !== undefined) return undefined;
    }
    const field = fieldOf(orderOf(saidOf(lexemes[at], 'order'))?.Field);
    return { means: { kind: 'figure', aggregate: figure, ...(field === undefined ? {} : { field }) } };
  }),
  eachLexeme('questions by their words', 'how much is it?', ({ lexemes }, at) => {
    const ask = allSaidOf(lexemes[at], 'ask');
    const field = ask.map(fieldOf).find((one) => one !== undefined);
    const next = lexemes
      .slice(at + 1, at + 3)
      .filter((one) => !says(one, 'point.the') && (!says(one, 'place.weak') || saidOf(one, 'topic') !== undefined))
      .map((one) => saidOf(one, 'topic'))[0];
    // "地有多大".
    const ahead = saidOf(lexemes[at - 1], 'topic');
    // "How much is the deposit?", "how big is the lot?"
    const isOther = [next, ahead].some((one) => one !== undefined && one !== field && one !== 'Rent');
    if ((field === 'Price' || field === 'BuildingArea') && isOther) return { means: EXPLAINED };
    if (field !== undefined) return { means: { kind: 'topic', field, isQuestion: true } };
    if (ask.includes('home')) return { means: { kind: 'asks', what: 'home' } };
    // "What could we buy there?" looks for homes.
    const isSearch = saidOf(lexemes[at + 1], 'sale') !== undefined || says(lexemes[at + 1], 'search');
    if (ask.includes('has') && (lexemes[at]?.length ?? 0) > 1 && !isSearch)
      return { means: { kind: 'asks', what: 'has' } };
    return undefined;
  }),
  eachLexeme('topics', 'what are the HOA fees?', ({ lexemes }, at) => {
    if (says(lexemes[at], 'per.area')) return { means: { kind: 'topic', field: 'UnitAreaPrice', isQuestion: false } };
    const field = allSaidOf(lexemes[at], 'topic')
      .map(fieldOf)
      .find((one) => one !== undefined);
    const behind = lexemes.slice(at + 1, at + 1 + MOST_OF).filter((one) => !says(one, 'filler') || one.isMark);
    // "MLS号 250065525", "the listing https://...": what is called so stands beside it.
    const isLabel = [lexemes[at - 1], behind.find((one) => !one.isMark)].some(
      (one) => one?.identifier?.Field === field && field !== undefined,
    );
    // "O valor mensal do condomínio" is the fee alone, "price hoa" asks for both.
    const [fee] = behind.filter((one) => saidOf(one, 'per') === undefined && !says(one, 'place.in'));
    const isOfFee = field === 'Price' && fee !== lexemes[at + 1] && says(fee, ...OTHER_SUMS);
    if (isLabel || isOfFee) return { means: EXPLAINED };
    // "Send me the link" asks for what an answer gives.
    const isAsked = field !== undefined && GIVEN.has(field) && ahead(lexemes, at, 3).some((one) => says(one, 'show'));
    return field === undefined ? undefined : { means: { kind: 'topic', field, isQuestion: isAsked } };
  }),
];
