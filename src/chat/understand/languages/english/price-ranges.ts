import type { Phrases } from '../language-tables.ts';

/** The lowest and the highest of something, asked at once. */
export const englishPriceRanges: Phrases = {
  'aggregate.range': `(what is|what's|whats|tell me|show me|give me|) (the|) (price|rent|rental|cost) range(s|) (of|for|in|across|among); what (price|rent) range (are|is|do|does); range of (prices|rents) (of|for|in|); (the|) (lowest|minimum|min|cheapest) (price|) (and|&) (the|) (highest|maximum|max|most expensive) (price|rent|prices|rents|cost) (of|for|in|); (the|) (highest|maximum|max|most expensive) (price|) (and|&) (the|) (lowest|minimum|min|cheapest) (price|rent|prices|rents|cost) (of|for|in|)`,
};
