import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  '(cuál|cual) (de (las|los) dos|de (ellas|ellos|esas|esos)|) tiene (el|la|los|las|) (hoa|cuota|comunidad|expensas|gastos de comunidad|cuota de mantenimiento) (más|mas) (baj|barat)(o|a)(s|); (cuál|cual) (de (las|los) dos|) tiene (el|la|) menor (hoa|cuota|comunidad)';
const BIGGEST_LOT =
  '(cuál|cual) (de (las|los) dos|de (ellas|ellos|esas|esos)|) tiene (el|la|) (terreno|lote|parcela|jardín) más (grande|amplio)';

/** Which of the homes that were shown has the least or the most of something. */
export const spanishWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
