import { createAjv } from '../../../fields/ajv.ts';
import { type Static, type TSchema, Type } from '../../../fields/type.ts';
import { AREA_UNITS, SALE_TYPES, STATUSES } from '../../../listings/listing.ts';
import { ASKED_TAGS } from '../../../listings/tags/tags.ts';
import { AREA_FIELDS, type Constraint, type NameField, NUMBER_FIELDS, OPERATORS } from '../constraint.ts';
import type { Names, Vocabulary } from '../vocabulary.ts';

/** What a model may say of the words that the parser could not explain. */
export type Extracted = { constraint: Constraint; isWish: boolean };

/** Providers take at most 1,000 values of closed lists in all. A list that is longer is left out rather than cut. */
const MOST_NAMES = 250;
const LONGEST_NAME = 60;
const MOST_CONSTRAINTS = 20;

const oneOf = (values: readonly string[]) => Type.Unsafe<string>({ type: 'string', enum: [...values] });
const stated = <Value extends TSchema>(fields: readonly string[], operators: readonly string[], Value: Value) => ({
  Field: oneOf(fields),
  Operator: oneOf(operators),
  Value,
  Words: Type.String({ description: "The visitor's own words for it, exactly as they stand in the message" }),
  IsWish: Type.Boolean({ description: 'True for what would be nice, false for what must be' }),
});
const closed = { additionalProperties: false };
const IS_OR_NOT = ['is', 'not'];

const spellings = (names: Names): string[] => [...new Set([...names.folds()].map((fold) => names.get(fold) ?? fold))];

/** The closed lists of names, by field. */
export type NameLists = ReadonlyMap<NameField, readonly string[]>;

export const nameLists = ({ cities, places, propertyTypes, currencies }: Vocabulary): NameLists => {
  const lists: [NameField, readonly string[]][] = [
    ['City', spellings(cities)],
    ['Near', spellings(places)],
    ['PropertyType', propertyTypes],
    ['Currency', currencies],
    ['Tag', ASKED_TAGS],
  ];
  const fits = (names: readonly string[]): boolean => names.length > 0 && names.length <= MOST_NAMES;
  return new Map(
    lists
      .map(([field, names]) => [field, names.filter((name) => name.length <= LONGEST_NAME)] as const)
      .filter(([, names]) => fits(names)),
  );
};

/** The JSON schema of the answer, as a provider's strict mode wants it: everything required, nothing else. */
export const extractionSchema = (lists: NameLists): Record<string, unknown> => {
  const names = [...lists].map(([field, values]) =>
    Type.Object(stated([field], IS_OR_NOT, Type.Array(oneOf(values))), closed),
  );
  const constraint = Type.Union([
    ...names,
    Type.Object(stated(['SaleType'], IS_OR_NOT, oneOf(SALE_TYPES)), closed),
    Type.Object(stated(['Status'], IS_OR_NOT, oneOf(STATUSES)), closed),
    Type.Object(stated(NUMBER_FIELDS, OPERATORS, Type.Number()), closed),
    Type.Object({ ...stated(AREA_FIELDS, OPERATORS, Type.Number()), AreaUnit: oneOf(AREA_UNITS) }, closed),
  ]);
  return JSON.parse(JSON.stringify(Type.Object({ constraints: Type.Array(constraint) }, closed)));
};

const Anything = Type.Object({
  constraints: Type.Array(Type.Object({ Field: Type.String(), Words: Type.String({ minLength: 1 }) })),
});
const ajv = createAjv();
const isAnswer = ajv.compile<Static<typeof Anything>>(JSON.parse(JSON.stringify(Anything)));

const isKnown = (constraint: object, lists: NameLists): boolean => {
  const { Field, Value } = constraint as { Field: NameField; Value: unknown };
  const names = lists.get(Field);
  return (
    names === undefined || (Array.isArray(Value) && Value.length > 0 && Value.every((name) => names.includes(name)))
  );
};

const byKind = {
  names: Type.Object(stated(['City', 'Near', 'PropertyType', 'Currency', 'Tag'], IS_OR_NOT, Type.Array(Type.String()))),
  saleType: Type.Object(stated(['SaleType'], IS_OR_NOT, oneOf(SALE_TYPES))),
  status: Type.Object(stated(['Status'], IS_OR_NOT, oneOf(STATUSES))),
  number: Type.Object(stated(NUMBER_FIELDS, OPERATORS, Type.Number({ minimum: 0, maximum: 1e12 }))),
  area: Type.Object({
    ...stated(AREA_FIELDS, OPERATORS, Type.Number({ minimum: 0, maximum: 1e12 })),
    AreaUnit: oneOf(AREA_UNITS),
  }),
};
const isConstraint = ajv.compile<Constraint & { IsWish: boolean }>(
  JSON.parse(JSON.stringify(Type.Union(Object.values(byKind)))),
);

/**
 * What a model answered, whatever it is: the constraints that the schema allows, and how many were dropped because it doesn't.
 * Undefined for what is no answer at all.
 */
export const readExtraction = (
  text: string,
  lists: NameLists,
): { extracted: Extracted[]; dropped: number } | undefined => {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isAnswer(answer)) return undefined;
  const extracted = answer.constraints.slice(0, MOST_CONSTRAINTS).flatMap((given: object): Extracted[] => {
    if (!isConstraint(given) || !isKnown(given, lists)) return [];
    const { IsWish, ...constraint } = given;
    return [{ constraint: constraint as Constraint, isWish: IsWish }];
  });
  return { extracted, dropped: answer.constraints.length - extracted.length };
};
