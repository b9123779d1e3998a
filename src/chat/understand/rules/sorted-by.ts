import { hasSense, type Lexeme, senseValue } from '../lexer/lexeme.ts';
import type { Order } from '../understanding.ts';
import { isYard } from './numbers/topic-before.ts';
import { endsSentence, isFiller } from './stretch.ts';

export const ORDERS: ReadonlyMap<string, Order> = new Map(
  Object.entries<Order>({
    cheapest: { Field: 'Price', Direction: 'asc' },
    dearest: { Field: 'Price', Direction: 'desc' },
    biggest: { Field: 'BuildingArea', Direction: 'desc' },
    smallest: { Field: 'BuildingArea', Direction: 'asc' },
    biggestLot: { Field: 'LotArea', Direction: 'desc' },
    newestBuilt: { Field: 'YearBuilt', Direction: 'desc' },
    oldestBuilt: { Field: 'YearBuilt', Direction: 'asc' },
    newestListed: { Field: 'DaysOnMarket', Direction: 'asc' },
    longestListed: { Field: 'DaysOnMarket', Direction: 'desc' },
    mostBedrooms: { Field: 'Bedrooms', Direction: 'desc' },
    mostBathrooms: { Field: 'Bathrooms', Direction: 'desc' },
    lowestHoa: { Field: 'HOAMonth', Direction: 'asc' },
    bestPerArea: { Field: 'PricePerArea', Direction: 'asc' },
    dearestPerArea: { Field: 'PricePerArea', Direction: 'desc' },
  }),
);
const MOST_TO_DIRECTION = 6;

const BY_TOPIC: ReadonlyMap<string, string> = new Map(
  Object.entries({
    price: 'cheapest',
    rent: 'cheapest',
    area: 'biggest',
    lot: 'biggestLot',
    built: 'newestBuilt',
    days: 'newestListed',
    hoa: 'lowestHoa',
    bedrooms: 'mostBedrooms',
    bathrooms: 'mostBathrooms',
  }),
);

const BY_FIELD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Price: 'cheapest',
    UnitAreaPrice: 'bestPerArea',
    BuildingArea: 'biggest',
    LotArea: 'biggestLot',
    YearBuilt: 'newestBuilt',
    DaysOnMarket: 'newestListed',
    HOAMonth: 'lowestHoa',
    Bedrooms: 'mostBedrooms',
    Bathrooms: 'mostBathrooms',
  }),
);

const sortedBy = (noun: Lexeme | undefined): string | undefined => {
  const field = BY_FIELD.get(senseValue(noun, 'ask') ?? '');
  return field === 'bestPerArea' ? field : (BY_TOPIC.get(senseValue(noun, 'topic') ?? '') ?? field);
};

/** "Sort by price": what is sorted by stands behind; it is taken. */
export const sortBy = (lexemes: readonly Lexeme[], at: number): string | undefined => {
  if (!hasSense(lexemes[at], 'order', 'by')) return undefined;
  const next = isFiller(lexemes[at + 1]) && !hasSense(lexemes[at + 1], 'topic') ? lexemes[at + 2] : lexemes[at + 1];
  const sort = sortedBy(next);
  if (sort !== undefined && next !== undefined) next.isTaken = true;
  return sort;
};

const DIRECTIONS: readonly string[] = ['cheapest', 'dearest'];

/** "HOA *low to high*", "price per sqft *ascending*": the noun before a direction is what is sorted by; it is taken. */
export const sortNounBefore = (lexemes: readonly Lexeme[], at: number): Order | undefined => {
  const sort = senseValue(lexemes[at], 'sort') ?? '';
  if (!DIRECTIONS.includes(sort)) return undefined;
  const isPassed = isFiller(lexemes[at - 1]) || /^[,:-]$/.test(lexemes[at - 1]?.text ?? '');
  const noun = isPassed && !hasSense(lexemes[at - 1], 'topic') ? lexemes[at - 2] : lexemes[at - 1];
  if (noun === undefined || noun.isTaken || isYard(noun)) return undefined;
  const order = ORDERS.get(sortedBy(noun) ?? '');
  if (order === undefined) return undefined;
  noun.isTaken = true;
  return { ...order, Direction: ORDERS.get(sort)?.Direction ?? order.Direction };
};

/** "By price, *highest first*": the direction of what is sorted by. */
export const directed = (lexemes: readonly Lexeme[], at: number, order: Order): Order => {
  for (const lexeme of lexemes.slice(at, at + MOST_TO_DIRECTION)) {
    if (endsSentence(lexeme)) break;
    const said = ORDERS.get(senseValue(lexeme, 'sort') ?? '');
    if (said === undefined || (said.Field !== 'Price' && said.Field !== order.Field)) continue;
    lexeme.isTaken = true;
    return { ...order, Direction: said.Direction };
  }
  return order;
};
