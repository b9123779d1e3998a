import { allOf, judgeBy, type Verdict } from './brute-force/fits.ts';
import { isIdentifierField, type Market, type MarketHome } from './brute-force/market.ts';
import type { AnyConstraint } from './gold/canonical.ts';

/** Homes that must be found (`yes`), and those that may be (`maybe`), by ID. */
export type Expected = { yes: ReadonlyMap<number, MarketHome>; maybe: ReadonlyMap<number, MarketHome> };

const expected = (market: Market, judge: (home: MarketHome) => Verdict): Expected => {
  const yes = new Map<number, MarketHome>();
  const maybe = new Map<number, MarketHome>();
  for (const home of market) {
    const verdict = judge(home);
    if (verdict === 'yes') yes.set(home.id, home);
    if (verdict === 'maybe') maybe.set(home.id, home);
  }
  return { yes, maybe };
};

const isOffered = ({ input }: MarketHome): boolean => input.Status === 'Active' || input.Status === 'PreOnMarket';

/** No rent is as high, and no price of a home as low. */
const HIGHEST_RENT = 20_000;

/** A price says by itself whether it is of a sale or a rent: homes of the other kind need not be found, and may be. */
const isOfOtherKind = (constraints: readonly AnyConstraint[]): ((home: MarketHome) => boolean) => {
  const prices = constraints.filter(({ Field, Operator }) => Field === 'Price' && Operator !== 'not');
  const [price] = prices.map(({ Value }) => Value).filter((value) => typeof value === 'number');
  if (price === undefined || constraints.some(({ Field }) => Field === 'SaleType')) return () => false;
  const kind = price > HIGHEST_RENT ? 'for_sale' : 'for_rent';
  return ({ input }) => input.SaleType !== kind;
};

/** The homes that a search for these constraints is about; those on offer, unless a status is asked for. */
export const searchByForce = (market: Market, constraints: readonly AnyConstraint[]): Expected => {
  const asksStatus = constraints.some(({ Field }) => Field === 'Status');
  const judges = constraints.map(judgeBy);
  const isOther = isOfOtherKind(constraints);
  return expected(market, (home) => {
    if (home.isRemoved || !(asksStatus || isOffered(home))) return 'no';
    const verdict = allOf(judges.map((judge) => judge(home)));
    return verdict === 'yes' && isOther(home) ? 'maybe' : verdict;
  });
};

/** The homes that any of the identifiers names and the other constraints allow. A sold home may be among them. */
export const lookUpByForce = (market: Market, constraints: readonly AnyConstraint[]): Expected => {
  const identifiers = constraints.filter(({ Field }) => isIdentifierField(Field)).map(judgeBy);
  const others = constraints.filter(({ Field }) => !isIdentifierField(Field)).map(judgeBy);
  return expected(market, (home) => {
    if (home.isRemoved || !identifiers.some((judge) => judge(home) === 'yes')) return 'no';
    const rest = allOf(others.map((judge) => judge(home)));
    return rest === 'no' ? 'no' : isOffered(home) ? rest : 'maybe';
  });
};
