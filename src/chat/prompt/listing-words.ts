import type { FoundListing } from '../retrieve/found.ts';
import { describeConstraint } from '../understand/describe.ts';
import type { AskedField } from '../understand/understanding.ts';
import { fieldValue } from '../words/field-values.ts';
import { KILOMETERS_PER_MILE } from '../words/formats.ts';
import { createTeller, type Teller } from '../words/teller.ts';
import { cleanListingText, cleanStart } from './clean.ts';

/** How a prompt tells: `$550,000`, `EUR 550,000`, `November 21, 2026`. */
export const plainTeller = (now: Date): Teller => createTeller('en', 'en-US', 'UTC', now);
const { words, formats } = plainTeller(new Date(0));
export const PLAIN = formats;

export type Fact = { name: string; value: string };

/** What a table leaves out unless it is asked for: a whole record has it. */
const RECORD_ONLY: readonly AskedField[] = [
  'UnitAreaPrice',
  'EstimatePrice',
  'DepositFee',
  'Tours',
  'ZIP',
  'PriceHistory',
];
/** What a table tells only where it is asked for. */
export const ASKED_COLUMNS: readonly AskedField[] = [...RECORD_ONLY, 'Description'];
const TOLD: readonly AskedField[] = [
  ...(['Status', 'SaleType', 'Price', 'Bedrooms', 'Bathrooms', 'BuildingArea', 'LotArea', 'PropertyType'] as const),
  ...(['YearBuilt', 'City', 'Location', 'ParkingSpots', 'HOAMonth', 'DaysOnMarket', 'MLSNumber'] as const),
  ...(['ListOfficeName', ...RECORD_ONLY] as const),
];

/** Names of the facts that answer what was asked: a row without one says "not stated". */
export const factsOf = (asked: readonly AskedField[]): string[] =>
  asked.filter((field) => TOLD.includes(field)).map((field) => words.fields[field]);

/** How a row begins: its mark, and the address by which it is found again. */
export const rowStart = (row: number, { values }: FoundListing): string[] => [
  `#${row}`,
  cleanListingText(values.Address ?? '').replaceAll('|', '/') || 'address not shown',
];

const LONGEST_WORDS = 120;

const quoted = (text: string): string => {
  const clean = cleanStart(text, LONGEST_WORDS);
  return clean === '' ? '' : ` ("${clean}")`;
};

/**
 * What is known of a listing beside its address, and what is found of it: how it stands to what was asked, how far it is from the places
 * that were named, and why it fits where its fields do not show it. Unknown values are left out, never said as 0. `asked`: of a table.
 */
export const listingFacts = (listing: FoundListing, now: Date, asked?: readonly AskedField[]): Fact[] => {
  const { values, past, asked: answers = [], reasons = [], fulfilled = [] } = listing;
  const teller = plainTeller(now);
  const written = (field: AskedField): string => {
    if (field === 'PropertyType') return values.PropertyType ?? '';
    if (field === 'PriceHistory' && past === undefined) return '';
    const value = fieldValue(field, listing, teller);
    return value === null ? '' : `${value}`;
  };
  const fields = TOLD.filter((field) => asked?.includes(field) !== false || !RECORD_ONLY.includes(field));
  const why = reasons.map(
    ({ Value, Words, Says }) => `${Says === 'no' ? 'no ' : ''}${cleanListingText(Value)}${quoted(Words)}`,
  );
  const facts = [
    ...fields.map((field) => ({ name: words.fields[field], value: written(field) })),
    { name: 'Space', value: values.SpaceType ?? '' },
    ...answers.map(({ Tag, Says, Words }) => ({
      name: `Asked: ${cleanListingText(Tag)}`,
      value: Says === null ? 'not stated' : `${Says}${quoted(Words)}`,
    })),
    ...reasons.flatMap(({ Value, Kilometers }) => {
      if (Kilometers === undefined) return [];
      const miles = (Kilometers / KILOMETERS_PER_MILE).toFixed(1);
      return [{ name: `From ${cleanListingText(Value)}`, value: `${Kilometers.toFixed(1)} km (${miles} miles)` }];
    }),
    { name: 'Fits', value: [...new Set([...why, ...fulfilled.map(describeConstraint)])].join('; ') },
  ];
  return facts.flatMap(({ name, value }) => {
    const text = cleanListingText(value);
    return text === '' ? [] : [{ name, value: text }];
  });
};
