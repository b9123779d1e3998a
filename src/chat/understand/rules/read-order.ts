import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import { isOfLand } from '../of-land.ts';
import type { Aggregate, Order, OrderField } from '../understanding.ts';
import { prefixBefore } from './numbers/around-number.ts';
import { POSITIONS } from './positions.ts';
import { aggregateWith } from './read-aggregate.ts';
import { directed, ORDERS, sortBy, sortNounBefore } from './sorted-by.ts';
import { endsSentence, isFiller, type Reading, take } from './stretch.ts';
import { superlativeOfWhich } from './which-has-more.ts';

const MOST_LIMIT = 50;
const MOST_TO_ARTICLE = 4;

/** `others`: what further superlatives are of. */
export type ReadOrder = { order?: Order; others?: OrderField[]; limit?: number; aggregate?: Aggregate };

/** The article that makes a superlative of a comparison: "la casa más barata", "las 3 más baratas". */
const articleBefore = ({ lexemes }: Reading, at: number): 'the' | 'theMany' | undefined => {
  for (let index = at - 1; index >= Math.max(0, at - MOST_TO_ARTICLE); index -= 1) {
    const lexeme = lexemes[index];
    if (hasSense(lexeme, 'plain', 'the')) return 'the';
    if (hasSense(lexeme, 'plain', 'theMany')) return 'theMany';
    const isNoun =
      lexeme?.amount !== undefined ||
      ['home', 'many', 'type', 'unit', 'sale', 'prefix'].some((group) => hasSense(lexeme, group));
    if (!isNoun && !isFiller(lexeme)) return undefined;
  }
  return undefined;
};

/** Whether several are named: "the cheapest *homes*". */
const namesMany = ({ lexemes }: Reading, from: number): boolean => {
  if ([from - 1, from - 2, from - 3].some((index) => hasSense(lexemes[index], 'many'))) return true;
  // "Houses in El Cajon with the biggest lot".
  const isOfWith = [from - 1, from - 2].some((index) => hasSense(lexemes[index], 'link', 'but'));
  if (isOfWith && lexemes.slice(0, from).some((lexeme) => hasSense(lexeme, 'many'))) return true;
  for (let index = from; index < from + 5; index += 1) {
    const lexeme = lexemes[index];
    if (lexeme === undefined || endsSentence(lexeme) || lexeme.text === ',') return false;
    if (hasSense(lexeme, 'many')) return true;
    if (hasSense(lexeme, 'place') || hasSense(lexeme, 'compare')) return false;
  }
  return false;
};

/** A count before or behind a superlative: "the 3 cheapest", "top 5". */
const countBeside = (reading: Reading, at: number): number | undefined => {
  const { lexemes } = reading;
  // "最便宜的那三套".
  const isThose = hasSense(lexemes[at + 1], 'follow', 'only') && lexemes[at + 3] !== undefined;
  for (const index of [at - 1, isFiller(lexemes[at - 1]) ? at - 2 : -1, at + 1, isThose ? at + 2 : -1]) {
    const amount = lexemes[index]?.amount;
    const isCount =
      amount !== undefined &&
      !amount.isOrdinal &&
      Number.isInteger(amount.value) &&
      amount.value > 0 &&
      amount.value <= MOST_LIMIT;
    // "The cheapest T2" is of two bedrooms.
    if (!isCount || lexemes[index]?.isTaken === true || prefixBefore(lexemes, index) !== undefined) continue;
    if (index > at && hasSense(lexemes[index + 1], 'unit') && !hasSense(lexemes[index + 1], 'unit', 'home')) continue;
    take(reading, index, index + 1);
    return amount.value;
  }
  return undefined;
};

/** "The second cheapest": so many that it is among them. */
const rankBefore = (reading: Reading, at: number): number | undefined => {
  const lexeme = reading.lexemes[at - 1];
  if (lexeme === undefined || lexeme.isTaken) return undefined;
  const ordinal = POSITIONS.get(senseValue(lexeme, 'ordinal') ?? senseValue(lexeme, 'point') ?? '');
  const rank = ordinal ?? (lexeme.amount?.isOrdinal === true ? lexeme.amount.value : undefined);
  if (rank === undefined || rank < 1 || rank > MOST_LIMIT) return undefined;
  take(reading, at - 1, at);
  return rank;
};

/** "Lots in El Cajon, the biggest first": land has no floor area. "The biggest houses by lot size" says it itself. */
const measuresLand = ({ lexemes, before }: Reading): boolean => {
  if (lexemes.some((lexeme) => hasSense(lexeme, 'order', 'biggestLot'))) return true;
  const types = lexemes.filter((lexeme) => hasSense(lexeme, 'type'));
  return types.length === 0 ? isOfLand(before) : types.every((lexeme) => hasSense(lexeme, 'type', 'land'));
};

