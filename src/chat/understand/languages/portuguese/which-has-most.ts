import type { Phrases } from '../language-tables.ts';

const LOWEST_HOA =
  'qual (deles|delas|dos dois|das duas|) tem (o|a|) (condomínio|quota|taxa de condomínio) mais (baix|barat)(o|a); qual (deles|delas|dos dois|das duas|) tem (o|a|) menor (condomínio|quota|taxa de condomínio)';
const BIGGEST_LOT =
  'qual (deles|delas|dos dois|das duas|) tem (o|a|) maior (terreno|lote|quintal); qual (deles|delas|dos dois|das duas|) tem (o|) (terreno|lote|quintal) maior';

/** Which of the homes that were shown has the least or the most of something. */
export const portugueseWhichHasMost: Phrases = {
  'order.lowestHoa': LOWEST_HOA,
  'order.biggestLot': BIGGEST_LOT,
  'follow.among': `${LOWEST_HOA}; ${BIGGEST_LOT}`,
};
