import type { FoundListing } from '../retrieve/found.ts';
import type { AskedField } from '../understand/understanding.ts';
import { cleanListingText, cleanStart } from './clean.ts';
import { factsOf, listingFacts, rowStart } from './listing-words.ts';
import { estimateTokens } from './token-estimate.ts';

const MOST_FEATURES = 12;
const LONGEST_DESCRIPTION = 400;

/**
 * Listings as a compact table, a line each. What is the same in all of them stands once, above. Rows from the end are left out
 * where there is no room.
 */
export const listingTable = (
  listings: readonly FoundListing[],
  rowOf: (listing: FoundListing) => number,
  asked: readonly AskedField[],
  now: Date,
  tokens: number,
): string[] => {
  const wanted = new Set(factsOf(asked));
  const rows = listings.map((listing) => {
    const { tags = [], values } = listing;
    const row = new Map(listingFacts(listing, now, asked).map(({ name, value }) => [name, value]));
    // Its text tells of more than a table has room to quote.
    if (tags.length > 0) row.set('Features', tags.slice(0, MOST_FEATURES).map(cleanListingText).join(', '));
    const description = cleanStart(values.Description ?? '', LONGEST_DESCRIPTION);
    if (asked.includes('Description')) row.set('Description', description || 'not stated');
    return row;
  });
  const names = [...new Set([...rows.flatMap((row) => [...row.keys()]), ...wanted])];
  const isSame = (name: string): boolean =>
    rows.length > 1 && rows.every((row) => row.has(name) && row.get(name) === rows[0]?.get(name)) && !wanted.has(name);
  const columns = names.filter((name) => !isSame(name));
  const same = names.filter(isSame).map((name) => `${name}: ${rows[0]?.get(name)}`);
  const shared = same.length === 0 ? [] : [`All rows – ${same.join('; ')}`];
  const head = [...shared, ['Row', 'Address', ...columns].join('|')];
  const lines = listings.map((listing, index) => {
    const cells = columns.map((name) => rows[index]?.get(name) ?? (wanted.has(name) ? 'not stated' : ''));
    // No cell can open another one.
    return [...rowStart(rowOf(listing), listing), ...cells].map((text) => text.replace(/\|/g, '/')).join('|');
  });
  let room = tokens - estimateTokens(head.join('\n'));
  const fitting = lines.findIndex((line) => {
    room -= estimateTokens(line) + 1;
    return room < 0;
  });
  return [...head, ...(fitting === -1 ? lines : lines.slice(0, Math.max(fitting, 1)))];
};
