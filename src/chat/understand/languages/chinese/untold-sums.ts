import type { Phrases } from '../language-tables.ts';

/** Sums that have to do with a home and that no condition says: a bound of one is told as not understood. */
const SUMS = `押金; 保证金; 月供; 每月还款; 房产税; 地税`;

/** That a fee is in the rent, which no condition says. */
const INCLUDED = `(含|包|包含|包括) (hoa|物业费|管理费|物业管理费); (hoa|物业费|管理费|物业管理费) (包含|包括|全包|已含)`;

export const chineseUntoldSums: Phrases = {
  'topic.noPrice': SUMS,
  'sum.untold': SUMS,
  'plain.wish': INCLUDED,
  'ask.HOAMonth': INCLUDED,
};
