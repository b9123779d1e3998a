import { foldText } from '../../listings/fold.ts';
import type { AreaUnit, ListingStatus, SaleType } from '../../listings/listing.ts';
import type { Tag } from '../../listings/tags/tags.ts';
import type { StatusWords } from '../retrieve/found-listing.ts';
import type { AreaField, IdentifierField, NameField, NumberField } from '../understand/constraint.ts';
import type { PRICE_REDUCED } from '../understand/told-fields.ts';
import type { AskedField, OrderField } from '../understand/understanding.ts';
import type { Counted } from './formats.ts';

/** The kinds of homes that RESO's dictionary names, and the everyday "house". */
export const STANDARD_TYPES = [
  'singleFamily',
  'house',
  'apartment',
  'condominium',
  'townhouse',
  'multiFamily',
  'duplex',
  'triplex',
  'quadruplex',
  'manufactured',
  'mobile',
  'cooperative',
  'land',
  'farm',
  'cabin',
  'loft',
  'villa',
  'commercial',
  'residential',
  'residentialLease',
  'residentialIncome',
  'commercialSale',
  'commercialLease',
] as const;
export type StandardType = (typeof STANDARD_TYPES)[number];

/** As feeds write them, folded. */
const WRITTEN: Readonly<Record<StandardType, readonly string[]>> = {
  singleFamily: [
    ...[
      'single family residence',
      'single family',
      'single family home',
      'single family house',
      'singlefamilyresidence',
    ],
    ...['single family detached', 'single family residential', 'singlefamily', 'detached'],
  ],
  house: ['house'],
  apartment: ['apartment', 'flat'],
  condominium: ['condominium', 'condo'],
  townhouse: ['townhouse', 'townhome', 'town house'],
  multiFamily: ['multi family', 'multifamily', 'multi family home'],
  duplex: ['duplex'],
  triplex: ['triplex'],
  quadruplex: ['quadruplex', 'fourplex'],
  manufactured: ['manufactured home', 'manufacturedhome', 'manufactured on land', 'manufactured'],
  mobile: ['mobile home', 'mobilehome'],
  cooperative: ['stock cooperative', 'cooperative', 'co op'],
  land: ['land', 'unimproved land', 'lots and land', 'lots/land', 'lot'],
  farm: ['farm', 'farm and ranch'],
  cabin: ['cabin'],
  loft: ['loft'],
  villa: ['villa'],
  commercial: ['commercial'],
  residential: ['residential'],
  residentialLease: ['residential lease'],
  residentialIncome: ['residential income'],
  commercialSale: ['commercial sale'],
  commercialLease: ['commercial lease'],
};
const BY_WRITTEN: ReadonlyMap<string, StandardType> = new Map(
  STANDARD_TYPES.flatMap((type) => WRITTEN[type].map((written) => [written, type] as const)),
);

/** A listing's type in the language of an answer; as the listing writes it where it is none of RESO's. */
export const typeName = (written: string, { types }: Pick<NamingWords, 'types'>): string => {
  const type = BY_WRITTEN.get(foldText(written));
  return (type === undefined ? undefined : types?.[type]) ?? written;
};

/** What a bound is written of: the number or the numbers, and whether the noun after them is in the singular. */
export type Bound = {
  kind: 'is' | 'not' | 'atLeast' | 'atMost' | 'between';
  low: string;
  high: string;
  isOne: boolean;
};

/** Names joined by "or" and by "and", since languages differ in which of them a negation takes. */
export type Joined = { or: string; and: string };
type IsAndNot<Value> = { is: Value; not: Value };

/** A feature as one names it ("pool"), wishes for it ("with a pool") and does without it ("without a pool"). */
export type FeatureName = { name: string; wanted: string; unwanted: string };

export const feature = (name: string, wanted: string, unwanted: string): FeatureName => ({ name, wanted, unwanted });

/** The names of one language. Conditions read well after the word for homes: "homes | for sale | in Seattle | with a pool". */
export type NamingWords = {
  /** Said where nothing is left to say. */
  unknown: string;
  bounded(bound: Bound): string;
  conditions: {
    SaleType: Readonly<Record<SaleType, IsAndNot<string>>>;
    Status: Readonly<Record<ListingStatus, IsAndNot<string>>>;
    names: Readonly<Record<Exclude<NameField, 'Tag'>, IsAndNot<(names: Joined) => string>>>;
    /** `bounded` is the bound in the language's general words ("at least 3"); `high` and `low` are its numbers. */
    numbers: Readonly<Record<NumberField | AreaField, (bounded: string, bound: Bound) => string>>;
    studio: string;
    noHoa: string;
    identifiers: Readonly<Record<IdentifierField, (value: string) => string>>;
    shown: IsAndNot<string>;
  };
  features: Readonly<Record<Tag | typeof PRICE_REDUCED, FeatureName>>;
  /** The standard kinds of homes; left out where listings write them in this language. */
  types?: Readonly<Record<StandardType, string>>;
  /** What stands before a colon. */
  fields: Readonly<Record<AskedField, string>>;
  status: Readonly<Record<StatusWords, string>>;
  saleTypes: Readonly<Record<SaleType, string>>;
  /** What comes first in an order, as a noun: "lowest price". */
  superlatives: Readonly<Record<OrderField, { asc: string; desc: string }>>;
  facts: {
    beds(count: Counted): string;
    studio: string;
    baths(count: Counted): string;
    parking(count: Counted): string;
    days(count: Counted): string;
    photos(count: Counted): string;
    area(text: string, unit: AreaUnit | null): string;
    perMonth(money: string): string;
    perArea(money: string, unit: AreaUnit | null): string;
    built(year: string): string;
    lot(area: string): string;
    openHouse: string;
    tour3d: string;
    /** `days` is a number of days, written. */
    onMarket(days: string): string;
    hoa(money: string): string;
    distanceFrom(distance: string, place: string): string;
  };
  /** "A home in Bellevue (MLS X9)", where an address may not be told; `city` and `number` may be blank. */
  unnamedHome(city: string, number: string): string;
  listingNumber(id: string): string;
  listedBy(office: string): string;
};
