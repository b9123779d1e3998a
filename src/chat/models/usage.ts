import type { ModelPrice } from '../../config/config-files.ts';

/** What a call took, in tokens; the two kinds where the provider tells them apart. */
export type Usage = { tokens: number; input?: number; output?: number };

const TOKENS_OF_PRICE = 1_000_000;

/** US dollars; undefined where the price or the kinds of tokens are unknown. */
const costOf = ({ input, output }: Usage, price: ModelPrice | undefined): number | undefined =>
  price === undefined || input === undefined || output === undefined
    ? undefined
    : (input * price.input + output * price.output) / TOKENS_OF_PRICE;

/** Adds up what the calls of one message took. */
export const createMeter = () => {
  const usages: Usage[] = [];
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const add = (usage: Usage | undefined): void => {
    if (usage !== undefined) usages.push(usage);
  };
  return {
    add,
    tokens: (): number => sum(usages.map(({ tokens }) => tokens)),

    /** US dollars of all calls; undefined where one is not known. */
    cost: (price: ModelPrice | undefined): number | undefined => {
      const costs = usages.map((usage) => costOf(usage, price));
      const known = costs.filter((cost) => cost !== undefined);
      return known.length === 0 || known.length < costs.length ? undefined : sum(known);
    },
  };
};

export type Meter = ReturnType<typeof createMeter>;
