import type { ListingValues } from '../../../src/listings/listing.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags } from '../../../src/listings/tags/derive-tags.ts';
import { tagsOf } from '../../../src/listings/tags/tags.ts';

/** The names of the features that a listing has and has not, in the order of the alphabet. */
export const tagsSaid = (values: Partial<ListingValues>): { has: string[]; lacks: string[] } => {
  const { yes, no } = deriveTags({ ...blankValues(), ...values });
  return { has: [...tagsOf(yes)].sort(), lacks: [...tagsOf(no)].sort() };
};
