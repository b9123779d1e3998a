import { EMPTY_STATE, type SessionState } from '../../src/chat/sessions/session-state.ts';
import type { Constraint, NameField, NumberField, Operator } from '../../src/chat/understand/constraint.ts';
import type { ShownListing } from '../../src/chat/understand/conversation/shown-listing.ts';
import type { Statement } from '../../src/chat/understand/statement.ts';

/** A message that says nothing but what is named. */
export const statement = (parts: Partial<Statement> = {}): Statement => ({
  language: 'en',
  isLanguageKnown: true,
  constraints: [],
  wishes: [],
  dropped: [],
  droppedTags: [],
  droppedNames: [],
  adds: false,
  isReset: false,
  wantsMore: false,
  amongShown: false,
  relative: [],
  pointers: [],
  speaksOfHomes: false,
  wantsHuman: false,
  compares: false,
  fields: [],
  askedTags: [],
  refused: [],
  unexplained: [],
  ...parts,
});

export const state = (parts: Partial<SessionState> = {}): SessionState => ({ ...EMPTY_STATE, ...parts });

export const named = (Field: NameField, ...Value: string[]): Constraint => ({
  Field,
  Operator: 'is',
  Value,
  Words: Value.join(', '),
});
export const notNamed = (Field: NameField, ...Value: string[]): Constraint => ({
  ...{ Field, Operator: 'not', Value },
  Words: `not ${Value.join(', ')}`,
});
export const bound = (Field: NumberField, Operator: Operator, Value: number): Constraint => ({
  ...{ Field, Operator, Value },
  Words: `${Field} ${Operator} ${Value}`,
});
export const forRent: Constraint = { Field: 'SaleType', Operator: 'is', Value: 'for_rent', Words: 'rent' };
export const forSale: Constraint = { Field: 'SaleType', Operator: 'is', Value: 'for_sale', Words: 'buy' };

/** Constraints as one reads them: `City is La Mesa`. */
export const written = (constraints: readonly Constraint[]): string[] =>
  constraints.map(({ Field, Operator, Value }) => `${Field} ${Operator} ${[Value].flat().join(', ')}`);

export const shownListing = (id: number, parts: Partial<ShownListing> = {}): ShownListing => ({
  id,
  saleType: 'for_sale',
  status: 'Active',
  price: 500_000,
  currency: '$',
  hoaMonth: null,
  buildingArea: 1_500,
  lotArea: null,
  areaUnit: 'Square Feet',
  bedrooms: 3,
  bathrooms: 2,
  parkingSpots: null,
  yearBuilt: 1990,
  daysOnMarket: null,
  propertyType: 'Condominium',
  city: 'La Mesa',
  zip: null,
  address: null,
  location: null,
  tags: [],
  ...parts,
});
