import { isExtreme } from '../../retrieve/aggregate.ts';
import { type Found, type FoundListing, MOST_LISTED } from '../../retrieve/found.ts';
import type { Understanding } from '../../understand/understanding.ts';

/** The homes that the built-in answerer names, in its order. Whoever asks for the cheapest of all gets one, or one of each kind. */
export const listedOf = (
  { Aggregate, Limit }: Pick<Understanding, 'Aggregate' | 'Limit'>,
  { kind, listings, apart }: Pick<Found, 'kind' | 'listings' | 'apart'>,
): FoundListing[] => {
  if (kind !== 'search' || apart !== undefined) return listings.slice(0, MOST_LISTED);
  return listings.slice(0, Math.min(Limit ?? (isExtreme({ Aggregate }) ? 1 : MOST_LISTED), MOST_LISTED));
};
