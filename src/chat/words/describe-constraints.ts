import { isTag } from '../../listings/tags/tags.ts';
import { cleanListingText } from '../prompt/clean.ts';
import {
  AREA_FIELDS,
  type AreaConstraint,
  type AreaField,
  type Constraint,
  type ConstraintField,
  isAreaConstraint,
  isNumberConstraint,
  type NumberConstraint,
  type NumberField,
  saleTypeOf,
} from '../understand/constraint.ts';
import { PRICE_REDUCED } from '../understand/told-fields.ts';
import type { Formats } from './formats.ts';
import { type Bound, type NamingWords, typeName } from './naming-words.ts';

/** The order in which one says what is wanted: "for sale in Seattle with at least 3 bedrooms for at most $600,000". */
const SAID_IN_ORDER: readonly ConstraintField[] = [
  ...([
    'SaleType',
    'PropertyType',
    'City',
    'Near',
    'Street',
    'ZIP',
    'Bedrooms',
    'Bathrooms',
    'Price',
    'Currency',
  ] as const),
  ...([...AREA_FIELDS, 'YearBuilt', 'HOAMonth', 'ParkingSpots', 'Tag', 'DaysOnMarket', 'Status'] as const),
  ...(['MLSNumber', 'Address', 'Url', 'Shown'] as const),
];
const LONGEST_NAME = 80;
/** Of more names, such as the towns of a whole state, the first are said. */
const MOST_NAMES = 6;

type Measured = NumberConstraint | AreaConstraint;
const isMeasured = (constraint: Constraint): constraint is Measured =>
  isNumberConstraint(constraint) || isAreaConstraint(constraint);

const name = (text: string): string =>
  cleanListingText(text.slice(0, 4 * LONGEST_NAME))
    .slice(0, LONGEST_NAME)
    .toWellFormed();

/** "Near La Jolla but not in it": what lies there is not wanted, and what is near is. */
const asSaid = (constraint: Constraint, all: readonly Constraint[]): Constraint => {
  if (constraint.Field !== 'Near' || constraint.Operator !== 'not') return constraint;
  const isWanted = all.some(
    ({ Field, Operator, Value }) => Field === 'Near' && Operator === 'is' && String(Value) === String(constraint.Value),
  );
  return isWanted ? { ...constraint, Field: 'City' } : constraint;
};

export type DescribeWith = {
  names: NamingWords;
  formats: Formats;
  /** What the listings call their currency, where they have one only. */
  currency?: string | null;
};

/** Writes conditions so that each can follow the word for homes. */
export const createDescribe = ({ names, formats, currency = null }: DescribeWith) => {
  const { conditions, facts } = names;

  const written = ({ Field, Value, ...rest }: Measured, isRent: boolean): string => {
    if (Field === 'YearBuilt') return String(Value);
    if (Field === 'HOAMonth') return facts.perMonth(formats.money(Value, currency));
    if (Field === 'Price') {
      const money = formats.money(Value, currency);
      return isRent ? facts.perMonth(money) : money;
    }
    const number = formats.number(Value);
    return 'AreaUnit' in rest ? facts.area(number, rest.AreaUnit) : number;
  };

  const ofNumber = (field: NumberField | AreaField, bound: Bound): string =>
    conditions.numbers[field](names.bounded(bound), bound);

  const measured = (constraint: Measured, isRent: boolean): string => {
    const { Field, Operator, Value } = constraint;
    const isNone = Value === 0 && (Operator === 'is' || Operator === 'atMost');
    if (Field === 'HOAMonth' && isNone) return conditions.noHoa;
    if (Field === 'Bedrooms' && isNone) return conditions.studio;
    const text = written(constraint, isRent);
    return ofNumber(Field, { kind: Operator, low: text, high: text, isOne: formats.count(Value).isOne });
  };

  const range = (from: Measured, to: Measured, isRent: boolean): string => {
    const [low, high] = [written(from, isRent), written(to, isRent)];
    const { isOne } = formats.count(to.Value);
    return ofNumber(from.Field, { kind: low === high ? 'is' : 'between', low, high, isOne });
  };

  const tags = (operator: 'is' | 'not', values: readonly string[]): string => {
    const words = values.map((value) => {
      const isNamed = isTag(value) || value === PRICE_REDUCED;
      const { wanted, unwanted } = isNamed ? names.features[value] : { wanted: value, unwanted: `≠ ${value}` };
      return name(operator === 'is' ? wanted : unwanted);
    });
    return operator === 'is' ? formats.or(words) : formats.and(words);
  };

  const one = (constraint: Constraint, isRent: boolean): string => {
    switch (constraint.Field) {
      case 'SaleType':
        return conditions.SaleType[constraint.Value][constraint.Operator];
      case 'Status':
        return conditions.Status[constraint.Value][constraint.Operator];
      case 'Tag':
        return tags(constraint.Operator, constraint.Value);
      case 'MLSNumber':
        return conditions.identifiers.MLSNumber(name(constraint.Value));
      case 'Address':
        return conditions.identifiers.Address(name(constraint.Words || constraint.Value));
      case 'Url':
        return conditions.identifiers.Url('');
      case 'Shown':
        return conditions.shown[constraint.Operator];
      case 'City':
      case 'ZIP':
      case 'Street':
      case 'Near':
      case 'PropertyType':
      case 'Currency': {
        const isType = constraint.Field === 'PropertyType';
        const all = [...new Set(constraint.Value.map((value) => name(isType ? typeName(value, names) : value)))];
        const values = all.length > MOST_NAMES ? [...all.slice(0, MOST_NAMES), '…'] : all;
        return conditions.names[constraint.Field][constraint.Operator]({
          or: formats.or(values),
          and: formats.and(values),
        });
      }
      default:
        return measured(constraint, isRent);
    }
  };

  /** The upper bound that makes a range of this lower one, in the same unit. */
  const upperOf = (lower: Constraint, constraints: readonly Constraint[]): Measured | undefined =>
    isMeasured(lower) && lower.Operator === 'atLeast'
      ? constraints
          .filter(isMeasured)
          .find(
            (other) =>
              other.Field === lower.Field &&
              other.Operator === 'atMost' &&
              ('AreaUnit' in other ? other.AreaUnit : '') === ('AreaUnit' in lower ? lower.AreaUnit : ''),
          )
      : undefined;

  /** All conditions, in the order in which one says them; a minimum and a maximum become a range. */
  return (constraints: readonly Constraint[], among: readonly Constraint[] = constraints): string[] => {
    const isRent = saleTypeOf(among) === 'for_rent';
    const sorted = [...constraints].sort((a, b) => SAID_IN_ORDER.indexOf(a.Field) - SAID_IN_ORDER.indexOf(b.Field));
    const inRanges = new Set<Constraint>();
    return sorted.flatMap((constraint) => {
      const upper = upperOf(constraint, sorted);
      if (upper !== undefined && isMeasured(constraint)) {
        inRanges.add(upper).add(constraint);
        return [range(constraint, upper, isRent)];
      }
      const isSaid = inRanges.has(constraint) || sorted.some((lower) => upperOf(lower, sorted) === constraint);
      return isSaid ? [] : [one(asSaid(constraint, sorted), isRent)];
    });
  };
};

export type Describe = ReturnType<typeof createDescribe>;
