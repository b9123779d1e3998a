import { asOneLine, hasControl } from '../../fields/control-characters.ts';
import {
  AREA_UNITS,
  type ExtensionPair,
  LONG_TEXT,
  optionalListingFields,
  requiredListingFields,
  SALE_TYPES,
  SHORT_TEXT,
  URL_LENGTH,
} from '../../listings/listing.ts';
import { createTextCache } from '../../process/text-cache.ts';
import type { FeedField } from '../configuration/feed-fields.ts';
import type { FieldValue } from './conversion.ts';
import { asAddress } from './convert-media.ts';

type Limits = { minimum?: number; maximum?: number; maxLength?: number; maxItems?: number };

const listingFields = { ...requiredListingFields, ...optionalListingFields } as unknown as Readonly<
  Record<string, Limits>
>;
const MONEY = listingFields.SalePrice as Limits;
const FURTHER: Readonly<Record<string, Limits>> = {
  ListPrice: MONEY,
  ClosePrice: MONEY,
  OriginalListPrice: MONEY,
  PreviousListPrice: MONEY,
};
const YEARS_AHEAD = 5;
/** What these fields say, whatever conversion a feed names for them. */
export const FIELD_CHOICES: Readonly<Record<string, readonly string[]>> = {
  SaleType: SALE_TYPES,
  AreaUnit: AREA_UNITS,
};

/** What the source's own keys are. Of a key that holds a control character it is not known which part of it is the key. */
const KEYS: ReadonlySet<FeedField> = new Set(['ListingKey', 'MLSNumber']);
export const PLAIN_KEY = 'a key without line ends, tabs or other control characters';

const longerThan = (text: string, length: number): boolean => text.length > length && [...text].length > length;

/** What an address begins with. Whatever stands behind its host, it is an address or none. */
const SITE = /^https?:\/\/[^/?#\\]+/i;
const SITES_REMEMBERED = 500;
const rememberSite = createTextCache<boolean>(SITES_REMEMBERED);

/** http, https or no scheme, without blanks, and with a host. */
export const isWebAddress = (text: string): boolean => {
  if (/[\s\p{Cc}<>"]/u.test(text)) return false;
  const site = SITE.exec(text)?.[0];
  return site === undefined ? hasHost(text) : rememberSite(site, () => hasHost(site));
};

const hasHost = (text: string): boolean => {
  const scheme = /^([a-z][a-z\d+.-]*):(?!\d)/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return false;
  const url = URL.parse(scheme === undefined ? `https://${text.replace(/^\/\//, '')}` : text);
  return url !== null && (url.hostname.includes('.') || url.hostname === 'localhost');
};

const urlProblem = (text: string): string | null => {
  if (longerThan(text, URL_LENGTH)) return `at most ${URL_LENGTH} characters`;
  return isWebAddress(text) ? null : 'a web address such as https://example.com/homes/1';
};

const numberProblem = (value: number, { minimum, maximum }: Limits): string | null => {
  const tooSmall = minimum !== undefined && value < minimum;
  const tooLarge = maximum !== undefined && value > maximum;
  return tooSmall || tooLarge ? `a number from ${minimum ?? 0} to ${maximum}` : null;
};

const listProblem = (list: readonly (string | ExtensionPair)[], limits: Limits): string | null => {
  if (limits.maxItems !== undefined && list.length > limits.maxItems) return `at most ${limits.maxItems} entries`;
  for (const item of list) {
    if (typeof item === 'object' && (longerThan(item.Key, SHORT_TEXT) || longerThan(item.value, LONG_TEXT))) {
      return `keys of at most ${SHORT_TEXT} and values of at most ${LONG_TEXT} characters`;
    }
  }
  return null;
};

const MOST_PICTURES = listingFields.Images?.maxItems ?? Number.POSITIVE_INFINITY;

/** The pictures of a list that a listing can have. An odd address is a problem of its picture: `odd` is the first one. */
export const keepPictures = (
  list: readonly string[],
): { kept: string[]; odd: { value: string; expected: string } | null } => {
  const kept: string[] = [];
  let odd: ReturnType<typeof keepPictures>['odd'] = null;
  for (const text of list) {
    const address = asAddress(text);
    const expected = kept.length < MOST_PICTURES ? urlProblem(address) : `at most ${MOST_PICTURES} entries`;
    if (expected === null) kept.push(address);
    else odd ??= { value: text, expected };
  }
  return { kept, odd };
};

const limitsOf = (field: FeedField): Limits => listingFields[field] ?? FURTHER[field] ?? { maxLength: SHORT_TEXT };

/** A short text in one line; keys, which are not changed, and all other values as they are. */
export const withoutControl = <Value>(field: FeedField, value: Value): Value | string =>
  typeof value === 'string' && limitsOf(field).maxLength === SHORT_TEXT && !KEYS.has(field) ? asOneLine(value) : value;

const yearProblem = (value: FieldValue, today: string): string | null => {
  const latest = Number(today.slice(0, 4)) + YEARS_AHEAD;
  const isYear = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= latest;
  return isYear ? null : `a whole number from 0 to ${latest}`;
};

/** Homes are for sale from Tierra del Fuego to Svalbard. */
const SOUTHERNMOST = -56;
const NORTHERNMOST = 80;
const A_LATITUDE = `a latitude where homes are, from ${SOUTHERNMOST} to ${NORTHERNMOST}: it may be swapped with the longitude`;

/** What a number may be beyond the limits of the listing's field. */
const doubtOf = (field: FeedField, value: number): string | null => {
  if (field === 'Latitude') return value < SOUTHERNMOST || value > NORTHERNMOST ? A_LATITUDE : null;
  // There are no tenths of a bathroom.
  if (field === 'Bathrooms' && /\.[1-4]$/.test(String(value))) {
    return 'a number such as 2.5; conversion bathroomsFullHalf reads 2.1 as two full ones and a half one';
  }
  return null;
};

/** Things within each other as programs write them: JSON, empty ones too, like `[{"en":""}]`, or PHP's `a:1:{…}`. Nobody should read them. */
export const isNested = (text: string): boolean => /^(\[?\{["}]|a:\d+:\{)/.test(text);

const textProblem = (field: FeedField, text: string, { maxLength }: Limits): string | null => {
  if (field === 'Url') return urlProblem(text);
  if (isNested(text)) return 'a text: these are things within each other, of which columns names one';
  if (field === 'PropertyType' && /^\d+$/.test(text)) return 'a type in words: values says what a code means';
  if (KEYS.has(field) && hasControl(text)) return PLAIN_KEY;
  return maxLength !== undefined && longerThan(text, maxLength) ? `at most ${maxLength} characters` : null;
};

/** What a value would have to be to fit the listing's field, or null where it fits. `today` is an ISO date. */
export const valueProblem = (field: FeedField, value: FieldValue, today: string): string | null => {
  const limits = limitsOf(field);
  if (typeof value === 'boolean') return null;
  if (Array.isArray(value)) return listProblem(value, limits);
  const choices = FIELD_CHOICES[field];
  if (choices !== undefined) return choices.some((one) => one === value) ? null : choices.join(' or ');
  if (field === 'YearBuilt') return yearProblem(value, today);
  if (typeof value === 'number') return numberProblem(value, limits) ?? doubtOf(field, value);
  return limits.maximum !== undefined ? numberProblem(Number(value), limits) : textProblem(field, value, limits);
};
