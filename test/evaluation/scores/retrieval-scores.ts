import type { Outcome } from '../asking/outcome.ts';
import type { MarketHome } from '../brute-force/market.ts';
import type { Expected } from '../brute-force.ts';
import type { Question } from '../gold/question.ts';
import { oneIf, type Score, type Tally } from './tally.ts';

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
const isInOrder = (order: string, homes: readonly MarketHome[]): boolean => {
  const ranks = homes.map(rankIn(order));
  return ranks.every((rank, index) => {
    const before = ranks[index - 1];
    if (index === 0 || rank === undefined) return true;
    return before !== undefined && rank - before >= -1e-9;
  });
};

/** Whether none of the others comes before the first in an order. */
const isFirst = (order: string, first: MarketHome, others: readonly MarketHome[]): boolean => {
  const rankOf = rankIn(order);
  const rank = rankOf(first);
  return rank !== undefined && others.every((home) => (rankOf(home) ?? Number.POSITIVE_INFINITY) >= rank - 1e-9);
};

const MOST_ROWS = 8;

const allows = ({ yes, maybe }: Expected, id: number): boolean => yes.has(id) || maybe.has(id);

const isSearch = ({ question }: Outcome): boolean => question.intent === 'search';
const isOfHomes = ({ question }: Outcome): boolean => question.intent === 'lookup' || question.intent === 'compare';

/** Rows that stand for a match: what comes closest after a constraint was given up is none, and is said to be none. */
const rowsOf = ({ rows, explanation }: Outcome) => ((explanation?.Total ?? 0) > 0 ? rows : []);

const precision = (outcome: Outcome, expected: Expected): Tally => {
  const rows = rowsOf(outcome);
  return { hits: rows.filter(({ id }) => allows(expected, id)).length, of: rows.length };
};

export const PRECISION: Score = {
  name: 'rows right',
  of: (outcome) => (outcome.expected && isSearch(outcome) ? precision(outcome, outcome.expected) : undefined),
};

/** "The lowest price" is answered by one home, "the cheapest home" too: both may be understood as either. */
const mostWanted = ({ limit, aggregate }: Question): number =>
  aggregate === 'lowest' || aggregate === 'highest' ? 1 : Math.min(MOST_ROWS, limit ?? MOST_ROWS);

/** Of the homes that there are, as many as can be shown. */
export const RECALL: Score = {
  name: 'recall@8',
  of: (outcome) => {
    const { expected, question } = outcome;
    if (expected === undefined || !isSearch(outcome)) return undefined;
    const wanted = Math.min(mostWanted(question), expected.yes.size);
    const right = rowsOf(outcome).filter(({ id }) => allows(expected, id)).length;
    return { hits: Math.min(wanted, right), of: wanted };
  },
};

/** The homes that a question names or points at, and no other. */
export const LOOKUPS: Score = {
  name: 'lookups',
  of: (outcome) => {
    const { expected, explanation, rows, question } = outcome;
    if (!isOfHomes(outcome)) return undefined;
    if (expected === undefined || explanation?.Intent !== question.intent) return oneIf(false);
    const ids = new Set(rows.map(({ id }) => id));
    const isWhole = [...expected.yes.keys()]
      .slice(0, MOST_ROWS)
      .every((id) => ids.has(id) || expected.yes.size > MOST_ROWS);
    return oneIf(isWhole && rows.every(({ id }) => allows(expected, id)));
  },
};

export const RETRIEVAL_SCORES: readonly Score[] = [
  PRECISION,
  RECALL,
  {
    name: 'rows right, as understood',
    of: (outcome) => (outcome.understood === undefined ? undefined : precision(outcome, outcome.understood)),
  },
  {
    name: 'true total',
    of: (outcome) => {
      const { expected, explanation } = outcome;
      if (expected === undefined || !isSearch(outcome)) return undefined;
      const total = explanation?.Total ?? -1;
      return oneIf(total >= expected.yes.size && total <= expected.yes.size + expected.maybe.size);
    },
  },
  {
    name: 'none said where none is',
    of: (outcome) => {
      const { expected, explanation } = outcome;
      if (expected === undefined || !isSearch(outcome)) return undefined;
      const isNone = explanation?.Total === 0;
      if (expected.yes.size > 0) return oneIf(explanation !== undefined && !isNone);
      return expected.maybe.size > 0 ? undefined : oneIf(isNone);
    },
  },
  {
    name: 'what gave way is named',
    of: ({ explanation }) =>
      explanation?.Intent === 'search' && explanation.Total === 0 && explanation.Rows.length > 0
        ? oneIf((explanation.Relaxed ?? []).length > 0)
        : undefined,
  },
  LOOKUPS,
  {
    name: 'rows in order',
    of: (outcome) => {
      const { expected, question, rows } = outcome;
      if (expected === undefined || question.order === undefined || expected.yes.size === 0) return undefined;
      const [first] = rows;
      const isBest = first !== undefined && isFirst(question.order, first, [...expected.yes.values()]);
      return oneIf(isBest && isInOrder(question.order, rows));
    },
  },
];
