import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const spanishPriceRanges: Phrases = {
  'aggregate.range':
    '(cuál es|cual es|qué|) (el|) rango de (precio|precios|rentas|alquileres) (de|del|en|para|tienen|hay); (el|los|) precio(s|) (mínimo y máximo|máximo y mínimo|mínimo y el máximo|más bajo y más alto|más bajo y el más alto) (de|del|en|); entre qué precios (están|van|hay)',
};
