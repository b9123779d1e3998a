import type { Language } from '../language.ts';
import type { NumberWords } from '../text/numbers.ts';
import { chineseAsking } from './asking.ts';
import { chineseHomes } from './homes.ts';
import { chinesePolarity } from './polarity.ts';
import { chineseQuantities } from './quantities.ts';
import { chineseTags } from './tags.ts';
import { chineseTalk } from './talk.ts';

const DIGITS = '零 一 二 三 四 五 六 七 八 九';

const chineseNumbers: NumberWords = {
  values: {
    ...Object.fromEntries(DIGITS.split(' ').map((word, value) => [word, value])),
    〇: 0,
    two: 2,
    three: 3,
    four: 4,
    两: 2,
    俩: 2,
    双: 2,
    半: 0.5,
    壹: 1,
    贰: 2,
    叁: 3,
    肆: 4,
    伍: 5,
  },
  scales: {
    十: 10,
    廿: 20,
    百: 100,
    千: 1_000,
    k: 1_000,
    万: 10_000,
    w: 10_000,
    亿: 1e8,
    m: 1e6,
    million: 1e6,
    mil: 1e6,
  },
  // "八十多万", "十几万".
  links: '多 来 几 余 个',
  point: '点',
  parts: { 半: 0.5, '个 半': 0.5, '套 半': 0.5, '间 半': 0.5 },
  shortens: true,
  pairsDigits: true,
};

/**
 * The Chinese of China, Taiwan, Hong Kong and of speakers in the USA, in simplified characters: messages in traditional and
 * Cantonese ones are read as simplified. 元 and 块 are the listings' own money, whatever that is.
 */
export const chinese: Language = {
  code: 'zh',
  isHan: true,
  numbers: chineseNumbers,
  phrases: [chineseQuantities, chineseHomes, chinesePolarity, chineseAsking, chineseTalk],
  tags: chineseTags,
  notAsked: '一线江景; 一线海景',
  areaUnit: 'Square Meters',
  shortScale: 10_000,
};
