import type { ExecutionContext } from 'ava';
import type { ListingValues } from '../../../src/listings/listing.ts';
import { blankValues } from '../../../src/listings/merge-input.ts';
import { deriveTags } from '../../../src/listings/tags/derive-tags.ts';
import { tagsOf } from '../../../src/listings/tags/tags.ts';

const sorted = (names: string): string[] => names.split(', ').filter(Boolean).sort();

/** The names of the features that a listing has and has not, in the order of the alphabet. */
export const tagsSaid = (values: Partial<ListingValues>): { has: string[]; lacks: string[] } => {
  const { yes, no } = deriveTags({ ...blankValues(), ...values });
  return { has: [...tagsOf(yes)].sort(), lacks: [...tagsOf(no)].sort() };
};

/** A test that a description says exactly that the home has, and has not, these features. */
export const assertTags = (t: ExecutionContext, text: string, has: string, lacks: string): void => {
  t.deepEqual(tagsSaid({ Description: text }), { has: sorted(has), lacks: sorted(lacks) });
};
