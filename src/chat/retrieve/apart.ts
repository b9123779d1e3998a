import { SALE_TYPES } from '../../listings/listing.ts';
import { type Constraint, isPlaceField } from '../understand/constraint.ts';
import type { Order, OrderField } from '../understand/understanding.ts';
import { saleTypeOfPrices } from './conditions/number-conditions.ts';
import { type ApartBy, MOST_LISTED } from './found.ts';
import type { ConditionContext } from './stores/condition-store.ts';
import type { Ordering } from './stores/order-store.ts';
import { type Query, queryOf } from './stores/query-store.ts';
import type { FulfillingListing } from './stores/row-store.ts';
import type { SearchStore } from './stores/search-store.ts';

const PRICES: readonly OrderField[] = ['Price', 'PricePerArea'];
const MONEY: readonly OrderField[] = [...PRICES, 'HOAMonth'];
/** Of homes for sale and for rent in so many currencies the first of each fit among the rows. */
const MOST_CURRENCIES = 4;

const isOnePlace = ({ Field, Operator, Value }: Constraint): boolean =>
  isPlaceField(Field) && Operator === 'is' && (Value as readonly string[]).length === 1;

/** The dearest are for sale, whichever way; but among the cheapest the rents would hide all that is for sale. */
const mixesRents = ({ Field, Direction }: Order, constraints: readonly Constraint[]): boolean =>
  PRICES.includes(Field) && Direction === 'asc' && saleTypeOfPrices(constraints) === undefined;

const fieldsApart = (order: Order, constraints: readonly Constraint[]): ApartBy[] => [
  ...(mixesRents(order, constraints) ? (['SaleType'] as const) : []),
  ...(MONEY.includes(order.Field) && !constraints.some((one) => one.Field === 'Currency' || isOnePlace(one))
    ? (['Currency'] as const)
    : []),
];

/** What tells these homes from each other, of the fields by which they were read apart. */
export const differing = (rows: readonly FulfillingListing[], by: readonly ApartBy[]): ApartBy[] =>
  by.filter((field) => {
    const names = rows.map(({ listing: { values } }) =>
      field === 'SaleType' ? values.SaleType : values.CurrencySymbol,
    );
    return new Set(names).size > 1;
  });

type Item = { id: number; group: number };

/** The first of each group, then the second of each and so on: so many in all, in the order given. */
const inTurn = (items: readonly Item[], most: number): Item[] => {
  const counts = new Map<number, number>();
  const ranked = items.map((item) => {
    const rank = counts.get(item.group) ?? 0;
    counts.set(item.group, rank + 1);
    return { item, rank };
  });
  const taken = new Set(ranked.toSorted((one, other) => one.rank - other.rank).slice(0, most));
  return ranked.filter((one) => taken.has(one)).map(({ item }) => item);
};

/** In their order, but for what would leave some group out of those that an answer names. */
const fairly = (items: readonly Item[], most: number): number[] => {
  const named = inTurn(items, MOST_LISTED);
  const last = items.indexOf(named.at(-1) as Item);
  const others = items.filter((item) => !named.includes(item));
  const after = others.filter((item) => items.indexOf(item) > last);
  return [...new Set([...named, ...after, ...others])].slice(0, most).map(({ id }) => id);
};

/** `total`: how many match in all, where that is told beside them. */
type FirstOfEach = { ids: number[]; by: ApartBy[]; total: number | undefined };
type Asked = {
  order: Order | undefined;
  constraints: readonly Constraint[];
  context: ConditionContext;
  query: Query;
  /** How many match in all, where that is known. */
  total: number | undefined;
  orderingFor: (query: Pick<Query, 'leads'>) => Ordering;
  /** How many are asked for, of each. */
  limit: number;
  most: number;
};

/**
 * Rents do not compare with sale prices, nor sums of one currency with those of another: an order by money, where nothing says
 * which are wanted, is read of each by itself. Undefined where the order compares all that match.
 */
export const createReadApart = (
  search: SearchStore,
  currenciesOf: (chatbotId: number) => Promise<readonly string[]>,
) => {
  const groupsOf = async (
    by: readonly ApartBy[],
    { constraints, context: { chatbotId } }: Asked,
  ): Promise<Constraint[][]> => {
    const saleTypes = by.includes('SaleType')
      ? SALE_TYPES.map((Value): Constraint[] => [{ Field: 'SaleType', Operator: 'is', Value, Words: '' }])
      : [[]];
    const currencies = by.includes('Currency') ? (await currenciesOf(chatbotId)).slice(0, MOST_CURRENCIES) : [];
    const inCurrencies =
      currencies.length < 2
        ? [[]]
        : currencies.map((name): Constraint[] => [{ Field: 'Currency', Operator: 'is', Value: [name], Words: '' }]);
    return saleTypes.flatMap((saleType) => inCurrencies.map((currency) => [...constraints, ...saleType, ...currency]));
  };

  return async (asked: Asked): Promise<FirstOfEach | undefined> => {
    const { order, constraints, context, orderingFor, limit, most } = asked;
    const by = order === undefined ? [] : fieldsApart(order, constraints);
    if (by.length === 0) return undefined;
    const groups = await groupsOf(by, asked);
    if (groups.length < 2) return undefined;
    const queries = groups.map((group) => {
      const of = queryOf(group, context);
      return { query: of, ordering: orderingFor(of), limit };
    });
    const { first, total } = await search.firstOfEach(queries, { ...asked, ordering: orderingFor({}) });
    const items = first.map(({ id, position }) => ({ id, group: position }));
    return { ids: fairly(items, most), by, total };
  };
};
