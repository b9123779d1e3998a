import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const germanPriceRanges: Phrases = {
  'aggregate.range':
    '(was ist|wie ist|wie hoch ist|) (die|) (preisspanne|mietspanne) (der|für|von|in|bei|aller); (der|) (niedrigst|günstigst)(e|er|en) und (der|) (höchst|teuerst)(e|er|en) (preis|kaufpreis|miete) (für|von|der|)',
};
