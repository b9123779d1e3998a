import type { Constraint } from './constraint.ts';

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const list = (names: readonly string[], word: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;

const counted = ({ Operator, Value }: { Operator: string; Value: number }, noun: string): string => {
  const many = `${NUMBER.format(Value)} ${noun}${Value === 1 ? '' : 's'}`;
  if (Operator === 'atLeast') return `at least ${many}`;
  return Operator === 'atMost' ? `at most ${many}` : `exactly ${many}`;
};

/** A constraint in plain English: `in Seattle or Bellevue`, `at least 3 bedrooms`, `for at most 600,000`. */
export const describeConstraint = (constraint: Constraint): string => {
  switch (constraint.Field) {
    case 'SaleType': {
      const words = constraint.Value === 'for_rent' ? 'for rent' : 'for sale';
      return constraint.Operator === 'not' ? `not ${words}` : words;
    }
    case 'City':
      return constraint.Operator === 'not'
        ? `not in ${list(constraint.Value, 'or')}`
        : `in ${list(constraint.Value, 'or')}`;
    case 'Bedrooms':
      return `with ${counted(constraint, 'bedroom')}`;
    case 'Bathrooms':
      return `with ${counted(constraint, 'bathroom')}`;
    case 'Price': {
      const bound = { is: 'exactly', atLeast: 'at least', atMost: 'at most' }[constraint.Operator];
      return `for ${bound} ${NUMBER.format(constraint.Value)}`;
    }
    case 'MLSNumber':
      return `with the MLS number ${constraint.Value}`;
    case 'Address':
      return `at ${constraint.Words}`;
    case 'Url':
      return 'at that link';
  }
};
