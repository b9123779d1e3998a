import type { LanguageCode } from '../../language/language.ts';
import type { AreaUnit } from '../../listings/listing.ts';
import type { Constraint } from './constraint.ts';

export type Intent = 'search' | 'lookup' | 'compare' | 'human' | 'none';

/**
 * What a message of intent `none` is: about the agency itself, general knowledge of buying and renting, something else
 * altogether, a "yes" or "no" that answers no offer. `shown` asks about the listings in focus.
 */
export type Talk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  | 'agency'
  | 'knowledge'
  | 'offTopic'
  | 'reply'
  | 'shown'
  | 'other';

/** Talk that is about no home, whatever places it names: "how is the weather in La Mesa?" */
export const ABOUT_NO_HOME: readonly Talk[] = ['knowledge', 'agency', 'offTopic'];

export const ORDER_FIELDS = [
  'Price',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'DaysOnMarket',
  'Bedrooms',
  'Bathrooms',
  'HOAMonth',
  'PricePerArea',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];
export type Order = { Field: OrderField; Direction: 'asc' | 'desc' };

export const AGGREGATES = ['count', 'average', 'lowest', 'highest'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** What a visitor may ask about a home: a listing's fields, and what its history tells. `Tag` goes with `AskedTags`. */
export const ASKED_FIELDS = [
  'Price',
  'HOAMonth',
  'YearBuilt',
  'LotArea',
  'BuildingArea',
  'Bedrooms',
  'Bathrooms',
  'ParkingSpots',
  'DaysOnMarket',
  'Status',
  'PropertyType',
  'SaleType',
  'Address',
  'City',
  'ZIP',
  'Location',
  'Url',
  'MLSNumber',
  'Images',
  'Tours',
  'DepositFee',
  'UnitAreaPrice',
  'EstimatePrice',
  'Description',
  'ListOfficeName',
  'PriceHistory',
  'Tag',
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

export type Understanding = {
  /** The visitor's language: the answer's too, unless the chatbot says otherwise. */
  Language: LanguageCode;
  Intent: Intent;
  /** What holds now, earlier turns included; for a lookup, and for who wants a person, what this message says alone. */
  Constraints: Constraint[];
  /** Soft wishes: they order what matches and exclude nothing. */
  Wishes: Constraint[];
  /** What the next turn goes on from. A lookup leaves it as it was. */
  Kept: Constraint[];
  /** Words that say something and that nothing here explained. */
  Unexplained: string[];
  /** Those of them that are not wanted ("no dumbwaiter"), which are looked for in no text. */
  Unsought?: string[];
  Order?: Order;
  /** How many were asked for. */
  Limit?: number;
  Fields: AskedField[];
  /** The features that `Tag` of `Fields` asks about. */
  AskedTags: string[];
  /** IDs of the listings that "the second one" meant, in the order in which they were named. */
  Reference?: number[];
  Aggregate?: Aggregate;
  /** What was said of `Reference` is wanted once more, or otherwise ("translate that"): the conversation stays where it was. */
  Again?: true;
  Talk?: Talk;
  /** What the message measures areas in. */
  AreaUnit?: AreaUnit;
  /** The words by which the visitor asked to choose by a protected class: that part is refused. */
  Refused: string[];
};

/** A lookup of homes that nobody's words were read for. The search stays what was `Kept`. */
export const lookupOf = (
  { Language, Refused }: Pick<Understanding, 'Language' | 'Refused'>,
  asked: Pick<Understanding, 'Constraints' | 'Kept'> & { Reference: number[] },
): Understanding => ({
  ...{ Language, Refused, Intent: 'lookup', ...asked },
  ...{ Wishes: [], Unexplained: [], Fields: [], AskedTags: [] },
});
