import { AREA_UNITS, SALE_TYPES, STATUSES } from '../../listings/listing.ts';
import { cleanStart } from '../prompt/clean.ts';
import { ASKED_COLUMNS } from '../prompt/listing-words.ts';
import { MOST_ROWS } from '../retrieve/search.ts';
import {
  AREA_FIELDS,
  type Constraint,
  isIdentifier,
  NAME_FIELDS,
  NUMBER_FIELDS,
  OPERATORS,
} from '../understand/constraint.ts';
import { AGGREGATES, ORDER_FIELDS, type Understanding } from '../understand/understanding.ts';

/**
 * What `search_listings` takes, from the parser and from a model alike, under the names that Explain uses. Prices are in the listings' own
 * currency, times in days.
 */
export type SearchRequest = {
  Constraints?: StatedConstraint[];
  /** Constraints that order what matches and exclude nothing. */
  Wishes?: StatedConstraint[];
  /** Looked for in the texts of what matches. */
  Words?: string[];
  /** Homes that earlier answers showed: left out, or looked through alone. */
  Shown?: 'not' | 'only';
  /** `Price asc`. */
  Order?: string;
  Limit?: number;
  /** Told of each home, also where it is unknown. */
  Fields?: string[];
  /** Features that each home is asked for. */
  Tags?: string[];
  Aggregate?: string;
};
export type StatedConstraint = { Field: string; Operator: string; Value: unknown; AreaUnit?: string };

export const ORDERS = ORDER_FIELDS.flatMap((field) => [`${field} asc`, `${field} desc`]);
export const SEARCH_FIELDS = ['SaleType', 'Status', ...NAME_FIELDS, ...NUMBER_FIELDS, ...AREA_FIELDS] as const;
export const MOST_ITEMS = 20;
const LONGEST_TEXT = 120;

const oneOf = (values: readonly string[]) => ({ type: 'string', enum: [...values] });
const listOf = (items: object, description?: string) => ({
  type: 'array',
  items,
  ...(description === undefined ? {} : { description }),
});

const constraintSchema = {
  type: 'object',
  required: ['Field', 'Operator', 'Value'],
  properties: {
    Field: oneOf(SEARCH_FIELDS),
    Operator: oneOf(OPERATORS),
    Value: {
      anyOf: [{ type: 'number' }, { type: 'string' }, listOf({ type: 'string' })],
      description: `A number, or names any of which will do: towns or states for City, districts or landmarks for Near, features (pool, garage, pets,
view …) for Tag. SaleType: ${SALE_TYPES.join(', ')}. Status: ${STATUSES.join(', ')}.`,
    },
    AreaUnit: oneOf(AREA_UNITS),
  },
};

/** The JSON schema of a request, as a model is told it. */
export const searchSchema: Record<string, unknown> = {
  type: 'object',
  properties: {
    Constraints: listOf(constraintSchema, 'What a home must fulfil. All hold.'),
    Wishes: listOf({ type: 'object' }, 'Like Constraints, what would be nice: it orders, and excludes nothing.'),
    Words: listOf({ type: 'string' }, 'Looked for in the descriptions, where no field or feature says it.'),
    Shown: {
      ...oneOf(['not', 'only']),
      description: 'Leaves out what earlier answers showed, or looks through that alone.',
    },
    Order: { type: 'string', description: `${ORDER_FIELDS.join(', ')}, with asc or desc: "Price asc"` },
    Limit: { type: 'integer', minimum: 1, maximum: MOST_ROWS },
    Fields: listOf({ type: 'string' }, `Told of each home besides what rows have: ${ASKED_COLUMNS.join(', ')}`),
    Tags: listOf({ type: 'string' }, 'Features of which it is told for each home whether it has them.'),
    Aggregate: {
      ...oneOf(AGGREGATES),
      description: 'Of the first number in Fields (Price, HOAMonth …), over all that match.',
    },
  },
};

export const cleanName = (text: string): string => cleanStart(text, LONGEST_TEXT);

const stated = (constraint: Constraint): StatedConstraint[] => {
  if (constraint.Field === 'Shown' || isIdentifier(constraint)) return [];
  const { Field, Operator, Value } = constraint;
  const cleaned = Array.isArray(Value) ? Value.map((name) => cleanName(String(name))) : Value;
  return [{ Field, Operator, Value: cleaned, ...('AreaUnit' in constraint ? { AreaUnit: constraint.AreaUnit } : {}) }];
};

const unlessEmpty = <Name extends keyof SearchRequest>(name: Name, items: readonly unknown[]) =>
  items.length === 0 ? {} : { [name]: items.slice(0, MOST_ITEMS) };

/** What the parser asked for. */
export const requestOf = (understanding: Understanding): SearchRequest => {
  const { Constraints, Wishes, Unexplained, Unsought = [], Order, Limit, Fields, AskedTags, Aggregate } = understanding;
  const shown = Constraints.find(({ Field }) => Field === 'Shown');
  return {
    ...unlessEmpty('Constraints', Constraints.flatMap(stated)),
    ...unlessEmpty('Wishes', Wishes.flatMap(stated)),
    ...unlessEmpty('Words', Unexplained.filter((words) => !Unsought.includes(words)).map(cleanName)),
    ...(shown === undefined ? {} : { Shown: shown.Operator === 'not' ? 'not' : 'only' }),
    ...(Order === undefined ? {} : { Order: `${Order.Field} ${Order.Direction}` }),
    ...(Limit === undefined ? {} : { Limit: Math.min(Limit, MOST_ROWS) }),
    ...unlessEmpty('Fields', Fields),
    ...unlessEmpty('Tags', AskedTags),
    ...(Aggregate === undefined ? {} : { Aggregate }),
  };
};
