import type { Understanding } from '../understand/understanding.ts';
import type { Found } from './found.ts';
import type { FoundListing } from './found-listing.ts';

/** What was looked for, and what there is. */
export type Finding = { understanding: Understanding; found: Found };

/** What an answer is made of: the parser's finding first, then those of the model's own searches. It grows while the answer is written. */
export type Findings = {
  all: [Finding, ...Finding[]];
  /** Row `#1` is the first. A home that is found again keeps its row. */
  rows: FoundListing[];
};

const addRows = (rows: FoundListing[], { listings }: Found): void => {
  for (const listing of listings) {
    const index = rows.findIndex(({ id }) => id === listing.id);
    // What is read later, as a whole record, tells more.
    if (index === -1) rows.push(listing);
    else rows[index] = listing;
  }
};

/** `earlier` are homes of earlier answers, which a message may come back to in words that nobody understood. */
export const findingsOf = (first: Finding, earlier?: Finding): Findings => {
  const findings: Findings = { all: [first], rows: [...first.found.listings] };
  if (earlier === undefined) return findings;
  const listings = earlier.found.listings.filter(({ id }) => !findings.rows.some((row) => row.id === id));
  if (listings.length > 0) addFinding(findings, { ...earlier, found: { ...earlier.found, listings } });
  return findings;
};

export const addFinding = ({ all, rows }: Findings, finding: Finding): void => {
  all.push(finding);
  addRows(rows, finding.found);
};

/**
 * The finding that an answer which named these homes goes back to: what the session goes on from. The last search that one of them matched,
 * or at least came close to; else what the parser understood, unless a home that was named is of none of that.
 */
export const decisiveOf = ({ all }: Findings, shown: readonly number[]): Finding => {
  const hasShown = ({ found }: Finding): boolean => found.listings.some(({ id }) => shown.includes(id));
  const [first] = all;
  const searches = all.filter(({ found }) => found.kind === 'search');
  const found = shown.length === 0 ? searches : searches.filter(hasShown);
  const decisive = found.findLast(({ found: { relaxed } }) => relaxed === undefined) ?? found.at(-1);
  return decisive ?? (hasShown(first) ? first : (all.findLast(hasShown) ?? first));
};
