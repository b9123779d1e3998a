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
import { AGGREGATES, ASKED_FIELDS, type Order, type Understanding } from '../understand/understanding.ts';
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

/** One of these. Throws WrongRequest. */
const oneOf = <Value extends string>(name: string, values: readonly Value[], value: unknown): Value => {
  if (isIn(values, value)) return value;
  throw new WrongRequest(`${name} must be one of ${values.join(', ')}, not "${cleanName(String(value))}"`);
};

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
    const { Field: name, Operator: operator, Value: value, AreaUnit } = (given ?? {}) as Partial<StatedConstraint>;
    const field = oneOf('Field', SEARCH_FIELDS, name);
    const isNumber = isIn([...NUMBER_FIELDS, ...AREA_FIELDS], field);
    const Operator = oneOf(`Operator of ${field}`, isNumber ? OPERATORS : ['is', 'not'], operator);
    const made = (Field: ConstraintField, Value: unknown, more = {}): Constraint =>
      ({ Field, Operator, Value, Words: '', ...more }) as Constraint;
    if (field === 'SaleType') return made(field, oneOf('Value of SaleType', SALE_TYPES, value));
    if (field === 'Status') return made(field, oneOf('Value of Status', STATUSES, value));
    if (isIn(NAME_FIELDS, field)) {
      const names = namesOf(field, value);
      return made(placeField(field, names), names);
    }
    const number = numberFrom(value);
    if (Number.isNaN(number)) throw new WrongRequest(`Value of ${field} must be a number`);
    const unit = isIn(AREA_UNITS, AreaUnit) ? AreaUnit : 'Square Feet';
    return made(field, number, isIn(AREA_FIELDS, field) ? { AreaUnit: unit } : {});
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
    const Unsought = unknown.filter(({ Operator }) => Operator === 'not').flatMap(({ Value }) => Value as string[]);
    const only = <Name extends string>(name: 'Shown' | 'Order' | 'Aggregate', values: readonly Name[]) =>
      request[name] === undefined ? undefined : oneOf(name, values, request[name]);
    const [among, order] = [only('Shown', ['not', 'only']), only('Order', ORDERS)];
    const Aggregate = only('Aggregate', AGGREGATES);
    const Fields = namesFrom(request.Fields ?? []).map((name) => oneOf('Fields', ASKED_FIELDS, name));
    if (Aggregate !== undefined && Fields.length > 0 && !Fields.some((name) => isIn(AGGREGATE_FIELDS, name)))
      throw new WrongRequest(`Aggregate needs one of these in Fields: ${AGGREGATE_FIELDS.join(', ')}`);
    const limit = Math.floor(numberFrom(request.Limit));
    const Kept = constraints.filter((one) => !isUnknownTag(one));
    const ids = [...(among === 'not' ? shown : lastShown)];
    const isAmong: Constraint = { Field: 'Shown', Operator: among === 'not' ? 'not' : 'is', Value: ids, Words: '' };
    const [Field, Direction] = (order ?? '').split(' ');
    const { Language, Refused } = understanding;
    return {
      ...{ Language, Refused, Intent: 'search' as const },
      Constraints: among === undefined ? Kept : [...Kept, isAmong],
      Wishes: wishes.filter((one) => !isUnknownTag(one)),
      Kept,
      Unexplained: words,
      ...(Unsought.length === 0 ? {} : { Unsought }),
      Fields,
      AskedTags: namesFrom(request.Tags ?? []).filter(isTag),
      ...(order === undefined ? {} : { Order: { Field, Direction } as Order }),
      ...(limit >= 1 ? { Limit: limit } : {}),
      ...(Aggregate === undefined ? {} : { Aggregate }),
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
