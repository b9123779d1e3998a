import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  '(lequel|laquelle) (des deux|) a les charges les (plus basses|plus faibles|moins élevées|moins chères)';
const BIGGEST_LOT = '(lequel|laquelle) (des deux|) a le (plus grand terrain|terrain le plus grand)';

/** Which of the homes that were shown has the least or the most of something. */
export const frenchWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
