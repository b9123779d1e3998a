import type { TagRates } from '../scores/measure-tags.ts';
import { sum } from '../scores/tally.ts';
import { layOut, sayTally } from './table.ts';

/** How the features derived of the listings' texts compare with the truth, all and by feature. */
export const tagTable = (rates: readonly TagRates[]): string => {
  const row = (name: string, of: readonly TagRates[]): string[] => [
    name,
    sayTally(sum(of.map(({ precision }) => precision))),
    sayTally(sum(of.map(({ recall }) => recall))),
    sayTally(sum(of.map(({ absence }) => absence))),
  ];
  return layOut([
    ['feature', 'precision', 'recall', 'said to be missing: recall'],
    row('all', rates),
    ...rates.map((rate) => row(rate.tag, [rate])),
  ]);
};
