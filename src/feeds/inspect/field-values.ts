import type { FeedField } from '../configuration/feed-fields.ts';
import type { ConversionName } from '../map/conversions.ts';
import { isFrequency } from '../map/frequencies.ts';
import { isNamedFor } from './column-names.ts';
import { type ColumnProfile, isYearInShort, median, roughNumber, shareOf, type ValueKind } from './column-profiles.ts';
import { wordsInFull } from './column-words.ts';
import { hasTypeCodes } from './property-type-codes.ts';
import { isSaleTypeWord } from './sale-type-words.ts';
import { isStatusWord } from './status-words.ts';

/** The conversions that can read a field, the one to be tried first foremost. Fields that are not here have one of their own. */
export const CONVERSIONS_TO_TRY: Readonly<Partial<Record<FeedField, readonly ConversionName[]>>> = {
  Bedrooms: ['number', 'numberWithComma'],
  Bathrooms: ['number', 'numberWithComma', 'bathroomsFullHalf'],
  ParkingSpots: ['number', 'numberWithComma'],
  Latitude: ['number', 'numberWithComma'],
  Longitude: ['number', 'numberWithComma'],
  ListPrice: ['price', 'moneyWithComma', 'moneyWithExponent'],
  ClosePrice: ['price', 'moneyWithComma', 'moneyWithExponent'],
  OriginalListPrice: ['price', 'moneyWithComma', 'moneyWithExponent'],
  PreviousListPrice: ['price', 'moneyWithComma', 'moneyWithExponent'],
  RentPrice: ['money', 'moneyWithComma', 'moneyWithExponent'],
  DepositFee: ['money', 'moneyWithComma'],
  HOAMonth: ['money', 'moneyWithComma'],
  EstimatePrice: ['money', 'moneyWithComma'],
  UnitAreaPrice: ['pricePerSquareFoot', 'moneyWithComma'],
  Tours: ['virtualTour'],
};

type KindOfField = {
  /** The field that such values show where no name does, and what they are in words. */
  field?: FeedField;
  words?: string;
  /** They show it even under a name that says nothing. */
  telling?: true;
  /** All fields that can have them. */
  only?: readonly FeedField[];
};

/** What kinds of values say of the fields that they can be of. */
const KIND_FIELDS: Readonly<Partial<Record<ValueKind, KindOfField>>> = {
  image: { field: 'Images', words: 'addresses of images', telling: true, only: ['Images'] },
  url: { field: 'Url', words: 'web addresses', only: ['Url', 'Tours', 'Images'] },
  email: { only: ['ListOfficeContact'] },
  phone: { only: ['ListOfficeContact'] },
  status: { field: 'StandardStatus', words: 'words for statuses', telling: true },
  date: { only: ['MarketSince', 'CloseDate', 'ModificationTimestamp'] },
  yesNo: { only: [] },
  year: { field: 'YearBuilt', words: 'years' },
  zip: { field: 'ZIP', words: 'postal codes' },
  coordinate: { only: ['Latitude', 'Longitude', 'LotArea', 'Bathrooms'] },
  money: { field: 'ListPrice', words: 'prices with a mark of currency', telling: true },
  propertyType: { field: 'PropertyType', words: 'types of homes' },
  typology: { field: 'Bedrooms', words: 'typologies', telling: true },
  state: { field: 'State', words: 'codes of states', telling: true, only: ['State'] },
  address: { field: 'Address', words: 'street addresses', telling: true },
  identifier: { field: 'MLSNumber', words: 'numbers that come once each' },
  longText: { field: 'Description', words: 'long texts', only: ['Description', 'Images', 'Address'] },
};

/** What the kind of a column's values says; nothing of one that is blank throughout. */
export const kindFields = ({ kind }: ColumnProfile): KindOfField => (kind === null ? {} : (KIND_FIELDS[kind] ?? {}));

/** One odd text drops no column, however few rows there are. */
const areAllBut = (texts: readonly string[], fits: (text: string) => boolean): boolean => {
  const odd = texts.filter((text) => !fits(text)).length;
  return odd <= Math.max(1, texts.length * 0.1) && odd * 2 < texts.length;
};

/** By the numbers that were read: where none were, since all texts say that there are none, they do not speak against it. */
const within =
  (least: number, most: number) =>
  (_: ColumnProfile, sizes: readonly number[]): boolean =>
    sizes.filter((size) => size >= least && size <= most).length >= sizes.length * 0.9;
