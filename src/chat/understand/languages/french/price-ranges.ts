import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const frenchPriceRanges: Phrases = {
  'aggregate.range':
    '(quelle est|) (la|) (fourchette|gamme) (de|des) (prix|loyers) (de|des|du|pour|à|d); (le|les|) prix (le plus bas et le plus haut|le plus bas et le plus élevé|minimum et maximum|min et max|minimum et le prix maximum) (de|des|du|pour|)',
};
