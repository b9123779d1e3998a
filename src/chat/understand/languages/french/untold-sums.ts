import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `(la |une |) caution (de|d|); (le |un |) dépôt de garantie (de|d|); (la |une |) mensualité(s|) (de|d|); taxe(s|) (foncière|foncières|municipales|d habitation) (de|)`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(les |) (charges|frais) de (copropriété|copro|condo) (comprises|compris|incluses|inclus)`;

export const frenchUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
};
