import { words } from '../check-words.ts';
import type { Wording } from './wording.ts';

export const CHINESE_WORDING: Wording = {
  no: words('没有|不收|免|不需要|无需|不用交|不用付|无'),
  parking: ['车库位', '停车'],
  fee: words('费|收费'),
  zero: words('零|没有|无'),
  free: ['免费'],
  hoaFree: [],
  elsewise: words('说明|注明|提供|提及|提到|信息|标明|列出|标注|写明|不详|未知|不清楚|问题|限制|知道|确认|法'),
  wished: words('您要|您想|您希望|你想|要求|如果|若|是否'),
  offered: words('出售中|在卖|市场上|正在出售|仍在出售|还在出售|在出售'),
  unsold: words('还没卖|尚未售出|没有售出|未售出|还没售出|没卖出|还没租|尚未出租|未出租'),
  cameBefore: words('曾|原来|之前|当时'),
  sinceAfter: words('了|已|天|时间|期间'),
  homes: words('一些|几套|哪些|更多|有没有'),
  still: words('仍然|仍|还|依然|目前|现在'),
  yes: ['是的', '对'],
  noInstead: '不',
  superlatives: {
    cheapest: words('最便宜|价格最低|最实惠|售价最低'),
    dearest: words('最贵|价格最高|售价最高'),
    largest: words('最大|最宽敞|面积最大'),
    smallest: words('最小|面积最小'),
    newest: words('最新'),
    oldest: words('最旧|最老'),
  },
  notTheOne: words('之一|第二|第三|不是|如果|是否|哪|两套|三套'),
  ofAll: words('的|一套|房子|房源|这套|选择|是|套|住宅|所有|当中|其中|中|在|这些|里'),
};
