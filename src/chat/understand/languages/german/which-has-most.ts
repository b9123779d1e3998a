import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  '(welche|welches|welcher) (von|der|) (beiden|den beiden|) hat (das|die) (niedriger|geringer|günstiger|kleiner|niedrigst|geringst)(e|en) (hausgeld|wohngeld|nebenkosten|hoa)';
const BIGGEST_LOT =
  '(welche|welches|welcher) (von|der|) (beiden|den beiden|) hat (das|den) (größere|grössere|größte|grösste|größeren) (grundstück|garten)';

/** Which of the homes that were shown has the least or the most of something. */
export const germanWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
