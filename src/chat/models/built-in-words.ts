import { cleanListingText } from '../prompt/clean.ts';
import { writtenArea, writtenDate, writtenNumber, writtenPrice } from '../prompt/listing-words.ts';
import { type FoundListing, statusWords } from '../retrieve/found-listing.ts';
import type { Found } from '../retrieve/retrieve.ts';
import type { Constraint } from '../understand/constraint.ts';
import { describeConstraint } from '../understand/describe.ts';

const MOST_LISTED = 5;

const rooms = (count: number | null, noun: string): string | null => {
  if (count === null) return null;
  if (noun === 'bed' && count === 0) return 'studio';
  return `${writtenNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
};

/** A fact for each thing that is known: price, beds, baths, area, type, year, and where the listing stands. */
const listingLine = ({ values, unconfirmedSince }: FoundListing, row: number): string => {
  const isGone = values.Status === 'Sold';
  const status = statusWords(values);
  const price = writtenPrice(values);
  const facts = [
    isGone ? status : null,
    price === null ? 'price not stated' : `${isGone ? 'last price ' : ''}${price}`,
    rooms(values.Bedrooms, 'bed'),
    rooms(values.Bathrooms, 'bath'),
    writtenArea(values.BuildingArea, values.AreaUnit),
    cleanListingText(values.PropertyType ?? '') || null,
    values.SaleType === 'for_rent' ? 'for rent' : 'for sale',
    values.YearBuilt === null ? null : `built ${values.YearBuilt}`,
    isGone || status === 'active' ? null : status,
    unconfirmedSince === null ? null : `availability not confirmed since ${writtenDate(unconfirmedSince)}`,
  ];
  return `[#${row}]: ${facts.filter((fact) => fact !== null && !(isGone && /^for (?:rent|sale)$/.test(fact))).join(', ')}.`;
};

export const listingLines = (listings: readonly FoundListing[]): string =>
  listings
    .slice(0, MOST_LISTED)
    .map((listing, index) => (listings.length === 1 ? '' : '- ') + listingLine(listing, index + 1))
    .join('\n');

/** What is wanted, in the order in which one says it: "homes for rent in Seattle with at least 3 bedrooms for at most 600,000". */
export const wantedWords = (constraints: readonly Constraint[], count: number): string => {
  const order = ['SaleType', 'City', 'Bedrooms', 'Bathrooms', 'Price'];
  const words = [...constraints]
    .sort((a, b) => order.indexOf(a.Field) - order.indexOf(b.Field))
    .map((constraint) => cleanListingText(describeConstraint(constraint)));
  return [count === 1 ? 'home' : 'homes', ...words].join(' ');
};

const shownWords = (shown: number, total: number, order: string): string => {
  if (total === 1) return 'Here it is:';
  return shown < total ? `Here are the ${shown} ${order}:` : 'Here they are:';
};

/** The answer to a search. */
export const searchWords = (found: Found, constraints: readonly Constraint[]): string => {
  const { listings, total, relaxed } = found;
  const shown = Math.min(listings.length, MOST_LISTED);
  if (total > 0) {
    const found = `I found ${writtenNumber(total)} ${wantedWords(constraints, total)}.`;
    return `${found} ${shownWords(shown, total, 'newest')}\n${listingLines(listings)}`;
  }
  const none = `I found no ${wantedWords(constraints, 0)}.`;
  if (relaxed === undefined) return `${none} You could ask for another place, price or number of bedrooms.`;
  const given = relaxed.constraints.map((constraint) => cleanListingText(describeConstraint(constraint))).join(' and ');
  const order = relaxed.constraints.some(({ Field }) => Field === 'Price') ? 'that come closest' : 'newest';
  const others = `Without "${given}" there ${relaxed.total === 1 ? 'is 1' : `are ${writtenNumber(relaxed.total)}`}.`;
  return `${none} ${others} ${shownWords(shown, relaxed.total, order)}\n${listingLines(listings)}`;
};

/** What else is known of a single listing. */
export const moreWords = ({ values }: FoundListing): string => {
  const description = cleanListingText(values.Description ?? '');
  const pairs = (values.ExtensionColumn ?? [])
    .map(({ Key, value }) => [cleanListingText(Key), cleanListingText(value)])
    .filter(([key, value]) => key !== '' && value !== '')
    .map(([key, value]) => `${key}: ${value}`);
  const hoa =
    values.HOAMonth === null
      ? []
      : [`HOA: ${writtenPrice({ ...values, SaleType: 'for_rent', RentPrice: values.HOAMonth })}`];
  return [
    ...hoa,
    ...pairs.slice(0, 12),
    description.length > 600
      ? `${description
          .slice(0, 600)
          .replace(/\s\S*$/, '')
          .toWellFormed()} …`
      : description,
  ]
    .filter((line) => line !== '')
    .join('\n');
};
