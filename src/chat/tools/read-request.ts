import { foldText } from '../../listings/fold.ts';
import { AREA_UNITS, SALE_TYPES, STATUSES } from '../../listings/listing.ts';
import { isTag } from '../../listings/tags/tags.ts';
import { AGGREGATE_FIELDS } from '../retrieve/stores/aggregate-store.ts';
import {
  AREA_FIELDS,
  type Constraint,
  type ConstraintField,
  NAME_FIELDS,
  type NameField,
  NUMBER_FIELDS,
  OPERATORS,
} from '../understand/constraint.ts';
import { propertyTypesOf } from '../understand/property-types.ts';
import { PRICE_REDUCED } from '../understand/told-fields.ts';
import {
  AGGREGATES,
  type Aggregate,
  ASKED_FIELDS,
  type AskedField,
  type Order,
  type Understanding,
} from '../understand/understanding.ts';
import type { Names, Vocabulary } from '../understand/vocabulary.ts';
import {
  cleanName,
  MOST_ITEMS,
  ORDERS,
  SEARCH_FIELDS,
  type SearchRequest,
  type StatedConstraint,
  searchSchema,
} from './search-request.ts';

/** By what a request is read: whose message it is for, and the names of the listings. `shown` are all homes of earlier answers, `lastShown` those of the last row. */
export type ReadingContext = {
  understanding: Pick<Understanding, 'Language' | 'Refused'>;
  vocabulary: Pick<Vocabulary, 'cities' | 'places' | 'regions' | 'propertyTypes'>;
  shown: readonly number[];
  lastShown: readonly number[];
};

/** What is wrong with a request, in words by which a model can mend it. */
export class WrongRequest extends Error {}

const isIn = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

const numberFrom = (value: unknown): number => {
  const text = typeof value === 'string' ? value.replace(/[$€£,\s]/g, '') : value;
  const number = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof number === 'number' && number >= 0 && number <= 1e12 ? number : Number.NaN;
};

const namesFrom = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((name) => typeof name === 'string' || typeof name === 'number')
    .map((name) => cleanName(String(name)))
    .filter(Boolean)
    .slice(0, MOST_ITEMS);

