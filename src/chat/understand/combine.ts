import type { SaleType } from '../../listings/listing.ts';
import { implies } from '../../listings/tags/tags.ts';
import type { Claim, ConditionClaim, Polarity } from './claims.ts';
import { type Constraint, type ConstraintField, isNameConstraint, isWantedTag } from './constraint.ts';
import { makesUp } from './feature-pairs.ts';
import { type Message, says } from './message.ts';

export const polarityOf = ({ means }: ConditionClaim): Polarity => means.polarity ?? 'is';
/** How much more the opposite of "at most" is, of what is counted. */
const STEPS: Readonly<Partial<Record<ConstraintField, number>>> = { YearBuilt: 1, Bedrooms: 1, Bathrooms: 0.5 };
/** The opposite of a condition, where it has one. */
export const negated = (constraint: Constraint): Constraint[] => {
  switch (constraint.Operator) {
    case 'not':
      return [{ ...constraint, Operator: 'is' } as Constraint];
    case 'is':
      if (constraint.Field === 'Currency') return [constraint];
      // "No parking" is none; "not 3 bedrooms" says no more than that.
      return isNameConstraint(constraint) ||
        ['SaleType', 'Status'].includes(constraint.Field) ||
        (constraint.Field === 'Bedrooms' && constraint.Value === 0)
        ? [{ ...constraint, Operator: 'not' } as Constraint]
        : [];
    case 'atLeast':
      // "One bath is a deal breaker" says no more than that one is too few.
      if (constraint.Field === 'Bedrooms' || constraint.Field === 'Bathrooms') return [];
      if (constraint.Field === 'ParkingSpots' && constraint.Value <= 1)
        return [{ ...constraint, Operator: 'is', Value: 0 }];
      return [
        { ...constraint, Operator: 'atMost', Value: constraint.Value - (constraint.Field === 'YearBuilt' ? 1 : 0) },
      ];
    default:
      // "Nothing under 3 bedrooms" was read as no more than 2.
      return [{ ...constraint, Operator: 'atLeast', Value: constraint.Value + (STEPS[constraint.Field] ?? 0) }];
  }
};

/** Whether two neighbouring claims are alternatives: "pool or hot tub". */
const isOr = ({ lexemes }: Message, one: Claim, next: Claim): boolean => {
  const between = lexemes.slice(one.to, next.from);
  return (
    between.length <= 3 &&
    between.some((lexeme) => says(lexeme, 'link.or')) &&
    between.every((lexeme) => lexeme.isMark || says(lexeme, 'link.or', 'link.with', 'filler'))
  );
};

/** Names of one field are one condition, which any of them meets; features hold each, unless "or" joins them. */
export const combined = (
  message: Message,
  claims: readonly ConditionClaim[],
  constraintsOf: (claim: ConditionClaim) => Constraint[],
): Constraint[] => {
  const found: { constraint: Constraint; claim: ConditionClaim }[] = [];
  for (const claim of claims) {
    for (const read of constraintsOf(claim)) {
      const constraint: Constraint = { ...read, Rule: claim.rule };
      const same = found.findLast(({ constraint: one, claim: other }) => {
        if (one.Field !== constraint.Field || one.Operator !== constraint.Operator || !isNameConstraint(one))
          return false;
        return one.Field !== 'Tag' || (other !== claim && one.Operator === 'is' && isOr(message, other, claim));
      });
      if (same !== undefined && isNameConstraint(same.constraint) && isNameConstraint(constraint)) {
        same.constraint = {
          ...same.constraint,
          Value: [...new Set([...same.constraint.Value, ...constraint.Value])],
          Words: `${same.constraint.Words}, ${constraint.Words}`,
        };
        same.claim = claim;
      } else found.push({ constraint, claim });
    }
  }
  return found.map(({ constraint }) => constraint);
};

const isSameTag = (one: Constraint, other: Constraint): boolean =>
  one.Field === 'Tag' &&
  other.Field === 'Tag' &&
  one.Operator === other.Operator &&
  one.Value.length === 1 &&
  other.Value.length === 1;

const isOpposite = (one: Constraint, other: Constraint): boolean =>
  other.Field === one.Field && other.Operator === 'not' && String(one.Value) === String(other.Value);

/** "A garage, to park in the street is hell": no spaces beside it. */
const isOfGarage = (one: Constraint, all: readonly Constraint[]): boolean =>
  one.Field === 'ParkingSpots' &&
  one.Value <= 1 &&
  one.Operator !== 'atMost' &&
  all.some((other) => isWantedTag(other) && String(other.Value) === 'garage' && other.Words !== one.Words);

/** What another condition says already: a view beside an ocean view, one bathroom beside two, a price that was named before. */
export const withoutWeaker = (constraints: readonly Constraint[]): Constraint[] =>
  constraints.filter((one, at) => {
    const isNone = constraints.some(
      (other) =>
        other !== one &&
        other.Field === one.Field &&
        one.Field === 'HOAMonth' &&
        one.Operator === 'is' &&
        other.Operator === 'atMost',
    );
    // "Unfurnished, I have my mother's furniture": what is refused in so many words is not wanted.
    const isRefused = constraints.some((other) => isWantedTag(one) && isOpposite(one, other));
    return (
      !isNone &&
      !isOfGarage(one, constraints) &&
      !isRefused &&
      !constraints.some((other, index) => {
        if (other === one || other.Field !== one.Field || other.Operator !== one.Operator) return false;
        if (isSameTag(one, other)) {
          const [value, implied] = [String(other.Value), String(one.Value)];
          if (makesUp(value, implied, one.Words === other.Words)) return true;
          return one.Operator === 'is' && (value === implied ? index < at : implies(value, implied));
        }
        if (typeof one.Value !== 'number' || typeof other.Value !== 'number')
          return String(one.Value) === String(other.Value) && index < at;
        if ('AreaUnit' in one && 'AreaUnit' in other && one.AreaUnit !== other.AreaUnit) return false;
        if (one.Value === other.Value) return index < at;
        if (one.Field === 'Price') return index > at;
        return one.Operator === 'atLeast' ? other.Value > one.Value : other.Value < one.Value;
      })
    );
  });

/** "A rental property to buy", "a flat to buy and let": who buys, buys. */
export const withOneSaleType = (constraints: readonly Constraint[]): Constraint[] => {
  const isOf = (value: SaleType, one: Constraint): boolean =>
    one.Field === 'SaleType' && one.Operator === 'is' && one.Value === value;
  const isSale = constraints.some((one) => isOf('for_sale', one));
  return constraints.filter((one) => !(isSale && isOf('for_rent', one)));
};
