import { daysOnMarket, isoDate } from '../../../listings/days-on-market.ts';
import { cleanListingText } from '../../prompt/clean.ts';
import { officeWords } from '../../prompt/listing-words.ts';
import type { FoundListing } from '../../retrieve/found.ts';
import { priceOf } from '../../retrieve/found-listing.ts';
import type { AskedField } from '../../understand/understanding.ts';
import { typeName } from '../../words/property-types.ts';
import { type Figure, figureValue } from './figures.ts';
import { pastSentences } from './past.ts';
import { excerpt, paragraph, type Speaker } from './speaker.ts';
import { isTaken, standing } from './standing.ts';

const LONGEST_DESCRIPTION = 1_200;

type NumberOf = Extract<AskedField, Figure['field']> | 'PricePerArea';

/** The price by area: as stated, else the price divided by the area. Rounded to whole units where these are many. */
const pricePerArea = ({ values }: FoundListing): number | null => {
  if (values.UnitAreaPrice !== null) return Number(values.UnitAreaPrice);
  const price = priceOf(values);
  if (price === null || values.BuildingArea === null || values.BuildingArea === 0) return null;
  const exact = Number(price) / values.BuildingArea;
  return exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100;
};

/** A number that a listing states; null where it does not. */
export const numberOf = (field: NumberOf, listing: FoundListing, now: Date): number | string | null => {
  const { values, past } = listing;
  switch (field) {
    case 'Price':
      return priceOf(values);
    case 'UnitAreaPrice':
    case 'PricePerArea':
      return pricePerArea(listing);
    case 'DaysOnMarket':
      return past?.DaysOnMarket ?? daysOnMarket(values, isoDate(now));
    // Feeds write 0 where they do not know it.
    case 'LotArea':
    case 'BuildingArea':
    case 'YearBuilt':
      return values[field] === 0 ? null : values[field];
    default:
      return values[field];
  }
};

/** A number of a listing with what it is measured in; null where it is not stated. */
export const figureOf = (field: NumberOf, listing: FoundListing, now: Date): Figure | null => {
  const value = numberOf(field, listing, now);
  const { CurrencySymbol, AreaUnit, SaleType } = listing.values;
  return value === null
    ? null
    : { field, value, currency: CurrencySymbol, unit: AreaUnit, isRent: SaleType === 'for_rent' };
};

const timeOnMarket = (listing: FoundListing, speaker: Speaker): string | null => {
  const figure = figureOf('DaysOnMarket', listing, speaker.now);
  if (figure === null) return null;
  const since = listing.past?.ListedSince ?? listing.values.MarketSince;
  const days = figureValue(speaker, figure);
  return since === null ? days : `${days}${speaker.says.aside(speaker.says.since(speaker.formats.date(since)))}`;
};

const texts = (field: AskedField, listing: FoundListing, speaker: Speaker): string | null => {
  const { values } = listing;
  const { names, says, formats } = speaker;
  switch (field) {
    case 'Status':
      return standing(listing, speaker).join(says.comma);
    case 'SaleType':
      // What is sold is offered no more.
      return isTaken(listing) ? standing(listing, speaker).join(says.comma) : names.saleTypes[values.SaleType];
    case 'Address':
      return values.Address === null
        ? null
        : [values.Address, values.City, values.State, values.ZIP].filter(Boolean).join(', ');
    case 'City':
      return [values.City, values.State].filter(Boolean).join(', ');
    case 'Url':
      return values.Url === null ? null : says.seeLink;
    case 'Images':
      return values.Images === null ? null : names.facts.photos(formats.count(values.Images.length));
    case 'Tours':
      return values.Tours === null ? null : values.Tours === '3D' ? names.facts.tour3d : names.facts.openHouse;
    case 'Description':
      return values.Description === null ? null : excerpt(values.Description, LONGEST_DESCRIPTION);
    case 'ListOfficeName':
      return officeWords(values);
    case 'PriceHistory':
      return paragraph(speaker, pastSentences(listing, speaker)) || says.noChange;
    case 'DaysOnMarket':
      return timeOnMarket(listing, speaker);
    case 'PropertyType':
      return typeName(values.PropertyType ?? '', names);
    case 'ZIP':
    case 'Location':
    case 'MLSNumber':
      return values[field];
    default:
      return null;
  }
};

const NUMBERS: ReadonlySet<AskedField> = new Set<AskedField>([
  ...(['Price', 'HOAMonth', 'YearBuilt', 'LotArea', 'BuildingArea', 'Bedrooms', 'Bathrooms', 'ParkingSpots'] as const),
  ...(['DepositFee', 'UnitAreaPrice', 'EstimatePrice'] as const),
]);
const WITHHELD: ReadonlySet<AskedField> = new Set<AskedField>(['Address', 'Location', 'Url', 'Images']);

/** What a listing says of a field that was asked for, as it stands after the field's name; null where it says nothing. */
export const fieldValue = (field: AskedField, listing: FoundListing, speaker: Speaker): string | null => {
  if (listing.values.AddressHidden && WITHHELD.has(field)) return speaker.says.onRequest;
  if (NUMBERS.has(field)) {
    const figure = figureOf(field as NumberOf, listing, speaker.now);
    return figure === null ? null : figureValue(speaker, figure);
  }
  return cleanListingText(texts(field, listing, speaker) ?? '') || null;
};
