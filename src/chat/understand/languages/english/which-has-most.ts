import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  'which (one|of them|of these|of those|of the two|of the three|) has (the|) (lower|lowest|smaller|cheaper|cheapest|least|less) (hoa|hoas|hoa fee|hoa fees|hoa dues|dues|fees|monthly fees|association fee|association fees)';
const BIGGEST_LOT =
  'which (one|of them|of these|of those|of the two|of the three|) has (the|) (bigger|biggest|larger|largest|more) (lot|land|yard|plot)';

/** Which of the homes that were shown has the least or the most of something. */
export const englishWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