const middleOf =
  (least: number, most: number) =>
  (_: ColumnProfile, sizes: readonly number[]): boolean =>
    sizes.length === 0 || (median(sizes) >= least && median(sizes) <= most);
const matching =
  (pattern: RegExp) =>
  ({ texts }: ColumnProfile): boolean =>
    shareOf(texts, (text) => pattern.test(text)) >= 0.8;

/** Where the page of a home stands in a system of websites, which keeps those that are sold. */
const OF_PAGES = /^(publish|draft|pending|private|future|trash|inherit|auto-draft)$/i;

/** Of such a name the words may be anything: what they mean is asked for. "État" may also be the condition of a home, unless one word is known. */
const saysStatus = ({ name, texts }: ColumnProfile): boolean =>
  /status|状[态態况況]/i.test(name) || (wordsInFull(name).includes('status') && texts.some(isStatusWord));

type Judge = (column: ColumnProfile, sizes: readonly number[]) => boolean;

/**
 * Whether a column's values, of which `sizes` were read, can be what the field holds: a name alone may mean something else ("Area", "St",
 * "Built").
 */
export const PLAUSIBLE: Readonly<Partial<Record<FeedField, Judge>>> = {
  MLSNumber: ({ counts, texts }) => counts.size >= texts.length * 0.5,
  ListingKey: ({ counts, texts }) => counts.size >= texts.length * 0.9,
  Url: matching(/^(https?:\/\/|www\.|[a-z\d-]+\.[a-z]{2,}\/)/i),
  Images: matching(/https?:\/\/|^\[|\.(jpe?g|png|webp|gif)\b/i),
  Tours: matching(/^(https?:\/\/|www\.|3d$|openhouse$)/i),
  StandardStatus: (column) => {
    const { unnamed, counts, texts, kind } = column;
    if (texts.every((text) => OF_PAGES.test(text)) && texts.some((text) => !/^pending$/i.test(text))) return false;
    if (kind === 'status') return true;
    const isOwn = saysStatus(column);
    const most = Math.max(isOwn && isNamedFor('StandardStatus', column) ? 15 : 5, texts.length / 2);
    return counts.size <= Math.min(40, most) && (isOwn || (!unnamed && shareOf(texts, isStatusWord) >= 0.5));
  },
  // "Feature" is each record of GeoJSON.
  PropertyType: ({ texts, kind }) =>
    kind !== 'typology' &&
    !texts.every((text) => text === 'Feature') &&
    shareOf(texts, (text) => /\p{L}/u.test(text)) >= 0.8 &&
    shareOf(texts, isSaleTypeWord) < 0.5,
  Bedrooms: within(0, 40),
  Bathrooms: within(0, 40),
  // 0 is unknown; other small numbers are areas or ages.
  YearBuilt: ({ texts }) => areAllBut(texts, (text) => roughNumber(text) === 0 || isYearInShort(text)),
  ListPrice: middleOf(100, 1e10),
  ClosePrice: middleOf(100, 1e10),
  // 0 and 1 stand for none beside sale prices.
  RentPrice: (column, sizes) => {
    const told = sizes.filter((size) => size > 1);
    return (told.length > 0 || sizes.length === 0) && middleOf(50, 1e6)(column, told);
  },
  // Under a name that says not of what, something else may come so often, or it may be a time.
  RentFrequency: ({ name, texts }) => !/^(freq|period)/i.test(name) || shareOf(texts, isFrequency) >= 0.3,
  BuildingArea: middleOf(10, 1e6),
  ParkingSpots: within(0, 500),
  City: matching(/^\P{N}{2,}$/u),
  State: ({ texts }) =>
    shareOf(texts, (text) => /^\P{N}{2,40}$/u.test(text)) >= 0.8 && shareOf(texts, isStatusWord) < 0.5,
  ZIP: matching(/^(?=.*\d)[\p{L}\d][\p{L}\d\s-]{2,10}(\.0)?$/u),
  Address: matching(/\p{L}/u),
  Location: ({ counts, texts }) =>
    shareOf(texts, (text) => /\p{L}{2}/u.test(text)) >= 0.8 && !hasTypeCodes(counts.keys()),
  Description: ({ texts }) => median(texts.map((text) => text.length)) >= 15,
  ListOfficeName: matching(/\p{L}{2}/u),
};
