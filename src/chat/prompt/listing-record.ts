import type { FoundListing } from '../retrieve/found.ts';
import type { AskedField } from '../understand/understanding.ts';
import { cleanListingText } from './clean.ts';
import { askedFacts, distanceFacts, historyFacts, reasonFacts } from './found-words.ts';
import { type Fact, factsOf, listingFacts, rowStart } from './listing-words.ts';
import { cutToTokens } from './token-estimate.ts';

/** No token is longer on the average: what lies behind would be cut in the end, and a listing may hold megabytes. */
const CHARACTERS_PER_TOKEN = 20;

const textFacts = ({ values }: FoundListing, tokens: number): Fact[] => {
  let left = tokens * CHARACTERS_PER_TOKEN;
  const clean = (text: string): string => {
    const part = text.slice(0, left);
    left -= part.length;
    return cleanListingText(part);
  };
  const pairs = (values.ExtensionColumn ?? []).map(({ Key, value }) => ({
    name: clean(Key).replace(/^[#＃\d|\s]+/, ''),
    value: clean(value),
  }));
  return [...pairs, { name: 'Description', value: clean(values.Description ?? '') }];
};

/** A listing whole: its fields, what was asked of it, its history, all its texts. The texts come last, and are cut where there is no room. */
export const listingRecord = (
  listing: FoundListing,
  row: number,
  asked: readonly AskedField[],
  now: Date,
  tokens: number,
): string => {
  const known = listingFacts(listing, now);
  const unknown = factsOf(asked).filter((name) => !known.some((fact) => fact.name === name));
  const facts = [
    ...known,
    ...unknown.map((name) => ({ name, value: 'not stated' })),
    ...historyFacts(listing),
    ...askedFacts(listing),
    ...distanceFacts(listing),
    ...reasonFacts(listing),
    ...textFacts(listing, tokens),
  ].filter(({ name, value }) => name !== '' && value !== '');
  const lines = [rowStart(row, listing).join(' | '), ...facts.map(({ name, value }) => `${name}: ${value}`)];
  return cutToTokens(lines.join('\n'), tokens);
};
