import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  '(哪个|哪套|哪一套|哪间|哪个的|哪套的|哪一个) (的|) (管理费|物业费|hoa|hoa费) (更|比较|最) (低|便宜|少)';
const BIGGEST_LOT = '(哪个|哪套|哪一套|哪间|哪一个) (的|) (地|占地|院子|土地) (更|比较|最) 大';

/** Which of the homes that were shown has the least or the most of something. */
export const chineseWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
