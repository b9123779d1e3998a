import type { Found } from '../retrieve/found.ts';
import { MOST_WHOLE } from '../retrieve/found-listing.ts';
import { toldFields } from '../understand/told-fields.ts';
import type { Understanding } from '../understand/understanding.ts';
import { findingWords } from './finding-words.ts';
import { listingRecord } from './listing-record.ts';
import { listingTable } from './listing-table.ts';
import { estimateTokens } from './token-estimate.ts';

const LEAST_ROW_TOKENS = 60;
/** However much a model takes: more than this of listings makes an answer no better. */
const MOST_DATA_TOKENS = 16_000;

/** The listings of an answer: up to three as whole records, more as a compact table. At most about `tokens` tokens. */
export const dataLines = (found: Found, understanding: Understanding, now: Date, tokens: number): string[] => {
  const { listings } = found;
  const findings = findingWords(found, understanding);
  const most = Math.max(Math.min(tokens - estimateTokens(findings.join('\n')), MOST_DATA_TOKENS), LEAST_ROW_TOKENS);
  const rows =
    listings.length > MOST_WHOLE
      ? listingTable(listings, toldFields(understanding), now, most)
      : listings.map((listing, index) => listingRecord(listing, index + 1, now, Math.floor(most / listings.length)));
  return [...findings, ...rows];
};
