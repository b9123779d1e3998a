import type { Understanding } from '../understand/understanding.ts';
import type { Found } from './found.ts';
import type { FoundListing } from './found-listing.ts';

/** What was looked for, and what there is. */
export type Finding = { understanding: Understanding; found: Found };

/** What an answer is made of: the parser's finding first, then those of the model's own searches. It grows while the answer is written. */
export type Findings = {
  all: Finding[];
  /** Row `#1` is the first. A home that is found again keeps its row. */
  rows: FoundListing[];
};

export const findingsOf = (first: Finding): Findings => ({ all: [first], rows: [...first.found.listings] });
