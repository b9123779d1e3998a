import type { Understanding } from '../understand/understanding.ts';
import type { Found } from './found.ts';
import type { FoundListing } from './found-listing.ts';

/** What was looked for, and what there is. */
export type Finding = { understanding: Understanding; found: Found };

/** What an answer is made of. It grows while the answer is written. */
export type Findings = {
  /** The parser's finding, then what the model looked up by itself. */
  all: [Finding, ...Finding[]];
  /** Homes of earlier answers that the parser's finding has not: a message may come back to them in words that it did not understand. */
  earlier?: Finding;
  /** All homes of these. Row `#1` is the first; a home that is found again keeps its row. */
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

export const findingsOf = (first: Finding, earlier?: Finding): Findings => {
  const rows = [...first.found.listings];
  const listings = (earlier?.found.listings ?? []).filter(({ id }) => !rows.some((row) => row.id === id));
  if (earlier === undefined || listings.length === 0) return { all: [first], rows };
  const found = { ...earlier.found, listings, total: listings.length };
  return { all: [first], earlier: { ...earlier, found }, rows: [...rows, ...listings] };
};

export const addFinding = ({ all, rows }: Findings, finding: Finding): void => {
  all.push(finding);
  addRows(rows, finding.found);
};

/**
 * The finding that the session goes on from, by the homes that the answer named: the last search that one of them matched, else the last
 * that came close to one; where none was named, the last search. Else the parser's finding if it has one of them, or whatever has.
 */
export const decisiveOf = ({ all, earlier }: Findings, shown: readonly number[]): Finding => {
  const hasShown = ({ found }: Finding): boolean => found.listings.some(({ id }) => shown.includes(id));
  const searches = all.filter(({ found }) => found.kind === 'search');
  const fitting = shown.length === 0 ? searches.slice(-1) : searches.filter(hasShown);
  const matched = fitting.findLast(({ found }) => found.relaxed === undefined) ?? fitting.at(-1);
  const [first] = all;
  const named = [first, ...all.toReversed(), ...(earlier === undefined ? [] : [earlier])];
  return matched ?? named.find(hasShown) ?? first;
};
