import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `(the |a |) (rental|rent|security|damage|move-in|) deposit(s|) (of|is|); (the |a |) (monthly|total monthly|mortgage|house|loan) payment(s|) (of|is|to be|around|about|); piti; property tax(es|); (annual|yearly) (property |) taxes`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(hoa|hoas|hoa fee|hoa fees|hoa dues|condo fee|condo fees) (is |are |) (included|incl|covered|paid by (the |)(owner|landlord))`;

export const englishUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
  'sale.rent': 'rental deposit(s|) (of|is|)',
};
