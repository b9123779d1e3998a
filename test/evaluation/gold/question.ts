import { CONSTRAINT_FIELDS, OPERATORS } from '../../../src/chat/understand/constraint.ts';
import { AGGREGATES, ASKED_FIELDS } from '../../../src/chat/understand/understanding.ts';
import { type Static, Type } from '../../../src/fields/type.ts';
import { LANGUAGE_CODES } from '../../../src/language/language.ts';
import { AREA_UNITS } from '../../../src/listings/listing.ts';

const CATEGORIES = [
  'price',
  'rooms',
  'place',
  'type',
  'area',
  'lot',
  'year',
  'hoa',
  'days',
  'parking',
  'status',
  'tags',
  'negation',
  'order',
  'aggregate',
  'fields',
  'lookup',
  'compare',
  'followup',
  'human',
  'none',
  'trap',
] as const;

const oneOf = <const Names extends readonly string[]>(names: Names) =>
  Type.Unsafe<Names[number]>({ type: 'string', enum: [...names] });
const texts = Type.Array(Type.String({ minLength: 1 }));

/**
 * What is to be understood of a wish. `Value` is a text, a number or a list of names; `"*"` stands for any value, which
 * depends on what was shown.
 */
export const GoldConstraint = Type.Object(
  {
    Field: oneOf(CONSTRAINT_FIELDS),
    Operator: oneOf(OPERATORS),
    Value: Type.Unsafe<string | number | string[]>({
      type: ['string', 'number', 'array'],
      items: { type: 'string', minLength: 1 },
    }),
    AreaUnit: Type.Optional(oneOf(AREA_UNITS)),
  },
  { additionalProperties: false },
);
export type GoldConstraint = Static<typeof GoldConstraint>;

export const Question = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    language: oneOf(LANGUAGE_CODES),
    category: oneOf(CATEGORIES),
    /** What the visitor said before, oldest first. */
    turns: Type.Optional(texts),
    question: Type.String({ minLength: 1 }),
    intent: oneOf(['search', 'lookup', 'compare', 'human', 'none']),
    /** Those that hold after the question, the earlier turns included. */
    constraints: Type.Array(GoldConstraint),
    order: Type.Optional(Type.String({ pattern: '^[A-Za-z]+ (asc|desc)$' })),
    limit: Type.Optional(Type.Integer({ minimum: 1 })),
    fields: Type.Optional(Type.Array(oneOf(ASKED_FIELDS))),
    tags: Type.Optional(texts),
    aggregate: Type.Optional(oneOf(AGGREGATES)),
    /** Positions in what was shown last, from 1. */
    reference: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
    /** Words that no field can express. */
    unexplained: Type.Optional(texts),
    /** Asks to choose homes or people by a protected class. */
    refused: Type.Optional(Type.Boolean()),
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
export type Question = Static<typeof Question>;
