import type { ListingInput } from '../../../src/listings/listing.ts';

/** What is true of a made listing, as the notation of questions names it. */
export type ListingTruth = {
  /** Features that the texts say it has, the more general ones (a view, with an ocean view) too. */
  tags: string[];
  /** Features that the texts say it lacks. Of features in neither list nothing is said. */
  tagsAbsent: string[];
  /** Its neighbourhood and subdivision, landmarks within 2.4 km, and landmarks and other neighbourhoods that the description names as close. */
  near: string[];
  /** It was taken in once and then left the market. */
  removedAs?: 'sold' | 'removed';
};

export type MadeListing = {
  input: ListingInput;
  truth: ListingTruth;
  /** Fields that the interface asks for and this home, as from a feed, comes without. */
  missing: string[];
};
