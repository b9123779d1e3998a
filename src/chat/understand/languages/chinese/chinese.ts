import { english } from '../english/english.ts';
import type { LanguageTables } from '../language-tables.ts';
import { chineseAsides } from './asides.ts';
import { chineseAsking } from './asking.ts';
import { chineseComparisons } from './comparisons.ts';
import { chineseTags } from './features.ts';
import { chineseFollowing } from './following.ts';
import { chineseGoingOn } from './going-on.ts';
import { chineseNouns } from './nouns.ts';
import { chineseNumbers, chineseScales } from './numbers.ts';
import { chineseOrdering } from './ordering.ts';
import { chinesePlaces } from './places.ts';
import { chinesePlainWords } from './plain-words.ts';
import { chinesePolarity } from './polarity.ts';
import { chinesePriceRanges } from './price-ranges.ts';
import { chineseProtected } from './protected.ts';
import { chineseTalking } from './talking.ts';
import { chineseTownTales } from './town-tales.ts';
import { chineseUnits } from './units.ts';
import { chineseUntoldSums } from './untold-sums.ts';
import { chineseWhichHasMost } from './which-has-most.ts';

/**
 * The Chinese of buyers in China and of Chinese speakers in the USA, in simplified characters: questions in traditional ones
 * are read as simplified. 元 and 块 are the listings' own money, whatever that is.
 */
export const chinese: LanguageTables = {
  language: 'zh',
  townTales: chineseTownTales,
  complaints:
    '太 都太 不够 这么 那么 价格太 价钱太 租金太 房租太 月租太 总价太 房价太 压力太 面积太 有点 好 买不起 租不起 付不起 负担不起',
  pastDays: '昨天; 今天; 本周; 这周; 本月; 这个月; 今年; 近期',
  onMarket: '在售; 可售; 在卖; 可买; 能买; 可以买; 待售',
  offers: 'offer',
  negators: '不 别 没 无',
  accounts: '微信; 微信号; 号',
  percent: '百分',
  median: '中位',
  rents: '租金; 房租; 月租',
  accepting:
    '能养; 可养; 能養; 可養; 可以养; 可以養; 允许; 允許; 准养; 让养; 让带; 能带; 可以带; 可带; 接受; 不介意; 同意; 友好; 限制; 欢迎; 方便养; 不反对; 肯; 得养; 可寵; 可宠; 养得; 许养; 養得; 帶寵; 唔准; 可否; 收',
  cities: english.cities ?? '',
  areaUnit: 'Square Meters',
  borrowed: `hoa loft studio house condo townhouse townhome apartment apt villa penthouse duplex coop co op sfh mobile home homes houses br bd bed ba bath b w k m
    million sqft sq ft sf sqm m2 rmb cny usd eur gbp chf brl budget max min zip code zipcode mls number id link url open openhouse pending active sold coming soon
    vs compare vr 3d ai agent offer call hi hello hey thanks thank you thx bye ok okay yes no in with for near under the a and or please pls available mo month
    escrow mortgage pmi closing cost credit score h1b chatgpt gpt openai deepseek python java prompt qq mil x`,
  articles: '一个; 一间; 一套; 一栋; 一处; 一幢; 一座; 一所',
  mixesAll: true,
  negatesLists: true,
  leads: '有 带 能 可 允 附 配 要 得 必 会 接',
  shortensScales: true,
  shortScale: 10_000,
  decimalPoint: '点',
  numbers: chineseNumbers,
  scales: chineseScales,
  streets: {
    endings: '',
    beginnings: '',
    suffixes: '',
    units: '',
    directions: '',
    beforeNames:
      '请问 一下 问一下 想问 想知道 想看 看看 看一下 查一下 查查 帮我查 了解 介绍 告诉我 关于 位于 地址 地址是 在 的 是 和 有 我想 你好 市 区 县 省 看 查 比较 对比 那套 房子 想 去 买 租 或 找 问 到 住 与 从 过',
  },
  phrases: [
    chineseWhichHasMost,
    chinesePriceRanges,
    chineseComparisons,
    chineseUnits,
    chineseUntoldSums,
    chineseNouns,
    chinesePolarity,
    chinesePlaces,
    chineseOrdering,
    chineseAsking,
    chineseFollowing,
    chineseGoingOn,
    chineseTalking,
    chineseAsides,
    chineseProtected,
    {
      'identifier.mls': 'mls (号|编号|号码|number|id|#|); 房源 (号|编号|号码|id); 编号; 挂牌号; 房号; 房源编码',
    },
    chinesePlainWords,
  ],
  tags: chineseTags,
};
