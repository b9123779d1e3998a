import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `(die |eine |) (miet|)kaution (von|in höhe von|); mietkaution(en|); (die |eine |) (monatliche|monatlicher|) (rate|kreditrate|monatsrate|darlehensrate) (von|); monatsrate(n|) (von|); grundsteuer(n|) (von|)`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(hoa|hausgeld|hoa-gebühr|hoa gebühr|hoa-gebühren) (ist |schon |) (inklusive|inkl|inkl.|inbegriffen|enthalten)`;

export const germanUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
};
