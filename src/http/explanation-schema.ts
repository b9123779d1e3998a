import { CONSTRAINT_FIELDS, OPERATORS } from '../chat/understand/constraint.ts';
import { AGGREGATES, ASKED_FIELDS, LANGUAGES } from '../chat/understand/understanding.ts';
import { Type } from '../fields/type.ts';
import { AREA_UNITS } from '../listings/listing.ts';
import { oneOf } from './request-fields.ts';

const Constraint = Type.Object({
  Field: oneOf(CONSTRAINT_FIELDS, 'What it speaks of'),
  Operator: oneOf(OPERATORS, 'How'),
  Value: Type.Unsafe<unknown>({
    type: ['string', 'number', 'array'],
    items: { type: ['string', 'number'] },
    description: "Names, a number in the listings' own units, or IDs of listings (Shown)",
  }),
  AreaUnit: Type.Optional(oneOf(AREA_UNITS, 'Of areas')),
  Words: Type.String({ description: "The visitor's own words" }),
});

const Row = Type.Object({
  ID: Type.Integer(),
  MLSNumber: Type.String(),
  Reasons: Type.Array(
    Type.Object({
      Field: oneOf(['Tag', 'Near', 'Description'], 'What made it fit'),
      Value: Type.String({ description: 'The tag, the place or the words that were looked for' }),
      Words: Type.String({ description: "The listing's own words" }),
      Says: Type.Optional(Type.Literal('no', { description: 'Where the words say that the home has the feature not' })),
    }),
  ),
});

const texts = (description: string) => Type.Array(Type.String(), { description });

/** How a message would be understood. What was not asked for is left out. */
export const Explanation = Type.Object({
  Intent: oneOf(['search', 'lookup', 'compare', 'human', 'none'], 'What the message wants'),
  Language: oneOf(LANGUAGES, 'Language of the message, ISO 639-1'),
  Constraints: Type.Array(Constraint, { description: 'Conditions that hold, earlier messages included' }),
  Wishes: Type.Optional(Type.Array(Constraint, { description: 'Wishes: they order what matches and exclude nothing' })),
  Unexplained: texts('Words that say something and were not understood'),
  Refused: Type.Optional(texts('Words that ask to choose by a protected class; they decide nothing')),
  Order: Type.Optional(Type.String({ description: 'Like `Price asc`' })),
  Limit: Type.Optional(Type.Integer({ description: 'How many homes were asked for' })),
  Fields: Type.Optional(Type.Array(oneOf(ASKED_FIELDS, 'What is asked about'))),
  Tags: Type.Optional(texts('The features that `Tag` of `Fields` asks about')),
  Reference: Type.Optional(Type.Array(Type.Integer(), { description: 'IDs of the homes that were pointed at' })),
  Aggregate: Type.Optional(oneOf(AGGREGATES, 'What is asked of all that match')),
  Total: Type.Integer({ description: 'How many listings match' }),
  Relaxed: Type.Optional(Type.Array(Constraint, { description: 'Conditions given up since nothing matched them all' })),
  Rows: Type.Array(Row, { description: 'The listings that an answer would be made of' }),
  Call: Type.Optional(
    Type.Object(
      { Name: Type.String(), Arguments: Type.Object({}, { additionalProperties: true }) },
      { description: "The same request as the model's tool takes it" },
    ),
  ),
  Prompt: Type.Array(
    Type.Object(
      { role: oneOf(['system', 'user', 'assistant', 'tool'], 'Whose message'), content: Type.String() },
      { additionalProperties: true },
    ),
    { description: "What would be sent to a model, as OpenAI's chat completions take it" },
  ),
  Tokens: Type.Integer({ description: 'Tokens of the prompt, estimated' }),
});
