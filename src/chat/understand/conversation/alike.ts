import type { SessionState } from '../../sessions/session-state.ts';
import { type Constraint, isPlaceField } from '../constraint.ts';
import { NEVER_A_RENT } from '../rent-or-sale.ts';
import type { Alike, Statement } from '../statement.ts';
import type { ShownListing } from './shown-listing.ts';

/** What costs so much more or less is alike. */
const PRICE_SHARE = 0.15;

/** So much of a price, as one would say it. */
const roundly = (round: (value: number) => number, price: number, share: number): number => {
  const step = price < NEVER_A_RENT ? 10 : 1_000;
  return round((price * share) / step) * step;
};

/** The home that others are to be like; undefined where the talk is of no one. */
const idOf = ({ position }: Alike, { focus, lastShown }: SessionState): number | undefined => {
  if (position !== undefined) return lastShown.at(position > 0 ? position - 1 : position);
  const [only, ...more] = focus.length > 0 ? focus : lastShown;
  return more.length === 0 ? only : undefined;
};

/** The home by which a message asks for others, as it is now. */
export const alikeTo = (
  { alike }: Statement,
  before: SessionState,
  listings: readonly ShownListing[],
): ShownListing | undefined => {
  const id = alike === undefined ? undefined : idOf(alike, before);
  return listings.find((listing) => listing.id === id);
};

/** What others have to have to be like a home: offered alike, of its type, where it lies, as many bedrooms, about its price. */
const Rule = 'more of them';
const likeIt = (home: ShownListing, { isNear, Words }: Alike): Constraint[] => {
  const { saleType, city, location, propertyType, bedrooms, price } = home;
  const named = (Field: 'City' | 'Near' | 'PropertyType', name: string | null): Constraint[] =>
    name === null || name.trim() === '' ? [] : [{ Field, Operator: 'is', Value: [name], Words, Rule }];
  return [
    { Field: 'SaleType', Operator: 'is', Value: saleType, Words, Rule },
    ...named('City', city),
    ...(isNear ? named('Near', location) : []),
    ...named('PropertyType', propertyType),
    ...(bedrooms === null || bedrooms < 1
      ? []
      : [{ Field: 'Bedrooms', Operator: 'atLeast', Value: bedrooms, Words, Rule } as const]),
    ...(price === null
      ? []
      : [
          {
            Field: 'Price',
            Operator: 'atLeast',
            Value: roundly(Math.floor, price, 1 - PRICE_SHARE),
            Words,
            Rule,
          } as const,
          {
            Field: 'Price',
            Operator: 'atMost',
            Value: roundly(Math.ceil, price, 1 + PRICE_SHARE),
            Words,
            Rule,
          } as const,
        ]),
  ];
};

/**
 * "Any other like it?" as the search that it means; what the message says of the same itself counts instead. Where no home is
 * there to compare with it stays a wish for more.
 */
export const withAlike = (statement: Statement, before: SessionState, listings: readonly ShownListing[]): Statement => {
  const home = alikeTo(statement, before, listings);
  const { alike, constraints, relative } = statement;
  if (alike === undefined || home === undefined) return statement;
  const isSaid = ({ Field }: Constraint): boolean =>
    constraints.some((one) => one.Field === Field || (isPlaceField(one.Field) && isPlaceField(Field))) ||
    relative.some((one) => one.Field === Field);
  return {
    ...statement,
    constraints: [...likeIt(home, alike).filter((one) => !isSaid(one)), ...constraints],
    pointers: relative.length === 0 ? [] : [alike.position === undefined ? 'focus' : { position: alike.position }],
    fields: [],
    askedTags: [],
    wantsMore: false,
    amongShown: false,
    speaksOfHomes: true,
  };
};
