import type { FoundListing } from '../retrieve/found-listing.ts';
import type { Found } from '../retrieve/retrieve.ts';
import type { Constraint, Understanding } from '../understand/constraint.ts';
import { describeConstraint } from '../understand/describe.ts';
import { cleanListingText } from './clean.ts';
import { listingFacts } from './listing-words.ts';
import { cutToTokens } from './token-estimate.ts';

export const MOST_WHOLE_RECORDS = 3;
/** What a table leaves out: a whole record has it. */
const RECORD_ONLY = new Set([
  'Price per area',
  'Estimated price',
  'Original list price',
  'Previous list price',
  'Location',
  'Deposit',
  'Tour',
  'ZIP',
]);

const asked = (constraints: readonly Constraint[]): string =>
  constraints.map((constraint) => cleanListingText(describeConstraint(constraint)).slice(0, 300)).join('; ');

const many = (count: number, verb: string): string =>
  `${count} ${count === 1 ? `listing ${verb}es` : `listings ${verb}`}`;

/** What was found, in a sentence: the model must know of totals and of what was given up. */
const findingWords = (found: Found, { Constraints, Intent }: Understanding): string[] => {
  const conditions = Constraints.length === 0 ? [] : [`Asked for: ${asked(Constraints)}.`];
  const shown = found.listings.length;
  if (found.kind === 'search' && found.relaxed) {
    const { constraints, total } = found.relaxed;
    return [
      ...conditions,
      'No listing matches (0 in total).',
      `Without "${asked(constraints)}" ${many(total, 'match')}; ${shown} of them:`,
    ];
  }
  if (found.kind === 'search' && found.total === 0) return [...conditions, 'No listing matches (0 in total).'];
  if (found.kind === 'search') {
    const part = shown < found.total ? `; the ${shown} newest of them:` : ':';
    return [...conditions, `${many(found.total, 'match')}${part}`];
  }
  if (found.kind === 'lookup') return [...conditions, shown === 0 ? 'There is no such listing.' : 'Found:'];
  if (found.kind === 'focus') {
    const gone =
      found.gone > 0
        ? [`${found.gone} of the listings shown before ${found.gone === 1 ? 'is' : 'are'} no longer available.`]
        : [];
    return [...gone, ...(shown > 0 ? ['Shown to the visitor before:'] : [])];
  }
  return Intent === 'none' || Intent === 'human' ? ['No listings were looked up for this question.'] : [];
};

/** No token is longer on the average: what lies behind would be cut in the end, and a listing may hold megabytes. */
const CHARACTERS_PER_TOKEN = 20;

const record = (listing: FoundListing, row: number, now: Date, tokens: number): string => {
  const { ExtensionColumn, Description } = listing.values;
  let left = tokens * CHARACTERS_PER_TOKEN;
  const clean = (text: string): string => {
    const part = text.slice(0, left);
    left -= part.length;
    return cleanListingText(part);
  };
  const pairs = (ExtensionColumn ?? []).map(({ Key, value }) => ({ name: clean(Key), value: clean(value) }));
  const texts = [...pairs, { name: 'Description', value: clean(Description ?? '') }];
  const facts = [...listingFacts(listing, now), ...texts].filter(({ name, value }) => name !== '' && value !== '');
  return cutToTokens(`Row #${row}\n${facts.map(({ name, value }) => `${name}: ${value}`).join('\n')}`, tokens);
};

const table = (listings: readonly FoundListing[], now: Date): string[] => {
  const rows = listings.map((listing) => new Map(listingFacts(listing, now).map(({ name, value }) => [name, value])));
  const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((name) => !RECORD_ONLY.has(name));
  const cell = (text: string | undefined): string => (text ?? '').replace(/\|/g, '/');
  return [
    ['Row', ...names].join('|'),
    ...rows.map((row, index) => [`#${index + 1}`, ...names.map((name) => cell(row.get(name)))].join('|')),
  ];
};

/** The listings of an answer: up to three as whole records, more as a compact table. At most about `tokens` tokens. */
export const dataLines = (found: Found, understanding: Understanding, now: Date, tokens: number): string[] => {
  const { listings } = found;
  const rows =
    listings.length > MOST_WHOLE_RECORDS
      ? table(listings, now)
      : listings.map((listing, index) => record(listing, index + 1, now, Math.floor(tokens / listings.length)));
  return [...findingWords(found, understanding), ...rows];
};
