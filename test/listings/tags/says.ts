import type { ListingValues } from '../../../src/listings/listing.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags } from '../../../src/listings/tags/derive-tags.ts';
import { tagsOf } from '../../../src/listings/tags/tags.ts';

/** The names of the features that a listing has and has not, in the order of the alphabet. */
export const tagsSaid = (values: Partial<ListingValues>): { has: string[]; lacks: string[] } => {
  const { yes, no } = deriveTags({ ...blankValues(), ...values });
  return { has: [...tagsOf(yes)].sort(), lacks: [...tagsOf(no)].sort() };
};

/**
 * Sentences of descriptions, and the features that each says the home has and has not: exactly these and what follows from them
 * (a garage is parking, who takes no pets takes no dogs). Of any other a sentence says nothing.
 */
export type FeatureSentences = readonly (readonly [text: string, has: string, lacks?: string])[];
