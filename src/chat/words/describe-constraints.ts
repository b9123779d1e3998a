import { cleanStart } from '../prompt/clean.ts';
import {
  AREA_FIELDS,
  type Constraint,
  type ConstraintField,
  isMeasured,
  type Measured,
  saleTypeOf,
} from '../understand/constraint.ts';
import { fill, partsOf } from './fill.ts';
import type { Formats } from './formats.ts';
import { areaWords, featureWords, kindNoun, typeName, typeNouns, type Words } from './words.ts';

/** The order in which one says what is wanted: "for sale in Seattle with at least 3 bedrooms for at most $600,000". */
const SAID_IN_ORDER: readonly ConstraintField[] = [
  ...(['SaleType', 'PropertyType', 'MLSNumber', 'Address', 'Url', 'City', 'Near', 'Street', 'ZIP'] as const),
  ...(['Bedrooms', 'Bathrooms', 'Price', 'Currency', ...AREA_FIELDS, 'YearBuilt', 'HOAMonth'] as const),
  ...(['ParkingSpots', 'Tag', 'DaysOnMarket', 'Status', 'Shown'] as const),
];
const LONGEST_NAME = 80;
/** Of more names, such as the towns of a whole state, the first are said. */
const MOST_NAMES = 6;
/** So many conditions follow the noun without a comma. */
const FEW = 3;

/** The parts of an entry for numbers. */
const BOUNDS = ['is', 'not', 'atLeast', 'atMost', 'between'] as const;

const name = (text: string): string => cleanStart(text, LONGEST_NAME);

/** "Near La Jolla but not in it": what lies there is not wanted, and what is near is. */
const asSaid = (constraint: Constraint, all: readonly Constraint[]): Constraint => {
  if (constraint.Field !== 'Near' || constraint.Operator !== 'not') return constraint;
  const isWanted = all.some(
    ({ Field, Operator, Value }) => Field === 'Near' && Operator === 'is' && String(Value) === String(constraint.Value),
  );
  return isWanted ? { ...constraint, Field: 'City' } : constraint;
};

const unitOf = (constraint: Measured): string => ('AreaUnit' in constraint ? constraint.AreaUnit : '');

/** The upper bound that makes a range of this lower one, in the same unit. */
const upperOf = (lower: Constraint, constraints: readonly Constraint[]): Measured | undefined =>
  isMeasured(lower) && lower.Operator === 'atLeast'
    ? constraints
        .filter(isMeasured)
        .find((one) => one.Field === lower.Field && one.Operator === 'atMost' && unitOf(one) === unitOf(lower))
    : undefined;

const isStudio = ({ Field, Operator, Value }: Measured): boolean =>
  Field === 'Bedrooms' && Value === 0 && Operator !== 'atLeast';

type DescribeWith = {
  words: Words;
  formats: Formats;
  /** What the listings call their currency, where they have one only. */
  currency?: string | null;
};

