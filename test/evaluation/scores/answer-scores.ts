import { folded } from '../brute-force/folding.ts';
import type { MarketHome } from '../brute-force/market.ts';
import { answerBlocks } from './answer-blocks.ts';
import { type Figure, figuresIn, valuesOf, WRITTEN_NUMBER } from './figures.ts';
import type { Score } from './score.ts';
import { oneIf, type Tally } from './tally.ts';

const NUMBERS = new RegExp(WRITTEN_NUMBER, 'g');

const priceOf = ({ input }: MarketHome): number | null | undefined =>
  input.SaleType === 'for_rent' ? input.RentPrice : input.SalePrice;

/** Money that a line may tell of a home. */
const moneyOf = (home: MarketHome): unknown[] => {
  const { HOAMonth, DepositFee, EstimatePrice, UnitAreaPrice } = home.input;
  return [priceOf(home), HOAMonth, DepositFee, EstimatePrice, UnitAreaPrice];
};

const OWN: Readonly<Record<Figure['kind'], (home: MarketHome) => unknown[]>> = {
  price: moneyOf,
  bedrooms: ({ input }) => [input.Bedrooms],
  bathrooms: ({ input }) => [input.Bathrooms],
  area: ({ input }) => [input.BuildingArea, input.LotArea],
};

const isOwn = (home: MarketHome, { kind, values }: Figure): boolean =>
  OWN[kind](home).some(
    (own) => typeof own === 'number' && values.some((value) => Math.abs(value - own) <= Math.abs(own) * 0.001),
  );

/** The figures of an answer's lines that are not those of the home that the line is about. */
export const misboundIn = (answer: string, homes: readonly MarketHome[]): { said: string; number: string }[] =>
  answerBlocks(answer, homes).flatMap(({ home, text }) =>
    figuresIn(text).flatMap((figure) => (isOwn(home, figure) ? [] : [{ said: figure.said, number: home.number }])),
  );

const FACTS: Score = {
  name: 'facts of the right home',
  of: ({ answer = '', rows }) => {
    const of = answerBlocks(answer, rows).flatMap(({ text }) => figuresIn(text)).length;
    return { hits: of - misboundIn(answer, rows).length, of };
  },
};

const TOLD: Score = {
  name: 'price, rooms, area told',
  of: ({ answer = '', rows }) => {
    const tallies = answerBlocks(answer, rows).map(({ home, text }): Tally => {
      const figures = figuresIn(text);
      const { Bedrooms, Bathrooms, BuildingArea } = home.input;
      const known = Object.entries({
        price: priceOf(home),
        bedrooms: Bedrooms,
        bathrooms: Bathrooms,
        area: BuildingArea,
      })
        // A studio is told as one; no size is none.
        .filter(([, value]) => typeof value === 'number' && value > 0);
      const told = known.filter(([kind]) => figures.some((figure) => figure.kind === kind && isOwn(home, figure)));
      return { hits: told.length, of: known.length };
    });
    return tallies.reduce((all, { hits, of }) => ({ hits: all.hits + hits, of: all.of + of }), { hits: 0, of: 0 });
  },
};

const fieldValue = (home: MarketHome, field: string): unknown => {
  if (field === 'Price') return priceOf(home);
  if (['Images', 'Description', 'ExtensionColumn'].includes(field)) return undefined;
  return Object.hasOwn(home.input, field) ? home.input[field as keyof typeof home.input] : undefined;
};

const tells = (answer: string, value: unknown): boolean => {
  if (typeof value === 'string') return answer.includes(value) || folded(answer).includes(folded(value));
  return (answer.match(NUMBERS) ?? []).flatMap(valuesOf).some((said) => Math.abs(said - Number(value)) < 0.005);
};

/** Status, tours and the like are told in words of the answer's language, which differ from the value. */
const TOLD_AS_VALUE: ReadonlySet<string> = new Set([
  ...['Price', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'],
  ...['DaysOnMarket', 'Address', 'City', 'ZIP', 'Location', 'Url', 'MLSNumber', 'DepositFee', 'UnitAreaPrice'],
  'EstimatePrice',
]);

const FIELDS_GIVEN: Score = {
  name: 'asked fields given',
  of: ({ question: { fields = [], aggregate, intent }, answer = '', rows }) => {
    if (aggregate !== undefined || intent === 'none' || rows.length === 0) return undefined;
    const asked = fields.filter((field) => TOLD_AS_VALUE.has(field));
    const known = asked.flatMap((field) => {
      const value = fieldValue(rows[0] as MarketHome, field);
      return value === undefined || value === null || value === '' ? [] : [value];
    });
    return { hits: known.filter((value) => tells(answer, value)).length, of: known.length };
  },
};

const AGGREGATES: Readonly<Record<string, (values: readonly number[]) => number>> = {
  average: (values) => values.reduce((total, value) => total + value, 0) / values.length,
  lowest: (values) => Math.min(...values),
  highest: (values) => Math.max(...values),
};

/** An average, lowest or highest value of the largest group of one currency, of sales or of rents. */
const aggregateOf = (homes: readonly MarketHome[], aggregate: string, field: string): number | undefined => {
  const groups = Map.groupBy(homes, ({ input }) => `${input.CurrencySymbol} ${input.SaleType}`);
  const [largest = []] = [...groups.values()].sort((one, other) => other.length - one.length);
  const known = largest.map((home) => fieldValue(home, field)).filter((value) => typeof value === 'number');
  return known.length === 0 ? undefined : AGGREGATES[aggregate]?.(known);
};

const AGGREGATE_TOLD: Score = {
  name: 'asked aggregate told',
  of: ({ question: { aggregate, fields = [] }, explanation, expected, answer = '' }) => {
    if (aggregate === undefined || expected === undefined) return undefined;
    if (aggregate === 'count') return oneIf(explanation !== undefined && tells(answer, explanation.Total));
    const value = aggregateOf([...expected.yes.values()], aggregate, fields[0] ?? 'Price');
    if (value === undefined) return undefined;
    const said = (answer.match(NUMBERS) ?? []).flatMap(valuesOf);
    return oneIf(said.some((one) => Math.abs(one - value) <= Math.abs(value) * 0.005));
  },
};

export const ANSWER_SCORES: readonly Score[] = [FACTS, TOLD, FIELDS_GIVEN, AGGREGATE_TOLD];
