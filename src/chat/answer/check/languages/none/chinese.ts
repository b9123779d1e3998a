import { words } from '../check-words.ts';
import type { NoneWords } from './none-words.ts';

export const CHINESE_NONE: NoneWords = {
  no: words('没有找到任何|没有找到|没有任何|没有|没找到|未找到|找不到|没|无|零'),
  homes: words('套房源|套房子|房源|房子|房屋|房产|住房|住宅|结果|套房'),
  nothing: words('什么都没有|什么也没有|一套都没有|一套也没有|没有找到|没找到|未找到|没有|找不到'),
  found: words('找到|找不到|符合|满足|匹配|合适|适合|一套|什么'),
  around: words(
    '我们|我|目前|现在|暂时|当前|暂|有|任何|找到|符合|满足|匹配|合适|适合|您|你|的|要求|条件|需求|搜索|在|里|中|这|那|个|一|套|处|都|也|了|出售|出租|市场|上|但|但是|这里|所有|能',
  ),
  regrets: words('很抱歉|非常抱歉|抱歉|可惜|很遗憾|遗憾|对不起|不好意思'),
};
