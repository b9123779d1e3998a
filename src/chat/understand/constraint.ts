import type { SaleType } from '../../listings/listing.ts';

/** What a constraint speaks of, and how. */
export const CONSTRAINT_FIELDS = [
  'SaleType',
  'City',
  'Bedrooms',
  'Bathrooms',
  'Price',
  'MLSNumber',
  'Address',
  'Url',
] as const;
export type ConstraintField = (typeof CONSTRAINT_FIELDS)[number];
export const OPERATORS = ['is', 'not', 'atLeast', 'atMost'] as const;
export type Operator = (typeof OPERATORS)[number];

/**
 * One condition that the visitor stated. `Value` is a number for Bedrooms, Bathrooms and Price (in the listings' own
 * currency), a list of names for City, else a text. `Words` are the visitor's own.
 */
export type Constraint =
  | { Field: 'SaleType'; Operator: 'is' | 'not'; Value: SaleType; Words: string }
  | { Field: 'City'; Operator: 'is' | 'not'; Value: string[]; Words: string }
  | { Field: 'Bedrooms' | 'Bathrooms' | 'Price'; Operator: 'is' | 'atLeast' | 'atMost'; Value: number; Words: string }
  | { Field: 'MLSNumber' | 'Address' | 'Url'; Operator: 'is'; Value: string; Words: string };

export type Intent = 'search' | 'lookup' | 'human' | 'none';

/** What a question of intent `none` is; `shown` asks about the listings in focus. */
export type Talk = 'greeting' | 'thanks' | 'shown' | 'other';

export type Understanding = {
  Intent: Intent;
  /** What holds now, earlier turns included; for a lookup the identifiers and the place of this question alone. */
  Constraints: Constraint[];
  /** What the next turn goes on from. A lookup leaves it as it was. */
  Kept: Constraint[];
  /** Words that say something and that nothing here explained. */
  Unexplained: string[];
  Aggregate?: 'count';
  Talk?: Talk;
};

export const isIdentifier = (constraint: Constraint): boolean =>
  constraint.Field === 'MLSNumber' || constraint.Field === 'Address' || constraint.Field === 'Url';

/** The sale type that the constraints name, if they name one. */
export const saleTypeOf = (constraints: readonly Constraint[]): SaleType | undefined => {
  for (const constraint of constraints) {
    if (constraint.Field !== 'SaleType') continue;
    if (constraint.Operator === 'is') return constraint.Value;
    return constraint.Value === 'for_rent' ? 'for_sale' : 'for_rent';
  }
  return undefined;
};
