import type { Found, FoundListing } from '../../retrieve/found.ts';
import type { Understanding } from '../../understand/understanding.ts';

/** How many homes one answer names at most. */
export const MOST_LISTED = 5;

/** The homes that the built-in answerer names, in its order. Whoever asks for the cheapest of all gets one. */
export const listedOf = (
  { Aggregate, Limit }: Pick<Understanding, 'Aggregate' | 'Limit'>,
  { kind, listings }: Pick<Found, 'kind' | 'listings'>,
): FoundListing[] => {
  if (kind !== 'search') return listings.slice(0, MOST_LISTED);
  const isExtreme = Aggregate === 'lowest' || Aggregate === 'highest';
  return listings.slice(0, Math.min(Limit ?? (isExtreme ? 1 : MOST_LISTED), MOST_LISTED));
};
