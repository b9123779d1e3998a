import type { AreaUnit, ListingValues, Money, SaleType } from '../../listings/listing.ts';
import type { AreaField, Constraint, NumberField } from '../understand/constraint.ts';
import type { Aggregate } from '../understand/understanding.ts';

/** How many homes one answer names at most. */
export const MOST_LISTED = 5;

/**
 * Why a listing fits where its plain fields do not show it. `Words` are the listing's own: what made a tag, the place that it
 * lies in or names, the text around a word that was looked for; for a place within reach the distance ("1.2 km").
 */
export type Reason = {
  Field: 'Tag' | 'Near' | 'Description';
  Value: string;
  Words: string;
  /** Where the words say that the home has the feature not. */
  Says?: 'no';
  /** From the middle of a place, where that is known. */
  Kilometers?: number;
};

/** What a listing says of a feature that was asked about; `null` where it says nothing. */
export type TagAnswer = { Tag: string; Says: 'yes' | 'no' | null; Words: string };

/** `At` is an ISO date, UTC; null where only the feed's previous price tells of the change. */
export type PriceChange = { At: string | null; From: Money; To: Money };

/** What the history tells of a listing, without what an undo did or took back. */
export type ListingPast = {
  /** The day that its days on the market count from, and how many they are; null when unknown. */
  ListedSince: string | null;
  DaysOnMarket: number | null;
  /** The price that it was first offered for, where that differs from the present one. */
  OriginalPrice: Money | null;
  /** Changes of the price that counts (sale price or rent), the oldest first, as far as they are known. */
  PriceChanges: PriceChange[];
  /** The day on which it came back after it had been sold, under contract or off the market; null where it did not. */
  BackOnMarket: string | null;
};

/** A listing as an answer may speak of it: what its seller hides is not there. */
export type FoundListing = {
  id: number;
  sourceId: number;
  /** 1 of a home that never changed. */
  version?: number;
  /** Since when its feed has not confirmed it; null where it is confirmed. */
  unconfirmedSince: Date | null;
  values: ListingValues;
  /** The features that its text says it has. */
  tags?: readonly string[];
  reasons?: Reason[];
  /** The soft wishes that it fulfils. */
  fulfilled?: Constraint[];
  /** For the features that were asked about, in their order. */
  asked?: TagAnswer[];
  /** Only where the history was asked for, or for one to three listings. */
  past?: ListingPast;
};

/** A home that was asked for, or talked about before, and is not offered any more. */
export type GoneHome = {
  id: number;
  /** Its address, else `MLS ` and its number; `""` where neither may be told. */
  name: string;
  /** `removed` says no more than that it is no longer listed. */
  how: 'sold' | 'rented' | 'removed';
  /** ISO date; null when unknown. */
  at: string | null;
  /** What a sold one was sold for, as far as its feed tells; else the last that was asked for it. */
  price?: { amount: Money; currency: string | null };
};

/** The constraints that were given up because nothing matched all of them. */
export type Relaxed = {
  /** All of one field, or one wanted feature. */
  constraints: Constraint[];
  /** How many match the others. */
  total: number;
  /**
   * The value closest to what was asked that one of these has: the lowest price of homes that are all dearer than the limit,
   * in the listing's own currency and unit. Left out where no value is closer than another.
   */
  nearest?: { Field: NumberField | AreaField; Value: number; AreaUnit?: AreaUnit; id: number };
};

/** Computed over all that match. Prices, rents and fees of different currencies, and areas of different units, stand apart. */
export type AggregateGroup = {
  SaleType: SaleType;
  /** Of money only; null where the listings name none. */
  Currency?: string | null;
  /** Of areas only. */
  AreaUnit?: AreaUnit | null;
  /** How many match. */
  Count: number;
  /** How many of these have a known value; `Average`, `Lowest` and `Highest` are of those, null where there is none. */
  Known: number;
  Average: number | null;
  Lowest: number | null;
  Highest: number | null;
};
export type AggregateField =
  | 'Price'
  | 'HOAMonth'
  | 'YearBuilt'
  | 'LotArea'
  | 'BuildingArea'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'ParkingSpots'
  | 'DaysOnMarket'
  | 'DepositFee'
  | 'UnitAreaPrice'
  | 'EstimatePrice'
  | 'PricePerArea';
/** Largest group first. For `count` there are no groups: `total` is the answer. */
export type Aggregated = { Kind: Aggregate; Field: AggregateField; Groups: AggregateGroup[] };

/** What an order by money does not compare: rents with sale prices, one currency with another. */
export type ApartBy = 'SaleType' | 'Currency';

/** Words that no field explained, looked for in the texts of what matched, as a wish. */
export type SearchedText = {
  words: string[];
  /** How many were looked through, the first ones in the order of the listings. */
  looked: number;
  /** How many of those have all of the words. */
  found: number;
  /** Why it ended before all were looked through; null where all were. */
  stopped: TextStop | null;
};
/** `enough`: as many as are shown were found. `slow`: more would take too long. `limit`: no more are ever looked through. */
export type TextStop = 'enough' | 'slow' | 'limit';

/** Of the towns that were asked for, those where nothing matches; where the town was given up, those with the most homes. */
export type Towns = { None: string[]; Most: string[] };

/** What an answer may be made of. Row `#1` is the first of `listings`. */
export type Found = {
  /**
   * `search`: what matches constraints. `lookup`: homes that were named or pointed at, also to compare them. `focus`: those
   * that are talked about, read anew. `nothing`: the message is about no home.
   */
  kind: 'search' | 'lookup' | 'focus' | 'nothing';
  /** At most 25, in the order that was asked for, else by the wishes they fulfil, the freshest first. */
  listings: FoundListing[];
  /**
   * How many match what was asked, without any relaxation. For `lookup` how many homes on display were meant, of which
   * `listings` are the first; for `focus` the number of `listings`.
   */
  total: number;
  /** Of a search for more: how many match too but were shown before. `total` 0 then means that all have been shown. */
  shownBefore?: number;
  /** Only where nothing matches; `listings` are then those that match the other constraints, the nearest first. */
  relaxed?: Relaxed;
  /** Where an aggregate was asked for. With `lowest` and `highest` the listings are in that order: the first is the one. */
  aggregated?: Aggregated;
  searchedText?: SearchedText;
  /** Only where there is something to tell of them. */
  towns?: Towns;
  /** Where the order does not compare all of the listings: they are the first of each kind, in one row all the same. */
  apart?: ApartBy[];
  /** Homes that were named, pointed at or in focus, and are no longer on display. */
  gone: GoneHome[];
  /** Identifiers of a lookup that name no home at all, on display or gone. */
  unknown: Constraint[];
};
