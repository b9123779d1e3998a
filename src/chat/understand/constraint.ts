import { type AreaUnit, type SaleType, STATUSES } from '../../listings/listing.ts';

/** What a constraint speaks of. */
export const CONSTRAINT_FIELDS = [
  'SaleType',
  'City',
  'ZIP',
  'Street',
  'Near',
  'PropertyType',
  'Bedrooms',
  'Bathrooms',
  'Price',
  'Currency',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'HOAMonth',
  'DaysOnMarket',
  'Status',
  'ParkingSpots',
  'Tag',
  'MLSNumber',
  'Address',
  'Url',
  'Shown',
] as const;
export type ConstraintField = (typeof CONSTRAINT_FIELDS)[number];
export const OPERATORS = ['is', 'not', 'atLeast', 'atMost'] as const;
export type Operator = (typeof OPERATORS)[number];

export const NAME_FIELDS = ['City', 'ZIP', 'Street', 'Near', 'PropertyType', 'Currency', 'Tag'] as const;
export type NameField = (typeof NAME_FIELDS)[number];
/** Where a home lies. */
export const PLACE_FIELDS = ['City', 'ZIP', 'Street', 'Near'] as const satisfies readonly NameField[];
export const isPlaceField = (field: ConstraintField): boolean => PLACE_FIELDS.some((one) => one === field);
export const AREA_FIELDS = ['BuildingArea', 'LotArea'] as const;
export type AreaField = (typeof AREA_FIELDS)[number];
export const NUMBER_FIELDS = [
  'Bedrooms',
  'Bathrooms',
  'Price',
  'YearBuilt',
  'HOAMonth',
  'DaysOnMarket',
  'ParkingSpots',
] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];
export const IDENTIFIER_FIELDS = ['MLSNumber', 'Address', 'Url'] as const;
export type IdentifierField = (typeof IDENTIFIER_FIELDS)[number];

/** `Words` are the visitor's own; `Rule` is the name of the rule that read them. */
type Stated<Field, Operator, Value> = {
  Field: Field;
  Operator: Operator;
  Value: Value;
  Words: string;
  Rule?: string | undefined;
};

export type NameConstraint = Stated<NameField, 'is' | 'not', string[]>;
/**
 * `Within` is the budget that the visitor named before he asked for something cheaper: it holds where that is given up. `IsAbout`: one end of
 * what "around" spans.
 */
export type NumberConstraint = Stated<NumberField, Operator, number> & { Within?: number; IsAbout?: boolean };
export type AreaConstraint = Stated<AreaField, Operator, number> & { AreaUnit: AreaUnit };
export type IdentifierConstraint = Stated<IdentifierField, 'is', string>;
export type ShownConstraint = Stated<'Shown', 'is' | 'not', number[]>;

/** Where homes may be asked to stand: `UnderContract` are those on the market that have a buyer, by the MLS's own word. */
export const ASKED_STATUSES = [...STATUSES, 'UnderContract'] as const;
export type AskedStatus = (typeof ASKED_STATUSES)[number];

/**
 * One condition that the visitor stated. Numbers are in the listings' own currency (Price, HOAMonth), in days
 * (DaysOnMarket) or as named; areas are in their `AreaUnit`. Names are those of the listings where these have them; a list
 * means one of them (`is`) or none of them (`not`). Several constraints on Tag all hold. `Shown` lists IDs of listings.
 */
export type Constraint =
  | Stated<'SaleType', 'is' | 'not', SaleType>
  | Stated<'Status', 'is' | 'not', AskedStatus>
  | NameConstraint
  | NumberConstraint
  | AreaConstraint
  | IdentifierConstraint
  | ShownConstraint;

const isOneOf = <Names extends readonly string[]>(names: Names, name: string): name is Names[number] =>
  names.includes(name);

export const isNameConstraint = (constraint: Constraint): constraint is NameConstraint =>
  isOneOf(NAME_FIELDS, constraint.Field);
export const isNumberConstraint = (constraint: Constraint): constraint is NumberConstraint =>
  isOneOf(NUMBER_FIELDS, constraint.Field);
export const isAreaConstraint = (constraint: Constraint): constraint is AreaConstraint =>
  isOneOf(AREA_FIELDS, constraint.Field);
/** A feature that is wanted. */
export const isWantedTag = (constraint: Constraint): constraint is NameConstraint =>
  constraint.Field === 'Tag' && constraint.Operator === 'is';
/** What bounds a number. */
export type Measured = NumberConstraint | AreaConstraint;
export const isMeasured = (constraint: Constraint): constraint is Measured =>
  isNumberConstraint(constraint) || isAreaConstraint(constraint);
export const isIdentifier = (constraint: Constraint): constraint is IdentifierConstraint =>
  isOneOf(IDENTIFIER_FIELDS, constraint.Field);

/** Whether two constraints say the same, in whatever words. */
export const isSame = (one: Constraint, other: Constraint): boolean =>
  one.Field === other.Field && one.Operator === other.Operator && String(one.Value) === String(other.Value);

/** What still holds where constraints are given up: the budgets that were named before something cheaper was asked for. */
export const heldBudgets = (givenUp: readonly Constraint[]): Constraint[] =>
  givenUp
    .filter(isNumberConstraint)
    .flatMap(({ Within, ...cheaper }) =>
      Within === undefined || Within === cheaper.Value ? [] : [{ ...cheaper, Value: Within }],
    );

/** The sale type that the constraints name, if they name one. */
export const saleTypeOf = (constraints: readonly Constraint[]): SaleType | undefined => {
  for (const constraint of constraints) {
    if (constraint.Field !== 'SaleType') continue;
    if (constraint.Operator === 'is') return constraint.Value;
    return constraint.Value === 'for_rent' ? 'for_sale' : 'for_rent';
  }
  return undefined;
};