const MOST_TO_FIRST = 4;
/** "Das größte Grundstück *zuerst*": it leads, and the others come behind it. */
const leadsOnly = ({ lexemes }: Reading, at: number): boolean => {
  for (const lexeme of lexemes.slice(at + 1, at + 1 + MOST_TO_FIRST)) {
    if (hasSense(lexeme, 'leads', 'first')) return true;
    if (endsSentence(lexeme) || lexeme.text === ',') return false;
  }
  return lexemes.slice(Math.max(0, at - MOST_TO_FIRST + 1), at).some((lexeme) => hasSense(lexeme, 'leads', 'first'));
};

const MOST_TO_BOUND = 4;
/** "管理费低一点，300以内": the number says how low. */
const isBounded = (lexemes: readonly Lexeme[], from: number): boolean => {
  for (const [index, lexeme] of lexemes.slice(from, from + MOST_TO_BOUND).entries()) {
    if (lexeme.amount !== undefined) return !lexeme.amount.hasScale && !hasSense(lexemes[from + index + 1], 'unit');
    // "管理费太高了,*要*300以内的".
    const turns = hasSense(lexeme, 'link', 'but') && !hasSense(lexeme, 'reply', 'weakYes');
    if (endsSentence(lexeme) || turns || hasSense(lexeme, 'place')) return false;
  }
  return false;
};

/** Counts beside "top" and superlatives, before the numbers are read as anything else. */
export const readOrder = (reading: Reading): ReadOrder => {
  const { lexemes } = reading;
  const found: ReadOrder = {};
  const isSorted = lexemes.some((lexeme) => hasSense(lexeme, 'order', 'by'));
  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.isTaken) continue;
    const aggregate = aggregateWith(found.aggregate, lexemes, index);
    const isBound = hasSense(lexeme, 'compare') && isBounded(lexemes, index + 1);
    if (aggregate !== undefined && !hasSense(lexeme, 'order') && !isBound) found.aggregate = aggregate;
    const which = superlativeOfWhich(reading, index);
    const superlative = which ?? lexeme.senses.find(({ group, value }) => group === 'order' && value !== 'by')?.value;
    const sortedBy = sortBy(lexemes, index);
    const sort = senseValue(lexeme, 'sort') ?? sortedBy;
    if (sort === 'lowestHoa' && isBounded(lexemes, index + 1)) continue;
    // "Nach Baujahr 2000".
    if (hasSense(lexeme, 'compare') && lexemes[index + 1]?.amount !== undefined) continue;
    const ordered = sortNounBefore(lexemes, index) ?? ORDERS.get(sort ?? superlative ?? '');
    const order = ordered === undefined || sort === undefined ? ordered : directed(lexemes, index + 1, ordered);
    if (order === undefined || found.order !== undefined) {
      if (order !== undefined) found.others = [...(found.others ?? []), order.Field];
      if (hasSense(lexeme, 'show') || hasSense(lexeme, 'follow', 'more')) {
        const limit = limitAfter(reading, index);
        if (limit !== undefined) found.limit ??= limit;
      }
      continue;
    }
    const article = articleBefore(reading, index);
    const isComparison =
      which === undefined && sort === undefined && hasSense(lexeme, 'relative') && article === undefined;
    if (isComparison && reading.hasShown && !isSorted) continue;
    found.order = order;
    // "Le loyer le plus bas" says rent too.
    lexeme.isTaken = !hasSense(lexeme, 'sale', 'rent');
    // "Largest lot *first*": how all are to be told, not the one.
    const isFirst = hasSense(lexemes[index + 1], 'ordinal', 'first');
    const isOne = sort === undefined && !isSorted && !isComparison && !isFirst && article !== 'theMany';
    const limit =
      rankBefore(reading, index) ??
      countBeside(reading, index) ??
      (isOne &&
      !namesMany(reading, index) &&
      !leadsOnly(reading, index) &&
      (order.Field !== 'PricePerArea' || hasSense(lexemes[index + 1], 'home'))
        ? 1
        : undefined);
    if (limit !== undefined) found.limit ??= limit;
  }
  return found.order?.Field === 'BuildingArea' && measuresLand(reading)
    ? { ...found, order: { ...found.order, Field: 'LotArea' } }
    : found;
};

/** "Top 5", "show me 5", "list all 35": a number with no unit of its own behind it. */
const limitAfter = (reading: Reading, begin: number): number | undefined => {
  const at = hasSense(reading.lexemes[begin + 1], 'plain') ? begin + 1 : begin;
  const amount = reading.lexemes[at + 1]?.amount;
  const next = reading.lexemes[at + 2];
  const isAlone =
    next === undefined ||
    next.isMark ||
    ['place', 'follow', 'many'].some((group) => hasSense(next, group)) ||
    // "Só 3 por favor".
    (next === reading.lexemes.at(-1) && hasSense(next, 'plain', 'stop') && !hasSense(next, 'unit'));
  if (
    amount === undefined ||
    reading.lexemes[at + 1]?.isTaken === true ||
    !isAlone ||
    !Number.isInteger(amount.value) ||
    amount.value < 1 ||
    amount.value > MOST_LIMIT
  )
    return undefined;
  take(reading, at + 1, at + 2);
  return amount.value;
};
