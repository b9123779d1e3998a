import type { FoundListing } from '../retrieve/found.ts';
import type { AskedField } from '../understand/understanding.ts';
import { cleanListingText } from './clean.ts';
import { askedFacts, distanceFacts, historyFacts, reasonFacts } from './found-words.ts';
import { type Fact, factsOf, listingFacts, rowStart } from './listing-words.ts';
import { estimateTokens } from './token-estimate.ts';

/** What a table leaves out unless it is asked for: a whole record has it. */
const RECORD_ONLY: Readonly<Record<string, AskedField>> = {
  'Price per area': 'UnitAreaPrice',
  'Estimated price': 'EstimatePrice',
  'Original list price': 'PriceHistory',
  'Previous list price': 'PriceHistory',
  Deposit: 'DepositFee',
  Tour: 'Tours',
  ZIP: 'ZIP',
};
/** What a table tells only where it is asked for. */
export const ASKED_COLUMNS: readonly AskedField[] = [
  ...new Set([...Object.values(RECORD_ONLY), 'Description' as const]),
];

const MOST_FEATURES = 12;

/** The features that its text tells of, which a table has no room to quote. */
const featureFacts = ({ tags }: FoundListing): Fact[] => [
  { name: 'Features', value: (tags ?? []).slice(0, MOST_FEATURES).map(cleanListingText).join(', ') },
];

const LONGEST_DESCRIPTION = 400;

/** Where it is asked for. */
const descriptionFacts = ({ values }: FoundListing): Fact[] => {
  const text = cleanListingText((values.Description ?? '').slice(0, LONGEST_DESCRIPTION * 4));
  return [{ name: 'Description', value: text.slice(0, LONGEST_DESCRIPTION).toWellFormed() || 'not stated' }];
};

/** No cell can open another one. */
const cell = (text: string): string => text.replace(/\|/g, '/');

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
  const isShown = (name: string): boolean => {
    const field = Object.hasOwn(RECORD_ONLY, name) ? RECORD_ONLY[name] : undefined;
    return field === undefined || asked.includes(field);
  };
  const rows = listings.map((listing) => {
    const history = asked.includes('PriceHistory') ? historyFacts(listing) : [];
    const facts = [
      ...listingFacts(listing, now),
      ...featureFacts(listing),
      ...history,
      ...(asked.includes('Description') ? descriptionFacts(listing) : []),
      ...askedFacts(listing),
      ...distanceFacts(listing),
      ...reasonFacts(listing),
    ];
    return new Map(
      facts.filter(({ name, value }) => value !== '' && isShown(name)).map(({ name, value }) => [name, value]),
    );
  });
  const known = new Set(rows.flatMap((row) => [...row.keys()]));
  const names = [...known, ...[...wanted].filter((name) => !known.has(name))];
  const isSame = (name: string): boolean =>
    rows.length > 1 && rows.every((row) => row.has(name) && row.get(name) === rows[0]?.get(name)) && !wanted.has(name);
  const columns = names.filter((name) => !isSame(name));
  const same = names.filter(isSame).map((name) => `${name}: ${rows[0]?.get(name)}`);
  const head = [
    ...(same.length === 0 ? [] : [`All rows – ${same.join('; ')}`]),
    ['Row', 'Address', ...columns].join('|'),
  ];
  const cellOf = (row: Map<string, string>, name: string): string =>
    row.get(name) ?? (wanted.has(name) ? 'not stated' : '');
  const lines = rows.map((row, index) =>
    [
      ...rowStart(rowOf(listings[index] as FoundListing), listings[index] as FoundListing),
      ...columns.map((name) => cellOf(row, name)),
    ]
      .map(cell)
      .join('|'),
  );
  let room = tokens - estimateTokens(head.join('\n'));
  const fitting = lines.findIndex((line) => {
    room -= estimateTokens(line) + 1;
    return room < 0;
  });
  return [...head, ...(fitting === -1 ? lines : lines.slice(0, Math.max(fitting, 1)))];
};
