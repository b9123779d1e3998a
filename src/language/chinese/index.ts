import type { Language } from '../language.ts';
import { chineseAsking } from './asking.ts';
import { chineseHomes } from './homes.ts';
import { chineseNumbers } from './numbers.ts';
import { chinesePolarity } from './polarity.ts';
import { chineseQuantities } from './quantities.ts';
import { chineseTags } from './tags.ts';
import { chineseTalk } from './talk.ts';
import { chineseWords } from './words.ts';

/**
 * The Chinese of China, Taiwan, Hong Kong and of speakers in the USA, in simplified characters: messages in traditional and
 * Cantonese ones are read as simplified. 元 and 块 are the listings' own money, whatever that is.
 */
export const chinese: Language = {
  code: 'zh',
  numbers: chineseNumbers,
  phrases: [chineseQuantities, chineseHomes, chinesePolarity, chineseAsking, chineseTalk, chineseWords],
  tags: chineseTags,
  notAsked: '一线江景; 一线海景',
  areaUnit: 'Square Meters',
  shortScale: 10_000,
};