/** Reads requests of models: what differs from the schema only by its form is taken all the same. */
export const createReadRequest = ({ understanding, vocabulary, shown, lastShown }: ReadingContext) => {
  const { cities, places, regions, propertyTypes } = vocabulary;

  const namesOf = (field: string, value: unknown): string[] => {
    const names = namesFrom(value);
    if (names.length === 0) throw new WrongRequest(`Value of ${field} must be a list of names`);
    if (field === 'City') return [...new Set(names.flatMap((name) => regions.townsOf(name) ?? [name]))];
    if (field !== 'PropertyType') return names;
    const types = names.flatMap((name) => propertyTypesOf(propertyTypes).said(name));
    if (types.length > 0) return [...new Set(types)];
    const all = propertyTypes.slice(0, MOST_ITEMS).map(cleanName).join(', ');
    throw new WrongRequest(`There is no PropertyType "${names.join('", "')}"; there are ${all}`);
  };

  /** A district that is called a town, or a town that homes are to be near, is what it is. */
  const placeField = (field: NameField, names: readonly string[]): NameField => {
    const areAll = (known: Names): boolean => names.every((name) => known.get(foldText(name)) !== undefined);
    if (field === 'City' && !areAll(cities) && areAll(places)) return 'Near';
    return field === 'Near' && !areAll(places) && areAll(cities) ? 'City' : field;
  };

  const readConstraint = (given: unknown): Constraint => {
    const { Field, Operator, Value, AreaUnit } = (given ?? {}) as Partial<StatedConstraint>;
    const Words = '';
    const operatorOf = (allowed: readonly string[]): string => {
      if (isIn(allowed, Operator)) return Operator;
      throw new WrongRequest(`Operator of ${Field} must be one of ${allowed.join(', ')}`);
    };
    const number = (): number => {
      const value = numberFrom(Value);
      if (Number.isNaN(value)) throw new WrongRequest(`Value of ${Field} must be a number`);
      return value;
    };
    const choice = (values: readonly string[]): string => {
      if (isIn(values, Value)) return Value;
      throw new WrongRequest(`Value of ${Field} must be one of ${values.join(', ')}`);
    };
    const made = (field: ConstraintField, operators: readonly string[], value: unknown, more = {}): Constraint =>
      ({ Field: field, Operator: operatorOf(operators), Value: value, Words, ...more }) as Constraint;
    const isOrNot = ['is', 'not'];
    if (Field === 'SaleType') return made(Field, isOrNot, choice(SALE_TYPES));
    if (Field === 'Status') return made(Field, isOrNot, choice(STATUSES));
    if (isIn(NAME_FIELDS, Field)) {
      const names = namesOf(Field, Value);
      return made(placeField(Field, names), isOrNot, names);
    }
    if (isIn(NUMBER_FIELDS, Field)) return made(Field, OPERATORS, number());
    if (!isIn(AREA_FIELDS, Field))
      throw new WrongRequest(
        `Field "${cleanName(String(Field))}" is not known; it must be one of ${SEARCH_FIELDS.join(', ')}`,
      );
    return made(Field, OPERATORS, number(), { AreaUnit: isIn(AREA_UNITS, AreaUnit) ? AreaUnit : 'Square Feet' });
  };

  /** Features that no listing is marked by are looked for in the texts, and so are those that would do as well. */
  const isUnknownTag = ({ Field, Value }: Constraint): boolean =>
    Field === 'Tag' && (Value as string[]).some((name) => !isTag(name) && name !== PRICE_REDUCED);

  return (text: string): Understanding => {
    const request = readArguments(text, Object.keys(searchSchema.properties as object)) as SearchRequest;
    const constraints = different(listFrom(request.Constraints, 'Constraints').map(readConstraint));
    const wishes = different(listFrom(request.Wishes, 'Wishes').map(readConstraint));
    const unknown = [...constraints, ...wishes].filter(isUnknownTag);
    const words = [...namesFrom(request.Words ?? []), ...unknown.flatMap(({ Value }) => Value as string[])];
    const unsought = unknown.filter(({ Operator }) => Operator === 'not').flatMap(({ Value }) => Value as string[]);
    const ids = { not: shown, only: lastShown };
    const { Shown, Order, Limit, Aggregate } = request;
    if (Shown !== undefined && !isIn(['not', 'only'], Shown)) throw new WrongRequest('Shown must be "not" or "only"');
    if (Order !== undefined && !isIn(ORDERS, Order))
      throw new WrongRequest(`Order must be one of ${ORDERS.join(', ')}`);
    if (Aggregate !== undefined && !isIn(AGGREGATES, Aggregate))
      throw new WrongRequest(`Aggregate must be one of ${AGGREGATES.join(', ')}`);
    const fields = namesFrom(request.Fields ?? []);
    const wrong = fields.filter((name) => !isIn(ASKED_FIELDS, name));
    if (wrong.length > 0)
      throw new WrongRequest(`Fields must be some of ${ASKED_FIELDS.join(', ')}, not ${wrong.join(', ')}`);
    if (Aggregate !== undefined && fields.length > 0 && !fields.some((name) => isIn(AGGREGATE_FIELDS, name)))
      throw new WrongRequest(`Aggregate needs one of these in Fields: ${AGGREGATE_FIELDS.join(', ')}`);
    const limit = Limit === undefined ? undefined : numberFrom(Limit);
    const known = constraints.filter((one) => !isUnknownTag(one));
    const among: Constraint[] =
      Shown === undefined
        ? []
        : [{ Field: 'Shown', Operator: Shown === 'not' ? 'not' : 'is', Value: [...ids[Shown]], Words: '' }];
    const [field, direction] = (Order ?? '').split(' ');
    const { Language, Refused } = understanding;
    return {
      ...{ Language, Refused, Intent: 'search' as const },
      Constraints: [...known, ...among],
      Wishes: wishes.filter((one) => !isUnknownTag(one)),
      Kept: known,
      Unexplained: words,
      ...(unsought.length === 0 ? {} : { Unsought: unsought }),
      Fields: fields as AskedField[],
      AskedTags: namesFrom(request.Tags ?? []).filter(isTag),
      ...(Order === undefined ? {} : { Order: { Field: field, Direction: direction } as Order }),
      ...(limit === undefined || !(limit >= 1) ? {} : { Limit: Math.floor(limit) }),
      ...(Aggregate === undefined ? {} : { Aggregate: Aggregate as Aggregate }),
    };
  };
};

const different = (constraints: readonly Constraint[]): Constraint[] => [
  ...new Map(constraints.map((one) => [JSON.stringify(one), one])).values(),
];

const listFrom = (value: unknown, name: string): unknown[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new WrongRequest(`${name} must be a list`);
  if (value.length > MOST_ITEMS) throw new WrongRequest(`${name} must have at most ${MOST_ITEMS} items`);
  return value;
};

/** The arguments of a call as an object without fields that are not known. Throws WrongRequest. */
export const readArguments = (text: string, known: readonly string[]): Record<string, unknown> => {
  let given: unknown;
  try {
    given = JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    throw new WrongRequest('The arguments are not JSON');
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new WrongRequest('The arguments must be an object');
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new WrongRequest(
      `Not known: ${unknown.slice(0, MOST_ITEMS).map(cleanName).join(', ')}; known are ${known.join(', ')}`,
    );
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
};
