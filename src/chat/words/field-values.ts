import { daysOnMarket, isoDate } from '../../listings/days-on-market.ts';
import { cleanListingText } from '../prompt/clean.ts';
import type { FoundListing, PriceChange } from '../retrieve/found.ts';
import { priceOf, statusWords } from '../retrieve/found-listing.ts';
import type { AskedField } from '../understand/understanding.ts';
import { type Figure, figureValue } from './field-figures.ts';
import { fill, partsOf } from './fill.ts';
import { aside, ended, paragraph, quotedDescription, type Teller } from './teller.ts';
import { typeName } from './words.ts';

/** Who lists a home, and how to reach them; null where that is not known. */
export const officeWords = ({ ListOfficeName, ListOfficeContact }: FoundListing['values']): string | null => {
  const name = cleanListingText(ListOfficeName ?? '');
  const contact = cleanListingText(ListOfficeContact ?? '');
  return name === '' ? null : [name, contact].filter(Boolean).join(', ');
};

type NumberOf = Extract<AskedField, Figure['field']> | 'PricePerArea';

/** The price by area: as stated, else the price divided by the area. Rounded to whole units where these are many. */
const pricePerArea = ({ values }: FoundListing): number | null => {
  if (Number(values.UnitAreaPrice) > 0) return Number(values.UnitAreaPrice);
  const price = priceOf(values);
  if (price === null || !values.BuildingArea) return null;
  const exact = Number(price) / values.BuildingArea;
  return exact >= 100 ? Math.round(exact) : Math.round(exact * 100) / 100;
};

/** A number that a listing states; null where it does not. */
const numberOf = (field: NumberOf, listing: FoundListing, now: Date): number | string | null => {
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
    case 'EstimatePrice':
      return Number(values[field]) === 0 ? null : values[field];
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

const timeOnMarket = (listing: FoundListing, teller: Teller): string | null => {
  const figure = figureOf('DaysOnMarket', listing, teller.now);
  if (figure === null) return null;
  const since = listing.past?.ListedSince ?? listing.values.MarketSince;
  const days = figureValue(teller, figure);
  return since === null ? days : `${days}${aside(teller, teller.say('since', { day: teller.formats.date(since) }))}`;
};

const WITHHELD: readonly AskedField[] = ['Address', 'Location', 'Url', 'Images'];

/** What a listing says of a field that was asked for, as it stands after the field's name; null where it says nothing. */
export const fieldValue = (field: AskedField, listing: FoundListing, teller: Teller): string | null => {
  const { values } = listing;
  const { words, say, formats, now } = teller;
  const text = (...parts: (string | null)[]): string | null =>
    cleanListingText(parts.filter(Boolean).join(', ')) || null;
  if (values.AddressHidden && WITHHELD.includes(field)) return say('onRequest');
  switch (field) {
    case 'Status':
      return standing(listing, teller).join(say('comma'));
    case 'SaleType':
      // What is sold is offered no more.
      return isTaken(listing) ? standing(listing, teller).join(say('comma')) : saleTypeWords(listing, teller);
    case 'Address':
      return values.Address === null ? null : text(values.Address, values.City, values.State, values.ZIP);
    case 'City':
      return text(values.City, values.State);
    case 'Url':
      return values.Url === null ? null : say('seeLink');
    case 'Images':
      return values.Images === null ? null : fill(words.facts.photos, { count: formats.count(values.Images.length) });
    case 'Tours':
      return values.Tours === null ? null : values.Tours === '3D' ? words.facts.tour3d : words.facts.openHouse;
    case 'Description':
      return text(quotedDescription(teller, values.Description));
    case 'ListOfficeName':
      return officeWords(values);
    case 'PriceHistory':
      return paragraph(teller, pastSentences(listing, teller)) || say('noChange');
    case 'DaysOnMarket':
      return timeOnMarket(listing, teller);
    case 'PropertyType':
      return text(typeName(values.PropertyType ?? '', words));
    case 'ZIP':
    case 'Location':
    case 'MLSNumber':
      return text(values[field]);
    case 'Tag':
      return null;
    default: {
      const figure = figureOf(field, listing, now);
      return figure === null ? null : figureValue(teller, figure);
    }
  }
};

/** A field with its name: `HOA fee: not stated`. */
export const labelledField = (field: AskedField, value: string | null, { words, say }: Teller): string =>
  say('labelled', { label: words.fields[field], value: value ?? say('notStated') });

/** Whether a home is sold or rented out, so that its price is its last. */
export const isTaken = ({ values }: FoundListing): boolean => ['sold', 'rented'].includes(statusWords(values));

/** What a home costs, or was last offered for; null where that is not known. */
export const priceWords = (listing: FoundListing, teller: Teller): string | null => {
  const figure = figureOf('Price', listing, teller.now);
  if (figure === null) return null;
  const price = figureValue(teller, figure);
  return isTaken(listing) ? teller.say('lastPrice', { money: price }) : price;
};

/** How a home is offered: "for sale". */
export const saleTypeWords = ({ values }: FoundListing, { words }: Pick<Teller, 'words'>): string =>
  partsOf(words.conditions.SaleType[values.SaleType])[0] ?? '';

/** Where a home stands, and since when nobody has confirmed it. */
export const standing = ({ values, unconfirmedSince }: FoundListing, teller: Teller): string[] => {
  const { words, say, formats } = teller;
  const status = words.status[statusWords(values)];
  if (unconfirmedSince === null) return [status];
  const unconfirmed = say('unconfirmed', { day: formats.date(formats.dayOf(unconfirmedSince)) });
  return statusWords(values) === 'active' ? [unconfirmed] : [status, unconfirmed];
};

const MOST_CHANGES = 5;

/** What the history tells of a listing's price, a sentence each, the oldest first, and whether it came back. */
const pastSentences = ({ values, past }: FoundListing, { say, words, formats }: Teller): string[] => {
  if (past === undefined) return [];
  const money = (amount: string): string => {
    const written = formats.money(amount, values.CurrencySymbol);
    return values.SaleType === 'for_rent' ? fill(words.facts.perMonth, { money: written }) : written;
  };
  const change = ({ At, From, To }: PriceChange): string => {
    const day = At === null ? null : formats.date(At.slice(0, 10));
    return say(Number(To) < Number(From) ? 'reduced' : 'raised', { day, from: money(From), to: money(To) });
  };
  const changes = past.PriceChanges.slice(-MOST_CHANGES);
  // The first change tells the first price already.
  const isFirstKnown = past.OriginalPrice === null || Number(changes[0]?.From) === Number(past.OriginalPrice);
  return [
    ...(isFirstKnown || past.OriginalPrice === null ? [] : [say('firstPrice', { money: money(past.OriginalPrice) })]),
    ...changes.map(change),
    ...(past.BackOnMarket ? [say('backSince', { day: formats.date(past.BackOnMarket.slice(0, 10)) })] : []),
  ];
};

/** Since when a home is offered, and what became of its price since then. */
export const historyWords = (listing: FoundListing, teller: Teller): string => {
  const days = isTaken(listing) ? null : timeOnMarket(listing, teller);
  const offered = days === null ? '' : ended(teller, labelledField('DaysOnMarket', days, teller));
  return paragraph(teller, [offered, ...pastSentences(listing, teller)]);
};