/** Writes conditions so that each can follow the word for homes. */
export const createDescribe = ({ words, formats, currency = null }: DescribeWith) => {
  const said: Words['conditions'] = words.conditions;

  const written = ({ Field, Value, ...rest }: Measured, isRent: boolean): string => {
    if (Field === 'YearBuilt') return String(Value);
    if (Field === 'HOAMonth' || Field === 'Price') {
      const money = formats.money(Value, currency);
      return isRent || Field === 'HOAMonth' ? fill(words.facts.perMonth, { money }) : money;
    }
    const number = formats.number(Value);
    return 'AreaUnit' in rest ? areaWords(number, rest.AreaUnit, words) : number;
  };

  /** A number or, with `to`, a range. */
  const measured = (from: Measured, to: Measured | undefined, isRent: boolean): string => {
    const { Field, Operator, Value } = from;
    const isNone = Value === 0 && (Operator === 'is' || Operator === 'atMost');
    if (isNone && Field === 'HOAMonth') return said.noHoa;
    if (isStudio(from)) return Operator === 'not' ? said.noStudio : said.studio;
    const [low, high] = [written(from, isRent), written(to ?? from, isRent)];
    const bound = BOUNDS.indexOf(to === undefined ? Operator : low === high ? 'is' : 'between');
    const bounded = fill(partsOf(said.bounded)[bound] ?? '', { low, high });
    const [always = '', ...others] = partsOf(said[Field]);
    const count = formats.count((to ?? from).Value);
    return fill([always, ...others][others.length > 0 ? bound : 0] ?? '', { bounded, low, high, count });
  };

  const ofNames = (operator: 'is' | 'not', entry: string, values: readonly string[], kinds = values): string => {
    const some = (all: readonly string[]): string[] => {
      const names = [...new Set(all.map(name))];
      return names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), '…'] : names;
    };
    const gaps = { or: formats.or(some(values)), and: formats.and(some(values)), kind: formats.or(some(kinds)) };
    return fill(partsOf(entry)[operator === 'is' ? 0 : 1] ?? '', gaps);
  };

  const one = (constraint: Constraint, isRent: boolean): string => {
    switch (constraint.Field) {
      case 'SaleType':
        return ofNames(constraint.Operator, said.SaleType[constraint.Value], []);
      case 'Status':
        return ofNames(constraint.Operator, said.Status[constraint.Value], []);
      case 'Shown':
        return ofNames(constraint.Operator, said.Shown, []);
      case 'Tag': {
        const features = constraint.Value.map((tag) => featureWords(tag, words));
        return constraint.Operator === 'is'
          ? formats.or(features.map(({ wanted }) => name(wanted)))
          : formats.and(features.map(({ unwanted }) => name(unwanted)));
      }
      case 'MLSNumber':
      case 'Address':
      case 'Url': {
        const { Field, Value, Words: own } = constraint;
        return fill(said[Field], { value: name((Field === 'Address' && own) || Value) });
      }
      case 'PropertyType': {
        const { Operator, Value } = constraint;
        const types = Value.map((type) => typeName(type, words));
        return ofNames(Operator, said.PropertyType, typeNouns(Value, words, false) ?? types, types);
      }
      case 'City':
      case 'ZIP':
      case 'Street':
      case 'Near':
      case 'Currency':
        return ofNames(constraint.Operator, said[constraint.Field], constraint.Value);
      default:
        return measured(constraint, undefined, isRent);
    }
  };

  /** All conditions, in the order in which one says them; a minimum and a maximum become a range. */
  const conditions = (constraints: readonly Constraint[], among: readonly Constraint[] = constraints): string[] => {
    const isRent = saleTypeOf(among) === 'for_rent';
    const sorted = [...constraints].sort((a, b) => SAID_IN_ORDER.indexOf(a.Field) - SAID_IN_ORDER.indexOf(b.Field));
    const uppers = sorted.map((constraint) => upperOf(constraint, sorted));
    return sorted.flatMap((constraint, index) => {
      if (isMeasured(constraint) && uppers[index] !== undefined) return [measured(constraint, uppers[index], isRent)];
      return isMeasured(constraint) && uppers.includes(constraint) ? [] : [one(asSaid(constraint, sorted), isRent)];
    });
  };

  /** The homes that fulfil conditions: "houses for sale in Seattle". */
  const homes = (constraints: readonly Constraint[], isOne: boolean): string => {
    const { signs } = words;
    const type = constraints.find(({ Field, Operator }) => Field === 'PropertyType' && Operator === 'is');
    const nouns = type === undefined ? undefined : typeNouns(type.Value as string[], words, isOne);
    const others = nouns === undefined ? constraints : constraints.filter((constraint) => constraint !== type);
    const all = conditions(others, constraints);
    // The first few follow the noun, longer lists are set apart by commas.
    const [first, rest] = all.length > FEW ? [all.slice(0, 2), all.slice(2)] : [all, []];
    return fill(signs.homes, {
      noun: nouns === undefined ? kindNoun('home', words, isOne) : formats.or(nouns),
      conditions: [first.join(signs.few), ...rest].join(signs.many),
    });
  };

  return { conditions, homes };
};

export type Describe = ReturnType<typeof createDescribe>;
