import type { MarketHome } from '../brute-force/market.ts';

const priceOf = ({ input }: MarketHome): number | null | undefined =>
  input.SaleType === 'for_rent' ? input.RentPrice : input.SalePrice;

const READ: Readonly<Record<string, (home: MarketHome) => number | null | undefined>> = {
  Price: priceOf,
  BuildingArea: ({ input }) => input.BuildingArea,
  LotArea: ({ input }) => input.LotArea,
  YearBuilt: ({ input }) => input.YearBuilt,
  DaysOnMarket: ({ input }) => input.DaysOnMarket,
  Bedrooms: ({ input }) => input.Bedrooms,
  Bathrooms: ({ input }) => input.Bathrooms,
  HOAMonth: ({ input }) => input.HOAMonth,
  PricePerArea: (home) => {
    const [price, area] = [priceOf(home), home.input.BuildingArea];
    return price && area ? price / area : undefined;
  },
};

/** How early a home comes in an order (`Price asc`): a smaller number earlier; undefined where its value is not known. */
const rankIn = (order: string) => {
  const [field = '', direction] = order.split(' ');
  const sign = direction === 'desc' ? -1 : 1;
  return (home: MarketHome): number | undefined => {
    const value = READ[field]?.(home);
    return typeof value === 'number' ? value * sign : undefined;
  };
};

/** Whether homes stand in an order, those of an unknown value last. */
export const isInOrder = (order: string, homes: readonly MarketHome[]): boolean => {
  const ranks = homes.map(rankIn(order));
  return ranks.every((rank, index) => {
    const before = ranks[index - 1];
    if (index === 0 || rank === undefined) return true;
    return before !== undefined && rank - before >= -1e-9;
  });
};

/** Whether none of the others comes before the first in an order. */
export const isFirst = (order: string, first: MarketHome, others: readonly MarketHome[]): boolean => {
  const rankOf = rankIn(order);
  const rank = rankOf(first);
  return rank !== undefined && others.every((home) => (rankOf(home) ?? Number.POSITIVE_INFINITY) >= rank - 1e-9);
};
