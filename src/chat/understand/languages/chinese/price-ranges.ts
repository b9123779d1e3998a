import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const chinesePriceRanges: Phrases = {
  'aggregate.range':
    '(的|) (价格|房价|租金|价位) (范围|区间) (是|) (多少|); (的|) (最低|最便宜) (价|) (和|与|跟|及) (最高|最贵) (的|) (价格|价|价位|租金|价钱|) (是多少|是|)',
};
