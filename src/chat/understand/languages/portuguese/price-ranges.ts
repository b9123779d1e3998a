import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const portuguesePriceRanges: Phrases = {
  'aggregate.range':
    '(qual é|qual|) (a|) (faixa|gama|intervalo) de (preço|preços|rendas) (de|do|da|dos|das|em|para); (o|) preço (mínimo e máximo|mínimo e o máximo|mais baixo e mais alto|mais baixo e o mais alto) (de|do|da|dos|das|)',
};
