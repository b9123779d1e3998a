import { type ListingStatus, SALE_TYPES, type SaleType, STATUSES } from '../../../listings/listing.ts';
import type { Constraint } from '../../understand/constraint.ts';
import { type Condition, isOneOf, unless } from './condition.ts';
import { saleTypeOfPrices } from './number-conditions.ts';

/** Where a home on display stands, as the column `shelf` has it; homes off the display are on none. */
type Shelf = { saleType: SaleType; status: ListingStatus };

const SHELVES: readonly Shelf[] = SALE_TYPES.flatMap((saleType) => STATUSES.map((status) => ({ saleType, status })));
/** Homes that a search offers unless it asks for others. */
const OFFERED: readonly ListingStatus[] = ['Active', 'PreOnMarket'];

export const isOnShelf = (fits: (shelf: Shelf) => boolean): Condition =>
  isOneOf(
    'shelf',
    SHELVES.filter(fits).map(({ saleType, status }) => `${saleType} ${status}`),
  );

type ShelfConstraint = Extract<Constraint, { Field: 'SaleType' | 'Status' }>;
export const isOfShelf = (constraint: Constraint): constraint is ShelfConstraint =>
  constraint.Field === 'SaleType' || constraint.Field === 'Status';

/** Whether a shelf is one that a constraint means. */
export const stands = ({ saleType, status }: Shelf, { Field, Operator, Value }: ShelfConstraint): boolean =>
  Value === 'UnderContract'
    ? Operator === 'not' || OFFERED.includes(status)
    : (Value === (Field === 'Status' ? status : saleType)) === (Operator === 'is');

/** Homes that somebody has a contract for; the words are the MLS's own. */
const hasBuyer: Condition = {
  sql: "(standard_status LIKE '%under%contract%' OR standard_status LIKE '%contingent%' OR standard_status LIKE 'pending')",
  bindings: [],
};
/** What is asked beside the shelf: "under contract", "still available", "nothing pending". */
export const buyerConditions = (constraints: readonly Constraint[]): Condition[] =>
  constraints.flatMap(({ Field, Operator, Value }) => {
    if (Field !== 'Status') return [];
    if (Value === 'UnderContract') return [Operator === 'is' ? hasBuyer : unless(hasBuyer)];
    return Value === 'Active' && Operator === 'is' ? [unless(hasBuyer)] : [];
  });

export const asksForStatus = (constraints: readonly Constraint[]): boolean =>
  constraints.some(({ Field, Operator }) => Field === 'Status' && Operator === 'is');

/**
 * The shelves that a search looks through: of homes that are offered, of the sale type that its prices mean. What all
 * constraints together mean stays so when only some of them are kept.
 */
export const shelvesOf = (kept: readonly Constraint[], all: readonly Constraint[]): Condition => {
  const meant = saleTypeOfPrices(all);
  return isOnShelf(
    (shelf) =>
      (meant === undefined || shelf.saleType === meant) &&
      (asksForStatus(kept) || OFFERED.includes(shelf.status)) &&
      kept.filter(isOfShelf).every((constraint) => stands(shelf, constraint)),
  );
};
