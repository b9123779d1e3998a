import { foldName } from '../../listings/fold.ts';
import { createTextCache } from '../../process/text-cache.ts';
import type { FeedField } from '../configuration/feed-fields.ts';

/** A name in words: `FBaths #` and `LivingArea` give `f baths number` and `living area`. `#` is the word number, `$/` a price per, `List $` a list price. */
const inWords = (name: string): string =>
  foldName(
    name.replace(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$2 ').replace(/#|\bn\.?\s?[°º]/gi, ' number '),
  )
    .replace(/[$€£]\s*(\/|per\b)/g, ' price per ')
    .replace(/^(list|lst|ask|sold|sld|sale|close) *[$€£]/, '$1 price ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names are asked for again and again: for each field and each part of one. */
export const NAMES_REMEMBERED = 1_000;
const rememberWords = createTextCache<string>(NAMES_REMEMBERED);
export const spaceColumn = (name: string): string => rememberWords(name, () => inWords(name));

/** The same as one word: as names are compared that may be parted in other places. */
export const squashColumn = (name: string): string => spaceColumn(name).replaceAll(' ', '');

/** What stands under a thing is about that thing. */
type Place = {
  /** What such a thing is called. */
  of: RegExp;
  /** All that can stand there. */
  fields: readonly FeedField[];
  /** What fields are called there and nowhere else, squashed. */
  names?: Readonly<Partial<Record<FeedField, string>>>;
  /** Nothing else about the home stands there, however deep; `itself`: nor is a column of that name about it. */
  foreign?: 'below' | 'itself';
};

const OF_PRICES: readonly FeedField[] = [
  ...(['ListPrice', 'SalePrice', 'RentPrice', 'OriginalListPrice', 'PreviousListPrice', 'ClosePrice'] as const),
  ...(['CurrencySymbol', 'RentFrequency', 'UnitAreaPrice', 'DepositFee'] as const),
];
const PERIODS = 'period,frequency,freq,per,interval,currencyperiod,priceperiod,rentperiod,rentfrequency';

const PLACES: readonly Place[] = [
  {
    of: /\b(office|broker|brokerage|agency|company|branch|firm)\b/,
    fields: ['ListOfficeName', 'ListOfficeContact'],
    names: { ListOfficeName: 'brokeragename,officename', ListOfficeContact: 'phone,telephone,email' },
    foreign: 'below',
  },
  {
    of: /\b(agents?|realtors?|members?|contacts?|sellers?|owners?|buyers?|persons?|users?|landlord|tenant|mail|mailing)\b/,
    fields: [],
    foreign: 'below',
  },
  {
    of: /\b(energy|epc|dpe|emissions?|consumption|certificates?|ratings?|grades?|schools?|tax(es)?|assess(ed|ment)|mortgage|loan|insurance|payments?)\b/,
    fields: [],
    foreign: 'itself',
  },
  {
    of: /\b(directory|history|previous|alternat(e|es|ive|ives)|inspections?|documents?|videos?|floor ?plans?)\b/,
    fields: [],
    foreign: 'below',
  },
  {
    of: /\b(address|location|geo|geolocation|coordinates?|position|map)\b/,
    fields: ['Address', 'City', 'State', 'ZIP', 'Location', 'Latitude', 'Longitude'],
    names: { Address: 'full,line1' },
  },
  {
    of: /\b(dates?|timestamps?)\b/,
    fields: ['MarketSince', 'CloseDate', 'ModificationTimestamp'],
  },
  {
    of: /\b(prices?|pricing)\b/,
    fields: OF_PRICES,
    names: { RentFrequency: PERIODS, ListPrice: 'asking,current,list' },
  },
  { of: /\b(rent|rental)\b/, fields: OF_PRICES, names: { RentFrequency: PERIODS, RentPrice: 'asking' } },
  {
    of: /\b(images?|imgs?|photos?|pictures?|gallery)\b/,
    fields: ['Images'],
    names: { Images: 'url,src,href,link' },
  },
  {
    of: /\b(land|lots?|plots?|parcel)\b/,
    fields: ['LotArea'],
    names: { LotArea: 'area,size' },
  },
  {
    of: /\b(buildings?|structure)\b/,
    fields: ['BuildingArea', 'YearBuilt', 'PropertyType', 'Bedrooms', 'Bathrooms', 'ParkingSpots'],
    names: { BuildingArea: 'area,size' },
  },
  {
    of: /\b(surfaces?|areas?|sizes?|dimensions?|superficie)\b/,
    fields: ['BuildingArea', 'LotArea'],
    names: {
      BuildingArea: 'built,living,usable,internal,interior,floor,constructed,construida,util,habitable,total',
      LotArea: 'plot,land,lot,terrain,terreno,parcela',
    },
  },
];

/** Names of what only holds the value of the thing above it: `price.amount`, `category@name`, `description.en`. */
const HOLDERS = /^(amount|value|total|text|formatted|name|label|code|full|url|src|href|en|es|fr|de|pt)$/i;
/** Between names there is no blank: `Sq. Ft.` is one name, and so is `N.º`. */
export const BETWEEN_NAMES = /(?<=[^\s.@])\.(?=[^\s.@º°])|@(?=[^\s.@])/;
/** All that an attribute can say: it is about its element, and no value of it. */
const OF_ATTRIBUTES: readonly FeedField[] = ['CurrencySymbol', 'RentFrequency', 'Images'];

/** Where a column stands in a record, and what that says of it. */
export type ColumnPath = {
  /** It stands under something. */
  nested: boolean;
  /** What it is called there; where that only says that here is the value, what the thing is called. Where it is not nested, its name. */
  last: string;
  /** It is about somebody or something else. */
  foreign: boolean;
  /** Whether a field can be there. */
  allows: (field: FeedField) => boolean;
  /** Whether its place makes it the field. */
  means: (field: FeedField) => boolean;
};

/** The names of a header, as places: an attribute of an element that has nothing but attributes is a value like any other. */
export const columnPlaces = (header: readonly string[]): ((name: string) => string) => {
  const elements = new Set(
    header.flatMap((name) => [...name.matchAll(/\.|$/g)].map(({ index }) => name.slice(0, index))),
  );
  return (name) => {
    const at = name.lastIndexOf('@');
    return at <= 0 || elements.has(name.slice(0, at)) ? name : `${name.slice(0, at)}.${name.slice(at + 1)}`;
  };
};

/** Whether a word says what stands behind it is about. */
export const isPlace = (word: string): boolean => PLACES.some(({ of }) => of.test(word));

const placesOf = (part: string): Place[] => PLACES.filter(({ of }) => of.test(spaceColumn(part)));

const readPath = (name: string): ColumnPath => {
  const parts = name.split(BETWEEN_NAMES).filter((part) => part !== '');
  const own = parts.pop() ?? '';
  const nested = parts.length > 0;
  const holds = nested && HOLDERS.test(own);
  const attribute = nested && !holds && name.endsWith(`@${own}`);
  const places = parts.map(placesOf);
  const strangers = [
    ...places.flat().filter(({ foreign }) => foreign !== undefined),
    ...placesOf(own).filter(({ foreign }) => foreign === 'itself'),
  ];
  const nearest = places.flat().at(-1);
  const around = holds ? places.slice(0, -1).flat().at(-1) : nearest;
  const limits = [
    ...strangers.map(({ fields }) => fields),
    ...(around === undefined ? [] : [around.fields]),
    ...(attribute ? [around === undefined ? [] : OF_ATTRIBUTES] : []),
  ];
  const allows = (field: FeedField): boolean => limits.every((fields) => fields.includes(field));
  const means = (field: FeedField): boolean =>
    allows(field) && nearest?.names?.[field]?.split(',').includes(squashColumn(own)) === true;
  return {
    nested,
    last: nested ? (holds ? (parts.at(-1) ?? own) : own) : name,
    foreign: strangers.length > 0,
    allows,
    means,
  };
};

const rememberPath = createTextCache<ColumnPath>(NAMES_REMEMBERED);
/** Reads `surface.built` and `price@currency` as what they stand under and what they are there. */
export const columnPath = (name: string): ColumnPath => rememberPath(name, () => readPath(name));
